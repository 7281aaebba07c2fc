//! The techniques, in the order in which they are tried.

use ninefold::Language;

/// How a step was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Technique {
    /// The last empty cell of a house.
    FullHouse,
    /// The only cell of a house that can hold a value.
    HiddenSingle,
    /// The only value that a cell can hold.
    NakedSingle,
    /// What one rule leaves, in cells some of which differ.
    OneRule,
    /// A value that must stand in some cells is in no cell that sees them all.
    LockedCandidates,
    /// Two cells of a house hold two values.
    NakedPair,
    /// Two values of a house stand in two cells.
    HiddenPair,
    /// Three cells of a house hold three values.
    NakedTriple,
    /// Three values of a house stand in three cells.
    HiddenTriple,
    /// The 45 rule: whole houses less the sums that cover them.
    Total,
    /// The 45 rule with more cells, of which the ends and the parity are seen.
    LongTotal,
    /// What a house leaves with a rule that it meets, or with few of them.
    HouseAndRules,
    /// A value in two lines stands in the same two crossing lines.
    XWing,
    /// Four cells of a house hold four values.
    NakedQuad,
    /// Four values of a house stand in four cells.
    HiddenQuad,
    /// A value in three lines stands in the same three crossing lines.
    Swordfish,
    /// Several houses and rules together, found by following what a candidate would force.
    Together,
    /// Several houses and rules together, found by trying cases.
    Cases,
}

/// Its name for programs, and for people in English and Korean.
const TABLE: [(Technique, &str, &str, &str); 18] = [
    (Technique::FullHouse, "full-house", "Full House", "풀 하우스"),
    (Technique::HiddenSingle, "hidden-single", "Hidden Single", "히든 싱글"),
    (Technique::NakedSingle, "naked-single", "Naked Single", "네이키드 싱글"),
    (Technique::OneRule, "one-rule", "One Rule", "단일 규칙"),
    (Technique::LockedCandidates, "locked-candidates", "Locked Candidates", "잠긴 후보"),
    (Technique::NakedPair, "naked-pair", "Naked Pair", "네이키드 페어"),
    (Technique::HiddenPair, "hidden-pair", "Hidden Pair", "히든 페어"),
    (Technique::NakedTriple, "naked-triple", "Naked Triple", "네이키드 트리플"),
    (Technique::HiddenTriple, "hidden-triple", "Hidden Triple", "히든 트리플"),
    (Technique::Total, "total", "45 Rule", "45 규칙"),
    (Technique::LongTotal, "long-total", "Long Total", "긴 합"),
    (Technique::HouseAndRules, "house-and-rules", "House and Rules", "하우스와 규칙"),
    (Technique::XWing, "x-wing", "X-Wing", "엑스윙"),
    (Technique::NakedQuad, "naked-quad", "Naked Quad", "네이키드 쿼드"),
    (Technique::HiddenQuad, "hidden-quad", "Hidden Quad", "히든 쿼드"),
    (Technique::Swordfish, "swordfish", "Swordfish", "소드피시"),
    (Technique::Together, "together", "Rules Together", "여러 규칙"),
    (Technique::Cases, "cases", "Cases", "경우 나누기"),
];

impl Technique {
    /// All of them, easy ones first.
    pub fn all() -> impl Iterator<Item = Technique> {
        TABLE.iter().map(|row| row.0)
    }

    /// Its name for programs.
    pub fn id(self) -> &'static str {
        TABLE[self as usize].1
    }

    /// Its name in a language.
    pub fn name(self, language: Language) -> &'static str {
        match language {
            Language::English => TABLE[self as usize].2,
            Language::Korean => TABLE[self as usize].3,
        }
    }
}
