//! The scale of Sudoku Explainer among the others: its paths are the walk's, and come with evidence.

use crate::common::explainer_list;
use ninefold::Language;
use ninefold::position::Position;
use ninefold::rate::explainer::follow;
use ninefold::rate::{End, Figure, Scale, Tenths};
use ninefold::technique::Budget;
use ninefold::{Clues, Grid, Puzzle, Technique};
use std::collections::BTreeSet;
use std::ops::ControlFlow;

fn puzzle(text: &str) -> Puzzle {
    Puzzle::try_from(text.parse::<Grid>().expect("a grid")).expect("one solution")
}

fn figure(tenths: Tenths) -> Figure {
    Figure::Tenths(tenths)
}

#[test]
fn paths_are_the_walks() {
    for rated in explainer_list::own().iter().step_by(25) {
        let mut walked = Vec::new();
        let clues = Clues::from(rated.puzzle.parse::<Grid>().expect("a grid"));
        let ratings = follow(clues, &Budget::unlimited(), &mut |step| {
            walked.push(*step);
            ControlFlow::Continue(())
        });
        let ratings = ratings.expect("no limit");
        let puzzle = puzzle(rated.puzzle);
        let path = Scale::EXPLAINER.path(&Position::start(puzzle), &Budget::unlimited());
        assert_eq!(path.steps().len(), walked.len(), "{}", rated.puzzle);
        for ((step, counted), own) in path.steps().iter().zip(path.figures()).zip(&walked) {
            assert_eq!(*counted, figure(own.rating), "{step}");
            assert_eq!(step.technique(), own.kind.technique(), "{step}");
            assert_eq!(*step.eliminations(), own.eliminations, "{step}");
            assert_eq!(step.placements().iter().next(), own.placement, "{step}");
        }
        let rating = path.rating();
        assert_eq!(rating.end(), End::Solved);
        let figures: Vec<_> = rating.figures().collect();
        let [er, ep, ed] = [ratings.er, ratings.ep, ratings.ed].map(figure);
        assert_eq!(figures, [("er", er), ("ep", ep), ("ed", ed)]);
        assert_eq!(*rating, Scale::EXPLAINER.rate(&puzzle, &Budget::unlimited()));
    }
}

#[test]
fn own_puzzles_are_rated_as_the_original_rates_them_and_every_step_is_proved() {
    let mut seen: BTreeSet<Technique> = BTreeSet::new();
    let list = explainer_list::own();
    for rated in &list {
        let position = Position::start(puzzle(rated.puzzle));
        let path = Scale::EXPLAINER.path(&position, &Budget::unlimited());
        let steps: Vec<Figure> = rated.steps.iter().copied().map(figure).collect();
        assert_eq!(path.figures(), steps, "{}", rated.puzzle);
        let figures = path.rating().figures().map(|(_, figure)| figure.to_string());
        assert_eq!(figures.collect::<Vec<_>>().join("/"), rated.rating, "{}", rated.puzzle);
        let mut marks = position.marks().clone();
        for step in path.steps() {
            assert!(step.agrees_with(puzzle(rated.puzzle).solution()), "{step}");
            assert_eq!(step.verify(&marks), Ok(()), "{} {step}", rated.puzzle);
            seen.insert(step.technique());
            for language in [Language::English, Language::Korean] {
                assert!(!step.explain(language).is_empty(), "{step}");
            }
            marks.apply(step);
        }
    }
    assert!(list.len() > 2_000, "{} puzzles in the list", list.len());
    assert!(seen.len() > 25, "{seen:?}");
}

/// A chain of one digit is kept while the digit has the same places. Its cell may lose other digits
/// meanwhile, as before step 24 and before step 35.
#[test]
fn kept_chains_are_proved() {
    for text in [
        "1...56.....71.......9..3.54..19.83.........9.5.....6.....6.59.8.3...7....6...4.7.",
        ".......9..7..9...43.5.....8......1.....5....24....2.6.7...6..5.5.1.47.2.6.8.2....",
    ] {
        let position = Position::start(puzzle(text));
        let path = Scale::EXPLAINER.path(&position, &Budget::unlimited());
        let mut marks = position.marks().clone();
        for step in path.steps() {
            assert_eq!(step.verify(&marks), Ok(()), "{step}");
            marks.apply(step);
        }
    }
}

/// Chains that hold other chains: Arto Inkala's puzzle of 2012.
#[test]
fn steps_with_chains_inside_are_proved() {
    let hard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    let position = Position::start(puzzle(hard));
    let mut marks = position.marks().clone();
    let (mut inside, mut refused) = (0, Vec::new());
    let path = Scale::EXPLAINER.path(&position, &Budget::unlimited());
    for (step, counted) in path.steps().iter().zip(path.figures()) {
        inside += usize::from(*counted >= figure(Tenths::new(95)));
        if let Err(flaw) = step.verify(&marks) {
            refused.push(format!("{counted} {step}: {flaw}"));
        }
        marks.apply(step);
    }
    assert!(inside > 20, "{inside}");
    assert!(refused.is_empty(), "{} refused:\n{}", refused.len(), refused.join("\n"));
}
