//! Exocets: the digits of two base cells come back in two target cells.
//!
//! ```text
//! B B . | . . . | . . .     B: base cells, together three or four digits
//! . . . | T . . | . . c     T: target cells, c: their companions, without a base digit
//! . . . | c . . | . . T     S: where the three cross-lines leave the band; for each base digit two
//! ------+-------+------        lines hold all its places there
//!     S | S     |     S
//!     S | S     |     S     A base digit that is true in a base cell needs three places in the
//!                           cross-lines. Two can be S, the third is a target.
//! ```
//!
//! The definition of the junior exocet is David P. Bird's, after champagne's exocet (players' forum).
//! In a double exocet two of them have the same digits and cross-lines.

use super::{
    CandidateSet, CellSet, DigitSet, Emit, Flow, Marks, Pattern, Role, candidates, conclude,
};
use crate::grid::{Cell, Digit, House, HouseSet};
use crate::technique::table::Technique;
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// A junior exocet.
struct Exocet {
    base: CellSet,
    digits: DigitSet,
    targets: CellSet,
    /// The cross-lines.
    cross: HouseSet,
    /// The cross-lines' cells outside the band.
    outside: CellSet,
    /// The blocks of the targets.
    blocks: HouseSet,
}

/// Two base cells and their two targets.
pub(in crate::technique) fn junior(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    for exocet in all(marks, emit)? {
        step(Technique::JuniorExocet, marks, &[&exocet], emit)?;
    }
    ControlFlow::Continue(())
}

/// Two junior exocets with the same digits and cross-lines.
pub(in crate::technique) fn double(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let all = all(marks, emit)?;
    for (i, one) in all.iter().enumerate() {
        for two in &all[i + 1..] {
            let is_double = one.digits == two.digits
                && one.outside == two.outside
                && !one.base.houses().meets(two.base.houses())
                && !(one.base | one.targets).meets(two.base | two.targets);
            if is_double {
                step(Technique::DoubleExocet, marks, &[one, two], emit)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Every junior exocet.
fn all(marks: &Marks, emit: &Emit<'_>) -> ControlFlow<(), Vec<Exocet>> {
    let mut all = Vec::new();
    for lines in [House::row as fn(usize) -> House, House::column] {
        // Each minirow without one of its cells.
        for number in 0..81 {
            emit.budget().spend(1)?;
            let (line, third) = (lines(number / 9), number % 9);
            with_base(marks, line, third, &mut all);
        }
    }
    ControlFlow::Continue(all)
}

/// The exocets whose base is next to a cell of a line.
fn with_base(marks: &Marks, line: House, third: usize, all: &mut Vec<Exocet>) {
    let minirow = line.meet(line.cell(third).block());
    let base = minirow.without(line.cell(third));
    let digits = marks.digits_of(base);
    if !base.is_subset(marks.open()) || !(3..=4).contains(&digits.len()) {
        return;
    }
    // The two other blocks of the band.
    let near = third / 3;
    let [one, two] = [(near + 1) % 3, (near + 2) % 3].map(|far| {
        let places = 3 * far..3 * far + 3;
        places.flat_map(|place| targets(marks, line, line.cell(place), digits)).collect::<Vec<_>>()
    });
    for first in &one {
        for second in &two {
            let cells = [line.cell(third), *first, *second];
            let cross = cells.map(|cell| crossing(line, cell));
            let band = HouseSet::from_iter(cells.map(Cell::block)).cells();
            if digits.iter().all(|digit| fills_two(marks, cross, band, digit)) {
                let cross: HouseSet = cross.into_iter().collect();
                all.push(Exocet {
                    base,
                    digits,
                    targets: CellSet::of(*first).with(*second),
                    cross,
                    outside: cross.cells() - band,
                    blocks: [first.block(), second.block()].into_iter().collect(),
                });
            }
        }
    }
}

/// The row or column through a cell that crosses a line of the other kind.
fn crossing(line: House, cell: Cell) -> House {
    if cell.row().kind() == line.kind() { cell.column() } else { cell.row() }
}

/// The targets in the block and the cross-line of a cell of the base's line.
fn targets(marks: &Marks, line: House, at: Cell, digits: DigitSet) -> Vec<Cell> {
    let pair = at.block().meet(crossing(line, at)).without(at);
    let is_target = |cell: &Cell| {
        let companion = pair.without(*cell);
        marks.cell(*cell).meets(digits)
            && !marks.digits_of(companion).meets(digits)
            && !companion.iter().filter_map(|one| marks.placed(one)).any(|d| digits.contains(d))
    };
    pair.iter().filter(is_target).collect()
}

/// Whether two lines hold all places of a digit in the cross-lines outside the band, so that no
/// three of these can be true.
fn fills_two(marks: &Marks, cross: [House; 3], band: CellSet, digit: Digit) -> bool {
    let places = cross.map(|line| {
        let is_place = |place: &usize| {
            let cell = line.cell(*place);
            !band.contains(cell) && (marks.has(cell, digit) || marks.placed(cell) == Some(digit))
        };
        (0..9).filter(is_place).fold(0_u16, |set, place| set | 1 << place)
    });
    let [a, b, c] = places;
    let at_most = |set: u16, count: u32| set.count_ones() <= count;
    places.contains(&0)
        || at_most(a | b, 1)
        || at_most(a | c, 1)
        || at_most(b | c, 1)
        || at_most(a | b | c, 2)
}

fn step(technique: Technique, marks: &Marks, parts: &[&Exocet], emit: &mut Emit<'_>) -> Flow {
    let mut pattern = Pattern::new();
    let mut suspects = CandidateSet::EMPTY;
    for Exocet { base, digits, targets, cross, outside, blocks } in parts {
        suspects = suspects.or(&candidates(marks, CellSet::FULL, *digits)).or(&candidates(
            marks,
            blocks.cells(),
            DigitSet::FULL,
        ));
        pattern = pattern.cells(Role::Hinge, *base, *digits).cells(Role::Wing, *targets, *digits);
        for digit in *digits {
            pattern = pattern.cells(Role::Link, *outside & marks.digit(digit), digit);
        }
        pattern = pattern.houses(Role::Base, *cross).houses(Role::True, *blocks);
    }
    conclude(technique, marks, pattern, &suspects, emit)
}
