//! The 45 rule: whole houses add up to what all values add up to, so what sticks in or out of their cages
//! has a known sum.

use super::position::Position;
use super::rules::Single;
use crate::board::{Board, Cell, HouseKind, sort_by_number};
use crate::check::{Equation, Reason};
use crate::puzzle::Puzzle;

/// So many houses are added up at most.
const HOUSES: usize = 4;

/// So many sums that lie partly in the houses are tried with and without.
const PARTLY: usize = 6;

/// The totals that leave few cells, those of few houses and cells first.
pub(super) fn totals(position: &Position<'_>) -> Vec<Single> {
    let puzzle = position.puzzle();
    let board = puzzle.board();
    let mut all: Vec<(usize, Reason, Equation)> = Vec::new();
    let sums: Vec<(usize, Equation)> = puzzle
        .rules()
        .iter()
        .enumerate()
        .filter_map(|(number, rule)| Some((number, Equation::of(rule)?)))
        .collect();
    if sums.is_empty() {
        return Vec::new();
    }
    for houses in groups(board) {
        for rules in choices(board, &houses, &sums) {
            let Some(equation) = Equation::total(board, puzzle.rules(), &houses, &rules) else {
                continue;
            };
            let most = if houses.len() == 1 { 4 } else { 3 };
            let known = all.iter().any(|(_, _, other)| *other == equation);
            if (1..=most).contains(&equation.terms.len()) && !known {
                let houses = houses.clone();
                all.push((houses.len(), Reason::Total { houses, rules }, equation));
            }
        }
    }
    sort_by_number(&mut all, |(houses, _, equation)| *houses << 16 | equation.terms.len());
    let single = |(_, reason, equation): (usize, Reason, Equation)| {
        let cells = equation.terms.iter().map(|(cell, _)| *cell).collect();
        Single::new(position, reason, cells)
    };
    all.into_iter().map(single).collect()
}

/// Houses of a kind that lie side by side and share no cell.
fn groups(board: &Board) -> Vec<Vec<usize>> {
    let mut groups = Vec::new();
    for kind in [HouseKind::Region, HouseKind::Row, HouseKind::Column] {
        let whole = |(_, house): &(usize, &crate::board::House)| {
            house.kind == kind && house.cells.len() == board.values()
        };
        let houses: Vec<usize> =
            board.houses().iter().enumerate().filter(whole).map(|(number, _)| number).collect();
        let cells = |house: usize| &board.houses()[house].cells;
        for size in 1..=HOUSES {
            for group in houses.windows(size) {
                let apart = group.iter().enumerate().all(|(i, &a)| {
                    group[..i].iter().all(|&b| !cells(a).iter().any(|cell| cells(b).contains(cell)))
                });
                if apart {
                    groups.push(group.to_vec());
                }
            }
        }
    }
    groups
}

/// Which sums to subtract: all that lie within the houses, with some of those that lie there partly.
fn choices(board: &Board, houses: &[usize], sums: &[(usize, Equation)]) -> Vec<Vec<usize>> {
    let inside = |cell: &Cell| houses.iter().any(|&h| board.houses()[h].cells.contains(cell));
    let (mut within, mut partly) = (Vec::new(), Vec::new());
    let mut taken: Vec<Cell> = Vec::new();
    let mut sums: Vec<_> = sums
        .iter()
        .map(|(number, sum)| {
            let cells: Vec<Cell> = sum.terms.iter().map(|(cell, _)| *cell).collect();
            let here = cells.iter().filter(|cell| inside(cell)).count();
            (*number, cells, here)
        })
        .filter(|(_, _, here)| *here > 0)
        .collect();
    // Those that stick out least come first.
    sort_by_number(&mut sums, |(_, cells, here)| (cells.len() - here) << 16 | (0xffff - here));
    for (number, cells, here) in sums {
        if cells.iter().any(|cell| taken.contains(cell)) {
            continue;
        }
        if here == cells.len() {
            within.push(number);
            taken.extend(cells);
        } else if partly.len() < PARTLY {
            partly.push(number);
            taken.extend(cells);
        }
    }
    (0..1_usize << partly.len())
        .map(|set| {
            let chosen = partly.iter().enumerate().filter(|(i, _)| set >> i & 1 == 1);
            within.iter().copied().chain(chosen.map(|(_, &number)| number)).collect()
        })
        .collect()
}

/// The sum in words: which cells are added, which are subtracted, and what they come to.
pub(super) fn equation(puzzle: &Puzzle, reason: &Reason) -> Option<String> {
    let Reason::Total { houses, rules } = reason else { return None };
    let Equation { terms, sum } = Equation::total(puzzle.board(), puzzle.rules(), houses, rules)?;
    let positive = terms.iter().any(|(_, factor)| *factor > 0);
    let sign = if positive { 1 } else { -1 };
    let mut text = String::new();
    let mut ordered = terms;
    sort_by_number(&mut ordered, |(_, factor)| usize::from(factor * sign < 0));
    for (cell, factor) in ordered {
        let factor = factor * sign;
        let join = match (text.is_empty(), factor < 0) {
            (true, false) => "",
            (true, true) => "-",
            (false, false) => " + ",
            (false, true) => " - ",
        };
        text.push_str(join);
        if factor.abs() != 1 {
            text.push_str(&format!("{} × ", factor.abs()));
        }
        text.push_str(&puzzle.board().name(cell));
    }
    Some(format!("{text} = {}", sum * sign))
}
