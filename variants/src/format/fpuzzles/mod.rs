//! The JSON of f-puzzles, with the keys that Rangsk's add-on gives it.
//!
//! Nobody has written it down; this follows <https://github.com/dclamage/SudokuSolver>
//! (`PuzzleFormats/FPuzzlesBoard.cs`, `SolverFactory.cs`, `UserScripts/fpuzzles-newconstraints.js`).
//! The add-on draws its rules for those who lack it; such a drawing says `fromConstraint` and counts
//! only as its rule. A drawing that says nothing may be a rule, which is not understood.

mod grid;
mod negatives;
mod outside;
mod read_drawings;
mod rules;
mod write;
mod write_drawings;

pub(super) use grid::Grid;
#[cfg(feature = "notations")]
pub(super) use outside::line as outside_line;
pub(super) use rules::rules;
pub(super) use write::write;

use super::draft::{claimed, is_fog};
use super::json::{self, Node};
use super::{Draft, Malformed};
use negatives::negatives;
use read_drawings::{DRAWINGS, drawings};

/// Members that are no rules.
const HARMLESS: &[&str] = &[
    "size",
    "title",
    "author",
    "ruleset",
    "grid",
    "solution",
    "successMessage",
    "highlightConflicts",
    "disabledlogic",
    "truecandidatesoptions",
    "negative",
];

/// Whether a text is such JSON.
pub(super) fn recognises(text: &str) -> bool {
    text.trim_start().starts_with('{') && text.contains("\"size\"") && text.contains("\"grid\"")
}

/// Reads the JSON.
pub(super) fn read(text: &str) -> Result<Draft, Malformed> {
    let json = json::parse(text)?;
    let root = Node::new(&json);
    let size: usize = root.needed("size")?.number()?;
    let (grid, mut draft) = Grid::read(&root.needed("grid")?, size, size)?;
    draft.about.title = root.word("title")?;
    draft.about.author = root.word("author")?;
    draft.about.description = root.word("ruleset")?;
    draft.about.solution = root.member("solution").and_then(|node| {
        if let Some(text) = node.value.as_str() {
            return claimed(&draft.board, text);
        }
        let values = node.items().ok()?;
        let values = values.iter().map(|value| value.on_board(&draft.board).ok());
        let values = values.collect::<Option<Vec<_>>>()?;
        (values.len() == draft.board.cell_count()).then_some(values)
    });
    let mut negative: Vec<String> = Vec::new();
    for item in root.list("negative")? {
        match &*item.text()? {
            name @ ("ratio" | "xv") => negative.push(name.to_owned()),
            name => draft.missed(item.unknown(&format!("negative {name}")))?,
        }
    }
    for (name, node) in root.members()? {
        let skipped = HARMLESS.contains(&name) || DRAWINGS.contains(&name);
        if node.is_empty() || skipped {
            continue;
        }
        if is_fog(name) {
            draft.fog = true;
        } else if name == "nonconsecutive" {
            negative.push("difference".to_owned());
        } else {
            rules(name, &node, &grid, &mut draft)?;
        }
    }
    DRAWINGS.iter().try_for_each(|name| drawings(name, &root, &mut draft))?;
    // A dot of either kind frees its pair from the negatives of both.
    let related = |name: &str| if name == "xv" { vec!["xv"] } else { vec!["ratio", "difference"] };
    for name in &negative {
        negatives(name, &related(name), &root, &mut draft)?;
    }
    Ok(draft)
}
