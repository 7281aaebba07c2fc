//! The JSON of f-puzzles, with the keys that Rangsk's add-on gives it.
//!
//! Nobody has written it down; this follows <https://github.com/dclamage/SudokuSolver>
//! (`PuzzleFormats/FPuzzlesBoard.cs`, `SolverFactory.cs`, `UserScripts/fpuzzles-newconstraints.js`).
//! The add-on draws its rules for those who lack it; such a drawing says `fromConstraint` and counts
//! only as its rule. A drawing that says nothing may be a rule, so it is refused.

mod grid;
mod negatives;
mod outside;
mod rules;
mod write;

pub(super) use grid::Grid;
#[cfg(feature = "notations")]
pub(super) use outside::line as outside_line;
pub(super) use rules::rules;
pub(super) use write::{write, write_link};

use super::json::{self, Node};
use super::{Draft, Malformed};
use crate::board::{Board, Cell};
use negatives::negatives;

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
    // Fog hides cells from the player, and no rule.
    "fogofwar",
    "foglight",
];

/// Drawings without a meaning of their own.
const DRAWINGS: &[&str] = &["line", "text", "circle", "rectangle", "cage"];

/// What the value of a cage begins with that is a note for SudokuPad.
const NOTES: &[&str] =
    &["title:", "author:", "rules:", "solution:", "msgcorrect:", "source:", "FOW", "FOGLIGHT"];

/// Whether a text is such JSON.
pub(super) fn recognises(text: &str) -> bool {
    text.trim_start().starts_with('{') && text.contains("\"size\"") && text.contains("\"grid\"")
}

/// Reads the JSON.
pub(super) fn read(text: &str) -> Result<Draft, Malformed> {
    let json = json::parse(text)?;
    let root = Node::new(&json);
    let size: usize = root.needed("size")?.number()?;
    let grid = Grid::new(&root.needed("grid")?, size, size)?;
    let mut draft = grid.draft()?;
    draft.about.title = root.word("title")?;
    draft.about.author = root.word("author")?;
    draft.about.description = root.word("ruleset")?;
    draft.about.solution = root.member("solution").and_then(|node| {
        let values = node.items().ok()?;
        let values = values.iter().map(|value| value.on_board(&draft.board).ok());
        let values = values.collect::<Option<Vec<_>>>()?;
        (values.len() == draft.board.cells()).then_some(values)
    });
    let mut negative: Vec<String> = Vec::new();
    for item in root.list("negative")? {
        match &*item.text()? {
            name @ ("ratio" | "xv") => negative.push(name.to_owned()),
            name => return Err(item.unknown(&format!("negative {name}"))),
        }
    }
    for (name, node) in root.members() {
        let skipped = HARMLESS.contains(&name) || DRAWINGS.contains(&name);
        if node.is_empty() || skipped {
            continue;
        }
        if name == "nonconsecutive" {
            negative.push("difference".to_owned());
        } else {
            rules(name, &node, &grid, &mut draft)?;
        }
    }
    DRAWINGS.iter().try_for_each(|name| drawings(name, &root, &draft.board))?;
    // A dot of either kind frees its pair from the negatives of both.
    let related = |name: &str| if name == "xv" { vec!["xv"] } else { vec!["ratio", "difference"] };
    for name in &negative {
        negatives(name, &related(name), &root, &mut draft)?;
    }
    Ok(draft)
}

/// Keys of rules that the add-on draws for others, and clones, whose cages setters colour.
const DRAWN: &[&str] = &[
    "renban",
    "whispers",
    "entropicline",
    "modularline",
    "regionsumline",
    "nabner",
    "doublearrow",
    "zipperline",
    "slowthermometer",
    "clone",
];

/// Refuses the first drawing that belongs to no rule: it does not say so, and is not drawn on just the
/// cells of such a rule, as by the first releases of the add-on.
fn drawings(name: &str, root: &Node<'_>, board: &Board) -> Result<(), Malformed> {
    let mut own: Vec<Vec<Cell>> = Vec::new();
    for key in DRAWN {
        for item in root.list(key)? {
            own.extend(groups(&item, board)?);
        }
    }
    for drawing in root.list(name)? {
        let says = |key: &str| drawing.member(key).is_some_and(|node| !node.is_empty());
        let named = ["fromConstraint", "isNewConstraint", "fromRangskSolver"];
        let value = drawing.word("value").ok().flatten().unwrap_or_default();
        if name == "cage" && NOTES.iter().any(|note| value.starts_with(note)) {
            continue;
        }
        let groups = groups(&drawing, board).unwrap_or_default();
        let known = !groups.is_empty() && groups.iter().all(|group| own.contains(group));
        if !(named.iter().any(|key| says(key)) || known && !says("value")) {
            return Err(drawing.unknown(name));
        }
    }
    Ok(())
}

/// The cells of each line or group of an item, in order of the board.
fn groups(item: &Node<'_>, board: &Board) -> Result<Vec<Vec<Cell>>, Malformed> {
    let mut groups = Vec::new();
    for line in item.list("lines")? {
        groups.push(line.cells(board)?);
    }
    for name in ["cells", "cloneCells"] {
        if let Some(cells) = item.member(name) {
            groups.push(cells.cells(board)?);
        }
    }
    groups.iter_mut().for_each(|group| group.sort_unstable());
    Ok(groups)
}
