//! What a format could not hold.

use ninefold::Language;

use super::{About, Draft};
use crate::board::Board;
use crate::error::{Error, name_in};
use crate::rule::Rule;

/// A puzzle written in a format.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Written {
    /// The text.
    pub text: String,
    /// What of the puzzle it does not hold.
    pub losses: Vec<Loss>,
}

impl Written {
    /// The text on one line: its lines without their margins, with a space between.
    pub fn on_one_line(&self) -> String {
        self.text.split('\n').map(str::trim).collect::<Vec<_>>().join(" ")
    }
}

/// Something that a format does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Loss {
    /// A rule is missing: the text is another puzzle.
    Rule {
        /// The rule's name.
        name: String,
        /// Its cells.
        cells: String,
    },
    /// A rule is written as another one that means the same.
    Name {
        /// The rule's name.
        name: String,
        /// Its cells.
        cells: String,
    },
    /// What people say about the puzzle.
    Note(&'static str),
}

impl About {
    /// What of this a format without a place for it loses.
    pub(super) fn lost(&self) -> impl Iterator<Item = Loss> {
        let all = [
            ("title", self.title.is_some()),
            ("author", self.author.is_some()),
            ("description", self.description.is_some()),
            ("solution", self.solution.is_some()),
        ];
        all.into_iter().filter(|(_, lost)| *lost).map(|(what, _)| Loss::Note(what))
    }
}

impl Draft {
    /// What is lost where nothing is drawn, and rules that are not understood have no place.
    pub(super) fn lost(&self) -> impl Iterator<Item = Loss> {
        let unknown = self.unknown.iter().filter_map(|unknown| match &unknown.error {
            Error::Unknown { name, at } => {
                Some(Loss::Rule { name: name.clone(), cells: at.clone() })
            }
            _ => None,
        });
        let drawn = (!self.drawn.is_empty()).then_some(Loss::Note("drawing"));
        let fog = self.fog.then_some(Loss::Note("fog"));
        unknown.chain(drawn).chain(fog)
    }
}

impl Loss {
    /// A rule that is missing.
    pub(super) fn rule(rule: &Rule, board: &Board) -> Self {
        Loss::Rule { name: rule.kind().name().to_owned(), cells: names(rule, board) }
    }

    /// A rule that is written as another one.
    pub(super) fn name(rule: &Rule, board: &Board) -> Self {
        Loss::Name { name: rule.kind().name().to_owned(), cells: names(rule, board) }
    }

    /// The loss in a language.
    pub fn text(&self, language: Language) -> String {
        let of = |name: &str, cells: &str| {
            let (open, close) = if cells.is_empty() { ("", "") } else { (" (", ")") };
            format!("{}{open}{cells}{close}", name_in(language, name))
        };
        match (self, language) {
            (Loss::Rule { name, cells }, Language::English) => {
                format!("the rule {} is lost", of(name, cells))
            }
            (Loss::Rule { name, cells }, Language::Korean) => {
                format!("{} 규칙이 빠졌습니다", of(name, cells))
            }
            (Loss::Name { name, cells }, Language::English) => {
                format!("the name of the rule {} is lost", of(name, cells))
            }
            (Loss::Name { name, cells }, Language::Korean) => {
                format!("{} 규칙의 이름이 빠졌습니다", of(name, cells))
            }
            (Loss::Note(what), Language::English) => format!("the {what} is lost"),
            (Loss::Note(what), Language::Korean) => {
                let what = match *what {
                    "title" => "제목",
                    "author" => "만든 사람",
                    "solution" => "해",
                    "drawing" => "그림",
                    "fog" => "안개",
                    _ => "설명",
                };
                format!("{what} 정보가 빠졌습니다")
            }
        }
    }

    /// Whether the text is another puzzle.
    pub fn changes_the_puzzle(&self) -> bool {
        matches!(self, Loss::Rule { .. })
    }
}

/// The cells of a rule, unless it speaks of the whole board.
fn names(rule: &Rule, board: &Board) -> String {
    match rule {
        Rule::AntiKnight | Rule::AntiKing | Rule::Nonconsecutive | Rule::Negative(_) => {
            String::new()
        }
        rule => {
            let names = rule.cells(board).into_iter().map(|cell| board.name(cell));
            names.collect::<Vec<_>>().join(" ")
        }
    }
}
