//! What commands write of variants.

use crate::console::trouble::Trouble;
use crate::in_out::columns::original;
use crate::in_out::output::Output;
use crate::in_out::stream::{Delivery, Finding, Read, remarked};
use std::io;

/// Writes a solution, or why there is none.
pub(super) fn write_found(
    output: &mut Output,
    puzzle: &Read<'_>,
    delivery: &Delivery,
) -> io::Result<()> {
    match delivery {
        Delivery::Found(Finding::Solution { line, several }) => {
            output.variant(puzzle, Ok((line, *several)))
        }
        Delivery::Found(Finding::Text(text)) => output.lines(&format!("{text}\n")),
        Delivery::Found(Finding::Refused(why)) => {
            output.lines(&format!("{}\n", remarked(original(puzzle.record), &why.to_string())))
        }
        Delivery::Found(Finding::None { rules }) => {
            output.variant(puzzle, Err(&Trouble::unsolvable(rules.as_ref())))
        }
        Delivery::Found(Finding::Undecided { .. }) => {
            output.variant(puzzle, Err(&Trouble::undecided()))
        }
        Delivery::Malformed { why, .. } => {
            output.variant(puzzle, Err(&Trouble::malformed_variant(why)))
        }
        Delivery::Found(_) | Delivery::End(_) | Delivery::Again => Ok(()),
    }
}
