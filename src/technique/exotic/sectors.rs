//! Multi-sector locked sets: as many cells as digits that their houses can give them.
//!
//! Every digit that cells hold needs a house of these cells, once each. Rows and columns are chosen,
//! and the open cells where they cross. A digit counts as often as there must be rows, columns or
//! blocks to hold all its places in these cells. The cells cannot be more than all digits count
//! together; when they are as many, each row, column or block that counts a digit holds it in these
//! cells, and loses it elsewhere.
//!
//! ```text
//!    c c . | c c .     16 cells in four rows and four columns. Say 1, 2 and 6 count by
//!    c c . | c c .     rows, four times each or less, the others by columns and blocks,
//!    . . . | . . .     so that the sum is 16. Then 1, 2 and 6 leave the rest of the rows,
//!    ------+------     and the others leave the rest of the columns and blocks.
//!    c c . | c c .
//!    c c . | c c .
//! ```
//!
//! Described by David P. Bird and others in the players' forum; players choose the rows, the columns
//! and the digits in this way.

use super::conclude;
use crate::grid::{CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseSet};
use crate::marks::Marks;
use crate::step::{Emit, Flow, Ground, Pattern, Role};
use core::ops::{ControlFlow, RangeInclusive};

/// Rows and columns, and the open cells where they cross.
pub(in crate::technique) fn multi_sector(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let by_column = |column| Digit::ALL.map(|digit| marks.all_places(digit)[9 + column]);
    let places: [[u16; 9]; 9] = core::array::from_fn(by_column);
    for rows in (0..512_u16).filter(|set| MANY.contains(&set.count_ones())) {
        emit.budget().spend(1)?;
        let lines = HouseSet::from_bits(rows.into()).cells() & marks.open();
        Crossing { rows, lines, ..Crossing::default() }.extend(marks, &places, 0, emit)?;
    }
    ControlFlow::Continue(())
}

/// How many rows and columns.
const MANY: RangeInclusive<u32> = 3..=5;

/// Rows, some columns, and places of each digit there that do not see each other. Each of these
/// needs a house of its own, so this is a bound for how often the digits count.
#[derive(Clone, Default)]
struct Crossing {
    rows: u16,
    /// The open cells of the rows, and those of them in the columns.
    lines: CellSet,
    cells: CellSet,
    /// How many columns there are, and how many places.
    columns: u32,
    places: usize,
    /// By digit, the rows of the places, and those of the blocks of places in the last stack.
    used: [u16; 9],
    beside: [u16; 9],
}

impl Crossing {
    /// With more columns, from this one on; their places are given by digit.
    fn extend(
        &self,
        marks: &Marks,
        by_column: &[[u16; 9]; 9],
        from: usize,
        emit: &mut Emit<'_>,
    ) -> Flow {
        for column in from..9 {
            let mut next = self.clone();
            if column / 3 * 3 >= from {
                next.beside = [0; 9];
            }
            for (i, places) in by_column[column].iter().enumerate() {
                let free = places & self.rows & !next.used[i] & !next.beside[i];
                let row = free & free.wrapping_neg();
                next.used[i] |= row;
                next.beside[i] |= ((row | row >> 1 | row >> 2) & 0o111) * 7;
                next.places += usize::from(row != 0);
            }
            next.columns += 1;
            next.cells |= self.lines & House::column(column).cells();
            if MANY.contains(&next.columns) && (1..=next.cells.len()).contains(&next.places) {
                step(marks, next.cells, emit)?;
            }
            if next.columns < *MANY.end() {
                next.extend(marks, by_column, column + 1, emit)?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// Passes on every choice of this many houses that hold these cells; returns whether there is one.
fn cover(cells: CellSet, count: usize, own: HouseSet, found: &mut dyn FnMut(HouseSet)) -> bool {
    let Some(cell) = cells.first() else {
        found(own);
        return true;
    };
    let mut extend = |house: House| cover(cells - house.cells(), count - 1, own.with(house), found);
    count > 0 && cell.houses().into_iter().fold(false, |any, house| extend(house) | any)
}

fn step(marks: &Marks, cells: CellSet, emit: &mut Emit<'_>) -> Flow {
    let mut left = cells.len();
    let (mut suspects, mut counted) = (CandidateSet::EMPTY, HouseSet::EMPTY);
    for digit in Digit::ALL {
        let places = cells & marks.digit(digit);
        let mut count = 0;
        let mut take = |houses: HouseSet| {
            counted |= houses;
            suspects.extend_digit(digit, (houses.cells() - cells) & marks.digit(digit));
        };
        while !cover(places, count, HouseSet::EMPTY, &mut take) {
            count += 1;
        }
        let Some(rest) = left.checked_sub(count) else { return ControlFlow::Continue(()) };
        left = rest;
    }
    if left > 0 || suspects.is_empty() {
        return ControlFlow::Continue(());
    }
    let pattern = Pattern::on(Ground::Core)
        .cells(Role::Body, cells, DigitSet::FULL)
        .houses(Role::Cover, counted);
    conclude(marks, pattern, &suspects, emit)
}

/// The eight pairs of an SK-loop in their order.
pub(in crate::technique) fn sk_loop(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    for rows in pairs() {
        for columns in pairs() {
            around(marks, rows, columns, emit)?;
        }
    }
    ControlFlow::Continue(())
}

/// Every pair of lines in different bands.
fn pairs() -> impl Iterator<Item = [usize; 2]> {
    (0..81).map(|i| [i / 9, i % 9]).filter(|[a, b]| a / 3 < b / 3)
}

/// The loop around four corners, if there is one.
fn around(marks: &Marks, [r, s]: [usize; 2], [c, d]: [usize; 2], emit: &mut Emit<'_>) -> Flow {
    // Clockwise: each house is a link between the pair before it and the pair after it.
    let corners = [Cell::at(r, c), Cell::at(r, d), Cell::at(s, d), Cell::at(s, c)];
    if corners.iter().any(|corner| marks.open().contains(*corner)) {
        return ControlFlow::Continue(());
    }
    let lines = [House::row(r), House::column(d), House::row(s), House::column(c)];
    let links: [House; 8] = core::array::from_fn(|i| {
        if i % 2 == 0 { lines[i / 2] } else { corners[(i / 2 + 1) % 4].block() }
    });
    // The pair `i` lies where the links `i - 1` and `i` meet.
    let pair = |i: usize| links[(i + 7) % 8].meet(links[i]).without(corners[i.div_ceil(2) % 4]);
    let pairs: [CellSet; 8] = core::array::from_fn(pair);
    let cells = pairs.iter().fold(CellSet::EMPTY, |all, pair| all | *pair);
    if !cells.is_subset(marks.open()) {
        return ControlFlow::Continue(());
    }
    let mut left = cells.len();
    let mut suspects = CandidateSet::EMPTY;
    for digit in Digit::ALL {
        let has = |i: &usize| pairs[*i].meets(marks.digit(digit));
        let met = (0..8).filter(has).fold(0_u8, |set, i| set | 1 << i);
        let count = fewest(met);
        let Some(rest) = left.checked_sub(count) else { return ControlFlow::Continue(()) };
        left = rest;
        for (i, link) in links.iter().enumerate() {
            let both = (1 << i | 1 << ((i + 1) % 8)) & met;
            if both != 0 && fewest(met & !both) + 1 == count {
                suspects.extend_digit(digit, (link.cells() - cells) & marks.digit(digit));
            }
        }
    }
    if left > 0 || suspects.is_empty() {
        return ControlFlow::Continue(());
    }
    let pattern = Pattern::on(Ground::Core)
        .cells(Role::Body, cells, DigitSet::FULL)
        .houses(Role::Cover, links.into_iter().collect());
    conclude(marks, pattern, &suspects, emit)
}

/// The fewest links of a ring of eight that touch all these pairs.
fn fewest(pairs: u8) -> usize {
    if pairs == u8::MAX {
        return 4;
    }
    // From a gap on, each run needs half as many links as it has pairs, rounded up.
    let from_gap = pairs.rotate_right(pairs.trailing_ones());
    let mut rest = from_gap;
    let mut count = 0;
    while rest != 0 {
        let first = rest.trailing_zeros();
        rest &= !(3_u8.checked_shl(first).unwrap_or(0));
        count += 1;
    }
    count
}
