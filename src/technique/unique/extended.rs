//! Extended rectangles: two rows of three cells with three digits.
//!
//! ```text
//! abc abc abc | .         three columns of one stack and rows of two bands, or three columns of
//! ------------+---        three stacks and rows of one band (and both turned on their side): the
//! abc abc abc+| .         two rows could change places.
//! ```

use super::step;
use super::{CellSet, DigitSet, Emit, Flow, Marks, Unique, bits};
use crate::grid::Cell;
use crate::technique::guarded::Guarded;
use crate::technique::table::Technique;
use core::ops::ControlFlow;

/// Extended rectangles of types 1 to 4.
pub(in crate::technique) fn extended_rectangle(
    marks: &Marks,
    unique: &Unique,
    emit: &mut Emit<'_>,
) -> Flow {
    let technique = Technique::ExtendedRectangle;
    each(marks, &mut |cells| {
        each_three(marks, cells, &mut |digits| {
            let Some(deadly) = Guarded::deadly(marks, unique, cells, digits) else {
                return ControlFlow::Continue(());
            };
            deadly.each(&mut |gone, pattern| emit.step(step(technique, gone, pattern)))
        })
    })
}

/// Every six open cells of the right shape, at least four of which have few candidates.
fn each(marks: &Marks, found: &mut dyn FnMut(CellSet) -> Flow) -> Flow {
    let few: CellSet = marks.open().iter().filter(|&cell| marks.cell(cell).len() <= 3).collect();
    for upright in [true, false] {
        let at = |line, place| if upright { Cell::at(line, place) } else { Cell::at(place, line) };
        // By line, the places that are in a set.
        let lines = |set: CellSet| -> [u16; 9] {
            core::array::from_fn(|line| {
                (0..9).fold(0, |all, i| all | u16::from(set.contains(at(line, i))) << i)
            })
        };
        let (open, few) = (lines(marks.open()), lines(few));
        for one in 0..9 {
            for two in one + 1..9 {
                let both = open[one] & open[two];
                let mut check = |places: u16| {
                    let count = (few[one] & places).count_ones() + (few[two] & places).count_ones();
                    if places & !both != 0 || count < 4 {
                        return ControlFlow::Continue(());
                    }
                    found(bits(places.into()).flat_map(|i| [at(one, i), at(two, i)]).collect())
                };
                if one / 3 != two / 3 {
                    [0o007, 0o070, 0o700].into_iter().try_for_each(check)?;
                    continue;
                }
                for a in bits((both & 0o007).into()) {
                    for b in bits((both & 0o070).into()) {
                        for c in bits((both & 0o700).into()) {
                            check(1 << a | 1 << b | 1 << c)?;
                        }
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The three digits that fill all of these cells but one or two.
fn each_three(marks: &Marks, cells: CellSet, found: &mut dyn FnMut(DigitSet) -> Flow) -> Flow {
    let mut tried = [DigitSet::EMPTY; 6];
    let mut count = 0;
    for left_out in cells {
        // The union of the cells with few candidates, whichever cell has the extras.
        let small: DigitSet = cells
            .iter()
            .filter(|&cell| cell != left_out && marks.cell(cell).len() <= 3)
            .fold(DigitSet::EMPTY, |union, cell| union | marks.cell(cell));
        if small.len() != 3 || tried.contains(&small) {
            continue;
        }
        tried[count] = small;
        count += 1;
        let plain = cells.iter().filter(|&cell| marks.cell(cell).is_subset(small)).count();
        let covered = cells.iter().all(|cell| (marks.cell(cell) & small).len() > 1);
        if plain >= 4 && covered {
            found(small)?;
        }
    }
    ControlFlow::Continue(())
}
