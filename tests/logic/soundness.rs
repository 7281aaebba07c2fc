//! Every step that human logic takes is checked against the solution that search finds, and its
//! proof by the checker of proofs.

use crate::common;
use ninefold::Language;
use ninefold::generate::{Request, Seed, puzzles};
use ninefold::position::Position;
use ninefold::rate::Scale;
use ninefold::technique::{Budget, Family, Technique};
use ninefold::{Marks, Puzzle, Step};
use std::ops::ControlFlow;

/// Whether to ask for all instances of a technique at this state: often if it is quick, at a few
/// states for the others, and never for the largest fish (their cases in the library must suffice).
fn is_asked(technique: Technique, state: usize) -> bool {
    let code = technique.entry().code;
    let has = |words: &[&str]| words.iter().any(|word| code.contains(word));
    let every = match technique.entry().family {
        _ if has(&["squirmbag", "whale"]) => return false,
        Family::Fish if has(&["mutant", "franken", "siamese"]) => 421,
        _ if has(&["whip", "braid"]) => 127,
        Family::Chains | Family::AlmostLockedSets | Family::Forcing => 47,
        _ => 3,
    };
    (state + technique.index().unwrap_or_default()).is_multiple_of(every)
}

/// Follows the path, and at every state asks each of `probed` for all its instances.
fn check(puzzle: &Puzzle, probed: &[Technique]) -> usize {
    let mut marks = Marks::new(&puzzle.grid()).with_proof(&puzzle.unique());
    let mut steps = 0;
    let path = Scale::NINEFOLD.path(&Position::start(*puzzle), &Budget::unlimited());
    for (state, step) in path.steps().iter().enumerate() {
        for technique in probed.iter().filter(|technique| is_asked(**technique, state)) {
            for step in marks.find_all(*technique) {
                steps += 1;
                assert!(
                    step.agrees_with(puzzle.solution()),
                    "unsound: {step}\nin {:?}\n{marks:?}",
                    puzzle.grid()
                );
                let acts = step.placements().iter().next().is_some()
                    || (step.eliminations().is_subset(marks.all())
                        && !step.eliminations().is_empty());
                assert!(acts, "without effect: {step}\n{marks:?}");
                assert_eq!(step.verify(&marks), Ok(()), "not proved: {step}\n{marks:?}");
                // Words take longer than the step itself.
                for language in [Language::English, Language::Korean] {
                    assert!(
                        steps % 17 > 0 || !step.explain(language).is_empty(),
                        "wordless: {step}"
                    );
                }
            }
        }
        assert!(step.agrees_with(puzzle.solution()), "unsound: {step}\nin {:?}", puzzle.grid());
        assert_eq!(step.verify(&marks), Ok(()), "not proved: {step}\nin {:?}", puzzle.grid());
        step.apply(&mut marks);
        steps += 1;
    }
    steps
}

#[test]
fn every_instance_agrees_with_the_solution() {
    let mut steps = 0;
    for grid in common::own() {
        let puzzle = Puzzle::try_from(grid).expect("one solution");
        steps += check(&puzzle, Technique::ALL);
    }
    assert!(steps > 5000, "only {steps} steps");
}

/// Others with another seed.
#[test]
fn every_step_of_random_puzzles_agrees_with_the_solution() {
    const HOW_MANY: u64 = 12_000;
    let puzzles = puzzles(&Request::default(), Seed(common::seed()), 0..HOW_MANY);
    let steps: usize = puzzles.flatten().map(|puzzle| check(&puzzle, &[])).sum();
    assert!(steps > HOW_MANY as usize * 20, "only {steps} steps");
}

/// Passes on every step of the paths through random puzzles, with the marks before it.
fn each_step(seed: u64, count: u64, scale: Scale, mut take: impl FnMut(&Puzzle, &Marks, &Step)) {
    let puzzles = puzzles(&Request::default(), Seed(seed), 0..count);
    for puzzle in puzzles.flatten() {
        let position = Position::start(puzzle);
        let path = scale.path(&position, &Budget::unlimited());
        let mut marks = position.marks().clone();
        for step in path.steps() {
            take(&puzzle, &marks, step);
            step.apply(&mut marks);
        }
    }
}

#[test]
fn every_step_in_the_order_of_hodoku_is_proved() {
    let mut steps = 0;
    each_step(20_001, 3_000, Scale::HODOKU, |puzzle, marks, step| {
        assert!(step.agrees_with(puzzle.solution()), "unsound: {step}\nin {:?}", puzzle.grid());
        assert_eq!(step.verify(marks), Ok(()), "not proved: {step}\nin {:?}", puzzle.grid());
        steps += 1;
    });
    assert!(steps > 3_000 * 20, "only {steps} steps");
}

/// To find all of the largest fish takes minutes a position; this takes the first at sampled ones.
#[test]
fn the_largest_fish_are_proved() {
    const MOST: usize = 10;
    for technique in [Technique::FinnedMutantSquirmbag, Technique::FinnedMutantWhale] {
        let (mut state, mut proved) = (0, 0);
        each_step(20_002, 60, Scale::NINEFOLD, |puzzle, marks, step| {
            state += usize::from(step.technique().entry().family != Family::Singles);
            if step.technique().entry().family == Family::Singles || state % 5 != 0 {
                return;
            }
            let mut found = 0;
            let _ = technique.each_within(marks, &Budget::of(20_000), &mut |fish| {
                assert!(fish.agrees_with(puzzle.solution()), "unsound: {fish}\n{marks:?}");
                assert_eq!(fish.verify(marks), Ok(()), "not proved: {fish}\n{marks:?}");
                found += 1;
                if found < MOST { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            });
            proved += found;
        });
        eprintln!("{technique:?}: {proved} proved");
        assert!(proved >= 50, "{technique:?}: {proved}");
    }
}

#[test]
fn steps_in_the_conformance_set_agree_with_the_solution() {
    library_steps_agree(&common::conformance("steps.txt"));
}

#[test]
fn steps_in_the_library_agree_with_the_solution() {
    if let Some(text) = common::shared("logic/reglib-half.txt") {
        library_steps_agree(&text);
    }
}

fn library_steps_agree(text: &str) {
    let mut checked = 0;
    let cases = text.lines().filter_map(common::library::Case::read);
    for (number, case) in cases.enumerate() {
        let Some(unique) = case.marks.unique() else { continue };
        let solution = ninefold::solve::any(case.marks.candidates()).expect("a solution");
        assert!(unique.covers(&case.marks.candidates()));
        for technique in Technique::ALL.iter().filter(|technique| is_asked(**technique, number)) {
            for step in case.marks.find_all(*technique) {
                assert!(step.agrees_with(&solution), "unsound: {step}\n{}", case.line);
                assert_eq!(step.verify(&case.marks), Ok(()), "not proved: {step}\n{}", case.line);
                checked += 1;
            }
        }
    }
    assert!(checked > 0, "no step was checked");
}
