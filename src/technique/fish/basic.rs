//! Rows against columns: the search on nine masks of nine bits.
//!
//! ```text
//!            c1 c2 c3 c4 …
//! base r2    .  #  .  #        lines[1] = columns 2 and 4
//! base r8    .  #  .  #  #     lines[7] = columns 2, 4 and 5: r8c5 would be a fin
//! ```

use super::{Fish, TakeFish};
use crate::grid::{CellSet, Digit, House, HouseKind, HouseSet};
use crate::marks::Marks;
use crate::step::Flow;
use core::ops::ControlFlow;

/// One way of looking at a digit: lines of one kind as bases, those that cross them as covers.
struct View {
    digit: Digit,
    /// By base line, the cover lines where it has places.
    lines: [u16; 9],
    base: HouseKind,
}

/// Every fish without fins.
pub(super) fn each(size: usize, digit: Digit, marks: &Marks, found: &mut TakeFish<'_>) -> Flow {
    for base in [HouseKind::Row, HouseKind::Column] {
        let view = View::new(digit, base, marks);
        view.choose(size, size, &mut |bases, union| {
            let gone = view.cells(!bases, union);
            if gone.is_empty() || union.count_ones() as usize != size {
                return ControlFlow::Continue(());
            }
            found(view.fish(bases, union, CellSet::EMPTY, gone))
        })?;
    }
    ControlFlow::Continue(())
}

/// Every fish with fins, sashimi or not. An elimination must see all fins, so these lie in one
/// block, in at most two of the three lines that cross it; the third is a cover.
pub(super) fn each_finned(
    size: usize,
    digit: Digit,
    marks: &Marks,
    found: &mut TakeFish<'_>,
) -> Flow {
    for base in [HouseKind::Row, HouseKind::Column] {
        let view = View::new(digit, base, marks);
        view.choose(size, size + 2, &mut |bases, union| {
            let extra = union.count_ones() as usize;
            if extra <= size {
                return ControlFlow::Continue(());
            }
            for chute in [0o007, 0o070, 0o700] {
                let inside = union & chute;
                // Every way to leave out one or two lines of the chute.
                let mut out = inside;
                while out != 0 {
                    if extra - out.count_ones() as usize == size && out != chute {
                        view.finned(bases, union & !out, out, chute & !out, found)?;
                    }
                    out = (out - 1) & inside;
                }
            }
            ControlFlow::Continue(())
        })?;
    }
    ControlFlow::Continue(())
}

impl View {
    fn new(digit: Digit, base: HouseKind, marks: &Marks) -> View {
        let all = marks.all_places(digit);
        let first = if base == HouseKind::Row { 0 } else { 9 };
        View { digit, lines: core::array::from_fn(|i| all[first + i]), base }
    }

    /// Emits every `size` bases with at least two places each and at most `most` cover lines
    /// between them, with these lines.
    fn choose(&self, size: usize, most: usize, found: &mut dyn FnMut(u16, u16) -> Flow) -> Flow {
        let mut fit = 0_u16;
        for (i, line) in self.lines.iter().enumerate() {
            fit |= u16::from((2..=most as u32).contains(&line.count_ones())) << i;
        }
        self.extend(fit, 0, 0, size, most, found)
    }

    fn extend(
        &self,
        mut fit: u16,
        bases: u16,
        union: u16,
        left: usize,
        most: usize,
        found: &mut dyn FnMut(u16, u16) -> Flow,
    ) -> Flow {
        if left == 0 {
            return found(bases, union);
        }
        while fit.count_ones() as usize >= left {
            let i = fit.trailing_zeros() as usize;
            fit &= fit - 1;
            let union = union | self.lines[i];
            if union.count_ones() as usize <= most {
                self.extend(fit, bases | 1 << i, union, left - 1, most, found)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The fish with these covers and fins in the lines `out`; its eliminations lie in `hit`.
    fn finned(
        &self,
        bases: u16,
        covers: u16,
        out: u16,
        hit: u16,
        found: &mut TakeFish<'_>,
    ) -> Flow {
        let mut finned = 0_u16;
        for i in 0..9 {
            if bases >> i & 1 == 1 && self.lines[i] & out != 0 {
                finned |= 1 << i;
            }
            if bases >> i & 1 == 1 && self.lines[i] & covers == 0 {
                return ControlFlow::Continue(());
            }
        }
        let Some(band) = [0o007, 0o070, 0o700].into_iter().find(|band| finned & !band == 0) else {
            return ControlFlow::Continue(());
        };
        let gone = self.cells(band & !bases, hit & covers);
        if gone.is_empty() {
            return ControlFlow::Continue(());
        }
        found(self.fish(bases, covers, self.cells(finned, out), gone))
    }

    /// The places in these base lines and cover lines.
    fn cells(&self, lines: u16, crossing: u16) -> CellSet {
        let mut cells = CellSet::EMPTY;
        for i in 0..9 {
            let mut rest = if lines >> i & 1 == 1 { self.lines[i] & crossing } else { 0 };
            while rest != 0 {
                cells.insert(self.line(i).cell(rest.trailing_zeros() as usize));
                rest &= rest - 1;
            }
        }
        cells
    }

    fn line(&self, number: usize) -> House {
        if self.base == HouseKind::Row { House::row(number) } else { House::column(number) }
    }

    fn fish(&self, bases: u16, covers: u16, fins: CellSet, gone: CellSet) -> Fish {
        let rows = |lines: u16| HouseSet::from_bits(u32::from(lines));
        let columns = |lines: u16| HouseSet::from_bits(u32::from(lines) << 9);
        let (base_set, cover_set) = match self.base {
            HouseKind::Row => (rows(bases), columns(covers)),
            _ => (columns(bases), rows(covers)),
        };
        Fish {
            digit: self.digit,
            bases: base_set,
            covers: cover_set,
            body: self.cells(bases, covers),
            fins,
            endo_fins: CellSet::EMPTY,
            gone,
        }
    }
}
