//! `ninefold convert`.

use crate::commands::Run;
use crate::commands::solve::lost::Lost;
use crate::commands::solve::write_variant::write_found;
use crate::console::Console;
use crate::console::exit::Exit;
use crate::console::language::words;
use crate::console::progress::plural;
use crate::in_out::output::{Output, is_table};
use crate::in_out::stream::{
    Ask, AskVariant, Deliver, Delivery, End, Finding, Large, Read, Variant,
};
use crate::options::{Input, Target, that_take_variants};
use anyhow::bail;
use clap::Args;
use ninefold::text::{self, Answer, Format, Key, Note, Notes, Record, Value, losses};
use ninefold::{Clues, Grid};
use ninefold_variants::format::{About, Draft, Format as VariantFormat, Loss, Written, read};
use ninefold_variants::{Board, Error};
use std::collections::BTreeMap;
use std::io;
use std::ops::ControlFlow;

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
        let variant_format = self.target.variant_format();
        let Some(format) = self.target.format().or(variant_format.map(|_| Format::Line)) else {
            bail!(words!(
                en: "convert needs --to FORMAT, or -o FILE with an extension that implies the format",
                ko: "convert에는 --to FORMAT, 또는 확장자로 형식을 알 수 있는 -o FILE이 필요합니다",
            ));
        };
        let rewriting = Rewriting {
            variant_format: variant_format.or(beside(format)),
            only: variant_format.is_some(),
            is_table: is_table(format),
        };
        let sources = self.input.sources();
        let stream = self.input.stream(&sources, self.target.is_on_screen(), console);
        let output = self.target.open_as(Some(format), &sources, true, None)?;
        let mut converted = Converted {
            to: format,
            output,
            console,
            losses: BTreeMap::new(),
            lost: Lost::default(),
        };
        let exit = stream.run(&rewriting, &mut converted)?;
        converted.output.finish()?;
        for (loss, (count, first)) in &converted.losses {
            let loss = name(*loss);
            let puzzles = plural(*count, "puzzle");
            console.note(words!(
                en: "{loss} of {puzzles} are lost, because this format has no place for them; the first is {first}",
                ko: "퍼즐 {count}개에서 이 형식에 자리가 없는 {loss} 정보가 빠졌습니다(첫 퍼즐 {first})",
            ));
        }
        Ok(exit.max(converted.lost.told(console)))
    }
}

/// The format of the variants that stand beside classic puzzles in a format.
fn beside(format: Format) -> Option<&'static VariantFormat> {
    match format {
        Format::Line => VariantFormat::named("grid"),
        _ => VariantFormat::named(format.name()),
    }
}

/// Writes variants anew; asks nothing of classic puzzles.
struct Rewriting {
    /// Whether the output is a table, where variants stay as they are.
    is_table: bool,
    /// The format of variants, if they have one in the output.
    variant_format: Option<&'static VariantFormat>,
    /// Whether classic puzzles are written in it too.
    only: bool,
}

impl Ask for Rewriting {
    type Answer = ();

    fn ask(&self, _: &Clues) {}

    fn variants(&self) -> Option<&dyn AskVariant> {
        (self.is_table || self.variant_format.is_some()).then_some(self as _)
    }

    fn refuses_variants(&self) -> String {
        let names = that_take_variants(&["line", "csv", "json", "jsonl"]);
        words!(
            en: "this format holds classic puzzles only; variants are written as {names}",
            ko: "이 형식에는 일반 퍼즐만 담을 수 있습니다. 변형 퍼즐은 {names}에 담을 수 있습니다",
        )
    }
}

impl AskVariant for Rewriting {
    fn only(&self) -> bool {
        self.only
    }

    fn ask_variant(
        &self,
        variant: &Variant,
        give: &mut dyn FnMut(Finding) -> ControlFlow<()>,
    ) -> End {
        let written = self.variant_format.map(|format| write_with_notes(format, variant));
        let line = match written {
            Some(Ok(written)) => {
                let line = written.on_one_line();
                if !written.losses.is_empty() {
                    let _ = give(Finding::Lost(written.losses));
                }
                line
            }
            Some(Err(error)) => return refused(give, error),
            None => return End::Solved,
        };
        let _ = give(Finding::Text(line));
        End::Solved
    }

    fn ask_large(
        &self,
        large: &Large,
        give: &mut dyn FnMut(Finding) -> ControlFlow<()>,
    ) -> Option<End> {
        // Only the numbers row by row have a place for such grids; a table keeps what stands there.
        match self.variant_format {
            Some(format) if format.name != "grid" => return None,
            Some(_) => drop(give(Finding::Text(large.grid.text()))),
            None => {}
        }
        Some(End::Solved)
    }
}

/// What the notes beside a puzzle say of it.
fn about(notes: &Notes, board: &Board) -> About {
    let text = |key: &Key| notes.text(key).map(str::to_owned);
    let values = notes.solution().and_then(|text| board.filled(text).ok());
    let values = values.map(|cells| cells.into_iter().map(|(_, value)| value).collect());
    About {
        title: text(&Key::NAME),
        author: text(&Key::AUTHOR),
        description: text(&Key::DESCRIPTION),
        solution: values.filter(|values: &Vec<_>| values.len() == board.cell_count()),
        filled: Vec::new(),
    }
}

/// Writes a variant with what stands beside it, where the format has a place for that and the text says nothing else.
fn write_with_notes(format: &VariantFormat, variant: &Variant) -> Result<Written, Error> {
    let mut draft = variant.draft.clone();
    let (own, beside) = (&variant.draft.about, about(&variant.record.notes, &draft.board));
    let about = &mut draft.about;
    about.title = about.title.take().or(beside.title);
    about.author = about.author.take().or(beside.author);
    about.description = about.description.take().or(beside.description);
    about.solution = about.solution.take().or(beside.solution);
    let mut written = format.write(&draft)?;
    // What the text has no place for stays beside it.
    written.losses.retain(|loss| match loss {
        Loss::Note("title") => own.title.is_some(),
        Loss::Note("author") => own.author.is_some(),
        Loss::Note("description") => own.description.is_some(),
        Loss::Note("solution") => own.solution.is_some(),
        _ => true,
    });
    Ok(written)
}

/// The notes that a text does not say itself.
fn unsaid(mut notes: Notes, text: &str) -> Notes {
    if notes.fields.is_empty() {
        return notes;
    }
    let Ok(Draft { about: said, board, .. }) = read(text) else { return notes };
    let there = about(&notes, &board);
    let is_said = |note: &Note| match &note.value {
        Value::Solution(_) => there.solution.is_some() && there.solution == said.solution,
        Value::Text(text) => {
            let text = Some(text);
            note.key == Key::NAME && said.title.as_ref() == text
                || note.key == Key::AUTHOR && said.author.as_ref() == text
                || note.key == Key::DESCRIPTION && said.description.as_ref() == text
        }
        _ => false,
    };
    notes.fields.retain(|note| !is_said(note));
    notes
}

/// Writes the puzzle as it was given, with the reason.
fn refused(give: &mut dyn FnMut(Finding) -> ControlFlow<()>, why: Error) -> End {
    let _ = give(Finding::Refused(why));
    End::Solved
}

struct Converted<'a> {
    output: Output,
    console: &'a Console,
    to: Format,
    /// What was lost, for how many puzzles, and the place of the first of them.
    losses: BTreeMap<text::Loss, (u64, String)>,
    /// What variants lost.
    lost: Lost,
}

impl Converted<'_> {
    /// Counts what a format loses of what stands beside a puzzle.
    fn count_losses(&mut self, format: Format, puzzle: &Read<'_>, record: &Record) {
        for loss in losses(format, record) {
            let place = || format!("{}:{}", puzzle.source, puzzle.record.line);
            self.losses.entry(loss).or_insert_with(|| (0, place())).0 += 1;
        }
    }

    /// Writes a variant anew, with what stands beside it if a comment does not spoil the text for programs.
    fn anew(&mut self, puzzle: &Read<'_>, text: &str) -> io::Result<()> {
        let is_json = text.starts_with('{');
        let notes = unsaid(puzzle.record.notes.clone(), text);
        let left = Record { notes, ..puzzle.record.clone() };
        // Only what stands beside it counts, for which rows of cells have no place.
        let notes = Notes { source: String::new(), ..left.notes.clone() };
        let blank = Record { notes, ..Record::new(Grid::EMPTY) };
        self.count_losses(if is_json { Format::Rows } else { self.to }, puzzle, &blank);
        self.output.anew(&Read { record: &left, ..*puzzle }, text, &[])
    }
}

impl Deliver<()> for Converted<'_> {
    fn deliver(&mut self, puzzle: &Read<'_>, _: Option<()>) -> io::Result<()> {
        self.count_losses(self.to, puzzle, puzzle.record);
        self.output.record(puzzle, &Answer::Unchanged)
    }

    fn variant(&mut self, puzzle: &Read<'_>, delivery: &Delivery) -> io::Result<()> {
        self.lost.note(self.console, puzzle, delivery);
        match delivery {
            Delivery::End(_) if is_table(self.to) => self.output.as_given(puzzle),
            Delivery::Found(Finding::Text(text)) => self.anew(puzzle, text),
            _ => write_found(&mut self.output, puzzle, delivery),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }
}

/// The name of a loss.
fn name(loss: text::Loss) -> String {
    use text::Loss;
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
