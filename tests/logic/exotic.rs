//! Instances of the large patterns, of whips and of braids, in puzzles that have them: each agrees
//! with the solution, and its proof holds.

use ninefold::rate::{Scale, example};
use ninefold::technique::{Budget, Family, Role, Technique};
use ninefold::{CellSet, DigitSet, Grid, House, Marks, Puzzle};
use std::ops::ControlFlow;

/// The patterns, which are too rare for random puzzles.
fn exotic() -> impl Iterator<Item = Technique> {
    let is_exotic = |technique: &Technique| technique.entry().family == Family::Exotic;
    Technique::ALL.iter().copied().filter(is_exotic)
}

/// From the technique's example on, passes on the next positions of the path.
fn each_position(technique: Technique, mut take: impl FnMut(&Puzzle, &Marks)) {
    let (mut marks, _) = example(technique).expect("every technique has an example");
    let mut givens = marks.grid();
    for cell in !marks.givens() {
        givens.set(cell, None);
    }
    let puzzle = Puzzle::try_from(givens).expect("one solution");
    for _ in 0..12 {
        take(&puzzle, &marks);
        let step = Scale::NINEFOLD.techniques().find_map(|technique| marks.find(technique));
        let Some(step) = step else { return };
        marks.apply(&step);
    }
}

/// How many instances a search of this length finds, all of them checked.
fn instances(technique: Technique, puzzle: &Puzzle, marks: &Marks, units: u64) -> usize {
    let mut count = 0;
    let _ = technique.each_within(marks, &Budget::of(units), &mut |step| {
        assert!(step.agrees_with(puzzle.solution()), "unsound: {step}\n{marks:?}");
        assert_eq!(step.verify(marks), Ok(()), "not proved: {step}\n{marks:?}");
        count += 1;
        ControlFlow::Continue(())
    });
    count
}

#[test]
fn patterns_are_found_where_they_are_and_proved() {
    let mut counts = exotic().map(|technique| (technique, 0)).collect::<Vec<_>>();
    for shown in exotic() {
        each_position(shown, |puzzle, marks| {
            for (technique, count) in &mut counts {
                *count += instances(*technique, puzzle, marks, 100_000);
            }
        });
    }
    assert!(counts.iter().all(|(_, count)| *count > 0), "{counts:?}");
    let all: usize = counts.iter().map(|(_, count)| count).sum();
    assert!(all > 100, "{counts:?}");
}

#[test]
fn whips_and_braids_are_proved() {
    for technique in [Technique::Whip, Technique::Braid] {
        let mut count = 0;
        each_position(technique, |puzzle, marks| {
            count += instances(technique, puzzle, marks, 5_000);
        });
        assert!(count > 20, "{technique}: {count}");
    }
}

#[test]
fn a_tridagon_without_its_guardian_would_be_impossible() {
    let (mut marks, step) = example(Technique::Tridagon).expect("an example");
    let guardian = step.placements().iter().next().expect("one guardian");
    marks.eliminate(guardian.cell, guardian.digit);
    let open = step.pattern().cells_of(Role::Body);
    assert_eq!(open.len(), 12);
    // No two equal digits in a house, tried for all cells in turn.
    assert!(!can_fill(&marks, open, &mut Grid::EMPTY.clone()));
}

#[test]
fn an_impossible_pattern_needs_each_of_its_cells() {
    let empty = Marks::new(&Grid::EMPTY);
    each_position(Technique::ImpossiblePattern, |_, marks| {
        for step in marks.find_all(Technique::ImpossiblePattern) {
            let cells = step.pattern().cells_of(Role::Body);
            assert!(House::ALL.into_iter().all(|house| (house.cells() & cells).len() <= 3));
            let three = step.pattern().digits_of(Role::Body);
            let mut only = empty.clone();
            for cell in cells {
                (DigitSet::FULL - three).iter().for_each(|digit| {
                    only.eliminate(cell, digit);
                });
            }
            assert!(!can_fill(&only, cells, &mut Grid::EMPTY.clone()), "{step}");
            for cell in cells {
                assert!(can_fill(&only, cells.without(cell), &mut Grid::EMPTY.clone()), "{step}");
            }
        }
    });
}

/// Whether cells can be filled with their candidates.
fn can_fill(marks: &Marks, open: CellSet, filled: &mut Grid) -> bool {
    let Some(cell) = open.first() else { return true };
    let rest = open.without(cell);
    marks.cell(cell).iter().any(|digit| {
        let is_free = cell.peers().iter().all(|peer| filled.get(peer) != Some(digit));
        filled.set(cell, Some(digit));
        let fits = is_free && can_fill(marks, rest, filled);
        filled.set(cell, None);
        fits
    })
}
