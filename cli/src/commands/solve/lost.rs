//! What variants lose in the format that they are written in.

use crate::console::Console;
use crate::console::exit::Exit;
use crate::console::language::{language, words};
use crate::console::progress::plural;
use crate::in_out::stream::{Delivery, Finding, Read};
use ninefold_variants::format::Loss;
use std::collections::{BTreeMap, BTreeSet};

/// What was lost so far.
#[derive(Default)]
pub(super) struct Lost {
    /// Whether a variant could not be written, or became another puzzle.
    is_other: bool,
    /// What was lost where they stay the same puzzles, for how many, and the place of the first of them.
    left_out: BTreeMap<String, (u64, String)>,
}

impl Lost {
    /// Notes what a part of an answer says of losses. A rule that is lost gets its message at once.
    pub(super) fn note(&mut self, console: &Console, puzzle: &Read<'_>, delivery: &Delivery) {
        let Delivery::Found(finding) = delivery else { return };
        let place = format!("{}:{}", puzzle.source, puzzle.record.line);
        match finding {
            Finding::Refused(why) => {
                self.is_other = true;
                console.at(place, why.text(language()));
            }
            Finding::Lost(losses) => self.add(console, place, losses),
            _ => {}
        }
    }

    fn add(&mut self, console: &Console, place: String, losses: &[Loss]) {
        let (rules, others): (Vec<_>, Vec<_>) =
            losses.iter().partition(|loss| loss.changes_the_puzzle());
        let names = |losses: Vec<&Loss>| -> BTreeSet<String> {
            losses.into_iter().map(|loss| loss.clone().without_place().text(language())).collect()
        };
        for name in names(others) {
            self.left_out.entry(name).or_insert_with(|| (0, place.clone())).0 += 1;
        }
        if !rules.is_empty() {
            self.is_other = true;
            let lost = names(rules).into_iter().collect::<Vec<_>>().join(", ");
            console.at(
                place,
                words!(
                    en: "{lost}: this is another puzzle now",
                    ko: "{lost}: 다른 퍼즐이 되었습니다",
                ),
            );
        }
    }

    /// Tells the rest at the end of a run, and returns the exit status that follows.
    pub(super) fn told(&self, console: &Console) -> Exit {
        for (loss, (count, first)) in &self.left_out {
            let puzzles = plural(*count, "puzzle");
            console.note(words!(
                en: "{loss} in {puzzles}; the first is {first}",
                ko: "{loss} (퍼즐 {count}개, 첫 퍼즐 {first})",
            ));
        }
        if self.is_other { Exit::Unsolved } else { Exit::Done }
    }
}
