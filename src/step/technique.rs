//! The names of the techniques.

use super::Entry;

/// Makes the enum from a row for each technique: its variant and its English name.
macro_rules! techniques {
    ($($variant:ident $name:literal)*) => {
        /// A technique. What is known about it is its entry; see [`Technique::entry`].
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[non_exhaustive]
        pub enum Technique {
            $(#[doc = concat!($name, "; see [`Technique::page`].")] $variant,)*
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
        }
    };
}

techniques! {
    // Singles
    FullHouse "Full House"
    HiddenSingle "Hidden Single"
    NakedSingle "Naked Single"
    // Locked candidates
    Pointing "Pointing"
    Claiming "Claiming"
    // Subsets
    NakedPair "Naked Pair"
    NakedTriple "Naked Triple"
    NakedQuad "Naked Quadruple"
    LockedPair "Locked Pair"
    LockedTriple "Locked Triple"
    HiddenPair "Hidden Pair"
    HiddenTriple "Hidden Triple"
    HiddenQuad "Hidden Quadruple"
    // Fish
    XWing "X-Wing"
    Swordfish "Swordfish"
    Jellyfish "Jellyfish"
    FinnedXWing "Finned X-Wing"
    FinnedSwordfish "Finned Swordfish"
    FinnedJellyfish "Finned Jellyfish"
    SashimiXWing "Sashimi X-Wing"
    SashimiSwordfish "Sashimi Swordfish"
    SashimiJellyfish "Sashimi Jellyfish"
    FrankenXWing "Franken X-Wing"
    FrankenSwordfish "Franken Swordfish"
    FrankenJellyfish "Franken Jellyfish"
    FinnedFrankenXWing "Finned Franken X-Wing"
    FinnedFrankenSwordfish "Finned Franken Swordfish"
    FinnedFrankenJellyfish "Finned Franken Jellyfish"
    MutantXWing "Mutant X-Wing"
    MutantSwordfish "Mutant Swordfish"
    MutantJellyfish "Mutant Jellyfish"
    FinnedMutantXWing "Finned Mutant X-Wing"
    FinnedMutantSwordfish "Finned Mutant Swordfish"
    FinnedMutantJellyfish "Finned Mutant Jellyfish"
    FinnedMutantSquirmbag "Finned Mutant Squirmbag"
    FinnedMutantWhale "Finned Mutant Whale"
    SiameseFinnedXWing "Siamese Finned X-Wing"
    SiameseFinnedSwordfish "Siamese Finned Swordfish"
    SiameseFinnedJellyfish "Siamese Finned Jellyfish"
    SiameseSashimiXWing "Siamese Sashimi X-Wing"
    SiameseSashimiSwordfish "Siamese Sashimi Swordfish"
    SiameseSashimiJellyfish "Siamese Sashimi Jellyfish"
    SiameseFrankenXWing "Siamese Franken X-Wing"
    SiameseFrankenSwordfish "Siamese Franken Swordfish"
    SiameseFrankenJellyfish "Siamese Franken Jellyfish"
    SiameseMutantXWing "Siamese Mutant X-Wing"
    SiameseMutantSwordfish "Siamese Mutant Swordfish"
    SiameseMutantJellyfish "Siamese Mutant Jellyfish"
    // Patterns of one digit
    Skyscraper "Skyscraper"
    TwoStringKite "Two-String Kite"
    TurbotFish "Turbot Fish"
    EmptyRectangle "Empty Rectangle"
    DualTwoStringKite "Dual Two-String Kite"
    DualEmptyRectangle "Dual Empty Rectangle"
    BrokenWing "Broken Wing"
    // Wings
    XyWing "XY-Wing"
    XyzWing "XYZ-Wing"
    WxyzWing "WXYZ-Wing"
    WWing "W-Wing"
    GroupedWWing "Grouped W-Wing"
    MultiBranchWWing "Multi-Branch W-Wing"
    MWing "M-Wing"
    SWing "S-Wing"
    LWing "L-Wing"
    HWing "H-Wing"
    // Colouring
    SimpleColourTrap "Simple Colour Trap"
    SimpleColourWrap "Simple Colour Wrap"
    MultiColour1 "Multi-Colours 1"
    MultiColour2 "Multi-Colours 2"
    Medusa "3D Medusa"
    BivalueOddagon "Bivalue Oddagon"
    // Uniqueness
    UniqueRectangle1 "Unique Rectangle Type 1"
    UniqueRectangle2 "Unique Rectangle Type 2"
    UniqueRectangle3 "Unique Rectangle Type 3"
    UniqueRectangle4 "Unique Rectangle Type 4"
    UniqueRectangle5 "Unique Rectangle Type 5"
    UniqueRectangle6 "Unique Rectangle Type 6"
    HiddenRectangle "Hidden Rectangle"
    AvoidableRectangle1 "Avoidable Rectangle Type 1"
    AvoidableRectangle2 "Avoidable Rectangle Type 2"
    ExtendedRectangle "Extended Rectangle"
    UniqueLoop "Unique Loop"
    UniquePolygon "Borescoper's Deadly Pattern"
    QiuDeadlyPattern "Qiu's Deadly Pattern"
    BugPlus1 "BUG+1"
    BugPlusN "BUG+N"
    Bug3 "BUG Type 3"
    Bug4 "BUG Type 4"
    BugLite "BUG-Lite"
    SymmetricalPlacement "Gurth's Symmetrical Placement"
    AntiSymmetricalPlacement "Anti-Symmetrical Placement"
    // Intersections and exclusion
    SueDeCoq "Sue de Coq"
    ExtendedSueDeCoq "Extended Sue de Coq"
    AlignedPairExclusion "Aligned Pair Exclusion"
    AlignedTripleExclusion "Aligned Triple Exclusion"
    // Templates
    TemplateSet "Template Set"
    TemplateDelete "Template Delete"
    // Chains
    RemotePair "Remote Pair"
    XChain "X-Chain"
    XYChain "XY-Chain"
    ContinuousNiceLoop "Continuous Nice Loop"
    DiscontinuousNiceLoop "Discontinuous Nice Loop"
    AlternatingInferenceChain "Alternating Inference Chain"
    GroupedContinuousNiceLoop "Grouped Continuous Nice Loop"
    GroupedDiscontinuousNiceLoop "Grouped Discontinuous Nice Loop"
    GroupedAic "Grouped Alternating Inference Chain"
    AlsContinuousNiceLoop "Continuous Nice Loop with ALS"
    AlsDiscontinuousNiceLoop "Discontinuous Nice Loop with ALS"
    AlsAic "Alternating Inference Chain with ALS"
    // Almost locked sets
    AlsXz "ALS-XZ"
    DoublyLinkedAlsXz "Doubly Linked ALS-XZ"
    AlsXyWing "ALS-XY-Wing"
    AlsWWing "ALS-W-Wing"
    AlsChain "ALS Chain"
    DeathBlossom "Death Blossom"
    // Exotic patterns
    Tridagon "Tridagon"
    ImpossiblePattern "Impossible Pattern"
    JuniorExocet "Junior Exocet"
    DoubleExocet "Double Exocet"
    SeniorExocet "Senior Exocet"
    AlmostExocet "Almost Exocet"
    TripleFireworks "Triple Fireworks"
    QuadrupleFireworks "Quadruple Fireworks"
    SkLoop "SK-Loop"
    MultiSectorLockedSet "Multi-Sector Locked Set"
    // Forcing
    CellForcingChain "Cell Forcing Chain"
    HouseForcingChain "House Forcing Chain"
    Whip "Whip"
    Braid "Braid"
    ContradictionNet "Contradiction Net"
    DoubleForcingNet "Double Forcing Net"
    CellForcingNet "Cell Forcing Net"
    HouseForcingNet "House Forcing Net"
    PatternNet "Contradiction Net with Patterns"
    NestedNet "Nested Contradiction Net"
    DoublyNestedNet "Doubly Nested Contradiction Net"
    // Last resort
    Search "Search"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_technique_is_two_words_at_most() {
        assert!(size_of::<Technique>() <= 2 * size_of::<usize>());
    }
}
