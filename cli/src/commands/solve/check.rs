//! `ninefold check`.

use crate::commands::Run;
use crate::commands::solve::report::{Fate, Report};
use crate::console::Console;
use crate::console::exit::Exit;
use crate::console::trouble::Trouble;
use crate::in_out::columns::{
    Found, is_wrongly_solved, json_line, raw, troubled, variant_json_line,
};
use crate::in_out::output::Lines;
use crate::in_out::stream::{
    AnswerBlocks, Ask, AskLines, AskSolvable, AskVariant, Deliver, Delivery, End, FEW, Finding,
    MANY, Read, Said,
};
use crate::options::{Input, Json, Patience};
use clap::Args;
use ninefold::solve::Solver;
use ninefold::text::{Record, Value};
use ninefold::{Clues, Grid, NotUnique, Puzzle, Verdict, solve};
use ninefold_variants::{Solvable, Verdict as VariantVerdict};
use std::io;
use std::ops::ControlFlow;

/// Check whether puzzles have exactly one solution
///
/// Writes one line per puzzle: unique, none, malformed, several and two of the solutions, contradictory
/// and the conflict, or with --timeout undecided. If the input also gives a solution and it is wrong,
/// the line says so. The exit status is 1 unless all puzzles are unique and no given solution is wrong.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ninefold check puzzles.txt
  ninefold check puzzles.txt && echo all are proper puzzles
  ninefold check puzzles.txt | grep -vn unique")]
pub(crate) struct Check {
    #[command(flatten)]
    input: Input,

    #[command(flatten)]
    patience: Patience,

    #[command(flatten)]
    json: Json,
}

impl Run for Check {
    fn run(self, console: &Console) -> anyhow::Result<Exit> {
        let sources = self.input.sources();
        let json = self.json.json;
        let mut checked = Checked { lines: Lines::new(), json, report: Report::start() };
        let stream = self.input.stream(&sources, checked.lines.is_on_screen(), console);
        let checking = Checking { by_lines: !json, patience: self.patience };
        let exit = stream.run(&checking, &mut checked)?;
        console.note(checked.report.summary());
        let all = checked.report.count(Fate::Unique) == checked.report.puzzles();
        Ok(if all { exit } else { exit.max(Exit::Unsolved) })
    }
}

/// Follows the verdict when another solution stands beside the puzzle.
const WRONG: &str = ", the given solution is wrong";

struct Checking {
    by_lines: bool,
    patience: Patience,
}

/// Why it is not known that a puzzle is unique.
enum Doubt {
    NotUnique(NotUnique),
    Undecided,
}

impl From<&Doubt> for Trouble {
    fn from(why: &Doubt) -> Trouble {
        match why {
            Doubt::NotUnique(why) => Trouble::from(why),
            Doubt::Undecided => Trouble::undecided(),
        }
    }
}

impl Ask for Checking {
    type Answer = Result<Puzzle, Doubt>;

    fn ask(&self, clues: &Clues) -> Self::Answer {
        if self.patience.is_limited() {
            let mut solver = Solver::new().with_limits(self.patience.limits());
            solver.check(clues).map_err(|_| Doubt::Undecided)?;
        }
        Puzzle::new(*clues).map_err(Doubt::NotUnique)
    }

    fn ask_all(&self, all: &[(u64, Clues)]) -> Vec<Self::Answer> {
        if self.patience.is_limited() {
            return all.iter().map(|(_, clues)| self.ask(clues)).collect();
        }
        let puzzles = solve::batch(all.iter().map(|(_, clues)| *clues)).puzzles();
        puzzles.into_iter().map(|puzzle| puzzle.map_err(Doubt::NotUnique)).collect()
    }

    fn together(&self) -> usize {
        if self.patience.is_limited() { FEW } else { MANY }
    }

    fn by_lines(&self) -> Option<&dyn AnswerBlocks> {
        (self.by_lines && !self.patience.is_limited()).then_some(self as _)
    }

    fn variants(&self) -> Option<&dyn AskVariant> {
        Some(self)
    }
}

impl AskLines for Checking {
    fn ask_lines(&self, grids: &[Grid], give: &mut dyn FnMut(Said<'_, Self::Answer>)) {
        let mut asked = grids.iter();
        let _ = solve::batch(grids).each_outcome(|outcome| {
            let Some(grid) = asked.next() else { return ControlFlow::Break(()) };
            give(match outcome {
                Verdict::Unique(_) => Said::Line(b"unique\n"),
                Verdict::None => Said::Answer(Err(Doubt::NotUnique(
                    Clues::Grid(*grid).conflict().map_or(NotUnique::None, NotUnique::Contradictory),
                ))),
                Verdict::Several(()) => Said::Answer(self.ask(&Clues::Grid(*grid))),
            });
            ControlFlow::Continue(())
        });
    }
}

impl AskSolvable for Checking {
    fn ask_solvable(
        &self,
        puzzle: &dyn Solvable,
        claimed: Option<&str>,
        give: &mut dyn FnMut(Finding) -> ControlFlow<()>,
    ) -> End {
        let budget = self.patience.budget();
        let (finding, end) = match puzzle.check(budget) {
            VariantVerdict::Unique(one) => {
                let wrong = claimed.is_some_and(|claimed| claimed != puzzle.line(&one));
                let end = if wrong { End::WronglySolved } else { End::Solutions(1) };
                (Finding::Unique { wrong }, end)
            }
            VariantVerdict::Several(two) => {
                (Finding::Several(two.map(|values| puzzle.line(&values))), End::Solutions(2))
            }
            VariantVerdict::None => {
                (Finding::None { rules: puzzle.contradictory(budget) }, End::Solutions(0))
            }
            VariantVerdict::Undecided => (Finding::Undecided { found: 0 }, End::Undecided),
        };
        let _ = give(finding);
        end
    }
}

/// The same for a variant.
fn variant_object(record: &Record, delivery: &Delivery) -> String {
    let (verdict, solutions, trouble) = match delivery {
        Delivery::Found(Finding::Unique { wrong: true }) => {
            ("unique", None, Some(Trouble::wrongly_solved()))
        }
        Delivery::Found(Finding::Several(two)) => {
            ("several", Some(two), Some(Trouble::several_variants(two)))
        }
        Delivery::Found(Finding::None { rules }) => {
            let trouble = Trouble::unsolvable(rules.as_ref());
            (trouble.code, None, Some(trouble))
        }
        Delivery::Found(Finding::Undecided { .. }) => {
            ("undecided", None, Some(Trouble::undecided()))
        }
        Delivery::Malformed { why, .. } => {
            ("malformed", None, Some(Trouble::malformed_variant(why)))
        }
        _ => ("unique", None, None),
    };
    let mut found: Vec<Found> = vec![("verdict", Value::Text(verdict.to_owned()))];
    if let Some([a, b]) = solutions {
        found.push(("solutions", raw(format_args!("[\"{a}\",\"{b}\"]"))));
    }
    found.extend(trouble.iter().flat_map(troubled));
    variant_json_line(record, &["verdict", "solutions"], found)
}

/// A line of JSON: the verdict, and what shows it.
fn object(record: &Record, answer: Option<&Result<Puzzle, Doubt>>, wrong: bool) -> String {
    let trouble = match answer {
        Some(Ok(_)) if wrong => Some(Trouble::wrongly_solved()),
        Some(Ok(_)) | None => None,
        Some(Err(why)) => Some(Trouble::from(why)),
    };
    let verdict = match (answer, &trouble) {
        (Some(Ok(_)), _) => "unique",
        (_, Some(trouble)) => trouble.code,
        _ => "malformed",
    };
    let mut found: Vec<Found> = vec![("verdict", Value::Text(verdict.to_owned()))];
    if let Some(Err(Doubt::NotUnique(NotUnique::Several([a, b])))) = answer {
        found.push(("solutions", raw(format_args!("[\"{a}\",\"{b}\"]"))));
    }
    found.extend(trouble.iter().flat_map(troubled));
    json_line(record, &["verdict", "solutions"], found)
}

struct Checked {
    lines: Lines,
    json: bool,
    report: Report,
}

impl Checked {
    fn trouble(&mut self, trouble: &Trouble) -> io::Result<()> {
        let line = trouble.line(self.lines.is_on_screen());
        self.lines.push(line)
    }
}

impl Deliver<Result<Puzzle, Doubt>> for Checked {
    fn deliver(
        &mut self,
        puzzle: &Read<'_>,
        answer: Option<Result<Puzzle, Doubt>>,
    ) -> io::Result<()> {
        let wrong = is_wrongly_solved(puzzle.record);
        let fate = match &answer {
            Some(Ok(_)) if wrong => Fate::WronglySolved,
            Some(Ok(_)) => Fate::Unique,
            Some(Err(Doubt::NotUnique(NotUnique::Several(_)))) => Fate::Several,
            Some(Err(Doubt::NotUnique(NotUnique::None | NotUnique::Contradictory(_)))) => {
                Fate::None
            }
            Some(Err(Doubt::Undecided)) => Fate::Undecided,
            None => Fate::Malformed,
        };
        self.report.add(fate);
        if self.json {
            return self.lines.push(object(puzzle.record, answer.as_ref(), wrong));
        }
        match (answer, &puzzle.record.clues) {
            (Some(Err(Doubt::NotUnique(NotUnique::Several([a, b])))), _) => {
                let wrong = if wrong { WRONG } else { "" };
                self.lines.push(format_args!("several{wrong}: {a} {b}"))
            }
            (Some(Err(Doubt::NotUnique(NotUnique::Contradictory(conflict)))), _) => {
                self.lines.push(format_args!("contradictory: {conflict}"))
            }
            (Some(Err(Doubt::NotUnique(NotUnique::None))), _) => self.lines.push("none"),
            (Some(Err(Doubt::Undecided)), _) => self.trouble(&Trouble::undecided()),
            (Some(Ok(_)), _) if wrong => self.lines.push(format_args!("unique{WRONG}")),
            (Some(Ok(_)), _) => self.lines.push("unique"),
            (None, Err(e)) => self.lines.push(format_args!("malformed: {e}")),
            (None, Ok(_)) => self.lines.push("malformed"),
        }
    }

    fn variant(&mut self, puzzle: &Read<'_>, delivery: &Delivery) -> io::Result<()> {
        match delivery {
            Delivery::End(end) => self.report.add(Fate::of(*end)),
            Delivery::Malformed { .. } => self.report.add(Fate::Malformed),
            Delivery::Found(_) | Delivery::Again => {}
        }
        match delivery {
            Delivery::End(_) | Delivery::Again => Ok(()),
            _ if self.json => self.lines.push(variant_object(puzzle.record, delivery)),
            Delivery::Found(Finding::Unique { wrong: true }) => {
                self.lines.push(format_args!("unique{WRONG}"))
            }
            Delivery::Found(Finding::Several([a, b])) => {
                self.lines.push(format_args!("several: {a} {b}"))
            }
            Delivery::Found(Finding::None { rules: rules @ Some(_) }) => {
                self.trouble(&Trouble::unsolvable(rules.as_ref()))
            }
            Delivery::Found(Finding::None { rules: None }) => self.lines.push("none"),
            Delivery::Found(Finding::Undecided { .. }) => self.trouble(&Trouble::undecided()),
            Delivery::Found(_) => self.lines.push("unique"),
            Delivery::Malformed { why, .. } => self.trouble(&Trouble::malformed_variant(why)),
        }
    }

    fn lines(&mut self, text: &[u8], puzzles: u64) -> io::Result<()> {
        self.report.add_many(Fate::Unique, puzzles);
        self.lines.push_all(text)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.lines.flush()
    }
}
