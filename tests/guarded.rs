//! Patterns that are impossible without their extra candidates, W-wings with several branches, and
//! symmetrical placement: every instance at the positions of random puzzles agrees with the solution and is proved, and there are
//! enough of them.

#![cfg(feature = "generate")]

use ninefold::generate::{Random, Request, Seed, puzzles};
use ninefold::proof::Proof;
use ninefold::rate::{Position, Scale, start};
use ninefold::technique::{Budget, Family, Technique};
use ninefold::{Cell, Digit, Grid, Puzzle, Transform, solve};

/// The techniques, each with the instances that there are at least.
const LEAST: [(Technique, usize); 9] = [
    (Technique::BrokenWing, 800),
    (Technique::BivalueOddagon, 50),
    (Technique::Bug3, 5),
    (Technique::Bug4, 5),
    (Technique::BugLite, 50),
    (Technique::UniquePolygon, 50),
    (Technique::ExtendedRectangle, 50),
    (Technique::GroupedWWing, 300),
    (Technique::MultiBranchWWing, 30),
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

#[test]
fn symmetries_of_the_givens_are_found_and_proved() {
    let mut random = Random::new(Seed(20_004));
    for symmetry in symmetries() {
        let mut found = 0;
        for n in 0..24 {
            // Half of the puzzles hide their symmetry behind exchanged lines.
            let number = random.below(Transform::GEOMETRIES);
            let hide = Transform::geometry(if n % 2 == 0 { 0 } else { number });
            let symmetry = hide.inverse().then(&symmetry).then(&hide);
            let Some(puzzle) = fixed_by(&symmetry, &mut random) else { continue };
            let mut marks = start(&puzzle);
            let path = Scale::NINEFOLD.path(&Position::start(puzzle), &Budget::unlimited());
            for taken in path.steps() {
                for step in marks.find_all(Technique::SymmetricalPlacement) {
                    assert!(step.agrees_with(puzzle.solution()), "unsound: {step}\n{marks:?}");
                    assert_eq!(step.verify(&marks), Ok(()), "not proved: {step}\n{marks:?}");
                    assert!(matches!(step.proof(&marks), Proof::Symmetry(..)), "{step}");
                    found += 1;
                }
                marks.apply(taken);
            }
        }
        assert!(found >= 5, "{symmetry}: {found}");
    }
}

/// A half turn, a reflection in the diagonal, a quarter turn, and a cycle of bands and columns, each
/// with an exchange of digits that a solution may have.
fn symmetries() -> [Transform; 4] {
    let id = *Transform::IDENTITY.rows();
    let back = core::array::from_fn(|i| 8 - i as u8);
    let bands = core::array::from_fn(|i| (i as u8 + 3) % 9);
    let columns = core::array::from_fn(|i| (i / 3 * 3 + (i + 1) % 3) as u8);
    let digits = |numbers: [usize; 9]| numbers.map(|number| Digit::ALL[number - 1]);
    [
        Transform::new(false, back, back, digits([9, 8, 7, 6, 5, 4, 3, 2, 1])),
        Transform::new(true, id, id, digits([2, 1, 4, 3, 6, 5, 7, 8, 9])),
        Transform::new(true, id, back, digits([2, 3, 4, 1, 6, 7, 8, 5, 9])),
        Transform::new(false, bands, columns, digits([2, 3, 1, 5, 6, 4, 8, 9, 7])),
    ]
    .map(|symmetry| symmetry.expect("lines keep their bands and stacks"))
}

/// A puzzle that the symmetry maps onto itself, made by adding random clues with their images while
/// there is a solution; `None` if that takes long.
fn fixed_by(symmetry: &Transform, random: &mut Random) -> Option<Puzzle> {
    let mut grid = Grid::EMPTY;
    for _ in 0..400 {
        if let Ok(puzzle) = Puzzle::try_from(grid) {
            return Some(puzzle);
        }
        let first = Cell::from_index(random.below(81) as usize);
        let (mut cell, mut digit) = (first, Digit::ALL[random.below(9) as usize]);
        let mut more = grid;
        let mut fits = true;
        for _ in 0..36 {
            fits &= more.get(cell).is_none_or(|known| known == digit);
            more.set(cell, digit);
            (cell, digit) = (symmetry.cell(cell), symmetry.digit(digit));
        }
        if fits && solve::any(more).is_some() {
            grid = more;
        }
    }
    None
}
