//! A page for each kind of rule: what it says, how it is drawn, three deductions that it allows with a
//! position for each, and an example puzzle.
//!
//! The texts are in `pages.md` and `pages.ko.md`, the puzzles in `examples.txt`: under the name of each kind
//! a puzzle, and for each deduction a claim (`r1c1=12`: the cell can only be 1 or 2) and the position. The
//! reasons are found by the explainer, and the checker accepts them.

use ninefold::Language;

use crate::board::Values;
use crate::check::Effect;
use crate::explain::{Explainer, Judgement, Position, Step, Technique};
use crate::outcome::Budget;
use crate::puzzle::Puzzle;
use crate::rule::Kind;

const ENGLISH: &str = include_str!("pages.md");
const KOREAN: &str = include_str!("pages.ko.md");
const EXAMPLES: &str = include_str!("examples.txt");

/// What there is to tell of a kind of rule.
#[non_exhaustive]
pub struct Page {
    /// What it says.
    pub says: String,
    /// How it is drawn.
    pub drawn: String,
    /// What follows from it.
    pub deductions: Vec<Deduction>,
    /// A puzzle with one solution in which rules of the kind are needed, in a format that is read.
    pub example: &'static str,
}

impl Kind {
    /// The page of the kind, in English where nobody has translated it yet.
    pub fn page(self, language: Language) -> Page {
        let english = section(ENGLISH, self.name());
        let page = match language {
            Language::English => english,
            Language::Korean => Some(section(KOREAN, self.name()))
                .filter(|page| !page.is_empty())
                .unwrap_or(english),
        };
        let mut texts = page.split("\n\n");
        let mut text = || texts.next().unwrap_or_default();
        let (says, drawn, list) = (on_one_line(text()), on_one_line(text()), text());
        let mut rows = section(EXAMPLES, self.name()).lines();
        let example = rows.next().unwrap_or_default();
        let deductions = items(list).zip(rows).filter_map(|(text, row)| Deduction::read(text, row));
        Page { says, drawn, deductions: deductions.collect(), example }
    }
}

/// The items of a numbered list.
fn items(list: &str) -> impl Iterator<Item = String> {
    let is_item = |line: &str| line.starts_with(|sign: char| sign.is_ascii_digit());
    let lines: Vec<&str> = list.lines().collect();
    let starts: Vec<usize> = (0..lines.len()).filter(|&at| is_item(lines[at])).collect();
    let ends = starts.iter().copied().skip(1).chain([lines.len()]).collect::<Vec<_>>();
    let item = move |(start, end): (usize, usize)| {
        let text = on_one_line(&lines[start..end].join("\n"));
        text.split_once(". ").map_or(text.clone(), |(_, text)| text.to_owned())
    };
    starts.into_iter().zip(ends).map(item).collect::<Vec<_>>().into_iter()
}

fn on_one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The text under a heading.
fn section(text: &'static str, name: &str) -> &'static str {
    let under = |section: &'static str| {
        let (heading, text) = section.split_once('\n')?;
        (heading == name).then(|| text.trim())
    };
    text.split("# ").skip(1).find_map(under).unwrap_or_default()
}

/// A position in which a rule allows a deduction.
#[non_exhaustive]
pub struct Deduction {
    /// What follows, in words.
    pub text: String,
    /// The position, as it is written.
    pub position: &'static str,
    /// The claim, as it is written.
    pub claimed: &'static str,
    /// The position. It has more than one solution.
    pub puzzle: Puzzle,
    /// What follows.
    pub claim: Effect,
}

impl Deduction {
    fn read(text: String, row: &'static str) -> Option<Deduction> {
        let (claimed, position) = row.split_once(' ')?;
        let (cell, kept) = claimed.split_once('=')?;
        let puzzle: Puzzle = position.parse().ok()?;
        let board = puzzle.board();
        let number = |digit: char| board.value(digit.to_digit(10)?.into());
        let kept: Values = kept.chars().map(number).collect::<Option<_>>()?;
        let claim = Effect { cell: board.named(cell)?, kept };
        Some(Deduction { text, position, claimed, puzzle, claim })
    }

    /// Why it follows. None if the candidates of the cell say so already, as with odd cells, or with cells
    /// that see a number.
    pub fn step(&self, position: &Position<'_>) -> Option<Step> {
        match judge(&self.puzzle, position, self.claim) {
            Judgement::Holds(step) => Some(step),
            _ => None,
        }
    }

    /// What is known of the claim if all rules of a kind are taken away.
    pub fn without(&self, kind: Kind) -> Option<Judgement> {
        let others = self.puzzle.rules().iter().filter(|rule| rule.kind() != kind).cloned();
        let puzzle = Puzzle::new(self.puzzle.board().clone(), others.collect()).ok()?;
        Some(judge(&puzzle, &Position::new(&puzzle), self.claim))
    }
}

fn judge(puzzle: &Puzzle, position: &Position<'_>, claim: Effect) -> Judgement {
    let explainer = Explainer::new(puzzle, Technique::Together);
    explainer.judge(position, claim, None, Budget::guesses(GUESSES))
}

/// More guesses no deduction of a page needs.
const GUESSES: u64 = 10_000;
