//! The view of a person solving: the placed digits and the pencilmarks.

use super::facts::{DigitFacts, Facts, HouseFacts};
use crate::grid::{CandidateSet, Candidates, Cell, CellSet, Digit, DigitSet, Grid, House, Unique};
use core::fmt;

/// A partly solved grid: the givens, the digits placed so far, and the candidates of every open
/// cell, kept by cell, by digit and by house.
///
/// Only open cells have candidates here. An open cell with one candidate is a naked single that
/// nobody has placed yet.
///
/// ```text
/// by cell            by digit               by house and digit
/// r4c7: {1 5 9}      5: {r1c2, r4c7, …}     5 in row 4: ......#..   (place 6 of 9)
///                                           5 in column 7: ...#.....
///                                           5 in block 6: #........
/// ```
pub struct Marks {
    cells: [DigitSet; 81],
    digits: [CellSet; 9],
    /// By digit, then by house (27 of 32): bit `i` for the house's place `i`. A digit's row of this
    /// table is one cache line.
    places: [[u16; 32]; 9],
    placed: [Option<Digit>; 81],
    open: CellSet,
    /// By house, how many cells are open.
    open_in: [u8; 27],
    givens: CellSet,
    unique: Option<Unique>,
    facts: Facts,
    by_digit: [DigitFacts; 9],
    by_house: [HouseFacts; 27],
}

impl Marks {
    /// The start: the grid's digits are givens, and each blank cell has the candidates that no
    /// given peer holds.
    pub fn new(givens: &Grid) -> Marks {
        Marks::resume(givens, givens, &Candidates::from(givens))
    }

    /// A position in progress: `placed` holds the givens and further digits; `candidates` holds the
    /// candidates of the open cells (those of placed cells are ignored).
    pub fn resume(givens: &Grid, placed: &Grid, candidates: &Candidates) -> Marks {
        let mut marks = Marks {
            cells: [DigitSet::EMPTY; 81],
            digits: [CellSet::EMPTY; 9],
            places: [[0; 32]; 9],
            placed: Cell::ALL.map(|cell| placed.get(cell)),
            open: !placed.filled_cells(),
            open_in: [0; 27],
            givens: givens.filled_cells(),
            unique: None,
            facts: Facts::default(),
            by_digit: Default::default(),
            by_house: Default::default(),
        };
        for cell in marks.open {
            let set = candidates.get(cell);
            marks.cells[cell.index()] = set;
            for digit in set {
                marks.digits[digit.index()].insert(cell);
                let places = &mut marks.places[digit.index()];
                for (house, place) in houses_and_places(cell) {
                    places[house] |= 1 << place;
                }
            }
            houses_and_places(cell).iter().for_each(|(house, _)| marks.open_in[*house] += 1);
        }
        marks
    }

    /// Enables the uniqueness techniques if the proof covers these marks (see [`Unique::covers`]);
    /// otherwise they stay disabled.
    #[must_use]
    pub fn with_proof(mut self, unique: &Unique) -> Marks {
        self.unique = unique.covers(&self.candidates()).then_some(*unique);
        self.facts = Facts::default();
        self
    }

    /// The proof that there is one solution, if there is one that covers these marks.
    pub const fn unique(&self) -> Option<&Unique> {
        self.unique.as_ref()
    }

    /// The cells without a digit.
    pub const fn open(&self) -> CellSet {
        self.open
    }

    /// How many cells of a house have no digit.
    pub const fn open_in(&self, house: House) -> usize {
        self.open_in[house.index()] as usize
    }

    /// The given cells of the puzzle.
    pub const fn givens(&self) -> CellSet {
        self.givens
    }

    /// The digit in a cell.
    pub const fn placed(&self, cell: Cell) -> Option<Digit> {
        self.placed[cell.index()]
    }

    /// Whether every cell has a digit.
    pub const fn is_solved(&self) -> bool {
        self.open.is_empty()
    }

    /// The candidates of a cell; none when the cell has a digit.
    pub const fn cell(&self, cell: Cell) -> DigitSet {
        self.cells[cell.index()]
    }

    /// The candidates of all cells, in row-major order.
    pub const fn by_cell(&self) -> &[DigitSet; 81] {
        &self.cells
    }

    /// The open cells where a digit is possible.
    pub const fn digit(&self, digit: Digit) -> CellSet {
        self.digits[digit.index()]
    }

    /// The places of a digit in a house: bit `i` for the house's cell `i`, see [`House::cell`].
    pub const fn places(&self, digit: Digit, house: House) -> u16 {
        self.places[digit.index()][house.index()]
    }

    /// The places of a digit in all houses, by the house's index; entries after the 27 are 0.
    pub const fn all_places(&self, digit: Digit) -> &[u16; 32] {
        &self.places[digit.index()]
    }

    /// The cells of a house where a digit is possible.
    pub const fn cells_in(&self, digit: Digit, house: House) -> CellSet {
        self.digits[digit.index()].and(house.cells())
    }

    /// Whether a digit is still possible in an open cell.
    pub const fn has(&self, cell: Cell, digit: Digit) -> bool {
        self.cells[cell.index()].contains(digit)
    }

    /// The candidates of all open cells.
    pub fn all(&self) -> CandidateSet {
        let mut set = CandidateSet::EMPTY;
        for digit in Digit::ALL {
            set.extend_digit(digit, self.digit(digit));
        }
        set
    }

    /// The union of the candidates of these cells.
    pub fn digits_of(&self, cells: CellSet) -> DigitSet {
        cells.iter().fold(DigitSet::EMPTY, |digits, cell| digits | self.cell(cell))
    }

    /// Facts about the marks that several techniques use, computed on first use.
    pub(super) const fn facts(&self) -> &Facts {
        &self.facts
    }

    /// Facts about the candidates of a house.
    pub(crate) const fn about_house(&self, house: House) -> &HouseFacts {
        &self.by_house[house.index()]
    }

    /// Facts about a digit's candidates.
    pub(crate) const fn about(&self, digit: Digit) -> &DigitFacts {
        &self.by_digit[digit.index()]
    }

    /// Removes a candidate from an open cell; returns true when it was there.
    pub fn eliminate(&mut self, cell: Cell, digit: Digit) -> bool {
        let there = self.strike(cell, digit);
        if there {
            self.facts = Facts::default();
        }
        there
    }

    /// Removes candidates; those that are not there make no difference.
    pub fn eliminate_all(&mut self, gone: &CandidateSet) {
        gone.iter().for_each(|c| {
            self.strike(c.cell, c.digit);
        });
        self.facts = Facts::default();
    }

    /// Writes a digit into an open cell and removes it from the cell's peers. Does nothing to a
    /// cell that has a digit.
    pub fn place(&mut self, cell: Cell, digit: Digit) {
        if !self.open.remove(cell) {
            return;
        }
        self.placed[cell.index()] = Some(digit);
        houses_and_places(cell).iter().for_each(|(house, _)| self.open_in[*house] -= 1);
        for other in self.cell(cell) {
            self.strike(cell, other);
        }
        for peer in cell.peers() & self.digit(digit) {
            self.strike(peer, digit);
        }
        self.facts = Facts::default();
    }

    /// The digits placed so far, including givens.
    pub fn grid(&self) -> Grid {
        let mut grid = Grid::EMPTY;
        for cell in Cell::ALL {
            grid.set(cell, self.placed(cell));
        }
        grid
    }

    /// The candidates of all cells: a placed cell has only its digit.
    pub fn candidates(&self) -> Candidates {
        Candidates::from_sets(core::array::from_fn(|i| match self.placed[i] {
            Some(digit) => DigitSet::of(digit),
            None => self.cells[i],
        }))
    }

    /// Whether an open cell has no candidate, or a house lacks a digit and has no place for it: the
    /// marks then contradict themselves.
    pub fn is_broken(&self) -> bool {
        self.open.iter().any(|cell| self.cell(cell).is_empty())
            || House::ALL.into_iter().any(|house| {
                let standing: DigitSet =
                    house.cells().iter().filter_map(|cell| self.placed(cell)).collect();
                (DigitSet::FULL - standing).iter().any(|digit| self.places(digit, house) == 0)
            })
    }

    fn strike(&mut self, cell: Cell, digit: Digit) -> bool {
        if !self.cells[cell.index()].remove(digit) {
            return false;
        }
        self.digits[digit.index()].remove(cell);
        self.by_digit[digit.index()] = DigitFacts::default();
        let places = &mut self.places[digit.index()];
        for (house, place) in houses_and_places(cell) {
            places[house] &= !(1 << place);
            self.by_house[house] = HouseFacts::default();
        }
        true
    }
}

impl From<&Candidates> for Marks {
    /// A cell with one candidate counts as given if no peer has that candidate too; otherwise it is
    /// open, a naked single.
    fn from(candidates: &Candidates) -> Marks {
        let mut placed = Grid::EMPTY;
        for cell in Cell::ALL {
            if let Some(digit) = candidates.get(cell).only()
                && cell.peers().iter().all(|peer| !candidates.has(peer, digit))
            {
                placed.set(cell, digit);
            }
        }
        Marks::resume(&placed, &placed, candidates)
    }
}

impl Clone for Marks {
    /// The copy computes its own facts.
    fn clone(&self) -> Marks {
        Marks {
            facts: Facts::default(),
            by_digit: Default::default(),
            by_house: Default::default(),
            ..*self
        }
    }
}

impl PartialEq for Marks {
    /// The same givens, digits and candidates; proofs and facts are not compared.
    fn eq(&self, other: &Marks) -> bool {
        self.givens == other.givens && self.placed == other.placed && self.cells == other.cells
    }
}

impl Eq for Marks {}

impl fmt::Debug for Marks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "givens {:?}\n{:?}", self.givens, self.candidates())
    }
}

/// The index of each house of a cell, with the cell's place in it.
const fn houses_and_places(cell: Cell) -> [(usize, usize); 3] {
    let (row, column, block) = (cell.row_index(), cell.column_index(), cell.block_index());
    [(row, column), (9 + column, row), (18 + block, row % 3 * 3 + column % 3)]
}
