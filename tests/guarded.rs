//! Patterns that are impossible without their extra candidates: every instance at the positions of
//! random puzzles agrees with the solution and is proved, and there are enough of them.

#![cfg(feature = "generate")]

use ninefold::generate::{Request, Seed, puzzles};
use ninefold::rate::{Position, Scale, start};
use ninefold::technique::{Budget, Family, Technique};

/// The techniques, each with the instances that there are at least.
const LEAST: [(Technique, usize); 5] = [
    (Technique::BrokenWing, 800),
    (Technique::BivalueOddagon, 50),
    (Technique::Bug3, 5),
    (Technique::Bug4, 5),
    (Technique::BugLite, 50),
];

#[test]
fn guarded_patterns_are_found_and_proved() {
    let mut found = [0; LEAST.len()];
    let random = puzzles(&Request::default(), Seed(20_003), 0..800).expect("possible");
    for puzzle in random.iter().flatten() {
        let mut marks = start(puzzle);
        let path = Scale::NINEFOLD.path(&Position::start(*puzzle), &Budget::unlimited());
        for step in path.steps() {
            let is_quiet = step.technique().entry().family == Family::Singles;
            for ((technique, _), found) in LEAST.iter().zip(&mut found).filter(|_| !is_quiet) {
                for step in marks.find_all(*technique) {
                    assert!(step.agrees_with(puzzle.solution()), "unsound: {step}\n{marks:?}");
                    assert_eq!(step.verify(&marks), Ok(()), "not proved: {step}\n{marks:?}");
                    *found += 1;
                }
            }
            marks.apply(step);
        }
    }
    for ((technique, least), found) in LEAST.iter().zip(found) {
        assert!(found >= *least, "{technique}: {found}");
    }
}
