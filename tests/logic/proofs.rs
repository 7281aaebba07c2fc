//! Damaged proofs are refused: without a constraint that is needed, about a candidate that is true,
//! with a deadly pattern that is none, with a symmetry that the clues do not have.

use crate::common;
use ninefold::generate::{Random, Request, Seed, puzzles};
use ninefold::position::Position;
use ninefold::proof::{Checker, Claim, Constraint, Constraints, Deadly, Flaw, Proof, check};
use ninefold::rate::{Scale, example};
use ninefold::technique::{Budget, Family, Role};
use ninefold::{Candidate, CandidateSet, Cell, Digit, Grid, Marks, Puzzle, Step, Technique};
use ninefold::{Transform, solve};
use std::ops::ControlFlow;

/// Passes on every step of the paths through the project's own puzzles and 200 random ones, with
/// the marks before it.
fn each_step(mut take: impl FnMut(&Puzzle, &Marks, &Step)) {
    let random = puzzles(&Request::default(), Seed(15), 0..200);
    let own = common::own().map(|grid| Puzzle::try_from(grid).expect("one solution"));
    for puzzle in own.chain(random.into_iter().flatten()) {
        let mut marks = Marks::new(&puzzle.grid()).with_proof(&puzzle.unique());
        let path = Scale::NINEFOLD.path(&Position::start(puzzle), &Budget::unlimited());
        for step in path.steps() {
            take(&puzzle, &marks, step);
            step.apply(&mut marks);
        }
    }
}

#[test]
fn an_irreducible_proof_needs_every_constraint() {
    let (mut refused, mut dropped) = (0, 0);
    each_step(|_, marks, step| {
        let (before, claim) = (marks.candidates(), step.claim());
        let whole = step.proof(marks);
        let proof = whole.irreducible(&before, marks.unique(), &claim);
        assert_eq!(check(&before, marks.unique(), &claim, &proof), Ok(()), "{step}");
        dropped += whole.truths().len() - proof.truths().len();
        for constraint in proof.truths() {
            let mut fewer = *proof.truths();
            assert!(fewer.remove(constraint));
            let flaw = check(&before, marks.unique(), &claim, &proof.with_truths(fewer));
            assert!(matches!(flaw, Err(Flaw::Open(_))), "{step} without {constraint}: {flaw:?}");
            refused += 1;
        }
    });
    assert!(refused > 1000 && dropped > 100, "{refused} refused, {dropped} dropped");
}

/// The proof is the reason that the sentence gives: the house of a hidden single, the base houses of a
/// fish, the cells of a naked subset.
#[test]
fn the_reason_is_what_the_step_says() {
    let (mut hidden, mut bases, mut cells) = (0, 0, 0);
    let mut check_step = |marks: &Marks, step: &Step| {
        let reason = *step.reason(marks).truths();
        let text = step.to_string();
        let houses = step.pattern().houses_of(Role::Base);
        match step.technique().entry().family {
            _ if step.technique() == Technique::HiddenSingle => {
                // Such as `Hidden Single: b4 => r5c3=6`.
                let (house, digit) = text["Hidden Single: ".len()..]
                    .split_once(" => ")
                    .and_then(|(house, claim)| Some((house, claim.split_once('=')?.1)))
                    .expect("a house and a digit");
                assert_eq!(reason.to_string(), format!("{digit}{house}"), "{text}");
                hidden += 1;
            }
            // The strong link of an empty rectangle is another part than its block.
            Family::SingleDigit if text.contains("Empty Rectangle") => {}
            Family::LockedCandidates | Family::Fish | Family::SingleDigit => {
                let is_base = |truth: Constraint| match truth {
                    Constraint::House(house, _) => houses.contains(house),
                    Constraint::Cell(_) => false,
                };
                assert!(reason.iter().all(is_base), "{text}: {reason}");
                bases += 1;
            }
            Family::Subsets if text.starts_with("Naked") => {
                let body = step.pattern().cells_of(Role::Body);
                let all: Constraints = body.iter().map(Constraint::Cell).collect();
                assert_eq!(reason, all, "{text}");
                cells += 1;
            }
            _ => {}
        }
    };
    each_step(|_, marks, step| {
        check_step(marks, step);
        if step.technique().entry().family != Family::Singles {
            for technique in [Technique::Skyscraper, Technique::TwoStringKite, Technique::XWing] {
                marks.find_all(technique).iter().for_each(|step| check_step(marks, step));
            }
        }
    });
    assert!(hidden > 1000 && bases > 200 && cells > 50, "{hidden} {bases} {cells}");
}

/// Counting, and branching where it failed before, keep these within the limit in every orientation.
#[test]
fn large_proofs_are_checked_within_the_limit() {
    let mut random = Random::new(Seed(5));
    for (text, number, technique) in [
        (
            ".......24..3...7..41..7...6.....3.....5.9.8.....8.5...2...4...9..7...4..96.....1.",
            2,
            Technique::MultiSectorLockedSet,
        ),
        (
            "98.76.5..7...5..8...5..8..985...6.9..9.........4...3..46...7.5.....2...4......1..",
            8,
            Technique::ContradictionNet,
        ),
    ] {
        let position = Position::start(
            Puzzle::try_from(text.parse::<Grid>().expect("a grid")).expect("unique"),
        );
        let path = Scale::NINEFOLD.path(&position, &Budget::unlimited());
        let mut marks = position.marks().clone();
        path.steps()[..number - 1].iter().for_each(|step| marks.apply(step));
        let step = &path.steps()[number - 1];
        assert!(
            matches!(step.technique(), t if t == technique || t == Technique::PatternNet),
            "{step}"
        );
        let (before, claim, proof) = (marks.candidates(), step.claim(), step.proof(&marks));
        for i in 0..20 {
            let by = if i == 0 { Transform::IDENTITY } else { random.transform() };
            let moved = |set: &CandidateSet| -> CandidateSet {
                set.iter()
                    .map(|c| Candidate { cell: by.cell(c.cell), digit: by.digit(c.digit) })
                    .collect()
            };
            let claim = Claim {
                placements: moved(&claim.placements),
                eliminations: moved(&claim.eliminations),
            };
            let truths = proof.truths().iter().map(|truth| truth.transformed(&by)).collect();
            let verdict = check(&by.candidates(&before), None, &claim, &Proof::Truths(truths));
            assert_eq!(verdict, Ok(()), "{step} {by}");
        }
    }
}

/// The example of the largest fish: its base houses are enough.
#[test]
fn a_whale_is_proved_by_its_base_houses() {
    let (marks, _) = example(Technique::FinnedMutantWhale).expect("an example");
    let mut seen = 0;
    let _ = Technique::FinnedMutantWhale.each_within(&marks, &Budget::unlimited(), &mut |whale| {
        let proof = whale.proof(&marks);
        assert_eq!(whale.verify(&marks), Ok(()), "{whale}: {proof}");
        assert_eq!(proof.truths().len(), 6, "{whale}: {proof}");
        seen += 1;
        if seen < 40 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    assert_eq!(seen, 40);
}

#[test]
fn no_proof_refutes_what_is_true() {
    let all = || (0..Constraint::COUNT).filter_map(Constraint::from_index);
    let mut refused = 0;
    each_step(|puzzle, marks, step| {
        let before = marks.candidates();
        let Some(cell) = marks.open().first() else { return };
        let right = CandidateSet::of(Candidate { cell, digit: puzzle.solution().get(cell) });
        for truths in [all().collect(), *step.proof(marks).truths()] {
            let proof = Proof::Truths(truths);
            let flaw = check(&before, marks.unique(), &Claim::eliminates(right), &proof);
            assert!(matches!(flaw, Err(Flaw::Open(_))), "{step}: {flaw:?}");
            refused += 1;
        }
        let wrong = marks.cell(cell).without(puzzle.solution().get(cell)).first();
        let Some(wrong) = wrong.map(|digit| CandidateSet::of(Candidate { cell, digit })) else {
            return;
        };
        let proof = Proof::Truths(all().collect());
        assert_eq!(check(&before, marks.unique(), &Claim::eliminates(wrong), &proof), Ok(()));
        assert!(check(&before, marks.unique(), &Claim::places(wrong), &proof).is_err());
    });
    assert!(refused > 1000, "{refused}");
}

#[test]
fn a_deadly_pattern_needs_its_guardians_and_the_proof_of_uniqueness() {
    let mut seen = 0;
    each_step(|_, marks, step| {
        let Proof::Deadly(deadly, truths) = step.proof(marks) else { return };
        assert_eq!(step.technique().entry().family, Family::Uniqueness);
        seen += 1;
        let (before, claim) = (marks.candidates(), step.claim());
        let proof = Proof::Deadly(deadly, truths);
        assert_eq!(check(&before, None, &claim, &proof), Err(Flaw::NotUnique), "{step}");
        assert_eq!(check(&before, marks.unique(), &claim, &proof), Ok(()), "{step}");
        // The cells of the pattern without one of them can be filled in one way only, or the
        // pattern is smaller.
        if let Some(guardian) = deadly.guardians.iter().next() {
            let mut guardians = deadly.guardians;
            guardians.remove(guardian);
            let fewer = Proof::Deadly(Deadly { guardians, ..deadly }, truths);
            let flaw = check(&before, marks.unique(), &claim, &fewer);
            assert_eq!(flaw, Err(Flaw::NotDeadly), "{step} without {guardian}");
        }
        let plain = check(&before, marks.unique(), &claim, &Proof::Truths(truths));
        assert!(matches!(plain, Err(Flaw::Open(_))), "{step}: {plain:?}");
    });
    assert!(seen > 20, "{seen}");
}

/// What another program would write and read: the steps of a path as text, one after the other.
#[test]
fn steps_written_as_text_are_accepted_in_turn() {
    let (mut accepted, mut refused) = (0, 0);
    let mut checker: Option<(Grid, Checker)> = None;
    each_step(|puzzle, marks, step| {
        let claim: Claim = step.claim().to_string().parse().expect("a claim");
        let proof: Proof = step.proof(marks).to_string().parse().expect("a proof");
        assert_eq!((claim, proof), (step.claim(), step.proof(marks)), "{step}");
        let (_, checker) = match &mut checker {
            Some(known) if known.0 == puzzle.grid() => known,
            other => {
                let start = Checker::new(puzzle.grid().into(), Some(puzzle.unique()));
                other.insert((puzzle.grid(), start))
            }
        };
        // Without its proof a step is refused, and the position stays.
        let before = *checker.candidates();
        let none = Proof::Truths(Constraints::EMPTY);
        refused += usize::from(checker.take(&claim, &none).is_err());
        assert_eq!(*checker.candidates(), before, "{step}");
        assert_eq!(checker.take(&claim, &proof), Ok(()), "{step}");
        assert!(
            step.placements()
                .iter()
                .all(|c| checker.candidates().get(c.cell).only() == Some(c.digit))
        );
        accepted += 1;
    });
    assert!(accepted > 1000 && refused == accepted, "{accepted} accepted, {refused} refused");
}

/// A proof of uniqueness counts only for the puzzle that it is about.
#[test]
fn the_uniqueness_of_another_puzzle_is_no_reason() {
    let mut seen = 0;
    let other = Puzzle::try_from(common::own().next().expect("a puzzle")).expect("unique");
    each_step(|puzzle, marks, step| {
        let Proof::Deadly(..) = step.proof(marks) else { return };
        if puzzle.grid() != other.grid() {
            let mut checker = Checker::new(marks.candidates(), Some(other.unique()));
            let flaw = checker.take(&step.claim(), &step.proof(marks));
            assert_eq!(flaw, Err(Flaw::NotUnique), "{step}");
            seen += 1;
        }
    });
    assert!(seen > 20, "{seen}");
}

/// A puzzle that a half turn maps onto itself, with the digits exchanged in pairs: what holds for a
/// candidate holds for its image, so the cell in the middle holds the digit that stays.
#[test]
fn a_symmetry_of_the_clues_is_one_of_the_solution() {
    let turn = half_turn();
    let puzzle = fixed_by(&turn);
    let marks = Marks::new(&puzzle.grid()).with_proof(&puzzle.unique());
    let (before, middle) = (marks.candidates(), Cell::at(4, 4));
    let moved = before.get(middle).iter().filter(|digit| turn.digit(*digit) != *digit);
    let mut gone = CandidateSet::EMPTY;
    gone.extend_cell(middle, moved.collect());
    assert!(!gone.is_empty());
    let proof = Proof::Symmetry(turn, Constraints::EMPTY);
    let claim = Claim::eliminates(gone);
    assert_eq!(check(&before, marks.unique(), &claim, &proof), Ok(()));
    assert_eq!(check(&before, None, &claim, &proof), Err(Flaw::NotUnique));
    let other = Proof::Symmetry(turn.then(&Transform::geometry(1)), Constraints::EMPTY);
    assert_eq!(check(&before, marks.unique(), &claim, &other), Err(Flaw::NotSymmetric));
    let plain = Proof::Truths(Constraints::EMPTY);
    assert!(check(&before, marks.unique(), &claim, &plain).is_err());
}

/// The half turn that exchanges 1 with 9, 2 with 8, 3 with 7, 4 with 6.
fn half_turn() -> Transform {
    let back = core::array::from_fn(|i| 8 - i as u8);
    let digits = core::array::from_fn(|i| Digit::ALL[8 - i]);
    Transform::new(false, back, back, digits).expect("lines keep their bands and stacks")
}

/// A puzzle that the half turn maps onto itself, made by adding random pairs of clues while there
/// is a solution.
fn fixed_by(turn: &Transform) -> Puzzle {
    let mut random = Random::new(Seed(15));
    let mut grid = Grid::EMPTY;
    loop {
        if let Ok(puzzle) = Puzzle::try_from(grid) {
            return puzzle;
        }
        let cell = Cell::from_index(random.below(81) as usize);
        let digit = Digit::ALL[random.below(9) as usize];
        let mut more = grid;
        more.set(cell, digit);
        more.set(turn.cell(cell), turn.digit(digit));
        if cell != turn.cell(cell) && grid.get(cell).is_none() && solve::any(more).is_some() {
            grid = more;
        }
    }
}
