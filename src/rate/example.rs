//! An example of each technique, for its page.

use crate::grid::line::split;
use crate::grid::{Candidates, Cell, Digit, Grid};
use crate::solve::Puzzle;
use crate::technique::{Chain, Link, Marks, Step, Technique, Via};
use alloc::format;
use alloc::string::{String, ToString};
use core::ops::ControlFlow;

/// Marks in which a technique has a step, and the step; `None` when there is no example.
/// `cargo run --release -p ninefold-bench -- examples` finds such marks in puzzles.
pub fn example(technique: Technique) -> Option<(Marks, Step)> {
    example_in(technique, technique.example_line())
}

/// The marks of an [`example_line`] in which a technique has a step, and the step.
pub fn example_in(technique: Technique, line: &str) -> Option<(Marks, Step)> {
    let mut fields = line.split_ascii_whitespace();
    // Not `Grid::from_str`, which reads all notations: a front end without them need not include
    // them.
    let mut grid = || Grid::from_values(split(fields.next()?).ok()?.0);
    let (givens, placed) = (grid()?, grid()?);
    let mut candidates = Candidates::from(&placed);
    for triple in fields {
        let [digit, row, column] = *triple.as_bytes() else { return None };
        let (row, column) = (row.wrapping_sub(b'1'), column.wrapping_sub(b'1'));
        let digit = Digit::new(digit.wrapping_sub(b'0'))?;
        if row > 8 || column > 8 {
            return None;
        }
        candidates.eliminate(Cell::at(row.into(), column.into()), digit);
    }
    let puzzle = Puzzle::new(givens).ok()?;
    let marks = Marks::resume(&givens, &placed, &candidates).with_proof(&puzzle.unique());
    let (mut first, mut telling) = (None, None);
    let _ = technique.each(&marks, &mut |step| {
        if shows_its_technique(&step) {
            telling = Some(step);
            return ControlFlow::Break(());
        }
        first.get_or_insert(step);
        ControlFlow::Continue(())
    });
    let step = telling.or(first)?;
    Some((marks, step))
}

/// Whether a step does what only its technique allows: a nested net refutes something by a net of
/// its own, a net with patterns uses one. Simpler steps are among the finds of these techniques.
fn shows_its_technique(step: &Step) -> bool {
    let chains = step.pattern().chains();
    let nests = |chain: &Chain| chain.iter().any(|link| matches!(link.via, Via::Nested(_)));
    let is_pattern = |link: &Link| !link.from.on && !link.to.on && !link.is_contradiction();
    match step.technique() {
        Technique::NestedNet => chains.iter().any(nests),
        Technique::DoublyNestedNet => chains.iter().skip(1).any(nests),
        Technique::PatternNet => chains.iter().flatten().any(is_pattern),
        _ => true,
    }
}

/// A line about marks: the givens, the placed digits, and the candidates removed although no placed
/// peer rules them out, as triples of digit, row and column.
pub fn example_line(marks: &Marks) -> String {
    let placed = marks.grid();
    let mut givens = Grid::EMPTY;
    marks.givens().iter().for_each(|cell| givens.set(cell, marks.placed(cell)));
    let possible = Candidates::from(&placed);
    let mut line = format!("{givens} {placed}");
    for cell in marks.open() {
        for digit in possible.get(cell) - marks.cell(cell) {
            let (row, column) = (cell.row_index() + 1, cell.column_index() + 1);
            line.push_str(&[" ", &digit.to_string()].concat());
            line.push_str(&format!("{row}{column}"));
        }
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn examples_show_what_only_their_technique_does() {
        for &technique in Technique::ALL {
            let (marks, step) = example(technique)
                .unwrap_or_else(|| panic!("no {technique} in examples.txt of its family"));
            assert!(step.technique() == technique && shows_its_technique(&step), "{step}");
            assert_eq!(step.verify(&marks), Ok(()), "{step}");
        }
    }
}
