//! Which cells must differ, and how to divide a list of cells into groups of such cells.

use super::cells::Cells;
use crate::board::Cell;
use crate::outcome::Budget;

/// For each cell the set of cells that differ from it, and the sets that rules made differ.
#[derive(Clone, Debug)]
pub(crate) struct Differences {
    cells: usize,
    values: usize,
    of: Vec<Cells>,
    sets: Vec<Cells>,
}

impl Differences {
    pub(crate) fn new(cells: usize, values: usize) -> Self {
        Differences { cells, values, of: vec![Cells::none(cells); cells], sets: Vec::new() }
    }

    /// Notes that two cells differ.
    pub(crate) fn add(&mut self, a: Cell, b: Cell) {
        if a != b {
            self.of[a.index()].add(b);
            self.of[b.index()].add(a);
        }
    }

    /// Notes that cells all differ.
    pub(crate) fn add_all(&mut self, cells: &[Cell]) {
        let set = Cells::of(cells, self.cells);
        for &cell in cells {
            self.of[cell.index()].update(&set, |a, b| a | b);
            // No cell differs from itself.
            let own = Cells::of(&[cell], self.cells);
            self.of[cell.index()].update(&own, |a, b| a & !b);
        }
        self.sets.push(set);
    }

    /// Whether two cells are known to differ.
    pub(crate) fn has(&self, a: Cell, b: Cell) -> bool {
        self.of[a.index()].has(b)
    }

    /// Whether all the cells differ.
    pub(crate) fn all(&self, cells: &[Cell]) -> bool {
        cells.iter().enumerate().all(|(i, &a)| cells[..i].iter().all(|&b| self.has(a, b)))
    }

    /// The cells that differ from a cell.
    pub(crate) fn of(&self, cell: Cell) -> &Cells {
        &self.of[cell.index()]
    }

    /// Divides the cells into few groups that differ, as large as a greedy search finds them. The best of
    /// several first groups is taken: that with the narrowest range of sums. When the time is over, they are any groups, which the
    /// caller throws away.
    pub(crate) fn cover(&self, cells: &Cells, budget: Budget<'_>) -> Vec<Vec<Cell>> {
        let sets = self.meeting(cells, budget);
        let mut best = self.greedy(cells.clone(), &sets, None);
        if best.len() > 2 {
            for first in sets.iter().take_while(|_| !budget.is_over()) {
                let other = self.greedy(cells.clone(), &sets, Some(first));
                if self.range(&other) < self.range(&best) {
                    best = other;
                }
            }
        }
        best
    }

    /// The same after one try.
    pub(crate) fn rough(&self, cells: &Cells, budget: Budget<'_>) -> Vec<Vec<Cell>> {
        self.greedy(cells.clone(), &self.meeting(cells, budget), None)
    }

    /// What the sets have of some cells, where that is more than one and not all in another set.
    fn meeting(&self, cells: &Cells, budget: Budget<'_>) -> Vec<Cells> {
        let mut meeting: Vec<Cells> = Vec::new();
        let sets = self.sets.iter().filter(|set| set.shared(cells) > 1);
        for set in sets.take_while(|_| !budget.is_over()) {
            let mut inside = set.clone();
            inside.update(cells, |a, b| a & b);
            if !meeting.iter().any(|other| inside.within(other)) {
                meeting.retain(|other| !other.within(&inside));
                meeting.push(inside);
            }
        }
        meeting
    }

    /// How far the least and the greatest sum of such groups lie apart.
    pub(crate) fn range(&self, groups: &[Vec<Cell>]) -> usize {
        groups.iter().map(|group| group.len() * self.values.saturating_sub(group.len())).sum()
    }

    fn greedy(&self, mut left: Cells, sets: &[Cells], first: Option<&Cells>) -> Vec<Vec<Cell>> {
        let mut groups = Vec::new();
        let mut next = first;
        while !left.is_empty() {
            let largest = || sets.iter().max_by_key(|set| (set.shared(&left), set.len()));
            let mut group = Cells::none(self.cells);
            if let Some(set) = next.take().or_else(largest) {
                group = set.clone();
                group.update(&left, |a, b| a & b);
            }
            // Cells that other rules make differ from all of the group.
            let mut open = left.without(&group);
            for cell in group.iter() {
                open.update(self.of(cell), |a, b| a & b);
            }
            loop {
                let Some(cell) = open.iter().next() else { break };
                // More cells than values that differ cannot be; no filter has tables for that.
                if group.len() == self.values {
                    break;
                }
                group.add(cell);
                open.update(self.of(cell), |a, b| a & b);
            }
            left = left.without(&group);
            groups.push(group.iter().collect());
        }
        groups
    }
}
