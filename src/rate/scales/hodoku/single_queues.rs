//! Singles in the order in which they arise, which is HoDoKu's order.
//!
//! HoDoKu keeps two queues: cells with one candidate left, and digits with one place left in a
//! house. The order of hidden singles decides how many of them a path has (the cheaper naked ones
//! come first), and so the score.

use super::carry_out;
use crate::grid::{Candidate, Cell, Digit, DigitSet, House};
use crate::technique::{Marks, Step, Technique};
use alloc::collections::VecDeque;
use core::ops::ControlFlow;

/// One of the two queues.
#[derive(Clone, Copy)]
pub(super) enum Queue {
    /// Cells with one candidate left.
    Naked,
    /// Digits with one place left in a house.
    Hidden,
}

/// The two queues, and the counts that reveal a new single.
pub(super) struct SingleQueues {
    cells: [DigitSet; 81],
    /// How many places each digit has in each house.
    places: [[u8; 9]; 27],
    naked: VecDeque<(Cell, Digit)>,
    hidden: VecDeque<(Cell, Digit)>,
}

impl SingleQueues {
    /// The singles of these marks, as they arise when the digits are written one by one into an
    /// empty grid, givens first, and the other missing candidates are removed afterwards.
    pub(super) fn of(marks: &Marks) -> SingleQueues {
        let mut queues = SingleQueues {
            cells: [DigitSet::FULL; 81],
            places: [[9; 9]; 27],
            naked: VecDeque::new(),
            hidden: VecDeque::new(),
        };
        let filled = !marks.open();
        for cells in [filled & marks.givens(), filled - marks.givens()] {
            for cell in cells {
                if let Some(digit) = marks.placed(cell) {
                    queues.place(cell, digit);
                }
            }
        }
        for cell in marks.open() {
            for digit in queues.cells[cell.index()] - marks.cell(cell) {
                queues.eliminate(cell, digit);
            }
        }
        queues
    }

    /// Follows a step.
    pub(super) fn apply(&mut self, step: &Step) {
        step.placements().iter().for_each(|c| self.place(c.cell, c.digit));
        let gone = carry_out::eliminations(step);
        gone.into_iter().for_each(|c| self.eliminate(c.cell, c.digit));
    }

    /// The technique's step that comes first in a queue.
    pub(super) fn first(&self, queue: Queue, technique: Technique, marks: &Marks) -> Option<Step> {
        let queue = match queue {
            Queue::Naked => &self.naked,
            Queue::Hidden => &self.hidden,
        };
        queue.iter().filter(|(cell, _)| marks.open().contains(*cell)).find_map(|&(cell, digit)| {
            let mut first = None;
            let _ = technique.each(marks, &mut |step| {
                if step.placements().contains(Candidate { cell, digit }) {
                    first = Some(step);
                    return ControlFlow::Break(());
                }
                ControlFlow::Continue(())
            });
            first
        })
    }

    fn place(&mut self, cell: Cell, digit: Digit) {
        let own = core::mem::replace(&mut self.cells[cell.index()], DigitSet::EMPTY);
        for peer in cell.peers() {
            self.eliminate(peer, digit);
        }
        for gone in own {
            for house in houses(cell) {
                self.lose(house, gone, gone != digit);
            }
        }
        self.naked.retain(|(at, _)| *at != cell);
        self.hidden.retain(|(at, _)| *at != cell);
    }

    fn eliminate(&mut self, cell: Cell, digit: Digit) {
        if !self.cells[cell.index()].remove(digit) {
            return;
        }
        if let Some(last) = self.cells[cell.index()].only() {
            self.naked.push_back((cell, last));
        }
        for house in houses(cell) {
            self.lose(house, digit, true);
        }
    }

    /// The house has one place less for the digit; if one is left for the first time, it is a
    /// single.
    fn lose(&mut self, house: House, digit: Digit, is_news: bool) {
        let left = &mut self.places[house.index()][digit.index()];
        *left = left.saturating_sub(1);
        if *left == 1 && is_news {
            let mut cells = house.cells().iter();
            if let Some(cell) = cells.find(|cell| self.cells[cell.index()].contains(digit)) {
                self.hidden.push_back((cell, digit));
            }
        }
    }
}

fn houses(cell: Cell) -> [House; 3] {
    [cell.row(), cell.column(), cell.block()]
}
