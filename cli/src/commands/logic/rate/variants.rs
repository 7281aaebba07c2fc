//! Ratings of variants.

use crate::commands::logic::reasoning::Reasoning;
use crate::commands::logic::within::Within;
use crate::console::exit::Exit;
use crate::console::trouble::Trouble;
use crate::in_out::columns::{Found, raw};
use crate::in_out::reply::{not_unique, only_classic, refused};
use crate::in_out::stream::Reply;
use ninefold::Level;
use ninefold::text::{Format, Value};
use ninefold_variants::explain::{Rating, Technique};
use ninefold_variants::{Budget, Ended, Puzzle};
use serde_json::{Map, Value as Json};
use std::ops::RangeInclusive;

/// How variants are rated.
pub(super) struct Variants {
    /// The reply to all of them, if flags are given that speak of classic puzzles.
    refused: Option<Reply>,
    /// The requested levels.
    levels: RangeInclusive<Level>,
    format: Format,
}

impl Variants {
    /// What the flags ask for.
    pub(super) fn new(within: &Within, reasoning: &Reasoning, format: Format) -> Variants {
        let levels = within.levels();
        let others = [("--min, --max", levels.is_err())];
        let trouble = only_classic(&[&reasoning.flags()[..], &others].concat());
        let refused = trouble.as_ref().map(refused);
        Variants { refused, levels: levels.unwrap_or(Level::Easy..=Level::Extreme), format }
    }

    /// Whether none of them gets a rating.
    pub(super) fn are_refused(&self) -> bool {
        self.refused.is_some()
    }

    /// The rating; None if it is not requested.
    pub(super) fn rate(&self, puzzle: &Puzzle, budget: Budget<'_>) -> Option<Reply> {
        if let Some(refused) = &self.refused {
            return Some(refused.clone());
        }
        let is_any = self.levels == (Level::Easy..=Level::Extreme);
        let count = puzzle.count(2, budget);
        if (count.found, count.ended) != (1, Ended::All) {
            return is_any.then(|| not_unique(puzzle, budget));
        }
        let Some(path) = puzzle.rating_path(budget) else {
            return is_any.then(|| refused(&Trouble::undecided()));
        };
        let rating = Rating::of(&path);
        let counts = path.techniques().map(|(technique, count)| (technique.id(), count));
        let counts: Vec<(&str, usize)> = counts.collect();
        self.levels.contains(&rating.level).then(|| self.reply(&rating, &counts))
    }

    fn reply(&self, rating: &Rating, counts: &[(&str, usize)]) -> Reply {
        let (level, hardest) = (rating.level.name(), rating.hardest.id());
        let words = counts.iter().map(|(name, count)| format!("{name}:{count}"));
        let techniques = words.collect::<Vec<_>>().join(" ");
        let text = [level, &rating.score.to_string(), hardest, &techniques].join("\t");
        let word = |text: &str| Value::Text(text.to_owned());
        let mut found: Vec<Found> = vec![("level", word(level)), ("score", raw(rating.score))];
        match self.format {
            Format::Csv => found.extend([
                ("hardest", word(hardest)),
                ("count", raw(rating.steps)),
                ("techniques", Value::Text(techniques)),
                ("error", word("")),
                ("message", word("")),
            ]),
            _ => {
                let counts: Map<String, Json> = counts
                    .iter()
                    .map(|(name, count)| ((*name).to_owned(), (*count).into()))
                    .collect();
                found.extend([
                    ("solved", raw(rating.solved)),
                    ("hardest", word(hardest)),
                    ("size", raw(rating.size)),
                    ("count", raw(rating.steps)),
                    ("techniques", raw(Json::Object(counts))),
                ]);
            }
        }
        Reply { text, found, exit: Exit::Done }
    }
}

/// The level of a reply and the hardest technique; None if it has no rating.
pub(super) fn graded(reply: &Reply) -> Option<(Level, Technique)> {
    let word = |wanted: &str| {
        let found = reply.found.iter().find(|(name, _)| *name == wanted)?;
        let Value::Text(word) = &found.1 else { return None };
        Some(word.as_str())
    };
    let (level, hardest) = (word("level")?.parse().ok()?, word("hardest")?);
    Technique::all().find(|technique| technique.id() == hardest).map(|hardest| (level, hardest))
}
