//! Extended rectangles: two rows of three cells with three digits.
//!
//! ```text
//! abc abc abc | .         three columns of one stack and rows of two bands, or three columns of
//! ------------+---        three stacks and rows of one band (and both turned on their side): the
//! abc abc abc+| .         two rows could change places.
//! ```

use super::deadly::{Deadly, step};
use super::{CellSet, DigitSet, Emit, Flow, Marks, Unique};
use crate::grid::{Cell, House};
use crate::technique::table::Technique;
use core::ops::ControlFlow;

/// Extended rectangles whose extras lie in one cell, are of one digit, or make a subset.
pub(in crate::technique) fn extended_rectangle(
    marks: &Marks,
    unique: &Unique,
    emit: &mut Emit<'_>,
) -> Flow {
    let technique = Technique::ExtendedRectangle;
    each(marks, &mut |cells| {
        each_three(marks, cells, &mut |digits| {
            let Some(deadly) = Deadly::new(marks, unique, cells, digits) else {
                return ControlFlow::Continue(());
            };
            deadly.one_cell(&mut |gone, pattern| emit(step(technique, gone, pattern)))?;
            deadly.one_digit(&mut |gone, pattern, _| emit(step(technique, gone, pattern)))?;
            deadly.subset(&mut |gone, pattern| emit(step(technique, gone, pattern)))
        })
    })
}

/// Every six open cells of the right shape.
fn each(marks: &Marks, found: &mut dyn FnMut(CellSet) -> Flow) -> Flow {
    for upright in [true, false] {
        let line = |i| if upright { House::row(i) } else { House::column(i) };
        let at = |line: usize, place: usize| {
            if upright { Cell::at(line, place) } else { Cell::at(place, line) }
        };
        for one in 0..9 {
            for two in one + 1..9 {
                let same_band = one / 3 == two / 3;
                let open: [bool; 9] = core::array::from_fn(|i| {
                    marks.open().contains(at(one, i)) && marks.open().contains(at(two, i))
                });
                for a in 0..9 {
                    for b in a + 1..9 {
                        for c in b + 1..9 {
                            let stacks = [a / 3, b / 3, c / 3];
                            let fits = if same_band {
                                stacks == [0, 1, 2]
                            } else {
                                stacks[0] == stacks[2]
                            };
                            if fits && open[a] && open[b] && open[c] {
                                let places: CellSet = [a, b, c]
                                    .into_iter()
                                    .flat_map(|i| [at(one, i), at(two, i)])
                                    .collect();
                                debug_assert!(
                                    places.is_subset(line(one).cells() | line(two).cells())
                                );
                                found(places)?;
                            }
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
