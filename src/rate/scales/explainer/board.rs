//! The position being rated: the candidates of each cell, and the places of each digit in each
//! house.

use super::houses::{CELLS, HOUSES, PLACES, Places};
use crate::grid::{Candidate, CandidateSet, Cell, CellSet, Clues, Digit, DigitSet, Grid, House};
use crate::technique::Marks;

/// Candidates by cell and by house. A cell that has its digit has no candidates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Board {
    digits: [DigitSet; 81],
    places: [[Places; 9]; 27],
    cells: [CellSet; 9],
    empty: CellSet,
    placed: [u8; 9],
    print: [u64; 2],
}

impl Board {
    /// The board of a puzzle: digits with the candidates that they allow, or candidates as stated.
    pub(super) fn of(clues: &Clues) -> Board {
        match clues {
            Clues::Grid(grid) => Board::of_grid(grid),
            Clues::Candidates(candidates) => Board::of_marks(&Marks::from(candidates)),
        }
    }

    fn of_grid(grid: &Grid) -> Board {
        let mut board = Board::of_sets(&[DigitSet::FULL; 81]);
        grid.filled().for_each(|(cell, digit)| board.place(cell, digit));
        board
    }

    /// The board of a position.
    pub(super) fn of_marks(marks: &Marks) -> Board {
        let mut board = Board::of_sets(marks.by_cell());
        board.empty = marks.open();
        for digit in Cell::ALL.into_iter().filter_map(|cell| marks.placed(cell)) {
            board.placed[digit.index()] += 1;
        }
        board
    }

    /// The board of these candidates by cell, all of them empty.
    fn of_sets(sets: &[DigitSet; 81]) -> Board {
        let mut board = Board {
            digits: *sets,
            places: [[0; 9]; 27],
            cells: [CellSet::EMPTY; 9],
            empty: CellSet::FULL,
            placed: [0; 9],
            print: [0; 2],
        };
        for cell in Cell::ALL {
            for digit in sets[cell.index()] {
                board.cells[digit.index()].insert(cell);
                board.flip(cell, digit);
            }
        }
        board
    }

    fn flip(&mut self, cell: Cell, digit: Digit) {
        let (houses, places) = (&HOUSES[cell.index()], &PLACES[cell.index()]);
        for i in 0..3 {
            self.places[houses[i].index()][digit.index()] ^= 1 << places[i];
        }
        let [one, two] = random(cell.index() * 9 + digit.index());
        self.print[0] ^= one;
        self.print[1] ^= two;
    }

    /// A number that distinguishes boards with different candidates, except for a chance of 1 in
    /// 2^128.
    pub(super) fn print(&self) -> [u64; 2] {
        self.print
    }

    /// The candidates of a cell.
    pub(super) fn digits(&self, cell: Cell) -> DigitSet {
        self.digits[cell.index()]
    }

    /// Whether a digit is possible in a cell.
    pub(super) fn has(&self, cell: Cell, digit: Digit) -> bool {
        self.digits[cell.index()].contains(digit)
    }

    /// The positions in a house at which a digit is possible.
    pub(super) fn places(&self, house: House, digit: Digit) -> Places {
        self.places[house.index()][digit.index()]
    }

    /// The cells without a digit.
    pub(super) fn empty(&self) -> CellSet {
        self.empty
    }

    /// How many cells of a house have no digit.
    pub(super) fn empty_in(&self, house: House) -> usize {
        (self.empty & house.cells()).len()
    }

    /// How often a digit is placed.
    pub(super) fn placed(&self, digit: Digit) -> usize {
        usize::from(self.placed[digit.index()])
    }

    /// Whether every cell has its digit.
    pub(super) fn is_solved(&self) -> bool {
        self.empty.is_empty()
    }

    /// Whether an empty cell has no candidate.
    pub(super) fn is_broken(&self) -> bool {
        self.empty.iter().any(|cell| self.digits(cell).is_empty())
    }

    /// Removes a candidate.
    pub(super) fn remove(&mut self, cell: Cell, digit: Digit) {
        if self.digits[cell.index()].remove(digit) {
            self.cells[digit.index()].remove(cell);
            self.flip(cell, digit);
        }
    }

    /// Places a digit in a cell, and removes it from the peers.
    pub(super) fn place(&mut self, cell: Cell, digit: Digit) {
        for other in self.digits[cell.index()] {
            self.remove(cell, other);
        }
        for house in HOUSES[cell.index()] {
            for place in crate::rate::scales::explainer::houses::bits(self.places(house, digit)) {
                self.remove(CELLS[house.index()][place], digit);
            }
        }
        self.empty.remove(cell);
        self.placed[digit.index()] += 1;
    }

    /// The cells of a house that have a digit, from positions.
    pub(super) fn cells_at(house: House, places: Places) -> impl Iterator<Item = Cell> {
        crate::rate::scales::explainer::houses::bits(places)
            .map(move |place| CELLS[house.index()][place])
    }

    /// The cells in which a digit is possible.
    pub(super) fn cells_with(&self, digit: Digit) -> CellSet {
        self.cells[digit.index()]
    }

    /// Those of some candidates that are still possible.
    pub(super) fn present(&self, candidates: &CandidateSet) -> CandidateSet {
        candidates.iter().filter(|c| self.has(c.cell, c.digit)).collect()
    }

    /// Every candidate.
    pub(super) fn candidates(&self) -> impl Iterator<Item = Candidate> + '_ {
        Cell::ALL
            .into_iter()
            .flat_map(|cell| self.digits(cell).iter().map(move |digit| Candidate { cell, digit }))
    }
}

/// Two random numbers of a candidate; the sum of all without carry is a board's print. They are outputs of
/// SplitMix64 (G. Steele, D. Lea, C. Flood, 2014), whose n-th output can be computed by itself: a table of them
/// would take 11 KiB that no compression makes smaller.
fn random(candidate: usize) -> [u64; 2] {
    [1, 2].map(|nth| {
        let state = (2 * candidate as u64 + nth).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let z = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    })
}
