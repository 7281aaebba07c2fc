//! Cells that all differ, for several reasons: what a person sees as one more house.

use ninefold::sorting::sort;

use crate::board::{Cell, Value, Values};
use crate::check::Reason;
use crate::explain::position::Position;

/// Cells that all differ.
#[derive(Clone)]
pub(in crate::explain) struct Different {
    pub(in crate::explain) cells: Vec<Cell>,
    /// The places of the reasons why they do.
    pub(in crate::explain) reasons: Vec<usize>,
}

/// Sets of this many cells are tried: of two cells the reasons say it, and nobody keeps an eye on more than seven.
const CELLS: (usize, usize) = (3, 7);
/// At most this many sets are tried.
const MOST: usize = 60;

/// The largest sets of cells that all differ, but not for one reason alone.
pub(in crate::explain) fn all_different(
    position: &Position<'_>,
    reasons: &[Reason],
    cells: &[Cell],
) -> Vec<Different> {
    let puzzle = position.puzzle();
    let differ = |a: Cell, b: Cell| position.differ(a, b).iter().any(|why| reasons.contains(why));
    let mut all = Vec::new();
    let mut chosen = Vec::new();
    collect(&differ, &mut chosen, cells, &[], &mut all);
    let whole: Vec<Vec<Cell>> = reasons
        .iter()
        .filter_map(|reason| reason.cells(puzzle.board(), puzzle.rules()))
        .filter(|whole| !whole.is_empty())
        .collect();
    let is_new = |cells: &Vec<Cell>| {
        let is_in = |whole: &Vec<Cell>| cells.iter().all(|cell| whole.contains(cell));
        (CELLS.0..=CELLS.1).contains(&cells.len()) && !whole.iter().any(is_in)
    };
    let because = |cells: Vec<Cell>| Different { reasons: why(position, reasons, &cells), cells };
    all.into_iter().filter(is_new).take(MOST).map(because).collect()
}

/// Adds the largest sets of cells that contain those chosen, some that are open and none that are done: C. Bron and
/// J. Kerbosch, 1973. Each such set has the pivot or a cell that need not differ from it, so only these are tried: in a
/// house of 25 cells there are 33 million smaller sets.
fn collect(
    differ: &dyn Fn(Cell, Cell) -> bool,
    chosen: &mut Vec<Cell>,
    open: &[Cell],
    done: &[Cell],
    all: &mut Vec<Vec<Cell>>,
) {
    let count = |&&cell: &&Cell| open.iter().filter(|&&other| differ(cell, other)).count();
    let Some(&pivot) = open.iter().chain(done).max_by_key(count) else {
        let mut found = chosen.clone();
        sort(&mut found);
        all.push(found);
        return;
    };
    let (mut open, mut done) = (open.to_vec(), done.to_vec());
    for cell in open.clone() {
        if all.len() > 10 * MOST {
            return;
        }
        if differ(pivot, cell) {
            continue;
        }
        open.retain(|&other| other != cell);
        let near = |cells: &[Cell]| -> Vec<Cell> {
            cells.iter().copied().filter(|&other| differ(cell, other)).collect()
        };
        chosen.push(cell);
        collect(differ, chosen, &near(&open), &near(&done), all);
        chosen.pop();
        done.push(cell);
    }
}

/// The places of reasons why some cells differ: few of them, those first that say most.
fn why(position: &Position<'_>, reasons: &[Reason], cells: &[Cell]) -> Vec<usize> {
    let pairs = cells.iter().enumerate();
    let mut pairs: Vec<(Cell, Cell)> =
        pairs.flat_map(|(at, &a)| cells[..at].iter().map(move |&b| (a, b))).collect();
    let mut used = Vec::new();
    while !pairs.is_empty() {
        let says =
            |reason: &Reason, (a, b): &(Cell, Cell)| position.differ(*a, *b).contains(reason);
        let count = |reason: &Reason| pairs.iter().filter(|pair| says(reason, pair)).count();
        let best = (0..reasons.len()).rev().max_by_key(|&at| count(&reasons[at]));
        let Some(best) = best.filter(|&best| count(&reasons[best]) > 0) else { break };
        pairs.retain(|pair| !says(&reasons[best], pair));
        used.push(best);
    }
    (0..reasons.len()).filter(|at| used.contains(at)).collect()
}

impl Different {
    /// The same without one cell.
    pub(in crate::explain) fn without(
        &self,
        position: &Position<'_>,
        reasons: &[Reason],
        cell: Cell,
    ) -> Self {
        let cells: Vec<Cell> = self.cells.iter().copied().filter(|other| *other != cell).collect();
        Different { reasons: why(position, reasons, &cells), cells }
    }

    /// Takes the values of as many cells as there are values from the others; false if fewer values are left than cells.
    pub(in crate::explain) fn settle(&self, domains: &mut [Values]) -> bool {
        for chosen in 1_u32..1 << self.cells.len() {
            let is_chosen = |at: &usize| chosen >> at & 1 == 1;
            let held: Values = (0..self.cells.len())
                .filter(is_chosen)
                .flat_map(|at| domains[self.cells[at].index()].iter().collect::<Vec<Value>>())
                .collect();
            let count = chosen.count_ones() as usize;
            if held.len() < count {
                return false;
            }
            if held.len() == count {
                for at in (0..self.cells.len()).filter(|at| !is_chosen(at)) {
                    domains[self.cells[at].index()] -= held;
                }
            }
        }
        self.cells.iter().all(|cell| !domains[cell.index()].is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::HouseIndex;
    use crate::puzzle::Puzzle;
    use crate::rule::RuleIndex;

    #[test]
    fn large_houses_have_few_sets() {
        let text = r#"{"ninefold-variant": 1, "rows": 25, "rules": [{"rule": "anti-knight"}]}"#;
        let puzzle: Puzzle = text.parse().unwrap();
        let board = puzzle.board();
        let position = Position::new(&puzzle);
        let cell = |name: &str| board.named(name).unwrap();
        let mut cells = board.house(HouseIndex(0)).cells.clone();
        assert_eq!(cells.len(), 25);
        cells.push(cell("r2c3"));
        let reasons = [Reason::House(HouseIndex(0)), Reason::Rule(RuleIndex(0))];
        let [found] = &all_different(&position, &reasons, &cells)[..] else { panic!("one set") };
        assert_eq!(found.cells, ["r1c1", "r1c5", "r2c3"].map(cell));
        assert_eq!(found.reasons, [0, 1]);
    }
}
