//! Franken fish in HoDoKu's order; the first is taken.
//!
//! By digit, with rows among the bases first, then with columns; blocks take part on both sides.
//! Bases and covers are chosen in lexicographic order, rows before columns before blocks.

use crate::grid::{CellSet, Digit, House, HouseKind, HouseSet};
use crate::technique::{Fish, Marks, Step, Technique};
use alloc::vec::Vec;

/// The most fins, and the most of them that lie in two bases.
const FINS: usize = 5;
const ENDO_FINS: usize = 2;

/// The fish of this size, with fins or without, as a step of the technique.
pub(super) fn first(
    marks: &Marks,
    technique: Technique,
    size: usize,
    is_finned: bool,
) -> Option<Step> {
    Digit::ALL.into_iter().find_map(|digit| {
        [HouseKind::Row, HouseKind::Column].into_iter().find_map(|kind| {
            let search = FrankenSearch::new(marks, digit, size, is_finned, kind);
            search.bases(0, Chosen::NONE).map(|fish| fish.found().by(technique))
        })
    })
}

/// A house with its candidates of the digit.
#[derive(Clone, Copy)]
struct Unit {
    house: House,
    cells: CellSet,
}

/// Houses chosen so far.
#[derive(Clone, Copy)]
struct Chosen {
    houses: HouseSet,
    count: usize,
    cells: CellSet,
    /// The cells that lie in two of the houses.
    twice: CellSet,
}

impl Chosen {
    const NONE: Chosen =
        Chosen { houses: HouseSet::EMPTY, count: 0, cells: CellSet::EMPTY, twice: CellSet::EMPTY };

    fn with(self, unit: Unit) -> Chosen {
        Chosen {
            houses: self.houses.with(unit.house),
            count: self.count + 1,
            cells: self.cells | unit.cells,
            twice: self.twice | (self.cells & unit.cells),
        }
    }
}

struct FrankenSearch {
    digit: Digit,
    size: usize,
    is_finned: bool,
    bases: Vec<Unit>,
    covers: Vec<Unit>,
}

impl FrankenSearch {
    /// With the lines of a kind among the bases.
    fn new(
        marks: &Marks,
        digit: Digit,
        size: usize,
        is_finned: bool,
        base_kind: HouseKind,
    ) -> FrankenSearch {
        let (mut bases, mut covers) = (Vec::new(), Vec::new());
        for house in House::ALL {
            let cells = marks.cells_in(digit, house);
            let unit = Unit { house, cells };
            let is_block = house.kind() == HouseKind::Block;
            if cells.is_empty() {
                continue;
            }
            if is_block || house.kind() != base_kind {
                covers.push(unit);
            }
            if (is_block || house.kind() == base_kind) && (is_finned || cells.len() <= size) {
                bases.push(unit);
            }
        }
        FrankenSearch { digit, size, is_finned, bases, covers }
    }

    fn bases(&self, from: usize, chosen: Chosen) -> Option<Fish> {
        if chosen.count == self.size {
            let fits = |unit: &&Unit| {
                !chosen.houses.contains(unit.house) && unit.cells.meets(chosen.cells)
            };
            let covers: Vec<Unit> = self.covers.iter().filter(fits).copied().collect();
            return self.covers(&covers, chosen, Chosen::NONE);
        }
        (from..self.bases.len()).find_map(|i| {
            let shared = chosen.cells & self.bases[i].cells;
            let endo_fins = chosen.twice.len() + shared.len();
            if !shared.is_empty() && (!self.is_finned || endo_fins > ENDO_FINS) {
                return None;
            }
            self.bases(i + 1, chosen.with(self.bases[i]))
        })
    }

    fn covers(&self, units: &[Unit], bases: Chosen, chosen: Chosen) -> Option<Fish> {
        if chosen.count == self.size {
            return self.fish(bases, chosen);
        }
        let last = (units.len() + chosen.count + 1).saturating_sub(self.size);
        (0..last).find_map(|i| self.covers(&units[i + 1..], bases, chosen.with(units[i])))
    }

    fn fish(&self, bases: Chosen, covers: Chosen) -> Option<Fish> {
        let fins = (bases.cells - covers.cells) | bases.twice;
        if fins.is_empty() == self.is_finned || fins.len() > FINS {
            return None;
        }
        let gone = (covers.cells - bases.cells) | covers.twice;
        let gone = if fins.is_empty() { gone } else { gone & fins.common_peers() };
        (!gone.is_empty()).then(|| Fish {
            digit: self.digit,
            bases: bases.houses,
            covers: covers.houses,
            body: bases.cells - fins,
            fins: fins - bases.twice,
            endo_fins: bases.twice,
            gone,
        })
    }
}
