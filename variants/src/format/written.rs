//! What a format could not hold.

use std::mem;

use ninefold::Language;

use super::{Draft, Drawing, Format};
use crate::board::{Board, Value, Values};
use crate::error::{Error, Why, name_in, place};
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
        /// What players call it.
        name: String,
        /// The same with its number and place, as [`Rule::described`] tells it.
        described: Why,
        /// Whether the text draws it, for people.
        drawn: bool,
    },
    /// A rule is written as another one that means the same.
    Name {
        /// What players call it.
        name: String,
        /// The same with its number and place.
        described: Why,
    },
    /// What people say about the puzzle.
    Note(&'static str),
}

/// What a player has filled in.
pub(super) const FILLED: Loss = Loss::Note("placed digits");

impl Format {
    /// Writes a puzzle with a solution: filled in or beside it, or as given digits where the format has no place for one.
    ///
    /// # Errors
    /// As [`Format::write`].
    pub fn write_solved(&self, draft: &Draft, values: &[Value]) -> Result<Written, Error> {
        let mut draft = draft.clone();
        draft.about.filled = draft.board.cells().zip(values.iter().copied()).collect();
        draft.about.solution = Some(values.to_vec());
        let mut written = self.write(&draft)?;
        if !written.losses.contains(&Loss::Note("solution")) {
            written.losses.retain(|loss| *loss != FILLED);
            return Ok(written);
        }
        draft.about.solution = None;
        let given = |(cell, value)| Rule::Allowed { cell, values: Values::of(value) };
        let given: Vec<Rule> = mem::take(&mut draft.about.filled).into_iter().map(given).collect();
        draft.rules.retain(|rule| !matches!(rule, Rule::Allowed { .. }));
        draft.rules.splice(..0, given);
        self.write(&draft)
    }
}

impl Draft {
    /// Adds what a format loses that has rules only, and none that is not understood; or also notes, or drawings.
    pub(super) fn lose(&self, losses: &mut Vec<Loss>, notes: bool, drawings: bool) {
        let is_more = |drawing: &Drawing| drawing.coloured_cell(&self.board).is_none();
        let is_drawn = !drawings && self.drawn.iter().any(is_more);
        for unknown in &self.unknown {
            if let Error::Unknown { name, at } = &unknown.error {
                let described = Why::told(&|_| format!("{name}{}", place(at)));
                // A rule that is not understood shows by its drawings.
                losses.push(Loss::Rule { name: name.clone(), described, drawn: is_drawn });
            }
        }
        let about = &self.about;
        let all = [
            ("title", notes && about.title.is_some()),
            ("author", notes && about.author.is_some()),
            ("description", notes && about.description.is_some()),
            ("solution", notes && about.solution.is_some()),
            ("placed digits", notes && !about.filled.is_empty()),
            ("drawing", drawings),
            ("fog", self.fog),
        ];
        let lost = all.into_iter().filter(|(_, lost)| *lost);
        losses.extend(lost.map(|(what, _)| Loss::Note(what)));
    }
}

impl Loss {
    /// A rule that is missing, perhaps drawn.
    pub(super) fn rule(rule: &Rule, board: &Board, drawn: bool) -> Self {
        let (name, described) = told(rule, board);
        Loss::Rule { name, described, drawn }
    }

    /// A rule that is written as another one.
    pub(super) fn name(rule: &Rule, board: &Board) -> Self {
        let (name, described) = told(rule, board);
        Loss::Name { name, described }
    }

    /// Something of the whole board that is missing.
    pub(super) fn of_board(name: &str) -> Self {
        Loss::Rule { name: name.to_owned(), described: everywhere(name), drawn: false }
    }

    /// The same without number and place, so that it is one for many rules.
    #[must_use]
    pub fn without_place(mut self) -> Self {
        if let Loss::Rule { name, described, .. } | Loss::Name { name, described } = &mut self {
            *described = everywhere(name);
        }
        self
    }

    /// The loss in a language.
    pub fn text(&self, language: Language) -> String {
        match (self, language) {
            (Loss::Rule { described, drawn, .. }, Language::English) => {
                let how = if *drawn { "only drawn" } else { "lost" };
                format!("the rule {described} is {how}")
            }
            (Loss::Rule { described, drawn, .. }, Language::Korean) => {
                let how = if *drawn {
                    "규칙은 그림으로만 남았습니다"
                } else {
                    "규칙이 빠졌습니다"
                };
                format!("{} {how}", described.korean)
            }
            (Loss::Name { described, .. }, Language::English) => {
                format!("the name of the rule {described} is lost")
            }
            (Loss::Name { described, .. }, Language::Korean) => {
                format!("{} 규칙의 이름이 빠졌습니다", described.korean)
            }
            (Loss::Note(what), Language::English) => {
                format!("the {what} {} lost", if what.ends_with('s') { "are" } else { "is" })
            }
            (Loss::Note(what), Language::Korean) => {
                let what = match *what {
                    "title" => "제목",
                    "author" => "만든 사람",
                    "solution" => "해",
                    "placed digits" => "써넣은 숫자",
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

/// What players call a rule, and the same with its number and place.
fn told(rule: &Rule, board: &Board) -> (String, Why) {
    let name = rule.common_name(Language::English).to_owned();
    (name, Why::told(&|language| rule.described(board, language)))
}

/// A name alone.
fn everywhere(name: &str) -> Why {
    Why::told(&|language| name_in(language, name).to_owned())
}
