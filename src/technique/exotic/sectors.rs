//! Multi-sector locked sets: as many cells as digits that their houses can give them.
//!
//! Every digit that cells hold needs a house of these cells, once each. Rows and columns are chosen,
//! and the open cells where they cross. A digit is counted once for each of the rows in which these
//! cells have it, or once for each of the columns, whichever is less. The cells cannot be more than
//! all digits count together; when they are as many, each row or column that counts a digit holds it
//! in these cells, and loses it elsewhere.
//!
//! ```text
//!    c c . | c c .     16 cells in four rows and four columns. Say 1, 2 and 6 count by
//!    c c . | c c .     rows, four times each or less, the others by columns, so that
//!    . . . | . . .     the sum is 16. Then 1, 2 and 6 leave the rest of the rows, and
//!    ------+------     the others leave the rest of the columns.
//!    c c . | c c .
//!    c c . | c c .
//! ```
//!
//! Described by David P. Bird and others in the players' forum; players choose the rows, the columns
//! and the digits in this way.

use super::{CandidateSet, CellSet, Emit, Flow, Marks, Pattern, Role, conclude};
use crate::grid::{Cell, Digit, DigitSet, House, HouseSet};
use crate::technique::table::Technique;
use alloc::boxed::Box;
use core::ops::ControlFlow;

/// By digit, and by a set of columns (or rows), the rows (or columns) in which it has a place there.
type Reached = Box<[[u16; 512]; 9]>;

/// Rows and columns, and the open cells where they cross.
pub(in crate::technique) fn multi_sector(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let rows = reached(marks, 9);
    let columns = reached(marks, 0);
    let sets = || (0..512_u16).filter(|set| (3..=5).contains(&set.count_ones()));
    for down in sets() {
        emit.budget().spend(1)?;
        let cells = open(marks, down);
        let columns_of: [u16; 9] = core::array::from_fn(|digit| columns[digit][usize::from(down)]);
        for across in sets() {
            let mut left = cells[usize::from(across)];
            for (rows, columns) in rows.iter().zip(columns_of) {
                let by_row = (rows[usize::from(across)] & down).count_ones();
                left -= by_row.min((columns & across).count_ones()) as i32;
                if left < 0 {
                    break;
                }
            }
            if left == 0 && cells[usize::from(across)] > 0 {
                step(marks, [down, across], [&rows, &columns], emit)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// By a set of columns, how many open cells they have in these rows.
fn open(marks: &Marks, rows: u16) -> [i32; 512] {
    let rows = HouseSet::from_bits(rows.into()).cells() & marks.open();
    let mut all = [0; 512];
    for set in 1..512_usize {
        let column = House::column(set.trailing_zeros() as usize);
        all[set] = all[set & (set - 1)] + (rows & column.cells()).len() as i32;
    }
    all
}

/// For the nine lines from a house on, see [`Reached`].
fn reached(marks: &Marks, first: usize) -> Reached {
    let mut all = Box::new([[0; 512]; 9]);
    for (digit, sets) in Digit::ALL.into_iter().zip(all.iter_mut()) {
        let places = marks.all_places(digit);
        for set in 1..512_usize {
            let line = set.trailing_zeros() as usize;
            sets[set] = sets[set & (set - 1)] | places[first + line];
        }
    }
    all
}

fn step(
    marks: &Marks,
    [down, across]: [u16; 2],
    [rows, columns]: [&Reached; 2],
    emit: &mut Emit<'_>,
) -> Flow {
    let lines = |set: u16, first: usize| HouseSet::from_bits(u32::from(set) << first);
    let cells = lines(down, 0).cells() & lines(across, 9).cells() & marks.open();
    let mut suspects = CandidateSet::EMPTY;
    for (i, digit) in Digit::ALL.into_iter().enumerate() {
        let by_row = rows[i][usize::from(across)] & down;
        let by_column = columns[i][usize::from(down)] & across;
        let mut covered = CellSet::EMPTY;
        if by_row.count_ones() <= by_column.count_ones() {
            covered |= lines(by_row, 0).cells();
        }
        if by_column.count_ones() <= by_row.count_ones() {
            covered |= lines(by_column, 9).cells();
        }
        suspects.extend_digit(digit, (covered - cells) & marks.digit(digit));
    }
    if suspects.is_empty() {
        return ControlFlow::Continue(());
    }
    let pattern = Pattern::new()
        .cells(Role::Body, cells, DigitSet::FULL)
        .houses(Role::Cover, lines(down, 0) | lines(across, 9));
    conclude(Technique::MultiSectorLockedSet, marks, pattern, &suspects, emit)
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
    let pattern = Pattern::new()
        .cells(Role::Body, cells, DigitSet::FULL)
        .houses(Role::Cover, links.into_iter().collect());
    conclude(Technique::SkLoop, marks, pattern, &suspects, emit)
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
