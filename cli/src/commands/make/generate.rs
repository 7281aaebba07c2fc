//! `ninefold generate`.

use crate::commands::Run;
use crate::commands::logic::json;
use crate::commands::logic::reasoning::{OnScale, TechniqueParser};
use crate::commands::logic::within::Within;
use crate::commands::make::seed::SeedArgs;
use crate::commands::make::series::series;
use crate::commands::make::variants::{self, OfVariants};
use crate::console::Console;
use crate::console::exit::Exit;
use crate::console::interrupt;
use crate::console::language::{language, words};
use crate::in_out::reply::only_classic;
use crate::options::{Json, Minimal, Number, Target, Threads, at_least_one};
use anyhow::{Context, anyhow, bail, ensure};
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use ninefold::generate::{
    Difficulty, Error, NotPattern, Pattern, PatternSymmetry, Request, minimise, puzzles,
};
use ninefold::rate::Scale;
use ninefold::technique::Budget;
use ninefold::text::Record;
use ninefold::{Grid, Puzzle, Solution, Technique};
use ninefold_variants::generate::Request as VariantRequest;
use serde_json::json;
use std::ops::RangeInclusive;

/// Make puzzles with exactly one solution
///
/// Without --clues, --symmetry and --pattern, classic puzzles are minimal. --technique, --scale,
/// --pattern and --from-solution are for classic puzzles only. Impossible requests are refused with the
/// reason. If no puzzle fits, the closest one is shown, unless it is a variant. With --json, each puzzle
/// comes with its solution and its rating.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ninefold generate
  ninefold generate -n 1000 --seed 1 -o puzzles.txt
  ninefold generate --min hard --max hard --symmetry rotate180
  ninefold generate --technique x-wing --json
  ninefold generate --scale explainer --min 7.1 --max 7.3 --max ed=1.2
  ninefold generate --clues 30..32 --symmetry diagonals
  ninefold generate --pattern \\
    x.x...x.x.x.x.x.x.x...x...x.x.....x...x.x.x...x.....x.x...x...x.x.x.x.x.x.x...x.x")]
pub(crate) struct Generate {
    #[command(flatten)]
    number: Number,

    #[command(flatten)]
    seed: SeedArgs,

    #[command(flatten)]
    within: Within,

    /// The hardest technique that the puzzle needs
    #[arg(long, value_name = "TECHNIQUE", value_parser = TechniqueParser, hide_possible_values = true)]
    technique: Option<Technique>,

    #[command(flatten)]
    scale: OnScale,

    /// How many clues: a number or a range such as 24..28 or ..24
    #[arg(long, value_name = "COUNT", value_parser = clues)]
    clues: Option<Clues>,

    #[command(flatten)]
    minimal: Minimal,

    /// The symmetry of the clues; in variants also of rules and irregular regions
    #[arg(long, value_name = "NAME", default_value = "none", value_parser = symmetry())]
    symmetry: PatternSymmetry,

    /// Where the clues stand: 81 characters, with . for a cell without a clue
    #[arg(long, value_name = "MASK", value_parser = pattern)]
    pattern: Option<Pattern>,

    /// The solution of the puzzles
    #[arg(long, value_name = "GRID", value_parser = solution)]
    from_solution: Option<Solution>,

    /// How often to start again before giving up [default: 20000, of a variant 300]
    #[arg(long, value_name = "COUNT", value_parser = at_least_one::<u32>)]
    starts: Option<u32>,

    #[command(flatten)]
    variants: OfVariants,

    #[command(flatten)]
    json: Json,

    #[command(flatten)]
    target: Target,

    #[command(flatten)]
    threads: Threads,
}

impl Run for Generate {
    fn run(self, console: &Console) -> anyhow::Result<Exit> {
        if self.json.json {
            self.target.file.takes_json()?;
        }
        if let Some(variant) = self.variants.request(&self.within)? {
            return self.variant(variant, console);
        }
        let request = Request {
            clues: self.clues.map(classic),
            minimal: self.minimal.minimal,
            symmetry: self.symmetry,
            pattern: self.pattern.map(|pattern| pattern.0),
            solution: self.from_solution,
            difficulty: Difficulty {
                ratings: self.within.bounds(self.scale.scale)?,
                technique: self.technique,
            },
            starts: Some(self.starts.unwrap_or(Request::STARTS)),
        };
        request.check().map_err(|impossible| anyhow!(impossible.text(language())))?;
        ensure!(
            !self.json.json || !self.target.has_format(),
            words!(
                en: "--json and --to cannot be used together",
                ko: "--json과 --to는 함께 쓸 수 없습니다",
            )
        );
        interrupt::install();
        let mut output = self.target.open(&[], false, None)?;
        let seed = self.seed.seed(console);
        let mut exit = Exit::Done;
        let show = |made: Result<Puzzle, Error>| match (made, self.json.json) {
            (Ok(puzzle), true) => Ok(Shown::Line(object(&puzzle, self.scale.scale) + "\n")),
            (Ok(puzzle), false) => Ok(Shown::Puzzle(puzzle.grid())),
            (Err(trouble), _) => Err(trouble),
        };
        series(
            self.number.number,
            self.threads.threads,
            console,
            |numbers| puzzles(&request, seed, numbers).map(show).collect(),
            |made| {
                for one in made {
                    match one {
                        Ok(Shown::Puzzle(grid)) => output.put_new(&Record::new(grid))?,
                        Ok(Shown::Line(line)) => output.lines(&line)?,
                        Err(trouble) => {
                            console.error(trouble.text(language()));
                            exit = Exit::Unsolved;
                        }
                    }
                }
                output.flush()
            },
        )?;
        output.finish()?;
        Ok(exit)
    }
}

impl Generate {
    /// Makes variants.
    fn variant(self, mut request: VariantRequest, console: &Console) -> anyhow::Result<Exit> {
        let refused = only_classic(&[
            ("--technique", self.technique.is_some()),
            ("--scale", self.scale.scale != Scale::NINEFOLD),
            ("--pattern", self.pattern.is_some()),
            ("--from-solution", self.from_solution.is_some()),
        ]);
        if let Some(trouble) = refused {
            bail!(trouble.sentence);
        }
        request.givens =
            self.clues.map(|clues| variants::givens(clues, request.size * request.size));
        request.minimal = self.minimal.minimal;
        request.symmetry = self.symmetry;
        request.starts = self.starts.unwrap_or(VariantRequest::STARTS);
        interrupt::install();
        let series = variants::Series {
            number: self.number.number,
            seed: self.seed,
            json: self.json.json,
            threads: self.threads,
            target: self.target,
        };
        variants::run(&request, series, console)
    }
}

/// The output form of a puzzle.
enum Shown {
    Puzzle(Grid),
    /// A line of JSON with its end.
    Line(String),
}

/// A puzzle with all facts about it.
fn object(puzzle: &Puzzle, scale: Scale) -> String {
    let grid = puzzle.grid();
    let rating = scale.rate(puzzle, &Budget::unlimited());
    let mut object = json!({
        "puzzle": grid.to_string(),
        "solution": puzzle.solution().to_string(),
        "clues": grid.clue_count(),
        "minimal": minimise::is_minimal(puzzle) == Ok(true),
    });
    if let Some(object) = object.as_object_mut() {
        object.extend(json::rating(&rating));
    }
    object.to_string()
}

/// Reads the name of a symmetry.
fn symmetry() -> impl TypedValueParser<Value = PatternSymmetry> {
    PossibleValuesParser::new(PatternSymmetry::ALL.iter().map(|symmetry| symmetry.name()))
        .try_map(|name| name.parse::<PatternSymmetry>())
}

/// The least and the greatest number of clues, where they are bounded.
type Clues = (Option<u16>, Option<u16>);

/// Reads a number of clues, or two with `..` between; without the first or the last it is open on that side.
fn clues(text: &str) -> anyhow::Result<Clues> {
    let number = |text: &str| {
        text.parse::<u16>()
            .with_context(|| words!(en: "expected a number of clues such as 24, or a range such as 24..28", ko: "24 같은 수나 24..28 같은 범위가 아닙니다"))
    };
    let Some((least, most)) = text.split_once("..") else {
        return number(text).map(|one| (Some(one), Some(one)));
    };
    ensure!(
        (least, most) != ("", ""),
        words!(en: "a range needs an end: 24..28, 24.. or ..28", ko: "범위에는 끝이 있어야 합니다: 24..28, 24.., ..28")
    );
    let end = |text: &str| (!text.is_empty()).then(|| number(text)).transpose();
    Ok((end(least)?, end(most)?))
}

/// The range for a classic puzzle.
fn classic((least, most): Clues) -> RangeInclusive<u8> {
    let narrow = |number: u16| u8::try_from(number).unwrap_or(u8::MAX);
    least.map_or(17, narrow)..=most.map_or(81, narrow)
}

/// Reads a pattern.
fn pattern(text: &str) -> anyhow::Result<Pattern> {
    text.parse().map_err(|error: NotPattern| anyhow!(error.text(language())))
}

/// Reads a complete grid.
fn solution(text: &str) -> anyhow::Result<Solution> {
    let grid: Grid = text.parse().with_context(|| words!(en: "expected a complete grid of 81 digits", ko: "숫자 81개로 완성된 판이 아닙니다"))?;
    Ok(Solution::try_from(grid)?)
}
