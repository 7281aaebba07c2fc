//! Smallest proofs: accepted by the checker, as small as an independent search finds them, and of
//! the same size for isomorphic puzzles.

use ninefold::generate::{Random, Request, Seed, puzzles};
use ninefold::position::Position;
use ninefold::proof::{Claim, Constraint, Constraints, Proof, SearchResult, Smallest, check};
use ninefold::rate::{Figure, Scale, proof};
use ninefold::technique::Budget;
use ninefold::{CandidateSet, Candidates, Marks, Puzzle};
use std::ops::ControlFlow;

fn made(seed: u64, count: u64) -> Vec<Puzzle> {
    let made = puzzles(&Request::default(), Seed(seed), 0..count);
    made.into_iter().flatten().collect()
}

fn figures(puzzle: &Puzzle) -> Vec<Figure> {
    let rating = Scale::PROOF.rate(puzzle, &Budget::unlimited());
    assert!(rating.is_solved());
    rating.figures().map(|(_, figure)| figure).collect()
}

/// The whole measure, 1,000 puzzles with 100 isomorphs each, is
/// `ninefold-bench sizes --isomorphs 100 --puzzles 1000`.
#[test]
fn isomorphs_have_the_same_size() {
    let mut random = Random::new(Seed(3));
    let mut seen = std::collections::BTreeSet::new();
    for puzzle in made(31, 30) {
        let own = figures(&puzzle);
        assert_eq!(own[0], own[1], "exact");
        seen.insert(own[0]);
        for _ in 0..3 {
            assert_eq!(figures(&puzzle.transformed(&random.transform())), own);
        }
    }
    assert!(seen.len() >= 4, "{seen:?}");
}

/// Every proof of the paths is accepted, needs all its constraints, and shows what is taken; the
/// largest is the size.
#[test]
fn paths_are_proved() {
    let (mut named, mut unnamed) = (0, 0);
    for puzzle in made(32, 25) {
        let position = Position::start(puzzle);
        let mut marks = position.marks().clone();
        let mut largest = 0;
        let end = proof::follow(&position, &Budget::unlimited(), &mut |explained| {
            let (step, before) = (&explained.step, marks.candidates());
            let (claim, proof) = (step.claim(), explained.proof());
            assert_eq!(check(&before, None, &claim, &proof), Ok(()), "{step}");
            // The size is that of the position at which the step is shown.
            assert_eq!(proof.irreducible(&before, None, &claim), proof, "{step}");
            if explained.size > 0 {
                let mut here = Smallest::new(&before, puzzle.solution());
                assert_eq!(here.single(), None, "{step}");
                let smaller = here.wrong().iter().find(|wrong| {
                    here.smallest(*wrong, explained.size - 1, &mut || true) != SearchResult::None
                });
                assert_eq!(smaller, None, "{step} {}", explained.size);
            }
            assert_eq!(step.verify(&marks), Ok(()), "{step}");
            assert!(step.agrees_with(puzzle.solution()), "{step}");
            if explained.size > 0 {
                assert_eq!(explained.size, explained.truths.len());
                *(if explained.is_named { &mut named } else { &mut unnamed }) += 1;
            }
            largest = largest.max(explained.size);
            marks.apply(step);
            ControlFlow::Continue(())
        });
        assert_eq!(end, ninefold::rate::End::Solved);
        assert!(marks.is_solved());
        assert_eq!(figures(&puzzle)[0], Figure::Size(largest as u32));
    }
    assert!(named > 50 && unnamed > 10, "{named} named, {unnamed} unnamed");
}

/// Whether the checker accepts some `size` of these constraints.
fn has_proof(
    before: &Candidates,
    claim: &Claim,
    all: &[Constraint],
    taken: Constraints,
    size: usize,
) -> bool {
    if size == 0 {
        return check(before, None, claim, &Proof::Truths(taken)).is_ok();
    }
    all.iter().enumerate().any(|(i, constraint)| {
        let mut more = taken;
        more.insert(*constraint);
        has_proof(before, claim, &all[i + 1..], more, size - 1)
    })
}

/// All sets of one and two constraints, and of three where there are few, tried by the checker.
#[test]
fn no_smaller_proof_exists() {
    let mut by_size = [0; 4];
    for puzzle in made(33, 40) {
        let mut smallest = Smallest::new(&Candidates::from(puzzle.grid()), puzzle.solution());
        let mut marks = Marks::new(&puzzle.grid());
        while let Some((single, _)) = smallest.single() {
            smallest.place(single);
            marks.place(single.cell, single.digit);
        }
        let before = marks.candidates();
        let open: Vec<Constraint> = (0..Constraint::COUNT)
            .filter_map(Constraint::from_index)
            .filter(|constraint| match constraint {
                Constraint::Cell(cell) => marks.open().contains(*cell),
                Constraint::House(house, digit) => marks.places(*digit, *house) != 0,
            })
            .collect();
        let most = if open.len() <= 150 { 3 } else { 2 };
        for wrong in smallest.wrong().iter().step_by(if most == 3 { 29 } else { 13 }) {
            let claim = Claim::eliminates(CandidateSet::of(wrong));
            let by_trying = (1..=most)
                .find(|size| has_proof(&before, &claim, &open, Constraints::EMPTY, *size));
            let found = match smallest.smallest(wrong, most, &mut || true) {
                SearchResult::Proof(proof) => {
                    assert_eq!(check(&before, None, &claim, &Proof::Truths(proof)), Ok(()));
                    Some(proof.len())
                }
                answer => {
                    assert_eq!(answer, SearchResult::None);
                    None
                }
            };
            assert_eq!(found, by_trying, "{wrong} in {before:?}");
            by_size[found.unwrap_or(0)] += 1;
        }
    }
    assert!(by_size.iter().all(|count| *count > 0), "{by_size:?}");
}

/// A proof that need not be the smallest has nothing superfluous.
#[test]
fn any_proof_is_irreducible() {
    for puzzle in made(34, 4) {
        let mut smallest = Smallest::new(&Candidates::from(puzzle.grid()), puzzle.solution());
        smallest.take_singles();
        for wrong in smallest.wrong().iter().step_by(13) {
            let proof = smallest.any_proof(wrong, &mut || true).expect("it is wrong");
            assert!(smallest.refuted_by(&proof).contains(wrong));
            for constraint in &proof {
                let mut fewer = proof;
                fewer.remove(constraint);
                assert!(!smallest.refuted_by(&fewer).contains(wrong));
            }
            assert_eq!(smallest.proof(wrong, 5, &mut || false), SearchResult::Stopped);
        }
    }
}
