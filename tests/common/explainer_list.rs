//! The list of `testdata/explainer/steps.txt`: puzzles with the rating of every step by the original.

use ninefold::rate::Tenths;

/// The list, which the project made of its own puzzles; a line that cannot be read is an error.
pub(crate) fn own() -> Vec<Rated<'static>> {
    let list = include_str!("../../testdata/explainer/steps.txt");
    let lines = list.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| Rated::read(line).unwrap_or_else(|| panic!("not rated: {line}"))).collect()
}

/// A puzzle with what the original says about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Rated<'a> {
    /// 81 characters.
    pub(crate) puzzle: &'a str,
    /// `ER/EP/ED`.
    pub(crate) rating: &'a str,
    /// The rating of each step; empty when they are not stated.
    pub(crate) steps: Vec<Tenths>,
}

impl<'a> Rated<'a> {
    /// Reads `puzzle ER/EP/ED steps`, where `1.2*5` stands for five steps; `None` for other lines.
    pub(crate) fn read(line: &'a str) -> Option<Rated<'a>> {
        let mut words = line.split_whitespace();
        let puzzle = words.next().filter(|word| word.len() == 81)?;
        let rating = words.next()?;
        let mut steps = Vec::new();
        for word in words {
            let (rating, count) = word.split_once('*').unwrap_or((word, "1"));
            let (rating, count): (Tenths, usize) = (rating.parse().ok()?, count.parse().ok()?);
            steps.extend(std::iter::repeat_n(rating, count));
        }
        Some(Rated { puzzle, rating, steps })
    }
}
