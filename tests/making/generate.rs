//! Generated puzzles have the requested properties.

use ninefold::generate::{
    Difficulty, Error, Impossible, ImpossibleDifficulty, NotDigits, NotFound, PatternSymmetry,
    Random, Request, Seed, minimise, puzzle, puzzles, vicinity::vicinity,
};
use ninefold::position::Position;
use ninefold::rate::{Bounds, Scale};
use ninefold::solve::{Cancel, reference};
use ninefold::technique::Budget;
use ninefold::{CellSet, Grid, Level, Puzzle, Technique};
use std::ops::ControlFlow;

/// The reference solver confirms that the puzzle's solution is unique.
fn prove(puzzle: &Puzzle) {
    let grid = puzzle.grid();
    assert_eq!(reference::count(grid, 2), 1, "{grid}");
    assert!(puzzle.solution().extends(&grid));
}

/// Removing any one clue creates another solution.
fn prove_minimal(grid: &Grid) {
    for cell in grid.filled_cells() {
        let mut less = *grid;
        less.set(cell, None);
        assert!(reference::count(less, 2) > 1, "{grid}: {cell} is needless");
    }
}

fn made(request: &Request, seed: u64, count: u64) -> Vec<Puzzle> {
    puzzles(request, Seed(seed), 0..count)
        .map(|puzzle| puzzle.expect("a puzzle as requested"))
        .collect()
}

#[test]
fn plain_puzzles_are_proper_and_minimal() {
    for puzzle in made(&Request::default(), 1, 60) {
        prove(&puzzle);
        prove_minimal(&puzzle.grid());
        assert_eq!(minimise::is_minimal(&puzzle), Ok(true));
    }
}

#[test]
fn symmetric_puzzles_have_the_symmetry() {
    for &symmetry in PatternSymmetry::ALL {
        let request = Request { symmetry, ..Request::default() };
        for puzzle in made(&request, 2, 3) {
            prove(&puzzle);
            assert!(symmetry.is_of(puzzle.grid().filled_cells()), "{symmetry}: {}", puzzle.grid());
        }
    }
}

#[test]
fn symmetric_and_minimal_at_once() {
    let request =
        Request { symmetry: PatternSymmetry::Rotate180, minimal: true, ..Request::default() };
    for puzzle in made(&request, 3, 2) {
        prove(&puzzle);
        prove_minimal(&puzzle.grid());
        assert!(PatternSymmetry::Rotate180.is_of(puzzle.grid().filled_cells()));
    }
}

#[test]
fn levels_are_met() {
    for &level in Level::ALL {
        for scale in [Scale::NINEFOLD, Scale::HODOKU] {
            let ratings = Bounds::on(scale).exactly("level", level);
            let difficulty = Difficulty { ratings, ..Difficulty::default() };
            let request =
                Request { difficulty, symmetry: PatternSymmetry::Rotate180, ..Request::default() };
            for puzzle in made(&request, 21, 2) {
                prove(&puzzle);
                let rating = scale.rate(&puzzle, &Budget::unlimited());
                assert_eq!(rating.level(), Some(level), "{}", puzzle.grid());
                assert!(PatternSymmetry::Rotate180.is_of(puzzle.grid().filled_cells()));
            }
        }
    }
}

/// Puzzles that HoDoKu's techniques up to a level solve, by other steps than HoDoKu takes.
#[test]
fn the_scale_itself_has_the_last_word() {
    for text in [
        "..476.....1..9...3...8.5.....8...6...3.5....26...4..1.....5...74.1..7.8.7....3...",
        "..82....9......84......32..5..........4.2.6....3.5.98.819..4.6...683..5..3..6....",
        "9.81.6.2...4.2....3.6.9.5.........1.4.1..76.3...46..........7....7....656...79.3.",
        ".7...8.....9.7.5....26..8..2..1.....16.8...7..4.....51.9.....1.7....5..83....46..",
    ] {
        let puzzle = Puzzle::try_from(text.parse::<Grid>().expect("a grid")).expect("unique");
        let level = Scale::HODOKU.rate(&puzzle, &Budget::unlimited()).level();
        for &hard in Level::ALL {
            let ratings = Bounds::on(Scale::HODOKU).exactly("level", hard);
            let difficulty = Difficulty { ratings, ..Difficulty::default() };
            assert_eq!(difficulty.suits(&puzzle), level == Some(hard), "{text} {hard:?}");
        }
    }
}

/// The technique is in the path, the path reaches the solution, and nothing later in the order is
/// used.
#[test]
fn techniques_are_needed_and_nothing_later() {
    let scale = Scale::NINEFOLD;
    for technique in [Technique::NakedPair, Technique::XWing, Technique::WWing, Technique::XYChain]
    {
        let difficulty = Difficulty { technique: Some(technique), ratings: Bounds::on(scale) };
        let request = Request { difficulty, minimal: true, ..Request::default() };
        for puzzle in made(&request, 22, 2) {
            prove(&puzzle);
            prove_minimal(&puzzle.grid());
            let path = scale.path(&Position::start(puzzle), &Budget::unlimited());
            assert!(path.rating().is_solved());
            let place = |technique| scale.techniques().position(|other| other == technique);
            let last = path.steps().iter().map(|step| place(step.technique())).max();
            assert_eq!(last, Some(place(technique)), "{}", puzzle.grid());
        }
    }
}

#[test]
fn the_number_of_clues_is_met() {
    for clues in [23, 24, 28, 33, 40, 60, 80, 81] {
        let request = Request { clues: Some(clues..=clues), ..Request::default() };
        for puzzle in made(&request, 4, 2) {
            prove(&puzzle);
            assert_eq!(puzzle.grid().clue_count(), usize::from(clues));
        }
    }
    let request = Request { clues: Some(24..=25), minimal: true, ..Request::default() };
    for puzzle in made(&request, 5, 3) {
        prove(&puzzle);
        prove_minimal(&puzzle.grid());
        assert!((24..=25).contains(&puzzle.grid().clue_count()));
    }
}

#[test]
fn a_given_solution_is_the_solution() {
    let solution = ninefold::generate::grid(&mut Random::new(Seed(6)));
    let request = Request { solution: Some(solution), ..Request::default() };
    let puzzles = made(&request, 6, 5);
    assert!(puzzles.iter().all(|puzzle| *puzzle.solution() == solution));
    assert!(puzzles[0].grid() != puzzles[1].grid());
    puzzles.iter().for_each(prove);
}

/// Puzzle `i` is the same in whatever pieces the series is made.
#[test]
fn a_series_does_not_depend_on_its_pieces() {
    for request in [
        Request::default(),
        Request { symmetry: PatternSymmetry::Mirror, clues: Some(26..=34), ..Request::default() },
    ] {
        let whole: Vec<_> = puzzles(&request, Seed(7), 0..150).collect();
        assert_eq!(whole.len(), 150);
        let mut pieces = Vec::new();
        for range in [0..1, 1..4, 4..100, 100..150] {
            pieces.extend(puzzles(&request, Seed(7), range));
        }
        assert!(whole == pieces);
        let threads: Vec<_> = std::thread::scope(|scope| {
            let piece =
                |range| scope.spawn(|| puzzles(&request, Seed(7), range).collect::<Vec<_>>());
            let pieces = [piece(0..75), piece(75..150)];
            pieces.into_iter().flat_map(|piece| piece.join().expect("no panic")).collect()
        });
        assert!(whole == threads);
        assert!(puzzles(&request, Seed(7), ..).take(150).eq(whole));
    }
}

/// After a cancellation only what has begun is finished.
#[test]
fn a_series_can_be_cancelled() {
    let stop = Cancel::new();
    stop.cancel();
    let rare = Request { clues: Some(17..=17), starts: Some(u32::MAX), ..Request::default() };
    let drawn = Request { pattern: Some(CellSet::FULL), ..rare.clone() };
    for request in [rare, Request { clues: None, ..drawn }] {
        for one in puzzles(&request, Seed(1), 0..3).until(&stop) {
            assert!(matches!(one, Err(Error::NotFound(missing)) if missing.starts <= 1));
        }
    }
}

#[test]
fn impossible_requests_have_reasons() {
    let clues = |n: u8| Request { clues: Some(n..=n), ..Request::default() };
    let reason = |request: &Request| match puzzle(request, Seed(8)) {
        Err(reason) => reason.to_string(),
        Ok(_) => panic!("{request:?} is impossible"),
    };
    assert!(reason(&clues(16)).contains("17 are the least"));
    assert!(reason(&clues(82)).contains("81 cells"));
    assert!(reason(&Request { minimal: true, ..clues(41) }).contains("40 are the most"));
    assert!(
        reason(&Request { symmetry: PatternSymmetry::Full, ..clues(18) }).contains("symmetry full")
    );
    let empty_rows = CellSet::from_bits(CellSet::FULL.bits() << 18);
    let pattern = Request { pattern: Some(empty_rows), ..Request::default() };
    assert!(reason(&pattern).contains("have no clue"));
    assert!(reason(&Request { clues: Some(30..=30), ..pattern.clone() }).contains("63 clues"));
}

#[test]
fn what_cannot_be_found_ends_with_the_closest() {
    let request =
        Request { clues: Some(17..=17), minimal: true, starts: Some(50), ..Request::default() };
    let Err(Error::NotFound(NotFound { starts, closest, .. })) = puzzle(&request, Seed(9)) else {
        panic!("not in so few starts");
    };
    assert_eq!(starts, 50);
    let closest = Puzzle::try_from(closest.expect("fifty puzzles")).expect("proper");
    prove(&closest);
}

#[test]
fn patterns_are_filled() {
    // Two known looks: rings of cells, and a chequered one.
    for mask in [
        "x.x...x.x.x.x.x.x.x...x...x...x.x....x.x.x....x.x...x...x...x.x.x.x.x.x.x...x.x.",
        "..x.x.x...x..x..x.x..x.x..x.x.....x..x.x.x..x.....x.x..x.x..x.x..x..x...x.x.x..",
    ] {
        let cells: CellSet = ninefold::Cell::ALL
            .into_iter()
            .zip(mask.chars().filter(|c| *c == 'x' || *c == '.'))
            .filter(|(_, c)| *c == 'x')
            .map(|(cell, _)| cell)
            .collect();
        let request = Request { pattern: Some(cells), ..Request::default() };
        let puzzle = puzzle(&request, Seed(10)).expect("found");
        prove(&puzzle);
        assert_eq!(puzzle.grid().filled_cells(), cells);
    }
}

#[test]
fn minimising_keeps_the_solution() {
    let request = Request { clues: Some(34..=34), ..Request::default() };
    let mut random = Random::new(Seed(11));
    for puzzle in made(&request, 11, 5) {
        let minimal = minimise::minimised(&puzzle, &mut random).expect("digits");
        assert!(puzzle.solution().extends(&minimal));
        assert!(minimal.filled_cells().is_subset(puzzle.grid().filled_cells()));
        prove(&Puzzle::try_from(minimal).expect("proper"));
        prove_minimal(&minimal);
        let needless = minimise::needless(&puzzle).expect("digits");
        for cell in puzzle.grid().filled_cells() {
            let mut less = puzzle.grid();
            less.set(cell, None);
            assert_eq!(needless.contains(cell), reference::count(less, 2) == 1);
        }
    }
}

/// The certain cells of a Sukaku are not its clues: no function takes them for these.
#[test]
fn the_candidates_of_a_sukaku_are_not_taken_for_digits() {
    let puzzle = made(&Request::default(), 13, 1).remove(0);
    let mut clues = ninefold::Candidates::from(&puzzle.grid());
    let (cell, right) = puzzle
        .solution()
        .grid()
        .filled()
        .find(|(cell, _)| puzzle.grid().get(*cell).is_none())
        .expect("a blank");
    clues.set(cell, right.into());
    let sukaku = Puzzle::new(clues).expect("one solution");
    let go_on = &mut |_| ControlFlow::Continue(());
    assert_eq!(minimise::needless(&sukaku), Err(NotDigits));
    assert_eq!(minimise::is_minimal(&sukaku), Err(NotDigits));
    assert_eq!(minimise::minimised(&sukaku, &mut Random::new(Seed(1))), Err(NotDigits));
    assert_eq!(minimise::all_minimal(&sukaku, go_on), Err(NotDigits));
    assert_eq!(vicinity(&sukaku, 1, 1, go_on), Err(NotDigits));
}

/// All minimal puzzles within a puzzle, compared with trying all sets of clues.
#[test]
fn all_minimal_puzzles_below() {
    let request = Request { clues: Some(27..=27), ..Request::default() };
    for puzzle in made(&request, 12, 2) {
        let mut found = Vec::new();
        let _ = minimise::all_minimal(&puzzle, &mut |grid| {
            found.push(grid);
            ControlFlow::Continue(())
        })
        .expect("digits");
        let needless: Vec<_> = minimise::needless(&puzzle).expect("digits").iter().collect();
        let proper = |grid: &Grid| reference::count(*grid, 2) == 1;
        let mut expected = Vec::new();
        for subset in 0_u32..1 << needless.len() {
            let mut grid = puzzle.grid();
            for (i, &cell) in needless.iter().enumerate() {
                if subset >> i & 1 == 1 {
                    grid.set(cell, None);
                }
            }
            let minimal = || {
                grid.filled_cells().iter().all(|cell| {
                    let mut less = grid;
                    less.set(cell, None);
                    !proper(&less)
                })
            };
            if proper(&grid) && minimal() {
                expected.push(grid);
            }
        }
        found.sort_unstable();
        expected.sort_unstable();
        assert_eq!(found, expected, "below {}", puzzle.grid());
    }
}

/// Requirements that contradict each other are refused before any start.
#[test]
fn a_level_that_the_technique_cannot_have_is_impossible() {
    let difficulty = |scale, least: Level, most: Level| Difficulty {
        ratings: Bounds::on(scale).at_least("level", least).at_most("level", most),
        technique: Some(Technique::XWing),
    };
    let on_ninefold = |least, most| difficulty(Scale::NINEFOLD, least, most);
    let request = |difficulty| Request { difficulty, ..Request::default() };
    let easy = request(on_ninefold(Level::Easy, Level::Medium));
    let why = puzzle(&easy, Seed(1)).expect_err("X-Wings are hard");
    let harder = Impossible::Difficulty(ImpossibleDifficulty::TechniqueIsHarder(
        Technique::XWing,
        Level::Hard,
    ));
    assert_eq!(why, Error::Impossible(harder.clone()));
    assert!(puzzles(&easy, Seed(1), 0..9).eq([Err(Error::Impossible(harder))]));
    assert_eq!(request(on_ninefold(Level::Easy, Level::Hard)).check(), Ok(()));
    let extreme = on_ninefold(Level::Unfair, Level::Extreme);
    let why = puzzle(&request(extreme), Seed(1)).expect_err("X-Wings are hard");
    let easier = ImpossibleDifficulty::TechniqueIsEasier(Technique::XWing, Level::Hard);
    assert_eq!(why, Error::Impossible(Impossible::Difficulty(easier)));
    // A high score makes it extreme on HoDoKu's scale.
    let hodoku = difficulty(Scale::HODOKU, Level::Unfair, Level::Extreme);
    assert_eq!(request(hodoku).check(), Ok(()));
}

#[test]
fn no_start_ends_at_once() {
    let checkered = CellSet::from_bits(u128::from_le_bytes([0x55; 16]));
    for pattern in [None, Some(checkered)] {
        let request = Request { starts: Some(0), pattern, ..Request::default() };
        let made: Vec<_> = puzzles(&request, Seed(1), 0..3).collect();
        assert_eq!(made.len(), 3);
        for made in made {
            let Err(Error::NotFound(none)) = made else { panic!("no start finds nothing") };
            assert_eq!((none.starts, none.closest), (0, None));
        }
    }
}
