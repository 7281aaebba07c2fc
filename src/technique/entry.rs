//! An entry of the table of techniques.

use super::marks::Marks;
use super::step::{Emit, Flow};
use super::table::{TABLE, Technique};
use super::text::template::{Sentences, Template};
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
    /// As many base houses as cover houses, for one digit.
    Fish,
    /// Patterns of one digit made of strong links.
    SingleDigit,
    /// A few small cells around a hinge or a link.
    Wings,
    /// Candidates in two colours, one of which is true, or that cannot have two.
    Colouring,
    /// Patterns that a second solution would need.
    Uniqueness,
    /// Alternating inferences.
    Chains,
    /// Sets of cells that are one digit short of being locked.
    AlmostLockedSets,
    /// The digits of a block and a line where they meet, and exclusion by trying combinations.
    Intersections,
    /// All ways in which one digit can still be placed.
    Templates,
    /// Large patterns of the hardest puzzles.
    Exotic,
    /// Assumptions followed to their end.
    Forcing,
    /// Search, when nothing else helps.
    LastResort,
}

/// How the instances of a technique are found.
///
/// A finder emits every step whose pattern exists and that has an effect, until the receiver breaks,
/// and does not change the marks.
#[derive(Clone, Copy)]
pub enum Find {
    /// The technique holds for any marks.
    Always(fn(&Marks, &mut Emit<'_>) -> Flow),
    /// The technique relies on uniqueness and needs the proof.
    Unique(fn(&Marks, &Unique, &mut Emit<'_>) -> Flow),
}

/// An entry of the table: what is known about one technique.
#[derive(Clone, Copy)]
pub struct Entry {
    /// The name on a command line and in data, as in `x-wing`.
    pub code: &'static str,
    /// The English name.
    pub name: &'static str,
    /// The Korean name.
    pub korean: &'static str,
    /// The name in HoDoKu, if it has one of its own.
    pub hodoku: Option<&'static str>,
    /// The name in Sudoku Explainer, if it has one of its own.
    pub explainer: Option<&'static str>,
    /// The name on SudokuWiki, if it has one of its own.
    pub wiki: Option<&'static str>,
    /// Further names and abbreviations that players use.
    pub aliases: &'static [&'static str],
    /// The codes of HoDoKu's regression library, as in `0300`.
    pub library: &'static [&'static str],
    /// The family.
    pub family: Family,
    /// How instances are found.
    pub find: Find,
    /// The short notation: the text between the name and `=>`.
    pub notation: Template,
    /// The step and its reason in a person's sentences.
    pub sentences: Sentences,
}

impl Entry {
    /// Its names: the code, the English and the Korean name, those elsewhere.
    pub(super) fn names(&self) -> impl Iterator<Item = &'static str> {
        let elsewhere = [self.hodoku, self.explainer, self.wiki].into_iter().flatten();
        [self.code, self.name, self.korean].into_iter().chain(elsewhere)
    }
}

impl Technique {
    /// The technique's entry in the table.
    pub fn entry(self) -> &'static Entry {
        &TABLE[self as usize]
    }
}
