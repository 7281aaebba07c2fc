//! Impossible patterns: cells that three digits cannot fill, whatever their shape.
//!
//! The cells have at least two of the digits. Two cells of one house get different digits, so this is
//! a question of colouring with three colours. A cell's other candidates are guardians: one guardian
//! of the pattern is true. Four cells of one house would be impossible too, but they are an almost
//! locked set; here a house has three cells of the pattern at most.
//!
//! The players' forum collected such patterns in lists ("Chromatic Patterns", 2022, by eleven, mith,
//! ryokousha and others); the tridagon is one of them. Here each is found by colouring, no list is
//! needed: the cells in question are those without guardians and those whose guardians lie in one
//! cell, are of one digit or lie in one house. If these cannot be coloured, cells are left out as
//! long as the rest cannot either.

use super::choices;
use crate::grid::{Cell, CellSet, DigitSet, House};
use crate::marks::Marks;
use crate::step::{Emit, Flow, Ground};
use crate::technique::guarded::Guarded;
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// No fewer cells make a pattern.
const FEWEST: usize = 10;

/// The most sets of cells that are examined for one set to begin with.
const MOST_SETS: usize = 60;

/// Three digits at a time.
pub(in crate::technique) fn impossible(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let mut search = PatternSearch { marks, seen: Vec::new(), left: 0, emit };
    for three in choices(DigitSet::FULL, 3) {
        search.three(three)?;
    }
    ControlFlow::Continue(())
}

struct PatternSearch<'a, 'e> {
    marks: &'a Marks,
    /// The patterns of these digits so far.
    seen: Vec<CellSet>,
    /// How many sets may still be examined.
    left: usize,
    emit: &'a mut Emit<'e>,
}

impl PatternSearch<'_, '_> {
    fn three(&mut self, three: DigitSet) -> Flow {
        let marks = self.marks;
        let at_least_two = |digits: DigitSet| {
            let (mut one, mut two) = (CellSet::EMPTY, CellSet::EMPTY);
            for digit in digits {
                two |= one & marks.digit(digit);
                one |= marks.digit(digit);
            }
            (one, two)
        };
        let (_, fit) = at_least_two(three);
        let (guarded, several) = at_least_two(DigitSet::FULL - three);
        let pure = fit - guarded;
        // A house or a cell adds three cells at most.
        let is_enough = pure.len() + 3 >= FEWEST;
        self.seen.clear();
        for digit in DigitSet::FULL - three {
            let own = (fit & marks.digit(digit)) - several;
            if pure.len() + own.len() >= FEWEST {
                self.within(three, pure | own, guarded)?;
            }
        }
        for house in House::ALL.into_iter().filter(|_| is_enough) {
            let own = fit & guarded & house.cells();
            if is_impossible(pure | own) {
                own.iter().try_for_each(|cell| self.within(three, pure.with(cell), guarded))?;
                self.within(three, pure | own, guarded)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Emits patterns among these cells.
    fn within(&mut self, three: DigitSet, cells: CellSet, guarded: CellSet) -> Flow {
        self.left = MOST_SETS;
        self.narrow(three, cells, CellSet::EMPTY, guarded)
    }

    /// Leaves out cells until every house has three at most, but none of those to keep.
    fn narrow(
        &mut self,
        three: DigitSet,
        cells: CellSet,
        mut keep: CellSet,
        guarded: CellSet,
    ) -> Flow {
        let cells = core(cells);
        if self.left == 0 || !keep.is_subset(cells) || !is_impossible(cells) {
            return ControlFlow::Continue(());
        }
        self.left -= 1;
        self.emit.budget().spend(1)?;
        let Some(house) = House::ALL.into_iter().find(|h| (h.cells() & cells).len() > 3) else {
            return self.conclude(three, cells, guarded);
        };
        let crowd = (cells & house.cells()) - keep;
        for part in [crowd & guarded, crowd - guarded] {
            for cell in part {
                self.narrow(three, cells.without(cell), keep, guarded)?;
                keep.insert(cell);
            }
        }
        ControlFlow::Continue(())
    }

    /// Leaves out what is not needed, cells with guardians first.
    fn conclude(&mut self, three: DigitSet, mut cells: CellSet, guarded: CellSet) -> Flow {
        for part in [cells & guarded, cells - guarded] {
            for cell in part {
                if is_impossible(cells.without(cell)) {
                    cells.remove(cell);
                }
            }
        }
        if self.seen.contains(&cells) {
            return ControlFlow::Continue(());
        }
        self.seen.push(cells);
        let pattern = Guarded::new(self.marks, cells, three, Ground::Core);
        let mut guardians = pattern.extras.iter();
        match (guardians.next(), guardians.next()) {
            // Not in a puzzle with a solution.
            (None, _) => ControlFlow::Continue(()),
            (Some(only), None) => self.emit.place(only.cell, only.digit, pattern.pattern()),
            _ => pattern.each(&mut |gone, evidence| self.emit.eliminate(gone, evidence)),
        }
    }
}

/// Without the cells that see fewer than three of the rest: a colour is always left for them.
fn core(mut cells: CellSet) -> CellSet {
    loop {
        let before = cells;
        for cell in before {
            if (cells & cell.peers()).len() < 3 {
                cells.remove(cell);
            }
        }
        if cells == before {
            return cells;
        }
    }
}

/// Whether three digits cannot fill these cells.
fn is_impossible(cells: CellSet) -> bool {
    let cells = core(cells);
    !cells.is_empty() && !can_fill(cells, [cells; 3])
}

/// Whether three digits, with these places each, can fill the cells.
fn can_fill(mut cells: CellSet, mut places: [CellSet; 3]) -> bool {
    loop {
        let [a, b, c] = places.map(|places| places & cells);
        if !cells.is_subset(a | b | c) {
            return false;
        }
        let two = a & b | a & c | b & c;
        let all = a & b & c;
        let put = |cell: Cell, places: &[CellSet; 3], digit: usize| {
            let mut places = *places;
            places[digit] -= cell.peers();
            places
        };
        if let Some(cell) = (cells - two).first() {
            let digit = [a, b, c].iter().position(|places| places.contains(cell));
            places = put(cell, &places, digit.unwrap_or_default());
            cells.remove(cell);
        } else if let Some(cell) = (cells - all).first() {
            cells.remove(cell);
            return (0..3).any(|digit| {
                places[digit].contains(cell) && can_fill(cells, put(cell, &places, digit))
            });
        } else if let Some(cell) = cells.first() {
            // No digit is told apart from the others here.
            cells.remove(cell);
            places = put(cell, &places, 0);
        } else {
            return true;
        }
    }
}
