//! Links to f-puzzles, SudokuMaker and SudokuPad, and SudokuPad's ids, with the puzzle inside.

use crate::error::{Error, why};
use ninefold::text::packed_links::{self, Packed};

#[cfg(feature = "notations")]
use super::sudokumaker;
use super::{Draft, Malformed, Written, fpuzzles, sudokupad};

/// Longer data is not unpacked.
const LONGEST: usize = 256 << 10;

/// A drawing takes up to some hundred thousand characters.
const MOST: usize = 4 << 20;

/// Whether a text is a link to f-puzzles, or its part behind the site.
pub(super) fn to_fpuzzles(text: &str) -> bool {
    text.trim_start().starts_with("?load=") || is_payload(text) || is_to(text, "f-puzzles.com")
}

/// Whether a text begins with what stands behind `load=` in a link to f-puzzles: packed JSON.
fn is_payload(text: &str) -> bool {
    let text = first(text);
    let fits = |c: char| c.is_ascii_alphanumeric() || "+/=%-_".contains(c);
    text.starts_with("N4Ig") && text.len() >= 40 && text.chars().all(fits)
}

/// Whether a text is a link to SudokuPad, or its id.
pub(super) fn to_sudokupad(text: &str) -> bool {
    packed_links::is_id(first(text))
        || is_to(text, "sudokupad.app")
        || is_to(text, "crackingthecryptic.com")
}

/// Whether a text is a link to SudokuMaker.
#[cfg(feature = "notations")]
pub(super) fn to_sudokumaker(text: &str) -> bool {
    is_to(text, "sudokumaker.app")
}

/// Whether a text begins with a link to a site, perhaps without `https://`.
fn is_to(text: &str, site: &str) -> bool {
    let text = first(text);
    text.contains(['/', '?', '#']) && packed_links::is_link(text, site)
}

fn first(text: &str) -> &str {
    text.split_whitespace().next().unwrap_or_default()
}

/// Reads the puzzle in a link.
pub(super) fn read(text: &str) -> Result<Draft, Malformed> {
    let first = text.len() - text.trim_start().len();
    let (start, unpacked) = packed_links::unpack(text.trim(), LONGEST, MOST).map_err(|error| {
        let why = match error.1 {
            Packed::Absent => match packed_links::served(text.trim()) {
                Some(address) => why!(
                    "the link only names a puzzle; open {address} in a browser and use the text that it shows",
                    "링크에 퍼즐의 이름만 있습니다. 브라우저에서 {address} 주소를 열고, 나오는 글을 대신 쓰세요"
                ),
                None if packed_links::is_link(text.trim(), "f-puzzles.com") => why!(
                    "the link only names a puzzle on a server; open it there, choose Export, and use that link",
                    "링크에 퍼즐의 이름만 있습니다. 그곳에서 열어 Export를 누르고, 나온 링크를 쓰세요"
                ),
                None => why!("the link has no puzzle", "링크에 퍼즐이 없습니다"),
            },
            // As the formats of classic puzzles say it.
            Packed::Damaged => why!(
                "expected a whole link, found one that is damaged or cut off",
                "온전한 링크여야 하는데 손상되었거나 잘린 링크입니다"
            ),
            Packed::Wrong(_) => why!(
                "the link is too long, or runs into another one",
                "링크가 너무 길거나 다른 링크와 붙어 있습니다"
            ),
        };
        Malformed::syntax(text, first + error.0, why)
    })?;
    // An error inside has a place of its own, which nobody sees; the message gives the link's.
    let read = match () {
        #[cfg(feature = "notations")]
        () if sudokumaker::recognises(&unpacked) => sudokumaker::read(&unpacked),
        () if sudokupad::recognises(&unpacked) => sudokupad::read(&unpacked),
        () => fpuzzles::read(&unpacked),
    };
    read.map_err(|error| match error.place {
        super::Place::Text { .. } => Malformed::at(text, first + start, error.error),
        super::Place::Json(_) => error,
    })
}

/// A puzzle as a link to f-puzzles.
pub(super) fn write_fpuzzles(draft: &Draft) -> Result<Written, Error> {
    link(draft, "https://www.f-puzzles.com/?load=")
}

/// A puzzle as a link to SudokuPad, which reads what f-puzzles writes.
pub(super) fn write_sudokupad(draft: &Draft) -> Result<Written, Error> {
    link(draft, "https://sudokupad.app/fpuzzles")
}

fn link(draft: &Draft, site: &str) -> Result<Written, Error> {
    let json = fpuzzles::write(draft)?;
    Ok(Written { text: format!("{site}{}", lz_str::compress_to_base64(&json.text)), ..json })
}
