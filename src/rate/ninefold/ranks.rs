//! Ninefold's table: the order, levels and scores of its techniques.
//!
//! Levels go by the hardest technique that a puzzle needs, not by how many steps it takes: they
//! answer "which techniques must I know?". The score answers "how much work is it?". Scores are
//! similar in size to HoDoKu's, which players know.

use crate::rate::level::Level::{self, *};
use crate::rate::scale::Rank;
use crate::technique::Technique::{self, *};

/// The techniques from the one that is tried first to the one that is tried last.
pub(super) const RANKS: &[Rank] = &[
    // Visible without pencilmarks.
    rank(FullHouse, Easy, 4),
    rank(HiddenSingle, Easy, 10),
    rank(NakedSingle, Easy, 14),
    // Visible with pencilmarks, within one house or two.
    rank(Pointing, Medium, 50),
    rank(Claiming, Medium, 50),
    rank(LockedPair, Medium, 40),
    rank(NakedPair, Medium, 60),
    rank(HiddenPair, Medium, 70),
    rank(LockedTriple, Medium, 60),
    rank(NakedTriple, Medium, 80),
    rank(HiddenTriple, Medium, 100),
    // Patterns with a name.
    rank(NakedQuad, Hard, 120),
    rank(HiddenQuad, Hard, 150),
    rank(XWing, Hard, 140),
    rank(Skyscraper, Hard, 130),
    rank(TwoStringKite, Hard, 150),
    rank(TurbotFish, Hard, 120),
    rank(EmptyRectangle, Hard, 120),
    rank(XyWing, Hard, 160),
    rank(UniqueRectangle1, Hard, 100),
    rank(UniqueRectangle2, Hard, 100),
    rank(UniqueRectangle3, Hard, 100),
    rank(UniqueRectangle4, Hard, 100),
    rank(UniqueRectangle5, Hard, 100),
    rank(UniqueRectangle6, Hard, 100),
    rank(HiddenRectangle, Hard, 100),
    rank(AvoidableRectangle1, Hard, 100),
    rank(AvoidableRectangle2, Hard, 100),
    rank(BugPlus1, Hard, 100),
    rank(XyzWing, Hard, 180),
    rank(WWing, Hard, 150),
    rank(RemotePair, Hard, 110),
    rank(Swordfish, Hard, 150),
    rank(FinnedXWing, Hard, 130),
    rank(SashimiXWing, Hard, 150),
    rank(SimpleColourTrap, Hard, 150),
    rank(SimpleColourWrap, Hard, 150),
    rank(MultiColour1, Hard, 200),
    rank(MultiColour2, Hard, 200),
    rank(BugPlusN, Hard, 140),
    rank(Bug3, Hard, 140),
    rank(Bug4, Hard, 140),
    rank(Jellyfish, Hard, 160),
    // Chains, from one kind of link to all, and patterns that are as hard to spot.
    rank(XYChain, Unfair, 260),
    rank(XChain, Unfair, 260),
    rank(AlternatingInferenceChain, Unfair, 280),
    rank(DiscontinuousNiceLoop, Unfair, 280),
    rank(UniqueLoop, Unfair, 200),
    rank(ExtendedRectangle, Unfair, 200),
    rank(BivalueOddagon, Unfair, 220),
    rank(WxyzWing, Unfair, 220),
    rank(SueDeCoq, Unfair, 250),
    rank(FinnedSwordfish, Unfair, 200),
    rank(SashimiSwordfish, Unfair, 240),
    rank(FinnedJellyfish, Unfair, 250),
    rank(SashimiJellyfish, Unfair, 260),
    rank(GroupedAic, Unfair, 300),
    rank(GroupedDiscontinuousNiceLoop, Unfair, 300),
    rank(AlsXz, Unfair, 300),
    rank(DoublyLinkedAlsXz, Unfair, 300),
    rank(AlsXyWing, Unfair, 320),
    // Assumptions followed to their end.
    rank(CellForcingChain, Extreme, 500),
    rank(HouseForcingChain, Extreme, 500),
    // Large patterns that save nets.
    rank(Tridagon, Extreme, 550),
    rank(DoubleExocet, Extreme, 650),
    rank(JuniorExocet, Extreme, 600),
    rank(ContradictionNet, Extreme, 700),
    rank(DoubleForcingNet, Extreme, 700),
    rank(CellForcingNet, Extreme, 700),
    rank(HouseForcingNet, Extreme, 700),
    rank(PatternNet, Extreme, 900),
    rank(NestedNet, Extreme, 1500),
    rank(DoublyNestedNet, Extreme, 3000),
    rank(Search, Extreme, 10_000),
];

/// Techniques that are found on demand only: their search is long, and chains, or at the latest
/// forcing chains, make the same eliminations; those of a continuous loop come one by one from
/// chains. They would cost time on every path and change few.
#[cfg(test)]
pub(super) const ON_DEMAND: &[Technique] = &[
    FrankenXWing,
    FrankenSwordfish,
    FrankenJellyfish,
    FinnedFrankenXWing,
    FinnedFrankenSwordfish,
    FinnedFrankenJellyfish,
    MutantXWing,
    MutantSwordfish,
    MutantJellyfish,
    FinnedMutantXWing,
    FinnedMutantSwordfish,
    FinnedMutantJellyfish,
    FinnedMutantSquirmbag,
    FinnedMutantWhale,
    SiameseFinnedXWing,
    SiameseFinnedSwordfish,
    SiameseFinnedJellyfish,
    SiameseSashimiXWing,
    SiameseSashimiSwordfish,
    SiameseSashimiJellyfish,
    SiameseFrankenXWing,
    SiameseFrankenSwordfish,
    SiameseFrankenJellyfish,
    SiameseMutantXWing,
    SiameseMutantSwordfish,
    SiameseMutantJellyfish,
    DualTwoStringKite,
    DualEmptyRectangle,
    MWing,
    SWing,
    LWing,
    HWing,
    Medusa,
    ExtendedSueDeCoq,
    AlignedPairExclusion,
    AlignedTripleExclusion,
    TemplateSet,
    TemplateDelete,
    ContinuousNiceLoop,
    GroupedContinuousNiceLoop,
    AlsContinuousNiceLoop,
    AlsDiscontinuousNiceLoop,
    AlsAic,
    AlsChain,
    DeathBlossom,
    BrokenWing,
    BugLite,
    TripleFireworks,
    QuadrupleFireworks,
];

const fn rank(technique: Technique, level: Level, score: u32) -> Rank {
    Rank { technique, level, score }
}
