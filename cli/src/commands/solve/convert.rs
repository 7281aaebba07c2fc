//! `ninefold convert`.

use crate::commands::Run;
use crate::console::Console;
use crate::console::exit::Exit;
use crate::console::language::words;
use crate::console::progress::plural;
use crate::in_out::output::Output;
use crate::in_out::stream::{Ask, Deliver, Read};
use crate::options::{Input, Target};
use anyhow::bail;
use clap::Args;
use ninefold::Clues;
use ninefold::text::{Answer, Format, Loss, losses};
use std::collections::BTreeMap;
use std::io;

/// Write puzzles in another format
///
/// Candidates, names, comments and columns are kept if the format has a place for them. `ninefold
/// formats` lists what each format carries; a message says what is lost.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ninefold convert --to boxed puzzles.txt
  ninefold convert -o puzzle.sdk puzzle.ss
  cat puzzles.csv | ninefold convert --to line")]
pub(crate) struct Convert {
    #[command(flatten)]
    input: Input,

    #[command(flatten)]
    target: Target,
}

impl Run for Convert {
    fn run(self, console: &Console) -> anyhow::Result<Exit> {
        if self.target.format().is_none() {
            bail!(words!(
                en: "convert needs --to FORMAT, or -o FILE with an extension that implies the format",
                ko: "convert에는 --to FORMAT, 또는 확장자로 형식을 알 수 있는 -o FILE이 필요합니다",
            ));
        }
        let sources = self.input.sources();
        let stream = self.input.stream(&sources, self.target.is_on_screen(), console);
        let mut converted = Converted {
            to: self.target.format(),
            output: self.target.open(&sources, true, None)?,
            losses: BTreeMap::new(),
        };
        let exit = stream.run(&Nothing, &mut converted)?;
        converted.output.finish()?;
        for (loss, (count, first)) in &converted.losses {
            let loss = name(*loss);
            let puzzles = plural(*count, "puzzle");
            console.note(words!(
                en: "{loss} of {puzzles} are lost, because this format has no place for them; the first is {first}",
                ko: "퍼즐 {count}개에서 이 형식에 자리가 없는 {loss} 정보가 빠졌습니다(첫 퍼즐 {first})",
            ));
        }
        Ok(exit)
    }
}

/// Asks nothing.
pub(super) struct Nothing;

impl Ask for Nothing {
    type Answer = ();

    fn ask(&self, _: &Clues) {}
}

struct Converted {
    output: Output,
    to: Option<Format>,
    /// What was lost, for how many puzzles, and the place of the first of them.
    losses: BTreeMap<Loss, (u64, String)>,
}

impl Deliver<()> for Converted {
    fn deliver(&mut self, puzzle: &Read<'_>, _: Option<()>) -> io::Result<()> {
        for loss in losses(self.to.unwrap_or(puzzle.format), puzzle.record) {
            let place = || format!("{}:{}", puzzle.source, puzzle.record.line);
            self.losses.entry(loss).or_insert_with(|| (0, place())).0 += 1;
        }
        self.output.record(puzzle, &Answer::Unchanged)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }
}

/// The name of a loss.
fn name(loss: Loss) -> String {
    match loss {
        Loss::Candidates => words!(en: "the candidate clues", ko: "단서인 후보"),
        Loss::Placed => words!(en: "the placed digits", ko: "써넣은 숫자"),
        Loss::Pencilmarks => words!(en: "the pencilmarks", ko: "메모"),
        Loss::Name => words!(en: "the names", ko: "이름"),
        Loss::Author => words!(en: "the authors", ko: "만든 사람"),
        Loss::Level => words!(en: "the levels", ko: "난이도"),
        Loss::Solution => words!(en: "the solutions", ko: "해"),
        Loss::Comment => words!(en: "the comments", ko: "설명"),
        _ => words!(en: "the other values", ko: "그 밖의 값"),
    }
}
