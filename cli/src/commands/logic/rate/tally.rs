//! How many puzzles have which rating.

use crate::console::exit::Exit;
use crate::console::language::{language, words};
use crate::console::progress::{Grouped, plural};
use crate::show::histogram;
use ninefold::Level;
use ninefold::rate::{Column, Figure, FigureKind, Rating};
use ninefold_variants::explain::Technique;
use std::collections::BTreeMap;

/// Counts of the scale's first figure and of hardest techniques.
pub(super) struct Tally {
    column: Column,
    figures: BTreeMap<Figure, u64>,
    bad: u64,
    /// Those without a rating that are not written, since certain ratings are wanted.
    left_out: u64,
    /// Whether an earlier run met one without a rating.
    bad_before: bool,
    /// By the name of the technique, which variants may share with classic puzzles.
    hardest: BTreeMap<&'static str, u64>,
}

impl Tally {
    /// Nothing counted so far, of ratings that have this figure first.
    pub(super) fn new(column: Column) -> Tally {
        let mut figures = BTreeMap::new();
        if column.kind == FigureKind::Level {
            figures.extend(Level::ALL.iter().map(|&level| (Figure::Level(Some(level)), 0)));
        }
        Tally { column, figures, bad: 0, left_out: 0, bad_before: false, hardest: BTreeMap::new() }
    }

    /// Counts a puzzle, which has a rating or not.
    pub(super) fn add(&mut self, rating: Option<&Rating>) {
        let Some(rating) = rating else {
            self.bad += 1;
            return;
        };
        let figure = rating.figures().next().map(|(_, figure)| figure);
        *self.figures.entry(figure.unwrap_or(Figure::Level(None))).or_default() += 1;
        if let Some(technique) = rating.hardest().filter(|_| rating.is_solved()) {
            *self.hardest.entry(technique.name(language())).or_default() += 1;
        }
    }

    /// Counts a variant, which has a rating or not.
    pub(super) fn add_variant(&mut self, graded: Option<(Level, Technique)>) {
        let Some((level, hardest)) = graded else {
            self.bad += 1;
            return;
        };
        *self.figures.entry(Figure::Level(Some(level))).or_default() += 1;
        *self.hardest.entry(hardest.name(language())).or_default() += 1;
    }

    /// Notes a puzzle without a rating that is not written, or was written by an earlier run.
    pub(super) fn left_out(&mut self, counts: bool) {
        self.left_out += u64::from(counts);
        self.bad_before |= !counts;
    }

    /// How many are counted, but for those that have other ratings than the wanted ones.
    pub(super) fn read(&self) -> u64 {
        self.puzzles() + self.left_out
    }

    /// How many are written.
    fn puzzles(&self) -> u64 {
        self.figures.values().sum::<u64>() + self.bad
    }

    /// The exit status: whether each puzzle has a rating.
    pub(super) fn exit(&self) -> Exit {
        if self.bad + self.left_out > 0 || self.bad_before { Exit::Unsolved } else { Exit::Done }
    }

    fn rows(&self, bad: u64) -> Vec<(String, u64)> {
        let is_unsolved = |figure: &Figure| *figure == Figure::Level(None);
        let (last, first): (Vec<_>, Vec<_>) = (self.figures.iter())
            .map(|(figure, count)| (*figure, *count))
            .partition(|(figure, _)| is_unsolved(figure));
        let rows = first.into_iter().chain(last);
        let rows = rows.map(|(figure, count)| (figure.text(language()), count));
        let unrated = words!(en: "without a rating", ko: "평가 없음");
        rows.chain((bad > 0).then_some((unrated, bad))).collect()
    }

    /// The counts in one line.
    pub(super) fn in_short(&self) -> String {
        let rows = self.rows(self.bad).into_iter().filter(|(_, count)| *count > 0);
        let counts: Vec<_> = rows
            .map(|(name, count)| {
                let count = Grouped(count);
                // A number alone does not say what it counts.
                match name.starts_with(|c: char| c.is_ascii_digit()) {
                    true => {
                        let figure = self.column.label(language());
                        words!(en: "{count} with {figure} {name}", ko: "{figure} {name} {count}개")
                    }
                    false => words!(en: "{count} {name}", ko: "{name} {count}개"),
                }
            })
            .collect();
        let (all, left_out) = (Grouped(self.puzzles()), Grouped(self.left_out));
        let puzzles = plural(self.puzzles(), "puzzle");
        let mut line = words!(en: "{puzzles}", ko: "퍼즐 {all}개");
        if !counts.is_empty() {
            line += &format!(": {}", counts.join(", "));
        }
        if self.left_out > 0 {
            line += &words!(
                en: "; {left_out} without a rating left out",
                ko: "; 평가가 없어 뺀 퍼즐 {left_out}개",
            );
        }
        line
    }

    /// The counts as bars.
    pub(super) fn picture(&self) -> String {
        let mut hardest: Vec<(String, u64)> =
            self.hardest.iter().map(|(name, count)| ((*name).to_owned(), *count)).collect();
        hardest.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        let rows = histogram::draw(&self.rows(self.bad + self.left_out));
        let heading = capitalised(self.column.label(language()));
        // A scale that knows no techniques has no hardest one.
        if hardest.is_empty() {
            return format!("{heading}\n{rows}");
        }
        words!(
            en: "{heading}\n{}\nHardest technique\n{}",
            ko: "{heading}\n{}\n가장 어려운 기법\n{}",
            rows,
            histogram::draw(&hardest),
        )
    }
}

/// The text with a capital letter in front.
fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
