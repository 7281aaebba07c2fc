//! What a step says of its cells, in words.

use ninefold::Language;
use ninefold::grid::particle;

use super::names::Words;
use crate::board::{Cell, Value, Values};
use crate::check::Effect;
use crate::explain::step::Step;

impl Words<'_> {
    /// What the step says of its cells: `r1c1 is 5`, `r1c2 and r1c3 can only be 1 or 2`, `r2c1 cannot be
    /// 4`, `r2c2 is at least 3`.
    pub(in crate::explain) fn effects(&self, step: &Step) -> String {
        let effect = |effect: Effect| (effect.cell, self.position.of(effect.cell), effect.kept);
        if step.effects.len() > 1 && step.effects.iter().all(|effect| effect.kept.is_empty()) {
            // The step cannot hold at all: that is no matter of some cells.
            return match self.language {
                Language::English => "no numbers fit".to_owned(),
                Language::Korean => "맞는 수가 없습니다".to_owned(),
            };
        }
        let effects = step.ordered(self.position.puzzle()).into_iter().map(effect);
        self.told(&effects.collect::<Vec<_>>(), true)
    }

    /// What is said of some cells in an argument: what each could hold before, and can now.
    pub(in crate::explain) fn effects_text(&self, effects: &[(Cell, Values, Values)]) -> String {
        self.told(effects, false)
    }

    /// The same; in Korean a step is a move, an argument is none.
    fn told(&self, effects: &[(Cell, Values, Values)], is_move: bool) -> String {
        let mut groups: Vec<(Said, Vec<Cell>)> = Vec::new();
        for &(cell, before, kept) in effects {
            let said = Said::of(before, kept);
            match groups.iter_mut().find(|group| group.0 == said) {
                Some((_, cells)) => cells.push(cell),
                None => groups.push((said, vec![cell])),
            }
        }
        let part = |(said, cells): (Said, Vec<Cell>)| match self.language {
            Language::English => self.said_in_english(said, &cells),
            Language::Korean => self.said_in_korean(said, &cells, is_move),
        };
        let joined = |said: String, part: String| match (self.language, said.rsplit_once(' ')) {
            (Language::English, _) => format!("{said}; {part}"),
            // A verb is said once: `r1c1에 2를, r1c2에 3을 넣습니다`.
            (_, Some((said, verb))) if part.ends_with(verb) => format!("{said}, {part}"),
            _ => format!("{said}. {part}"),
        };
        groups.into_iter().map(part).reduce(joined).unwrap_or_default()
    }

    pub(in crate::explain) fn said_in_english(&self, said: Said, cells: &[Cell]) -> String {
        let names = self.cells(cells.iter().copied());
        let is = if cells.len() == 1 { "is" } else { "are" };
        let or = |values| self.or(&self.numbers(values));
        match said {
            Said::Only(Values::EMPTY) => {
                format!("{names} {} no value left", if cells.len() == 1 { "has" } else { "have" })
            }
            Said::Only(values) if values.len() == 1 => format!("{names} {is} {}", or(values)),
            Said::Only(values) => format!("{names} can only be {}", or(values)),
            Said::Not(values) => format!("{names} cannot be {}", or(values)),
            Said::AtLeast(value) => format!("{names} {is} at least {}", self.number(value)),
            Said::AtMost(value) => format!("{names} {is} at most {}", self.number(value)),
        }
    }

    fn said_in_korean(&self, said: Said, cells: &[Cell], is_move: bool) -> String {
        let names = self.cells(cells.iter().copied());
        let list = |values| self.list(&self.numbers(values));
        match said {
            Said::Only(Values::EMPTY) => format!("{names}에 들어갈 값이 없습니다"),
            Said::Only(values) if values.len() == 1 => {
                let value = list(values);
                if !is_move {
                    let subject = particle(&value, "이", "가");
                    return format!("{names}에는 {value}{subject} 들어갑니다");
                }
                format!("{names}에 {value}{} 넣습니다", particle(&value, "을", "를"))
            }
            Said::Only(values) => format!("{names}에는 {}만 들어갑니다", list(values)),
            Said::Not(values) => {
                let values = list(values);
                if !is_move {
                    let topic = particle(&names, "은", "는");
                    return format!(
                        "{names}{topic} {values}{} 아닙니다",
                        particle(&values, "이", "가")
                    );
                }
                format!("{names}에서 {values}{} 지웁니다", particle(&values, "을", "를"))
            }
            Said::AtLeast(value) => format!("{names}에는 {} 이상만 들어갑니다", self.number(value)),
            Said::AtMost(value) => format!("{names}에는 {} 이하만 들어갑니다", self.number(value)),
        }
    }
}

/// What a step says of a cell, in the shortest way.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::explain) enum Said {
    Only(Values),
    Not(Values),
    AtLeast(Value),
    AtMost(Value),
}

impl Said {
    pub(in crate::explain) fn of(before: Values, kept: Values) -> Said {
        let gone = before - kept;
        if kept.len() == 1 || kept.len() <= gone.len().min(3) {
            return Said::Only(kept);
        }
        let ends = |values: Values| Some((values.first()?, values.last()?));
        match (ends(kept), ends(gone)) {
            (Some((least, _)), Some((_, most))) if gone.len() > 1 && most < least => {
                Said::AtLeast(least)
            }
            (Some((_, most)), Some((least, _))) if gone.len() > 1 && least > most => {
                Said::AtMost(most)
            }
            _ if kept.len() <= gone.len().min(4) => Said::Only(kept),
            _ => Said::Not(gone),
        }
    }
}
