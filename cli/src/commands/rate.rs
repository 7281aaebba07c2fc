//! `ninefold rate`.

use super::Run;
use crate::console::Console;
use crate::exit::Exit;
use crate::histogram;
use crate::json;
use crate::language::{language, words};
use crate::options::{Input, Json};
use crate::output::Lines;
use crate::progress::Grouped;
use crate::reasoning::{Reasoning, level_name};
use crate::stream::{Ask, Deliver, Read};
use clap::Args;
use ninefold::rate::{Grade, Level, Order};
use ninefold::{Clues, Language, NotUnique, Puzzle, Technique};
use serde_json::json;
use std::fmt::Write;
use std::io;

/// Tell how hard puzzles are: level, score, hardest technique, steps by technique
///
/// Every puzzle is answered by a line, in the order of the input. Levels are easy, medium, hard,
/// unfair and extreme; puzzles without a solution or with several have none. A line holds the puzzle,
/// level, score, hardest technique and steps by technique, with tabs between.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ninefold rate puzzles.txt
  ninefold rate --summary puzzles.txt
  ninefold rate --csv --order hodoku puzzles.txt > ratings.csv")]
pub(crate) struct Rate {
    #[command(flatten)]
    input: Input,

    #[command(flatten)]
    json: Json,

    /// Write comma-separated values under a heading
    #[arg(long, conflicts_with = "json")]
    csv: bool,

    /// Print how many puzzles have which level and which hardest technique instead
    #[arg(long, conflicts_with_all = ["json", "csv"])]
    summary: bool,

    #[command(flatten)]
    reasoning: Reasoning,
}

/// How each puzzle is answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Format {
    /// Puzzle, level, score, hardest technique and steps by technique, with tabs between.
    Lines,
    /// The same as comma-separated values under a heading.
    Csv,
    /// An object a line.
    Json,
}

impl Run for Rate {
    fn run(self, console: &Console) -> anyhow::Result<Exit> {
        let sources = self.input.sources();
        let format = match (self.json.json, self.csv) {
            (true, _) => Format::Json,
            (_, true) => Format::Csv,
            _ => Format::Lines,
        };
        let mut rated = Rated {
            lines: Lines::new(),
            format: (!self.summary).then_some(format),
            tally: Tally::default(),
        };
        if rated.format == Some(Format::Csv) {
            rated.lines.push("puzzle,level,score,hardest,steps,techniques")?;
        }
        let on_screen = rated.lines.is_on_screen() && !self.summary;
        let stream = self.input.stream(&sources, on_screen, console);
        let exit = stream.run(&Rating { order: self.reasoning.order() }, &mut rated)?;
        let tally = &rated.tally;
        if self.summary {
            rated.lines.push(tally.picture())?;
            rated.lines.flush()?;
        } else if tally.rated() + tally.bad > 1 {
            console.note(tally.in_short());
        }
        Ok(exit.max(if tally.bad > 0 { Exit::Unsolved } else { Exit::Done }))
    }
}

struct Rating {
    order: Order,
}

impl Ask for Rating {
    type Answer = Result<Box<Grade>, NotUnique>;

    fn ask(&self, clues: &Clues) -> Result<Box<Grade>, NotUnique> {
        Puzzle::new(*clues).map(|puzzle| Box::new(self.order.grade(&puzzle)))
    }
}

struct Rated {
    lines: Lines,
    format: Option<Format>,
    tally: Tally,
}

impl Deliver<Result<Box<Grade>, NotUnique>> for Rated {
    fn deliver(
        &mut self,
        puzzle: &Read<'_>,
        answer: Option<Result<Box<Grade>, NotUnique>>,
    ) -> io::Result<()> {
        let outcome = match &answer {
            Some(Ok(grade)) => Ok(&**grade),
            Some(Err(NotUnique::Several(_))) => Err("several solutions".to_owned()),
            Some(Err(trouble)) => Err(trouble.to_string()),
            None => Err("malformed".to_owned()),
        };
        self.tally.add(outcome.as_ref().ok().copied());
        let Some(format) = self.format else { return Ok(()) };
        let text = match &puzzle.record.clues {
            Ok(clues) => clues.to_string(),
            Err(_) if format == Format::Json => puzzle.record.notes.source.clone(),
            Err(_) => String::new(),
        };
        self.lines.push(line(format, &text, &outcome))
    }

    fn flush(&mut self) -> io::Result<()> {
        self.lines.flush()
    }
}

fn line(format: Format, puzzle: &str, outcome: &Result<&Grade, String>) -> String {
    let grade = match (outcome, format) {
        (Ok(grade), _) => grade,
        (Err(word), Format::Lines) => return format!("{puzzle}\t{word}"),
        (Err(word), Format::Csv) => return format!("{puzzle},{},,,,", word.replace(',', ";")),
        (Err(word), Format::Json) => return json!({ "puzzle": puzzle, "error": word }).to_string(),
    };
    let (score, steps) = (grade.score(), grade.steps());
    let level = level_name(grade);
    let hardest = grade.hardest().map_or("-", |rank| rank.technique.row().code);
    let mut techniques = String::new();
    for (technique, count) in grade.techniques() {
        let gap = if techniques.is_empty() { "" } else { " " };
        let _ = write!(techniques, "{gap}{}:{count}", technique.row().code);
    }
    match format {
        Format::Lines => format!("{puzzle}\t{level}\t{score}\t{hardest}\t{techniques}"),
        Format::Csv => format!("{puzzle},{level},{score},{hardest},{steps},{techniques}"),
        Format::Json => {
            let mut object = json!({ "puzzle": puzzle });
            if let Some(object) = object.as_object_mut() {
                object.extend(json::grade(grade));
            }
            object.to_string()
        }
    }
}

/// Counts of levels and of hardest techniques.
struct Tally {
    levels: [u64; 5],
    unsolved: u64,
    bad: u64,
    hardest: Vec<u64>,
}

impl Default for Tally {
    fn default() -> Tally {
        Tally { levels: [0; 5], unsolved: 0, bad: 0, hardest: vec![0; Technique::ALL.len()] }
    }
}

impl Tally {
    fn add(&mut self, grade: Option<&Grade>) {
        match grade {
            None => self.bad += 1,
            Some(grade) if !grade.is_solved() => self.unsolved += 1,
            Some(grade) => {
                self.levels[grade.level().index()] += 1;
                if let Some(rank) = grade.hardest() {
                    self.hardest[rank.technique as usize] += 1;
                }
            }
        }
    }

    fn rated(&self) -> u64 {
        self.levels.iter().sum::<u64>() + self.unsolved
    }

    fn levels(&self) -> Vec<(String, u64)> {
        let name = |level: Level| match language() {
            Language::English => level.name().to_owned(),
            Language::Korean => level.korean().to_owned(),
        };
        let mut rows: Vec<_> = Level::ALL.into_iter().map(name).zip(self.levels).collect();
        let others = [
            (words!(en: "unsolved", ko: "못 풂"), self.unsolved),
            (words!(en: "no single solution", ko: "답이 하나가 아님"), self.bad),
        ];
        rows.extend(others.into_iter().filter(|(_, count)| *count > 0));
        rows
    }

    fn in_short(&self) -> String {
        let rows = self.levels().into_iter().filter(|(_, count)| *count > 0);
        let counts: Vec<_> = rows
            .map(|(name, count)| words!(en: "{} {name}", ko: "{name} {}개", Grouped(count)))
            .collect();
        let (all, counts) = (Grouped(self.rated() + self.bad), counts.join(", "));
        words!(en: "{all} puzzles: {counts}", ko: "문제 {all}개: {counts}")
    }

    fn picture(&self) -> String {
        let mut hardest: Vec<(String, u64)> = Technique::ALL
            .iter()
            .map(|technique| {
                (technique.name(language()).to_owned(), self.hardest[*technique as usize])
            })
            .filter(|(_, count)| *count > 0)
            .collect();
        hardest.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        words!(
            en: "Level\n{}\nHardest technique\n{}",
            ko: "난이도\n{}\n가장 어려운 기법\n{}",
            histogram::draw(&self.levels()),
            histogram::draw(&hardest),
        )
    }
}
