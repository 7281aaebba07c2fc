//! The chains of a step, as arrows from statement to statement.

use super::palette::CHAIN;
use super::place::{Point, middle, statement};
use crate::technique::{Link, Marks, Node, Step};
use alloc::string::String;
use core::fmt::{Result, Write};

/// The most links that are drawn; more would hide the board.
const MOST: usize = 48;

/// The links of all chains.
pub(super) fn links(out: &mut String, step: &Step, marks: &Marks) -> Result {
    step.pattern().chains().iter().flatten().take(MOST).try_for_each(|link| {
        node(out, &link.from, marks)?;
        node(out, &link.to, marks)?;
        arrow(out, link, marks)
    })
}

/// A ring around each candidate of a statement: whole when the digit is there, dashed when not.
fn node(out: &mut String, node: &Node, marks: &Marks) -> Result {
    let dashes = if node.on { "" } else { " stroke-dasharray=\"5 4\"" };
    node.cells.iter().try_for_each(|cell| {
        let Point { x, y } = statement(cell, node.digit, marks);
        write!(
            out,
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"17\" fill=\"none\" stroke=\"{CHAIN}\" \
             stroke-width=\"3.5\"{dashes}/>"
        )
    })
}

/// A link: solid for "one of the two is true", dotted for "not both"; curved around what lies
/// between.
fn arrow(out: &mut String, link: &Link, marks: &Marks) -> Result {
    let from = middle(link.from.cells, link.from.digit, marks);
    let to = middle(link.to.cells, link.to.digit, marks);
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let squared = dx * dx + dy * dy;
    if squared < 1.0 {
        return Ok(());
    }
    let length = root(squared);
    let (ux, uy) = (dx / length, dy / length);
    let gap = (length / 3.0).min(18.0);
    let bend = (length * 0.14).min(40.0);
    let a = from.moved(ux * gap, uy * gap);
    let b = to.moved(-ux * gap, -uy * gap);
    let over = Point { x: (a.x + b.x) / 2.0 - uy * bend, y: (a.y + b.y) / 2.0 + ux * bend };
    let dots = if link.is_strong() { "" } else { " stroke-dasharray=\"2 10\"" };
    write!(
        out,
        "<path d=\"M{:.1} {:.1}Q{:.1} {:.1} {:.1} {:.1}\" fill=\"none\" stroke=\"{CHAIN}\" stroke-width=\"4\" \
         stroke-linecap=\"round\"{dots}/>",
        a.x, a.y, over.x, over.y, b.x, b.y
    )?;
    // The head points the way that the curve ends.
    let (hx, hy) = (b.x - over.x, b.y - over.y);
    let long = root(hx * hx + hy * hy).max(1.0);
    let (hx, hy) = (hx / long, hy / long);
    let back = b.moved(-hx * 14.0, -hy * 14.0);
    let (left, right) = (back.moved(-hy * 8.0, hx * 8.0), back.moved(hy * 8.0, -hx * 8.0));
    write!(
        out,
        "<path d=\"M{:.1} {:.1}L{:.1} {:.1}L{:.1} {:.1}z\" fill=\"{CHAIN}\"/>",
        b.x, b.y, left.x, left.y, right.x, right.y
    )
}

/// The square root of a number from 1 on, by Newton's method: `core` has none.
fn root(of: f32) -> f32 {
    let start = of.max(1.0);
    (0..24).fold(start, |guess, _| (guess + start / guess) / 2.0)
}
