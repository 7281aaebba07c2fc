//! The point where an interrupted run continues, and the check that its output so far is what the
//! run would write.

use crate::console::language::words;
use crate::in_out::plain::plain;
use crate::in_out::recognised::{Recognised, recognised};
use crate::in_out::source::{Source, Text};
use crate::in_out::stream::{is_same, listed};
use crate::options::Named;
use anyhow::{Context, bail};
use ninefold::text::{self, Format, Reader, Record};
use std::collections::VecDeque;
use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// This many puzzles at the beginning and before the end of the existing output are answered again
/// and compared.
const CHECKED: u64 = 32;

/// The answers of an earlier run that are not recomputed, but only compared with their puzzles.
///
/// Only puzzles that could be read are counted, since a format of several lines may have no place
/// for the others: what was written for them is passed over, or written again, with their neighbours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Point {
    /// The number of puzzles at the beginning that are answered again.
    first: u64,
    /// The number of puzzles before the point where the run continues.
    pub(crate) records: u64,
    /// The bytes of their answers.
    pub(crate) bytes: u64,
    /// The number of puzzles whose answers are whole.
    pub(crate) whole: u64,
    /// Whether malformed puzzles count too: where each has a place of its own in the output.
    pub(crate) counts_all: bool,
}

impl Point {
    /// Before everything.
    pub(crate) const START: Point =
        Point { first: CHECKED, records: 0, bytes: 0, whole: 0, counts_all: false };

    /// Whether the puzzle with this many before it is not answered again.
    pub(crate) fn skips(&self, before: u64) -> bool {
        (self.first..self.records).contains(&before)
    }
}

/// Finds where the run that wrote `path` goes on: before the last answers, which are compared with
/// the new ones now. The very last may be there in part only and yet look whole.
///
/// # Errors
/// When the file cannot be read, or sources of different formats were written in their own.
pub(crate) fn point(
    path: &Path,
    format: Option<Format>,
    sources: &[Source],
    takes_variants: bool,
) -> anyhow::Result<Point> {
    if !path.exists() {
        return Ok(Point::START);
    }
    let format = match format {
        Some(format) => Some(format),
        None => common_format(sources, takes_variants)?,
    };
    let open = || File::open(path).map(BufReader::new);
    let cannot = || words!(en: "cannot read {}", ko: "{}: 읽을 수 없습니다", path.display());
    let input = open().with_context(cannot)?;
    let reader = match format {
        Some(format) => Reader::with_format(input, format),
        None => Reader::new(input).with_context(cannot)?,
    };
    let (mut answers, mut last_line) = (0, 0);
    let each = [Format::Line, Format::Csv, Format::Jsonl];
    let counts_all = takes_variants && each.contains(&reader.format());
    // The number of answers before each of the last, and the line behind which they begin.
    let mut recent = VecDeque::new();
    for record in (Answers { reader, counts_all }) {
        let record = record.with_context(cannot)?;
        recent.push_back((answers, last_line));
        if recent.len() as u64 > CHECKED {
            recent.pop_front();
        }
        answers += 1;
        last_line = record.last_line;
    }
    let first = recent.front().copied().filter(|(records, _)| *records > CHECKED);
    let (records, lines) = first.unwrap_or_default();
    let bytes = length(open().with_context(cannot)?, lines).with_context(cannot)?;
    Ok(Point { first: CHECKED, records, bytes, whole: answers.max(1) - 1, counts_all })
}

/// The same for a run that writes the answers to some puzzles only. Each puzzle of the output is the next
/// one of the input that is the same; those before it were left out.
///
/// # Errors
/// When a file cannot be read, the input cannot be read twice, or the output is not that of this run.
pub(crate) fn point_among_selected(
    path: &Path,
    format: Format,
    (sources, from): (&[Source], Option<Named>),
) -> anyhow::Result<Point> {
    if !path.exists() {
        return Ok(Point::START);
    }
    let cannot = || words!(en: "cannot read {}", ko: "{}: 읽을 수 없습니다", path.display());
    let open = || File::open(path).map(BufReader::new);
    let reader = Reader::with_format(open().with_context(cannot)?, format);
    let mut answers = Answers { reader, counts_all: true };
    let mut next = answers.next().transpose().with_context(cannot)?;
    // Where the last answers begin: the puzzles and the lines before them.
    let mut recent = VecDeque::new();
    let (mut passed, mut answered, mut lines, mut first) = (0, 0, 0, 0);
    'sources: for source in sources {
        if *source == Source::StandardInput {
            bail!(words!(
                en: "--resume with --min or --max reads the input twice, so that it must be a file",
                ko: "--min이나 --max와 함께 쓰는 --resume는 입력을 두 번 읽으므로 입력이 파일이어야 합니다",
            ));
        }
        let cannot = || words!(en: "cannot read {source}", ko: "{source}: 읽을 수 없습니다");
        let blank = Arc::new(AtomicBool::new(true));
        let input = Text::new(source.open().with_context(cannot)?, blank);
        let Recognised { input, format: of_input, has_variants, .. } =
            recognised(input, source, from).with_context(cannot)?;
        let records: Box<dyn Iterator<Item = io::Result<Record>>> = match has_variants {
            true => Box::new(listed(input, from.and_then(Named::variant_format))?.map(Ok)),
            false => Box::new(Reader::with_format(input, of_input)),
        };
        for record in records {
            let record = plain(record.with_context(cannot)?, None);
            let Some(answer) = &next else { break 'sources };
            if is_same(&record, answer, format) {
                recent.push_back((passed, lines));
                if recent.len() as u64 > CHECKED {
                    recent.pop_front();
                }
                answered += 1;
                lines = answer.last_line;
                if answered <= CHECKED {
                    first = passed + 1;
                }
                next = answers.next().transpose().with_context(cannot)?;
            }
            passed += 1;
        }
    }
    // The very last may be there in part only.
    if next.is_some() && answers.next().is_some() {
        return Err(other_run(path).into());
    }
    let whole = recent.back().map_or(0, |(before, _)| *before);
    let (records, lines) =
        recent.front().copied().filter(|_| answered > CHECKED).unwrap_or_default();
    let bytes = length(open().with_context(cannot)?, lines).with_context(cannot)?;
    Ok(Point { first, records, bytes, whole, counts_all: true })
}

/// The bytes of this many lines.
fn length(mut input: impl BufRead, lines: u64) -> io::Result<u64> {
    let mut bytes = 0;
    for _ in 0..lines {
        bytes += input.skip_until(b'\n')? as u64;
    }
    Ok(bytes)
}

/// The answers in a file, without what was written for malformed puzzles unless they count.
struct Answers {
    reader: Reader<BufReader<File>>,
    counts_all: bool,
}

impl Iterator for Answers {
    type Item = io::Result<Record>;

    fn next(&mut self) -> Option<io::Result<Record>> {
        loop {
            let mut record = match self.reader.next()? {
                Ok(record) => record,
                Err(error) => return Some(Err(error)),
            };
            // Among lines of grids there may be some of candidates.
            if record.clues.is_err() && self.reader.format() == Format::Line {
                let read = text::parse_as(Format::Sukaku, &record.notes.source).pop();
                record.clues = read.map_or(record.clues, |read| read.clues);
            }
            if record.clues.is_ok() || self.counts_all {
                return Some(Ok(record));
            }
        }
    }
}

/// The common format of all sources; `None` when they cannot be examined.
fn common_format(sources: &[Source], takes_variants: bool) -> anyhow::Result<Option<Format>> {
    let mut common = None;
    for source in sources {
        if *source == Source::StandardInput {
            continue;
        }
        let blank = Arc::new(AtomicBool::new(true));
        let input = source.open().map(|input| Text::new(input, blank));
        let input = input.and_then(|input| recognised(input, source, None));
        let Ok(Recognised { mut format, has_variants, is_plain, is_table, .. }) = input else {
            continue;
        };
        if (takes_variants || is_plain) && has_variants && !is_table {
            format = Format::Line;
        }
        if common.is_some_and(|before| before != format) {
            bail!(words!(
                en: "--resume needs --to FORMAT here: the inputs have different formats",
                ko: "입력의 형식이 서로 다르므로 --resume에는 --to FORMAT이 필요합니다",
            ));
        }
        common = Some(format);
    }
    Ok(common)
}

/// The file of a continued run. Its content is compared with the new output, byte by byte, and
/// never changed; writing begins behind its end.
pub(crate) struct Behind {
    file: File,
    path: PathBuf,
    /// Whether there may still be content to compare with.
    comparing: bool,
}

impl Behind {
    /// Opens the file at its beginning.
    ///
    /// # Errors
    /// When it cannot be read and written.
    pub(crate) fn open(path: &Path) -> io::Result<Behind> {
        let file =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        Ok(Behind { file, path: path.to_owned(), comparing: true })
    }

    /// Skips the accepted part, up to a point.
    ///
    /// # Errors
    /// When the file ended before, or cannot be read.
    pub(crate) fn go_on(&mut self, point: Point) -> io::Result<()> {
        if !self.comparing {
            return Err(other_run(&self.path));
        }
        self.file.seek(SeekFrom::Start(point.bytes)).map(drop)
    }

    /// Ends the run.
    ///
    /// # Errors
    /// When the file holds more than was to be written.
    pub(crate) fn finish(&mut self) -> io::Result<()> {
        let more = self.comparing && self.file.read(&mut [0])? > 0;
        if more { Err(other_run(&self.path)) } else { Ok(()) }
    }
}

/// The message about a file that another run wrote.
pub(crate) fn other_run(path: &Path) -> io::Error {
    io::Error::other(words!(
        en: "{} does not begin with what this run writes: the input, the format or the options have changed; without --resume the file is written anew",
        ko: "{}: 이번 실행이 쓸 내용의 앞부분이 아닙니다. 입력이나 형식이나 옵션이 달랐습니다. --resume 없이 실행하면 새로 씁니다",
        path.display(),
    ))
}

/// The answers of an earlier run that are not found again, but compared with their puzzles.
pub(crate) struct Standing(Answers);

impl Standing {
    /// Opens the file behind the answers that are found again.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub(crate) fn open(path: &Path, format: Format, counts_all: bool) -> io::Result<Standing> {
        let reader = Reader::with_format(BufReader::new(File::open(path)?), format);
        let mut standing = Standing(Answers { reader, counts_all });
        for _ in 0..CHECKED {
            standing.next()?;
        }
        Ok(standing)
    }

    /// The next one, if there is one.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub(crate) fn next(&mut self) -> io::Result<Option<Record>> {
        self.0.next().transpose()
    }
}

impl Write for Behind {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut same = 0;
        let mut there = [0; 1 << 12];
        while self.comparing && same < bytes.len() {
            let wanted = (bytes.len() - same).min(there.len());
            let count = self.file.read(&mut there[..wanted])?;
            if there[..count] != bytes[same..same + count] {
                return Err(other_run(&self.path));
            }
            self.comparing = count > 0;
            same += count;
        }
        self.file.write_all(&bytes[same..])?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}
