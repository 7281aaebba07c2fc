//! Links to f-puzzles and SudokuPad, and SudokuPad's ids, with the puzzle inside.

use crate::error::why;
use ninefold::text::packed_links::{self, Packed};

use super::{Draft, Malformed, fpuzzles, sudokupad};

/// Longer data is not unpacked.
const LONGEST: usize = 256 << 10;

/// A drawing takes up to some hundred thousand characters.
const MOST: usize = 4 << 20;

/// Whether a text is such a link or id.
pub(super) fn recognises(text: &str) -> bool {
    let Some(text) = text.split_whitespace().next() else { return false };
    let sites = ["f-puzzles.com", "sudokupad.app", "crackingthecryptic.com"];
    let link = text.contains("://") || text.contains("load=");
    packed_links::is_id(text)
        || link && sites.iter().any(|site| packed_links::is_link(text, site))
        || text.starts_with("?load=")
}

/// Reads the puzzle in a link.
pub(super) fn read(text: &str) -> Result<Draft, Malformed> {
    let first = text.len() - text.trim_start().len();
    let (start, unpacked) = packed_links::unpack(text.trim(), LONGEST, MOST).map_err(|error| {
        let why = match error.1 {
            Packed::Absent => why!(
                "the link has only the name of a puzzle on a server",
                "링크에 서버에 있는 퍼즐의 이름만 있습니다"
            ),
            Packed::Damaged | Packed::Wrong(_) => {
                why!("the link is damaged or too long", "링크가 손상되었거나 너무 깁니다")
            }
        };
        Malformed::syntax(text, first + error.0, why)
    })?;
    // An error inside has a place of its own, which nobody sees; the link's is told with it.
    let read = if sudokupad::recognises(&unpacked) {
        sudokupad::read(&unpacked)
    } else {
        fpuzzles::read(&unpacked)
    };
    read.map_err(|error| match error.place {
        super::Place::Text { .. } => Malformed::at(text, first + start, error.error),
        super::Place::Json(_) => error,
    })
}

/// The link to f-puzzles that holds this JSON.
pub(super) fn written(json: &str) -> String {
    format!("https://www.f-puzzles.com/?load={}", lz_str::compress_to_base64(json))
}
