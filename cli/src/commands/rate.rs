//! `ninefold rate`.

use super::Run;
use crate::console::Console;
use crate::exit::Exit;
use crate::histogram;
use crate::interrupt;
use crate::json;
use crate::language::{language, words};
use crate::options::{Input, Json, OutputFile};
use crate::output::Lines;
use crate::progress::Grouped;
use crate::reasoning::{Patience, Reasoning, undecided};
use crate::resume::{self, StandingLines};
use crate::stream::{Ask, Deliver, Read};
use anyhow::anyhow;
use clap::Args;
use ninefold::rate::{End, Figure, Level, Rating, Scale};
use ninefold::{Clues, Language, NotUnique, Puzzle, Technique};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::io;
use std::path::PathBuf;

/// Rate how hard puzzles are: level, score, hardest technique, steps by technique
///
/// Writes one line per puzzle, in the order of the input: the puzzle, level, score, hardest
/// technique and steps by technique, separated by tabs. Levels are easy, medium, hard, unfair and
/// extreme; puzzles without a solution or with several have none. On the scale explainer ER, EP and
/// ED stand in place of level and score, on the scale proof the proof size and the least that it can be.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ninefold rate puzzles.txt
  ninefold rate --summary puzzles.txt
  ninefold rate --csv --scale hodoku puzzles.txt > ratings.csv
  ninefold rate --scale explainer --min 7.2 --max 7.3 puzzles.txt")]
pub(crate) struct Rate {
    #[command(flatten)]
    input: Input,

    #[command(flatten)]
    json: Json,

    /// Write comma-separated values under a heading
    #[arg(long, conflicts_with = "json")]
    csv: bool,

    /// Print the numbers of puzzles by level and by hardest technique instead
    #[arg(long, conflicts_with_all = ["json", "csv"])]
    summary: bool,

    #[command(flatten)]
    file: OutputFile,

    /// Write only puzzles rated at least this: a level, or an ER such as 7.2 on the scale explainer
    #[arg(long, value_name = "RATING", conflicts_with = "resume")]
    min: Option<String>,

    /// Write only puzzles rated at most this
    #[arg(long, value_name = "RATING", conflicts_with = "resume")]
    max: Option<String>,

    /// Continue an interrupted run after its last whole record, into the same output file
    #[arg(long, requires = "output", conflicts_with = "summary")]
    resume: bool,

    #[command(flatten)]
    reasoning: Reasoning,
}

/// How each puzzle is answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Format {
    /// Puzzle, level, score, hardest technique and steps by technique, separated by tabs.
    Lines,
    /// The same as comma-separated values under a heading.
    Csv,
    /// One object per line.
    Json,
}

impl Format {
    /// How many lines stand before the first answer.
    fn headings(self) -> u64 {
        u64::from(self == Format::Csv)
    }

    /// How a line names its puzzle.
    fn puzzle(self, puzzle: &Read<'_>) -> String {
        match &puzzle.record.clues {
            Ok(clues) => clues.to_string(),
            Err(_) if self == Format::Json => puzzle.record.notes.source.clone(),
            Err(_) => String::new(),
        }
    }

    /// Whether a line is the answer to this puzzle.
    fn is_about(self, line: &str, puzzle: &str) -> bool {
        let rest = |end| line.strip_prefix(puzzle).is_some_and(|rest| rest.starts_with(end));
        match self {
            Format::Lines => rest('\t'),
            Format::Csv => rest(','),
            Format::Json => {
                serde_json::from_str(line).is_ok_and(|line: Value| line["puzzle"] == puzzle)
            }
        }
    }
}

impl Run for Rate {
    fn run(self, console: &Console) -> anyhow::Result<Exit> {
        interrupt::install();
        let sources = self.input.sources();
        let format = match (self.json.json, self.csv) {
            (true, _) => Format::Json,
            (_, true) => Format::Csv,
            _ => Format::Lines,
        };
        let scale = self.reasoning.scale()?;
        let read = |flag: &str, text: &Option<String>| {
            let figure = text.as_deref().map(|text| scale.read_figure(text)).transpose();
            figure.map_err(|expected| anyhow!("{flag}: {expected}"))
        };
        let range = [read("--min", &self.min)?, read("--max", &self.max)?];
        let path = self.file.output.as_deref();
        let headings = format.headings();
        let kept = match path.filter(|_| self.resume) {
            Some(path) => Some(resume::line_point(path, headings)?),
            None => None,
        };
        let mut rated = Rated {
            lines: Lines::open(path, &sources, kept)?,
            format: (!self.summary).then_some(format),
            figures: scale.figures().len(),
            range,
            tally: Tally::new(scale),
            path: self.file.output.clone(),
            standing: None,
        };
        if rated.format == Some(Format::Csv) {
            let figures = scale.figures().join(",");
            rated.lines.push(format!("puzzle,{figures},hardest,steps,techniques"))?;
        }
        let on_screen = rated.lines.is_on_screen() && !self.summary;
        let mut stream = self.input.stream(&sources, on_screen, console);
        stream.go_on(kept);
        let asked = OnScale { scale, patience: self.reasoning.patience() };
        let exit = stream.run(&asked, &mut rated)?;
        let tally = &rated.tally;
        if self.summary {
            rated.lines.push(tally.picture())?;
            rated.lines.flush()?;
        } else if tally.rated() + tally.bad > 1 {
            console.note(tally.in_short());
        }
        rated.lines.finish()?;
        Ok(exit.max(if tally.bad > 0 { Exit::Unsolved } else { Exit::Done }))
    }
}

struct OnScale {
    scale: Scale,
    patience: Patience,
}

impl Ask for OnScale {
    type Answer = Result<Box<Rating>, NotUnique>;

    fn ask(&self, clues: &Clues) -> Result<Box<Rating>, NotUnique> {
        let puzzle = Puzzle::new(*clues)?;
        Ok(Box::new(self.patience.ask(|budget| self.scale.rate(&puzzle, budget))))
    }
}

struct Rated {
    lines: Lines,
    format: Option<Format>,
    /// How many figures a rating has.
    figures: usize,
    /// The lowest and the highest requested rating.
    range: [Option<Figure>; 2],
    tally: Tally,
    /// The file of the output, and the answers of an earlier run in it.
    path: Option<PathBuf>,
    standing: Option<StandingLines>,
}

impl Deliver<Result<Box<Rating>, NotUnique>> for Rated {
    fn deliver(
        &mut self,
        puzzle: &Read<'_>,
        answer: Option<Result<Box<Rating>, NotUnique>>,
    ) -> io::Result<()> {
        let outcome = match &answer {
            Some(Ok(rating)) if rating.end() == End::Stopped => Err(undecided()),
            Some(Ok(rating)) => Ok(&**rating),
            Some(Err(NotUnique::Several(_))) => Err("several solutions".to_owned()),
            Some(Err(trouble)) => Err(trouble.to_string()),
            None => Err("malformed".to_owned()),
        };
        let is_wanted = match (&outcome, self.range) {
            (_, [None, None]) => true,
            (Ok(rating), [least, most]) => {
                rating.figures().next().is_some_and(|(_, first)| first.is_within(least, most))
            }
            (Err(_), _) => false,
        };
        if !is_wanted {
            self.tally.left_out(outcome.is_err());
            return Ok(());
        }
        self.tally.add(outcome.as_ref().ok().copied());
        let Some(format) = self.format else { return Ok(()) };
        self.lines.push(line(format, &format.puzzle(puzzle), self.figures, &outcome))
    }

    fn skip(&mut self, puzzle: &Read<'_>) -> io::Result<()> {
        let Some((path, format)) = self.path.as_deref().zip(self.format) else { return Ok(()) };
        let standing = match &mut self.standing {
            Some(standing) => standing,
            none => none.insert(StandingLines::open(path, format.headings())?),
        };
        let asked = format.puzzle(puzzle);
        let is_it = standing.next()?.is_some_and(|line| format.is_about(&line, &asked));
        if is_it { Ok(()) } else { Err(resume::other_run(path)) }
    }

    fn go_on(&mut self) -> io::Result<()> {
        self.lines.go_on()
    }

    fn flush(&mut self) -> io::Result<()> {
        self.lines.flush()
    }
}

/// The line of a puzzle on a scale of so many figures.
fn line(format: Format, puzzle: &str, figures: usize, outcome: &Result<&Rating, String>) -> String {
    let rating = match (outcome, format) {
        (Ok(rating), _) => rating,
        (Err(word), Format::Lines) => return format!("{puzzle}\t{word}"),
        (Err(word), Format::Csv) => {
            let rest = ",".repeat(figures + 2);
            return format!("{puzzle},{}{rest}", word.replace(',', ";"));
        }
        (Err(word), Format::Json) => return json!({ "puzzle": puzzle, "error": word }).to_string(),
    };
    let figures: Vec<String> = rating.figures().map(|(_, figure)| figure.to_string()).collect();
    let steps = match json::counts_steps(rating) {
        true => rating.steps().to_string(),
        false => String::new(),
    };
    let hardest = rating.hardest().map_or("-", |technique| technique.entry().code);
    let mut techniques = String::new();
    for (technique, count) in rating.techniques() {
        let gap = if techniques.is_empty() { "" } else { " " };
        let _ = write!(techniques, "{gap}{}:{count}", technique.entry().code);
    }
    match format {
        Format::Lines => format!("{puzzle}\t{}\t{hardest}\t{techniques}", figures.join("\t")),
        Format::Csv => format!("{puzzle},{},{hardest},{steps},{techniques}", figures.join(",")),
        Format::Json => {
            let mut object = json!({ "puzzle": puzzle });
            if let Some(object) = object.as_object_mut() {
                object.extend(json::rating(rating));
            }
            object.to_string()
        }
    }
}

/// Counts of the scale's first figure and of hardest techniques.
struct Tally {
    heading: &'static str,
    figures: BTreeMap<Figure, u64>,
    bad: u64,
    hardest: BTreeMap<Technique, u64>,
}

impl Tally {
    fn new(scale: Scale) -> Tally {
        let heading = scale.figures().first().copied().unwrap_or_default();
        let mut figures = BTreeMap::new();
        if heading == "level" {
            figures.extend(Level::ALL.map(|level| (Figure::Level(Some(level)), 0)));
        }
        Tally { heading, figures, bad: 0, hardest: BTreeMap::new() }
    }

    fn add(&mut self, rating: Option<&Rating>) {
        let Some(rating) = rating else {
            self.bad += 1;
            return;
        };
        let figure = rating.figures().next().map(|(_, figure)| figure);
        *self.figures.entry(figure.unwrap_or(Figure::Level(None))).or_default() += 1;
        if let Some(technique) = rating.hardest().filter(|_| rating.is_solved()) {
            *self.hardest.entry(technique).or_default() += 1;
        }
    }

    /// A puzzle outside the requested range affects the exit status only if it has no rating.
    fn left_out(&mut self, is_bad: bool) {
        self.bad += u64::from(is_bad);
    }

    fn rated(&self) -> u64 {
        self.figures.values().sum()
    }

    fn rows(&self) -> Vec<(String, u64)> {
        let is_unsolved = |figure: &Figure| *figure == Figure::Level(None);
        let (last, first): (Vec<_>, Vec<_>) = (self.figures.iter())
            .map(|(figure, count)| (*figure, *count))
            .partition(|(figure, _)| is_unsolved(figure));
        let rows = first.into_iter().chain(last);
        let rows = rows.map(|(figure, count)| (figure.text(language()), count));
        let bad = words!(en: "without a rating", ko: "평가 없음");
        rows.chain((self.bad > 0).then_some((bad, self.bad))).collect()
    }

    fn in_short(&self) -> String {
        let rows = self.rows().into_iter().filter(|(_, count)| *count > 0);
        let counts: Vec<_> = rows
            .map(|(name, count)| words!(en: "{} {name}", ko: "{name} {}개", Grouped(count)))
            .collect();
        let (all, counts) = (Grouped(self.rated() + self.bad), counts.join(", "));
        words!(en: "{all} puzzles: {counts}", ko: "문제 {all}개: {counts}")
    }

    fn picture(&self) -> String {
        let mut hardest: Vec<(String, u64)> = (self.hardest.iter())
            .map(|(technique, count)| (technique.name(language()).to_owned(), *count))
            .collect();
        hardest.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        let heading = match (self.heading, language()) {
            ("level", Language::English) => "Level".to_owned(),
            ("level", Language::Korean) => "난이도".to_owned(),
            (figure, _) => figure.to_uppercase(),
        };
        // A scale that knows no techniques has no hardest one.
        if hardest.is_empty() {
            return format!("{heading}\n{}", histogram::draw(&self.rows()));
        }
        words!(
            en: "{heading}\n{}\nHardest technique\n{}",
            ko: "{heading}\n{}\n가장 어려운 기법\n{}",
            histogram::draw(&self.rows()),
            histogram::draw(&hardest),
        )
    }
}
