//! The parts of a step: houses, cells and candidates in their roles, and the step's effects.

use super::palette;
use super::palette::{Look, look};
use super::place::{Point, corner, house, statement};
use crate::technique::{Item, Marks, Part, Role, Step};
use alloc::string::String;
use core::fmt::{Result, Write};

/// What lies under the digits: the evidence, and the digits that the step writes.
pub(super) fn below(out: &mut String, step: &Step, marks: &Marks) -> Result {
    step.pattern().parts().iter().try_for_each(|part| one(out, part, marks))?;
    step.placements().iter().try_for_each(|placed| {
        let Point { x, y } = statement(placed.cell, placed.digit, marks);
        write!(
            out,
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"17\" fill=\"{}\" stroke=\"{}\" stroke-width=\"4\"/>",
            palette::PLACED,
            palette::GOOD
        )
    })
}

fn one(out: &mut String, part: &Part, marks: &Marks) -> Result {
    let Look { fill, more } = look(part.role);
    let (cells, digits) = match part.item {
        Item::House(of) => {
            let (Point { x, y }, [width, height]) = house(of);
            return write!(
                out,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{fill}\" opacity=\".22\"/>"
            );
        }
        Item::Candidates(cells, digits) => (cells, digits),
    };
    for cell in cells {
        let Point { x, y } = corner(cell).moved(3.0, 3.0);
        write!(
            out,
            "<rect x=\"{x}\" y=\"{y}\" width=\"94\" height=\"94\" rx=\"8\" fill=\"{fill}\" opacity=\".4\"{more}/>"
        )?;
        let is_there = |digit| marks.has(cell, digit) || part.role == Role::Missing;
        for digit in digits.iter().filter(|&digit| marks.placed(cell).is_none() && is_there(digit))
        {
            let Point { x, y } = statement(cell, digit, marks);
            write!(out, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"15.5\" fill=\"{fill}\"{more}/>")?;
        }
    }
    Ok(())
}

/// What lies over the digits: the candidates that the step strikes.
pub(super) fn above(out: &mut String, step: &Step, marks: &Marks) -> Result {
    step.eliminations().iter().try_for_each(|gone| {
        let Point { x, y } = statement(gone.cell, gone.digit, marks).moved(-13.0, -13.0);
        write!(
            out,
            "<path d=\"M{x:.1} {y:.1}l26 26m0-26l-26 26\" stroke=\"{}\" stroke-width=\"5\" stroke-linecap=\"round\"/>",
            palette::GONE
        )
    })
}
