//! An entry of the table of techniques.

use super::template::template;
use super::{Emit, Flow, Sentences, Template};
use crate::grid::Unique;
use crate::marks::Marks;
use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};

/// Kinds of technique that share an idea.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
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
#[non_exhaustive]
pub enum Find {
    /// The technique holds for any marks.
    Always(fn(&Marks, &mut Emit<'_>) -> Flow),
    /// The technique relies on uniqueness and needs the proof.
    Unique(fn(&Marks, &Unique, &mut Emit<'_>) -> Flow),
}

/// What is known about one technique. Entries are the same if their codes are.
#[derive(Clone, Copy)]
pub struct Entry {
    /// The name on a command line and in data, as in `x-wing`.
    pub code: &'static str,
    /// The English name.
    pub name: &'static str,
    /// The Korean name, if it has one of its own.
    pub korean: Option<&'static str>,
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
    /// The entry of a technique of your own, to be completed by its names, its family and its texts.
    ///
    /// The code must differ from those of other techniques. What the proof of its steps rests on is
    /// said by their [`Pattern`](super::Pattern), see [`Ground`](super::Ground).
    ///
    /// ```
    /// use ninefold::technique::{Emit, Entry, Family, Find, Flow, Marks, Sentences, Technique};
    /// use ninefold::template;
    ///
    /// static SINGLE: Entry = Entry {
    ///     name: "Single",
    ///     korean: Some("싱글"),
    ///     family: Family::Singles,
    ///     sentences: Sentences {
    ///         english: template!("Nothing else is left in {cells:body}, so {do}."),
    ///         korean: Some(template!("{cells:body}에 다른 후보가 없으므로 {do}.")),
    ///     },
    ///     ..Entry::new("single", Find::Always(find))
    /// };
    ///
    /// /// The technique, for a place in an order.
    /// const TECHNIQUE: Technique = Technique::Custom(&SINGLE);
    ///
    /// fn find(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    ///     // …
    /// #   let _ = (marks, emit);
    ///     Flow::Continue(())
    /// }
    ///
    /// assert_eq!(TECHNIQUE.to_string(), "Single");
    /// ```
    pub const fn new(code: &'static str, find: Find) -> Entry {
        Entry {
            code,
            name: code,
            korean: None,
            hodoku: None,
            explainer: None,
            wiki: None,
            aliases: &[],
            library: &[],
            family: Family::SingleDigit,
            find,
            notation: template!("{digits:body} {cells:body}"),
            sentences: Sentences { english: template!("{do}."), korean: Some(template!("{do}.")) },
        }
    }

    /// Its names: the code, the English and the Korean name, those elsewhere.
    pub(crate) fn names(&self) -> impl Iterator<Item = &'static str> {
        let others = [self.korean, self.hodoku, self.explainer, self.wiki].into_iter().flatten();
        [self.code, self.name].into_iter().chain(others)
    }
}

impl PartialEq for Entry {
    fn eq(&self, other: &Entry) -> bool {
        self.code == other.code
    }
}

impl Eq for Entry {}

impl PartialOrd for Entry {
    fn partial_cmp(&self, other: &Entry) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Entry {
    fn cmp(&self, other: &Entry) -> Ordering {
        self.code.cmp(other.code)
    }
}

impl Hash for Entry {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.code.hash(state);
    }
}

impl fmt::Debug for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code)
    }
}
