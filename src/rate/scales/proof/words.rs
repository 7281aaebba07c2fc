//! Proof sizes and smallest proofs in words.

use super::explained::Explained;
use crate::depth::Depth;
use crate::grid::Language;
use crate::proof::Constraint;
use crate::rate::figure::{Column, Figure, in_words};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// `proof size 4`, `proof size 7 to 9`, `proof size 7 or more`.
pub(super) fn text(columns: &[Column], figures: &[Figure], language: Language) -> String {
    let [size, least] = figures else { return in_words(columns, figures, language) };
    let name = columns[0].label(language);
    let is_known = *size < Figure::Size(Constraint::COUNT as u32);
    match (size == least, language) {
        (true, _) => format!("{name} {size}"),
        (false, Language::English) if !is_known => format!("{name} {least} or more"),
        (false, Language::Korean) if !is_known => format!("{name} {least} 이상"),
        (false, Language::English) => format!("{name} {least} to {size}"),
        (false, Language::Korean) => format!("{name} {least}~{size}"),
    }
}

impl Explained {
    /// The step's notation with the size behind it. A step without a name has its constraints
    /// instead of the name.
    pub fn notation(&self, language: Language) -> String {
        let size = self.size_text();
        if self.is_named {
            return format!("{} [{size}]", self.step.notation(language));
        }
        let name = match language {
            Language::English => "Truths and links",
            Language::Korean => "참과 링크",
        };
        format!("{name}: {} => {} [{size}]", self.truths, self.step.claim())
    }

    /// Its reason in sentences.
    pub fn explain(&self, language: Language) -> String {
        if self.is_named {
            return self.step.explain(language);
        }
        let truths: Vec<String> =
            self.truths.iter().map(|truth| constraint_text(truth, language)).collect();
        let truths = truths.join(match language {
            Language::English => "; ",
            Language::Korean => ", ",
        });
        let claim = self.step.claim();
        match language {
            Language::English => format!(
                "If one of the candidates to be removed were true, these {} could not all hold: \
                 {truths}. So {claim}.",
                self.size
            ),
            Language::Korean => format!(
                "지울 후보 가운데 하나라도 참이라면 다음 {}가지가 모두 성립할 수 없습니다: {truths}. \
                 따라서 {claim}.",
                self.size
            ),
        }
    }

    /// A hint of this depth. Which technique it is says nothing of a step without a name: its size
    /// stands instead.
    pub fn hint(&self, depth: Depth, language: Language) -> String {
        if depth == Depth::Whole {
            return self.explain(language);
        }
        if self.is_named || depth == Depth::Where {
            return self.step.hint(depth, language);
        }
        let look = self.step.hint(Depth::Where, language);
        let size = self.size_text();
        match language {
            Language::English => format!("Truths and links ({size}). {look}"),
            Language::Korean => format!("참과 링크({size}). {look}"),
        }
    }

    /// `3`, or `≤9` when smaller proofs may exist.
    fn size_text(&self) -> String {
        if self.is_smallest { self.size.to_string() } else { format!("≤{}", self.size) }
    }
}

fn constraint_text(constraint: Constraint, language: Language) -> String {
    match (constraint, language) {
        (Constraint::Cell(cell), Language::English) => format!("{cell} holds a digit"),
        (Constraint::Cell(cell), Language::Korean) => format!("{cell} 칸에 숫자가 있다"),
        (Constraint::House(house, digit), Language::English) => {
            format!("{} has a place for {digit}", house.text(language))
        }
        (Constraint::House(house, digit), Language::Korean) => {
            format!("{}에 {digit}의 자리가 있다", house.text(language))
        }
    }
}
