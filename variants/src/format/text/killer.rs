//! Killer formats for 9×9: the long one of PS and SumoCue, and the short one of the players' forum.
//!
//! Long, as its author told (<http://www.sudocue.net/forum/viewtopic.php?f=1&t=519>): `3x3:`, `d` if the
//! diagonals differ, `:k:`, then for each cell 256 times the sum plus the number of its cage. Short
//! (<http://forum.enjoysudoku.com/understandable-snarfable-killer-cages-t6119.html>): a cell holds the
//! sum of its cage, 0 to 9, A to Z, a to j, or points at a neighbour in the same cage.

use crate::board::{Board, Cell};
use crate::error::{Error, why};
use crate::format::{Draft, Malformed};
use crate::rule::Rule;

/// A damaged text of the long format has at least this many numbers.
const FEWEST_NUMBERS: usize = 9;

/// Whether a text is a killer in the long format, or so much like one that a message can say what is wrong with it.
pub(in crate::format) fn recognises_long_killer(text: &str) -> bool {
    let text = text.trim_start();
    let is_head = match text.as_bytes() {
        [rows, b'x' | b'X', columns, sign, ..] => {
            rows.is_ascii_digit() && columns.is_ascii_digit() && !sign.is_ascii_alphanumeric()
        }
        _ => false,
    };
    // A longer one is a row of digits.
    let is_number = |word: &&str| (2..=5).contains(&word.len());
    let numbers = || text.split(|c: char| !c.is_ascii_digit()).filter(is_number);
    text.starts_with("3x3:") && text.split(':').nth(2) == Some("k")
        || is_head && numbers().count() >= FEWEST_NUMBERS
}

/// Reads the long format.
pub(in crate::format) fn long_killer(text: &str) -> Result<Draft, Malformed> {
    let wrong = |at, why| Malformed::syntax(text, at, why);
    let mut at = text.len() - text.trim_start().len();
    let mut fields = Vec::new();
    for field in text[at..].trim_end().split(':') {
        fields.push((at, field.trim()));
        at += field.len() + 1;
    }
    if fields.last().is_some_and(|field| field.1.is_empty()) {
        fields.pop();
    }
    let mut draft = nine(text)?;
    let head = |number: usize| fields.get(number).copied().unwrap_or((text.len(), ""));
    for (number, fits, wanted) in [
        (0, head(0).1.eq_ignore_ascii_case("3x3"), "3x3"),
        (1, head(1).1.is_empty() || head(1).1 == "d", "d"),
        (2, head(2).1.eq_ignore_ascii_case("k"), "k"),
    ] {
        if !fits {
            let (at, found) = head(number);
            let found: String = found.chars().take(12).collect();
            return Err(wrong(
                at,
                why!(
                    "a killer begins with 3x3::k: or 3x3:d:k:, with colons between; expected {wanted:?}, found {found:?}",
                    "이 킬러 형식은 3x3::k:나 3x3:d:k:로 시작하고 콜론으로 나눕니다. 있어야 할 것은 {wanted:?}, 있는 것은 {found:?}"
                ),
            ));
        }
    }
    if head(1).1 == "d" {
        diagonals(&mut draft).map_err(|error| Malformed::at(text, 0, error))?;
    }
    if fields.len() != 84 {
        let count = fields.len().saturating_sub(3);
        let (at, _) = fields.get(84).copied().unwrap_or((text.trim_end().len(), ""));
        return Err(wrong(
            at,
            why!(
                "a killer that begins with 3x3: has 81 numbers with colons between, found {count}",
                "3x3:으로 시작하는 킬러에는 콜론으로 나눈 수가 81개 있어야 하는데 {count}개입니다"
            ),
        ));
    }
    let mut cages = Cages::new();
    for (cell, &(at, field)) in (0..).map(Cell).zip(&fields[3..]) {
        let number: u32 = field.parse().map_err(|_| {
            wrong(
                at,
                match field {
                    "" => why!(
                        "the number of a cell of the killer is missing between two colons",
                        "콜론 사이에 킬러 칸의 수가 빠져 있습니다"
                    ),
                    _ => why!(
                        "{field:?} is not the number of a killer's cell",
                        "킬러 칸의 수가 아닙니다: {field:?}"
                    ),
                },
            )
        })?;
        if number < 256 {
            continue;
        }
        if let Some(other) = join(&mut cages, (number % 256, number / 256), cell) {
            return Err(wrong(
                at,
                why!(
                    "this cell gives its cage the sum {}, but an earlier cell {other}",
                    "이 칸에는 케이지의 합이 {}인데, 같은 케이지의 앞 칸에는 {other}입니다",
                    number / 256
                ),
            ));
        }
    }
    push(&mut draft, cages).map_err(|error| Malformed::at(text, 0, error))?;
    Ok(draft)
}

/// Cages that grow: the number of each, its sum and its cells.
pub(super) type Cages = Vec<(u32, u32, Vec<Cell>)>;

/// Adds a cell to the cage of a number, and returns the sum of that cage if it is another one.
pub(super) fn join(cages: &mut Cages, (number, sum): (u32, u32), cell: Cell) -> Option<u32> {
    match cages.iter_mut().find(|cage| cage.0 == number) {
        Some(cage) if cage.1 != sum => return Some(cage.1),
        Some(cage) => cage.2.push(cell),
        None => cages.push((number, sum, vec![cell])),
    }
    None
}

/// Adds all cages; a sum of 0 says that any is right.
pub(super) fn push(draft: &mut Draft, cages: Cages) -> Result<(), Error> {
    cages.into_iter().try_for_each(|(_, sum, cells)| {
        let sum = i32::try_from(sum).unwrap_or(i32::MAX);
        draft.push(Rule::Cage { cells, sum: (sum > 0).then_some(sum) })
    })
}

/// The lengths of texts that may be a damaged killer, or two behind each other.
const NEARLY: std::ops::RangeInclusive<usize> = 41..=170;
/// A longer text is no killer, however many spaces it has.
const LONGEST: usize = 1000;

/// Whether a text is a killer in the short format, or so much like one that a message can say what is wrong with it.
pub(in crate::format) fn recognises_short_killer(text: &str) -> bool {
    if text.len() > LONGEST {
        return false;
    }
    let signs = signs(text);
    let wrong = signs.iter().filter(|sign| is_wrong(sign)).count();
    let is_arrow = |(_, sign): &(usize, u8)| b"<>^v`',".contains(sign);
    let is_whole = text.trim().len() == 81 || signs.len() == 81 && is_drawn(text);
    wrong == 0 && is_whole && signs.iter().any(is_arrow)
        || wrong <= 3 && NEARLY.contains(&signs.len()) && has_many_arrows(text)
}

/// Whether a text is no classic puzzle with mistakes, which are few: a killer has an arrow in most cells.
pub(in crate::format) fn has_many_arrows(text: &str) -> bool {
    let signs = signs(text);
    3 * signs.iter().filter(|sign| b"<>^v`".contains(&sign.1)).count() > signs.len()
}

/// Whether a text is about nine rows of about nine signs.
pub(in crate::format) fn is_drawn(text: &str) -> bool {
    let is_near = |count: usize| count.abs_diff(9) <= 2;
    is_near(text.lines().count()) && text.lines().all(|row| is_near(row.trim().len()))
}

/// The ways of the arrows, in the order in which they would stand around a cell.
const ARROWS: &[u8; 9] = b"`^'< >,v.";

/// Where a sign points: rows down and columns to the right.
fn arrow(sign: u8) -> Option<(isize, isize)> {
    let at = ARROWS.iter().position(|&arrow| arrow == sign)? as isize;
    Some((at / 3 - 1, at % 3 - 1))
}

fn sum(sign: u8) -> Option<u32> {
    Some(match sign {
        b'0'..=b'9' => u32::from(sign - b'0'),
        b'A'..=b'Z' => u32::from(sign - b'A') + 10,
        b'a'..=b'j' => u32::from(sign - b'a') + 36,
        _ => return None,
    })
}

fn is_wrong((_, sign): &(usize, u8)) -> bool {
    arrow(*sign).is_none() && sum(*sign).is_none()
}

/// The signs of a text, with the bytes where they stand; 0 for one that does not fit into a byte.
fn signs(text: &str) -> Vec<(usize, u8)> {
    let signs = text.char_indices().filter(|(_, sign)| !sign.is_whitespace());
    signs.map(|(at, sign)| (at, u8::try_from(sign).unwrap_or(0))).collect()
}

/// The signs of the 81 cells.
fn cells(text: &str) -> Result<Vec<(usize, u8)>, Malformed> {
    let wrong = |at, why| Malformed::syntax(text, at, why);
    let signs = signs(text);
    if let Some(&(at, _)) = signs.iter().find(|sign| is_wrong(sign)) {
        let sign = text[at..].chars().next().unwrap_or_default();
        return Err(wrong(
            at,
            why!(
                "{sign:?} in a killer of 81 characters is neither a sum (0-9, A-Z, a-j) nor an arrow (< > ^ v)",
                "81글자로 쓴 킬러에 합(0-9, A-Z, a-j)도 화살표(< > ^ v)도 아닌 글자가 있습니다: {sign:?}"
            ),
        ));
    }
    if signs.len() != 81 {
        let at = signs.get(81).map_or(text.trim_end().len(), |sign| sign.0);
        return Err(wrong(
            at,
            why!(
                "a killer of sums and arrows has 81 characters, found {}",
                "합과 화살표로 쓴 킬러는 81글자인데 {}글자입니다",
                signs.len()
            ),
        ));
    }
    Ok(signs)
}

/// Reads the short format.
pub(in crate::format) fn short_killer(text: &str) -> Result<Draft, Malformed> {
    let wrong = |at, why| Malformed::syntax(text, at, why);
    let start = text.len() - text.trim_start().len();
    let mut draft = nine(text)?;
    let signs = cells(text)?;
    let mut cages = Cages::new();
    for cell in (0..81).map(Cell) {
        let mut root = cell;
        let mut steps = 0;
        let sum = loop {
            let (at, sign) = signs[root.index()];
            if let Some(sum) = sum(sign) {
                break sum;
            }
            let next = arrow(sign).and_then(|(down, right)| draft.board.beside(root, down, right));
            root = next.ok_or_else(|| {
                wrong(
                    at,
                    why!(
                        "the arrow {:?} of this killer points beyond the edge of the board",
                        "킬러의 화살표가 판 밖을 가리킵니다: {:?}",
                        char::from(sign)
                    ),
                )
            })?;
            steps += 1;
            if steps > 81 {
                return Err(wrong(
                    signs[cell.index()].0,
                    why!(
                        "the arrows of this killer go round and lead to no sum",
                        "킬러의 화살표가 돌기만 하고 합으로 이어지지 않습니다"
                    ),
                ));
            }
        };
        join(&mut cages, (root.0.into(), sum), cell);
    }
    push(&mut draft, cages).map_err(|error| Malformed::at(text, start, error))?;
    Ok(draft)
}

fn nine(text: &str) -> Result<Draft, Malformed> {
    Board::square(9).map(Draft::new).map_err(|error| Malformed::at(text, 0, error))
}

/// Both diagonals differ.
pub(super) fn diagonals(draft: &mut Draft) -> Result<(), Error> {
    for falls in [false, true] {
        draft.push(Rule::diagonal(&draft.board, falls))?;
    }
    Ok(())
}
