//! Which cells a rule speaks of.

use super::Rule;
use super::negative::{KING, KNIGHT, moves, neighbours};
use ninefold::Language;

use crate::board::{Board, Cell};

impl Rule {
    /// Its name, its number if it has one, and its cells, as in `killer cage 15 at r1c1 r1c2`. Of many cells
    /// the first are named; a rule of the whole board has its name only.
    pub fn described(&self, board: &Board, language: Language) -> String {
        const NAMED: usize = 6;
        let (mut name, cells) = (self.kind().name_in(language).to_owned(), self.cells(board));
        if let Some(number) = self.number(board) {
            name.push_str(&format!(" {number}"));
        }
        if cells.is_empty() || cells.len() >= board.cells() {
            return name;
        }
        let names: Vec<_> = cells.iter().take(NAMED).map(|&cell| board.name(cell)).collect();
        let more = if cells.len() > NAMED { " …" } else { "" };
        match language {
            Language::English => format!("{name} at {}{more}", names.join(" ")),
            Language::Korean => format!("{}{more}의 {name}", names.join(" ")),
        }
    }

    /// The number that the setter wrote: a given digit, a sum, a count.
    fn number(&self, board: &Board) -> Option<i32> {
        match self {
            Rule::Allowed { values, .. } if values.len() == 1 => {
                values.iter().next().map(|value| board.number(value))
            }
            Rule::Cage { sum, .. } => *sum,
            Rule::Sum { sum, .. }
            | Rule::LittleKiller { sum, .. }
            | Rule::SumLine { sum, .. }
            | Rule::Sandwich { sum, .. }
            | Rule::XSum { sum, .. } => Some(*sum),
            Rule::Skyscraper { seen, .. } => i32::try_from(*seen).ok(),
            Rule::NumberedRoom { value, .. } => Some(board.number(*value)),
            _ => None,
        }
    }

    /// Whether it speaks of pairs all over the board, two and two in [`Rule::cells`].
    pub fn is_everywhere(&self) -> bool {
        matches!(self, Rule::AntiKnight | Rule::AntiKing | Rule::Nonconsecutive | Rule::Negative(_))
    }

    /// The cells the rule speaks of, in the rule's order; a cell may come twice.
    pub fn cells(&self, board: &Board) -> Vec<Cell> {
        match self {
            Rule::Allowed { cell, .. } | Rule::Odd(cell) | Rule::Even(cell) => vec![*cell],
            Rule::Minimum { cell, others } | Rule::Maximum { cell, others } => {
                [*cell].into_iter().chain(others.iter().copied()).collect()
            }
            Rule::Different { cells, .. }
            | Rule::Thermometer { cells, .. }
            | Rule::Whisper { cells, .. }
            | Rule::Palindrome(cells)
            | Rule::Pairs { cells, .. }
            | Rule::Cage { cells, .. }
            | Rule::LittleKiller { cells, .. }
            | Rule::SumLine { cells, .. }
            | Rule::Zipper(cells)
            | Rule::DoubleArrow(cells)
            | Rule::Renban(cells)
            | Rule::Entropic(cells)
            | Rule::Modular { cells, .. }
            | Rule::Between(cells)
            | Rule::Lockout { cells, .. }
            | Rule::Quadruple { cells, .. }
            | Rule::Sandwich { cells, .. }
            | Rule::XSum { cells, .. }
            | Rule::Skyscraper { cells, .. }
            | Rule::NumberedRoom { cells, .. }
            | Rule::Automaton { cells, .. } => cells.clone(),
            Rule::AntiKnight => moves(board, &KNIGHT).concat(),
            Rule::AntiKing => moves(board, &KING).concat(),
            Rule::Nonconsecutive => neighbours(board).concat(),
            Rule::Mark { cells, .. } => cells.to_vec(),
            Rule::Negative(negative) => negative.pairs(board).concat(),
            Rule::Clone { first, second } => first.iter().chain(second).copied().collect(),
            Rule::Sum { cells, .. } => cells.iter().map(|(cell, _)| *cell).collect(),
            Rule::Arrow { pill, shaft } => pill.iter().chain(shaft).copied().collect(),
            Rule::RegionSum { parts } => parts.concat(),
            Rule::Indexer { cell, line, .. } => {
                [*cell].into_iter().chain(line.iter().copied()).collect()
            }
        }
    }
}
