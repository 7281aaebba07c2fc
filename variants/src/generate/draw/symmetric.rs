//! What a symmetry makes of cells and of rules.

use ninefold::generate::PatternSymmetry;
use ninefold::sorting::sort_by_number;

use crate::board::{Board, Cell};
use crate::rule::{Rule, RuleIndex};

/// Where each of the moves that make up a symmetry sends some cells, in their order.
pub(in crate::generate) fn moved(
    board: &Board,
    symmetry: PatternSymmetry,
    cells: &[Cell],
) -> Vec<Vec<Cell>> {
    let to = |number, cell: &Cell| {
        let mut images = symmetry.images_on(board.rows(), board.place(*cell));
        images.nth(number).and_then(|(row, column)| board.cell(row, column))
    };
    let image = |number| cells.iter().map(|cell| to(number, cell)).collect::<Option<Vec<Cell>>>();
    (0..).map_while(image).take_while(|image| !image.is_empty()).collect()
}

fn sorted(mut cells: Vec<Cell>) -> Vec<Cell> {
    sort_by_number(&mut cells, |cell| cell.index());
    cells
}

/// Some cells and all their images, each set once, if no two of them overlap.
pub(in crate::generate) fn images(
    board: &Board,
    symmetry: PatternSymmetry,
    cells: &[Cell],
) -> Option<Vec<Vec<Cell>>> {
    let mut all = vec![cells.to_vec()];
    let mut next = 0;
    while next < all.len() {
        for image in moved(board, symmetry, &all[next]) {
            let own = sorted(image.clone());
            if all.iter().any(|other| sorted(other.clone()) == own) {
                continue;
            }
            if all.iter().any(|other| other.iter().any(|cell| image.contains(cell))) {
                return None;
            }
            all.push(image);
        }
        next += 1;
    }
    Some(all)
}

/// The places of a rule and of those of its kind that stand where the symmetry sends its cells, if all are there.
pub(in crate::generate) fn orbit(
    board: &Board,
    symmetry: PatternSymmetry,
    rules: &[Rule],
    place: usize,
) -> Option<Vec<usize>> {
    let mut orbit = vec![place];
    let mut next = 0;
    while next < orbit.len() {
        for image in moved(board, symmetry, &marked(board, &rules[orbit[next]])) {
            let image = standing(board, rules, &rules[place], &image)?;
            if !orbit.contains(&image) {
                orbit.push(image);
            }
        }
        next += 1;
    }
    Some(orbit)
}

/// Parts of the rules, each together with those on its images.
pub(in crate::generate) fn with_images(
    board: &Board,
    symmetry: PatternSymmetry,
    rules: &[Rule],
    parts: Vec<Vec<RuleIndex>>,
) -> Vec<Vec<RuleIndex>> {
    let mut whole: Vec<Vec<RuleIndex>> = Vec::new();
    for part in parts {
        if whole.iter().any(|others| others.contains(&part[0])) {
            continue;
        }
        // What goes together already is symmetric by itself.
        let images = match part[..] {
            [alone] if symmetry != PatternSymmetry::Any => orbit(board, symmetry, rules, alone.0),
            _ => None,
        };
        whole.push(images.map_or(part, |all| all.into_iter().map(RuleIndex).collect()));
    }
    whole
}

/// The cells that are marked for a rule.
fn marked(board: &Board, rule: &Rule) -> Vec<Cell> {
    match rule {
        Rule::Indexer { cell, .. } | Rule::Minimum { cell, .. } | Rule::Maximum { cell, .. } => {
            vec![*cell]
        }
        _ => rule.cells(board),
    }
}

/// The place of the rule of the same kind on some cells: in this order if there is one, else backwards, else in any.
fn standing(board: &Board, rules: &[Rule], like: &Rule, cells: &[Cell]) -> Option<usize> {
    let find = |fits: &dyn Fn(Vec<Cell>) -> bool| {
        rules.iter().position(|rule| rule.kind() == like.kind() && fits(marked(board, rule)))
    };
    let backwards: Vec<Cell> = cells.iter().rev().copied().collect();
    let is_clone = matches!(like, Rule::Clone { .. });
    find(&|own| own == cells)
        .or_else(|| find(&|own| own == backwards))
        .or_else(|| find(&|own| shape(&own, is_clone) == shape(cells, is_clone)))
}

/// The cells without their order: of a clone, its two halves.
fn shape(cells: &[Cell], is_clone: bool) -> Vec<Vec<Cell>> {
    let (first, second) = cells.split_at(if is_clone { cells.len() / 2 } else { 0 });
    let mut halves = vec![sorted(first.to_vec()), sorted(second.to_vec())];
    sort_by_number(&mut halves, |half| half.first().map_or(0, |cell| cell.index() + 1));
    halves
}
