//! A setter's questions, compared with the reference on small boards.

use crate::common::{Random, filled, kinds, rule, seed};
use ninefold_variants::generate::{self, Request, Seed};
use ninefold_variants::setter::Need;
use ninefold_variants::{
    Board, Budget, Cell, Ended, Kind, Puzzle, Rule, RuleIndex, Value, Values, reference,
};

/// A board with random rules that some solution keeps, and all solutions.
fn random_puzzle(random: &mut Random, givens: usize) -> (Puzzle, Vec<Vec<Value>>) {
    let least = i32::from(random.below(4) > 0);
    let (board, values) = filled(random, 4, least);
    let kinds: Vec<_> = kinds().collect();
    let mut rules = Vec::new();
    for _ in 0..3 {
        let kind = kinds[random.below(kinds.len())];
        rules.push(rule(random, &board, kind, &values));
    }
    for _ in 0..givens {
        let cell = random.below(values.len());
        let values = Values::of(values[cell]);
        rules.push(Rule::Allowed { cell: Cell(cell as u16), values });
    }
    let solutions = reference::solutions(&board, &rules, usize::MAX);
    (Puzzle::new(board, rules).unwrap(), solutions)
}

#[test]
fn candidates_have_the_numbers_of_the_reference() {
    let mut random = Random::new(seed());
    let mut unique_by = 0;
    for _ in 0..300 {
        let givens = random.below(3);
        let (puzzle, solutions) = random_puzzle(&mut random, givens);
        let limit = [1, 2, 5, 1_000][random.below(4)];
        let mut seen = 0;
        let known = puzzle.true_candidates(limit, Budget::UNLIMITED, |_| {
            seen += 1;
            true
        });
        assert!(!known.is_partial() && (seen > 0 || solutions.is_empty()));
        let board = puzzle.board();
        let mut once = Vec::new();
        for cell in board.cells() {
            assert_eq!(known.unknown(cell), Values::EMPTY);
            for value in (0..board.value_count()).map(|value| Value(value as u8)) {
                let with = solutions.iter().filter(|solution| solution[cell.index()] == value);
                let expected = with.count() as u64;
                assert_eq!(known.count(cell, value), expected.min(limit), "{:?}", puzzle.rules());
                assert_eq!(known.of(cell).contains(value), expected > 0);
                if expected == 1 {
                    once.push((cell, value));
                }
            }
        }
        if limit > 1 && solutions.len() != 1 {
            assert_eq!(known.makes_unique(), once);
            unique_by += once.len();
        }
        if let Some(count) = known.solutions() {
            assert_eq!(count, solutions.len() as u64);
        }
        assert!(known.more_than().is_none_or(|count| count < solutions.len() as u64));
    }
    assert!(unique_by > 100, "some puzzles lack one digit");
}

#[test]
fn none_is_counted_where_none_is_wanted() {
    let puzzle = Puzzle::new(Board::square(4).unwrap(), Vec::new()).unwrap();
    let counted = [0, 1, 2].map(|limit| puzzle.count(limit, Budget::UNLIMITED));
    assert_eq!(
        counted.map(|count| (count.found, count.ended)),
        [0, 1, 2].map(|n| (n, Ended::Enough))
    );
}

#[test]
fn a_puzzle_with_more_solutions_than_are_listed() {
    let puzzle = Puzzle::new(Board::square(6).unwrap(), Vec::new()).unwrap();
    let known = puzzle.true_candidates(20, Budget::UNLIMITED, |_| true);
    assert_eq!((known.solutions(), known.more_than()), (None, Some(1_000)));
    for cell in 0..36 {
        assert_eq!(known.of(Cell(cell)), puzzle.board().values());
        assert!((0..6).all(|value| known.count(Cell(cell), Value(value)) == 20));
    }
    let stopped = puzzle.true_candidates(20, Budget::UNLIMITED, |_| false);
    assert!(stopped.is_partial() && stopped.makes_unique().is_empty());
    let late = puzzle.true_candidates(20, Budget::within(std::time::Duration::ZERO), |_| true);
    assert!(late.is_partial() || late == known);
}

/// The places of the rules in a subset, as bits.
fn places(subset: u32, rules: usize) -> Vec<RuleIndex> {
    (0..rules).filter(|rule| subset >> rule & 1 == 1).map(RuleIndex).collect()
}

/// The marks that "all marks given" speaks of.
fn marks_of<'a>(rule: &Rule, rules: &'a [Rule]) -> Vec<&'a Rule> {
    let Rule::Negative(negative) = rule else { return Vec::new() };
    let is_of_it = |rule: &&Rule| match rule {
        Rule::Mark { cells, relation } => {
            negative.marked.contains(cells) && negative.relations.contains(relation)
        }
        _ => false,
    };
    rules.iter().filter(is_of_it).collect()
}

/// What a setter takes away is gone: then "all marks given" speaks of the marks that are left.
#[test]
fn what_is_called_needless_can_be_taken_away() {
    let (mut negatives, mut groups, mut marks) = (0, 0, 0);
    for (words, size) in [("kropki", 4), ("kropki", 6), ("xv", 6), ("disjoint", 4), ("disjoint", 6)]
    {
        for number in 0..4 {
            let mut request = Request::new([]);
            request.size = size;
            request.add(words).expect("it is known");
            if words == "xv" {
                request.rules.push(Kind::Negative.into());
            }
            let made = generate::puzzle(&request, Seed(3).nth(number)).expect("there is one");
            let board = made.puzzle.board();
            let mut rules = made.puzzle.rules().to_vec();
            // With more digits more is needless.
            for cell in board.cells().filter(|_| number % 2 == 0) {
                let values = Values::of(made.solution[cell.index()]);
                rules.push(Rule::Allowed { cell, values });
            }
            let puzzle = Puzzle::new(board.clone(), rules).expect("it can be");
            let needs = puzzle.needs(Budget::UNLIMITED, |_, _| true).expect("it has one solution");
            let needless = Need::Needless.among(&needs);
            for item in puzzle.items(&needless) {
                let left = puzzle.each_rule().filter(|(place, _)| !item.contains(place));
                let mut left: Vec<Rule> = left.map(|(_, rule)| rule.clone()).collect();
                let there: Vec<[Cell; 2]> = left.iter().filter_map(mark).collect();
                for rule in &mut left {
                    if let Rule::Negative(negative) = rule {
                        negative.marked.retain(|pair| there.contains(pair));
                    }
                }
                let left = Puzzle::new(board.clone(), left).expect("it can be");
                assert_eq!(left.solve(Budget::UNLIMITED), Some(made.solution.clone()), "{item:?}");
                assert_eq!(left.count(2, Budget::UNLIMITED).found, 1, "{item:?}");
                let kind = puzzle.rule(item[0]).kind();
                negatives += usize::from(kind == Kind::Negative);
                groups += usize::from(kind == Kind::Disjoint);
                assert!(kind != Kind::Disjoint || item.len() == size);
            }
            // With all digits given nothing else is needed, and the marks can go once nothing speaks of them.
            if number % 2 == 0 {
                let first = |rule: RuleIndex| matches!(puzzle.rule(rule), Rule::Allowed { .. });
                let (kept, _) = puzzle.minimised(first, Budget::UNLIMITED).expect("it is unique");
                assert!(kept.iter().all(|&rule| first(rule)), "{kept:?}");
                marks += puzzle.rules().iter().filter_map(mark).count();
            }
        }
    }
    assert!(negatives >= 5 && groups >= 3 && marks > 20, "{negatives} {groups} {marks}");
}

fn mark(rule: &Rule) -> Option<[Cell; 2]> {
    if let Rule::Mark { cells, .. } = rule { Some(*cells) } else { None }
}

#[test]
fn what_is_needless_and_what_suffices() {
    let mut random = Random::new(seed());
    let (mut unique, mut needless) = (0, 0);
    while unique < 25 {
        let (puzzle, solutions) = random_puzzle(&mut random, 6);
        let rules = puzzle.rules();
        if solutions.len() != 1 {
            assert!(puzzle.needs(Budget::UNLIMITED, |_, _| true).is_none());
            assert!(puzzle.sufficient(|_| 1, Budget::UNLIMITED).is_none());
            continue;
        }
        unique += 1;
        let stands = |kept: &[RuleIndex]| {
            let has = |rule: &Rule| kept.iter().any(|kept| puzzle.rule(*kept) == rule);
            let groups = rules.iter().filter(|rule| rule.kind() == Kind::Disjoint);
            let marks = kept.iter().flat_map(|rule| marks_of(puzzle.rule(*rule), rules));
            marks.into_iter().all(has) && (groups.clone().all(has) || !groups.clone().any(has))
        };
        let is_unique = |kept: &[RuleIndex]| {
            let kept: Vec<Rule> = kept.iter().map(|&rule| puzzle.rule(rule).clone()).collect();
            reference::solutions(puzzle.board(), &kept, 2).len() == 1
        };
        let needs = puzzle.needs(Budget::UNLIMITED, |_, _| true).unwrap();
        let every = (1 << rules.len()) - 1;
        for (rule, need) in needs.iter().enumerate() {
            let without = places(every & !(1 << rule), rules.len());
            if !stands(&without) {
                continue;
            }
            let alone = is_unique(&without);
            assert_eq!(*need, if alone { Need::Needless } else { Need::Needed }, "{rules:?}");
            needless += usize::from(alone);
        }
        let weights: Vec<u32> = rules.iter().map(|_| 1 + random.below(3) as u32).collect();
        let cost = |kept: &[RuleIndex]| kept.iter().map(|rule| weights[rule.0]).sum::<u32>();
        let (kept, is_smallest) =
            puzzle.sufficient(|rule| weights[rule.0], Budget::UNLIMITED).unwrap();
        assert!(is_smallest && is_unique(&kept), "{rules:?}: {kept:?}");
        let cheaper = (0..=every).map(|subset| places(subset, rules.len()));
        let mut cheaper = cheaper.filter(|subset| stands(subset) && cost(subset) < cost(&kept));
        let (fewer, is_minimal) =
            puzzle.minimised(|rule| u32::MAX - weights[rule.0], Budget::UNLIMITED).unwrap();
        let without = |rule: &RuleIndex| {
            fewer.iter().copied().filter(|other| other != rule).collect::<Vec<_>>()
        };
        assert!(is_minimal && is_unique(&fewer), "{rules:?}: {fewer:?}");
        let can_go = |rule| stands(&without(rule)) && is_unique(&without(rule));
        assert!(!fewer.iter().any(can_go), "{rules:?}: {fewer:?}");
        assert!(stands(&kept) && stands(&fewer));
        assert!(!cheaper.any(|subset| is_unique(&subset)), "{rules:?}: {kept:?}");
    }
    assert!(needless > 25, "some rules are needless");
}

#[test]
fn the_fewest_rules_that_contradict() {
    let mut random = Random::new(seed());
    let (mut seen, mut several) = (0, 0);
    while seen < 40 {
        // The rules of one solution with digits of another.
        let (puzzle, _) = random_puzzle(&mut random, 2);
        let board = puzzle.board().clone();
        let mut rules = puzzle.rules().to_vec();
        for _ in 0..3 {
            let cell = Cell(random.below(board.cell_count()) as u16);
            let values = Values::of(Value(random.below(board.value_count()) as u8));
            rules.push(Rule::Allowed { cell, values });
        }
        let puzzle = Puzzle::new(board, rules).unwrap();
        let found = puzzle.smallest_contradiction(Budget::UNLIMITED, Budget::UNLIMITED);
        let rules = puzzle.rules();
        let none = |kept: &[RuleIndex]| {
            let kept: Vec<Rule> = kept.iter().map(|&rule| puzzle.rule(rule).clone()).collect();
            reference::solutions(puzzle.board(), &kept, 1).is_empty()
        };
        let every = (1 << rules.len()) - 1;
        assert_eq!(found.is_some(), none(&places(every, rules.len())), "{rules:?}");
        let Some((found, true)) = found else { continue };
        assert!(none(&found), "{rules:?}: {found:?}");
        let mut fewer = (0..=every).map(|subset| places(subset, rules.len()));
        assert!(!fewer.any(|less| less.len() < found.len() && none(&less)), "{rules:?}: {found:?}");
        seen += 1;
        several += usize::from(found.len() > 1);
    }
    assert!(several > 5, "some need several rules");
    // Eight different digits add up to 44 at most; the digits contradict each other too.
    let puzzle: Puzzle = ".Cage~6~R1C1~R1C2~R1C3.~R2C1_1.Cage~45~R5C1~R5C2~R5C3~R5C4~R5C5~R5C6~R5C7~R5C8.~R9C1_5.~R9C2_5"
        .parse()
        .unwrap();
    let guesses = Budget::guesses(20_000);
    assert_eq!(puzzle.smallest_contradiction(guesses, guesses), Some((vec![RuleIndex(2)], true)));
    assert_eq!(puzzle.contradiction(guesses), Some(vec![RuleIndex(2)]));
    let cut = puzzle.smallest_contradiction(guesses, Budget::guesses(0)).unwrap();
    assert_eq!(cut, (vec![RuleIndex(2)], false));
}

#[test]
fn estimates_are_near_the_number() {
    let empty = |size| Puzzle::new(Board::square(size).unwrap(), Vec::new()).unwrap();
    // The numbers of grids: B. Felgenhauer and F. Jarvis (2005) for 9×9, and 28,200,960 of 6×6.
    for (size, number, samples) in
        [(4, 288.0, 1_000), (6, 28_200_960.0, 2_000), (9, 6.670_903_752e21, 2_000)]
    {
        let estimate = empty(size).estimate(samples, seed(), Budget::UNLIMITED, |_| true);
        assert_eq!(estimate.samples, samples);
        let error = (estimate.solutions - number).abs();
        assert!(error <= 3.0 * estimate.margin && estimate.margin < number / 5.0, "{estimate:?}");
    }
    let mut random = Random::new(seed());
    for _ in 0..30 {
        let (puzzle, solutions) = random_puzzle(&mut random, 0);
        let estimate = puzzle.estimate(500, 1, Budget::UNLIMITED, |_| true);
        let error = (estimate.solutions - solutions.len() as f64).abs();
        assert!(error <= 3.0 * estimate.margin + 1e-6, "{estimate:?}, {}", solutions.len());
    }
    // Far too many for a float, and none that a sample reaches.
    let many = Puzzle::new(Board::empty(20, 20, 25, 1).unwrap(), Vec::new()).unwrap();
    let many = many.estimate(2, 1, Budget::UNLIMITED, |_| true);
    assert!((many.log10 - 400.0 * 25_f64.log10()).abs() < 1e-9, "{many:?}");
    assert!(many.to_json()["estimate"].is_null() && many.solutions.is_infinite());
    let hard = ".Shape~10x10.AntiKnight.AntiKing.AntiConsecutive".parse::<Puzzle>().unwrap();
    let none = hard.estimate(50, 1, Budget::UNLIMITED, |_| true);
    assert!(none.solutions == 0.0 && none.margin.is_infinite(), "{none:?}");
    assert!(none.to_json()["estimate"].is_null() && none.to_json()["high"].is_null());
    let three = empty(9).estimate(10, 1, Budget::UNLIMITED, |estimate| estimate.samples < 3);
    assert_eq!(three.samples, 3);
}
