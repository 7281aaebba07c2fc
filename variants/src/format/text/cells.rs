//! The cells of a grid, in one line or drawn in rows.

use crate::board::{Cell, Values};
use crate::error::{Error, Why, why};
use crate::format::{Draft, Malformed};
use crate::rule::Rule;

/// The cells of a square grid.
pub(in crate::format) struct Cells {
    /// How many rows, columns and values there are.
    pub(in crate::format) size: usize,
    /// The least number.
    pub(in crate::format) least: i32,
    /// The number of each cell, if it is given.
    pub(in crate::format) numbers: Vec<Option<i64>>,
}

/// What stands for an empty cell, besides 0 and null.
const BLANKS: &[char] = &['.', '-', '_', '*', '?', '\u{b7}'];

/// The smallest and the largest grid.
const SIZES: std::ops::RangeInclusive<usize> = 2..=32;

impl Cells {
    pub(in crate::format) fn new(text: &str) -> Result<Self, Malformed> {
        if let Some(size) = too_large(text) {
            let most = SIZES.end();
            let why = why!(
                "{size} cells in a row; {most} are the most",
                "한 행이 {size}칸입니다. {most}칸까지 쓸 수 있습니다"
            );
            return Err(Malformed::at(text, 0, Error::Board(why)));
        }
        let rows = rows(text);
        let split: Vec<Vec<&str>> = rows.iter().map(|row| words(row)).collect();
        let count = split.iter().map(Vec::len).sum::<usize>();
        let wrong = |part: &str, why: Why| {
            Malformed::syntax(text, part.as_ptr().addr() - text.as_ptr().addr(), why)
        };
        // Words are cells if they make a square; or else characters are.
        let by_words = size(count).filter(|n| {
            count > 1
                && (split.len() == 1
                    || split.len() == *n && split.iter().all(|row| row.len() == *n))
        });
        // The digits of a number between commas are no cells of their own.
        let listed = rows.iter().zip(&split).filter(|(row, _)| row.contains([',', ';']));
        let mut lengths = listed.flat_map(|(_, words)| words).map(|word| word.chars().count());
        let length = lengths.next();
        let is_list = lengths.any(|other| Some(other) != length);
        if let Some(size) = by_words {
            let words = split.concat();
            let number = |word: &&str| number(word, size);
            if let Some(numbers) = words.iter().map(number).collect() {
                return Ok(Cells { size, least: 1, numbers });
            }
            if let Some(word) = words.iter().find(|word| is_list && number(word).is_none()) {
                return Err(wrong(word, no_value(word, size)));
            }
        }
        let lines: Vec<String> = split.iter().map(|row| row.concat()).collect();
        if let Some(count) = columns(text) {
            if let Some(row) = rows.iter().find(|row| !is_full(row, count)) {
                // The others tell what a cell is.
                let by_words = split.iter().filter(|row| row.len() == count).count() > 0;
                let cells = words(row);
                let cells = if by_words { cells.len() } else { cells.concat().chars().count() };
                return Err(wrong(
                    row,
                    why!(
                        "expected {count} cells in the row, found {cells}",
                        "행이 {count}칸이어야 하는데 {cells}칸입니다"
                    ),
                ));
            }
            if rows.len() != count {
                let behind = rows.get(count).copied().unwrap_or(&text[text.trim_end().len()..]);
                return Err(wrong(behind, other_rows(count, rows.len())));
            }
        }
        let letters: Vec<char> = lines.concat().chars().collect();
        let size = size(letters.len()).filter(|_| !is_list).ok_or_else(|| {
            let words = split.iter().flatten();
            if let Some(size) = by_words.filter(|size| *size > 3)
                && let Some(word) = words.clone().find(|word| number(word, size).is_none())
            {
                return wrong(word, no_value(word, size));
            }
            wrong(
                text,
                why!(
                    "{} cells do not make a square grid of 2 to 32 rows",
                    "{}칸으로는 2×2에서 32×32까지의 정사각형 판을 만들 수 없습니다",
                    if is_list { split.iter().map(Vec::len).sum() } else { letters.len() }
                ),
            )
        })?;
        let even = |line: &String| line.chars().count() == size;
        if lines.len() > 1 && !(lines.len() == size && lines.iter().all(even)) {
            return Err(wrong(
                text,
                why!(
                    "{} lines for {size} rows of {size} cells",
                    "{size}칸짜리 행 {size}개가 {}줄에 적혀 있습니다",
                    lines.len()
                ),
            ));
        }
        let (least, numbers) = alphabet(&letters, size).map_err(at_sign(text))?;
        Ok(Cells { size, least, numbers })
    }

    /// Adds the given digits to a draft.
    pub(in crate::format) fn give(&self, draft: &mut Draft) -> Result<(), Error> {
        for (cell, number) in (0..).map(Cell).zip(&self.numbers) {
            if let Some(value) = number.and_then(|number| draft.board.value(number)) {
                draft.push(Rule::Allowed { cell, values: Values::of(value) })?;
            }
        }
        Ok(())
    }
}

/// The size of a grid of numbers, on one line or drawn, perhaps its beginning, if it has more rows than a board may have.
///
/// Its rows look like small puzzles in a line each, but it has as many rows as columns, or most of its numbers are too large
/// for those. A few words may be wrong, and a few rows too long or too short.
pub(in crate::format) fn too_large(text: &str) -> Option<usize> {
    let most = *SIZES.end();
    if text.len() < 2 * most {
        return None;
    }
    let rows: Vec<Vec<&str>> = rows(text).into_iter().map(words).collect();
    // Of the first three rows two are whole, if only a few are not.
    let usual = match rows.get(..3).unwrap_or_default() {
        [first, second, third] if first.len() != second.len() => third.len(),
        _ => rows.first()?.len(),
    };
    let size = if rows.len() == 1 { usual.isqrt() } else { usual };
    let full = rows.iter().filter(|row| row.len() == usual).count();
    let is_square = if rows.len() == 1 { size * size == usual } else { rows.len() <= size };
    // The last row may be cut off.
    if size <= most || !is_square || full + 1 < rows.len() - rows.len() / 8 {
        return None;
    }
    let root = size.isqrt() as i64;
    let (mut wrong, mut small, mut large) = (0, 0, 0);
    for word in rows.iter().flatten() {
        match number(word, size) {
            None => wrong += 1,
            Some(Some(number)) if number > root => large += 1,
            Some(given) => small += usize::from(given.is_some()),
        }
    }
    // As many rows of small numbers with one twice in a column are puzzles in a line each.
    let is_whole = || rows.len() == size && (large > 0 || !is_twice(&rows, size));
    (wrong * 8 < rows.len() * usual && (large > small || is_whole())).then_some(size)
}

/// The columns of a drawn grid of another size than nine, whole or damaged: most of its rows have so many cells, by words
/// or by characters. It may also be a list of puzzles with one in each line.
pub(in crate::format) fn columns(text: &str) -> Option<usize> {
    let rows = rows(text);
    let is_most = |size: usize| 3 * count_full(&rows, size) > 2 * rows.len();
    // A long word beside others is a puzzle, perhaps with columns of numbers.
    let is_short = |row: &&str| {
        let words = words(row);
        words.len() == 1 || words.iter().all(|word| word.len() < 10)
    };
    // Words of letters are no cells.
    let is_of_cells = |row: &&str, size: usize| {
        let words = words(row);
        match &words[..] {
            [word] => word.chars().count().abs_diff(size) <= 2,
            _ => !words.iter().any(|word| word.len() > 1 && word.contains(char::is_alphabetic)),
        }
    };
    let fits = |size: &usize| {
        let is_near = (3..=4 * size).contains(&rows.len());
        // Letters are cells of large grids only.
        let is_cells = || rows.len() == *size || rows.iter().all(|row| is_of_cells(row, *size));
        is_near
            && is_most(*size)
            && rows.iter().all(is_short)
            && is_cells()
            && (*size > 9 || rows.iter().all(|row| is_plain(row)))
    };
    if is_most(9) {
        return None;
    }
    // The cells of a row may stand in groups, which are words too.
    let same = Some(rows.len()).filter(|size| (4..=*SIZES.end()).contains(size) && fits(size));
    same.or_else(|| (4..=*SIZES.end()).rev().find(fits))
}

/// Whether a drawn grid of so many columns, whole or damaged, is no list, though each of its rows may be a small puzzle:
/// it has about as many rows, or is two of its kind, and no number twice in a column; or it has just as many rows of words,
/// some of them too large for small puzzles.
pub(in crate::format) fn is_no_list(text: &str, columns: usize) -> bool {
    let rows = rows(text);
    let split: Vec<Vec<&str>> = rows.iter().map(|row| words(row)).collect();
    if rows.len() == columns
        && split.iter().filter(|row| row.len() == columns).count() * 4 > columns * 3
        && split.iter().flatten().any(|word| {
            number(word, columns).flatten().is_some_and(|number| number > columns.isqrt() as i64)
        })
    {
        return true;
    }
    let cells = |row: &Vec<&str>| -> Vec<String> {
        match row.len() == columns {
            true => row.iter().map(|&word| word.to_owned()).collect(),
            false => row.concat().chars().map(String::from).collect(),
        }
    };
    let cells: Vec<Vec<String>> = split.iter().map(cells).collect();
    (rows.len().abs_diff(columns) <= 2 || rows.len().is_multiple_of(columns))
        && !cells.chunks(columns).any(|band| is_twice(band, columns))
}

/// Whether a number stands twice in one of so many columns.
fn is_twice<W: AsRef<str>>(rows: &[Vec<W>], columns: usize) -> bool {
    (0..columns).any(|column| {
        let mut own: Vec<&str> =
            rows.iter().filter_map(|row| row.get(column)).map(AsRef::as_ref).collect();
        own.retain(|cell| *cell != "0" && !cell.starts_with(BLANKS));
        let count = own.len();
        own.sort_unstable();
        own.dedup();
        own.len() < count
    })
}

fn count_full(rows: &[&str], size: usize) -> usize {
    rows.iter().filter(|row| is_full(row, size)).count()
}

/// Whether a text has only digits and signs for blanks and borders.
pub(super) fn is_plain(text: &str) -> bool {
    text.chars().all(|c| c.is_ascii_digit() || c.is_whitespace() || ".,|+-_*=".contains(c))
}

/// Whether a row has this many cells, by words or by characters.
fn is_full(row: &str, size: usize) -> bool {
    let words = words(row);
    words.len() == size || words.concat().chars().count() == size
}

/// The rows of a drawn grid, without what is drawn between them.
pub(super) fn rows(text: &str) -> Vec<&str> {
    let rows: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
    let dashes = rows.iter().any(|row| !is_border(row) && row.contains('-'));
    let is_row =
        |row: &&str| !is_border(row) || dashes && row.trim().bytes().all(|byte| byte == b'-');
    rows.into_iter().filter(is_row).collect()
}

fn size(cells: usize) -> Option<usize> {
    SIZES.into_iter().find(|size| size * size == cells)
}

/// Whether a line only draws.
fn is_border(line: &str) -> bool {
    let draws = |c: char| " \t+-=|:!#".contains(c) || ('\u{2500}'..='\u{257f}').contains(&c);
    line.chars().all(draws)
}

/// The words of a row, without what is drawn between them. An empty word between commas is a blank.
pub(super) fn words(row: &str) -> Vec<&str> {
    let draws = |c: char| "|:!#[]".contains(c) || ('\u{2500}'..='\u{257f}').contains(&c);
    if row.contains([',', ';']) {
        let row = row.trim().trim_matches(draws);
        let row = row.strip_suffix([',', ';']).unwrap_or(row);
        return row
            .split([',', ';'])
            // The brackets of rows in JSON.
            .map(|word| word.trim_matches(|c: char| draws(c) || c.is_whitespace()))
            .map(|word| if word.is_empty() { "." } else { word })
            .collect();
    }
    row.split(|c: char| draws(c) || c.is_whitespace()).filter(|word| !word.is_empty()).collect()
}

/// The number of a word in tens, if it is one; nothing for a blank.
pub(super) fn number(word: &str, size: usize) -> Option<Option<i64>> {
    if word == "0" || word == "null" || word.chars().all(|c| BLANKS.contains(&c)) {
        return Some(None);
    }
    let number = word.parse().ok()?;
    (1..=size as i64).contains(&number).then_some(Some(number))
}

/// What is wrong with a grid that has not as many rows as columns.
pub(super) fn other_rows(size: usize, rows: usize) -> Why {
    if rows > size && rows.is_multiple_of(size) {
        return why!(
            "expected {size} rows of {size} cells, found {rows}; a blank line separates two grids",
            "{size}칸짜리 행이 {size}개 있어야 하는데 {rows}개입니다. 판이 여럿이면 사이에 빈 줄을 넣으세요"
        );
    }
    why!(
        "expected {size} rows of {size} cells, found {rows}",
        "{size}칸짜리 행이 {size}개 있어야 하는데 {rows}개입니다"
    )
}

/// What is wrong with a word that is no number of a grid.
pub(super) fn no_value(word: &str, size: usize) -> Why {
    why!(
        "{word:?} is not a value of a grid of {size} rows",
        "{size}×{size} 판에 없는 값입니다: {word:?}"
    )
}

/// The least number of a grid, and the number of each cell, if it is given.
type Numbers = (i32, Vec<Option<i64>>);

/// The least number, and the number of each character. Letters alone count from A = 1. With digits they
/// go on behind 9; then 0 is a number if something else stands for a blank, as in 0 to F. Otherwise the
/// first character that is no cell, and why.
pub(in crate::format) fn alphabet(letters: &[char], size: usize) -> Result<Numbers, (char, Why)> {
    let any = |test: fn(&char) -> bool| letters.iter().any(test);
    let digits = any(|c| ('1'..='9').contains(c));
    let alone = size > 9 && any(char::is_ascii_alphabetic) && !digits;
    let most = letters.iter().filter_map(|c| c.to_digit(36)).max().unwrap_or(0) as usize;
    let zero = size > 9
        && !alone
        && letters.contains(&'0')
        && letters.iter().any(|c| BLANKS.contains(c))
        && most < size;
    let number = |&c: &char| {
        let number = match c.to_digit(36).map(i64::from) {
            _ if BLANKS.contains(&c) || size <= 9 && matches!(c, 'x' | 'X') => return Ok(None),
            Some(0) if !zero => return Ok(None),
            Some(number) if alone => number - 9,
            Some(number) if c.is_ascii_digit() || size > 9 => number,
            _ => {
                return Err((
                    c,
                    why!(
                        "unexpected {c:?} in a grid of {size} rows",
                        "{size}×{size} 판의 칸에 쓸 수 없는 글자입니다: {c:?}"
                    ),
                ));
            }
        };
        if number > size as i64 - i64::from(zero) {
            return Err((
                c,
                why!(
                    "{c:?} is too large for a grid of {size} rows",
                    "{size}×{size} 판에는 너무 큰 수입니다: {c:?}"
                ),
            ));
        }
        Ok(Some(number))
    };
    let numbers = letters.iter().map(number).collect::<Result<_, _>>()?;
    Ok((i32::from(!zero), numbers))
}

/// The error of a character that is no cell of this text.
pub(in crate::format) fn at_sign(text: &str) -> impl Fn((char, Why)) -> Malformed {
    move |(sign, why)| Malformed::syntax(text, text.find(sign).unwrap_or(0), why)
}
