//! What a seed leads to stays the same. docs/SUPPORT.md promises it: if a value here has to change, the
//! middle number of the version changes as well.

use ninefold::generate::{
    Difficulty, PatternSymmetry, Random, Request, Seed, grid, minimise::minimised, puzzle, sample,
};
use ninefold::rate::{Bounds, Scale};
use ninefold::{Grid, Level, Puzzle};

const FULL: &str =
    "914526378587134629326978514851493762439762185672815943768349251243651897195287436";

fn made(request: &Request, seed: u64) -> String {
    puzzle(request, Seed(seed)).expect("found").grid().to_string()
}

fn hard() -> Request {
    Request {
        difficulty: Difficulty {
            ratings: Bounds::on(Scale::NINEFOLD).exactly("level", Level::Hard),
            ..Difficulty::default()
        },
        symmetry: PatternSymmetry::Rotate180,
        ..Request::default()
    }
}

#[test]
fn puzzles() {
    let few = Request { clues: Some(22..=22), ..Request::default() };
    let known = [
        (
            Request::default(),
            1,
            "..1....934.....2.69.8.....4842.3.7............3.51..4.254.6.......7.....78....6..",
        ),
        (
            Request::default(),
            u64::MAX,
            ".1..6893..2.....7...8..5..1...9.....19.2....4.8....69...5.........4.72.5...8.....",
        ),
        (
            few,
            2,
            "...15..........3.7.........1.39......9.5...6...7....52.49........5...8...6..875.1",
        ),
        (
            hard(),
            3,
            "1..6.25..8....317...7.4...24......65.........61......93...2.6...847....1..69.8..3",
        ),
    ];
    for (request, seed, expected) in known {
        assert_eq!(made(&request, seed), expected, "{request:?}, seed {seed}");
    }
}

#[test]
fn grids_and_transformations() {
    assert_eq!(
        grid(&mut Random::new(Seed(1))).to_string(),
        "589364712432179658617582439275436981391827546864951327126745893748293165953618274"
    );
    let full: Grid = FULL.parse().expect("a grid");
    assert_eq!(
        Random::new(Seed(1)).transform().grid(&full).to_string(),
        "186549273739286145245731689564397812971862534328415967852673491413928756697154328"
    );
}

#[test]
fn minimal_puzzles() {
    let full: Grid = FULL.parse().expect("a grid");
    let puzzle = Puzzle::try_from(full).expect("one solution");
    assert_eq!(
        minimised(&puzzle, &mut Random::new(Seed(1))).expect("digits").to_string(),
        "....26.7.5......2......85.....4.....4.97....5.7......3....492....3..1.9..95.....6"
    );
    let sampled = sample(Seed(1));
    assert_eq!(
        sampled.puzzle.grid().to_string(),
        "58.....1.4.....6...1...2.39.7.4.....3...2...6.....1.2....74.8....8.9..65..3......"
    );
    assert_eq!(format!("{:.6}", sampled.ln_weight), "33.478836");
}
