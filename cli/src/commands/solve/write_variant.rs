//! What commands write of variants.

use crate::console::language::words;
use crate::console::trouble::Trouble;
use crate::in_out::output::Output;
use crate::in_out::stream::{Delivery, Finding, Read, remarked};
use std::io;

/// Why variants are not answered where the output has no place for their solutions.
pub(super) fn holds_classic_only() -> String {
    words!(
        en: "this format holds solutions of classic puzzles only; line, csv, json and jsonl take the others too",
        ko: "이 형식에는 일반 퍼즐의 해만 담을 수 있습니다. 다른 퍼즐의 해는 line, csv, json, jsonl에 담을 수 있습니다",
    )
}

/// Writes a solution, or why there is none.
pub(super) fn write_found(
    output: &mut Output,
    puzzle: &Read<'_>,
    delivery: &Delivery,
) -> io::Result<()> {
    match delivery {
        Delivery::Found(Finding::Solution { line, end }) => {
            output.variant(puzzle, Ok((line, *end)))
        }
        Delivery::Found(Finding::Text(text)) => output.anew(puzzle, text, &[]),
        Delivery::Found(Finding::Refused(why)) => {
            output.anew(puzzle, &remarked(puzzle.record.original(), &why.to_string()), &[])
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
