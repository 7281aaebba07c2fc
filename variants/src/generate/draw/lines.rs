//! Lines through cells.

use std::ops::RangeInclusive;

use ninefold::generate::{PatternSymmetry, Random};

use super::{Solved, images};
use crate::board::Cell;
use crate::rule::Rule;

/// The search for a line takes this many steps.
const STEPS: u32 = 3_000;

/// How a kind of line is drawn.
pub(super) struct Drawn<'a, 'b> {
    pub(super) solved: &'a Solved<'b>,
    pub(super) symmetry: PatternSymmetry,
    /// How many cells it may have.
    pub(super) sizes: RangeInclusive<usize>,
    /// Whether the beginning of a line must hold too.
    pub(super) rises: bool,
    pub(super) rule: fn(&Solved<'_>, &[Cell]) -> Option<Rule>,
}

impl Drawn<'_, '_> {
    /// A line through free cells that holds, with its images; the cells are used then. A long one is looked for first.
    pub(super) fn line(&self, used: &mut [bool], random: &mut Random) -> Vec<Rule> {
        let board = self.solved.board;
        let mut free: Vec<Cell> = board.cells().filter(|cell| !used[cell.index()]).collect();
        let (least, most) = (*self.sizes.start(), *self.sizes.end());
        let wanted = least + random.below((most - least) as u32 + 1) as usize;
        for size in (least..=wanted).rev() {
            random.shuffle(&mut free);
            let steps = if self.symmetry == PatternSymmetry::Any { STEPS } else { 4 * STEPS };
            let mut search = Search { kind: self, used, size, steps };
            for &start in &free {
                let found = search.grow(&mut vec![start], random);
                if let Some(rules) = found {
                    let cells = rules.iter().flat_map(|rule| rule.cells(board));
                    cells.for_each(|cell| used[cell.index()] = true);
                    return rules;
                }
                if search.steps == 0 {
                    break;
                }
            }
        }
        Vec::new()
    }

    /// The rules on a line and on its images, which may run backwards, if all of them hold.
    fn rules(&self, path: &[Cell]) -> Option<Vec<Rule>> {
        let rule = |cells: &[Cell]| {
            (self.rule)(self.solved, cells).filter(|rule| self.solved.allows(rule))
        };
        let first = rule(path)?;
        let images = images(self.solved.board, self.symmetry, path)?;
        let others = images[1..].iter().map(|image| {
            let backwards: Vec<Cell> = image.iter().rev().copied().collect();
            rule(image).or_else(|| rule(&backwards))
        });
        [Some(first)].into_iter().chain(others).collect()
    }
}

struct Search<'a> {
    kind: &'a Drawn<'a, 'a>,
    used: &'a [bool],
    size: usize,
    steps: u32,
}

impl Search<'_> {
    fn grow(&mut self, path: &mut Vec<Cell>, random: &mut Random) -> Option<Vec<Rule>> {
        let is_whole = path.len() == self.size;
        if is_whole || self.kind.rises && path.len() > 1 {
            let rules = self.kind.rules(path)?;
            if is_whole {
                return Some(rules);
            }
        }
        let end = *path.last()?;
        let mut moves: Vec<Cell> = [-1, 0, 1]
            .into_iter()
            .flat_map(|down| [-1, 0, 1].map(|right| (down, right)))
            .filter(|&(down, right)| (down, right) != (0, 0))
            .filter_map(|(down, right)| self.kind.solved.board.beside(end, down, right))
            .filter(|cell| !self.used[cell.index()] && !path.contains(cell))
            .collect();
        random.shuffle(&mut moves);
        for next in moves {
            self.steps = self.steps.checked_sub(1)?;
            path.push(next);
            if let Some(rules) = self.grow(path, random) {
                return Some(rules);
            }
            path.pop();
        }
        None
    }
}

/// A line in parts, one for each time that it enters a region.
pub(super) fn region_sum(solved: &Solved<'_>, cells: &[Cell]) -> Option<Rule> {
    let parts = solved.board.parts(cells);
    (parts.len() > 1).then_some(Rule::RegionSum { parts })
}

/// A line whose first two cells make a number, which is read from the left or the top.
pub(super) fn pill(solved: &Solved<'_>, cells: &[Cell]) -> Option<Rule> {
    let (pill, shaft) = cells.split_at_checked(2)?;
    let mut pill = pill.to_vec();
    pill.sort_unstable();
    let [first, second] = [pill[0], pill[1]].map(|cell| solved.board.place(cell));
    let is_pill = second == (first.0, first.1 + 1) || second == (first.0 + 1, first.1);
    is_pill.then(|| Rule::Arrow { pill, shaft: shaft.to_vec() })
}
