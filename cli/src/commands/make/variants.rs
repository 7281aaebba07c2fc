//! `ninefold generate` with rules or a size: variants.

use crate::commands::logic::within::Within;
use crate::commands::make::one_line::{one_line, variant_format};
use crate::commands::make::seed::SeedArgs;
use crate::commands::make::series::series;
use crate::console::Console;
use crate::console::exit::Exit;
use crate::console::language::{language, words};
use crate::console::progress::plural;
use crate::options::{Target, Threads};
use anyhow::anyhow;
use clap::Args;
use ninefold::text::Format;
use ninefold_variants::format::{Draft, Format as VariantFormat};
use ninefold_variants::generate::{Made, NotMade, Request, puzzle};
use ninefold_variants::{Budget, Rule};
use serde_json::{Map, Value, json};
use std::ops::RangeInclusive;
use std::time::Duration;

/// The rating of a puzzle is given up after this time.
const PATIENCE: Duration = Duration::from_secs(10);

/// What makes a puzzle a variant.
#[derive(Args, Debug)]
pub(super) struct OfVariants {
    /// Make a variant with this rule, such as killer, anti-knight, jigsaw, kropki, or thermometer=4 for
    /// four of them; may be given several times
    #[arg(long = "rule", value_name = "RULE", help_heading = "Variants")]
    rules: Vec<String>,

    /// How many rows, columns and digits a variant has: 4 to 16 [default: 9]
    #[arg(long, value_name = "ROWS", help_heading = "Variants")]
    size: Option<usize>,
}

/// How a series of variants is made and written.
pub(super) struct Series {
    pub(super) number: u64,
    pub(super) seed: SeedArgs,
    pub(super) json: bool,
    pub(super) threads: Threads,
    pub(super) target: Target,
}

impl OfVariants {
    /// What is wanted, if it is a variant.
    ///
    /// # Errors
    /// When a rule or a level is none.
    pub(super) fn request(&self, within: &Within) -> anyhow::Result<Option<Request>> {
        if self.rules.is_empty() && self.size.is_none() {
            return Ok(None);
        }
        let mut request = Request::new([]);
        request.size = self.size.unwrap_or(9);
        for word in &self.rules {
            request.add(word).map_err(|why| error(&why))?;
        }
        request.levels = within.levels()?;
        Ok(Some(request))
    }
}

/// An error in the reader's language.
fn error(why: &NotMade) -> anyhow::Error {
    anyhow!(why.text(language()))
}

/// Makes variants and writes them.
///
/// # Errors
/// When a request cannot be, or the output cannot be written.
pub(super) fn run(request: &Request, series_of: Series, console: &Console) -> anyhow::Result<Exit> {
    request.check().map_err(|why| error(&why))?;
    let Series { number, seed, json, threads, target } = series_of;
    // A file that is named after JSON has it all, and one of its members is the puzzle.
    let is_named = target.has_format();
    let variant_format = match json && !is_named {
        true => None,
        false => variant_format(&target, request.rules.is_empty() && !request.jigsaw)?,
    };
    let mut output = target.open_as(Some(Format::Line), &[], false, None)?;
    let seed = seed.seed(console);
    let (mut exit, mut impossible) = (Exit::Done, None);
    series(
        number,
        threads.threads,
        console,
        |numbers| {
            let made = |number| puzzle(request, seed.nth(number));
            numbers
                .map(made)
                .map(|made| {
                    made.and_then(|made| {
                        Ok((line(&made, variant_format, json)?, notes(request, &made)))
                    })
                })
                .collect()
        },
        |made: Vec<Result<(String, Vec<String>), NotMade>>| {
            for one in made {
                match one {
                    Ok((line, notes)) => {
                        output.lines(&(line + "\n"))?;
                        notes.iter().for_each(|note| console.note(note));
                    }
                    // It is so for every puzzle of the series.
                    Err(why) if impossible.as_ref() == Some(&why) => {}
                    Err(why) => {
                        console.error(error(&why));
                        if matches!(why, NotMade::NotFound { .. }) {
                            console.note(words!(
                                en: "try more --starts, another --seed or other levels and numbers",
                                ko: "--starts를 늘리거나 --seed, 난이도, 개수를 바꿔 보세요",
                            ));
                        }
                        exit = Exit::Unsolved;
                        impossible = Some(why).filter(|why| matches!(why, NotMade::Impossible(_)));
                    }
                }
            }
            output.flush()
        },
    )?;
    output.finish()?;
    Ok(exit)
}

/// A puzzle as a line: in the format that was asked for, or as a constraint string, or in the JSON that holds everything.
fn line(
    made: &Made,
    variant_format: Option<&VariantFormat>,
    json: bool,
) -> Result<String, NotMade> {
    let draft = Draft::from(&made.puzzle);
    let text = one_line(&draft, variant_format)?;
    if !json {
        return Ok(text);
    }
    let mut object = Map::from_iter([
        ("puzzle".to_owned(), json!(text)),
        ("solution".to_owned(), json!(made.puzzle.line(&made.solution))),
        ("clues".to_owned(), json!(draft.givens())),
    ]);
    object.extend(made.puzzle.rated(Budget::within(PATIENCE)));
    Ok(Value::Object(object).to_string())
}

/// What to say of a puzzle that has fewer rules than requested. A minimal one may have fewer on purpose.
fn notes(request: &Request, made: &Made) -> Vec<String> {
    let counted = request.rules.iter().filter(|_| !request.minimal);
    let told = counted.filter_map(|wanted| {
        let of_kind = |rule: &&Rule| rule.kind() == wanted.kind;
        let found = made.puzzle.rules().iter().filter(of_kind).count();
        let count = wanted.count.filter(|count| *count != found)?;
        let name = wanted.kind.name_in(language());
        let rules = plural(found as u64, "rule");
        Some(words!(en: "{name}: {rules}, not {count}", ko: "{name} 규칙: {count}개가 아니라 {found}개"))
    });
    told.collect()
}

/// A number of clues as a range of a board with this many cells.
pub(super) fn givens(
    (least, most): (Option<u16>, Option<u16>),
    cells: usize,
) -> RangeInclusive<usize> {
    least.map_or(0, usize::from)..=most.map_or(cells, usize::from)
}
