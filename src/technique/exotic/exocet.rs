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
//! In a double exocet two of them have the same digits and cross-lines. A senior exocet has a target
//! outside the band, in a cross-line; an almost exocet has one base digit to which this does not apply.

use super::{candidates, conclude};
use crate::grid::{CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseSet};
use crate::marks::Marks;
use crate::step::{Emit, Flow, Ground, Pattern, Role};
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// An exocet.
struct Exocet {
    base: CellSet,
    digits: DigitSet,
    targets: CellSet,
    cross: HouseSet,
    band: CellSet,
    /// The other cells of the cross-lines that the base does not see.
    rest: CellSet,
    /// The digits that three of these can hold.
    misfits: DigitSet,
}

/// Two base cells and their two targets.
pub(in crate::technique) fn junior(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    for exocet in within_band(marks, 0, emit)? {
        step(marks, &[&exocet], emit)?;
    }
    ControlFlow::Continue(())
}

/// Two junior exocets with the same digits and cross-lines.
pub(in crate::technique) fn double(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    doubles(marks, &within_band(marks, 0, emit)?, 0, emit)
}

/// Junior and double exocets with one misfit.
pub(in crate::technique) fn almost(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let all = within_band(marks, 1, emit)?;
    for exocet in all.iter().filter(|exocet| !exocet.misfits.is_empty()) {
        step(marks, &[exocet], emit)?;
    }
    doubles(marks, &all, 1, emit)
}

/// Pairs of exocets with this many misfits between them.
fn doubles(marks: &Marks, all: &[Exocet], misfits: usize, emit: &mut Emit<'_>) -> Flow {
    for (i, one) in all.iter().enumerate() {
        for two in &all[i + 1..] {
            let is_double = one.digits == two.digits
                && (one.cross, one.band) == (two.cross, two.band)
                && (one.misfits | two.misfits).len() == misfits
                && !one.base.houses().meets(two.base.houses())
                && !(one.base | one.targets).meets(two.base | two.targets);
            if is_double {
                step(marks, &[one, two], emit)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Two base cells, with a target outside their band.
pub(in crate::technique) fn senior(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    each_frame(marks, emit, |frame, emit| {
        // Three places that could hold a digit are too many: one of them must be a target.
        let mut seen = Vec::new();
        for first in bits(frame.three(0)) {
            for second in bits(frame.three(first)) {
                let targets = first | second;
                if targets & !frame.band == 0
                    || frame.three(targets) != 0
                    || seen.contains(&targets)
                {
                    continue;
                }
                seen.push(targets);
                let exocet = frame.exocet(targets, DigitSet::EMPTY);
                if exocet.targets.is_subset(marks.open()) {
                    step(marks, &[&exocet], emit)?;
                }
            }
        }
        ControlFlow::Continue(())
    })
}

/// The exocets in a band, whose companions have no base digit, with this many misfits at most.
fn within_band(marks: &Marks, misfits: usize, emit: &mut Emit<'_>) -> ControlFlow<(), Vec<Exocet>> {
    let mut all = Vec::new();
    each_frame(marks, emit, |frame, _| {
        let places = frame.places.iter().fold(0, |all, places| all | places) & frame.band;
        if [9, 18].iter().all(|line| (places >> line & 0x1ff).count_ones() == 1) {
            let unfit =
                (frame.digits.iter().zip(frame.places)).filter(|(_, of)| three(of & !places) != 0);
            let exocet = frame.exocet(places, unfit.map(|(digit, _)| digit).collect());
            if exocet.misfits.len() <= misfits && exocet.targets.is_subset(marks.open()) {
                all.push(exocet);
            }
        }
        ControlFlow::Continue(())
    })?;
    ControlFlow::Continue(all)
}

/// Two base cells with three or four digits, and three cross-lines.
struct Frame {
    base: CellSet,
    digits: DigitSet,
    /// The first is the one of the base's block.
    cross: [House; 3],
    /// By digit, its places where the base does not see it: a bit for each of the cross-lines' cells,
    /// one line after the other.
    places: [u32; 4],
    /// The band of the base, in the same form.
    band: u32,
}

/// Passes on each base with each choice of cross-lines.
fn each_frame(
    marks: &Marks,
    emit: &mut Emit<'_>,
    mut take: impl FnMut(&Frame, &mut Emit<'_>) -> Flow,
) -> Flow {
    let places = places(marks);
    // The bases' lines, and the houses across them.
    for [lines, crossing] in [[0, 9], [9, 0]] {
        // Each minirow without one of its cells.
        for number in 0..81 {
            emit.budget().spend(1)?;
            let (height, third) = (number / 9, number % 9);
            let line = House::from_index(lines + height);
            let base = line.meet(line.cell(third).block()).without(line.cell(third));
            let digits = marks.digits_of(base);
            if !base.is_subset(marks.open()) || !(3..=4).contains(&digits.len()) {
                continue;
            }
            let band = 7 << (height - height % 3);
            let band = band | band << 9 | band << 18;
            let near = 7 << (height - height % 3) | 1 << height << 9 | 1 << height << 18;
            for choice in 0..9 {
                let one = (third / 3 + 1) % 3 * 3 + choice / 3;
                let two = (third / 3 + 2) % 3 * 3 + choice % 3;
                let cross = [third, one, two].map(|i| House::from_index(crossing + i));
                let mut frame = Frame { base, digits, cross, places: [0; 4], band };
                for (digit, of) in digits.iter().zip(&mut frame.places) {
                    let [a, b, c] =
                        cross.map(|house| u32::from(places[digit.index()][house.index()]));
                    *of = (a | b << 9 | c << 18) & !near;
                }
                take(&frame, emit)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// By digit and house, the places where the digit is or may be.
fn places(marks: &Marks) -> [[u16; 32]; 9] {
    let mut all = Digit::ALL.map(|digit| *marks.all_places(digit));
    for cell in !marks.open() {
        if let Some(digit) = marks.placed(cell) {
            all[digit.index()][cell.row().index()] |= 1 << cell.column_index();
            all[digit.index()][cell.column().index()] |= 1 << cell.row_index();
        }
    }
    all
}

impl Frame {
    /// Three places of a digit without these, see [`three`].
    fn three(&self, without: u32) -> u32 {
        self.places
            .iter()
            .map(|places| three(places & !without))
            .find(|three| *three != 0)
            .unwrap_or(0)
    }

    fn exocet(&self, targets: u32, misfits: DigitSet) -> Exocet {
        let cells = |set: u32| {
            let is_in = |i: &usize| set & 1 << i != 0;
            (0..27).filter(is_in).map(|i| self.cross[i / 9].cell(i % 9)).collect::<CellSet>()
        };
        let any = self.places.iter().fold(0, |all, places| all | places);
        Exocet {
            base: self.base,
            digits: self.digits,
            targets: cells(targets),
            cross: self.cross.into_iter().collect(),
            band: cells(self.band),
            rest: cells(any & !targets),
            misfits,
        }
    }
}

/// A place in each cross-line, no two at the same height, if there are such: all three could hold the
/// digit. Otherwise two lines hold all places, by König's theorem.
fn three(places: u32) -> u32 {
    let [one, two, three] = [0, 9, 18].map(|line| places >> line & 0x1ff);
    for a in bits(one) {
        for b in bits(two & !a) {
            if let Some(c) = bits(three & !a & !b).next() {
                return a | b << 9 | c << 18;
            }
        }
    }
    0
}

/// The bits of a set, each as a set.
fn bits(mut set: u32) -> impl Iterator<Item = u32> {
    core::iter::from_fn(move || {
        let bit = set & set.wrapping_neg();
        set ^= bit;
        (bit != 0).then_some(bit)
    })
}

fn step(marks: &Marks, parts: &[&Exocet], emit: &mut Emit<'_>) -> Flow {
    let mut pattern = Pattern::on(Ground::Core);
    let mut suspects = CandidateSet::EMPTY;
    for Exocet { base, digits, targets, cross, rest, misfits, .. } in parts {
        let blocks: HouseSet = targets.iter().map(Cell::block).collect();
        suspects = suspects.or(candidates(marks, CellSet::FULL, *digits)).or(candidates(
            marks,
            blocks.cells(),
            DigitSet::FULL,
        ));
        pattern = pattern.cells(Role::Hinge, *base, *digits).cells(Role::Wing, *targets, *digits);
        for digit in *digits {
            let role = if misfits.contains(digit) { Role::Fin } else { Role::Link };
            pattern = pattern.cells(role, *rest & marks.digit(digit), digit);
        }
        pattern = pattern.houses(Role::Base, *cross).houses(Role::True, blocks);
    }
    conclude(marks, pattern, &suspects, emit)
}
