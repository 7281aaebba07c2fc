//! The budget of a search by chains, asked for once in many small steps.

use crate::technique::Budget;

/// How many small steps make a unit of the budget.
const UNIT: u32 = 64;

/// Tells whether the budget is spent.
pub(in crate::rate::scales::explainer) struct Clock<'a> {
    budget: &'a Budget<'a>,
    stopped: bool,
    asked: u32,
}

impl<'a> Clock<'a> {
    pub(super) fn new(budget: &'a Budget<'a>) -> Clock<'a> {
        Clock { budget, stopped: false, asked: 0 }
    }

    /// Whether the budget is spent; one small step has passed.
    pub(in crate::rate::scales::explainer) fn is_stopped(&mut self) -> bool {
        self.asked = self.asked.wrapping_add(1);
        if self.asked.is_multiple_of(UNIT) {
            self.spend();
        }
        self.stopped
    }

    /// Spends a unit of the budget; returns whether it is spent.
    pub(in crate::rate::scales::explainer) fn spend(&mut self) -> bool {
        self.stopped = self.stopped || self.budget.spend(1).is_break();
        self.stopped
    }

    /// Whether the budget was spent when it was last asked for.
    pub(super) fn was_stopped(&self) -> bool {
        self.stopped
    }
}
