//! The last resort: values of a cell are tried, with all houses and rules.

use ninefold::sorting::sort_by_number;

use crate::board::{Cell, Values};
use crate::check::{CASES, Effect, FEW, Proof, Reason};
use crate::explain::position::Position;
use crate::explain::step::Step;
use crate::explain::technique::Technique;
use crate::outcome::Budget;
use crate::search::{Walk, Walked};

/// How many guesses a value may take until it fails, few at first.
const GUESSES: [u64; 3] = [20, 200, 2_000];

/// How many cases the checker may take for each value, few at first.
const CHECKED: [u64; 3] = [200, FEW, CASES];

/// So many cells are tried with each of these.
const TRIED: usize = 12;

/// A cell, the values that fail in it, and how many guesses that takes.
struct Tried {
    cell: Cell,
    wrong: Values,
    /// Whether one value is left.
    is_one: bool,
    guesses: u64,
}

/// Rules out values of one cell, all but one if possible: in the cell where they fail soonest. The totals say nothing new, but
/// with them the checker sees earlier that a value fails.
pub(in crate::explain) fn trial(
    position: &Position<'_>,
    totals: impl Iterator<Item = Reason>,
    budget: Budget<'_>,
) -> Option<Step> {
    let puzzle = position.puzzle();
    let houses = puzzle.board().each_house().map(|(place, _)| Reason::House(place));
    let rules = puzzle.each_rule().map(|(place, _)| Reason::Rule(place));
    let reasons = houses.chain(rules).chain(totals).collect();
    let proof = Proof { reasons, cells: position.cells().collect() };
    for guesses in GUESSES {
        let cells = position.cells().filter(|&cell| position.of(cell).len() > 1);
        let in_time = cells.take_while(|_| !budget.is_over());
        let mut all: Vec<Tried> =
            in_time.filter_map(|cell| tried(position, cell, guesses, budget)).collect();
        sort_by_number(&mut all, |tried| usize::from(!tried.is_one) << 24 | tried.guesses as usize);
        for cases in CHECKED {
            for tried in all.iter().take(TRIED) {
                let (cell, now) = (tried.cell, position.of(tried.cell));
                let without = |wrong: &[Values]| {
                    let kept = wrong.iter().fold(now, |kept, &one| kept - one);
                    Effect { cell, kept }
                };
                let fails = |wrong: &[Values], cases| {
                    !budget.is_over() && position.check(cases, &proof, &[without(wrong)]).is_ok()
                };
                let wrong = tried.wrong.iter().map(Values::of);
                let mut wrong: Vec<Values> = wrong.filter(|&one| fails(&[one], cases)).collect();
                // The checker goes through the cases of all of them.
                while wrong.len() > 1 && !fails(&wrong, CASES) {
                    wrong.truncate(wrong.len() / 2);
                }
                if !wrong.is_empty() {
                    return Some(Step {
                        technique: Technique::Trial,
                        effects: vec![without(&wrong)],
                        proof,
                        pattern: vec![(cell, now)],
                        is_fewest: false,
                    });
                }
            }
        }
    }
    None
}

/// The values of a cell that fail after so many guesses at most; None if there are none.
fn tried(position: &Position<'_>, cell: Cell, most: u64, budget: Budget<'_>) -> Option<Tried> {
    let engine = position.puzzle().engine(budget)?;
    let mut tried = Tried { cell, wrong: Values::EMPTY, is_one: false, guesses: 0 };
    for value in position.of(cell).iter() {
        let mut assumed = position.candidates().to_vec();
        assumed[cell.index()] = Values::of(value);
        let mut walk = Walk::new(engine, assumed);
        if walk.next(Budget::guesses(most)) == Walked::Done {
            tried.wrong = tried.wrong.with(value);
            tried.guesses += walk.guesses;
        }
    }
    tried.is_one = tried.wrong.len() + 1 == position.of(cell).len();
    (!tried.wrong.is_empty()).then_some(tried)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::check;
    use crate::puzzle::Puzzle;
    use ninefold::Language;
    use std::iter::empty;

    #[test]
    fn a_trial_leaves_the_value_of_the_solution() {
        let text = ".Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4.~R2C1_4.~R3C1_2.~R2C3_1.~R3C2_4";
        let puzzle: Puzzle = text.parse().expect("a puzzle");
        let mut position = Position::new(&puzzle);
        let mut steps = 0;
        while let Some(step) = trial(&position, empty(), Budget::UNLIMITED) {
            let (board, rules) = (puzzle.board(), puzzle.rules());
            let judged = check(board, rules, position.candidates(), &step.proof, &step.effects);
            assert_eq!(judged, Ok(()));
            let text = step.text(&position, Language::English);
            assert!(
                text.starts_with("Trying ") && text.contains(" leaves no solution, so r"),
                "{text}"
            );
            assert!(
                step.notation(&position, Language::English)
                    .starts_with("Trial: all houses and rules => ")
            );
            position.apply(&step);
            steps += 1;
        }
        assert!(steps > 4, "{steps}");
        // Each cell has the value of the solution at the end.
        let path = puzzle.explain(Budget::UNLIMITED);
        assert_eq!(path.end, position.candidates());
    }
}
