//! Texts that are certainly variants, among texts that may be classic puzzles with mistakes.

#[cfg(feature = "engines")]
use super::read_large;
use super::{Draft, Format, Malformed, Tell, pieces, text};
#[cfg(feature = "engines")]
use crate::large::Solvable;

/// Reads a text that is certainly a variant, also below comments, in quotation marks or in JSON.
///
/// # Errors
/// As [`Format::read`].
pub fn read_certain(text: &str) -> Option<Result<Draft, Malformed>> {
    unwrapped(text, certain)
}

fn certain(text: &str) -> Option<Result<Draft, Malformed>> {
    let format = Format::of(text)?;
    let read = format.read_meant(text)?;
    let is_certain = match (format.tell, &read) {
        (Tell::Size, Ok(draft)) => draft.board.cell_count() > 81,
        (Tell::Arrows, _) => text::has_many_arrows(text),
        _ => true,
    };
    is_certain.then_some(read)
}

/// Reads a text that is certainly a variant, or a grid of more than 32 rows, to be solved.
///
/// # Errors
/// As [`Format::read`] and [`read_large`].
#[cfg(feature = "engines")]
pub fn read_solvable(text: &str) -> Option<Result<Box<dyn Solvable>, Malformed>> {
    unwrapped(text, |text| {
        if let Some(read) = read_large(text) {
            return Some(read.map(|grid| Box::new(grid) as _));
        }
        let puzzle = |draft: Draft| Ok(Box::new(draft.puzzle()?) as _);
        Some(certain(text)?.and_then(puzzle))
    })
}

/// Reads a text below comments, or else what stands in quotation marks, in an object or in a table as classic puzzles do.
fn unwrapped<T>(
    text: &str,
    read: impl Fn(&str) -> Option<Result<T, Malformed>>,
) -> Option<Result<T, Malformed>> {
    let text = text.trim_start_matches('\u{feff}');
    let from = |line: usize, text: &str| Some(read(text)?.map_err(|error| error.from_line(line)));
    if text.trim_start().starts_with('#')
        && let [piece] = &pieces(text)[..]
        && let Some(read) = from(piece.line, &piece.text)
    {
        return Some(read);
    }
    read(text).or_else(|| {
        let records = ninefold::text::parse(text);
        let [record] = &records[..] else { return None };
        from(record.line as usize, record.original()).filter(|_| record.clues.is_err())
    })
}
