//! The ladder, from the rung that fails to Ninefold's own engine. A new rung is a file here, its
//! page in English and (`.ko.md`) in Korean beside it, a `mod` line and a row of the table.

mod bitmask;
mod engine;
mod exact_cover;
pub mod greedy;
mod list_of_blanks;
mod mrv;
mod place_then_check;
mod propagation;
#[cfg(feature = "sat")]
mod sat;
mod scan_for_blank;

use super::board::Board;
use super::dimensions::{Dimensions, Spot};
use super::observe::{Counter, Observer, Silent, Stopped};
use crate::grid::Language;

/// The result of a finished search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ended {
    /// A solution was found; it is the first in row-major order if [`Properties::first_in_order`].
    Solved(Board),
    /// The search got stuck at this cell and cannot go back; this says nothing about the puzzle.
    DeadEnd(Spot),
    /// Everything was tried: there is no solution.
    NoSolution,
}

/// The properties of a rung.
#[derive(Debug)]
#[non_exhaustive]
pub struct Properties {
    /// The name by which commands know it.
    pub name: &'static str,
    /// A description in one line.
    pub title: &'static str,
    /// Whether it finds a solution whenever there is one.
    pub complete: bool,
    /// Whether the solution it finds is the first in row-major lexicographic order.
    pub first_in_order: bool,
    /// Whether its steps reach the observer, so that it can be counted and traced.
    pub observable: bool,
    /// The sizes of boards that it takes.
    pub dimensions: &'static [&'static Dimensions],
}

impl Properties {
    /// What most rungs have in common.
    const USUAL: Properties = Properties {
        name: "",
        title: "",
        complete: true,
        first_in_order: false,
        observable: true,
        dimensions: Dimensions::ALL,
    };
}

/// Makes the enum of rungs and its dispatch from one table.
macro_rules! ladder {
    ($($(#[$meta:meta])* $Name:ident($module:ident)),* $(,)?) => {
        /// The kinds of search, simplest first.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[non_exhaustive]
        pub enum Rung {
            $(
                #[doc = include_str!(concat!(stringify!($module), ".md"))]
                $(#[$meta])*
                $Name,
            )*
        }

        impl Rung {
            /// The ladder, bottom up.
            pub const ALL: &'static [Rung] = &[$($(#[$meta])* Rung::$Name),*];

            /// The properties of the rung.
            pub const fn properties(self) -> &'static Properties {
                match self {
                    $($(#[$meta])* Rung::$Name => &$module::PROPERTIES,)*
                }
            }

            /// A page of explanation, in Markdown.
            pub const fn page(self, language: Language) -> &'static str {
                match (self, language) {
                    $($(#[$meta])* (Rung::$Name, Language::English) => {
                        include_str!(concat!(stringify!($module), ".md"))
                    }
                    $(#[$meta])* (Rung::$Name, Language::Korean) => {
                        include_str!(concat!(stringify!($module), ".ko.md"))
                    })*
                }
            }

            /// Searches for a solution of a board and reports every step to the observer.
            ///
            /// The digits of the board should not contradict each other ([`Board::conflict`]): the
            /// textbook solvers do not check that, and may return a board that breaks the rules.
            ///
            /// # Errors
            /// [`Stopped`] when the observer ended the search, or the rung does not take boards of
            /// this size.
            pub fn run<O: Observer>(self, board: &Board, watch: &mut O) -> Result<Ended, Stopped> {
                if !self.properties().dimensions.contains(&board.dimensions()) {
                    return Err(Stopped::Size);
                }
                match self {
                    $($(#[$meta])* Rung::$Name => $module::run(board, watch),)*
                }
            }

            /// Searches without an observer. Unlike [`run`](Rung::run), it is compiled with the library and
            /// optimised as the library is.
            ///
            /// # Errors
            /// [`Stopped::Size`].
            pub fn solve(self, board: &Board) -> Result<Ended, Stopped> {
                self.run(board, &mut Silent)
            }

            /// Searches and counts, compiled as [`solve`](Rung::solve) is.
            ///
            /// # Errors
            /// Those of [`run`](Rung::run).
            pub fn count(self, board: &Board, counter: &mut Counter) -> Result<Ended, Stopped> {
                self.run(board, counter)
            }
        }
    };
}

ladder! {
    Greedy(greedy),
    PlaceThenCheck(place_then_check),
    ScanForBlank(scan_for_blank),
    ListOfBlanks(list_of_blanks),
    Bitmask(bitmask),
    FewestFirst(mrv),
    Propagation(propagation),
    ExactCover(exact_cover),
    #[cfg(feature = "sat")]
    Sat(sat),
    Engine(engine),
}

impl Rung {
    /// The name of the rung, which [`str::parse`] reads back.
    pub const fn name(self) -> &'static str {
        self.properties().name
    }
}

names! { Rung, "rung" }

/// Whether a search found its solution, in the words of the answer.
fn ended(solved: bool, board: Board) -> Ended {
    if solved { Ended::Solved(board) } else { Ended::NoSolution }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    #[test]
    fn every_rung_has_its_page_in_both_languages() {
        let is_korean = |text: &str| text.contains(|c: char| ('가'..='힣').contains(&c));
        // Text in back quotes: names of rungs, commands, rows of digits.
        let quoted = |text: &'static str| {
            let mut all: Vec<&str> = text.split('`').skip(1).step_by(2).collect();
            all.sort_unstable();
            all
        };
        for rung in Rung::ALL {
            let name = rung.properties().name;
            let [english, korean] =
                [Language::English, Language::Korean].map(|language| rung.page(language));
            assert!(!is_korean(english), "{name} in English");
            assert!(korean.trim().split("\n\n").all(is_korean), "{name} in Korean");
            assert_eq!(quoted(korean), quoted(english), "{name}");
        }
    }
}
