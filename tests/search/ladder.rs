//! The ladder of textbook solvers against the readable reference solver, and its counts.

use ninefold::generate::{Random, Seed};
use ninefold::learn::{Board, Counter, Counts, Dimensions, Ended, Rung, Silent, Stopped};
use ninefold::{Cell, Grid, Transform, solve};

/// Project Euler 96, grid 01.
const EULER_01: &str =
    "003020600900305001001806400008102900700000008006708200002609500800203009005010300";
/// Arto Inkala's puzzle of 2012.
const INKALA_2012: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

fn board(text: &str) -> Board {
    text.parse().expect("a board")
}

fn counts(rung: Rung, puzzle: &str) -> Counts {
    let mut counter = Counter::new();
    rung.run(&board(puzzle), &mut counter).expect("no limit");
    counter.until_solution()
}

/// Grids made from shuffled complete ones by blanking 32 to 55 cells: many have several
/// solutions, and every fifth gets a digit changed, so that most of those have none.
fn samples(n: usize) -> Vec<Grid> {
    let mut random = Random::new(Seed(2));
    let complete = solve::first(Grid::EMPTY).expect("the empty grid has solutions").grid();
    (0..n)
        .map(|i| {
            let mut grid = random.transform().grid(&complete);
            let blanks = 32 + random.below(24);
            while 81 - grid.clue_count() < blanks as usize {
                grid.set(Cell::from_index(random.below(81) as usize), None);
            }
            if i % 5 == 0 {
                let cell = Cell::from_index(random.below(81) as usize);
                let fits = grid
                    .filled()
                    .map(|(_, digit)| digit)
                    .find(|&d| cell.peers().iter().all(|peer| grid.get(peer) != Some(d)));
                grid.set(cell, fits);
            }
            grid
        })
        .collect()
}

#[test]
fn every_rung_agrees_with_the_oracle() {
    let (mut one, mut several, mut none) = (0, 0, 0);
    for grid in samples(400) {
        let puzzle = Board::from(&grid);
        let verdict = solve::reference::count(grid, 2);
        match verdict {
            0 => none += 1,
            1 => one += 1,
            _ => several += 1,
        }
        let first = solve::first(grid).map(|solution| Board::from(&solution));
        for &rung in Rung::ALL {
            let mut counter = Counter::with_limit(3_000_000);
            match rung.run(&puzzle, &mut counter) {
                Ok(Ended::Solved(solved)) => {
                    assert!(solved.solves(&puzzle), "{rung:?} {grid}");
                    if rung.properties().first_in_order || verdict == 1 {
                        assert_eq!(Some(solved), first, "{rung:?} {grid}");
                    }
                }
                Ok(Ended::NoSolution) => assert_eq!(verdict, 0, "{rung:?} {grid}"),
                Ok(Ended::DeadEnd(spot)) => {
                    assert!(
                        !rung.properties().complete && puzzle.is_blank(spot),
                        "{rung:?} {grid}"
                    );
                }
                Err(stopped) => panic!("{rung:?} {grid}: {stopped}"),
            }
        }
    }
    assert!(one >= 50 && several >= 100 && none >= 20, "{one} {several} {none}");
}

#[test]
fn small_boards_are_solved_too() {
    let every = |dimensions: &'static Dimensions| {
        // Every board with three digits in its first row and one elsewhere.
        let mut boards = Vec::new();
        for &spot in &dimensions.spots()[dimensions.side()..] {
            for digit in dimensions.digits() {
                let mut board = Board::empty(dimensions);
                for (i, first) in dimensions.digits().take(3).enumerate() {
                    board.place(dimensions.at(0, 2 * i % dimensions.side() + i / 2), first);
                }
                board.place(spot, digit);
                if board.conflict().is_none() {
                    boards.push(board);
                }
            }
        }
        boards
    };
    for puzzle in every(Dimensions::FOUR).into_iter().chain(every(Dimensions::SIX)) {
        let first = Rung::ScanForBlank.run(&puzzle, &mut Silent).expect("no limit");
        for &rung in Rung::ALL.iter().filter(|rung| rung.properties().complete) {
            match rung.run(&puzzle, &mut Silent) {
                Err(stopped) => assert_eq!((rung, stopped), (Rung::Engine, Stopped::Size)),
                Ok(Ended::Solved(solved)) => {
                    assert!(solved.solves(&puzzle), "{rung:?} {puzzle}");
                    assert!(!rung.properties().first_in_order || first == Ended::Solved(solved));
                }
                Ok(other) => assert_eq!(other, first, "{rung:?} {puzzle}"),
            }
        }
    }
}

/// Independent counts of row-major search that call the function for filled cells too give 293 and
/// 72,097. Place-then-check does so, but does not check the first cell. In the Euler grid that cell
/// is blank and sees 1, 2 and 3: each costs one more call, in which all digits of the next cell
/// fail. The three other rungs call themselves for blanks only. Fewest first and propagation make
/// one call for each blank and one that finds the grid complete, and more only when they have to go
/// back.
#[test]
fn calls_are_those_of_independent_counts() {
    let calls = |puzzle| Rung::ALL.iter().map(|&rung| (rung, counts(rung, puzzle).calls)).collect();
    let euler: Vec<_> = calls(EULER_01);
    let inkala: Vec<_> = calls(INKALA_2012);
    for (rung, euler_calls, inkala_calls) in [
        (Rung::PlaceThenCheck, 293 + 3, 72_097),
        (Rung::ScanForBlank, 201, 49_559),
        (Rung::ListOfBlanks, 201, 49_559),
        (Rung::Bitmask, 201, 49_559),
        (Rung::FewestFirst, 50, 13_811),
        (Rung::Propagation, 50, 1_674),
    ] {
        assert!(euler.contains(&(rung, euler_calls)), "{rung:?} in {euler:?}");
        assert!(inkala.contains(&(rung, inkala_calls)), "{rung:?} in {inkala:?}");
    }
}

#[test]
fn the_ways_of_the_same_order_differ_in_looks_only() {
    for (puzzle, unchecked) in [(EULER_01, 3), (INKALA_2012, 0)] {
        let [scan, list, mask] =
            [Rung::ScanForBlank, Rung::ListOfBlanks, Rung::Bitmask].map(|r| counts(r, puzzle));
        assert!(scan.looks > list.looks && list.looks > mask.looks);
        let without_looks = |mut counts: Counts| {
            counts.looks = 0;
            counts
        };
        assert_eq!(without_looks(scan), without_looks(list));
        assert_eq!(without_looks(scan), without_looks(mask));
        // Each placement makes one call; the first call has none.
        assert_eq!(mask.calls, mask.assignments + 1);
        // The calls that did not go back are those on the path to the solution.
        let blanks = board(puzzle).blanks().count() as u64;
        assert_eq!(mask.calls - mask.backtracks, blanks + 1);
        assert_eq!(mask.deepest as u64, blanks);
        // Writing first costs an assignment for each check, and a call for each filled cell.
        let written_first = counts(Rung::PlaceThenCheck, puzzle);
        assert_eq!(written_first.assignments, written_first.checks);
        assert_eq!(written_first.checks, mask.checks + 9 * unchecked);
        assert_eq!(written_first.backtracks, mask.backtracks + unchecked);
        assert_eq!(written_first.deepest, 81);
    }
}

/// The exact counts up to the solution: calls, checks, looks, assignments, backtracks. Calls and
/// checks of the first four rungs equal those of the programs that they model.
#[test]
fn counts_are_pinned() {
    #[rustfmt::skip]
    let pinned = [
        (EULER_01, "greedy", [1, 35, 9, 5, 1]),
        (EULER_01, "place-then-check", [296, 1632, 19022, 1632, 154]),
        (EULER_01, "scan-for-blank", [201, 1605, 23190, 200, 151]),
        (EULER_01, "list-of-blanks", [201, 1605, 12524, 200, 151]),
        (EULER_01, "bitmask", [201, 1605, 2746, 200, 151]),
        (EULER_01, "mrv", [50, 493, 3569, 49, 0]),
        (EULER_01, "propagation", [50, 1225, 7725, 49, 0]),
        (EULER_01, "exact-cover", [50, 0, 7087, 49, 0]),
        (INKALA_2012, "greedy", [1, 50, 11, 9, 1]),
        (INKALA_2012, "place-then-check", [72097, 445778, 5004956, 445778, 49498]),
        (INKALA_2012, "scan-for-blank", [49559, 445778, 6081854, 49558, 49498]),
        (INKALA_2012, "list-of-blanks", [49559, 445778, 3362567, 49558, 49498]),
        (INKALA_2012, "bitmask", [49559, 445778, 735323, 49558, 49498]),
        (INKALA_2012, "mrv", [13811, 166394, 990436, 13810, 13750]),
        (INKALA_2012, "propagation", [1674, 80883, 520096, 1673, 1613]),
        (INKALA_2012, "exact-cover", [1472, 0, 249583, 1471, 1411]),
    ];
    for (puzzle, rung, expected) in pinned {
        let c = counts(rung.parse().expect("a rung"), puzzle);
        assert_eq!([c.calls, c.checks, c.looks, c.assignments, c.backtracks], expected, "{rung}");
    }
    assert_eq!(pinned.len(), 2 * Rung::ALL.iter().filter(|r| r.properties().observable).count());
}

/// After its first solution place-then-check runs its open loops to their ends.
#[test]
fn place_then_check_goes_on_after_the_solution() {
    let wind_down = |puzzle: &str| {
        let mut counter = Counter::new();
        Rung::PlaceThenCheck.run(&board(puzzle), &mut counter).expect("no limit");
        let (solved, end) = (counter.until_solution(), counter.until_end());
        (end.calls - solved.calls, end.checks - solved.checks)
    };
    assert_eq!((wind_down(EULER_01), wind_down(INKALA_2012)), ((13, 195), (26, 244)));
}

/// Its unchecked first cell shows when nothing that sees it is blank.
#[test]
fn place_then_check_trusts_the_first_cell() {
    let solved = solve::first(Grid::EMPTY).expect("a solution").grid();
    let swapped = Transform::relabelling(1).grid(&solved);
    for complete in [solved, swapped, Transform::relabelling(200_000).grid(&solved)] {
        let mut puzzle = Board::from(&complete);
        let corner = puzzle.spots()[0];
        puzzle.erase(corner);
        let Ok(Ended::Solved(found)) = Rung::PlaceThenCheck.run(&puzzle, &mut Silent) else {
            panic!("it always answers")
        };
        assert_eq!(found.get(corner).map(ninefold::Digit::get), Some(1));
        assert_eq!(found.solves(&puzzle), complete.values()[0] == 1);
        let Ok(Ended::Solved(found)) = Rung::ScanForBlank.run(&puzzle, &mut Silent) else {
            panic!("one digit fits")
        };
        assert!(found.solves(&puzzle));
    }
}

/// The example of its page: 1 and 2 are left for two cells of the first row, and greedy puts the 1
/// where the 2 must go.
#[test]
fn greedy_runs_into_its_dead_end() {
    let mut puzzle = Board::empty(Dimensions::NINE);
    for (column, digit) in [0, 3, 4, 5, 6, 7, 8, 0, 9].into_iter().enumerate() {
        if let Some(digit) = ninefold::Digit::new(digit) {
            puzzle.place(Dimensions::NINE.at(0, column), digit);
        }
    }
    puzzle.place(Dimensions::NINE.at(4, 7), ninefold::Digit::ALL[1]);
    let mut counter = Counter::new();
    let answer = Rung::Greedy.run(&puzzle, &mut counter);
    assert_eq!(answer, Ok(Ended::DeadEnd(Dimensions::NINE.at(0, 7))));
    assert_eq!((counter.until_end().assignments, counter.until_end().checks), (1, 1 + 9));
    let Ok(Ended::Solved(solved)) = Rung::ScanForBlank.run(&puzzle, &mut Silent) else {
        panic!("it has solutions")
    };
    assert!(solved.solves(&puzzle));
}

#[test]
fn a_limit_stops_a_search() {
    let mut counter = Counter::with_limit(1_000);
    let stopped = Rung::Bitmask.run(&board(INKALA_2012), &mut counter);
    assert_eq!((stopped, counter.until_end().calls), (Err(Stopped::Limit), 1_000));
    // A limit that is exactly enough lets it finish.
    let mut counter = Counter::with_limit(49_559);
    assert!(Rung::Bitmask.run(&board(INKALA_2012), &mut counter).is_ok());
}
