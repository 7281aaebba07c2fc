//! The techniques, in the order in which they are tried.

use ninefold::Language;

/// Makes the techniques and their names from a row for each, so that both have one order: the technique; its name for
/// programs, and for people in English and Korean; what it is.
macro_rules! techniques {
    ($($technique:ident: $id:literal, $name:literal, $korean:literal, $what:literal;)*) => {
        /// How a step was found.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Technique {
            $(#[doc = $what] $technique,)*
        }

        const TABLE: &[(Technique, &str, &str, &str)] =
            &[$((Technique::$technique, $id, $name, $korean)),*];
    };
}

techniques! {
    FullHouse: "full-house", "Full House", "풀 하우스",
        "The last empty cell of a house.";
    HiddenSingle: "hidden-single", "Hidden Single", "히든 싱글",
        "The only cell of a house that can hold a value.";
    NakedSingle: "naked-single", "Naked Single", "네이키드 싱글",
        "The only value that a cell can hold.";
    OneRule: "one-rule", "One Rule", "단일 규칙",
        "What one rule leaves, in cells some of which differ.";
    LockedCandidates: "locked-candidates", "Locked Candidates", "잠긴 후보",
        "A value that must stand in some cells is in no cell that sees them all.";
    NakedPair: "naked-pair", "Naked Pair", "네이키드 페어",
        "Two cells of a house hold two values.";
    HiddenPair: "hidden-pair", "Hidden Pair", "히든 페어",
        "Two values of a house stand in two cells.";
    NakedTriple: "naked-triple", "Naked Triple", "네이키드 트리플",
        "Three cells of a house hold three values.";
    HiddenTriple: "hidden-triple", "Hidden Triple", "히든 트리플",
        "Three values of a house stand in three cells.";
    Total: "total", "45 Rule", "45 규칙",
        "The 45 rule: whole houses less the sums that cover them.";
    LongTotal: "long-total", "Long Total", "긴 합",
        "The 45 rule with more cells, of which the ends and the parity are seen.";
    HouseAndRules: "house-and-rules", "House and Rules", "하우스와 규칙",
        "What a house leaves with a rule that it meets, or with few of them.";
    XWing: "x-wing", "X-Wing", "엑스윙",
        "A value in two lines stands in the same two crossing lines.";
    NakedQuad: "naked-quad", "Naked Quad", "네이키드 쿼드",
        "Four cells of a house hold four values.";
    HiddenQuad: "hidden-quad", "Hidden Quad", "히든 쿼드",
        "Four values of a house stand in four cells.";
    Swordfish: "swordfish", "Swordfish", "소드피시",
        "A value in three lines stands in the same three crossing lines.";
    Together: "together", "Rules Together", "여러 규칙",
        "Several houses and rules together, found by following what a candidate would force.";
    Cases: "cases", "Cases", "경우 나누기",
        "Several houses and rules together, found by trying cases.";
    Trial: "trial", "Trial", "시행착오",
        "Values of a cell that leave no solution when they are tried, with all houses and rules.";
}

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
