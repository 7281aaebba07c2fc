//! `ninefold print`.

mod rules;

use crate::commands::Run;
use crate::commands::other::paper::{Board, Layout, Page, Paper, pdf, svg};
use crate::console::Console;
use crate::console::exit::{Exit, NoPuzzle};
use crate::console::language::{language, words};
use crate::console::progress::{Grouped, plural};
use crate::in_out::output::{cannot_write, refuse_to_overwrite};
use crate::in_out::source::Source;
use crate::in_out::stream::{
    Ask, AskVariant, Deliver, Delivery, End, Finding, Printed, Read, Variant,
};
use crate::options::{Input, OutputFile};
use anyhow::{Context, bail, ensure};
use clap::Args;
use ninefold::rate::{Figure, Scale};
use ninefold::technique::Budget;
use ninefold::text::{Key, Notes};
use ninefold::{Clues, NotUnique, Puzzle};
use ninefold_variants::format::Draft;
use ninefold_variants::picture::picture;
use ninefold_variants::{Budget as VariantBudget, Puzzle as VariantPuzzle, Verdict};
use rules::rule_words;
use std::fs;
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::Path;
use std::time::Duration;

/// Print puzzles on paper, with levels and solutions
///
/// The output is a PDF document, or with --svg a picture; it is never compressed. Several pages of SVG
/// go to several files: name-1.svg, name-2.svg and so on. Malformed puzzles are left out and get no number.
#[derive(Args, Debug)]
#[command(mut_arg("output", |file| file.help("Write to this file, whose name ends with .pdf or .svg")))]
#[command(after_help = "\
Examples:
  ninefold print puzzles.txt -o puzzles.pdf
  ninefold generate -n 12 --min hard --max hard | ninefold print --title 'Hard ones' -o hard.pdf
  ninefold print --svg --per-page 1 --no-solutions puzzle.sdk > puzzle.svg")]
pub(crate) struct Print {
    #[command(flatten)]
    input: Input,

    #[command(flatten)]
    file: OutputFile,

    /// Write SVG; a name ending in .svg implies it
    #[arg(long)]
    svg: bool,

    /// The number of puzzles on a page
    #[arg(long, value_name = "COUNT", default_value_t = 4,
        value_parser = clap::value_parser!(u8).range(1..=60))]
    per_page: u8,

    /// The size of the paper
    #[arg(long, value_enum, default_value_t = Paper::A4)]
    paper: Paper,

    /// The title at the top of the pages
    #[arg(long, value_name = "TEXT")]
    title: Option<String>,

    /// Leave out the solutions
    #[arg(long)]
    no_solutions: bool,

    /// Leave out the levels
    #[arg(long)]
    no_levels: bool,

    /// Use the text beside a puzzle as its name, if it has none
    #[arg(long)]
    comments: bool,

    /// Leave lines for a name and a date at the top of the pages
    #[arg(long)]
    name_and_date: bool,
}

/// How long the search for a variant's solution may take, and that for its level.
const PATIENCE: Duration = Duration::from_secs(10);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Format {
    /// A document of pages.
    Pdf,
    /// A picture for each page.
    Svg,
}

impl Run for Print {
    fn run(self, console: &Console) -> anyhow::Result<Exit> {
        let sources = self.input.sources();
        let format = self.format(&sources)?;
        let layout = self.layout()?;
        let mut boards = Boards { comments: self.comments, ..Boards::default() };
        let stream = self.input.stream(&sources, self.file.is_on_screen(), console);
        let mut exit = stream.run(&Solving { levels: !self.no_levels }, &mut boards)?;
        if boards.improper > 0 {
            exit = exit.max(Exit::Unsolved);
            let (count, puzzles) =
                (Grouped(boards.improper as u64), plural(boards.improper as u64, "puzzle"));
            console.note(words!(
                en: "{puzzles} without a printed solution: there is none or several, or the time was up",
                ko: "퍼즐 {count}개는 해가 없거나 여럿이거나 제때 풀지 못해 정답 없이 인쇄합니다",
            ));
        }
        if boards.unrated > 0 && !self.no_levels {
            let count = boards.unrated as u64;
            let puzzles = plural(count, "puzzle");
            let have = if count == 1 { "has" } else { "have" };
            console.note(words!(
                en: "{puzzles} {have} no level: rating took too long",
                ko: "퍼즐 {count}개는 난이도를 매기는 데 너무 오래 걸려 난이도 없이 인쇄합니다",
            ));
        }
        if boards.puzzles.is_empty() {
            ensure!(exit != Exit::Done, NoPuzzle);
            return Ok(exit);
        }
        let solutions = if self.no_solutions { &[][..] } else { &boards.solutions };
        let (pages, cut) = layout.pages(&boards.puzzles, solutions);
        if cut > 0 {
            let puzzles = plural(cut as u64, "puzzle");
            console.note(words!(
                en: "the words over {puzzles} were cut, because they are too long",
                ko: "퍼즐 {cut}개는 위에 쓸 글이 길어서 잘렸습니다",
            ));
        }
        match format {
            Format::Pdf => {
                let bytes = pdf(&pages, self.paper, layout.title.as_deref())?;
                write(self.file.path(), &sources, &bytes)?;
            }
            Format::Svg => {
                write_pictures(self.file.path(), &sources, &pages, self.paper)?;
            }
        }
        Ok(exit)
    }
}

impl Print {
    /// What is written, if the file may be.
    fn format(&self, sources: &[Source]) -> anyhow::Result<Format> {
        let named = self.file.path().and_then(Path::extension);
        let format = match self.svg || named.is_some_and(|end| end == "svg") {
            true => Format::Svg,
            false => Format::Pdf,
        };
        ensure!(
            !self.file.is_on_screen() || format == Format::Svg,
            words!(
                en: "a PDF cannot be shown in a terminal: use -o FILE",
                ko: "PDF는 터미널에 보일 수 없습니다. -o FILE을 쓰세요",
            )
        );
        if let Some(path) = self.file.path() {
            refuse_to_overwrite(path, sources)?;
        }
        ensure!(
            !self.svg || named.is_none_or(|end| end == "svg"),
            words!(
                en: "--svg writes SVG: name the file .svg",
                ko: "--svg는 SVG로 씁니다. 파일 이름을 .svg로 끝내세요",
            )
        );
        ensure!(
            named.is_none_or(|end| end == "svg" || end == "pdf"),
            words!(
                en: "print writes PDF or SVG: name the file .pdf or .svg",
                ko: "print는 PDF나 SVG로 씁니다. 파일 이름을 .pdf나 .svg로 끝내세요",
            )
        );
        Ok(format)
    }

    /// How the pages look.
    fn layout(&self) -> anyhow::Result<Layout> {
        let layout = Layout {
            paper: self.paper,
            title: self.title.clone(),
            per_page: usize::from(self.per_page),
            signed: self.name_and_date,
        };
        ensure!(
            layout.has_room_for_title(),
            words!(
                en: "the title is too long for the page: it may have three lines",
                ko: "제목이 너무 길어 종이에 들어가지 않습니다. 세 줄까지 쓸 수 있습니다",
            )
        );
        Ok(layout)
    }
}

fn write_pictures(
    output: Option<&Path>,
    sources: &[Source],
    pages: &[Page],
    paper: Paper,
) -> anyhow::Result<()> {
    match (pages, output) {
        ([page], _) => write(output, sources, svg(page, paper).as_bytes()),
        (_, None) => bail!(words!(
            en: "{} pages of SVG need a name: use -o FILE",
            ko: "SVG {}쪽에는 이름이 필요합니다. -o FILE을 쓰세요",
            pages.len(),
        )),
        (_, Some(path)) => pages.iter().zip(1..).try_for_each(|(page, number)| {
            let mut name = path.file_stem().unwrap_or_default().to_owned();
            name.push(format!("-{number}.svg"));
            write(Some(&path.with_file_name(name)), sources, svg(page, paper).as_bytes())
        }),
    }
}

fn write(output: Option<&Path>, sources: &[Source], bytes: &[u8]) -> anyhow::Result<()> {
    match output {
        Some(path) => {
            refuse_to_overwrite(path, sources)?;
            fs::write(path, bytes).with_context(|| cannot_write(path))
        }
        None => Ok(io::stdout().lock().write_all(bytes)?),
    }
}

/// The question: the solution, and perhaps the level.
struct Solving {
    levels: bool,
}

impl Ask for Solving {
    type Answer = Printed;

    fn ask(&self, clues: &Clues) -> Printed {
        let draft = Draft::from(&VariantPuzzle::from(clues));
        let (level, solution) = match Puzzle::new(*clues) {
            Ok(puzzle) => {
                let rate = || Scale::NINEFOLD.rate(&puzzle, &Budget::unlimited()).level();
                let level = self.levels.then(|| Figure::Level(rate()).text(language()));
                (level, draft.board.filled(&puzzle.solution().to_string()).ok())
            }
            Err(NotUnique::Several(_)) => (Some(several()), None),
            Err(_) => (Some(none()), None),
        };
        let solution = solution.map(|cells| cells.into_iter().map(|(_, value)| value).collect());
        Printed { draft, level, solution }
    }

    fn variants(&self) -> Option<&dyn AskVariant> {
        Some(self)
    }
}

impl AskVariant for Solving {
    fn ask_variant(
        &self,
        variant: &Variant,
        give: &mut dyn FnMut(Finding) -> ControlFlow<()>,
    ) -> End {
        if let Some(grid) = variant.draft.classic() {
            let printed = Printed { draft: variant.draft.clone(), ..self.ask(&grid.into()) };
            let _ = give(Finding::Printed(Box::new(printed)));
            return End::Solved;
        }
        let puzzle = &variant.puzzle;
        let (level, solution) = match puzzle.check(VariantBudget::within(PATIENCE)) {
            Verdict::Unique(one) => (self.levels.then(|| level(puzzle)).flatten(), Some(one)),
            Verdict::Several(_) => (Some(several()), None),
            Verdict::None => (Some(none()), None),
            Verdict::Undecided => (None, None),
        };
        let printed = Printed { draft: variant.draft.clone(), level, solution };
        let _ = give(Finding::Printed(Box::new(printed)));
        End::Solved
    }
}

/// The level of a variant, unless it takes too long to find.
fn level(puzzle: &VariantPuzzle) -> Option<String> {
    let rating = puzzle.rate(VariantBudget::within(PATIENCE))?;
    Some(Figure::Level(Some(rating.level)).text(language()))
}

fn several() -> String {
    words!(en: "several solutions", ko: "해 여럿")
}

fn none() -> String {
    words!(en: "no solution", ko: "해 없음")
}

/// The content of the pages.
#[derive(Default)]
struct Boards {
    number: usize,
    puzzles: Vec<Board>,
    solutions: Vec<Board>,
    /// The number without a single solution.
    improper: usize,
    /// The number with a single solution, but without a level.
    unrated: usize,
    /// Whether comments serve as names.
    comments: bool,
}

impl Boards {
    /// What is written over a puzzle behind its number.
    fn name<'a>(&self, notes: &'a Notes) -> Option<&'a str> {
        let comment = || {
            let tail =
                notes.tail.trim_start_matches(|c: char| c.is_whitespace() || "#;,".contains(c));
            let own = [&*Key::STATE, &*Key::PENCILMARKS];
            let mut others = notes.remarks().filter(|(key, _)| !own.contains(key));
            let tail = Some(tail).filter(|tail| !tail.is_empty());
            notes.text(&Key::COMMENT).or(tail).or_else(|| Some(others.next()?.1))
        };
        notes.text(&Key::NAME).or_else(|| comment().filter(|_| self.comments))
    }

    fn add(&mut self, puzzle: &Read<'_>, printed: &Printed) {
        let (number, Printed { draft, level, solution }) = (self.number, printed);
        let title = draft.about.title.as_deref();
        let name = self.name(&puzzle.record.notes).or(title).map(str::to_owned);
        let rules = rule_words(&draft.board, &draft.rules);
        let words: Vec<String> =
            [Some(number.to_string()), name, rules].into_iter().flatten().collect();
        let draw = |solution| picture(&draft.board, &draft.rules, solution);
        let board =
            Board { caption: words.join(" · "), level: level.clone(), picture: draw(None) };
        match solution {
            Some(values) => {
                self.unrated += usize::from(level.is_none());
                let picture = draw(Some(values));
                self.solutions.push(Board { caption: number.to_string(), level: None, picture });
            }
            None => self.improper += 1,
        }
        self.puzzles.push(board);
    }
}

impl Deliver<Printed> for Boards {
    fn deliver(&mut self, puzzle: &Read<'_>, answer: Option<Printed>) -> io::Result<()> {
        self.number += 1;
        if let Some(printed) = answer {
            self.add(puzzle, &printed);
        }
        Ok(())
    }

    fn variant(&mut self, puzzle: &Read<'_>, delivery: &Delivery) -> io::Result<()> {
        match delivery {
            Delivery::Found(Finding::Printed(printed)) => {
                self.number += 1;
                self.add(puzzle, printed);
            }
            // Its number is not used.
            Delivery::Malformed { .. } => self.number += 1,
            Delivery::Found(_) | Delivery::End(_) | Delivery::Again => {}
        }
        Ok(())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ninefold::Grid;
    use ninefold::text::{Format, Record};

    #[test]
    fn levels_that_are_left_off_are_counted() {
        let mut boards = Boards::default();
        let record = Record::new(Grid::EMPTY);
        let (source, format) = (Source::StandardInput, Format::Line);
        let read = Read { record: &record, format, source: &source, again: false, comments: false };
        let draft = Draft::from(&VariantPuzzle::from(&Clues::from(Grid::EMPTY)));
        let solution = Some(draft.board.cells().map(|_| ninefold_variants::Value(0)).collect());
        let rated = Printed { draft, level: Some("easy".to_owned()), solution };
        boards.add(&read, &rated);
        boards.add(&read, &Printed { level: None, ..rated.clone() });
        boards.add(&read, &Printed { level: None, solution: None, ..rated });
        assert_eq!((boards.unrated, boards.improper), (1, 1));
    }
}
