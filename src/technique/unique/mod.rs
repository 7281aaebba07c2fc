//! Techniques that reason from there being one solution.
//!
//! A deadly pattern is a set of cells whose candidates could be swapped for one another everywhere
//! at once: were they filled from the pattern, there would be a second solution. So one of the
//! *extra* candidates in its cells is true. What follows depends on where the extras lie:
//!
//! 1. in one cell: that cell holds an extra, not a digit of the pattern;
//! 2. of one digit: what sees all of them goes (type 5 when they lie on a diagonal or in three
//!    cells);
//! 3. in two cells of a house: with further cells of the house they form a naked subset;
//! 4. in two cells of a house in which one of the pattern's digits has no other place: the other
//!    digit of the pattern goes from both.
//!
//! No cell may be a given, and no candidate clue may rule out what the swap needs: the proof says
//! so, see [`Unique::leaves_free`].

mod avoidable;
mod bug;
mod deadly;
mod extended;
mod hidden;
mod loops;
mod rectangle;

pub(super) use avoidable::{avoidable_1, avoidable_2};
pub(super) use bug::{bug, bug_plus_1};
pub(super) use extended::extended_rectangle;
pub(super) use hidden::hidden_rectangle;
pub(super) use loops::unique_loop;
pub(super) use rectangle::unique_rectangle;

use super::marks::Marks;
use super::pattern::{Pattern, Role};
use super::step::{Emit, Flow, Step};
use crate::grid::{CandidateSet, Cell, CellSet, Digit, DigitSet, House, Unique};
use core::ops::ControlFlow;

/// Four cells in two rows, two columns and two blocks: `corners[0]` and `corners[3]` are opposite,
/// so are `corners[1]` and `corners[2]`.
type Corners = [Cell; 4];

/// Every four such cells out of a set, once.
fn each_rectangle(cells: CellSet, found: &mut dyn FnMut(Corners) -> Flow) -> Flow {
    for first in cells {
        let along = (cells & first.row().cells()).iter().filter(|&cell| cell > first);
        for second in along {
            let below = (cells & first.column().cells()).iter().filter(|&cell| cell > first);
            for third in below {
                let fourth = Cell::at(third.row_index(), second.column_index());
                let same_block =
                    (first.block() == second.block()) != (first.block() == third.block());
                if same_block && cells.contains(fourth) {
                    found([first, second, third, fourth])?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}
