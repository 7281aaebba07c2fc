//! The arguments that commands share: input and output.

mod named;
mod patience;

pub(crate) use named::{Named, from_parser, that_take_variants};
pub(crate) use patience::Patience;

use crate::console::Console;
use crate::console::language::words;
use crate::console::progress::Progress;
use crate::in_out::output::{Output, Requested, is_no_pipe};
use crate::in_out::packing::Packing;
use crate::in_out::resume::{self, Point};
use crate::in_out::source::Source;
use crate::in_out::stream::{Passed, Stream};
use anyhow::{Context, bail};
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use named::to_parser;
use ninefold::solve::CpuLevel;
use ninefold::text::Format;
use ninefold_variants::format::Format as VariantFormat;
use std::ffi::OsString;
use std::fmt::Display;
use std::io::{self, IsTerminal};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// The sources of puzzles.
#[derive(Args, Debug)]
pub(crate) struct Files {
    /// Files, `-` for standard input (the default), or a puzzle itself
    ///
    /// An argument that names no file is a puzzle if it is a link, has several lines, or is about
    /// as long as a puzzle.
    #[arg(value_name = "FILE")]
    files: Vec<OsString>,

    /// The format of the input, if it is not recognised (see `ninefold formats`)
    #[arg(long, value_name = "FORMAT", value_parser = from_parser(), hide_possible_values = true)]
    #[arg(help_heading = "Input")]
    from: Option<Named>,
}

/// The share of the machine to use.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct Threads {
    /// How many threads to use [default: one per processor]
    #[arg(long, value_name = "COUNT", value_parser = threads_parser, display_order = 1000)]
    pub(crate) threads: Option<NonZero<usize>>,
}

/// The number of items to make.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct Number {
    /// How many to make
    #[arg(long, short = 'n', value_name = "COUNT", default_value_t = 1)]
    pub(crate) number: u64,
}

/// Reads a number from 1 on.
pub(crate) fn at_least_one<N: FromStr<Err: Display> + Default + PartialEq>(
    text: &str,
) -> Result<N, String> {
    let number = text.parse::<N>().map_err(|error| error.to_string())?;
    if number == N::default() {
        return Err(words!(en: "at least 1", ko: "1 이상이어야 합니다"));
    }
    Ok(number)
}

/// The number of solutions to search for.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct Limit {
    /// Stop at this many solutions
    #[arg(long, value_name = "COUNT", value_parser = at_least_one::<u64>)]
    limit: Option<u64>,
}

impl Limit {
    /// The most solutions of a puzzle.
    pub(crate) fn most(self) -> u64 {
        self.limit.unwrap_or(u64::MAX)
    }
}

/// Whether to write only minimal puzzles.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct Minimal {
    /// Write only minimal puzzles, in which every clue is needed
    #[arg(long)]
    pub(crate) minimal: bool,
}

/// Whether to write for programs.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct Json {
    /// Write JSON, one object per line
    #[arg(long, help_heading = "Output")]
    pub(crate) json: bool,
}

/// The instructions for the engine.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct Cpu {
    /// Vector instructions to use: baseline, avx2 or avx512
    #[arg(long, value_name = "CPU", display_order = 1000, value_parser = cpu_parser())]
    #[arg(hide_possible_values = true)]
    pub(crate) cpu: Option<CpuLevel>,
}

/// The search limit of the ladder's rungs.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct MaxCalls {
    /// The most calls that a rung may make
    #[arg(long, value_name = "COUNT", default_value_t = 100_000_000)]
    pub(crate) max_calls: u64,
}

/// The input.
#[derive(Args, Debug)]
pub(crate) struct Input {
    #[command(flatten)]
    files: Files,

    #[command(flatten)]
    threads: Threads,
}

/// The output.
#[derive(Args, Debug)]
pub(crate) struct OutputFile {
    /// Write to this file; the name of a list may end with .gz or .zst, which compresses it
    #[arg(long, short, value_name = "FILE", help_heading = "Output")]
    output: Option<PathBuf>,
}

impl OutputFile {
    /// The file; none for standard output, which is also called `-`.
    pub(crate) fn path(&self) -> Option<&Path> {
        self.output.as_deref().filter(|path| *path != Path::new("-"))
    }

    /// The file, without an ending that only says how it is packed.
    fn name(&self) -> Option<PathBuf> {
        let path = self.path()?;
        Some(if Packing::of(path).is_some() { path.with_extension("") } else { path.to_owned() })
    }

    /// The format that the file's name implies.
    pub(crate) fn format(&self) -> Option<Format> {
        Format::of_file(self.name()?.to_str()?)
    }

    /// Refuses a file for lines of JSON whose name implies another format.
    ///
    /// # Errors
    /// When it does.
    pub(crate) fn takes_json(&self) -> anyhow::Result<()> {
        match self.format() {
            None | Some(Format::Line | Format::Json | Format::Jsonl) => Ok(()),
            Some(format) => bail!(words!(
                en: "--json writes JSON, not {}: give the file another name",
                ko: "--json은 {} 형식이 아니라 JSON을 씁니다. 파일 이름을 바꾸세요",
                format.name(),
            )),
        }
    }

    /// The delimiter of columns that the file's name implies.
    fn delimiter(&self) -> Option<char> {
        match self.name()?.extension()?.to_str()?.to_ascii_lowercase().as_str() {
            "tsv" => Some('\t'),
            "csv" => Some(','),
            _ => None,
        }
    }

    /// The output that the file's name asks for.
    pub(crate) fn requested(&self) -> Requested {
        let file = self.path().map(Path::to_owned);
        let (format, delimiter) = (self.format(), self.delimiter());
        Requested { format, file, delimiter, draw_arguments: false }
    }

    /// Whether the answers go to a terminal.
    pub(crate) fn is_on_screen(&self) -> bool {
        self.path().is_none() && io::stdout().is_terminal()
    }

    /// The point at which a run into the file was interrupted. `format` is that of its output; `None`
    /// stands for that of the input.
    ///
    /// # Errors
    /// When the output cannot be read, or the point cannot be determined.
    pub(crate) fn interrupted(
        &self,
        format: Option<Format>,
        sources: &[Source],
        takes_variants: bool,
    ) -> anyhow::Result<Point> {
        resume::point(self.path_to_resume()?, format, sources, takes_variants)
    }

    /// The file, if an earlier run may be continued in it.
    ///
    /// # Errors
    /// When it cannot be read.
    pub(crate) fn path_to_resume(&self) -> anyhow::Result<&Path> {
        let path = self.path().filter(|path| Packing::of(path).is_none() && is_no_pipe(path));
        path.with_context(|| words!(
            en: "--resume needs an output file, which must not be compressed: it reads what an earlier run wrote",
            ko: "--resume에는 압축하지 않은 출력 파일이 필요합니다. 먼저 쓴 내용을 읽기 때문입니다",
        ))
    }
}

/// The output of puzzles, and its format.
#[derive(Args, Debug)]
pub(crate) struct Target {
    /// The format of the output
    ///
    /// By default it follows from the name of the --output file. Otherwise it is the format of the
    /// input; without input it is one puzzle per line. `ninefold formats` lists the formats.
    #[arg(long, value_name = "FORMAT", value_parser = to_parser(), hide_possible_values = true)]
    #[arg(help_heading = "Output")]
    to: Option<Named>,

    #[command(flatten)]
    pub(crate) file: OutputFile,
}

impl Files {
    /// The sources in their order.
    pub(crate) fn sources(&self) -> Vec<Source> {
        Source::of_arguments(&self.files)
    }

    /// The stream of puzzles. `answers_on_screen` means that they scroll over the terminal.
    pub(crate) fn stream<'a>(
        &self,
        sources: &'a [Source],
        answers_on_screen: bool,
        threads: Threads,
        console: &'a Console,
    ) -> Stream<'a> {
        let size = sources.iter().map(Source::size).sum();
        let progress = Progress::new(size, answers_on_screen, console);
        let threads = threads.threads;
        let (kept, from) = (Point::START, self.from);
        let (passed, gone_on) = (Passed::default(), false);
        Stream { sources, from, kept, passed, gone_on, threads, console, progress }
    }
}

impl Input {
    /// The requested format.
    pub(crate) fn from(&self) -> Option<Named> {
        self.files.from
    }

    /// The sources in their order.
    pub(crate) fn sources(&self) -> Vec<Source> {
        self.files.sources()
    }

    /// The stream of puzzles. `answers_on_screen` means that they scroll over the terminal.
    pub(crate) fn stream<'a>(
        &self,
        sources: &'a [Source],
        answers_on_screen: bool,
        console: &'a Console,
    ) -> Stream<'a> {
        self.files.stream(sources, answers_on_screen, self.threads, console)
    }

    /// The point at which a run into `target` was interrupted, if it is to be continued. `usual` is
    /// the format of its output when no other is requested; `None` stands for that of the input.
    ///
    /// # Errors
    /// When the output cannot be read, or the point cannot be determined.
    pub(crate) fn interrupted(
        &self,
        resume: bool,
        sources: &[Source],
        target: &Target,
        usual: Option<Format>,
        takes_variants: bool,
    ) -> anyhow::Result<Option<Point>> {
        let format = target.format().or(usual).or_else(|| self.files.from?.classic());
        let point = || target.file.interrupted(format, sources, takes_variants);
        resume.then(point).transpose()
    }
}

impl Target {
    /// The requested format: by its name, or by the name of the file.
    pub(crate) fn format(&self) -> Option<Format> {
        self.to.map_or_else(|| self.file.format(), Named::classic)
    }

    /// The requested format of variants.
    pub(crate) fn variant_format(&self) -> Option<&'static VariantFormat> {
        self.to?.variant_format()
    }

    /// Whether a format was requested by name.
    pub(crate) fn has_format(&self) -> bool {
        self.to.is_some()
    }

    /// Whether the answers go to a terminal.
    pub(crate) fn is_on_screen(&self) -> bool {
        self.file.is_on_screen()
    }

    /// Opens the output; with a point, continues an earlier run's output there.
    ///
    /// # Errors
    /// When it cannot be written, or a format of variants was requested.
    pub(crate) fn open(
        self,
        sources: &[Source],
        draw_arguments: bool,
        kept: Option<Point>,
    ) -> anyhow::Result<Output> {
        if let Some(VariantFormat { name, .. }) = self.variant_format() {
            bail!(words!(
                en: "--to {name}: this command does not write this format; convert and solve do",
                ko: "--to {name}: 이 명령은 이 형식으로 쓰지 않습니다. convert나 solve를 쓰세요",
            ));
        }
        let format = self.format();
        self.open_as(format, sources, draw_arguments, kept)
    }

    /// The same in a known format.
    ///
    /// # Errors
    /// When it cannot be written.
    pub(crate) fn open_as(
        self,
        format: Option<Format>,
        sources: &[Source],
        draw_arguments: bool,
        kept: Option<Point>,
    ) -> anyhow::Result<Output> {
        Output::open(Requested { format, draw_arguments, ..self.file.requested() }, sources, kept)
    }
}

/// Reads the name of a level.
fn cpu_parser() -> impl TypedValueParser<Value = CpuLevel> {
    let names = CpuLevel::ALL.iter().map(|level| level.name());
    PossibleValuesParser::new(names).try_map(|name| name.parse::<CpuLevel>())
}

/// Reads a number that counts from 1.
///
/// # Errors
/// When it is none, or 0.
pub(crate) fn from_one(text: &str) -> Result<NonZero<usize>, String> {
    text.parse()
        .map_err(|_| words!(en: "expected a number from 1 on", ko: "1 이상의 수가 아닙니다"))
}

/// More threads than this are a mistake: each takes memory, and systems bound their number.
const MOST_THREADS: usize = 1024;

/// Reads a number of threads.
fn threads_parser(text: &str) -> Result<NonZero<usize>, String> {
    let number = text.parse::<NonZero<usize>>().ok().filter(|n| n.get() <= MOST_THREADS);
    number.ok_or_else(|| words!(en: "expected a number from 1 to {MOST_THREADS}", ko: "1부터 {MOST_THREADS}까지의 수가 아닙니다"))
}
