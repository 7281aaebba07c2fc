//! Links to f-puzzles and SudokuPad: their sites, and where the data begins.

use alloc::format;
use alloc::string::String;

/// Shorter data cannot be a puzzle.
pub(super) const SHORTEST: usize = 40;

/// What ids begin with, the longest of two that begin alike first.
pub(super) const PREFIXES: &[&str] = &["fpuzzles", "fpuz", "scl", "ctc"];

/// Whether a text is a link to this site, even if its puzzle is damaged.
pub fn is_link(text: &str, site: &str) -> bool {
    let address = text.split_once("://").map_or(text, |(_, rest)| rest);
    let host = address.split(['/', '?', '#']).next().unwrap_or_default();
    host.strip_suffix(site).is_some_and(|before| before.is_empty() || before.ends_with('.'))
}

/// The sites of SudokuPad.
pub(super) const SUDOKUPAD: [&str; 2] = ["sudokupad.app", "crackingthecryptic.com"];

/// Whether a text is an id alone, even if its puzzle is damaged.
pub fn is_id(text: &str) -> bool {
    PREFIXES.iter().any(|prefix| text.starts_with(prefix))
        && text.len() >= SHORTEST
        && !text.contains([' ', ':'])
}

/// Where SudokuPad shows the text of the puzzle that a link of its own or of its older address only names.
pub fn served(text: &str) -> Option<String> {
    let text = text.split_whitespace().next()?;
    let address = text.split_once("://").map_or(text, |(_, rest)| rest);
    let (_, path) = address.split(['?', '#']).next()?.split_once('/')?;
    let name = match () {
        () if is_link(text, "sudokupad.app") => ["api/puzzle/", "sudoku/"]
            .iter()
            .find_map(|part| path.strip_prefix(part))
            .unwrap_or(path),
        () if is_link(text, "crackingthecryptic.com") => path.strip_prefix("sudoku/")?,
        () => return None,
    };
    let name = name.trim_end_matches('/');
    (!name.is_empty()).then(|| format!("https://sudokupad.app/api/puzzle/{name}"))
}

/// The names of the part of a link that holds the data.
pub(super) const PARTS: &[&str] = &["load=", "?puzzle="];

/// The byte at which the packed data begins: behind one of these names, or behind the prefix of an id, which is a text
/// of its own or a link's part behind a slash. The data may hold slashes too, so the first part with a prefix is taken.
pub(super) fn data_start(text: &str) -> usize {
    let behind = |at: usize| {
        let prefix = PREFIXES.iter().find(|id| text[at..].starts_with(*id));
        prefix.map(|id| at + id.len())
    };
    if let Some(start) = PARTS.iter().find_map(|part| Some(text.find(part)? + part.len())) {
        return behind(start).unwrap_or(start);
    }
    // What a browser shows of an address has no beginning.
    let host = match text.find("://") {
        Some(at) => at + 3,
        None if SUDOKUPAD.iter().any(|site| is_link(text, site)) => 0,
        None => return behind(0).unwrap_or(0),
    };
    let parts = || text[host..].match_indices(['/', '=']).map(|(at, _)| host + at + 1);
    parts().find_map(behind).or(parts().next()).unwrap_or(text.len())
}
