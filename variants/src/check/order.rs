//! Sandwiches, X-sums and skyscrapers of a line: all ways to fill it at once.
//!
//! If its cells differ, what may follow depends only on which values stand before and on what the clue has counted
//! so far, not on their order. So the search goes from set to set and keeps the counts that lead to each as the bits
//! of a number. Towers may be counted in any line: there the highest value so far says all.

use crate::board::{Board, Value, Values};
use crate::rule::Rule;

/// Lines of a board with more values have too many sets.
const MOST_VALUES: usize = 10;

/// What a value does to what has been counted: the counts that it allows, and how much it adds to each.
struct Counted {
    allowed: u64,
    added: u32,
}

const ALL: u64 = u64::MAX;

/// What each cell of a line may hold, of the values that it has, if no two cells hold the same and the clue
/// holds. None if the rule is no such clue or the board is too large.
pub(super) fn kept(board: &Board, rule: &Rule, line: &[Values]) -> Option<Vec<Values>> {
    let is_small = board.value_count() <= MOST_VALUES && board.total() < 64;
    if !is_small || !is_clue(rule) {
        return None;
    }
    let sets = 1_usize << board.value_count();
    let size = |set: usize| set.count_ones() as usize;
    let next = |set: usize| line[size(set)].iter().filter(move |value| set >> value.0 & 1 == 0);
    // By the set of the values so far, which is less than any that it becomes: the counts to which they lead.
    let mut reached = vec![0_u64; sets];
    reached[0] = 1;
    for set in (0..sets).filter(|&set| size(set) < line.len()) {
        if reached[set] == 0 {
            continue;
        }
        for value in next(set) {
            let counted = count(board, rule, line.len(), set, value);
            reached[set | 1 << value.0] |= (reached[set] & counted.allowed) << counted.added;
        }
    }
    // The counts from which the line can be filled.
    let mut good = vec![0_u64; sets];
    let mut kept = vec![Values::EMPTY; line.len()];
    for set in (0..sets).rev().filter(|&set| reached[set] != 0) {
        if size(set) >= line.len() {
            good[set] = reached[set] & wanted(board, rule, set);
            continue;
        }
        for value in next(set) {
            let counted = count(board, rule, line.len(), set, value);
            let after = good[set | 1 << value.0] >> counted.added;
            let here = reached[set] & counted.allowed & after;
            good[set] |= here;
            if here != 0 {
                let cell = &mut kept[size(set)];
                *cell = cell.with(value);
            }
        }
    }
    Some(kept)
}

/// What each cell of a line may hold, of the values that it has, if this many towers are seen; cells may hold the same.
pub(super) fn towers(board: &Board, seen: usize, line: &[Values]) -> Vec<Values> {
    let bit = u32::try_from(seen).ok().and_then(|seen| 1_u64.checked_shl(seen)).unwrap_or(0);
    // The highest tower so far (its value plus 1; 0 for none), and whether this value is one more.
    let next = |highest: usize, value: Value| {
        let here = usize::from(value.0) + 1;
        if board.number(value) > 0 && here > highest { (here, 1) } else { (highest, 0) }
    };
    // By the highest so far: the numbers of towers seen, as bits.
    let mut reached = vec![vec![0; board.value_count() + 1]; line.len() + 1];
    reached[0][0] = 1;
    for (place, values) in line.iter().enumerate() {
        for highest in 0..=board.value_count() {
            for (after, more) in values.iter().map(|value| next(highest, value)) {
                reached[place + 1][after] |= reached[place][highest] << more;
            }
        }
    }
    let mut good = vec![bit; board.value_count() + 1];
    let mut kept = vec![Values::EMPTY; line.len()];
    for (place, values) in line.iter().enumerate().rev() {
        let after = good.clone();
        for (highest, good) in good.iter_mut().enumerate() {
            *good = 0;
            for value in values.iter() {
                let (then, more) = next(highest, value);
                let here = reached[place][highest] & after[then] >> more;
                *good |= here;
                if here != 0 {
                    kept[place] = kept[place].with(value);
                }
            }
        }
    }
    kept
}

fn is_clue(rule: &Rule) -> bool {
    matches!(rule, Rule::Sandwich { .. } | Rule::XSum { .. } | Rule::Skyscraper { .. })
}

/// What is counted when a value follows a set of others in a line of this many cells: of a sandwich the sum between
/// the least and the greatest value; of an X-sum the first number, which says how many cells are added; of skyscrapers
/// those that are higher than all before.
fn count(board: &Board, rule: &Rule, length: usize, before: usize, value: Value) -> Counted {
    let number = board.number(value);
    let sum = match rule {
        Rule::XSum { sum, .. } => sum,
        Rule::Skyscraper { .. } => {
            let is_seen = number > 0 && before >> value.0 == 0;
            return Counted { allowed: ALL, added: u32::from(is_seen) };
        }
        _ => {
            let ends = crusts(board);
            let is_inside = (before & ends).count_ones() == 1 && ends >> value.0 & 1 == 0;
            return Counted { allowed: ALL, added: if is_inside { number as u32 } else { 0 } };
        }
    };
    if before != 0 {
        let with = before | 1 << value.0;
        let all = board.values().iter().filter(|other| with >> other.0 & 1 == 1);
        let is_right = all.map(|other| board.number(other)).sum::<i32>() == *sum;
        let ends_here = 1 << with.count_ones();
        return Counted { allowed: if is_right { ALL } else { !ends_here }, added: 0 };
    }
    let fits = number as usize <= length && (number > 1 || number == *sum);
    Counted { allowed: if fits { ALL } else { 0 }, added: number as u32 }
}

/// The counts that a full line may have.
fn wanted(board: &Board, rule: &Rule, set: usize) -> u64 {
    let only = |count: u64| if count < 64 { 1 << count } else { 0 };
    match rule {
        Rule::Sandwich { sum, .. } => match u64::try_from(*sum) {
            Ok(sum) if set & crusts(board) == crusts(board) => only(sum),
            _ => 0,
        },
        Rule::Skyscraper { seen, .. } => only(*seen as u64),
        _ => ALL,
    }
}

/// The least and the greatest value, as a set.
fn crusts(board: &Board) -> usize {
    1 | 1 << (board.value_count() - 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Cell;
    use crate::check::kept_by;
    use crate::puzzle::Puzzle;
    use ninefold::generate::{Random, Seed};

    #[test]
    fn a_line_keeps_what_some_way_to_fill_it_holds() {
        let mut random = Random::new(Seed(1));
        let mut some = 0;
        for round in 0..600 {
            let shape = [".Shape~4x4", ".Shape~6x6", ".Shape~6x6~0-5"][round % 3];
            let board = shape.parse::<Puzzle>().expect("a board").board().clone();
            let length = board.value_count() - usize::from(round % 5 == 0);
            let cells: Vec<Cell> = (0..length as u16).map(Cell).collect();
            let number = random.below(1 + 4 * length as u32);
            let rule = match round / 3 % 3 {
                0 => Rule::Sandwich { cells, sum: number as i32 },
                1 => Rule::XSum { cells, sum: number as i32 },
                _ => Rule::Skyscraper { cells, seen: number as usize % 7 },
            };
            let full = board.values().0;
            let one = |_| Values(full & (random.below(full + 1) | random.below(full + 1)));
            let line: Vec<Values> = (0..length).map(one).collect();
            let expected = |differ: bool| {
                kept_by(&line, |values| {
                    let all: Vec<_> = values.iter().copied().map(Some).collect();
                    let is_new = |at: usize| !differ || !values[..at].contains(&values[at]);
                    (0..length).all(is_new) && rule.holds_for(&board, &all, differ)
                })
            };
            if let Rule::Skyscraper { seen, .. } = &rule {
                assert_eq!(towers(&board, *seen, &line), expected(false), "{rule:?} {line:?}");
            }
            let expected = expected(true);
            assert_eq!(kept(&board, &rule, &line), Some(expected.clone()), "{rule:?} {line:?}");
            some += usize::from(expected.iter().any(|kept| !kept.is_empty()));
        }
        assert!(some > 100, "{some} lines can be filled");
    }
}
