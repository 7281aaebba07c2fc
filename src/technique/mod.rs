//! Human logic: the steps that a person could take, found, explained and applied.
//!
//! A [`Technique`] has an entry in a table: names, family and a finder. A finder reads [`Marks`] and
//! emits [`Step`]s; first, all and count build on that. A step consists of its effects and its
//! evidence (a [`Pattern`]), from which [`tell`](crate::tell) makes the short notation and the sentences, and a
//! front end its drawing.
//!
//! ```
//! use ninefold::{Puzzle, Grid};
//! use ninefold::technique::{Marks, Technique};
//!
//! let grid: Grid =
//!     "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9".parse()?;
//! let mut marks = Marks::new(&grid);
//! let step = marks.find(Technique::HiddenSingle).expect("a hidden single");
//! println!("{step}");
//! marks.apply(&step);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A family of techniques is a folder: its finders, `entries.rs` (names, finders and texts), its pages
//! and its examples. `docs/ADDING.md` tells how to add a technique.
//!
//! A technique of your own crate is an [`Entry`] too, as [`Technique::Custom`]; its place is in an
//! [`Order`](crate::rate::Order). `examples/own-technique.rs` does it.

mod chains;
mod colouring;
mod exotic;
mod fish;
mod forcing;
mod guarded;
mod intersections;
mod locked;
pub(crate) mod locked_sets;
mod names;
mod pages;
mod search;
mod sentences;
mod single_digit;
mod singles;
mod subsets;
mod table;
mod uniqueness;
mod ways;
mod wings;

pub use crate::marks::{Bilocal, Marks, Node, Via};
pub(crate) use crate::step::links::{chain_evidence, weak as weak_link};
pub use crate::step::{
    BadTemplate, Budget, Chain, Emit, Entry, Family, Find, Flow, Found, Ground, Item, Link, Part,
    Pattern, Role, Sentences, Spent, Step, Technique, Template,
};
pub(crate) use chains::remote_pair_evidence;
pub(crate) use fish::Fish;

use alloc::vec::Vec;
use core::ops::ControlFlow;

impl Technique {
    /// Calls `found` with every instance that has an effect, until it breaks. A technique that
    /// relies on uniqueness finds nothing in marks without a proof of it.
    pub fn each(self, marks: &Marks, found: &mut dyn FnMut(Step) -> Flow) -> Flow {
        self.each_within(marks, &Budget::unlimited(), found)
    }

    /// As [`Technique::each`]; also breaks when the budget is spent.
    pub fn each_within(
        self,
        marks: &Marks,
        budget: &Budget<'_>,
        found: &mut dyn FnMut(Step) -> Flow,
    ) -> Flow {
        budget.spend(1)?;
        let emit = &mut Emit::new(self, budget, found);
        match self.entry().find {
            Find::Always(find) => find(marks, emit),
            Find::Unique(find) => match marks.unique() {
                Some(unique) => find(marks, unique, emit),
                None => ControlFlow::Continue(()),
            },
        }
    }

    /// Whether the technique relies on uniqueness.
    pub fn needs_uniqueness(self) -> bool {
        matches!(self.entry().find, Find::Unique(_))
    }
}

impl Marks {
    /// The first instance of a technique.
    pub fn find(&self, technique: Technique) -> Option<Step> {
        self.find_within(technique, &Budget::unlimited())
    }

    /// The first instance of a technique; `None` also when the budget is spent before one is found,
    /// see [`Budget::is_spent`].
    pub fn find_within(&self, technique: Technique, budget: &Budget<'_>) -> Option<Step> {
        let mut first = None;
        self.find_into(&mut first, technique, budget);
        first
    }

    /// As [`Marks::find_within`], but nothing is moved when there is no instance: steps are large.
    pub(crate) fn find_into(
        &self,
        first: &mut Option<Step>,
        technique: Technique,
        budget: &Budget<'_>,
    ) {
        let _ = technique.each_within(self, budget, &mut |step| {
            *first = Some(step);
            ControlFlow::Break(())
        });
    }

    /// Every instance of a technique.
    ///
    /// # Errors
    /// [`Spent`] when the budget is spent before all are found.
    pub fn find_all_within(
        &self,
        technique: Technique,
        budget: &Budget<'_>,
    ) -> Result<Vec<Step>, Spent> {
        let mut all = Vec::new();
        let _ = technique.each_within(self, budget, &mut |step| {
            all.push(step);
            ControlFlow::Continue(())
        });
        if budget.is_spent() { Err(Spent) } else { Ok(all) }
    }

    /// Every instance of a technique.
    pub fn find_all(&self, technique: Technique) -> Vec<Step> {
        self.find_all_within(technique, &Budget::unlimited()).unwrap_or_default()
    }

    /// How many instances of a technique there are.
    pub fn count(&self, technique: Technique) -> usize {
        let mut count = 0;
        let _ = technique.each(self, &mut |_| {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }
}
