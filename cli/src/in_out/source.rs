//! The sources of puzzles: files, standard input, or the command line itself.

mod decoded;
mod utf16;

use crate::console::language::{language, words};
use decoded::decoded;
use ninefold::text::{Format, detect};
use ninefold_variants::format::Format as VariantFormat;
use same_file::Handle;
use std::ffi::OsString;
use std::fmt;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, IsTerminal, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// A puzzle has at least this many characters, so an argument of that length may be one.
const PUZZLE_LENGTH: usize = 81;

/// An argument of at least this many cells and nothing else is a puzzle with a cell too few.
const NEARLY_A_PUZZLE: usize = 60;

/// The cells of smaller grids. A name of four signs is likelier that of a file.
const SMALL: [usize; 5] = [16, 25, 36, 49, 64];

/// One source of puzzles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Source {
    /// Piped or typed input.
    StandardInput,
    /// A file.
    File(PathBuf),
    /// A puzzle given in place of a file.
    Argument(String),
}

impl Source {
    /// The sources that the arguments name; standard input when there are none.
    pub(crate) fn of_arguments(arguments: &[OsString]) -> Vec<Source> {
        match arguments {
            [] => vec![Source::StandardInput],
            some => some.iter().map(Source::of_argument).collect(),
        }
    }

    fn of_argument(argument: &OsString) -> Source {
        if argument == "-" {
            return Source::StandardInput;
        }
        let path = PathBuf::from(argument);
        match argument.to_str() {
            Some(text) if looks_like_a_puzzle(text) && !path.exists() => {
                Source::Argument(text.to_owned())
            }
            _ => Source::File(path),
        }
    }

    /// Whether an argument is a puzzle, or names a file that may hold some.
    pub(crate) fn is_named_by(argument: &str) -> bool {
        match Source::of_argument(&argument.into()) {
            Source::StandardInput | Source::Argument(_) => true,
            Source::File(path) => path.is_file(),
        }
    }

    /// Opens it, and unpacks and decodes packed or UTF-16 input.
    ///
    /// # Errors
    /// The system's errors; a folder is an error here, not at the first read. So is what is packed
    /// in another way than `.gz` and `.zst`.
    pub(crate) fn open(&self) -> io::Result<Box<dyn Read + Send>> {
        self.open_metered(Arc::default())
    }

    /// As [`Source::open`]; adds the bytes to `read` as they are read, before they are unpacked.
    pub(crate) fn open_metered(&self, read: Arc<AtomicU64>) -> io::Result<Box<dyn Read + Send>> {
        let bytes: Box<dyn Read + Send> = match self {
            Source::StandardInput => Box::new(io::stdin()),
            Source::File(path) => {
                let file = File::open(path).map_err(|error| no_file(path, error))?;
                if file.metadata()?.is_dir() {
                    return Err(io::ErrorKind::IsADirectory.into());
                }
                Box::new(file)
            }
            Source::Argument(text) => Box::new(io::Cursor::new(text.clone().into_bytes())),
        };
        decoded(Box::new(Metered { input: bytes, read, ended: false }))
    }

    /// Whether it is this file, under any name. Only regular files count: writing to a pipe or a
    /// device destroys nothing.
    pub(crate) fn is_file(&self, file: &Handle) -> bool {
        let own = match self {
            Source::StandardInput => Handle::stdin(),
            Source::File(path) if path.is_file() => Handle::from_path(path),
            _ => return false,
        };
        own.is_ok_and(|own| own == *file) && is_regular(file)
    }

    /// The number of bytes to read, if known in advance.
    pub(crate) fn size(&self) -> Option<u64> {
        match self {
            Source::StandardInput => None,
            Source::File(path) => {
                fs::metadata(path).ok().filter(fs::Metadata::is_file).map(|file| file.len())
            }
            Source::Argument(text) => Some(text.len() as u64),
        }
    }

    /// The name of a file without the extension of packed files; empty for other sources.
    pub(crate) fn file_name(&self) -> String {
        let Source::File(path) = self else { return String::new() };
        let name = path.to_string_lossy();
        let packed = [".gz", ".zst"].iter().find_map(|packed| name.strip_suffix(packed));
        packed.unwrap_or(&name).to_owned()
    }

    /// Whether a person is typing the puzzles.
    pub(crate) fn is_typed(&self) -> bool {
        *self == Source::StandardInput && io::stdin().is_terminal()
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::StandardInput => f.write_str("<stdin>"),
            Source::File(path) if path.as_os_str().is_empty() => f.write_str("\"\""),
            Source::File(path) => write!(f, "{}", path.display()),
            Source::Argument(_) => f.write_str("<argument>"),
        }
    }
}

/// Why there is no such file: its name may be a puzzle with cells too few.
fn no_file(path: &Path, error: io::Error) -> io::Error {
    let text = path.to_str().filter(|_| error.kind() == io::ErrorKind::NotFound);
    let fault = match text {
        Some(text) if is_of_cells(text) => words!(
            en: "no such file, and too short for a puzzle of 81 cells",
            ko: "그런 파일이 없고, 81칸짜리 퍼즐이라기에는 짧습니다",
        ),
        Some(text) if text.starts_with('.') && text[1..].starts_with(char::is_alphabetic) => {
            // A hidden file's name may be a constraint string.
            let read = VariantFormat::named("iss").map(|strings| strings.read(text));
            let Some(Err(malformed)) = read else { return error };
            let why = malformed.error.text(language());
            words!(en: "no such file, and {why}", ko: "그런 파일이 없고, 퍼즐로 읽으면: {why}")
        }
        _ => return error,
    };
    io::Error::new(error.kind(), fault)
}

/// Whether it is a file of bytes on a disk, neither a pipe nor a terminal.
pub(crate) fn is_regular(file: &Handle) -> bool {
    file.as_file().metadata().is_ok_and(|about| about.is_file())
}

/// A stream that counts the bytes read, and stays at its end (a terminal would go on).
struct Metered<R> {
    input: R,
    read: Arc<AtomicU64>,
    ended: bool,
}

impl<R: Read> Read for Metered<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.ended || buffer.is_empty() {
            return Ok(0);
        }
        let count = self.input.read(buffer)?;
        self.ended = count == 0;
        self.read.fetch_add(count as u64, Ordering::Relaxed);
        Ok(count)
    }
}

/// A text that notices whether it has any content.
pub(crate) struct Text<R> {
    input: BufReader<R>,
    blank: Arc<AtomicBool>,
    known: bool,
}

impl<R: Read> Text<R> {
    /// Sets `blank` to false on the first non-blank character.
    pub(crate) fn new(input: R, blank: Arc<AtomicBool>) -> Text<R> {
        blank.store(true, Ordering::Relaxed);
        Text { input: BufReader::with_capacity(1 << 18, input), blank, known: false }
    }

    fn look(&mut self, bytes: &[u8]) {
        if !self.known && !bytes.iter().all(u8::is_ascii_whitespace) {
            self.known = true;
            self.blank.store(false, Ordering::Relaxed);
        }
    }
}

impl<R: Read> Read for Text<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.input.read(buffer)?;
        self.look(&buffer[..count]);
        Ok(count)
    }
}

impl<R: Read> BufRead for Text<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        self.input.fill_buf()
    }

    fn consume(&mut self, count: usize) {
        if !self.known {
            let taken = self.input.buffer()[..count].to_vec();
            self.look(&taken);
        }
        self.input.consume(count);
    }
}

/// Whether an argument is probably a puzzle: a link, a constraint string, JSON, or long enough and unlikely to be
/// a path.
fn looks_like_a_puzzle(text: &str) -> bool {
    let is_long = text.chars().count() >= PUZZLE_LENGTH && !text.contains(['/', '\\']);
    let is_nearly_one = text.len() >= NEARLY_A_PUZZLE && is_of_cells(text);
    let is_string = text.starts_with('.') && (text.contains('~') || has_rules(text));
    is_long
        || is_nearly_one
        || text.contains('\n')
        || text.contains("://")
        || is_link(text)
        || is_string
        || text.starts_with('{')
        || is_of_cells(text) && SMALL.contains(&text.len())
        || VariantFormat::of(text).is_some_and(|format| format.name == "ps")
}

/// Whether it is a constraint string with a rule that is known, such as `.AntiKnight.AntiKing`: files are hidden by a dot
/// in front too.
fn has_rules(text: &str) -> bool {
    let is_name = text[1..].starts_with(|c: char| c.is_ascii_uppercase());
    if !is_name || text.contains(['/', '\\']) {
        return false;
    }
    let items = text.split('.').filter(|item| !item.is_empty()).count();
    // If some rules are known, the message says what is wrong with the others.
    VariantFormat::named("iss")
        .is_some_and(|strings| strings.open(text).map_or(true, |read| read.unknown.len() < items))
}

/// Whether it is only digits and signs for blanks.
fn is_of_cells(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit() || b".*_-xX?".contains(&b))
}

/// Whether it is the link or the id of a puzzle without `https://` in front.
fn is_link(text: &str) -> bool {
    [Format::SudokuWiki, Format::FPuzzles, Format::SudokuPad, Format::Coach].contains(&detect(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_are_distinguished() {
        let of = |text: &str| Source::of_argument(&text.into());
        let puzzle =
            "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
        assert_eq!(of("-"), Source::StandardInput);
        assert_eq!(of("puzzles.txt"), Source::File("puzzles.txt".into()));
        assert_eq!(of(puzzle), Source::Argument(puzzle.into()));
        assert_eq!(of(&format!("/{puzzle}")), Source::File(format!("/{puzzle}").into()));
        assert_eq!(of(&puzzle[..80]), Source::Argument(puzzle[..80].into()));
        assert_eq!(of(&puzzle[..40]), Source::File(puzzle[..40].into()));
        assert_eq!(of("53..7....\n6..195..."), Source::Argument("53..7....\n6..195...".into()));
        let link = format!("https://www.sudokuwiki.org/sudoku.htm?bd={}", puzzle.replace('.', "0"));
        assert_eq!(of(&link), Source::Argument(link.clone()));
        assert_eq!(of(&link[8..]), Source::Argument(link[8..].to_owned()));
        let cage = ".Shape~4x4.Cage~3~R1C1~R1C2";
        assert_eq!(of(cage), Source::Argument(cage.into()));
        for rules in [".AntiKnight", ".AntiKnight.AntiKing", ".NoBoxes", ".AntiKnight.Thermo"] {
            assert_eq!(of(rules), Source::Argument(rules.into()));
        }
        let paths =
            [".", "..", "./puzzles.txt", "../AntiKnight", ".puzzles", ".Puzzles.txt", ".fog"];
        for path in paths.into_iter().chain([".triggers.sh", "./a.NoBoxes", ".Config"]) {
            assert_eq!(of(path), Source::File(path.into()));
        }
        assert_eq!(of("{\"rows\":4}"), Source::Argument("{\"rows\":4}".into()));
        assert_eq!(Source::of_arguments(&[]), [Source::StandardInput]);
    }
}
