//! What a rule needs that is not there, as a person sees it.

use super::lack::{FEW, GUESSES, Held, Lack, crowded};
use super::names::Words;
use crate::board::{Cell, Value, Values};
use crate::explain::finders::relaxed::Relaxed;
use crate::outcome::Budget;
use crate::rule::Rule;

/// A sentence names at most this many values of which a rule needs one.
const MOST: usize = 3;

impl Words<'_> {
    /// Values that a quadruple or a renban needs and has no cells for.
    pub(in crate::explain) fn missing(
        &self,
        rule: &Rule,
        left: &[Values],
        assumed: &[Cell],
    ) -> Option<Lack> {
        match rule {
            // A set of places has as many bits as a set of values.
            Rule::Quadruple { cells, values, .. } if cells.len() <= u32::BITS as usize => {
                let places = |value: &Value| -> Values {
                    let here = |at: &usize| left[cells[*at].index()].contains(*value);
                    (0..cells.len()).filter(here).map(|at| Value(at as u8)).collect()
                };
                let places: Vec<Values> = values.iter().map(places).collect();
                let (chosen, left) = (0..values.len()).find_map(|most| crowded(&places, most))?;
                let cells = left.iter().map(|place| cells[place.index()]).collect();
                let needed: Values = chosen.iter().map(|at| values[*at]).collect();
                // A value that is needed twice has another sentence.
                (needed.len() == chosen.len()).then_some(Lack::Places(needed, cells))
            }
            Rule::Renban(cells) => self.run(cells, left, assumed),
            _ => None,
        }
    }

    /// Numbers of which cells that hold a run of consecutive numbers need one, and that none of them can hold.
    fn run(&self, cells: &[Cell], left: &[Values], assumed: &[Cell]) -> Option<Lack> {
        let of = |cell: &Cell| left[cell.index()];
        let all: Vec<Value> = self.position.puzzle().board().values().iter().collect();
        let runs: Vec<Values> =
            all.windows(cells.len()).map(|run| run.iter().copied().collect()).collect();
        let held = cells.iter().fold(Values::EMPTY, |held, cell| held | of(cell));
        let fits = |run: &&Values| cells.iter().all(|cell| of(cell).meets(**run));
        let open: Vec<Values> = runs.iter().filter(fits).map(|run| *run - held).collect();
        if open.is_empty() || open.contains(&Values::EMPTY) {
            return None;
        }
        let mut needed = Values::EMPTY;
        for _ in 0..MOST {
            let rest = || open.iter().filter(|lost| !lost.meets(needed));
            let often = |value: &&Value| rest().filter(|lost| lost.contains(**value)).count();
            let Some(value) = all.iter().max_by_key(often).filter(|value| often(value) > 0) else {
                break;
            };
            needed = needed.with(*value);
        }
        if open.iter().any(|lost| !lost.meets(needed)) {
            return None;
        }
        // Runs without these numbers are ruled out by cells that fit none of their numbers.
        let mut with = Vec::new();
        let mut rest: Vec<Values> = runs.into_iter().filter(|run| !run.meets(needed)).collect();
        while !rest.is_empty() {
            let fewer = |cell: &&Cell| rest.iter().filter(|run| !of(cell).meets(**run)).count();
            let cell = *cells.iter().max_by_key(fewer)?;
            rest.retain(|run| of(&cell).meets(*run));
            with.push(cell);
        }
        let with = self.held(left, with.into_iter().filter(|cell| !assumed.contains(cell)));
        self.is_little(&with).then_some(Lack::Missing(needed, with))
    }

    /// A cell for which the other cells leave few values, and that has none of them. `start` tells what the cells hold,
    /// `left` as much of it as matters.
    pub(in crate::explain) fn must(
        &self,
        relaxed: &Relaxed,
        start: &[Values],
        left: &[Values],
        assumed: &[Cell],
    ) -> Option<Lack> {
        let board = self.position.puzzle().board();
        let of = |cell: Cell| left[cell.index()];
        let matters = |cell: &Cell| of(*cell) != board.values() && !assumed.contains(cell);
        let cells: Vec<Cell> = relaxed.cells.iter().copied().filter(matters).collect();
        let musts = cells.iter().filter_map(|&cell| {
            let mut open = left.to_vec();
            open[cell.index()] = board.values();
            let fits = |value: &Value| {
                !relaxed.refutes(&open, cell, Values::of(*value), Budget::guesses(GUESSES))
            };
            let must: Values = board.values().iter().filter(fits).collect();
            let must = self.simple(must, start[cell.index()])?;
            let others = cells.iter().copied().filter(|other| *other != cell);
            let with: Vec<Held> = self.held(left, others);
            // What is said of a cell says nothing where another one holds the same.
            let is_alone = !cells.iter().any(|other| *other != cell && of(*other) == of(cell));
            let is_told = with.len() < FEW.0 && self.is_little(&with);
            is_told.then_some((is_alone, must, cell, with))
        });
        let (_, must, cell, with) =
            musts.max_by_key(|(is_alone, must, ..)| (*is_alone, usize::MAX - must.len()))?;
        Some(Lack::Must(cell, must, start[cell.index()], with))
    }

    /// Values of which a cell needs one and that it does not hold, or more of them that are shorter to tell.
    fn simple(&self, must: Values, held: Values) -> Option<Values> {
        let all = self.position.puzzle().board().values();
        let (first, last) = (must.first()?, must.last()?);
        let upward = all.iter().filter(|value| *value >= first).collect();
        let downward = all.iter().filter(|value| *value <= last).collect();
        let few = Some(must).filter(|must| must.len() <= FEW.1);
        let not = Some(must).filter(|must| (all - *must).len() <= FEW.1);
        let mut ways = few.into_iter().chain([upward, downward]).chain(not);
        ways.find(|values| !values.meets(held))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::HouseIndex;
    use crate::check::Reason;
    use crate::explain::Position;
    use crate::puzzle::Puzzle;
    use crate::rule::RuleIndex;
    use ninefold::Language;
    use ninefold::generate::{Random, Seed};

    /// All ways to fill four cells as the only rule allows.
    fn ways(puzzle: &Puzzle, cells: &[Cell], differ: bool) -> Vec<Vec<Value>> {
        let mut ways = Vec::new();
        for number in 0..4_usize.pow(4) {
            let way: Vec<Value> = (0..4).map(|at| Value((number >> (2 * at) & 3) as u8)).collect();
            let mut values = vec![None; puzzle.board().cell_count()];
            cells.iter().zip(&way).for_each(|(cell, value)| values[cell.index()] = Some(*value));
            let fits = !differ || way.iter().copied().collect::<Values>().len() == way.len();
            if fits && puzzle.rules()[0].holds(puzzle.board(), &values) {
                ways.push(way);
            }
        }
        ways
    }

    #[test]
    fn what_is_said_of_needs_is_true() {
        let row = "R1C1~R1C2~R1C3~R1C4";
        let four = "R1C1~R1C2~R2C1~R2C2";
        // The rule, its cells and whether it is seen with the row.
        for (rule, cells, has_row) in [
            (".Renban~R1C1~R1C2~R1C3", row, false),
            (&*format!(".Between~{row}"), row, false),
            (&*format!(".Thermo~{row}"), row, false),
            (&*format!(".Whisper~2~{row}"), row, false),
            (&*format!(".Palindrome~{row}"), row, false),
            (".Quad~R1C1~1~2~3", four, false),
            (".Quad~R1C1~1~1~2", four, false),
            (".Indexing~C~R1C1", row, false),
            (".Skyscraper~R1~2~", row, true),
            (&*format!(".RegionSumLine~{row}"), row, true),
            (".Arrow~R1C1~R1C2~R1C3", row, true),
            (".Sandwich~3~R1", row, true),
        ] {
            let puzzle: Puzzle = format!(".Shape~4x4{rule}").parse().expect(rule);
            let board = puzzle.board();
            let name = |cell: &Cell| board.name(*cell).to_uppercase();
            let cells: Vec<Cell> = cells
                .split('~')
                .map(|part| board.cells().find(|cell| name(cell) == part).expect(part))
                .collect();
            let ways = ways(&puzzle, &cells, has_row);
            assert!(!ways.is_empty(), "{rule}");
            let position = Position::new(&puzzle);
            let words = Words { position: &position, language: Language::English };
            let mut random = Random::new(Seed(1));
            let mut said = 0;
            for _ in 0..2_000 {
                let domain = |_| Values(random.below(16) | 1 << random.below(4));
                let left: Vec<Values> = (0..16).map(domain).collect();
                let fits = |way: &[Value], held: &[Held]| {
                    let at = |cell: &Cell| {
                        way[cells.iter().position(|one| one == cell).expect("a cell")]
                    };
                    held.iter()
                        .all(|(left, cells)| cells.iter().all(|cell| left.contains(at(cell))))
                };
                let all: Vec<Held> =
                    cells.iter().map(|cell| (left[cell.index()], vec![*cell])).collect();
                if ways.iter().any(|way| fits(way, &all)) {
                    continue;
                }
                let reasons = [Reason::Rule(RuleIndex(0)), Reason::House(HouseIndex(0))];
                let reasons = &reasons[..if has_row { 2 } else { 1 }];
                let assumed = &cells[..usize::from(random.below(2) == 0)];
                let assumed_held: Vec<Held> =
                    assumed.iter().map(|cell| (left[cell.index()], vec![*cell])).collect();
                let then = |with: &[Held]| {
                    let fits = |way: &&Vec<Value>| fits(way, with) && fits(way, &assumed_held);
                    ways.iter().filter(fits).collect::<Vec<_>>()
                };
                let is_true = match words.lacking(reasons, left.clone(), assumed) {
                    Some(Lack::Missing(needed, with)) => {
                        let line = words.position.puzzle().rules()[0].cells(board);
                        let needs = |way: &&Vec<Value>| {
                            let held: Values = way[..line.len()].iter().copied().collect();
                            held.meets(needed)
                        };
                        line.iter().all(|cell| !left[cell.index()].meets(needed))
                            && then(&with).iter().all(needs)
                    }
                    Some(Lack::Must(cell, must, start, with)) => {
                        let only = [(must, vec![cell])];
                        start == left[cell.index()]
                            && !start.meets(must)
                            && then(&with).iter().all(|way| fits(way, &only))
                    }
                    Some(Lack::Places(needed, places)) => {
                        let more = cells.iter().filter(|cell| !places.contains(cell));
                        places.len() < needed.len()
                            && more.into_iter().all(|cell| !left[cell.index()].meets(needed))
                    }
                    _ => continue,
                };
                said += 1;
                assert!(is_true, "{rule} {left:?}");
            }
            assert!(said > 20, "{said} times {rule}");
        }
    }
}
