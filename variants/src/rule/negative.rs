//! "All marks are given": neighbours without a mark do not have what the mark says.

use ninefold::sorting::sort;

use super::Relation;
use crate::board::{Board, Cell};

/// All marks of some kinds are given: no other two neighbours stand in one of these relations.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Negative {
    /// What neighbours without a mark must not have.
    pub relations: Vec<Relation>,
    /// The pairs that bear a mark.
    pub marked: Vec<[Cell; 2]>,
}

impl Negative {
    /// The pairs of neighbours without a mark.
    pub fn pairs(&self, board: &Board) -> Vec<[Cell; 2]> {
        let marked = |a, b| self.marked.iter().any(|&[x, y]| (x, y) == (a, b) || (y, x) == (a, b));
        neighbours(board).into_iter().filter(|&[a, b]| !marked(a, b)).collect()
    }
}

/// Pairs in order, each once, with the earlier cell first.
pub(crate) fn in_order(pairs: &[[Cell; 2]]) -> Vec<[Cell; 2]> {
    let mut all: Vec<_> = pairs.iter().map(|&[a, b]| if a < b { [a, b] } else { [b, a] }).collect();
    sort(&mut all);
    all.dedup();
    all
}

/// All pairs of orthogonal neighbours.
pub(crate) fn neighbours(board: &Board) -> Vec<[Cell; 2]> {
    moves(board, &[(0, 1), (1, 0)])
}

/// All pairs of cells that one of the moves connects.
pub(crate) fn moves(board: &Board, moves: &[(isize, isize)]) -> Vec<[Cell; 2]> {
    board
        .cells()
        .flat_map(|a| {
            moves.iter().filter_map(move |&(down, right)| Some([a, board.beside(a, down, right)?]))
        })
        .collect()
}

/// The moves of a knight, each once.
pub(crate) const KNIGHT: [(isize, isize); 4] = [(1, 2), (2, 1), (1, -2), (2, -1)];

/// The moves of a king, each once.
pub(crate) const KING: [(isize, isize); 4] = [(0, 1), (1, 0), (1, 1), (1, -1)];
