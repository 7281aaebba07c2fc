//! Reads an input word by word.

use crate::console::language::words;
use ninefold::grid::particle;
use std::ops::RangeInclusive;

/// The line of an input that is not as the task says, from 1, and what is wrong there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fault {
    /// The line.
    pub(crate) line: usize,
    /// What is wrong.
    pub(crate) what: String,
}

/// The words of an input.
pub(super) struct Words<'a> {
    words: Vec<(usize, &'a str)>,
    at: usize,
}

impl<'a> Words<'a> {
    /// The words of a text.
    pub(super) fn of(text: &'a str) -> Words<'a> {
        let lines = text.lines().zip(1..);
        let words = lines
            .flat_map(|(line, number)| line.split_whitespace().map(move |word| (number, word)));
        Words { words: words.collect(), at: 0 }
    }

    /// The line of the next word, or of the last one.
    pub(super) fn line(&self) -> usize {
        self.words.get(self.at).or(self.words.last()).map_or(1, |(line, _)| *line)
    }

    /// Whether there are no more.
    pub(super) fn is_empty(&self) -> bool {
        self.at == self.words.len()
    }

    /// The next word.
    pub(super) fn next(&mut self) -> Result<&'a str, Fault> {
        match self.words.get(self.at) {
            Some((_, word)) => {
                self.at += 1;
                Ok(word)
            }
            None => Err(Fault {
                line: self.line(),
                what: words!(en: "the input ends here", ko: "입력이 여기서 끝납니다"),
            }),
        }
    }

    /// The next word, as a number in this range.
    pub(super) fn number(&mut self, range: RangeInclusive<usize>) -> Result<usize, Fault> {
        let line = self.line();
        let word = self.next()?;
        word.parse().ok().filter(|number| range.contains(number)).ok_or_else(|| {
            let (least, most) = (range.start(), range.end());
            let what = match *most {
                usize::MAX => words!(
                    en: "expected a number from {least} on, found {word:?}",
                    ko: "{least} 이상의 수여야 하는데 {word:?}입니다",
                ),
                _ => words!(
                    en: "expected a number from {least} to {most}, found {word:?}",
                    ko: "{least}부터 {most}까지의 수여야 하는데 {word:?}입니다",
                ),
            };
            Fault { line, what }
        })
    }

    /// The fault that the word before the next one is not what was expected.
    pub(super) fn expected(&self, what: &str) -> Fault {
        let (line, word) = self.words[self.at.saturating_sub(1)];
        let should_be = particle(what, "이어야", "여야");
        let what = words!(
            en: "expected {what}, found {word:?}",
            ko: "{what}{should_be} 하는데 {word:?}입니다",
        );
        Fault { line, what }
    }
}
