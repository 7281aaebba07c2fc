//! Which of several steps an order takes, where that is not the first found.

use super::order::Order;
use crate::technique::{Marks, Step, Technique};
use core::ops::ControlFlow;

/// Techniques of which all steps are looked for, to take the best of them.
#[derive(Debug)]
pub(super) struct Choice {
    /// The techniques, looked for at the place of the first that takes part.
    pub(super) among: &'static [Technique],
    /// What the order makes of a step and how it ranks: the smallest is taken, the first found of
    /// equals. `None` for a step that the order does not know.
    pub(super) by: fn(Step) -> Option<(Merit, Step)>,
}

/// What steps are compared by: small is good.
pub(super) type Merit = [u64; 3];

impl Choice {
    /// The best step, with its technique's place in the table; none unless `place` is that of the
    /// first technique that takes part.
    pub(super) fn best(&self, order: &Order, place: usize, marks: &Marks) -> Option<(usize, Step)> {
        let is_among = |place: &usize| self.among.contains(&order.at(*place).technique);
        let mut places = order.places().filter(is_among).peekable();
        if places.peek() != Some(&place) {
            return None;
        }
        let mut best: Option<(Merit, usize, Step)> = None;
        for place in places {
            let _ = order.at(place).technique.each(marks, &mut |step| {
                let Some((merit, step)) = (self.by)(step) else {
                    return ControlFlow::Continue(());
                };
                if best.as_ref().is_none_or(|(least, ..)| merit < *least) {
                    best = Some((merit, place, step));
                }
                ControlFlow::Continue(())
            });
        }
        best.map(|(_, place, step)| (place, step))
    }
}
