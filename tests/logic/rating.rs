//! Paths and grades: the same for all isomorphs of a puzzle, and correct for known puzzles.

use crate::common;
use ninefold::generate::{self, Random, Request, Seed, puzzles};
use ninefold::position::{Position, start};
use ninefold::rate::{End, Path, Rating, Scale};
use ninefold::technique::{Budget, Spent, Technique};
use ninefold::{Candidate, Candidates, Cell, Digit, Level, Marks, Puzzle, Transform};

const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// Arto Inkala's of 2012.
const HARD: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

fn puzzle(text: &str) -> Puzzle {
    Puzzle::try_from(text.parse::<ninefold::Grid>().expect("a grid")).expect("one solution")
}

fn path(puzzle: &Puzzle, scale: Scale) -> Path {
    scale.path(&Position::start(*puzzle), &Budget::unlimited())
}

fn rating(puzzle: &Puzzle, scale: Scale) -> Rating {
    scale.rate(puzzle, &Budget::unlimited())
}

/// Some transformations that have nothing in common.
fn transforms() -> impl Iterator<Item = Transform> {
    let mut random = Random::new(Seed(1));
    std::iter::repeat_with(move || random.transform())
}

fn check_isomorphs(puzzle: &Puzzle, images: usize) {
    let path = path(puzzle, Scale::NINEFOLD);
    assert_eq!(*path.rating(), rating(puzzle, Scale::NINEFOLD), "{:?}", puzzle.grid());
    for transform in transforms().take(images) {
        let image = rating(&puzzle.transformed(&transform), Scale::NINEFOLD);
        assert_eq!(image, *path.rating(), "{:?} {transform:?}", puzzle.grid());
    }
}

#[test]
fn isomorphs_have_the_same_rating() {
    for grid in common::own() {
        check_isomorphs(&Puzzle::try_from(grid).expect("one solution"), 20);
    }
    let random = puzzles(&Request::default(), Seed(8), 0..40);
    random.flatten().for_each(|puzzle| check_isomorphs(&puzzle, 2));
}

/// Candidates as clues: those of a puzzle, and some more in cells where they do no harm.
#[test]
fn isomorphic_sukaku_have_the_same_rating() {
    for grid in common::own().take(12) {
        let mut clues = Candidates::from(&grid);
        for (cell, digit) in grid.filled().step_by(3) {
            let other = Digit::ALL[(digit.index() + 1 + cell.index() % 8) % 9];
            let less = clues;
            clues.set(cell, clues.get(cell).with(other));
            if Puzzle::try_from(clues).is_err() {
                clues = less;
            }
        }
        check_isomorphs(&Puzzle::try_from(clues).expect("one solution"), 5);
    }
}

#[test]
fn a_mapped_path_is_a_path_of_the_puzzle_itself() {
    for grid in common::own() {
        let puzzle = Puzzle::try_from(grid).expect("one solution");
        let mut marks = start(&puzzle);
        for step in path(&puzzle, Scale::NINEFOLD).steps() {
            assert!(step.agrees_with(puzzle.solution()), "{step}");
            assert!(marks.find_all(step.technique()).iter().any(|found| {
                found.placements() == step.placements()
                    && step.eliminations().is_subset(*found.eliminations())
            }));
            marks.apply(step);
        }
    }
}

#[test]
fn singles_are_easy() {
    let easy = puzzle(EASY);
    for scale in [Scale::NINEFOLD, Scale::HODOKU] {
        let easy = rating(&easy, scale);
        assert_eq!((easy.end(), easy.level(), easy.steps()), (End::Solved, Some(Level::Easy), 51));
        assert_eq!(easy.techniques().map(|(_, count)| count).sum::<usize>(), 51);
    }
}

/// A budget ends a rating at the same place on every machine; what is cut off has no level.
#[test]
fn a_budget_ends_a_rating() {
    let hard = puzzle(HARD);
    for &scale in Scale::ALL {
        let cut = scale.rate(&hard, &Budget::of(200));
        assert_eq!((cut.end(), cut.level()), (End::Stopped, None), "{scale:?}");
        assert_eq!(scale.rate(&hard, &Budget::of(200)), cut);
        // The smallest proofs of this one take long.
        if scale != Scale::PROOF {
            assert_eq!(scale.rate(&hard, &Budget::of(u64::MAX)), rating(&hard, scale));
        }
        assert_eq!(scale.next_step(&Position::start(hard), &Budget::of(0)), Err(Spent));
    }
}

/// A Sukaku of which no candidate more can be left in: such are among the hardest.
fn sukaku(seed: u64) -> Puzzle {
    let mut random = Random::new(Seed(seed));
    let solution = generate::grid(&mut random);
    let mut clues = Candidates::from_sets(Cell::ALL.map(|cell| solution.get(cell).into()));
    let each = |cell| Digit::ALL.map(|digit| Candidate { cell, digit });
    let mut wrong: Vec<Candidate> = Cell::ALL.into_iter().flat_map(each).collect();
    while !wrong.is_empty() {
        let tried = wrong.swap_remove(random.below(wrong.len() as u32) as usize);
        let before = clues.get(tried.cell);
        clues.set(tried.cell, before.with(tried.digit));
        if Puzzle::new(clues).is_err() {
            clues.set(tried.cell, before);
        }
    }
    Puzzle::new(clues).expect("one solution")
}

/// Rating a hard Sukaku can take minutes and more; a budget ends it in every order.
#[test]
fn a_budget_ends_the_rating_of_a_hard_sukaku() {
    for seed in 0..3 {
        let hard = sukaku(seed);
        for &scale in Scale::ALL {
            let cut = scale.rate(&hard, &Budget::of(300));
            assert_eq!((cut.end(), cut.level()), (End::Stopped, None), "{scale:?}, seed {seed}");
            assert_eq!(scale.rate(&hard, &Budget::of(300)), cut, "{scale:?}, seed {seed}");
        }
    }
}

/// A budget that ends within a search by chains leaves no half of one in the path.
#[test]
fn a_budget_may_end_anywhere() {
    let grid = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
    let start = Position::start(puzzle(grid));
    let whole = Scale::EXPLAINER.path(&start, &Budget::unlimited());
    for limit in (9000..9200).step_by(14) {
        let cut = Scale::EXPLAINER.path(&start, &Budget::of(limit));
        assert_eq!(cut.rating().end(), End::Stopped, "{limit}");
        assert!(!cut.steps().is_empty() && whole.steps().starts_with(cut.steps()), "{limit}");
    }
}

/// Finders stop within their search, not only between two steps.
#[test]
fn a_budget_ends_a_search() {
    let marks = start(&puzzle(HARD));
    for technique in [Technique::AlsChain, Technique::NestedNet] {
        let budget = Budget::of(100);
        assert_eq!(marks.find_all_within(technique, &budget), Err(Spent), "{technique}");
    }
    let asked = std::cell::Cell::new(0_u64);
    let stop = || {
        asked.set(asked.get() + 1);
        asked.get() > 3
    };
    let budget = Budget::unlimited().until(&stop);
    assert_eq!(marks.find_all_within(Technique::DoublyNestedNet, &budget), Err(Spent));
    assert_eq!(asked.get(), 4, "what is spent is not asked again");
}

#[test]
fn what_a_scale_does_not_solve_has_no_level() {
    let stuck = rating(&puzzle(HARD), Scale::NINEFOLD.up_to(Level::Easy));
    assert_eq!((stuck.end(), stuck.level()), (End::Stuck, None));
    assert_eq!(stuck.to_string(), "unsolved, score 0");
}

/// Positions in the middle of a path, as a player writes them, with and without the givens told
/// apart.
fn positions(puzzle: &Puzzle, scale: Scale) -> Vec<Position> {
    let clues = puzzle.grid();
    let mut marks = start(puzzle);
    let mut positions = vec![Position::start(*puzzle)];
    for (i, step) in path(puzzle, scale).steps().iter().enumerate() {
        step.apply(&mut marks);
        let givens = (i % 2 == 0).then_some(&clues);
        positions.push(Position::resumed(*puzzle, &marks.grid(), &marks.candidates()));
        positions.extend(Position::of(marks.grid(), givens));
    }
    positions
}

/// A hint is the first step of the path that explains the position, and what rates a puzzle is the
/// path that explains it.
#[test]
fn a_hint_begins_the_path() {
    for grid in common::own().step_by(5) {
        let puzzle = Puzzle::try_from(grid).expect("one solution");
        for &scale in Scale::ALL {
            assert_eq!(*path(&puzzle, scale).rating(), rating(&puzzle, scale), "{grid}");
            for position in positions(&puzzle, scale).iter().step_by(6) {
                let hint = scale.next_step(position, &Budget::unlimited()).expect("no limit");
                let path = scale.path(position, &Budget::unlimited());
                assert_eq!(hint.as_ref(), path.steps().first(), "{grid}");
                for most in [0, 3] {
                    let first = scale.first_steps(most, position, &Budget::unlimited());
                    let first = first.expect("no limit");
                    assert_eq!(first, path.steps()[..most.min(path.steps().len())], "{grid}");
                }
            }
        }
    }
}

/// As long as the puzzle is the same, the steps are those of its path: Ninefold's do not depend on
/// how the position came about.
#[test]
fn a_hint_goes_on_with_the_path() {
    let puzzle = puzzle(HARD);
    let mut marks = start(&puzzle);
    for step in path(&puzzle, Scale::NINEFOLD).steps() {
        let position = Position::resumed(puzzle, &marks.grid(), &marks.candidates());
        let hint = Scale::NINEFOLD.next_step(&position, &Budget::unlimited());
        assert_eq!(hint.expect("no limit").as_ref(), Some(step));
        step.apply(&mut marks);
    }
}

#[test]
fn isomorphic_positions_have_the_same_rating() {
    let puzzle = puzzle(HARD);
    let transform = transforms().nth(2).expect("a transform");
    let image = puzzle.transformed(&transform);
    for position in positions(&puzzle, Scale::NINEFOLD).iter().skip(1).step_by(9) {
        let rating = |puzzle, marks: &Marks| {
            let position = Position::resumed(puzzle, &marks.grid(), &marks.candidates());
            Scale::NINEFOLD.path(&position, &Budget::unlimited()).rating().clone()
        };
        let here = rating(puzzle, position.marks());
        assert_eq!(here, rating(image, &transform.marks(position.marks())));
    }
}

/// The level and score beside each puzzle are HoDoKu's.
#[test]
fn hodokus_scale_has_hodokus_levels_and_scores() {
    for (name, text, count, same_score) in [
        ("hodoku.txt", include_str!("../../testdata/hodoku.txt"), 300, 300),
        ("hodoku-fresh.txt", include_str!("../../testdata/hodoku-fresh.txt"), 605, 605),
        ("hodoku-extreme.txt", include_str!("../../testdata/hodoku-extreme.txt"), 600, 600),
    ] {
        let (mut all, mut same) = (0, 0);
        for line in text.lines() {
            let words: Vec<&str> = line.split(' ').collect();
            let &[text, level, score] = words.as_slice() else { panic!("{line}") };
            let rating = rating(&puzzle(text), Scale::HODOKU);
            assert_eq!(rating.level(), Some(level.parse().expect("a level")), "{text}");
            all += 1;
            same += u32::from(rating.score() == Some(score.parse().expect("a score")));
        }
        assert_eq!((all, same), (count, same_score), "{name}");
    }
}
