//! Which cells a rule speaks of.

use super::Rule;
use super::negative::{KING, KNIGHT, moves, neighbours};
use crate::board::{Board, Cell, Values};

impl Rule {
    /// The cell and what may stand in it, if the rule speaks of one cell alone.
    pub(crate) fn single(&self, board: &Board) -> Option<(Cell, Values)> {
        let (cell, rest) = match self {
            Rule::Allowed { cell, values } => return Some((*cell, *values)),
            Rule::Odd(cell) => (*cell, 1),
            Rule::Even(cell) => (*cell, 0),
            _ => return None,
        };
        let fits = board.values().iter().filter(|&value| board.number(value) % 2 == rest);
        Some((cell, fits.collect()))
    }

    /// The cells that differ, all of them, if the rule says so.
    pub(crate) fn differing(&self) -> Option<&[Cell]> {
        match self {
            Rule::Different { cells, .. } | Rule::Cage { cells, .. } | Rule::Renban(cells) => {
                Some(cells)
            }
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
            | Rule::CountingCircles(cells)
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
            Rule::Clone { first, second } | Rule::SameXSum { first, second } => {
                first.iter().chain(second).copied().collect()
            }
            Rule::Sum { cells, .. } => cells.iter().map(|(cell, _)| *cell).collect(),
            Rule::Arrow { pill, shaft } => pill.iter().chain(shaft).copied().collect(),
            Rule::RegionSum { parts } => parts.concat(),
            Rule::Indexer { cell, line, .. } => {
                [*cell].into_iter().chain(line.iter().copied()).collect()
            }
        }
    }
}
