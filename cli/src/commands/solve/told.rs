//! What commands write of variants.

use crate::console::trouble::Trouble;
use crate::in_out::columns::original;
use crate::in_out::output::Output;
use crate::in_out::stream::{Finding, Read, Told, remarked};
use std::io;

/// Writes a solution, or why there is none.
pub(super) fn write_found(output: &mut Output, puzzle: &Read<'_>, told: &Told) -> io::Result<()> {
    match told {
        Told::Found(Finding::Solution { line, several }) => {
            output.variant(puzzle, Ok((line, *several)))
        }
        Told::Found(Finding::Text(text)) => output.lines(&format!("{text}\n")),
        Told::Found(Finding::Refused(why)) => {
            output.lines(&format!("{}\n", remarked(original(puzzle.record), &why.to_string())))
        }
        Told::Found(Finding::None { rules }) => {
            output.variant(puzzle, Err(&Trouble::unsolvable(rules.as_ref())))
        }
        Told::Found(Finding::Undecided { .. }) => {
            output.variant(puzzle, Err(&Trouble::undecided()))
        }
        Told::Malformed { why, .. } => {
            output.variant(puzzle, Err(&Trouble::malformed_variant(why)))
        }
        Told::Found(_) | Told::End(_) | Told::Again => Ok(()),
    }
}
