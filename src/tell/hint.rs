//! Hints: a step in as much detail as a player wants.

use super::{english, korean, list};
use crate::depth::Depth;
use crate::grid::{Cell, CellSet, DigitSet, HouseSet, Language, particle};
use crate::step::{Role, Step};
use alloc::format;
use alloc::string::{String, ToString};

/// Where to look for a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Place {
    /// In these houses.
    Houses(HouseSet),
    /// At these digits, wherever they are.
    Digits(DigitSet),
}

impl Place {
    /// The place in words: `block 5`, `the digit 3`.
    fn text(self, language: Language) -> String {
        match (self, language) {
            (Place::Houses(houses), Language::English) => english::houses(houses),
            (Place::Houses(houses), Language::Korean) => korean::houses(houses),
            (Place::Digits(digits), _) => {
                let all = list(digits.iter().map(|digit| digit.to_string()), language);
                match (language, digits.only()) {
                    (Language::English, Some(_)) => format!("the digit {all}"),
                    (Language::English, None) => format!("the digits {all}"),
                    (Language::Korean, _) => format!("숫자 {all}"),
                }
            }
        }
    }
}

impl Step {
    /// A hint of this depth.
    pub fn hint(&self, depth: Depth, language: Language) -> String {
        let place = self.place_to_look().text(language);
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
    pub fn place_to_look(&self) -> Place {
        let pattern = self.pattern();
        let bases = pattern.houses_of(Role::Base);
        if !bases.is_empty() && bases.len() <= 2 {
            return Place::Houses(bases);
        }
        let acts = self.placements().or(*self.eliminations());
        let digits = acts.all_digits();
        if let Some(digit) = digits.only()
            && self.placements().is_empty()
        {
            return Place::Digits(digit.into());
        }
        let body = pattern.cells_of(Role::Body) | pattern.cells_of(Role::Hinge);
        let cells: CellSet = if body.is_empty() { acts.all_cells() } else { body };
        let blocks: HouseSet = cells.iter().map(Cell::block).collect();
        if blocks.len() <= 3 {
            return Place::Houses(blocks);
        }
        Place::Digits(digits)
    }
}

/// `2행을 보세요`.
fn look(place: &str) -> String {
    format!("{place}{} 보세요", particle(place, "을", "를"))
}
