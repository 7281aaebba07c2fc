//! Extended rectangles: two lines of as many cells as digits.
//!
//! ```text
//! abc abc abc | .         three columns of one stack and rows of two bands, or rows of one band and
//! ------------+---        three or four columns (and both turned on their side): the two rows could
//! abc abc abc+| .         change places.
//! ```

use super::each_filling;
use crate::grid::{Cell, CellSet, Unique};
use crate::marks::Marks;
use crate::marks::rows::bits;
use crate::step::{Emit, Flow};
use crate::technique::guarded::Guarded;
use core::ops::ControlFlow;

/// Extended rectangles of types 1 to 4.
pub(in crate::technique) fn extended_rectangle(
    marks: &Marks,
    unique: &Unique,
    emit: &mut Emit<'_>,
) -> Flow {
    each(marks, &mut |cells| {
        each_filling(marks, cells, cells.len() / 2, &mut |digits| {
            let Some(deadly) = Guarded::deadly(marks, unique, cells, digits) else {
                return ControlFlow::Continue(());
            };
            deadly.each(&mut |gone, pattern| emit.eliminate(gone, pattern))
        })
    })
}

/// Every choice of open cells of the right shape, of which all but two or more have few candidates.
fn each(marks: &Marks, found: &mut dyn FnMut(CellSet) -> Flow) -> Flow {
    let few = |most: usize| -> CellSet {
        marks.open().iter().filter(|&cell| marks.cell(cell).len() <= most).collect()
    };
    for upright in [true, false] {
        let at = |line, place| if upright { Cell::at(line, place) } else { Cell::at(place, line) };
        // By line, the places that are in a set.
        let lines = |set: CellSet| -> [u16; 9] {
            core::array::from_fn(|line| {
                (0..9).fold(0, |all, i| all | u16::from(set.contains(at(line, i))) << i)
            })
        };
        let (open, few) = (lines(marks.open()), [few(3), few(4)].map(lines));
        for one in 0..9 {
            for two in one + 1..9 {
                let both = open[one] & open[two];
                let mut check = |places: u16| {
                    let size = places.count_ones();
                    let few = &few[size as usize - 3];
                    let count = (few[one] & places).count_ones() + (few[two] & places).count_ones();
                    if places & !both != 0 || count + 2 < 2 * size {
                        return ControlFlow::Continue(());
                    }
                    found(bits(places.into()).flat_map(|i| [at(one, i), at(two, i)]).collect())
                };
                if one / 3 != two / 3 {
                    [0o007, 0o070, 0o700].into_iter().try_for_each(check)?;
                    continue;
                }
                // With three digits, a block has room for one column, with four for two.
                for a in bits(both.into()) {
                    for b in bits((both >> (a + 1)).into()).map(|b| a + 1 + b) {
                        for c in bits((both >> (b + 1)).into()).map(|c| b + 1 + c) {
                            let three = 1 << a | 1 << b | 1 << c;
                            if a / 3 != b / 3 && b / 3 != c / 3 {
                                check(three)?;
                            }
                            for d in bits((both >> (c + 1)).into()).map(|d| c + 1 + d) {
                                if a / 3 != c / 3 && b / 3 != d / 3 {
                                    check(three | 1 << d)?;
                                }
                            }
                        }
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}
