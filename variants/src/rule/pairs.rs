//! Rules that hold exactly if they hold for pairs, or for a few at a time, of their cells.

use super::Rule;
use crate::board::{Board, Cell, Value};

impl Rule {
    /// The pairs of cells that the rule speaks of, if it holds exactly when it allows each of them; None for others.
    pub(crate) fn pairs(&self, board: &Board) -> Option<Vec<[Cell; 2]>> {
        let neighbours = |cells: &[Cell]| cells.windows(2).map(|pair| [pair[0], pair[1]]).collect();
        Some(match self {
            Rule::AntiKnight | Rule::AntiKing | Rule::Nonconsecutive | Rule::Negative(_) => {
                self.cells(board).chunks_exact(2).map(|pair| [pair[0], pair[1]]).collect()
            }
            Rule::Minimum { cell, others } | Rule::Maximum { cell, others } => {
                others.iter().map(|other| [*cell, *other]).collect()
            }
            Rule::Mark { cells, .. } => vec![*cells],
            Rule::Thermometer { cells, .. }
            | Rule::Whisper { cells, .. }
            | Rule::Pairs { cells, all: false, .. } => neighbours(cells),
            Rule::Pairs { cells, all: true, .. } => {
                let before = |(i, &last)| cells[..i].iter().map(move |&first| [first, last]);
                cells.iter().enumerate().flat_map(before).collect()
            }
            Rule::Palindrome(cells) => {
                let ends = cells.iter().zip(cells.iter().rev()).take(cells.len() / 2);
                ends.map(|(first, last)| [*first, *last]).collect()
            }
            Rule::Clone { first, second } => {
                first.iter().zip(second).map(|(first, second)| [*first, *second]).collect()
            }
            _ => return None,
        })
    }

    /// Cells of the rule, some at a time: it holds exactly if it holds for each of these alone.
    pub(crate) fn pieces(&self, board: &Board) -> Vec<Vec<Cell>> {
        let windows = |cells: &[Cell], width: usize| {
            // More cells than values cannot all differ. Divided, they would only take room.
            let width = if width > board.value_count() { cells.len() } else { width };
            cells.windows(width.clamp(1, cells.len().max(1))).map(<[Cell]>::to_vec).collect()
        };
        match self {
            Rule::Between(cells) | Rule::Lockout { cells, .. } if cells.len() > 3 => {
                let (first, last) = (cells[0], cells[cells.len() - 1]);
                cells[1..cells.len() - 1].iter().map(|&inner| vec![first, inner, last]).collect()
            }
            Rule::Entropic(cells) => windows(cells, 3),
            Rule::Modular { cells, modulus } => {
                windows(cells, usize::try_from(*modulus).unwrap_or(usize::MAX))
            }
            _ => vec![self.cells(board)],
        }
    }

    /// Whether it lets the cells of one of its pairs hold these values.
    pub(crate) fn allows(&self, board: &Board, a: Value, b: Value) -> bool {
        match self {
            Rule::AntiKnight | Rule::AntiKing => a != b,
            Rule::Nonconsecutive => a.0.abs_diff(b.0) != 1,
            Rule::Negative(negative) => {
                !negative.relations.iter().any(|relation| relation.holds(board, a, b))
            }
            Rule::Minimum { .. } | Rule::Thermometer { slow: false, .. } => a < b,
            Rule::Maximum { .. } => a > b,
            Rule::Thermometer { slow: true, .. } => a <= b,
            Rule::Whisper { least, .. } => i32::from(a.0.abs_diff(b.0)) >= *least,
            Rule::Palindrome(_) | Rule::Clone { .. } => a == b,
            Rule::Mark { relation, .. } | Rule::Pairs { relation, .. } => {
                relation.holds(board, a, b)
            }
            _ => true,
        }
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::Puzzle;
    use ninefold::generate::{Random, Seed};

    /// What the rules of a small board say of values drawn at random, and what `parts` say: the same. Both often.
    pub(in crate::rule) fn compare(
        text: &str,
        parts: impl Fn(&Rule, &Board, &[Option<Value>]) -> bool,
    ) {
        let puzzle: Puzzle = text.parse().expect("a puzzle");
        let board = puzzle.board();
        let mut random = Random::new(Seed(1));
        for (_, rule) in puzzle.each_rule() {
            let mut found = [0; 2];
            for _ in 0..3000 {
                let value = |_| Some(Value(random.below(board.value_count() as u32) as u8));
                let values: Vec<Option<Value>> = board.cells().map(value).collect();
                let holds = rule.holds(board, &values);
                assert_eq!(parts(rule, board, &values), holds, "{rule:?} {values:?}");
                found[usize::from(holds)] += 1;
            }
            assert!(found.iter().all(|&count| count > 5), "{rule:?} {found:?}");
        }
    }

    #[test]
    fn a_rule_holds_exactly_when_it_holds_for_its_pieces() {
        let text = ".Between~R1C1~R1C2~R2C2~R2C3.Lockout~2~R3C1~R3C2~R3C3~R3C4\
            .Modular~2~R4C1~R4C2~R4C3~R4C4.Entropic~R1C3~R1C4~R2C4~R3C4";
        compare(text, |rule, board, values| {
            let pieces = rule.pieces(board);
            assert!(pieces.len() > 1, "{rule:?}");
            let line = |cells: Vec<Cell>| cells.iter().map(|cell| values[cell.index()]).collect();
            pieces.into_iter().map(line).all(|line: Vec<_>| rule.holds_for(board, &line, false))
        });
    }

    #[test]
    fn a_rule_of_pairs_holds_exactly_when_it_allows_each() {
        let text = ".Shape~4x4.Thermo~R1C1~R1C2~R2C2.Whisper~2~R3C1~R3C2~R3C3.Palindrome~R4C1~R4C2~R4C3~R4C4\
            .WhiteDot~R1C3~R1C4.BlackDot~R2C3~R2C4.GreaterThan~R3C4~R4C4";
        compare(text, |rule, board, values| {
            let allows = |[a, b]: &[Cell; 2]| {
                let both = values[a.index()].zip(values[b.index()]);
                both.is_some_and(|(a, b)| rule.allows(board, a, b))
            };
            rule.pairs(board).expect("pairs").iter().all(allows)
        });
    }
}
