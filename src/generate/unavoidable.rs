//! Small unavoidable sets: cells of a solution that can be filled in another way, so that every
//! puzzle with this solution gives at least one of them.
//!
//! Two kinds are found without search: the cells of two digits fall into parts in which the two can be
//! exchanged, and so do the cells of two rows of a band or two columns of a stack. (The term is from
//! Gary McGuire, Bastian Tugemann and Gilles Civario, "There Is No 16-Clue Sudoku", 2012.)

use crate::grid::{Cell, CellSet, Digit, Solution};
use alloc::vec::Vec;

/// Larger sets than this are rarely the reason why a clue is needed.
const LARGEST: u32 = 14;

/// No more sets are kept than this.
const MOST: usize = 256;

/// Unavoidable sets of one solution.
#[derive(Clone, Debug)]
pub(super) struct Sets {
    sets: Vec<CellSet>,
    /// For each cell the sets that it is in, bit by bit.
    of_cell: [[u64; MOST / 64]; 81],
}

impl Sets {
    /// No sets.
    pub(super) fn new() -> Sets {
        Sets { sets: Vec::with_capacity(MOST), of_cell: [[0; MOST / 64]; 81] }
    }

    /// Whether there is none.
    pub(super) const fn is_empty(&self) -> bool {
        self.sets.is_empty()
    }

    /// Whether no more are kept.
    pub(super) const fn is_full(&self) -> bool {
        self.sets.len() == MOST
    }

    /// Adds a set, if there is room.
    pub(super) fn insert(&mut self, set: CellSet) {
        if !self.is_full() {
            let number = self.sets.len();
            self.sets.push(set);
            for cell in set {
                self.of_cell[cell.index()][number / 64] |= 1 << (number % 64);
            }
        }
    }

    /// Whether taking `group` out leaves a set without any of the `clues` that stay.
    pub(super) fn empties_one(&self, group: CellSet, clues: CellSet) -> bool {
        group.iter().any(|cell| {
            self.of_cell[cell.index()].iter().enumerate().any(|(i, &word)| {
                let mut numbers = word;
                while numbers != 0 {
                    let number = 64 * i + numbers.trailing_zeros() as usize;
                    numbers &= numbers - 1;
                    if !self.sets[number].meets(clues) {
                        return true;
                    }
                }
                false
            })
        })
    }

    /// How many sets have none of these cells.
    pub(super) fn missed(&self, clues: CellSet) -> usize {
        self.sets.iter().filter(|set| !set.meets(clues)).count()
    }

    fn clear(&mut self) {
        self.sets.clear();
        self.of_cell = [[0; MOST / 64]; 81];
    }
}

/// The unavoidable sets of a solution that stand in two digits, two rows or two columns.
pub(super) fn small_sets(solution: &Solution, into: &mut Sets) {
    into.clear();
    two_digits(solution, into);
    two_lines(solution, Cell::at, into);
    two_lines(solution, |line, place| Cell::at(place, line), into);
}

/// Exchanging two digits keeps a grid complete where it is done in all cells that are tied by
/// sharing a row, a column or a block.
fn two_digits(solution: &Solution, into: &mut Sets) {
    // Where each digit stands: by row its column, by column and by block its row.
    let (mut columns, mut rows, mut block_rows) = ([[0; 9]; 9], [[0; 9]; 9], [[0; 9]; 9]);
    for cell in Cell::ALL {
        let d = solution.get(cell).index();
        let (r, c) = (cell.row_index(), cell.column_index());
        columns[d][r] = c;
        rows[d][c] = r;
        block_rows[d][cell.block_index()] = r;
    }
    for a in Digit::ALL {
        for b in Digit::ALL.into_iter().skip(a.index() + 1) {
            let (a, b) = (a.index(), b.index());
            // From a row's `a`: the rows of the `b`s in its column and in its block.
            let next: [u32; 9] = core::array::from_fn(|r| {
                let c = columns[a][r];
                1 << rows[b][c] | 1 << block_rows[b][r / 3 * 3 + c / 3]
            });
            parts(next, |part| {
                if 2 * part.count_ones() <= LARGEST {
                    into.insert(cells(part, |r| {
                        CellSet::of(Cell::at(r, columns[a][r])).with(Cell::at(r, columns[b][r]))
                    }));
                }
            });
        }
    }
}

/// Exchanging two lines of a chute keeps a grid complete where it is done in all places that are tied by
/// a digit.
fn two_lines(solution: &Solution, cell: impl Fn(usize, usize) -> Cell, into: &mut Sets) {
    for [first, second] in (0..9).step_by(3).flat_map(|i| [[i, i + 1], [i, i + 2], [i + 1, i + 2]])
    {
        let mut places = [0; 9];
        for place in 0..9 {
            places[solution.get(cell(first, place)).index()] = place;
        }
        let next: [u32; 9] =
            core::array::from_fn(|place| 1 << places[solution.get(cell(second, place)).index()]);
        parts(next, |part| {
            if 2 * part.count_ones() <= LARGEST {
                into.insert(cells(part, |place| {
                    CellSet::of(cell(first, place)).with(cell(second, place))
                }));
            }
        });
    }
}

/// The parts into which nine things fall when each is tied to the things in `next`; ties come from
/// permutations, so that following them forward reaches a whole part.
fn parts(next: [u32; 9], mut found: impl FnMut(u32)) {
    let mut left = 0o777_u32;
    while left != 0 {
        let mut part = 0;
        let mut fresh = left & left.wrapping_neg();
        while fresh != 0 {
            let at = fresh.trailing_zeros();
            part |= 1 << at;
            fresh = (fresh | next[at as usize]) & !part;
        }
        left &= !part;
        found(part);
    }
}

fn cells(part: u32, cells: impl Fn(usize) -> CellSet) -> CellSet {
    let mut rest = part;
    let mut all = CellSet::EMPTY;
    while rest != 0 {
        all |= cells(rest.trailing_zeros() as usize);
        rest &= rest - 1;
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::question::given;
    use crate::generate::{Random, Seed, grid};
    use crate::solve;

    #[test]
    fn without_the_set_a_grid_is_not_determined() {
        let mut random = Random::new(Seed(1));
        let mut sets = Sets::new();
        for _ in 0..3 {
            let solution = grid(&mut random);
            small_sets(&solution, &mut sets);
            assert!(sets.sets.len() > 20 && sets.sets.len() < MOST / 4 * 3);
            for &set in &sets.sets {
                assert!(set.len() >= 4 && set.len() <= LARGEST as usize);
                assert!(solve::count(given(&solution, !set), 2) > 1, "{set}");
            }
        }
    }
}
