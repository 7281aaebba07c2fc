//! What the checker has found of a puzzle's rules. A search for short proofs asks it thousands of times, mostly the
//! same of each rule.

use std::cell::RefCell;
use std::rc::Rc;

use crate::board::Values;
use crate::rule::RuleIndex;

/// So many answers are kept at most; a new one takes the place of an old one.
const PLACES: usize = 1 << 14;

/// What rules leave of their cells, for one puzzle. An answer spends as much work as finding it did, so nothing but the
/// time depends on it.
#[derive(Debug, Default)]
pub(crate) struct Memory {
    places: RefCell<Vec<Option<Rc<Answer>>>>,
}

/// What was asked.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Question {
    pub(super) rule: RuleIndex,
    /// Whether no two of its cells hold the same.
    pub(super) differ: bool,
    /// Whether one of its cells was filled just now.
    pub(super) is_new: bool,
    /// What each of its cells may hold, and whether it is filled.
    pub(super) held: Vec<(Values, bool)>,
}

/// What was answered.
#[derive(Debug)]
pub(super) struct Answer {
    pub(super) question: Question,
    /// Whether the rule leaves each cell a value.
    pub(super) fits: bool,
    /// What is left of each of its cells.
    pub(super) kept: Vec<Values>,
    /// What it took to find this.
    pub(super) work: usize,
}

impl Question {
    /// Its place among those that are kept.
    fn place(&self) -> usize {
        let flags = usize::from(self.differ) + 2 * usize::from(self.is_new);
        let mut hash = (self.rule.0 as u64) << 2 | flags as u64;
        for (values, is_filled) in &self.held {
            let word = u64::from(values.0) << 1 | u64::from(*is_filled);
            // An odd number with bits all over, so that the upper ones depend on all before.
            hash = (hash.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        }
        (hash >> 32) as usize % PLACES
    }
}

impl Memory {
    /// The answer, if it is known.
    pub(super) fn recall(&self, question: &Question) -> Option<Rc<Answer>> {
        let places = self.places.borrow();
        places.get(question.place())?.clone().filter(|answer| answer.question == *question)
    }

    /// Keeps an answer.
    pub(super) fn keep(&self, answer: Answer) {
        let mut places = self.places.borrow_mut();
        if places.is_empty() {
            places.resize(PLACES, None);
        }
        let place = answer.question.place();
        places[place] = Some(Rc::new(answer));
    }
}

#[cfg(test)]
mod tests {
    use super::Memory;
    use crate::board::{HouseIndex, Values};
    use crate::check::search::Search;
    use crate::check::{Effect, Proof, Reason, check_within};
    use crate::explain::{Explainer, Position, Technique};
    use crate::{Budget, Puzzle};

    /// A rule of each shape that the checker goes through, with numbers enough for a path of some steps.
    const PUZZLES: [&str; 3] = [
        ".Shape~6x6.RegionSumLine~R1C2~R1C3~R1C4~R2C4.Arrow~R6C1~R5C1~R4C1.Between~R2C1~R2C2~R3C3~R4C4.~R1C1_2.~R6C6_5",
        ".Shape~6x6.Renban~R2C2~R3C2~R4C2.Zipper~R1C1~R2C2~R3C3.Sandwich~7~C1.Skyscraper~R2~3~.~R3C5_1.~R5C4_6",
        ".Shape~4x4.Cage~3~R1C1~R1C2.ContainAtLeast~1_4~R2C2~R2C3~R3C2~R3C3.Lockout~2~R4C1~R4C2~R4C3~R4C4",
    ];

    #[test]
    fn the_checker_says_the_same_with_memory_and_without() {
        let mut answers = [0; 2];
        for text in PUZZLES {
            let puzzle: Puzzle = text.parse().expect(text);
            let (board, rules) = (puzzle.board(), puzzle.rules());
            let mut explainer = Explainer::new(&puzzle, Technique::Together);
            let mut position = Position::new(&puzzle);
            let memory = Memory::default();
            for _ in 0..6 {
                for (index, rule) in puzzle.each_rule() {
                    let house = board.each_house().nth(index.0 % 6).map(|(house, _)| house);
                    let houses = house.map(Reason::House);
                    let reasons: Vec<_> = houses.into_iter().chain([Reason::Rule(index)]).collect();
                    let proof = Proof { reasons, cells: rule.cells(board) };
                    for &cell in &proof.cells {
                        for value in position.of(cell).iter() {
                            let effects =
                                [Effect { cell, kept: position.of(cell) - Values::of(value) }];
                            // Few cases and little work, so that some proofs are too long.
                            let judged = |memory| {
                                let (of, now) = ((board, rules), position.candidates());
                                check_within(
                                    1 + index.0 as u64 % 3,
                                    memory,
                                    of,
                                    now,
                                    &proof,
                                    &effects,
                                )
                            };
                            let alone = judged(None);
                            assert_eq!(
                                judged(Some(&memory)),
                                alone,
                                "{text} {proof:?} {effects:?}"
                            );
                            assert_eq!(
                                judged(Some(&memory)),
                                alone,
                                "{text} {proof:?} {effects:?}"
                            );
                            answers[usize::from(alone.is_ok())] += 1;
                        }
                    }
                }
                let Some(step) = explainer.next(&position, Budget::UNLIMITED) else { break };
                position.apply(&step);
            }
        }
        assert!(answers.iter().all(|count| *count > 20), "{answers:?}");
    }

    #[test]
    fn work_ends_at_the_same_place_with_memory_and_without() {
        let mut ended = [0; 2];
        // Nothing lies outside the ends of this line.
        for text in PUZZLES.into_iter().chain([".Shape~4x4.Lockout~3~R4C1~R4C2~R4C3"]) {
            let puzzle: Puzzle = text.parse().expect(text);
            let (board, rules) = (puzzle.board(), puzzle.rules());
            let position = Position::new(&puzzle);
            for (index, rule) in puzzle.each_rule() {
                let memory = Memory::default();
                let cells = rule.cells(board);
                let reasons = [Reason::House(HouseIndex(0)), Reason::Rule(index)];
                // What is known of much work is asked again with less.
                let values = [0, board.value_count() - 1];
                for (work, value) in
                    (0..300).rev().flat_map(|work| values.map(|value| (work, value)))
                {
                    let judged = |memory| {
                        let mut search = Search::new(board, rules, &reasons, 1).expect("a reason");
                        search.memory = memory;
                        search.work.set(work);
                        let mut domains = position.candidates().to_vec();
                        domains[cells[0].index()] = Values(1 << value);
                        let scope = search.scope(&cells);
                        search.find(domains, &scope, 50)
                    };
                    let alone = judged(None);
                    assert_eq!(judged(Some(&memory)), alone, "{text} {index:?} {work}");
                    ended[usize::from(alone.is_ok())] += 1;
                }
            }
        }
        assert!(ended.iter().all(|count| *count > 100), "{ended:?}");
    }
}
