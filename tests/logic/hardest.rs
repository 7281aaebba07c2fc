//! Logic finishes the hardest puzzles without a guess, and without the search at the end of the order.

use crate::common;
use ninefold::Puzzle;
use ninefold::position::{Position, start};
use ninefold::rate::Scale;
use ninefold::technique::{Budget, Technique};

fn finish(puzzle: &Puzzle) {
    let scale = Scale::NINEFOLD.without(Technique::Search);
    let mut marks = start(puzzle);
    for step in scale.path(&Position::start(*puzzle), &Budget::unlimited()).steps() {
        assert!(step.agrees_with(puzzle.solution()), "unsound: {step}\n{:?}", puzzle.clues());
        step.apply(&mut marks);
    }
    assert_eq!(marks.grid(), puzzle.solution().grid());
}

#[test]
fn own_puzzles_are_finished() {
    assert!(common::own().next().is_some());
    common::own().for_each(|grid| finish(&Puzzle::try_from(grid).expect("one solution")));
}

#[test]
fn the_hardest_of_the_conformance_set_are_finished() {
    let hard = common::conformance("hard.txt");
    assert!(common::puzzles(&hard).count() >= 40);
    common::puzzles(&hard).for_each(|grid| finish(&Puzzle::try_from(grid).expect("one solution")));
}

/// A few of each published list; all of them with `NINEFOLD_ALL=1` in the environment (hours).
#[test]
fn hardest_lists_are_finished() {
    let all = std::env::var_os("NINEFOLD_ALL").is_some();
    for (list, few) in [
        ("ratings/eleven-sample.txt", 400),
        ("ratings/published-hard-half.txt", 500),
        ("corpora/forum_hardest_1106.txt", 400),
        ("corpora/msolve_hardest_to_verify.txt", 1000),
        ("corpora/top95.txt", 60),
    ] {
        let Some(text) = common::shared(list) else { continue };
        assert!(common::puzzles(&text).next().is_some(), "{list} has no puzzle");
        for grid in common::puzzles(&text).step_by(if all { 1 } else { few }) {
            finish(&Puzzle::try_from(grid).expect("one solution"));
        }
    }
}
