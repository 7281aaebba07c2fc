//! The table of techniques: a row each, the variant and its code.
//!
//! The code names the technique's folder in `catalogue/`, which holds all that is known about it:
//! `entry.rs` with its names, finder and sentences, `page.md` and `page.ko.md`, and `example.txt`.
//! The order of techniques, their levels and scores are in other tables, in [`rate`](crate::rate).

use super::entry::{Entry, Family, Find};
use super::fish::{self, Fins, FishType, Kind};
use super::text::shared;
use super::text::template::{Sentences, template};
use super::{
    als, chain, colour, exclusion, exotic, forcing, locked, single_digit, singles, subset,
    sue_de_coq, template, unique, wing,
};
use crate::grid::Language;

macro_rules! techniques {
    ($($variant:ident $code:literal)*) => {
        /// A technique, named by its entry.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[non_exhaustive]
        pub enum Technique {
            $(#[doc = include_str!(concat!("catalogue/", $code, "/page.md"))] $variant,)*
            /// A technique of another crate, see [`Entry::new`].
            Custom(&'static Entry),
        }

        impl Technique {
            /// Every technique of this crate, by family.
            pub const ALL: &'static [Technique] = &[$(Technique::$variant),*];

            /// The technique's place in [`Technique::ALL`]; `None` for one of another crate.
            pub const fn index(self) -> Option<usize> {
                #[derive(Clone, Copy)]
                enum Place { $($variant),* }
                match self {
                    $(Technique::$variant => Some(Place::$variant as usize),)*
                    Technique::Custom(_) => None,
                }
            }

            /// The technique's page in Markdown: what it is, when it applies and why it holds.
            /// Empty for a technique of another crate.
            pub const fn page(self, language: Language) -> &'static str {
                match (self, language) {
                    $((Technique::$variant, Language::English) => {
                        include_str!(concat!("catalogue/", $code, "/page.md"))
                    }
                    (Technique::$variant, Language::Korean) => {
                        include_str!(concat!("catalogue/", $code, "/page.ko.md"))
                    })*
                    (Technique::Custom(_), _) => "",
                }
            }

            /// Marks in which the technique has a step, as a line; see `rate::example`.
            ///
            /// Not a field of the entry, so that a program that shows no example holds none. The
            /// same is true of the pages.
            pub(crate) const fn example_line(self) -> &'static str {
                match self {
                    $(Technique::$variant => {
                        include_str!(concat!("catalogue/", $code, "/example.txt"))
                    })*
                    Technique::Custom(_) => "",
                }
            }
        }

        $(#[allow(non_snake_case)] mod $variant {
            use super::*;
            include!(concat!("catalogue/", $code, "/entry.rs"));
        })*

        pub(super) static TABLE: [Entry; Technique::ALL.len()] = [$($variant::ENTRY),*];

        /// The folders of the techniques.
        #[cfg(test)]
        const FOLDERS: [&str; Technique::ALL.len()] = [$($code),*];
    };
}

techniques! {
    // Singles
    FullHouse "full-house"
    HiddenSingle "hidden-single"
    NakedSingle "naked-single"

    // Locked candidates
    Pointing "pointing"
    Claiming "claiming"

    // Subsets
    NakedPair "naked-pair"
    NakedTriple "naked-triple"
    NakedQuad "naked-quad"
    LockedPair "locked-pair"
    LockedTriple "locked-triple"
    HiddenPair "hidden-pair"
    HiddenTriple "hidden-triple"
    HiddenQuad "hidden-quad"

    // Fish
    XWing "x-wing"
    Swordfish "swordfish"
    Jellyfish "jellyfish"
    FinnedXWing "finned-x-wing"
    FinnedSwordfish "finned-swordfish"
    FinnedJellyfish "finned-jellyfish"
    SashimiXWing "sashimi-x-wing"
    SashimiSwordfish "sashimi-swordfish"
    SashimiJellyfish "sashimi-jellyfish"
    FrankenXWing "franken-x-wing"
    FrankenSwordfish "franken-swordfish"
    FrankenJellyfish "franken-jellyfish"
    FinnedFrankenXWing "finned-franken-x-wing"
    FinnedFrankenSwordfish "finned-franken-swordfish"
    FinnedFrankenJellyfish "finned-franken-jellyfish"
    MutantXWing "mutant-x-wing"
    MutantSwordfish "mutant-swordfish"
    MutantJellyfish "mutant-jellyfish"
    FinnedMutantXWing "finned-mutant-x-wing"
    FinnedMutantSwordfish "finned-mutant-swordfish"
    FinnedMutantJellyfish "finned-mutant-jellyfish"
    FinnedMutantSquirmbag "finned-mutant-squirmbag"
    FinnedMutantWhale "finned-mutant-whale"
    SiameseFinnedXWing "siamese-finned-x-wing"
    SiameseFinnedSwordfish "siamese-finned-swordfish"
    SiameseFinnedJellyfish "siamese-finned-jellyfish"
    SiameseSashimiXWing "siamese-sashimi-x-wing"
    SiameseSashimiSwordfish "siamese-sashimi-swordfish"
    SiameseSashimiJellyfish "siamese-sashimi-jellyfish"
    SiameseFrankenXWing "siamese-franken-x-wing"
    SiameseFrankenSwordfish "siamese-franken-swordfish"
    SiameseFrankenJellyfish "siamese-franken-jellyfish"
    SiameseMutantXWing "siamese-mutant-x-wing"
    SiameseMutantSwordfish "siamese-mutant-swordfish"
    SiameseMutantJellyfish "siamese-mutant-jellyfish"

    // Patterns of one digit
    Skyscraper "skyscraper"
    TwoStringKite "two-string-kite"
    TurbotFish "turbot-fish"
    EmptyRectangle "empty-rectangle"
    DualTwoStringKite "dual-two-string-kite"
    DualEmptyRectangle "dual-empty-rectangle"
    BrokenWing "broken-wing"

    // Wings
    XyWing "xy-wing"
    XyzWing "xyz-wing"
    WxyzWing "wxyz-wing"
    WWing "w-wing"
    GroupedWWing "grouped-w-wing"
    MultiBranchWWing "multi-branch-w-wing"
    MWing "m-wing"
    SWing "s-wing"
    LWing "l-wing"
    HWing "h-wing"

    // Colouring
    SimpleColourTrap "simple-colour-trap"
    SimpleColourWrap "simple-colour-wrap"
    MultiColour1 "multi-colour-1"
    MultiColour2 "multi-colour-2"
    Medusa "medusa"
    BivalueOddagon "bivalue-oddagon"

    // Uniqueness
    UniqueRectangle1 "unique-rectangle-1"
    UniqueRectangle2 "unique-rectangle-2"
    UniqueRectangle3 "unique-rectangle-3"
    UniqueRectangle4 "unique-rectangle-4"
    UniqueRectangle5 "unique-rectangle-5"
    UniqueRectangle6 "unique-rectangle-6"
    HiddenRectangle "hidden-rectangle"
    AvoidableRectangle1 "avoidable-rectangle-1"
    AvoidableRectangle2 "avoidable-rectangle-2"
    ExtendedRectangle "extended-rectangle"
    UniqueLoop "unique-loop"
    UniquePolygon "unique-polygon"
    QiuDeadlyPattern "qiu-deadly-pattern"
    BugPlus1 "bug-plus-1"
    BugPlusN "bug-plus-n"
    Bug3 "bug-3"
    Bug4 "bug-4"
    BugLite "bug-lite"
    SymmetricalPlacement "symmetrical-placement"
    AntiSymmetricalPlacement "anti-symmetrical-placement"

    // Intersections and exclusion
    SueDeCoq "sue-de-coq"
    ExtendedSueDeCoq "extended-sue-de-coq"
    AlignedPairExclusion "aligned-pair-exclusion"
    AlignedTripleExclusion "aligned-triple-exclusion"

    // Templates
    TemplateSet "template-set"
    TemplateDelete "template-delete"

    // Chains
    RemotePair "remote-pair"
    XChain "x-chain"
    XYChain "xy-chain"
    ContinuousNiceLoop "continuous-nice-loop"
    DiscontinuousNiceLoop "discontinuous-nice-loop"
    AlternatingInferenceChain "alternating-inference-chain"
    GroupedContinuousNiceLoop "grouped-continuous-nice-loop"
    GroupedDiscontinuousNiceLoop "grouped-discontinuous-nice-loop"
    GroupedAic "grouped-aic"
    AlsContinuousNiceLoop "als-continuous-nice-loop"
    AlsDiscontinuousNiceLoop "als-discontinuous-nice-loop"
    AlsAic "als-aic"

    // Almost locked sets
    AlsXz "als-xz"
    DoublyLinkedAlsXz "doubly-linked-als-xz"
    AlsXyWing "als-xy-wing"
    AlsWWing "als-w-wing"
    AlsChain "als-chain"
    DeathBlossom "death-blossom"

    // Exotic patterns
    Tridagon "tridagon"
    ImpossiblePattern "impossible-pattern"
    JuniorExocet "junior-exocet"
    DoubleExocet "double-exocet"
    SeniorExocet "senior-exocet"
    AlmostExocet "almost-exocet"
    TripleFireworks "triple-fireworks"
    QuadrupleFireworks "quadruple-fireworks"
    SkLoop "sk-loop"
    MultiSectorLockedSet "multi-sector-locked-set"

    // Forcing
    CellForcingChain "cell-forcing-chain"
    HouseForcingChain "house-forcing-chain"
    Whip "whip"
    Braid "braid"
    ContradictionNet "contradiction-net"
    DoubleForcingNet "double-forcing-net"
    CellForcingNet "cell-forcing-net"
    HouseForcingNet "house-forcing-net"
    PatternNet "pattern-net"
    NestedNet "nested-net"
    DoublyNestedNet "doubly-nested-net"

    // Last resort
    Search "search"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_technique_is_two_words_at_most() {
        assert!(size_of::<Technique>() <= 2 * size_of::<usize>());
    }

    #[test]
    fn a_folder_is_named_by_its_code() {
        let codes = TABLE.each_ref().map(|entry| entry.code);
        assert_eq!(codes, FOLDERS);
    }
}
