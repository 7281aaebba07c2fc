//! The patterns that nets use besides singles: locked candidates, naked and hidden pairs, X-wings.

use super::world::{Because, Conflict, Fact, World};
use crate::grid::{CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseKind, HouseSet};
use crate::marks::Via;
use alloc::vec::Vec;

/// Applies the first kind of pattern that has an effect; returns true when there was one.
pub(super) fn apply(world: &mut World<'_>) -> Result<bool, Conflict> {
    Ok(locked(world)? || naked_pairs(world)? || hidden_pairs(world)? || x_wings(world)?)
}

/// What must be false so that these digits have no places in these cells.
fn premises(world: &World<'_>, digits: DigitSet, cells: CellSet) -> Vec<Fact> {
    let mut facts = Vec::new();
    for digit in digits {
        for cell in world.marks.digit(digit) & cells {
            facts.push(Fact { cell, digit, on: false });
        }
    }
    facts
}

fn locked(world: &mut World<'_>) -> Result<bool, Conflict> {
    let mut found = false;
    for digit in Digit::ALL {
        for block in House::blocks() {
            let cells = world.digit(digit);
            for line in (block.cells() & cells).houses() & (HouseSet::ROWS | HouseSet::COLUMNS) {
                for (base, cover) in [(block, line), (line, block)] {
                    let cells = world.digit(digit);
                    let rest = base.cells() - cover.cells();
                    let gone = (cells & cover.cells()) - base.cells();
                    if (cells & rest).is_empty() && !gone.is_empty() {
                        found |= world.take_out(&CandidateSet::digit(digit, gone), |world| {
                            let premises = premises(world, digit.into(), rest);
                            Because { premises, via: Via::House(base) }
                        })?;
                    }
                }
            }
        }
    }
    Ok(found)
}

fn naked_pairs(world: &mut World<'_>) -> Result<bool, Conflict> {
    let pairs: Vec<Cell> =
        world.marks.open().iter().filter(|cell| world.cell(*cell).len() == 2).collect();
    let mut found = false;
    for (i, b) in pairs.iter().enumerate() {
        for a in &pairs[..i] {
            let digits = world.cell(*a);
            if digits != world.cell(*b) || !a.sees(*b) || digits.len() != 2 {
                continue;
            }
            let cells = CellSet::of(*a).with(*b);
            let mut gone = CandidateSet::EMPTY;
            digits.iter().for_each(|d| {
                gone.extend_digit(d, world.digit(d) & cells.common_peers());
            });
            found |= world.take_out(&gone, |world| Because {
                premises: premises(world, !digits, cells),
                via: Via::Set(cells, digits),
            })?;
        }
    }
    Ok(found)
}

fn hidden_pairs(world: &mut World<'_>) -> Result<bool, Conflict> {
    let mut found = false;
    for house in House::ALL {
        let places = Digit::ALL.map(|digit| world.digit(digit) & house.cells());
        for b in Digit::ALL {
            for a in Digit::ALL.into_iter().take_while(|a| *a < b) {
                let cells = places[a.index()];
                if cells != places[b.index()] || cells.len() != 2 {
                    continue;
                }
                let digits = DigitSet::of(a).with(b);
                let mut gone = CandidateSet::EMPTY;
                cells.iter().for_each(|cell| gone.extend_cell(cell, world.cell(cell) - digits));
                found |= world.take_out(&gone, |world| Because {
                    premises: premises(world, digits, house.cells() - cells),
                    via: Via::House(house),
                })?;
            }
        }
    }
    Ok(found)
}

fn x_wings(world: &mut World<'_>) -> Result<bool, Conflict> {
    let mut found = false;
    for digit in Digit::ALL {
        for kind in [HouseKind::Row, HouseKind::Column] {
            let lines = House::ALL.into_iter().filter(|house| house.kind() == kind);
            let lines: Vec<House> =
                lines.filter(|line| (world.digit(digit) & line.cells()).len() == 2).collect();
            for (i, b) in lines.iter().enumerate() {
                for a in &lines[..i] {
                    let corners = world.digit(digit) & (a.cells() | b.cells());
                    let across =
                        if kind == HouseKind::Row { HouseSet::COLUMNS } else { HouseSet::ROWS };
                    let covers = corners.houses() & across;
                    if covers.len() != 2 || corners.len() != 4 {
                        continue;
                    }
                    let gone = (world.digit(digit) & covers.cells()) - corners;
                    let rest = (a.cells() | b.cells()) - corners;
                    found |= world.take_out(&CandidateSet::digit(digit, gone), |world| {
                        let premises = premises(world, digit.into(), rest);
                        Because { premises, via: Via::Other }
                    })?;
                }
            }
        }
    }
    Ok(found)
}
