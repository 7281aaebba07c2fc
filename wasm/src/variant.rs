//! Puzzles of other sizes and with other rules: reading, writing, and the questions of a player.
//!
//! A puzzle goes between the page and this module in the library's own JSON. Its cells are numbered in reading order; a value
//! is the place of a number in the board's range, from 1, so that 0 is a blank cell.

mod step;

use self::step::{indexes, step_as_json};
use crate::json::{Json, json};
use crate::{Answer, answer};
use ninefold::Language;
use ninefold_variants::explain::{Explainer, Position, Step, Technique};
use ninefold_variants::format::{
    self, Draft, Drawing, Form, Format, Loss, Malformed, Piece, Place,
};
use ninefold_variants::setter::{Estimate, Need};
use ninefold_variants::{Budget, Cell, Error, Puzzle, Rule, RuleIndex, Value, Values, Verdict};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

/// Puzzles beyond this number are not read.
const MOST: usize = 200;
/// A longer text is no puzzle of this kind; lists of many have the program.
const LONGEST: usize = 2 << 20;
/// The page draws whole boards of this many rows, columns and values at most.
const LARGEST: usize = 16;
/// More rules than this are no drawing any more. The pairs of an AntiTaxicab on 9×9 are 2,010.
const MOST_RULES: usize = 2_500;
/// All rules together may have this many cells, and all drawings this many points.
const MOST_CELLS: usize = 20_000;

/// The formats in which an address may hold a puzzle, the shortest first. The last one loses nothing.
const ADDRESSES: &[&str] = &["iss", "fpuzzles", "variant-json"];

/// The puzzles of a text, and what is wrong with the others. A puzzle without rules on the usual board has a line of 81
/// characters, and nothing else if it has no words.
#[wasm_bindgen]
pub fn read(text: &str, lang: &str) -> String {
    let language = lang.parse().unwrap_or_default();
    let (mut puzzles, mut trouble) = (Vec::new(), Vec::new());
    let pieces = if text.len() > LONGEST { Vec::new() } else { format::pieces(text) };
    for piece in pieces.into_iter().take(MOST) {
        match piece.open() {
            Ok(draft) => match described(&draft, &piece.text) {
                Some(puzzle) => puzzles.push(puzzle),
                None => trouble.push(too_large(language).into()),
            },
            Err(error) if is_own(&piece, &error) => {
                trouble.push(error_text(&error, language).into());
            }
            Err(_) => {}
        }
    }
    let trouble: Vec<Json> = trouble;
    answer(&json!({ "puzzles": puzzles, "trouble": trouble }))
}

/// Whether an error is this module's to tell. That of what may be a damaged classic puzzle, or a link without any, is not.
fn is_own(piece: &Piece<'_>, Malformed { error, .. }: &Malformed) -> bool {
    piece.format.is_some_and(|format| match format.is_marked() {
        true => !(format.is_shared_link() && matches!(error, Error::Syntax(_))),
        false => format.read_meant(&piece.text).is_some(),
    })
}

fn too_large(language: Language) -> &'static str {
    match language {
        Language::English => {
            "the page takes whole boards up to 16×16, with up to 2,500 rules; the program takes more"
        }
        Language::Korean => {
            "이 페이지는 규칙이 2,500개까지인 16×16까지의 온전한 판만 엽니다. 더 큰 것은 프로그램으로 여세요"
        }
    }
}

fn error_text(Malformed { place, error, .. }: &Malformed, language: Language) -> String {
    let error = error.text(language);
    match (place, language) {
        (Place::Text { line, column }, Language::Korean) => {
            format!("{line}번째 줄 {column}번째 글자: {error}")
        }
        _ => format!("{place}: {error}"),
    }
}

fn described(draft: &Draft, text: &str) -> Option<Json> {
    let board = &draft.board;
    let about = &draft.about;
    let title = about.title.as_deref();
    let is_whole = draft.unknown.is_empty() && draft.drawn.is_empty() && !draft.fog;
    let line = draft.classic().filter(|_| draft.drawn.is_empty()).map(|grid| grid.to_string());
    if line.is_some()
        && [&about.title, &about.author, &about.description].iter().all(|words| words.is_none())
    {
        return Some(json!({ "grid": line, "title": title }));
    }
    let fits = board.rows().max(board.columns()).max(board.value_count()) <= LARGEST
        && board.holes().next().is_none()
        && is_drawable(draft);
    let whole = ADDRESSES.iter().find_map(|name| {
        let written = Format::named(name)?.write(draft).ok()?;
        written.losses.is_empty().then_some(written.text)
    });
    let own = own(draft).filter(|_| fits)?;
    // A drawing is shortest where it came from.
    let from = (!is_whole && !text.contains('\n') && text.len() < own.len()).then_some(text);
    let whole = from.map(str::to_owned).or(whole);
    Some(json!({ "grid": line, "title": title, "text": whole, "variant": Json::of_text(own) }))
}

/// Whether the page can draw the rules, and what is only drawn, at once.
fn is_drawable(draft: &Draft) -> bool {
    let places = draft.rules.iter().filter(|rule| !rule.is_everywhere());
    let cells: usize = places.map(|rule| rule.cells(&draft.board).len()).sum();
    let points = |drawing: &Drawing| match &drawing.form {
        Form::Line(points) | Form::Arrow(points) => points.len(),
        Form::Cells(cells) => cells.len(),
        _ => 1,
    };
    draft.rules.len() <= MOST_RULES
        && cells <= MOST_CELLS
        && draft.drawn.iter().map(points).sum::<usize>() <= MOST_CELLS
}

/// The puzzle in the library's own JSON.
fn own(draft: &Draft) -> Option<String> {
    Some(Format::OWN.write(draft).ok()?.text)
}

/// A puzzle, ready for questions, and the language of the answers.
#[wasm_bindgen]
pub struct Variant {
    draft: Draft,
    puzzle: Puzzle,
    language: Language,
}

#[wasm_bindgen]
impl Variant {
    /// A puzzle from the library's own JSON.
    ///
    /// # Errors
    /// When it cannot be read.
    #[wasm_bindgen(constructor)]
    pub fn new(text: &str, lang: &str) -> Result<Variant, JsError> {
        let language = lang.parse().unwrap_or_default();
        let failed = |error: Error| JsError::new(&error.text(language));
        // Where in the JSON it is wrong is of no use to a player.
        let draft = Format::OWN.open(text).map_err(|Malformed { error, .. }| failed(error))?;
        // The page asks no question about rules that are not understood but for what the others say.
        let puzzle = draft.clone().of_known_rules().map_err(failed)?;
        Ok(Variant { draft, puzzle, language })
    }

    /// Whether there is no, one or more than one solution, as far as this many guesses tell; and one solution, or two that differ.
    pub fn judge(&self, guesses: u32) -> String {
        let numbers =
            |values: &Vec<Value>| values.iter().map(|value| value.0 + 1).collect::<Json>();
        answer(&match self.puzzle.check(Budget::guesses(guesses.into())) {
            Verdict::Unique(only) => json!({ "kind": "unique", "solution": numbers(&only) }),
            Verdict::Several(two) => {
                json!({ "kind": "several", "solutions": two.iter().map(numbers).collect::<Json>() })
            }
            Verdict::None => json!({ "kind": "none" }),
            Verdict::Undecided => json!({ "kind": "unknown" }),
        })
    }

    /// Of a puzzle without a solution the rules that cannot hold together; null if this many guesses for each set of rules do not
    /// find them.
    pub fn contradiction(&self, guesses: u32) -> String {
        let rules = self.puzzle.contradiction(Budget::guesses(guesses.into()));
        let tell = |rules: Vec<RuleIndex>| {
            let places: Json = rules.iter().map(|rule| rule.0).collect();
            json!({ "rules": places })
        };
        answer(&rules.map(tell).into())
    }

    /// Why these rules cannot hold together, in a few sentences; none if that takes many steps.
    pub fn why(&self, rules: &[u32]) -> String {
        let rules: Vec<RuleIndex> = rules.iter().map(|&rule| RuleIndex(rule as usize)).collect();
        answer(&self.puzzle.why_contradictory(&rules, self.language, Budget::UNLIMITED).into())
    }

    /// The rules that these values break, as far as this is seen without search, and the cells where that shows.
    pub fn broken(&self, values: &[u8]) -> String {
        let (board, filled) = (self.puzzle.board(), self.filled(values));
        let broken = self.puzzle.rules().iter().enumerate();
        let broken = broken.filter(|(_, rule)| !rule.holds(board, &filled));
        let tell = |(number, rule): (usize, &Rule)| json!({ "rule": number, "cells": indexes(&rule.faults(board, &filled)) });
        answer(&broken.map(tell).collect())
    }

    /// For a setter, as far as this many guesses suffice: the values that each cell has in some solution, as masks; the numbers of
    /// solutions of each value up to a limit, by cell; what would make the puzzle unique; and the number of solutions if they
    /// are at most a thousand. `partial` if the guesses did not suffice.
    pub fn counts(&self, limit: u32, guesses: u32) -> String {
        let board = self.puzzle.board();
        let found =
            self.puzzle.true_candidates(limit.into(), Budget::guesses(guesses.into()), |_| true);
        let counts = |cell: Cell| -> Json {
            board.values().iter().map(|value| found.count(cell, value)).collect()
        };
        let unique = found.makes_unique().into_iter();
        let candidate =
            |(cell, value): (Cell, Value)| json!({ "cell": cell.index(), "digit": value.0 + 1 });
        answer(&json!({
            "masks": board.cells().map(|cell| found.of(cell).0).collect::<Json>(),
            "counts": board.cells().map(counts).collect::<Json>(),
            "unique": unique.map(candidate).collect::<Json>(),
            "solutions": found.solutions(),
            "partial": found.is_partial(),
        }))
    }

    /// About how many solutions there are, from so many samples; 0 if none of them tells, and infinite if they are too many
    /// for a float.
    pub fn estimate(&self, samples: u32) -> f64 {
        let each = |_: &Estimate| true;
        self.puzzle.estimate(samples.into(), 1, Budget::UNLIMITED, each).solutions
    }

    /// Whether a unique puzzle needs each of its rules: `needed`, `needless` or `unknown` by the rule's place; null if it is not
    /// unique.
    pub fn needs(&self, guesses: u32) -> String {
        let needs = self.puzzle.needs(Budget::guesses(guesses.into()), |_, _| true);
        let word = |need: &Need| match need {
            Need::Needed => "needed",
            Need::Needless => "needless",
            Need::Undecided => "unknown",
        };
        answer(&needs.map(|needs| needs.iter().map(word).collect::<Json>()).into())
    }

    /// The next step from the values that a player has written, 0 for none, and the candidates that the player has kept, as
    /// masks; null if no step is found. The step in words comes in three depths.
    pub fn hint(&self, values: &[u8], kept: &[u32]) -> String {
        let position = self.reached(values, kept);
        // What an explainer remembers of one position need not hold in another, which may have more candidates.
        let step =
            Explainer::new(&self.puzzle, Technique::Cases).next(&position, Budget::UNLIMITED);
        answer(&step.map(|step| step_as_json(&step, &position, self.language)).into())
    }

    /// The cells that are wrong in the same position, as far as this many guesses tell for each search. The puzzle may have several
    /// solutions.
    pub fn wrong(&self, values: &[u8], kept: &[u32], guesses: u32) -> String {
        let standing = self.reached(values, kept).standing(Budget::guesses(guesses.into()));
        answer(&indexes(&standing.wrong))
    }

    /// What a lesson shows: the first step by a technique on the way from the start, after this many others by it; all steps by it
    /// that the position allows; and the values so far, 0 for none. Null if there is none.
    pub fn practice(&self, technique: &str, before: usize) -> String {
        let mut explainer = Explainer::new(&self.puzzle, Technique::Cases);
        let mut position = Position::new(&self.puzzle);
        let mut left = before;
        while let Some(step) = explainer.next(&position, Budget::UNLIMITED) {
            let fits = step.technique.id() == technique;
            if fits && left == 0 {
                let all = explainer.all(&position, step.technique);
                let tell = |step: &Step| step_as_json(step, &position, self.language);
                let value = |(cell, values): (usize, &Values)| match values.iter().next() {
                    Some(value) if position.is_filled(Cell(cell as u16)) => value.0 + 1,
                    _ => 0,
                };
                return answer(&json!({
                    "values": position.candidates().iter().enumerate().map(value).collect::<Json>(),
                    "step": tell(&step),
                    "all": all.iter().map(tell).collect::<Json>(),
                }));
            }
            left -= usize::from(fits);
            position.apply(&step);
        }
        answer(&Json::NULL)
    }

    /// The puzzle in a format, and what is lost; with a solution, values from 1, if one is given and the format has a place for it.
    ///
    /// # Errors
    /// When the format is unknown or has no such boards.
    pub fn write(&self, format: &str, solution: &[u8]) -> Answer {
        let format = Format::named(format).ok_or_else(|| JsError::new(format))?;
        let mut draft = self.draft.clone();
        let found: Option<Vec<Value>> = self.filled(solution).into_iter().collect();
        draft.about.solution = found.or(draft.about.solution);
        let mut written = format.write(&draft);
        if matches!(&written, Ok(it) if it.losses.contains(&Loss::Note("solution"))) {
            written = format.write(&self.draft);
        }
        let written = written.map_err(|error| JsError::new(&error.text(self.language)))?;
        let losses: Vec<String> =
            written.losses.iter().map(|loss| loss.text(self.language)).collect();
        let other = written.losses.iter().any(Loss::changes_the_puzzle);
        Ok(answer(&json!({ "text": written.text, "losses": losses, "other": other })))
    }
}

impl Variant {
    /// The position of a player.
    fn reached(&self, values: &[u8], kept: &[u32]) -> Position<'_> {
        let (board, written) = (self.puzzle.board(), self.filled(values));
        let filled: Vec<_> = board
            .cells()
            .zip(&written)
            .filter_map(|(cell, value)| Some((cell, (*value)?)))
            .collect();
        let free = board.cells().zip(kept).zip(&written);
        let kept: Vec<_> = free
            .filter(|((_, mask), value)| **mask > 0 && value.is_none())
            .map(|((cell, mask), _)| (cell, Values(*mask)))
            .collect();
        Position::reached(&self.puzzle, &filled, &kept)
    }

    /// The values that a player has written, one for each cell; none for what the board has not.
    fn filled(&self, values: &[u8]) -> Vec<Option<Value>> {
        let board = self.puzzle.board();
        (0..board.cell_count())
            .map(|cell| values.get(cell).and_then(|value| value.checked_sub(1)).map(Value))
            .map(|value| value.filter(|value| usize::from(value.0) < board.value_count()))
            .collect()
    }
}

/// The formats in which variants are written, and what they are, in English and Korean.
#[wasm_bindgen]
pub fn formats() -> String {
    let written = format::FORMATS.iter().filter(|format| format.writes());
    let tell = |format: &Format| {
        let [summary, korean] =
            [Language::English, Language::Korean].map(|language| format.summary(language));
        json!({ "name": format.name, "summary": summary, "korean": korean })
    };
    answer(&written.map(tell).collect())
}
