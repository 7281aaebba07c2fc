//! Which constraints a smallest proof can need.

use super::places::Places;
use crate::grid::{CellSet, Digit, House, HouseKind};
use crate::proof::{Constraint, Constraints};

/// The constraints that some smallest proof can consist of, if it has at most `most`; or one that
/// has no candidate left, and so is a proof alone. `places` and `open` are what an assumption
/// leaves.
///
/// - Without one of its constraints, a proof can be satisfied by one candidate for each other. These
///   must exclude all candidates of the one: a cell loses one candidate to each, a digit in a house
///   one or those where a line meets a block.
/// - If the candidates of one constraint are all among another's, the first replaces the second.
pub(super) fn relevant(
    places: &Places,
    open: &Constraints,
    most: usize,
) -> Result<Constraints, Constraint> {
    let mut relevant = *open;
    for constraint in open {
        let count = places.count(constraint);
        let needed = match constraint {
            Constraint::Cell(_) => count,
            Constraint::House(house, digit) if count > 1 && most <= 3 => {
                needed(house, places.0[digit.index()] & house.cells())
            }
            Constraint::House(..) => count.min(1),
        };
        if count == 0 {
            return Err(constraint);
        }
        if needed >= most {
            relevant.remove(constraint);
        }
        if count == 1 {
            let only = places.of(constraint).iter().next();
            for other in only.iter().flat_map(|only| Constraints::of_candidate(*only).iter()) {
                let is_other = other != constraint && open.contains(other);
                if is_other && (constraint < other || places.count(other) > 1) {
                    relevant.remove(other);
                }
            }
        }
    }
    for digit in Digit::ALL {
        if !places.0[digit.index()].is_empty() {
            compare(digit, places.0[digit.index()], open, &mut relevant);
        }
    }
    Ok(relevant)
}

/// Compares a digit's places in each block with those in the lines through it.
fn compare(digit: Digit, places: CellSet, open: &Constraints, relevant: &mut Constraints) {
    for number in 0..9 {
        let block = House::block(number);
        let in_block = Constraint::House(block, digit);
        if !open.contains(in_block) {
            continue;
        }
        for i in 0..3 {
            for line in [House::row(number / 3 * 3 + i), House::column(number % 3 * 3 + i)] {
                let in_line = Constraint::House(line, digit);
                if !open.contains(in_line) {
                    continue;
                }
                let both = places & block.meet(line);
                if places & line.cells() == both {
                    relevant.remove(in_block);
                } else if places & block.cells() == both {
                    relevant.remove(in_line);
                }
            }
        }
    }
}

/// The least number of candidates that can exclude all these places of a digit in a house: each
/// excludes one place, or all where a line meets a block.
fn needed(house: House, places: CellSet) -> usize {
    let number = house.number();
    let meets = |line: &House| places.meets(line.cells());
    if house.kind() != HouseKind::Block {
        return House::blocks().filter(meets).count();
    }
    let rows = [0, 1, 2].map(|i| House::row(number / 3 * 3 + i));
    let columns = [0, 1, 2].map(|i| House::column(number % 3 * 3 + i));
    let least = [rows, columns].iter().map(|lines| lines.iter().filter(|l| meets(l)).count()).min();
    let crossed = |row: &House| {
        columns.iter().any(|column| ((places - row.cells()) - column.cells()).is_empty())
    };
    match least {
        Some(3) | None if rows.iter().any(crossed) => 2,
        least => least.unwrap_or(3),
    }
}
