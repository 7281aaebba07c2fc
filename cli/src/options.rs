//! The arguments that commands share: what to read, and where to write.

use crate::console::Console;
use crate::output::{Output, Wishes};
use crate::progress::Progress;
use crate::resume::{self, Point};
use crate::source::Source;
use crate::stream::Stream;
use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use ninefold::text::{Shape, UnknownShape};
use std::ffi::OsString;
use std::io::{self, IsTerminal};
use std::num::NonZero;
use std::path::PathBuf;

/// What to read.
#[derive(Args, Debug)]
pub(crate) struct Input {
    /// Files with puzzles, `-` for standard input (also when there are none), or a puzzle itself
    ///
    /// An argument of 81 characters or more, or of several lines, that names no file is taken for a
    /// puzzle.
    #[arg(value_name = "FILE")]
    files: Vec<OsString>,

    /// The shape of the input, which is recognised by itself otherwise
    #[arg(long, value_name = "SHAPE", value_parser = shape_parser())]
    from: Option<Shape>,

    /// How many threads search; as many as there are processors otherwise
    #[arg(long, value_name = "N")]
    threads: Option<NonZero<usize>>,
}

/// Where to write puzzles.
#[derive(Args, Debug)]
pub(crate) struct Target {
    /// The shape of the output; the one of the input otherwise
    #[arg(long, value_name = "SHAPE", value_parser = shape_parser())]
    pub(crate) to: Option<Shape>,

    /// Write to a file instead of standard output
    #[arg(long, short, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
}

impl Input {
    /// The sources in their order.
    pub(crate) fn sources(&self) -> Vec<Source> {
        Source::of_arguments(&self.files)
    }

    /// The stream of puzzles. `answers_on_screen` says that they scroll over the terminal.
    pub(crate) fn stream<'a>(
        &self,
        sources: &'a [Source],
        answers_on_screen: bool,
        console: &'a Console,
    ) -> Stream<'a> {
        let size = sources.iter().map(Source::size).sum();
        let progress = Progress::new(size, answers_on_screen, console);
        Stream { sources, from: self.from, skip: 0, threads: self.threads, console, progress }
    }

    /// The point at which a run into `target` was interrupted.
    ///
    /// # Errors
    /// When the output cannot be read, or does not tell.
    pub(crate) fn interrupted(&self, sources: &[Source], target: &Target) -> anyhow::Result<Point> {
        match &target.output {
            Some(path) => resume::point(path, target.to.or(self.from), sources),
            None => Ok(Point::START),
        }
    }
}

impl Target {
    /// Whether the answers go to a terminal.
    pub(crate) fn is_on_screen(&self) -> bool {
        self.output.is_none() && io::stdout().is_terminal()
    }

    /// Opens the output behind its first `keep` bytes.
    ///
    /// # Errors
    /// When it cannot be written.
    pub(crate) fn open(
        self,
        sources: &[Source],
        draw_arguments: bool,
        keep: u64,
    ) -> anyhow::Result<Output> {
        let wishes = Wishes { shape: self.to, file: self.output, draw_arguments };
        Output::open(wishes, sources, keep)
    }
}

/// Reads the name of a shape; help lists them all.
pub(crate) fn shape_parser() -> impl TypedValueParser<Value = Shape> {
    let values =
        Shape::ALL.iter().map(|shape| PossibleValue::new(shape.name()).help(shape.summary()));
    PossibleValuesParser::new(values)
        .try_map(|name| name.parse::<Shape>().map_err(|error: UnknownShape| error))
}
