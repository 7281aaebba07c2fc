//! HoDoKu's order, levels and scores: those that version 2.2 comes with, from the published defaults
//! of its solver configuration. Steps that are switched off by default are left out, and so are
//! Franken fish, whose search is long.

mod choices;

use super::level::Level::{self, *};
use super::order::{Rank, Table};
use crate::technique::Technique::{self, *};

pub(super) static TABLE: Table = Table {
    name: "hodoku",
    ranks: RANKS,
    limits: &[800, 1000, 1600, 1800],
    canonical: false,
    singles_as_they_arise: true,
    choices: choices::CHOICES,
};

const RANKS: &[Rank] = &[
    rank(FullHouse, Easy, 4),
    rank(NakedSingle, Easy, 4),
    rank(HiddenSingle, Easy, 14),
    rank(LockedPair, Medium, 40),
    rank(LockedTriple, Medium, 60),
    rank(Pointing, Medium, 50),
    rank(Claiming, Medium, 50),
    rank(NakedPair, Medium, 60),
    rank(NakedTriple, Medium, 80),
    rank(HiddenPair, Medium, 70),
    rank(HiddenTriple, Medium, 100),
    rank(NakedQuad, Hard, 120),
    rank(HiddenQuad, Hard, 150),
    rank(XWing, Hard, 140),
    rank(Swordfish, Hard, 150),
    rank(Jellyfish, Hard, 160),
    rank(RemotePair, Hard, 110),
    rank(BugPlus1, Hard, 100),
    rank(Skyscraper, Hard, 130),
    rank(TwoStringKite, Hard, 150),
    rank(TurbotFish, Hard, 120),
    rank(EmptyRectangle, Hard, 120),
    rank(WWing, Hard, 150),
    rank(XyWing, Hard, 160),
    rank(XyzWing, Hard, 180),
    rank(UniqueRectangle1, Hard, 100),
    rank(UniqueRectangle2, Hard, 100),
    rank(UniqueRectangle3, Hard, 100),
    rank(UniqueRectangle4, Hard, 100),
    rank(UniqueRectangle5, Hard, 100),
    rank(UniqueRectangle6, Hard, 100),
    rank(HiddenRectangle, Hard, 100),
    rank(AvoidableRectangle1, Hard, 100),
    rank(AvoidableRectangle2, Hard, 100),
    rank(FinnedXWing, Hard, 130),
    rank(SashimiXWing, Hard, 150),
    rank(FinnedSwordfish, Unfair, 200),
    rank(SashimiSwordfish, Unfair, 240),
    rank(FinnedJellyfish, Unfair, 250),
    rank(SashimiJellyfish, Unfair, 260),
    rank(SueDeCoq, Unfair, 250),
    rank(ExtendedSueDeCoq, Unfair, 250),
    rank(SimpleColourTrap, Hard, 150),
    rank(SimpleColourWrap, Hard, 150),
    rank(MultiColour1, Hard, 200),
    rank(MultiColour2, Hard, 200),
    rank(XChain, Unfair, 260),
    rank(XYChain, Unfair, 260),
    rank(ContinuousNiceLoop, Unfair, 280),
    rank(DiscontinuousNiceLoop, Unfair, 280),
    rank(AlternatingInferenceChain, Unfair, 280),
    rank(GroupedContinuousNiceLoop, Unfair, 300),
    rank(GroupedDiscontinuousNiceLoop, Unfair, 300),
    rank(GroupedAic, Unfair, 300),
    rank(AlsXz, Unfair, 300),
    rank(DoublyLinkedAlsXz, Unfair, 300),
    rank(AlsXyWing, Unfair, 320),
    rank(AlsChain, Unfair, 340),
    rank(CellForcingChain, Extreme, 500),
    rank(HouseForcingChain, Extreme, 500),
    rank(ContradictionNet, Extreme, 700),
    rank(DoubleForcingNet, Extreme, 700),
    rank(CellForcingNet, Extreme, 700),
    rank(HouseForcingNet, Extreme, 700),
    rank(Search, Extreme, 10_000),
];

const fn rank(technique: Technique, level: Level, score: u32) -> Rank {
    Rank { technique, level, score }
}
