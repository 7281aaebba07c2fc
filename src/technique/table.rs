//! The table of techniques: one row each.
//!
//! A row says what a technique is called, here and elsewhere, and how it is found. Which one a
//! person tries first, how hard it counts and what it scores are other tables, in
//! [`rate`](crate::rate).

use super::marks::Marks;
use super::step::{Emit, Flow};
use super::{als, chain, locked, singles, subset};
use crate::grid::Unique;

/// Kinds of technique that share an idea.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Family {
    /// One place for a digit or one digit for a place.
    Singles,
    /// A digit confined to where a block and a line meet.
    LockedCandidates,
    /// As many cells as digits in a house.
    Subsets,
    /// As many houses as houses that cross them, for one digit.
    Fish,
    /// Patterns of one digit made of strong links.
    SingleDigit,
    /// A few small cells around a hinge or a link.
    Wings,
    /// Candidates of which either one colour or the other is true.
    Colouring,
    /// What a second solution would need.
    Uniqueness,
    /// Alternating inferences.
    Chains,
    /// Sets of cells that are one digit short of being locked.
    AlmostLockedSets,
    /// What a block and a line can hold where they meet, and exclusion by trying combinations.
    Intersections,
    /// All ways in which one digit can still be placed.
    Templates,
    /// Assumptions followed to their end.
    Forcing,
    /// Search, when nothing else is left.
    LastResort,
}

/// How the instances of a technique are found.
///
/// A finder gives every step whose pattern is there and that has an effect, until told to stop,
/// and changes nothing.
#[derive(Clone, Copy)]
pub enum Find {
    /// The technique holds for any marks.
    Always(fn(&Marks, &mut Emit<'_>) -> Flow),
    /// The technique reasons from there being one solution, and wants the proof.
    Unique(fn(&Marks, &Unique, &mut Emit<'_>) -> Flow),
}

/// A row of the table.
#[derive(Clone, Copy)]
pub struct Row {
    /// The technique that the row describes.
    pub technique: Technique,
    /// The name on a command line and in data, as in `x-wing`.
    pub code: &'static str,
    /// The English name.
    pub name: &'static str,
    /// The Korean name.
    pub korean: &'static str,
    /// The family.
    pub family: Family,
    /// The name in HoDoKu, if it has one of its own.
    pub hodoku: Option<&'static str>,
    /// The name in Sudoku Explainer, if it has one of its own.
    pub explainer: Option<&'static str>,
    /// The name on SudokuWiki, if it has one of its own.
    pub wiki: Option<&'static str>,
    /// The codes of HoDoKu's regression library, as in `0300`.
    pub library: &'static [&'static str],
    /// How instances are found.
    pub find: Find,
    /// What the technique is, when it applies and why it holds, as Markdown.
    pub page: &'static str,
}

macro_rules! techniques {
    ($(
        $variant:ident $code:literal $name:literal $korean:literal $family:ident $library:tt
        [$hodoku:literal $explainer:literal $wiki:literal] $find:ident($finder:expr);
    )*) => {
        /// A technique, named by its row.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Technique {
            $(#[doc = include_str!(concat!("pages/", $code, ".md"))] $variant,)*
        }

        impl Technique {
            /// Every technique, by family.
            pub const ALL: &'static [Technique] = &[$(Technique::$variant),*];
        }

        static TABLE: &[Row] = &[$(Row {
            technique: Technique::$variant,
            code: $code,
            name: $name,
            korean: $korean,
            family: Family::$family,
            hodoku: name($hodoku),
            explainer: name($explainer),
            wiki: name($wiki),
            library: &$library,
            find: Find::$find($finder),
            page: include_str!(concat!("pages/", $code, ".md")),
        }),*];
    };
}

// Variant, code, English and Korean name, family, codes of HoDoKu's library; the names in HoDoKu,
// Sudoku Explainer and SudokuWiki ("" where there is none); the finder.
techniques! {
    // Singles
    FullHouse "full-house" "Full House" "풀 하우스" Singles ["0000"]
        ["Full House" "Single" "Last Cell"] Always(singles::full_house);
    HiddenSingle "hidden-single" "Hidden Single" "히든 싱글" Singles ["0002"]
        ["Hidden Single" "Hidden Single" "Hidden Single"] Always(singles::hidden);
    NakedSingle "naked-single" "Naked Single" "네이키드 싱글" Singles ["0003"]
        ["Naked Single" "Naked Single" "Naked Single"] Always(singles::naked);

    // Locked candidates
    Pointing "pointing" "Pointing" "포인팅" LockedCandidates ["0100"]
        ["Locked Candidates Type 1" "Pointing" "Pointing Pairs"] Always(locked::pointing);
    Claiming "claiming" "Claiming" "클레이밍" LockedCandidates ["0101"]
        ["Locked Candidates Type 2" "Claiming" "Box/Line Reduction"] Always(locked::claiming);

    // Subsets
    NakedPair "naked-pair" "Naked Pair" "네이키드 페어" Subsets ["0200"]
        ["Naked Pair" "Naked Pair" "Naked Pair"] Always(subset::naked::<2>);
    NakedTriple "naked-triple" "Naked Triple" "네이키드 트리플" Subsets ["0201"]
        ["Naked Triple" "Naked Triplet" "Naked Triple"] Always(subset::naked::<3>);
    NakedQuad "naked-quad" "Naked Quadruple" "네이키드 쿼드" Subsets ["0202"]
        ["Naked Quadruple" "Naked Quad" "Naked Quad"] Always(subset::naked::<4>);
    LockedPair "locked-pair" "Locked Pair" "락드 페어" Subsets ["0110"]
        ["Locked Pair" "" ""] Always(subset::locked::<2>);
    LockedTriple "locked-triple" "Locked Triple" "락드 트리플" Subsets ["0111"]
        ["Locked Triple" "" ""] Always(subset::locked::<3>);
    HiddenPair "hidden-pair" "Hidden Pair" "히든 페어" Subsets ["0210"]
        ["Hidden Pair" "Hidden Pair" "Hidden Pair"] Always(subset::hidden::<2>);
    HiddenTriple "hidden-triple" "Hidden Triple" "히든 트리플" Subsets ["0211"]
        ["Hidden Triple" "Hidden Triplet" "Hidden Triple"] Always(subset::hidden::<3>);
    HiddenQuad "hidden-quad" "Hidden Quadruple" "히든 쿼드" Subsets ["0212"]
        ["Hidden Quadruple" "Hidden Quad" "Hidden Quad"] Always(subset::hidden::<4>);

    // Chains
    RemotePair "remote-pair" "Remote Pair" "리모트 페어" Chains ["0703"]
        ["Remote Pair" "" "Remote Pairs"] Always(chain::remote_pairs);
    XChain "x-chain" "X-Chain" "X-체인" Chains ["0701"]
        ["X-Chain" "Forcing X-Chain" "X-Chain"] Always(chain::x_chain);
    XYChain "xy-chain" "XY-Chain" "XY-체인" Chains ["0702"]
        ["XY-Chain" "Y-Chain" "XY-Chain"] Always(chain::xy_chain);
    ContinuousNiceLoop "continuous-nice-loop" "Continuous Nice Loop" "연속 나이스 루프" Chains ["0706"]
        ["Continuous Nice Loop" "Bidirectional Cycle" "Alternating Inference Chains"]
        Always(chain::continuous);
    DiscontinuousNiceLoop "discontinuous-nice-loop" "Discontinuous Nice Loop" "불연속 나이스 루프"
        Chains ["0707"] ["Discontinuous Nice Loop" "Forcing Chain" ""]
        Always(chain::discontinuous);
    AlternatingInferenceChain "alternating-inference-chain" "Alternating Inference Chain"
        "교대 추론 체인" Chains ["0708"] ["AIC" "" ""] Always(chain::alternating);
    GroupedContinuousNiceLoop "grouped-continuous-nice-loop" "Grouped Continuous Nice Loop"
        "그룹 연속 나이스 루프" Chains ["0709"] ["Grouped Continuous Nice Loop" "" "Grouped X-Cycles"]
        Always(chain::grouped_continuous);
    GroupedDiscontinuousNiceLoop "grouped-discontinuous-nice-loop"
        "Grouped Discontinuous Nice Loop" "그룹 불연속 나이스 루프" Chains ["0710"]
        ["Grouped Discontinuous Nice Loop" "" ""] Always(chain::grouped_discontinuous);
    GroupedAic "grouped-aic" "Grouped Alternating Inference Chain" "그룹 교대 추론 체인" Chains
        ["0711"] ["Grouped AIC" "" ""] Always(chain::grouped_alternating);
    AlsContinuousNiceLoop "als-continuous-nice-loop" "Continuous Nice Loop with ALS"
        "ALS 연속 나이스 루프" Chains ["0709"] ["" "" ""] Always(chain::sets_continuous);
    AlsDiscontinuousNiceLoop "als-discontinuous-nice-loop" "Discontinuous Nice Loop with ALS"
        "ALS 불연속 나이스 루프" Chains ["0710"] ["" "" ""] Always(chain::sets_discontinuous);
    AlsAic "als-aic" "Alternating Inference Chain with ALS" "ALS 교대 추론 체인" Chains ["0711"]
        ["" "" "AIC with ALSs"] Always(chain::sets_alternating);

    // Almost locked sets
    AlsXz "als-xz" "ALS-XZ" "ALS-XZ" AlmostLockedSets ["0901"]
        ["Almost Locked Set XZ-Rule" "" "Almost Locked Sets"] Always(als::single);
    DoublyLinkedAlsXz "doubly-linked-als-xz" "Doubly Linked ALS-XZ" "이중 연결 ALS-XZ"
        AlmostLockedSets ["0901"] ["" "" ""] Always(als::double);
    AlsXyWing "als-xy-wing" "ALS-XY-Wing" "ALS-XY-윙" AlmostLockedSets ["0902"]
        ["Almost Locked Set XY-Wing" "" ""] Always(als::xy_wing);
    AlsChain "als-chain" "ALS Chain" "ALS 체인" AlmostLockedSets ["0903"]
        ["Almost Locked Set XY-Chain" "" ""] Always(als::chain);
    DeathBlossom "death-blossom" "Death Blossom" "데스 블로섬" AlmostLockedSets ["0904"]
        ["Death Blossom" "" "Death Blossom"] Always(als::death_blossom);
}

const fn name(text: &'static str) -> Option<&'static str> {
    if text.is_empty() { None } else { Some(text) }
}

impl Technique {
    /// The technique's row.
    pub fn row(self) -> &'static Row {
        &TABLE[self as usize]
    }

    /// The technique with this code, English or Korean name, name elsewhere or library code; case,
    /// blanks and hyphens do not matter.
    pub fn named(text: &str) -> Option<Technique> {
        let plain = |text: &str| {
            text.chars()
                .filter(|c| c.is_alphanumeric())
                .flat_map(char::to_lowercase)
                .collect::<alloc::string::String>()
        };
        let wanted = plain(text);
        let is = |name: &str| plain(name) == wanted;
        TABLE
            .iter()
            .find(|row| is(row.code) || is(row.name) || is(row.korean))
            .or_else(|| {
                TABLE.iter().find(|row| {
                    [row.hodoku, row.explainer, row.wiki].into_iter().flatten().any(is)
                        || row.library.contains(&text)
                })
            })
            .map(|row| row.technique)
    }
}
