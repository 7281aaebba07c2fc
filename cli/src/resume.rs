//! Where a run that was interrupted goes on.

use crate::language::words;
use crate::source::Source;
use anyhow::{Context, bail};
use ninefold::text::{Reader, Shape};
use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::Path;

/// A place in an output behind whole records.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Point {
    /// How many records stand before it.
    pub(crate) records: u64,
    /// How many bytes.
    pub(crate) bytes: u64,
}

impl Point {
    /// Before everything.
    pub(crate) const START: Point = Point { records: 0, bytes: 0 };
}

/// Finds where the run that wrote `path` goes on. Its last well-formed record is written again, as
/// it may be there in part only and yet look whole.
///
/// # Errors
/// When the file cannot be read, or sources of different shapes were written in their own.
pub(crate) fn point(
    path: &Path,
    shape: Option<Shape>,
    sources: &[Source],
) -> anyhow::Result<Point> {
    if !path.exists() {
        return Ok(Point::START);
    }
    let shape = match shape {
        Some(shape) => Some(shape),
        None => common_shape(sources)?,
    };
    let open = || File::open(path).map(BufReader::new);
    let cannot = || words!(en: "cannot read {}", ko: "{}: 읽을 수 없습니다", path.display());
    let input = open().with_context(cannot)?;
    let reader = match shape {
        Some(shape) => Reader::with_shape(input, shape),
        None => Reader::new(input).with_context(cannot)?,
    };
    let (mut records, mut last_line) = (0, 0);
    let mut safe = (0, 0);
    for record in reader {
        let record = record.with_context(cannot)?;
        if record.clues.is_ok() {
            safe = (records, last_line);
        }
        records += 1;
        last_line = record.last_line;
    }
    let bytes = open().and_then(|input| length(input, safe.1)).with_context(cannot)?;
    Ok(if safe.0 == 0 { Point::START } else { Point { records: safe.0, bytes } })
}

/// The shape that all sources have in common; `None` when they cannot be asked.
fn common_shape(sources: &[Source]) -> anyhow::Result<Option<Shape>> {
    let mut common = None;
    for source in sources {
        if *source == Source::StandardInput {
            continue;
        }
        let Ok(input) = source.open() else { continue };
        let Ok(reader) = Reader::new(BufReader::new(input)) else { continue };
        if common.is_some_and(|shape| shape != reader.shape()) {
            bail!(words!(
                en: "--resume needs --to SHAPE here: the inputs have different shapes",
                ko: "입력의 형식이 서로 다르므로 --resume에는 --to SHAPE가 필요합니다",
            ));
        }
        common = Some(reader.shape());
    }
    Ok(common)
}

/// How many bytes the first lines have.
fn length(mut input: impl BufRead, lines: u64) -> io::Result<u64> {
    let mut bytes = 0;
    for _ in 0..lines {
        bytes += input.skip_until(b'\n')? as u64;
    }
    Ok(bytes)
}
