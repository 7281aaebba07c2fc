//! Lines through cells.

use std::ops::RangeInclusive;

use ninefold::generate::Random;

use super::Solved;
use crate::board::Cell;
use crate::rule::Rule;

/// The search for a line takes this many steps.
const STEPS: u32 = 3_000;

/// A line through free cells that holds, which are used then. A long one is looked for first.
pub(super) fn line(
    solved: &Solved<'_>,
    used: &mut [bool],
    sizes: RangeInclusive<usize>,
    rises: bool,
    rule: fn(&Solved<'_>, &[Cell]) -> Option<Rule>,
    random: &mut Random,
) -> Option<Rule> {
    let mut free: Vec<Cell> = solved.board.cells().filter(|cell| !used[cell.index()]).collect();
    let (least, most) = (*sizes.start(), *sizes.end());
    let wanted = least + random.below((most - least) as u32 + 1) as usize;
    for size in (least..=wanted).rev() {
        random.shuffle(&mut free);
        let mut search = Search { solved, used, size, rises, rule, steps: STEPS };
        for &start in &free {
            let mut path = vec![start];
            if let Some(found) = search.grow(&mut path, random) {
                path.iter().for_each(|cell| used[cell.index()] = true);
                return Some(found);
            }
            if search.steps == 0 {
                break;
            }
        }
    }
    None
}

struct Search<'a, 'b> {
    solved: &'a Solved<'b>,
    used: &'a [bool],
    size: usize,
    rises: bool,
    rule: fn(&Solved<'_>, &[Cell]) -> Option<Rule>,
    steps: u32,
}

impl Search<'_, '_> {
    fn grow(&mut self, path: &mut Vec<Cell>, random: &mut Random) -> Option<Rule> {
        let is_whole = path.len() == self.size;
        if is_whole || self.rises && path.len() > 1 {
            let rule = (self.rule)(self.solved, path);
            let rule = rule.filter(|rule| self.solved.allows(rule))?;
            if is_whole {
                return Some(rule);
            }
        }
        let end = *path.last()?;
        let mut moves: Vec<Cell> = [-1, 0, 1]
            .into_iter()
            .flat_map(|down| [-1, 0, 1].map(|right| (down, right)))
            .filter(|&(down, right)| (down, right) != (0, 0))
            .filter_map(|(down, right)| self.solved.board.beside(end, down, right))
            .filter(|cell| !self.used[cell.index()] && !path.contains(cell))
            .collect();
        random.shuffle(&mut moves);
        for next in moves {
            self.steps = self.steps.checked_sub(1)?;
            path.push(next);
            if let Some(rule) = self.grow(path, random) {
                return Some(rule);
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

/// A line whose first two cells, from the left or the top, make a number.
pub(super) fn pill(solved: &Solved<'_>, cells: &[Cell]) -> Option<Rule> {
    let (pill, shaft) = cells.split_at_checked(2)?;
    let [first, second] = [pill[0], pill[1]].map(|cell| solved.board.place(cell));
    let is_pill = second == (first.0, first.1 + 1) || second == (first.0 + 1, first.1);
    is_pill.then(|| Rule::Arrow { pill: pill.to_vec(), shaft: shaft.to_vec() })
}
