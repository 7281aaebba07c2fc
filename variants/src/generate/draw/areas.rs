//! Sets of cells that touch: cages and extra regions.

use ninefold::generate::{PatternSymmetry, Random};

use super::{Solved, images};
use crate::board::Cell;
use crate::rule::{Differ, Rule};

/// So often an area is begun before it is given up.
const TRIES: u32 = 60;

/// Areas that do not overlap.
pub(super) struct Areas<'a, 'b> {
    solved: &'a Solved<'b>,
    symmetry: PatternSymmetry,
    used: Vec<bool>,
}

impl<'a, 'b> Areas<'a, 'b> {
    pub(super) fn new(solved: &'a Solved<'b>, symmetry: PatternSymmetry) -> Self {
        Areas { solved, symmetry, used: vec![false; solved.board.cell_count()] }
    }

    /// This many cages of two cells at least.
    pub(super) fn cages(&mut self, count: usize, largest: usize, random: &mut Random) -> Vec<Rule> {
        let mut cages = Vec::new();
        for _ in 0..TRIES * 4 {
            if cages.len() >= count {
                break;
            }
            let free = self.free();
            let Some(&start) = pick(&free, random) else { break };
            let size = 2 + random.below(largest as u32 - 1) as usize;
            if let Some(group) = self.area(start, size, random).filter(|group| group[0].len() > 1) {
                cages.extend(self.take(group));
            }
        }
        cages
    }

    /// Cages that cover the board; single cells join a neighbour where they can.
    pub(super) fn cover(&mut self, largest: usize, random: &mut Random) -> Vec<Rule> {
        let mut groups: Vec<Vec<Vec<Cell>>> = Vec::new();
        loop {
            let free = self.free();
            let Some(&start) = pick(&free, random) else { break };
            let size = 2 + random.below(largest as u32 - 1) as usize;
            let whole = self.area(start, size, random);
            let group = whole.or_else(|| self.area(start, 1, random));
            let group = group.unwrap_or_else(|| vec![vec![start]]);
            group.iter().flatten().for_each(|cell| self.used[cell.index()] = true);
            groups.push(group);
        }
        let mut cages: Vec<Vec<Cell>> = groups.concat();
        if self.symmetry == PatternSymmetry::Any {
            self.join(&mut cages, largest + 1);
        }
        cages.retain(|cells| cells.len() > 1);
        cages.into_iter().map(|cells| cage(self.solved, cells)).collect()
    }

    /// Joins single cells to neighbours.
    fn join(&self, cages: &mut Vec<Vec<Cell>>, most: usize) {
        let mut place = 0;
        while place < cages.len() {
            let [alone] = cages[place][..] else {
                place += 1;
                continue;
            };
            let fits = |cage: &Vec<Cell>| {
                cage.len() < most
                    && cage.iter().all(|&cell| self.solved.value(cell) != self.solved.value(alone))
                    && self.solved.board.neighbours(alone).any(|cell| cage.contains(&cell))
            };
            let other = cages.iter().position(fits);
            match other {
                Some(other) => {
                    cages[other].push(alone);
                    cages.remove(place);
                }
                None => place += 1,
            }
        }
    }

    fn free(&self) -> Vec<Cell> {
        self.solved.board.cells().filter(|cell| !self.used[cell.index()]).collect()
    }

    fn take(&mut self, group: Vec<Vec<Cell>>) -> Vec<Rule> {
        group.iter().flatten().for_each(|cell| self.used[cell.index()] = true);
        group.into_iter().map(|cells| cage(self.solved, cells)).collect()
    }

    /// Free cells around a start that differ, up to this many, and their images, which must be free as well.
    fn area(&self, start: Cell, size: usize, random: &mut Random) -> Option<Vec<Vec<Cell>>> {
        let mut area = vec![start];
        let is_fine = |area: &[Cell]| {
            let images = images(self.solved.board, self.symmetry, area)?;
            let is_free = |cells: &Vec<Cell>| {
                cells.iter().all(|cell| !self.used[cell.index()]) && self.solved.differ(cells)
            };
            images.iter().all(is_free).then_some(images)
        };
        let mut images = is_fine(&area);
        while area.len() < size {
            let mut next: Vec<Cell> = area
                .iter()
                .flat_map(|&cell| self.solved.board.neighbours(cell))
                .filter(|cell| !self.used[cell.index()] && !area.contains(cell))
                .collect();
            random.shuffle(&mut next);
            let grown = next.into_iter().find_map(|cell| {
                let area = [&area[..], &[cell]].concat();
                is_fine(&area).map(|images| (area, images))
            });
            let Some((whole, found)) = grown else { break };
            area = whole;
            images = Some(found);
        }
        images
    }
}

/// A cage around cells.
pub(in crate::generate) fn cage(solved: &Solved<'_>, mut cells: Vec<Cell>) -> Rule {
    cells.sort_unstable();
    Rule::Cage { sum: Some(solved.sum(&cells)), cells }
}

/// As many cells as there are values, all different, and their images.
pub(super) fn extra_regions(areas: &mut Areas<'_, '_>, random: &mut Random) -> Vec<Rule> {
    let board = areas.solved.board;
    let is_new = |cells: &Vec<Cell>| {
        cells.len() == board.value_count()
            && !board.houses().iter().any(|house| cells.iter().all(|c| house.cells.contains(c)))
    };
    for _ in 0..TRIES {
        let Some(&start) = pick(&areas.free(), random) else { break };
        let group = areas.area(start, board.value_count(), random);
        if let Some(group) = group.filter(|group| group.iter().all(is_new)) {
            group.iter().flatten().for_each(|cell| areas.used[cell.index()] = true);
            return different(group, Differ::Extra);
        }
    }
    Vec::new()
}

/// Sets of cells that differ.
pub(super) fn different(groups: impl IntoIterator<Item = Vec<Cell>>, why: Differ) -> Vec<Rule> {
    groups
        .into_iter()
        .map(|mut cells| {
            cells.sort_unstable();
            Rule::Different { cells, why }
        })
        .collect()
}

fn pick<'a, T>(items: &'a [T], random: &mut Random) -> Option<&'a T> {
    let count = u32::try_from(items.len()).ok().filter(|count| *count > 0)?;
    items.get(random.below(count) as usize)
}
