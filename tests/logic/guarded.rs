//! Patterns that are impossible without their extra candidates, W-wings with several branches, and
//! symmetrical placement: every instance at the positions of random puzzles agrees with the solution and is proved, and there are
//! enough of them.

use ninefold::generate::{Random, Request, Seed, puzzles};
use ninefold::position::{Position, start};
use ninefold::proof::{Claim, Flaw, Proof, check};
use ninefold::rate::Scale;
use ninefold::technique::{Budget, Family, Technique};
use ninefold::{CandidateSet, Cell, Digit, Grid, Puzzle, Transform, solve};

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
    let random = puzzles(&Request::default(), Seed(20_003), 0..800);
    for puzzle in random.flatten() {
        let mut marks = start(&puzzle);
        let path = Scale::NINEFOLD.path(&Position::start(puzzle), &Budget::unlimited());
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

/// Puzzles whose givens lack one for a symmetry that the solution does not have.
#[test]
fn symmetries_that_the_solution_lacks_are_refuted() {
    let mut random = Random::new(Seed(20_005));
    let mut found = 0;
    for n in 0..120 {
        let symmetry = symmetries()[n % 4];
        let Some(puzzle) = almost_fixed_by(&symmetry, &mut random) else { continue };
        let mut marks = start(&puzzle);
        let path = Scale::NINEFOLD.path(&Position::start(puzzle), &Budget::unlimited());
        for taken in path.steps() {
            for step in marks.find_all(Technique::AntiSymmetricalPlacement) {
                assert!(step.agrees_with(puzzle.solution()), "unsound: {step}\n{marks:?}");
                assert_eq!(step.verify(&marks), Ok(()), "not proved: {step}\n{marks:?}");
                // Of another candidate the symmetry says nothing.
                let Some(other) =
                    (marks.all().iter()).find(|&other| !step.eliminations().contains(other))
                else {
                    continue;
                };
                let claim = Claim::eliminates(CandidateSet::of(other));
                let flaw = check(&marks.candidates(), marks.unique(), &claim, &step.proof(&marks));
                assert_eq!(flaw, Err(Flaw::NotSymmetric), "{other} by {step}");
                found += 1;
            }
            marks.apply(taken);
        }
    }
    assert!(found >= 10, "{found}");
}

/// A puzzle whose givens the symmetry maps onto themselves but for one, whose image the solution does
/// not have.
fn almost_fixed_by(symmetry: &Transform, random: &mut Random) -> Option<Puzzle> {
    let mut grid = Grid::EMPTY;
    for _ in 0..200 {
        grid = grown(grid, symmetry, random);
        let solution = solve::any(grid)?;
        let almost = Cell::ALL.into_iter().filter(|&cell| grid.get(cell).is_none());
        let found = almost.into_iter().find_map(|cell| {
            let (digit, to) = (solution.get(cell), symmetry.cell(cell));
            let is_broken = to != cell && solution.get(to) != symmetry.digit(digit);
            let mut one_more = grid;
            one_more.set(cell, digit);
            is_broken.then(|| Puzzle::try_from(one_more).ok())?
        });
        if found.is_some() {
            return found;
        }
    }
    None
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

/// A puzzle that the symmetry maps onto itself; `None` if that takes long.
fn fixed_by(symmetry: &Transform, random: &mut Random) -> Option<Puzzle> {
    let mut grid = Grid::EMPTY;
    for _ in 0..400 {
        if let Ok(puzzle) = Puzzle::try_from(grid) {
            return Some(puzzle);
        }
        grid = grown(grid, symmetry, random);
    }
    None
}

/// The grid with a random clue and its images, if there is then a solution.
fn grown(grid: Grid, symmetry: &Transform, random: &mut Random) -> Grid {
    let first = Cell::from_index(random.below(81) as usize);
    let (mut cell, mut digit) = (first, Digit::ALL[random.below(9) as usize]);
    let (mut more, mut fits) = (grid, true);
    for _ in 0..36 {
        fits &= more.get(cell).is_none_or(|known| known == digit);
        more.set(cell, digit);
        (cell, digit) = (symmetry.cell(cell), symmetry.digit(digit));
    }
    if fits && solve::any(more).is_some() { more } else { grid }
}
