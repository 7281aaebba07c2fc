//! The short notation that players use: houses, effects, chains.

use crate::grid::{CellSet, Digit, DigitSet, HouseKind, HouseSet};
use crate::marks::{Node, Via};
use crate::step::{Link, Step};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// `r28`, `c4b5`: rows, columns, blocks, numbers of one kind joined.
pub fn houses_text(houses: HouseSet) -> String {
    let mut text = String::new();
    for (kind, letter) in [(HouseKind::Row, 'r'), (HouseKind::Column, 'c'), (HouseKind::Block, 'b')]
    {
        let numbers: String = houses
            .iter()
            .filter(|house| house.kind() == kind)
            .map(|house| (house.number() + 1).to_string())
            .collect();
        if !numbers.is_empty() {
            text.push(letter);
            text.push_str(&numbers);
        }
    }
    text
}

/// The candidates of a set as groups of cells with the same digits, by first cell.
pub(super) fn groups(set: &crate::grid::CandidateSet) -> Vec<(CellSet, DigitSet)> {
    let mut groups: Vec<(CellSet, DigitSet)> = Vec::new();
    for cell in set.all_cells() {
        let digits = set.digits(cell);
        match groups.iter_mut().find(|group| group.1 == digits) {
            Some(group) => group.0 |= CellSet::of(cell),
            None => groups.push((CellSet::of(cell), digits)),
        }
    }
    groups
}

/// `r1c4,r5c8<>3`, `r2c2=5`, several joined by commas.
pub(super) fn effects(step: &Step) -> String {
    let placed = step.placements().iter().map(|c| format!("{}={}", c.cell, c.digit));
    let gone = groups(step.eliminations());
    let gone = gone.iter().map(|(cells, digits)| format!("{cells}<>{digits}"));
    placed.chain(gone).collect::<Vec<_>>().join(", ")
}

/// A chain as Eureka notation writes it: `(5)r1c1=(5)r1c7-(5)r3c8=…`; within a cell or a set the
/// digits change: `(5=3)r1c1`.
pub fn chain_text(chain: &[Link]) -> String {
    let Some(first) = chain.first() else { return String::new() };
    let mut text = String::new();
    let mut pending: (Vec<Digit>, String) = (alloc::vec![first.from.digit], String::new());
    let mut at: Node = first.from;
    for link in chain {
        let sign = if link.is_strong() { '=' } else { '-' };
        let inside = match link.via {
            Via::Cell(_) => link.to.cells == at.cells,
            Via::Set(..) => link.is_strong(),
            _ => false,
        };
        if inside {
            pending.1.push(sign);
            pending.0.push(link.to.digit);
            if let Via::Set(cells, _) = link.via {
                at.cells = cells;
            }
        } else {
            flush(&mut text, &pending, at.cells);
            text.push(sign);
            pending = (alloc::vec![link.to.digit], String::new());
        }
        at = Node { cells: if inside { at.cells } else { link.to.cells }, ..link.to };
    }
    flush(&mut text, &pending, at.cells);
    text
}

fn flush(text: &mut String, (digits, signs): &(Vec<Digit>, String), cells: CellSet) {
    text.push('(');
    let mut signs = signs.chars();
    for (i, digit) in digits.iter().enumerate() {
        if i > 0 {
            text.extend(signs.next());
        }
        text.push_str(&digit.to_string());
    }
    text.push(')');
    text.push_str(&cells.to_string());
}

/// A net in a line: the assumption, the digits that it places in turn, and where it ends: `r1c1=5 >
/// r4c1=7 > r4c9<>2`. A star with the number of a nested net marks a candidate that
/// this net refutes.
pub fn net_text(net: &[Link]) -> String {
    let Some(first) = net.first() else { return String::new() };
    let name =
        |node: &Node| format!("{}{}{}", node.cells, if node.on { "=" } else { "<>" }, node.digit);
    let mut names = alloc::vec![name(&first.from)];
    for (i, link) in net.iter().enumerate() {
        let mut text = name(&link.to);
        let nested = if let Via::Nested(number) = link.via { Some(number) } else { None };
        if let Some(number) = nested {
            text.push_str(&format!("*{number}"));
        }
        if (link.to.on || nested.is_some() || i + 1 == net.len()) && !names.contains(&text) {
            names.push(text);
        }
    }
    names.join(" > ")
}
