//! A scale's rating of a puzzle: its figures, the hardest technique, steps by technique.

use super::figure::{Column, Figure};
use super::path::End;
use super::scale::{Rank, Scale};
use crate::grid::Language;
use crate::level::Level;
use crate::technique::Technique;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// How hard a puzzle is on a scale.
#[derive(Clone, PartialEq, Eq)]
pub struct Rating {
    scale: Scale,
    end: End,
    figures: Vec<Figure>,
    hardest: Option<Technique>,
    counts: Counts,
}

/// Steps by technique: of this crate, and of others.
#[derive(Clone, PartialEq, Eq)]
struct Counts {
    own: [u16; Technique::ALL.len()],
    others: Vec<(Technique, u16)>,
}

impl Counts {
    fn add(&mut self, technique: Technique) {
        match technique.index() {
            Some(index) => self.own[index] += 1,
            None => match self.others.iter_mut().find(|(of, _)| *of == technique) {
                Some((_, count)) => *count += 1,
                None => self.others.push((technique, 1)),
            },
        }
    }

    fn of(&self, technique: Technique) -> usize {
        let other = || self.others.iter().find(|(of, _)| *of == technique).map(|other| other.1);
        technique.index().map(|index| self.own[index]).or_else(other).unwrap_or_default().into()
    }
}

impl Rating {
    /// The scale that was used; Ninefold's for an [`Order`](super::Order), which follows its rules.
    pub const fn scale(&self) -> &Scale {
        &self.scale
    }

    /// How the path ended.
    pub const fn end(&self) -> End {
        self.end
    }

    /// Whether the path solved the puzzle.
    pub fn is_solved(&self) -> bool {
        self.end == End::Solved
    }

    /// The figures with their names, as in [`Scale::figures`].
    pub fn figures(&self) -> impl Iterator<Item = (&'static str, Figure)> + '_ {
        let names = self.scale.figures().iter().map(|column| column.name);
        names.zip(self.figures.iter().copied())
    }

    /// The level; `None` when the path does not solve the puzzle or the scale has no levels.
    pub fn level(&self) -> Option<Level> {
        self.figures.iter().find_map(|figure| match figure {
            Figure::Level(level) => *level,
            _ => None,
        })
    }

    /// The score; `None` when the scale has none.
    pub fn score(&self) -> Option<u32> {
        self.figures.iter().find_map(|figure| match figure {
            Figure::Score(score) => Some(*score),
            _ => None,
        })
    }

    /// The figures in words, such as `hard, score 690`; on other scales `ER 7.2, EP 7.2, ED 2.6` or `proof size 4`.
    pub fn text(&self, language: Language) -> String {
        self.scale.about().text(&self.figures, language)
    }

    /// The hardest technique used; `None` without a step.
    pub const fn hardest(&self) -> Option<Technique> {
        self.hardest
    }

    /// How many steps there are.
    pub fn steps(&self) -> usize {
        let others = self.counts.others.iter().map(|(_, count)| count);
        self.counts.own.iter().chain(others).map(|&count| usize::from(count)).sum()
    }

    /// How many steps of a technique there are.
    pub fn count(&self, technique: Technique) -> usize {
        self.counts.of(technique)
    }

    /// The techniques used, with the number of their steps: in the order of the scale's table,
    /// those outside it last.
    pub fn techniques(&self) -> impl Iterator<Item = (Technique, usize)> + '_ {
        let counted = |technique| (technique, self.count(technique));
        let is_used = |(_, count): &(Technique, usize)| *count > 0;
        let in_table = self.scale.techniques().map(counted).filter(is_used);
        let used = Technique::ALL.iter().copied().map(counted).filter(is_used);
        let others = used.filter(|(technique, _)| self.scale.rank(*technique).is_none());
        let of_others = self.counts.others.iter().map(move |(technique, _)| counted(*technique));
        in_table.chain(others).chain(of_others)
    }
}

/// The figures in English, as in [`Rating::text`].
impl fmt::Display for Rating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Language::English))
    }
}

/// The techniques used, instead of a number for each that there is.
impl fmt::Debug for Rating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Rating")
            .field("scale", &self.scale.name())
            .field("figures", &self.figures)
            .field("end", &self.end)
            .field("hardest", &self.hardest)
            .field("techniques", &self.techniques().collect::<Vec<_>>())
            .finish()
    }
}

/// The sum of the steps of a path.
pub(super) struct Tally {
    counts: Counts,
    hardest: Option<Technique>,
}

impl Tally {
    /// No step.
    pub(super) const fn new() -> Tally {
        let counts = Counts { own: [0; Technique::ALL.len()], others: Vec::new() };
        Tally { counts, hardest: None }
    }

    /// Counts a step; `is_hardest` when no step so far was harder.
    pub(super) fn add(&mut self, technique: Technique, is_hardest: bool) {
        self.counts.add(technique);
        if is_hardest {
            self.hardest = Some(technique);
        }
    }

    /// The rating, with figures as the scale names them.
    pub(super) fn rating(self, scale: &Scale, end: End, figures: Vec<Figure>) -> Rating {
        Rating { scale: *scale, end, figures, hardest: self.hardest, counts: self.counts }
    }
}

/// The sum of the steps of a path by a table of ranks: a score, and the position of the hardest in
/// the table.
pub(super) struct Sum {
    tally: Tally,
    score: u32,
    hardest: Option<Level>,
    place: usize,
}

impl Sum {
    /// Its figures.
    pub(super) const FIGURES: &'static [Column] = &[Column::LEVEL, Column::SCORE];

    /// No step.
    pub(super) const fn new() -> Sum {
        Sum { tally: Tally::new(), score: 0, hardest: None, place: 0 }
    }

    /// Counts a step of the technique that has this rank at this place of the table.
    pub(super) fn add(&mut self, place: usize, rank: &Rank) -> Figure {
        let is_hardest = self.hardest.is_none() || place >= self.place;
        if is_hardest {
            (self.hardest, self.place) = (Some(rank.level), place);
        }
        self.tally.add(rank.technique, is_hardest);
        self.score += rank.score;
        Figure::Score(rank.score)
    }

    /// The rating; `level` computes the puzzle's level from that of the hardest technique and the
    /// score.
    pub(super) fn rating(
        self,
        scale: &Scale,
        end: End,
        level: impl FnOnce(Level, u32) -> Level,
    ) -> Rating {
        let hardest = self.hardest.unwrap_or(Level::Easy);
        let level = (end == End::Solved).then(|| level(hardest, self.score));
        let figures = [Figure::Level(level), Figure::Score(self.score)];
        self.tally.rating(scale, end, figures.into())
    }
}
