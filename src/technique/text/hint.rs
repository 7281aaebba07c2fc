//! Hints: a step in as much detail as a player wants.

use super::{english, korean};
use crate::grid::{Cell, CellSet, HouseSet, Language};
use crate::technique::pattern::Role;
use crate::technique::step::Step;
use alloc::format;
use alloc::string::String;

/// How much of a step a hint shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Depth {
    /// Where to look.
    Where,
    /// Also which technique.
    Which,
    /// The whole step with its reason.
    Whole,
}

impl Step {
    /// A hint of this depth.
    pub fn hint(&self, depth: Depth, language: Language) -> String {
        let place = self.place_to_look(language);
        let name = self.technique().name(language);
        match (depth, language) {
            (Depth::Where, Language::English) => format!("Look at {place}."),
            (Depth::Where, Language::Korean) => format!("{}.", look(&place)),
            (Depth::Which, Language::English) => format!("{name}: look at {place}."),
            (Depth::Which, Language::Korean) => format!("{name}: {}.", look(&place)),
            (Depth::Whole, _) => self.explain(language),
        }
    }

    /// The houses of the pattern if it has few, otherwise its digit if it has one, otherwise the
    /// blocks of its cells.
    fn place_to_look(&self, language: Language) -> String {
        let pattern = self.pattern();
        let bases = pattern.houses_of(Role::Base);
        let houses = |houses: HouseSet| match language {
            Language::English => english::houses(houses),
            Language::Korean => korean::houses(houses),
        };
        if !bases.is_empty() && bases.len() <= 2 {
            return houses(bases);
        }
        let acts = self.placements().or(self.eliminations());
        let digits = acts.all_digits();
        if let Some(digit) = digits.only()
            && self.placements().is_empty()
        {
            return match language {
                Language::English => format!("the digit {digit}"),
                Language::Korean => format!("숫자 {digit}"),
            };
        }
        let body = pattern.cells_of(Role::Body) | pattern.cells_of(Role::Hinge);
        let cells: CellSet = if body.is_empty() { acts.all_cells() } else { body };
        let blocks: HouseSet = cells.iter().map(Cell::block).collect();
        if blocks.len() <= 3 {
            return houses(blocks);
        }
        match language {
            Language::English => format!("the digits {}", digits),
            Language::Korean => format!("숫자 {}", digits),
        }
    }
}

/// `2행을 보세요`.
fn look(place: &str) -> String {
    format!("{place}{} 보세요", korean::particle(place, "을", "를"))
}
