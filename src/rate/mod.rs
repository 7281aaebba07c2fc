//! A person's path through a puzzle: which technique is tried first.

pub mod order;

pub use order::Order;

use crate::technique::{Marks, Step, Technique};

impl Marks {
    /// The next step in Ninefold's own order; `None` when the marks are solved or no technique
    /// finds one.
    pub fn next_step(&self) -> Option<Step> {
        Order::NINEFOLD.next_step(self)
    }
}

impl Order {
    /// The first step of the first technique in this order that finds one.
    pub fn next_step(&self, marks: &Marks) -> Option<Step> {
        self.techniques().find_map(|technique: Technique| marks.find(technique))
    }
}
