//! The input of the ladder's commands: boards of 4×4, 6×6 or 9×9 cells, and names of rungs.

use crate::console::Console;
use crate::console::exit::{Exit, NoPuzzle};
use crate::console::language::{language, words};
use crate::in_out::source::Source;
use crate::in_out::stream::ask::variants_elsewhere;
use crate::in_out::stream::{misplaced, typing};
use anyhow::{Context, bail};
use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use ninefold::Clues;
use ninefold::grid::particle;
use ninefold::learn::{Board, Rung};
use ninefold::text;
use ninefold_variants::format::read_certain;
use std::ffi::OsString;
use std::io::Read;
use std::path::Path;

/// The puzzles of a ladder command.
#[derive(Args, Debug)]
pub(crate) struct Boards {
    /// Files, `-` for standard input (the default), or a puzzle itself
    ///
    /// 9×9 puzzles may be in any format that `ninefold solve` reads. 4×4 and 6×6 puzzles are 16 or 36
    /// cells on a line, or one of them drawn in rows of cells.
    #[arg(value_name = "PUZZLE")]
    puzzles: Vec<OsString>,
}

impl Boards {
    /// Reads them all. Malformed and contradictory boards are reported and skipped; the exit status
    /// shows it.
    ///
    /// # Errors
    /// When a file cannot be read.
    pub(crate) fn read(&self, console: &Console) -> anyhow::Result<(Vec<Board>, Exit)> {
        let mut found = Found { boards: Vec::new(), exit: Exit::Done, console };
        if self.puzzles.is_empty() {
            found.source(&Source::StandardInput)?;
        }
        for argument in &self.puzzles {
            match argument.to_str().and_then(|text| text.parse().ok()) {
                Some(board) if !Path::new(argument).exists() => found.take("<argument>", board),
                _ => {
                    for source in Source::of_arguments(std::slice::from_ref(argument)) {
                        found.source(&source)?;
                    }
                }
            }
        }
        Ok((found.boards, found.exit))
    }

    /// Reads exactly one; the exit status shows whether the input holds malformed boards besides.
    ///
    /// # Errors
    /// When there is none or more than one, or a file cannot be read.
    pub(crate) fn one(&self, console: &Console) -> anyhow::Result<(Board, Exit)> {
        let (mut boards, exit) = self.read(console)?;
        match (boards.pop(), boards.len()) {
            (Some(board), 0) => Ok((board, exit)),
            (None, _) => bail!(NoPuzzle),
            (Some(_), more) => bail!(words!(
                en: "expected one puzzle, found {}",
                ko: "퍼즐이 하나여야 하는데 {}개입니다",
                more + 1,
            )),
        }
    }
}

struct Found<'a> {
    boards: Vec<Board>,
    exit: Exit,
    console: &'a Console,
}

impl Found<'_> {
    fn take(&mut self, place: &str, board: Board) {
        match board.conflict() {
            None => self.boards.push(board),
            Some((house, digit)) => {
                let house = house.text(language());
                let particle = particle(&digit.to_string(), "이", "가");
                let message = words!(
                    en: "contradictory: {digit} twice in {house}",
                    ko: "모순: {house}에 {digit}{particle} 두 번 있습니다",
                );
                self.wrong(place, &message);
            }
        }
    }

    fn wrong(&mut self, place: &str, message: &str) {
        self.console.at(place, message);
        self.exit = Exit::Unsolved;
    }

    fn source(&mut self, source: &Source) -> anyhow::Result<()> {
        if source.is_typed() {
            self.console.note(typing());
        }
        let mut bytes = Vec::new();
        let cannot = || words!(en: "cannot read {source}", ko: "{source}: 읽을 수 없습니다");
        source.open().with_context(cannot)?.read_to_end(&mut bytes).with_context(cannot)?;
        let text = String::from_utf8_lossy(&bytes);
        let drawn = text.parse::<Board>().ok();
        if let Some(board) = drawn.filter(|board| board.dimensions().side() < 9) {
            self.take(&source.to_string(), board);
        } else if lines(&text).next().is_some_and(|(_, line)| [16, 36].contains(&line.len())) {
            for (number, line) in lines(&text) {
                match line.parse() {
                    Ok(board) => self.take(&format!("{source}:{number}"), board),
                    Err(error) => {
                        self.wrong(&format!("{source}:{number}"), &error.to_string());
                    }
                }
            }
        } else {
            self.nine(source, &text);
        }
        Ok(())
    }

    fn nine(&mut self, source: &Source, text: &str) {
        for record in text::parse(text) {
            let place = format!("{source}:{}", record.line);
            match record.clues {
                Ok(Clues::Grid(grid)) => self.take(&place, Board::from(&grid)),
                Ok(Clues::Candidates(_)) => {
                    let message = words!(
                        en: "the ladder takes digits, not candidates",
                        ko: "사다리는 후보가 아니라 숫자를 다룹니다",
                    );
                    self.wrong(&place, &message);
                }
                Err(ref error) => {
                    let (column, message) = match read_certain(record.original()) {
                        Some(_) => (1, variants_elsewhere()),
                        None => (error.column, misplaced(error)),
                    };
                    self.wrong(&format!("{source}:{}:{column}", error.line), &message);
                }
            }
        }
    }
}

/// The lines that are not blank, without comments, by number.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines()
        .enumerate()
        .map(|(i, line)| (i + 1, line.split('#').next().unwrap_or_default().trim()))
        .filter(|(_, line)| !line.is_empty())
}

/// Reads the name of a rung; help lists them all.
pub(crate) fn rung_parser() -> impl TypedValueParser<Value = Rung> {
    let values = Rung::ALL
        .iter()
        .map(|rung| PossibleValue::new(rung.properties().name).help(rung.properties().title));
    PossibleValuesParser::new(values).try_map(|name| name.parse::<Rung>())
}
