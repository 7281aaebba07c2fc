//! `ninefold formats`.

use crate::commands::Run;
use crate::console::Console;
use crate::console::exit::Exit;
use crate::console::language::{language, words};
use crate::in_out::output::Lines;
use crate::options::{Named, from_parser};
use crate::show::wrap::sentences;
use clap::Args;
use ninefold::text::{Format, Key, Loss, Record, losses};
use ninefold::{Candidates, Cell, Digit, Grid};
use ninefold_variants::format::{FORMATS, Format as VariantFormat};

/// List the formats that are read and written
///
/// For each format, the list shows its file names and what it carries beside the puzzle. The rest is
/// lost, and `ninefold convert` says so.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ninefold formats
  ninefold formats sdk")]
pub(crate) struct Formats {
    /// The format to describe; all by default
    #[arg(value_name = "FORMAT", value_parser = from_parser(), hide_possible_values = true)]
    name: Option<Named>,
}

impl Run for Formats {
    fn run(self, _console: &Console) -> anyhow::Result<Exit> {
        let mut lines = Lines::new();
        match self.name {
            Some(Named::Classic(format)) => lines.push(sentences(&description(format)))?,
            Some(Named::Variants(format)) => lines.push(sentences(&of_variants(format)))?,
            None => {
                for &format in Format::ALL {
                    lines.push(format_args!("{}\n", sentences(&description(format))))?;
                }
                let heading = words!(
                    en: "Of puzzles with other rules or another size:",
                    ko: "규칙이나 크기가 다른 퍼즐의 형식:",
                );
                lines.push(sentences(&heading))?;
                for format in FORMATS {
                    lines.push(format_args!("\n{}", sentences(&of_variants(format))))?;
                }
            }
        }
        lines.flush()?;
        Ok(Exit::Done)
    }
}

/// The name of a format of variants, what it is, and whether it is only read.
fn of_variants(format: &VariantFormat) -> String {
    let only = words!(en: " (only read)", ko: " (읽기만)");
    let only = if format.writes() { "" } else { &only };
    format!("{}: {}{only}", format.name, format.summary(language()))
}

/// The name, what the format is, its files, and what it carries.
fn description(format: Format) -> String {
    let mut text = format!("{}: {}", format.name(), format.summary(language()));
    let endings = format.extensions();
    if !endings.is_empty() {
        let endings = endings.iter().map(|ending| format!(".{ending}"));
        let endings = endings.collect::<Vec<_>>().join(", ");
        text.push_str(&words!(en: "\n  files: {endings}", ko: "\n  파일: {endings}"));
    }
    let carried: Vec<String> = carried(format).into_iter().map(name).collect();
    let carried = match &carried[..] {
        [] => words!(en: "nothing else", ko: "퍼즐만"),
        some => some.join(", "),
    };
    text + &words!(en: "\n  carries: {carried}", ko: "\n  함께 담는 것: {carried}")
}

/// What a format has a place for: everything that a record which has it all does not lose.
fn carried(format: Format) -> Vec<Loss> {
    let mut candidates = Candidates::FULL;
    candidates.place(Cell::at(0, 0), Digit::ALL[4]);
    candidates.eliminate(Cell::at(8, 8), Digit::ALL[0]);
    let mut lost = losses(format, &Record::new(candidates));
    let mut placed = Grid::EMPTY;
    placed.set(Cell::at(0, 0), Digit::new(5));
    let mut record = Record::new(Grid::EMPTY);
    record.notes.push_text(Key::STATE, placed.to_string());
    record.notes.push_text(Key::PENCILMARKS, candidates.to_string());
    for (key, text) in [
        ("name", "The seventh"),
        ("author", "Somebody"),
        ("level", "quite hard"),
        ("comment", "for Sunday"),
        ("id", "a-0017"),
    ] {
        record.notes.push_text(key, text);
    }
    lost.extend(losses(format, &record));
    let all = [
        Loss::Candidates,
        Loss::Placed,
        Loss::Pencilmarks,
        Loss::Name,
        Loss::Author,
        Loss::Level,
        Loss::Comment,
        Loss::Values,
    ];
    all.into_iter().filter(|it| !lost.contains(it)).collect()
}

/// A short name of what a format carries.
fn name(loss: Loss) -> String {
    match loss {
        Loss::Candidates => words!(en: "candidates as clues", ko: "단서인 후보"),
        Loss::Placed => words!(en: "placed digits", ko: "써넣은 숫자"),
        Loss::Pencilmarks => words!(en: "pencilmarks", ko: "메모"),
        Loss::Name => words!(en: "name", ko: "이름"),
        Loss::Author => words!(en: "author", ko: "만든 사람"),
        Loss::Level => words!(en: "level", ko: "난이도"),
        Loss::Comment => words!(en: "comment", ko: "설명"),
        _ => words!(en: "other values", ko: "그 밖의 값"),
    }
}
