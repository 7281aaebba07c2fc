//! The transformations that keep a Sudoku a Sudoku: 9! relabellings × 2 · 6⁸ moves of cells.

use super::candidates::Candidates;
use super::cell::{Cell, CellSet};
use super::clues::Clues;
use super::digit::{Digit, DigitSet};
use super::grid::Grid;
use super::house::{House, HouseKind};
use super::solution::Solution;

/// A symmetry of Sudoku: transpose or not, then permute bands, rows in bands, stacks and columns in
/// stacks, and relabel the digits.
///
/// ```
/// use ninefold::{Grid, Transform};
///
/// let grid: Grid =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let turn: Transform = "rotate90".parse()?;
/// assert_eq!(format!("{:#}", turn.grid(&grid)).lines().next(), Some("...748.65"));
/// // What the digits 1 to 9 become: 1 and 2 change places.
/// let swap: Transform = "digits=213456789".parse()?;
/// let both = turn.then(&swap);
/// assert_eq!(both.inverse().grid(&both.grid(&grid)), grid);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Transform {
    transpose: bool,
    /// Where each row (after transposition) goes.
    rows: [u8; 9],
    /// Where each column (after transposition) goes.
    columns: [u8; 9],
    /// What each digit becomes.
    digits: [Digit; 9],
}

/// The six orders of three items.
pub(crate) const ORDERS: [[usize; 3]; 6] =
    [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

impl Transform {
    /// How many ways there are to move the cells: 2 · 6⁸.
    pub const GEOMETRIES: u32 = 2 * 1296 * 1296;
    /// How many ways there are to relabel the digits: 9!.
    pub const RELABELLINGS: u32 = 362_880;

    /// The transformation that changes nothing.
    pub const IDENTITY: Transform = Transform {
        transpose: false,
        rows: [0, 1, 2, 3, 4, 5, 6, 7, 8],
        columns: [0, 1, 2, 3, 4, 5, 6, 7, 8],
        digits: Digit::ALL,
    };

    /// Transposition: rows become columns.
    pub const TRANSPOSE: Transform = Transform { transpose: true, ..Transform::IDENTITY };

    /// The transformation that transposes if asked, then sends row `i` to row `rows[i]` and column
    /// `i` to column `columns[i]` (all counted from 0), and turns the digit `i + 1` into
    /// `digits[i]`. `None` unless both are permutations that keep bands and stacks together and
    /// `digits` is one.
    pub fn new(
        transpose: bool,
        rows: [u8; 9],
        columns: [u8; 9],
        digits: [Digit; 9],
    ) -> Option<Transform> {
        let keeps_chutes = |lines: &[u8; 9]| {
            let all = lines.iter().filter(|&&line| line < 9).fold(0_u16, |all, &l| all | 1 << l);
            all == 0o777 && lines.chunks(3).all(|c| c[0] / 3 == c[1] / 3 && c[0] / 3 == c[2] / 3)
        };
        let relabels = digits.into_iter().collect::<DigitSet>() == DigitSet::FULL;
        (keeps_chutes(&rows) && keeps_chutes(&columns) && relabels).then_some(Transform {
            transpose,
            rows,
            columns,
            digits,
        })
    }

    /// A move of the whole square; lines must keep their chutes.
    pub(super) const fn of_square(transpose: bool, rows: [u8; 9], columns: [u8; 9]) -> Transform {
        Transform { transpose, rows, columns, digits: Digit::ALL }
    }

    /// The `n`-th way to move the cells, digits unchanged; `n` is taken modulo
    /// [`Transform::GEOMETRIES`]. Number 0 is the identity.
    pub fn geometry(n: u32) -> Transform {
        let (rest, transpose) = (n / 2 % (1296 * 1296), n % 2 == 1);
        let (columns, rows) = (lines(rest % 1296), lines(rest / 1296));
        Transform { transpose, rows, columns, digits: Digit::ALL }
    }

    /// The `n`-th relabelling in lexicographic order, cells unmoved; `n` is taken modulo
    /// [`Transform::RELABELLINGS`]. Number 0 is the identity.
    pub fn relabelling(n: u32) -> Transform {
        let mut rest = n % Transform::RELABELLINGS;
        let mut weight = Transform::RELABELLINGS;
        let mut digits = Digit::ALL;
        for i in 0..9 {
            weight /= 9 - i as u32;
            // The digits from place `i` on ascend; this one comes next.
            digits[i..=i + (rest / weight) as usize].rotate_right(1);
            rest %= weight;
        }
        Transform { digits, ..Transform::IDENTITY }
    }

    /// This transformation, then `next`.
    #[must_use]
    pub fn then(&self, next: &Transform) -> Transform {
        let (rows, columns) =
            if next.transpose { (self.columns, self.rows) } else { (self.rows, self.columns) };
        Transform {
            transpose: self.transpose != next.transpose,
            rows: rows.map(|row| next.rows[usize::from(row)]),
            columns: columns.map(|column| next.columns[usize::from(column)]),
            digits: self.digits.map(|digit| next.digits[digit.index()]),
        }
    }

    /// The transformation that undoes this one.
    #[must_use]
    pub fn inverse(&self) -> Transform {
        let mut rows = [0; 9];
        let mut columns = [0; 9];
        let mut digits = Digit::ALL;
        for i in 0..9_u8 {
            rows[usize::from(self.rows[usize::from(i)])] = i;
            columns[usize::from(self.columns[usize::from(i)])] = i;
            digits[self.digits[usize::from(i)].index()] = Digit::from_index(usize::from(i));
        }
        if self.transpose {
            core::mem::swap(&mut rows, &mut columns);
        }
        Transform { transpose: self.transpose, rows, columns, digits }
    }

    /// Whether rows and columns are exchanged.
    pub const fn transposes(&self) -> bool {
        self.transpose
    }

    /// Where each row (after transposition) goes, counted from 0.
    pub const fn rows(&self) -> &[u8; 9] {
        &self.rows
    }

    /// Where each column (after transposition) goes, counted from 0.
    pub const fn columns(&self) -> &[u8; 9] {
        &self.columns
    }

    /// What the digits 1 to 9 become.
    pub const fn digits(&self) -> &[Digit; 9] {
        &self.digits
    }

    /// Where a cell goes.
    pub fn cell(&self, cell: Cell) -> Cell {
        let (mut row, mut column) = (cell.row_index(), cell.column_index());
        if self.transpose {
            core::mem::swap(&mut row, &mut column);
        }
        Cell::at(usize::from(self.rows[row]), usize::from(self.columns[column]))
    }

    /// What a digit becomes.
    pub const fn digit(&self, digit: Digit) -> Digit {
        self.digits[digit.index()]
    }

    /// Where a house goes.
    pub fn house(&self, house: House) -> House {
        let first = self.cell(house.cell(0));
        match (house.kind(), self.transpose) {
            (HouseKind::Block, _) => first.block(),
            (HouseKind::Row, false) | (HouseKind::Column, true) => first.row(),
            (HouseKind::Row, true) | (HouseKind::Column, false) => first.column(),
        }
    }

    /// Where the cells of a set go.
    pub fn cells(&self, cells: CellSet) -> CellSet {
        cells.iter().map(|cell| self.cell(cell)).collect()
    }

    /// The grid with its cells moved and its digits relabelled.
    pub fn grid(&self, grid: &Grid) -> Grid {
        let mut image = Grid::EMPTY;
        for (cell, digit) in grid.filled() {
            image.set(self.cell(cell), self.digit(digit));
        }
        image
    }

    /// The solution with its cells moved and its digits relabelled.
    pub fn solution(&self, solution: &Solution) -> Solution {
        let mut digits = *solution.digits();
        for cell in Cell::ALL {
            digits[self.cell(cell).index()] = self.digit(solution.get(cell));
        }
        Solution::proved(digits)
    }

    /// The candidates with their cells moved and their digits relabelled.
    pub fn candidates(&self, candidates: &Candidates) -> Candidates {
        let mut image = Candidates::FULL;
        for cell in Cell::ALL {
            let digits = candidates.get(cell).iter().map(|digit| self.digit(digit)).collect();
            image.set(self.cell(cell), digits);
        }
        image
    }

    /// The clues with their cells moved and their digits relabelled.
    pub fn clues(&self, clues: impl Into<Clues>) -> Clues {
        match clues.into() {
            Clues::Grid(grid) => self.grid(&grid).into(),
            Clues::Candidates(candidates) => self.candidates(&candidates).into(),
        }
    }
}

/// The `n`-th of the 1296 orders of nine lines that keep chutes together.
fn lines(n: u32) -> [u8; 9] {
    let order = |power: u32| ORDERS[(n / 6_u32.pow(power) % 6) as usize];
    let chutes = order(3);
    let within = [order(2), order(1), order(0)];
    core::array::from_fn(|i| (chutes[i / 3] * 3 + within[i / 3][i % 3]) as u8)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn any_transform() -> impl Strategy<Value = Transform> {
        (0..Transform::GEOMETRIES, 0..Transform::RELABELLINGS)
            .prop_map(|(g, r)| Transform::geometry(g).then(&Transform::relabelling(r)))
    }

    #[test]
    fn numbers_name_different_transformations() {
        assert_eq!(Transform::geometry(0), Transform::IDENTITY);
        assert_eq!(Transform::relabelling(0), Transform::IDENTITY);
        assert_eq!(Transform::geometry(1), Transform::TRANSPOSE);
        let lines: std::collections::HashSet<[u8; 9]> = (0..1296).map(lines).collect();
        assert_eq!(lines.len(), 1296);
        let last = Transform::relabelling(Transform::RELABELLINGS - 1);
        assert!(last.digits.into_iter().eq(Digit::ALL.into_iter().rev()));
    }

    #[test]
    fn refuses_what_breaks_houses() {
        let id = *Transform::IDENTITY.rows();
        let across_bands = [3, 1, 2, 0, 4, 5, 6, 7, 8];
        assert_eq!(Transform::new(false, across_bands, id, Digit::ALL), None);
        assert_eq!(Transform::new(false, [0; 9], id, Digit::ALL), None);
        assert_eq!(Transform::new(false, id, id, [Digit::ALL[0]; 9]), None);
        assert_eq!(Transform::new(false, id, id, Digit::ALL), Some(Transform::IDENTITY));
    }

    #[test]
    fn relabellings_are_numbered_in_lexicographic_order() {
        let digits = |n| Transform::relabelling(n).digits;
        assert!((1..Transform::RELABELLINGS).all(|n| digits(n - 1) < digits(n)));
    }

    proptest! {
        #[test]
        fn solutions_move_like_grids(t in any_transform()) {
            let text = "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
            let solution = Solution::try_from(text.parse::<Grid>().unwrap()).unwrap();
            prop_assert_eq!(t.solution(&solution).grid(), t.grid(&solution.grid()));
        }

        #[test]
        fn inverses_undo(t in any_transform()) {
            prop_assert_eq!(t.then(&t.inverse()), Transform::IDENTITY);
            prop_assert_eq!(t.inverse().then(&t), Transform::IDENTITY);
        }

        #[test]
        fn composition_is_one_after_the_other(a in any_transform(), b in any_transform()) {
            for cell in Cell::ALL {
                prop_assert_eq!(a.then(&b).cell(cell), b.cell(a.cell(cell)));
            }
            for digit in Digit::ALL {
                prop_assert_eq!(a.then(&b).digit(digit), b.digit(a.digit(digit)));
            }
        }

        #[test]
        fn houses_stay_houses(t in any_transform()) {
            for house in House::ALL {
                prop_assert_eq!(t.cells(house.cells()), t.house(house).cells());
            }
        }
    }
}
