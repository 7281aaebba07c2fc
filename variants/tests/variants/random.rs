//! Random boards with random rules: the engine and the reference agree.

use crate::common::{Random, filled, kinds, rule, seed};
use ninefold_variants::rule::Differ;
use ninefold_variants::{
    Board, Budget, Cell, Ended, Kind, Puzzle, Rule, Value, Values, Verdict, reference,
};

/// Compares everything with the reference.
fn agree(board: &Board, rules: &[Rule], context: &str) {
    let puzzle = Puzzle::new(board.clone(), rules.to_vec()).unwrap();
    let mut expected = reference::solutions(board, rules, usize::MAX);
    let mut found = Vec::new();
    puzzle.solutions(Budget::UNLIMITED, |values| {
        found.push(values.to_vec());
        true
    });
    expected.sort();
    found.sort();
    assert_eq!(expected.len(), found.len(), "{context}: {rules:?}");
    assert!(expected == found, "{context}: {rules:?}");
    let mut in_order = Vec::new();
    let (ended, _) = puzzle.solutions_in_order(Budget::UNLIMITED, |values| {
        in_order.push(values.to_vec());
        true
    });
    assert!(ended == Ended::All && expected == in_order, "{context}: {rules:?}");
    let is_right = match puzzle.check(Budget::UNLIMITED) {
        Verdict::Unique(only) => expected == [only],
        Verdict::Several([a, b]) => a < b && expected.contains(&a) && expected.contains(&b),
        Verdict::None => expected.is_empty(),
        Verdict::Undecided => false,
    };
    assert!(is_right, "{context}: {rules:?}");
    let mut candidates = vec![Values::EMPTY; board.cell_count()];
    for solution in &expected {
        for (set, &value) in candidates.iter_mut().zip(solution) {
            *set = set.with(value);
        }
    }
    let known = puzzle.true_candidates(1, Budget::UNLIMITED, |_| true);
    let known: Vec<_> = board.cells().map(|cell| known.of(cell)).collect();
    assert_eq!(known, candidates, "{context}: {rules:?}");
}

/// Gives some of the values, as many as make the reference quick.
fn givens(random: &mut Random, values: &[Value], count: usize) -> Vec<Rule> {
    (0..count)
        .map(|_| {
            let cell = random.below(values.len());
            let values = Values::of(values[cell]);
            Rule::Allowed { cell: ninefold_variants::Cell(cell as u16), values }
        })
        .collect()
}

fn small(random: &mut Random, kinds: &[Kind], context: &str) {
    let least = i32::from(random.below(4) > 0);
    let (board, values) = filled(random, 4, least);
    let mut rules: Vec<_> = kinds.iter().map(|&kind| rule(random, &board, kind, &values)).collect();
    rules.extend(givens(random, &values, 1));
    agree(&board, &rules, context);
}

#[test]
fn each_rule_alone() {
    let mut random = Random::new(seed());
    for kind in kinds() {
        for round in 0..40 {
            small(&mut random, &[kind], &format!("{kind:?} {round}"));
        }
    }
}

#[test]
fn what_holds_for_all_values_holds_for_some_of_them() {
    let mut random = Random::new(seed());
    let mut held = 0;
    for kind in kinds() {
        for round in 0..200 {
            let size = [4, 6, 9][round % 3];
            let least = i32::from(random.below(4) > 0);
            let (mut board, mut values) = filled(&mut random, size, least);
            let rule = rule(&mut random, &board, kind, &values);
            if round % 4 == 3 {
                // Whatever houses say is not known then.
                board = Board::empty(size, size, size, least).unwrap();
                for _ in 0..random.below(2 * size) {
                    let cell = random.below(values.len());
                    values[cell] = Value(random.below(size) as u8);
                }
            }
            let mut some: Vec<_> = values.iter().copied().map(Some).collect();
            if !rule.holds(&board, &some) {
                continue;
            }
            held += 1;
            for _ in 0..some.len() {
                some[random.below(values.len())] = None;
                assert!(rule.holds(&board, &some), "{kind:?} {round}: {rule:?} {some:?}");
            }
        }
    }
    assert!(held > 5_000, "{held}");
}

#[test]
fn each_pair_of_rules() {
    let mut random = Random::new(seed());
    for first in kinds() {
        for second in kinds() {
            small(&mut random, &[first, second], &format!("{first:?} {second:?}"));
        }
    }
}

#[test]
fn several_rules_on_a_board_of_six() {
    let mut random = Random::new(seed());
    let all: Vec<_> = kinds().collect();
    for round in 0..400 {
        let (board, values) = filled(&mut random, 6, 1);
        let mut rules: Vec<_> = (0..4)
            .map(|_| {
                let kind = all[random.below(all.len())];
                rule(&mut random, &board, kind, &values)
            })
            .collect();
        rules.extend(givens(&mut random, &values, 16));
        agree(&board, &rules, &format!("round {round}"));
    }
}

#[test]
fn rules_on_a_board_without_houses() {
    let mut random = Random::new(seed());
    for kind in kinds() {
        if matches!(kind, Kind::NumberedRoom | Kind::Indexer | Kind::Sandwich | Kind::XSum) {
            // Their random lines are houses.
            continue;
        }
        for round in 0..10 {
            let board = Board::empty(3, 3, 4, 1).unwrap();
            let values: Vec<_> = (0..9).map(|_| Value(random.below(4) as u8)).collect();
            let skyscraper = kind == Kind::Skyscraper;
            let mut rules = vec![if skyscraper {
                Rule::Skyscraper { cells: (0..3).map(ninefold_variants::Cell).collect(), seen: 2 }
            } else {
                rule(&mut random, &board, kind, &values)
            }];
            rules.extend(givens(&mut random, &values, 5));
            agree(&board, &rules, &format!("{kind:?} {round}"));
        }
    }
}

/// A board with random regions grown from its cells, and some rules.
#[test]
fn rules_on_jigsaw_and_oblong_boards() {
    let mut random = Random::new(seed());
    for kind in kinds() {
        if matches!(kind, Kind::NumberedRoom | Kind::Indexer) {
            // Their random values stand in lines with a place for each value.
            continue;
        }
        for round in 0..6 {
            let (rows, columns) = [(4, 5), (3, 5), (5, 4)][round % 3];
            let mut board = Board::lines(rows, columns, 5, 1).unwrap();
            for top in 0..rows / 2 {
                let region = (0..5).filter_map(|i| board.cell(top * 2 + i % 2, i / 2 + top));
                board.add_region(region.collect()).unwrap();
            }
            // A Latin rectangle satisfies the lines at least.
            let values: Vec<_> = (0..rows * columns)
                .map(|i| Value(((i / columns + i % columns) % 5) as u8))
                .collect();
            let mut rules = vec![rule(&mut random, &board, kind, &values)];
            rules.extend(givens(&mut random, &values, 4));
            agree(&board, &rules, &format!("{kind:?} {round}"));
        }
    }
}

#[test]
fn lines_with_the_same_unknown_x_sum() {
    let mut random = Random::new(seed());
    let board = Board::square(4).unwrap();
    for round in 0..20 {
        let mut lines: Vec<Vec<Cell>> =
            board.houses()[..8].iter().map(|house| house.cells.clone()).collect();
        lines.extend(lines.clone().into_iter().map(|line| line.into_iter().rev().collect()));
        for i in (1..lines.len()).rev() {
            lines.swap(i, random.below(i + 1));
        }
        let (some, others) = lines.split_at(2 + round % 3);
        let chain = some.windows(2).chain(others[..2 * (round % 2)].windows(2));
        let same =
            |pair: &[Vec<Cell>]| Rule::SameXSum { first: pair[0].clone(), second: pair[1].clone() };
        agree(&board, &chain.map(same).collect::<Vec<_>>(), &format!("round {round}"));
    }
}

#[test]
fn sums_and_cages_that_name_a_cell_twice() {
    let mut random = Random::new(seed());
    for round in 0..60 {
        let (board, values) = filled(&mut random, 4, 1);
        let mut cells: Vec<_> = (0..4).map(|_| Cell(random.below(16) as u16)).collect();
        cells.push(cells[random.below(4)]);
        let number = |cell: &Cell| board.number(values[cell.index()]);
        let sum = cells.iter().map(number).sum();
        let twice = match round % 3 {
            0 => Rule::Cage { cells, sum: Some(sum) },
            1 => Rule::LittleKiller { cells, sum },
            _ => Rule::Quadruple { values: vec![values[cells[0].index()]; 2], cells, exact: false },
        };
        agree(&board, &[twice], &format!("round {round}"));
    }
}

/// Boards that need more words for their sets of cells than small ones.
#[test]
fn large_boards() {
    let mut random = Random::new(seed());
    let all: Vec<_> = kinds().filter(|kind| *kind != Kind::Negative).collect();
    for (size, rounds) in [(12, 30), (16, 20), (20, 10)] {
        for round in 0..rounds {
            let (board, values) = filled(&mut random, size, 1);
            let kind = all[random.below(all.len())];
            let mut rules: Vec<_> = (0..size * size)
                .filter(|_| random.below(100) < 92)
                .map(|i| Rule::Allowed { cell: Cell(i as u16), values: Values::of(values[i]) })
                .collect();
            rules.push(rule(&mut random, &board, kind, &values));
            agree(&board, &rules, &format!("{size} {kind:?} {round}"));
        }
    }
}

/// What the library's engine is asked, and the same with a rule that says nothing new.
#[test]
fn classic_puzzles() {
    let mut random = Random::new(seed());
    for round in 0..40 {
        let (board, values) = filled(&mut random, 9, 1);
        let mut rules = givens(&mut random, &values, 40);
        for _ in 0..10 {
            let cell = Cell(random.below(81) as u16);
            let odd = board.number(values[cell.index()]) % 2 == 1;
            rules.push(if odd { Rule::Odd(cell) } else { Rule::Even(cell) });
        }
        let row = board.houses()[0].cells.clone();
        let again = Rule::Different { cells: row, why: Differ::Set };
        let solutions = |rules: Vec<Rule>| {
            let mut found = Vec::new();
            Puzzle::new(board.clone(), rules).unwrap().solutions(Budget::UNLIMITED, |values| {
                found.push(values.to_vec());
                found.len() < 3000
            });
            found.sort();
            found
        };
        let classic = solutions(rules.clone());
        let other = solutions([rules, vec![again]].concat());
        assert_eq!(classic.len(), other.len(), "round {round}");
        assert!(classic == other || classic.len() == 3000, "round {round}");
    }
}

/// Four cells that must differ, and three values.
#[test]
fn more_cells_that_differ_than_values() {
    let mut random = Random::new(seed());
    for round in 0..20 {
        let board = Board::empty(2, 3, 3, 1).unwrap();
        let cells: Vec<_> = (0..6).map(Cell).collect();
        let sum = 6 + random.below(13) as i32;
        let rules = [Rule::AntiKing, Rule::LittleKiller { cells, sum }];
        agree(&board, &rules, &format!("round {round}"));
    }
}

#[test]
fn a_budget_may_leave_open_whether_there_is_one_solution() {
    let puzzle: Puzzle = ".Shape~9x9.AntiKnight".parse().unwrap();
    assert_eq!(puzzle.check(Budget::guesses(1)), Verdict::Undecided);
}

#[test]
fn many_solutions_come_in_order() {
    let list = |text: &str, budget: Budget<'_>, most: usize| {
        let puzzle: Puzzle = text.parse().unwrap();
        let mut found = Vec::new();
        let (ended, _) = puzzle.solutions_in_order(budget, |values| {
            found.push(values.to_vec());
            found.len() < most
        });
        assert!(found.is_sorted_by(|a, b| a < b), "{text}");
        assert!(
            found.first().is_none_or(|first| *first == puzzle.first(Budget::UNLIMITED).unwrap())
        );
        (ended, found)
    };
    let (ended, all) = list(".Shape~5x5.~R1C1_1", Budget::UNLIMITED, usize::MAX);
    assert_eq!((ended, all.len()), (Ended::All, 161_280 / 5));
    let (ended, some) = list(".Shape~5x5.~R1C1_1", Budget::guesses(9_000), usize::MAX);
    assert_eq!((ended, &some[..]), (Ended::Budget, &all[..some.len()]));
    assert!(some.len() > 1_000);
    // The library's engine for 9×9 answers this one.
    let (ended, first) = list(".Shape~9x9.~R1C1_2", Budget::UNLIMITED, 3_000);
    assert_eq!((ended, first.len()), (Ended::Enough, 3_000));
}

#[test]
fn a_clue_alone_on_a_large_board_leaves_solutions() {
    for text in [
        ".Shape~16x16.Sandwich~10~C4",
        ".Shape~12x12.Sandwich~0~C4.Sandwich~55~R2",
        ".Shape~16x16.XSum~C4~30~",
        ".Shape~16x16.Skyscraper~C4~12~",
    ] {
        has_two(&text.parse().expect(text));
    }
    // Two lines with the same X-sum, which no constraint string says.
    let board = Board::empty(16, 16, 16, 1).expect("a board");
    let line = |cells: std::ops::Range<u16>| cells.map(Cell).collect::<Vec<_>>();
    let rules = [line(0..16), line(16..32)]
        .map(|cells| Rule::Different { cells, why: Differ::Set })
        .into_iter()
        .chain([Rule::SameXSum { first: line(0..16), second: line(16..32) }]);
    has_two(&Puzzle::new(board, rules.collect()).expect("a puzzle"));

    fn has_two(puzzle: &Puzzle) {
        let mut found = 0;
        puzzle.solutions(Budget::guesses(2_000), |_| {
            found += 1;
            found < 2
        });
        assert_eq!(found, 2, "{puzzle:?}");
    }
}
