//! Puzzles that are made: unique, as requested, the same for a seed.

use std::collections::HashSet;

use ninefold_variants::explain::{Level, Technique};
use ninefold_variants::format::{Draft, Format, read};
use ninefold_variants::generate::{Made, NotMade, PatternSymmetry, Request, Seed, puzzle};
use ninefold_variants::picture::{Shape, picture};
use ninefold_variants::questions;
use ninefold_variants::rule::TABLE;
use ninefold_variants::{Budget, Cell, Ended, Kind, Puzzle, Rule, reference};

fn givens(made: &Made) -> Vec<(usize, usize)> {
    let board = made.puzzle.board();
    let rules = made.puzzle.rules().iter();
    rules
        .filter_map(|rule| match rule {
            Rule::Allowed { cell, .. } => Some(board.place(*cell)),
            _ => None,
        })
        .collect()
}

fn is_sound(made: &Made) {
    let mut solutions = Vec::new();
    let (ended, _) = made.puzzle.solutions(Budget::UNLIMITED, |values| {
        solutions.push(values.to_vec());
        solutions.len() < 2
    });
    assert_eq!(ended, Ended::All);
    assert_eq!(solutions, std::slice::from_ref(&made.solution));
    let values: Vec<_> = made.solution.iter().copied().map(Some).collect();
    let board = made.puzzle.board();
    assert!(made.puzzle.rules().iter().all(|rule| rule.holds(board, &values)));
}

/// All shapes lie on the picture, and there is one for each rule that is drawn.
fn is_drawn(made: &Made) {
    let (board, rules) = (made.puzzle.board(), made.puzzle.rules());
    let drawn = picture(board, rules, None);
    let [width, height] = drawn.size;
    for shape in &drawn.shapes {
        let points = match shape {
            Shape::Path { points, .. } => points.clone(),
            Shape::Circle { middle, .. } | Shape::Text { middle, .. } => vec![*middle],
        };
        for [x, y] in points {
            assert!((0.0..=width).contains(&x) && (0.0..=height).contains(&y), "{shape:?}");
        }
    }
    let without = picture(board, &[], None).shapes.len();
    let is_told = |rule: &Rule| rule.is_everywhere() || rule.kind() == Kind::Disjoint;
    assert!(drawn.shapes.len() > without || rules.iter().all(is_told));
    let solved = picture(board, rules, Some(&made.solution));
    let digits =
        |shape: &&Shape| matches!(shape, Shape::Text { text, .. } if text.parse::<i32>().is_ok());
    assert!(solved.shapes.iter().filter(digits).count() >= board.cell_count());
}

#[test]
fn every_kind_makes_unique_puzzles() {
    let mut made_kinds = HashSet::new();
    for entry in TABLE {
        for size in [4, 6, 9] {
            let mut request = Request::new([entry.kind]);
            request.size = size;
            match puzzle(&request, Seed(11)) {
                Ok(made) => {
                    is_sound(&made);
                    assert!(made.puzzle.rules().iter().any(|rule| rule.kind() == entry.kind));
                    is_drawn(&made);
                    made_kinds.insert(entry.kind);
                }
                Err(NotMade::Impossible(_)) => {}
                // A small board may have no room for a rule.
                Err(_) => assert!(size < 9, "{} {size}", entry.name),
            }
        }
    }
    let impossible =
        [Kind::Given, Kind::Distinct, Kind::Pairs, Kind::Sum, Kind::Automaton, Kind::Negative];
    let missing: Vec<_> = TABLE
        .iter()
        .map(|entry| entry.kind)
        .filter(|kind| !made_kinds.contains(kind) && !impossible.contains(kind))
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn an_independent_solver_finds_the_same_solution() {
    for (kind, seed) in
        [Kind::Cage, Kind::Thermometer, Kind::Arrow, Kind::Whisper].into_iter().zip(0..)
    {
        let mut request = Request::new([kind]);
        request.size = 4;
        let made = puzzle(&request, Seed(seed)).expect("there is one");
        let board = made.puzzle.board();
        let found = reference::solutions(board, made.puzzle.rules(), 3);
        assert_eq!(found, std::slice::from_ref(&made.solution));
    }
}

#[test]
fn mixes_and_irregular_regions() {
    for seed in 0..4 {
        let mut request = Request::new([Kind::AntiKnight, Kind::Cage, Kind::Arrow]);
        request.rules[1].count = Some(6);
        is_sound(&puzzle(&request, Seed(seed)).expect("there is one"));
        let mut request = Request::new([]);
        request.jigsaw = true;
        request.size = 5 + seed as usize;
        let made = puzzle(&request, Seed(seed)).expect("there is one");
        is_sound(&made);
        assert_eq!(made.puzzle.board().regions().count(), request.size);
    }
}

#[test]
fn all_marks_are_given_if_the_rule_says_so() {
    let kinds = [Kind::Difference, Kind::Ratio, Kind::Negative];
    let made = puzzle(&Request::new(kinds), Seed(3)).expect("there is one");
    is_sound(&made);
    assert!(made.puzzle.rules().iter().any(|rule| rule.kind() == Kind::Negative));
}

#[test]
fn the_seed_decides() {
    let mut request = Request::new([Kind::Cage, Kind::Thermometer]);
    request.size = 6;
    let rules = |seed| puzzle(&request, Seed(seed)).expect("there is one").puzzle.rules().to_vec();
    assert_eq!(rules(5), rules(5));
    assert_ne!(rules(5), rules(6));
}

#[test]
fn levels_bound_the_steps() {
    for (level, hardest) in [
        (Level::Easy, Technique::OneRule),
        (Level::Medium, Technique::Total),
        (Level::Hard, Technique::Together),
    ] {
        for kind in [Kind::Cage, Kind::Thermometer, Kind::Difference] {
            // A hard killer of this size is rare.
            if (level, kind) == (Level::Hard, Kind::Cage) {
                continue;
            }
            let mut request = Request::new([kind]);
            (request.size, request.levels) = (6, level..=level);
            let made =
                puzzle(&request, Seed(2)).unwrap_or_else(|why| panic!("{level:?} {kind:?}: {why}"));
            is_sound(&made);
            let rating = made.puzzle.rate(Budget::UNLIMITED).expect("there is time");
            assert_eq!(rating.level, level, "{kind:?}");
            assert!(rating.solved && rating.hardest <= hardest);
        }
    }
}

#[test]
fn givens_are_as_many_and_as_symmetric_as_wanted() {
    for symmetry in PatternSymmetry::ALL {
        let mut request = Request::new([Kind::Thermometer]);
        (request.size, request.symmetry) = (8, *symmetry);
        request.givens = Some(20..=34);
        let made = puzzle(&request, Seed(1)).expect("there is one");
        is_sound(&made);
        let places = givens(&made);
        assert!((20..=34).contains(&places.len()));
        let image = |place| symmetry.images_on(8, place).all(|image| places.contains(&image));
        assert!(places.iter().all(|place| image(*place)), "{symmetry}");
    }
}

#[test]
fn rules_are_symmetric_if_they_shall_be() {
    for entry in TABLE {
        let mut request = Request::new([entry.kind]);
        request.symmetry = PatternSymmetry::Rotate180;
        let made = match puzzle(&request, Seed(1)) {
            Err(NotMade::Impossible(_)) => continue,
            made => made.unwrap_or_else(|why| panic!("{}: {why}", entry.name)),
        };
        is_sound(&made);
        let board = made.puzzle.board();
        let turned = |rule: &Rule| -> HashSet<_> {
            let places = rule.cells(board).into_iter().map(|cell| board.place(cell));
            places.filter_map(|(row, column)| board.cell(8 - row, 8 - column)).collect()
        };
        let rules = made.puzzle.rules().iter().filter(|rule| rule.kind() == entry.kind);
        let places: Vec<HashSet<_>> =
            rules.clone().map(|rule| rule.cells(board).into_iter().collect()).collect();
        // The circles are one rule, with as many of each number as it says.
        let is_symmetric =
            |rule| places.contains(&turned(rule)) || rule.kind() == Kind::CountingCircles;
        assert!(rules.clone().all(is_symmetric), "{}", entry.name);
    }
    let mut request = Request::new([Kind::Cage]);
    (request.size, request.jigsaw, request.symmetry) = (8, true, PatternSymmetry::Mirror);
    let made = puzzle(&request, Seed(1)).expect("there is one");
    is_sound(&made);
    let board = made.puzzle.board();
    let regions: Vec<&[Cell]> = board.regions().map(|house| &house.cells[..]).collect();
    let mirrored = |cells: &[Cell]| -> HashSet<Cell> {
        let places = cells.iter().map(|&cell| board.place(cell));
        places.filter_map(|(row, column)| board.cell(row, 7 - column)).collect()
    };
    let is_one = |cells: HashSet<Cell>| {
        regions.iter().any(|region| region.iter().all(|cell| cells.contains(cell)))
    };
    assert!(regions.iter().all(|region| is_one(mirrored(region))));
}

/// Without each of its rules there are several solutions. Disjoint groups are left out together, and no mark is
/// while all are said to be given.
fn needs_everything(made: &Made) {
    let (board, rules) = (made.puzzle.board(), made.puzzle.rules());
    let has_all_marks = rules.iter().any(|rule| rule.kind() == Kind::Negative);
    let stays =
        |rule: &Rule| has_all_marks && matches!(rule.kind(), Kind::Difference | Kind::Ratio);
    for (number, rule) in rules.iter().enumerate().filter(|(_, rule)| !stays(rule)) {
        let goes = |(at, other): (usize, &Rule)| {
            at == number || (rule.kind() == Kind::Disjoint && other.kind() == Kind::Disjoint)
        };
        let others = rules.iter().enumerate().filter(|&other| !goes(other));
        let others = others.map(|(_, other)| other.clone()).collect();
        let without = Puzzle::new(board.clone(), others).expect("it can be");
        assert_eq!(without.count(2, Budget::UNLIMITED).found, 2, "{rule:?}");
    }
}

#[test]
fn minimal_puzzles_need_everything() {
    let mixed = [vec![Kind::Thermometer, Kind::AntiKnight]];
    let marks = [vec![Kind::Difference, Kind::Ratio, Kind::Negative]];
    let alone = TABLE.iter().map(|entry| vec![entry.kind]);
    let mut made_kinds = HashSet::new();
    for kinds in alone.chain(mixed).chain(marks) {
        for size in [4, 6, 9] {
            let mut request = Request::new(kinds.iter().copied());
            (request.size, request.minimal) = (size, true);
            match puzzle(&request, Seed(4)) {
                Ok(made) => {
                    is_sound(&made);
                    needs_everything(&made);
                    made_kinds.extend(kinds.iter().copied());
                }
                Err(NotMade::Impossible(_)) => {}
                // A small board may have no solution.
                Err(why) => assert!(size < 6, "{kinds:?} {size}: {why}"),
            }
        }
    }
    let without = [Kind::Given, Kind::Distinct, Kind::Pairs, Kind::Sum, Kind::Automaton];
    let is_missing = |kind: &Kind| !made_kinds.contains(kind) && !without.contains(kind);
    let missing: Vec<_> = TABLE.iter().map(|entry| entry.kind).filter(is_missing).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn a_windoku_of_every_size_has_its_squares() {
    for (size, squares) in [(4, 1), (6, 1), (8, 2), (12, 4), (16, 9)] {
        let mut request = Request::new([Kind::Windoku]);
        request.size = size;
        let made = puzzle(&request, Seed(1)).unwrap_or_else(|why| panic!("{size}: {why}"));
        is_sound(&made);
        let of_it = |rule: &&Rule| rule.kind() == Kind::Windoku;
        assert_eq!(made.puzzle.rules().iter().filter(of_it).count(), squares, "{size}");
        let written = Format::named("iss").unwrap().write(&Draft::from(&made.puzzle)).unwrap();
        assert!(written.text.contains(".Windoku"), "{}", written.text);
    }
}

#[test]
fn what_cannot_be_is_refused() {
    let refused = |change: fn(&mut Request)| {
        let mut request = Request::new([Kind::Cage]);
        change(&mut request);
        matches!(puzzle(&request, Seed(1)), Err(NotMade::Impossible(_)))
    };
    assert!(refused(|request| request.size = 3));
    assert!(refused(|request| request.size = 17));
    assert!(refused(|request| request.size = 1 << 32));
    assert!(refused(|request| request.givens = Some(82..=90)));
    assert!(refused(|request| request.rules.push(Kind::Cage.into())));
    assert!(refused(|request| request.rules.push(Kind::Sum.into())));
    assert!(refused(|request| request.rules.push(Kind::Negative.into())));
    assert!(refused(|request| {
        (request.size, request.jigsaw, request.symmetry) = (6, true, PatternSymmetry::Diagonal);
    }));
    for kind in [Kind::Disjoint, Kind::RegionSum, Kind::Windoku] {
        let mut request = Request::new([kind]);
        request.size = 7;
        assert!(matches!(puzzle(&request, Seed(1)), Err(NotMade::Impossible(_))));
    }
    assert!(refused(|request| {
        (request.size, request.minimal) = (4, true);
        request.rules.push(Kind::Diagonal.into());
    }));
    assert!(!refused(|_| {}));
}

#[test]
fn a_number_stands_only_where_rules_are_counted() {
    for name in ["jigsaw", "kropki", "windoku", "anti-king"] {
        let why = Request::new([]).add(&format!("{name}=2")).expect_err("it counts nothing");
        assert_eq!(why.to_string(), format!("{name} takes no number"));
    }
}

#[test]
fn rules_that_leave_no_solution_are_refused_at_once() {
    let mut request = Request::new([Kind::AntiKing]);
    request.size = 4;
    let why = puzzle(&request, Seed(1)).expect_err("there is none");
    assert!(matches!(why, NotMade::Impossible(_)), "{why}");
    assert_eq!(why.to_string(), "these rules leave no solution on a 4×4 board");
}

#[test]
fn every_notation_keeps_what_was_made() {
    for kind in [Kind::Cage, Kind::Thermometer, Kind::Skyscraper, Kind::Quadruple] {
        let made = puzzle(&Request::new([kind]), Seed(8)).expect("there is one");
        let draft = Draft::from(&made.puzzle);
        for name in ["iss", "fpuzzles-json", "variant-json"] {
            let written = Format::named(name).expect("it is there").write(&draft).expect("it can");
            let again = read(&written.text).expect("it is whole").puzzle().expect("it can be");
            assert_eq!(again.solve(Budget::UNLIMITED), Some(made.solution.clone()), "{name}");
        }
    }
}

#[test]
fn programs_ask_for_puzzles_and_ratings() {
    let made = questions::answer(&serde_json::json!({
        "id": 3, "ask": "generate", "rules": ["killer=4", "thermo"], "size": 6, "max": "medium",
        "clues": [0, 20], "seed": 5,
    }));
    assert_eq!(made["id"], 3);
    let puzzle = made["puzzle"].as_str().expect("there is one");
    let ask = |ask| questions::answer(&serde_json::json!({ "puzzle": puzzle, "ask": ask }));
    assert_eq!(ask("check")["verdict"], "unique");
    assert_eq!(ask("solve")["solution"], made["solution"]);
    let rated = ask("rate");
    for member in ["level", "hardest", "size", "count", "score"] {
        assert_eq!(rated[member], made[member], "{member}");
    }
    let wrong = |question| questions::answer(&question)["error"].clone();
    let json = |text| serde_json::from_str(text).expect("it is JSON");
    assert_eq!(wrong(json(r#"{"ask": "generate", "rules": ["frob"]}"#)), "malformed");
    assert_eq!(wrong(json(r#"{"ask": "generate", "clues": [12, 9]}"#)), "malformed");
    assert_eq!(wrong(json(r#"{"ask": "generate", "size": "x"}"#)), "malformed");
    assert_eq!(wrong(json(r#"{"ask": "generate", "min": "tough"}"#)), "malformed");
    assert_eq!(wrong(json(r#"{"ask": "generate", "clues": [1]}"#)), "malformed");
    assert_eq!(wrong(json(r#"{"ask": "generate", "size": 900}"#)), "impossible");
    let late = r#"{"ask": "generate", "rules": ["killer"], "min": "extreme", "seconds": 0}"#;
    assert_eq!(wrong(json(late)), "undecided");
}
