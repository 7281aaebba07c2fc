//! The ratings that are asked for.

use crate::console::language::{language, words};
use anyhow::{anyhow, bail};
use clap::Args;
use ninefold::Level;
use ninefold::rate::{Bounds, ImpossibleBounds, NoFigure, Scale, Tenths};
use std::ops::RangeInclusive;

/// Which ratings are wanted.
#[derive(Args, Debug)]
pub(crate) struct Within {
    /// Only puzzles rated at least this: hard, 7.2, or a figure of the scale such as ed=1.2
    #[arg(long, value_name = "RATING")]
    min: Vec<String>,

    /// Only puzzles rated at most this
    #[arg(long, value_name = "RATING")]
    max: Vec<String>,
}

impl Within {
    /// The wanted ratings on a scale.
    ///
    /// # Errors
    /// When a value is none of the scale's, or the least is above the greatest.
    pub(crate) fn bounds(&self, scale: Scale) -> anyhow::Result<Bounds> {
        let no_figure = |flag: &str, text: &str, why: NoFigure| {
            let why = why.text(language());
            match (text.parse::<u32>(), text.parse::<Tenths>()) {
                (Ok(_), _) if scale.figures().iter().any(|column| column.name == "score") => {
                    anyhow!(words!(
                        en: "{flag} {text}: {why}; a score is written score={text}",
                        ko: "{flag} {text}: {why}. 점수는 score={text}처럼 씁니다",
                    ))
                }
                (_, Ok(_)) if scale != Scale::EXPLAINER => anyhow!(words!(
                    en: "{flag} {text}: {why}; an ER needs --scale explainer",
                    ko: "{flag} {text}: {why}. ER은 --scale explainer와 함께 씁니다",
                )),
                _ => anyhow!("{flag} {text}: {why}"),
            }
        };
        let mut bounds = Bounds::on(scale);
        for text in &self.min {
            bounds = bounds.read_least(text).map_err(|why| no_figure("--min", text, why))?;
        }
        for text in &self.max {
            bounds = bounds.read_most(text).map_err(|why| no_figure("--max", text, why))?;
        }
        match bounds.check() {
            // Whether puzzles have such ratings is for the command to say.
            Ok(()) | Err(ImpossibleBounds::Never(_)) => Ok(bounds),
            Err(why) => bail!(why.text(language())),
        }
    }

    /// The wanted levels of variants.
    ///
    /// # Errors
    /// When a value is no level.
    pub(crate) fn levels(&self) -> anyhow::Result<RangeInclusive<Level>> {
        let read = |text: &String| {
            text.parse::<Level>().map_err(|_| {
                let levels: Vec<&str> = Level::ALL.iter().map(|level| level.name()).collect();
                let levels = levels.join(", ");
                anyhow!(words!(
                    en: "{text} is not a level of a variant: {levels}",
                    ko: "{text}: 변형 퍼즐의 난이도가 아닙니다({levels})",
                ))
            })
        };
        let least: Vec<_> = self.min.iter().map(read).collect::<Result<_, _>>()?;
        let most: Vec<_> = self.max.iter().map(read).collect::<Result<_, _>>()?;
        let least = least.into_iter().max().unwrap_or(Level::Easy);
        Ok(least..=most.into_iter().min().unwrap_or(Level::Extreme))
    }
}
