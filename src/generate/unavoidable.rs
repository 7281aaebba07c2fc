//! Small unavoidable sets: cells of a solution that can be filled in another way. Every puzzle with
//! this solution has a clue in each of these sets.
//!
//! Two kinds are found without search: the cells of two digits fall into parts in which the two can be
//! exchanged, and so do the cells of two rows of a band or two columns of a stack. (The term is from
//! Gary McGuire, Bastian Tugemann and Gilles Civario, "There Is No 16-Clue Sudoku", 2012.)

use crate::grid::{Cell, Solution};

/// Larger sets than this are rarely the reason why a clue is needed.
const LARGEST: u32 = 10;

/// Calls `found` with the small unavoidable sets of a solution that lie in two digits, two rows or
/// two columns, each as the union of its cells' `marks`.
pub(super) fn small_sets(solution: &Solution, marks: &[u128; 81], mut found: impl FnMut(u128)) {
    two_digits(solution, marks, &mut found);
    two_lines(solution, marks, Cell::at, &mut found);
    two_lines(solution, marks, |line, place| Cell::at(place, line), &mut found);
}

/// Marks for [`small_sets`] that are the bits of a [`CellSet`](crate::grid::CellSet).
pub(super) const CELLS: [u128; 81] = {
    let mut marks = [0; 81];
    let mut cell = 0;
    while cell < 81 {
        marks[cell] = 1 << cell;
        cell += 1;
    }
    marks
};

/// Where a digit stands.
#[derive(Clone, Copy, Default)]
struct Places {
    /// By row: the column and the block.
    columns: [u8; 9],
    blocks: [u8; 9],
    /// By column, and by block: the row, as a bit.
    row_of_column: [u16; 9],
    row_of_block: [u16; 9],
    /// By row: the mark of the cell.
    marks: [u128; 9],
}

/// Exchanging two digits keeps a grid complete where it is done in all cells that are tied by
/// sharing a row, a column or a block.
fn two_digits(solution: &Solution, marks: &[u128; 81], found: &mut impl FnMut(u128)) {
    let mut places = [Places::default(); 9];
    for cell in Cell::ALL {
        let digit = &mut places[solution.get(cell).index()];
        let (row, column, block) = (cell.row_index(), cell.column_index(), cell.block_index());
        digit.columns[row] = column as u8;
        digit.blocks[row] = block as u8;
        digit.row_of_column[column] = 1 << row;
        digit.row_of_block[block] = 1 << row;
        digit.marks[row] = marks[cell.index()];
    }
    for (i, b) in places.iter().enumerate() {
        for a in &places[..i] {
            // From a row's `a`: the rows of the `b`s in its column and in its block.
            let next = core::array::from_fn(|row| {
                b.row_of_column[usize::from(a.columns[row])]
                    | b.row_of_block[usize::from(a.blocks[row])]
            });
            parts(&next, |row| a.marks[row] | b.marks[row], found);
        }
    }
}

/// Exchanging two lines of a chute keeps a grid complete where it is done in all places that are
/// tied by a digit.
fn two_lines(
    solution: &Solution,
    marks: &[u128; 81],
    cell: impl Fn(usize, usize) -> Cell,
    found: &mut impl FnMut(u128),
) {
    for [first, second] in (0..9).step_by(3).flat_map(|i| [[i, i + 1], [i, i + 2], [i + 1, i + 2]])
    {
        let mut place_of_digit = [0; 9];
        for place in 0..9 {
            place_of_digit[solution.get(cell(first, place)).index()] = 1 << place;
        }
        let next =
            core::array::from_fn(|place| place_of_digit[solution.get(cell(second, place)).index()]);
        let mark = |place| marks[cell(first, place).index()] | marks[cell(second, place).index()];
        parts(&next, mark, found);
    }
}

/// The parts into which nine things fall when each is tied to the things in `next`; ties come from
/// permutations, so that following them forward reaches a whole part. A thing stands for two cells.
fn parts(next: &[u16; 9], mark: impl Fn(usize) -> u128, found: &mut impl FnMut(u128)) {
    let mut left = 0o777_u16;
    while left != 0 {
        let (mut part, mut fresh) = (0, left & left.wrapping_neg());
        let mut marks = 0;
        while fresh != 0 {
            let at = fresh.trailing_zeros() as usize;
            part |= 1 << at;
            fresh = (fresh | next[at]) & !part;
            marks |= mark(at);
        }
        left &= !part;
        if 2 * part.count_ones() <= LARGEST {
            found(marks);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::question::given;
    use crate::generate::{Random, Seed, grid};
    use crate::grid::CellSet;
    use crate::solve;

    #[test]
    fn without_the_set_a_grid_is_not_determined() {
        let mut random = Random::new(Seed(1));
        for _ in 0..3 {
            let solution = grid(&mut random);
            let mut sets = Vec::new();
            small_sets(&solution, &CELLS, |set| sets.push(CellSet::from_bits(set)));
            assert!(sets.len() > 20);
            for set in sets {
                assert!(set.len() >= 4 && set.len() <= LARGEST as usize);
                assert!(solve::count(given(&solution, !set), 2) > 1, "{set}");
            }
        }
    }
}
