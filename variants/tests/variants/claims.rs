//! Claims about positions, and what the reasons that are given for them say.

use crate::common::{Random, filled, kinds, rule, seed};
use ninefold::Language;
use ninefold_variants::check::{Effect, Proof, Reason, Refused, check};
use ninefold_variants::explain::{Explainer, Judgement, Position, Technique};
use ninefold_variants::rule::Differ;
use ninefold_variants::{
    Board, Budget, Cell, HouseIndex, Puzzle, Rule, RuleIndex, Value, Values, Verdict,
};

/// What the checker accepts holds for all values that the reasons of the proof alone allow, houses among them or not.
#[test]
fn proofs_need_the_reasons_that_they_name() {
    let mut random = Random::new(seed());
    let (mut accepted, mut refused) = (0, 0);
    for kind in kinds() {
        for _ in 0..30 {
            let (board, values) = filled(&mut random, 4, 1);
            let rules = vec![rule(&mut random, &board, kind, &values)];
            let bare = Board::empty(4, 4, 4, 1).unwrap();
            let mut reasons = vec![Reason::Rule(RuleIndex(0))];
            let mut alone = rules.clone();
            for _ in 0..random.below(3) {
                let house = HouseIndex(random.below(board.houses().len()));
                reasons.push(Reason::House(house));
                let cells = board.house(house).cells.clone();
                alone.push(Rule::Different { cells, why: Differ::Set });
            }
            let any = |random: &mut Random, value: &Value| {
                let all =
                    (0..3).fold(Values::EMPTY, |all, _| all.with(Value(random.below(4) as u8)));
                all.with(*value)
            };
            let candidates: Vec<Values> =
                values.iter().map(|value| any(&mut random, value)).collect();
            let cells: Vec<Cell> = board.cells().collect();
            let proof = Proof { reasons, cells: cells.clone() };
            for &cell in &cells {
                let kept = candidates[cell.index()] & Values(random.below(16) as u32);
                let gone = candidates[cell.index()] - kept;
                let allowed = cells.iter().map(|&other| Rule::Allowed {
                    cell: other,
                    values: if other == cell { gone } else { candidates[other.index()] },
                });
                let all = alone.iter().cloned().chain(allowed).collect();
                let follows = gone.is_empty()
                    || Puzzle::new(bare.clone(), all).unwrap().solve(Budget::UNLIMITED).is_none();
                match check(&board, &rules, &candidates, &proof, &[Effect { cell, kept }]) {
                    Ok(()) => {
                        accepted += 1;
                        assert!(follows, "{rules:?} {proof:?} {candidates:?} {cell:?} {kept:?}");
                    }
                    Err(Refused::Allowed(_)) => {
                        refused += 1;
                        assert!(!follows, "{rules:?} {proof:?} {candidates:?} {cell:?} {kept:?}");
                    }
                    Err(other) => assert_eq!(other, Refused::TooLong),
                }
            }
        }
    }
    assert!(accepted > 3_000 && refused > 3_000, "{accepted} {refused}");
}

/// A claim is not told with reasons that do not say it, nor with one of them many times.
#[test]
fn claims_name_no_needless_reasons() {
    let puzzle: Puzzle = ".Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4.~R2C1_4.~R3C1_2.~R2C3_1.~R3C2_4"
        .parse()
        .expect("a puzzle");
    let explainer = Explainer::new(&puzzle, Technique::Together);
    let judge = |position: &Position<'_>, kept: u32, reasons: &[Reason]| {
        let effect = Effect { cell: Cell(0), kept: Values(kept) };
        match explainer.judge(position, effect, Some(reasons), Budget::UNLIMITED) {
            Judgement::Holds(step) => step,
            other => panic!("{other:?}"),
        }
    };
    let one = [(Cell(0), Values(1))];
    let position = Position::reached(&puzzle, &[], &one);
    let (row_1, row_3) = (Reason::House(HouseIndex(0)), Reason::House(HouseIndex(2)));
    let step = judge(&position, 1, std::slice::from_ref(&row_3));
    assert_eq!((step.technique, step.proof.reasons), (Technique::NakedSingle, Vec::new()));
    // Where the row leaves the value one place, that is a reason too.
    let others = [Cell(1), Cell(3)].map(|cell| (cell, Values(0b1110)));
    let position = Position::reached(&puzzle, &[], &[&one[..], &others].concat());
    let step = judge(&position, 1, std::slice::from_ref(&row_1));
    let expected = (Technique::HiddenSingle, vec![row_1.clone()]);
    assert_eq!((step.technique, step.proof.reasons), expected);
    let position = Position::new(&puzzle);
    let step = judge(&position, 1, &vec![Reason::Rule(RuleIndex(0)); 1_000]);
    let expected = (Technique::OneRule, vec![Reason::Rule(RuleIndex(0))]);
    assert_eq!((step.technique, step.proof.reasons), expected);
}

/// On a board of ten, some rules speak of single cells before any search: no cell of a pill after the first holds 10.
#[test]
fn a_value_that_a_rule_bars_at_once_is_in_no_solution() {
    let board = Board::square(10).unwrap();
    let cell = |name| board.named(name).unwrap();
    // Without these two cells, both orders of the two rows are solutions but for the pill.
    let open = ["r1c5", "r1c10", "r2c5", "r2c10"].map(cell);
    let digit = |row: usize, column: usize| Value(((row % 2 * 5 + row / 2 + column) % 10) as u8);
    let (pill, shaft) = (["r1c1", "r1c5"], ["r2c10", "r3c9"]);
    let mut rules =
        vec![Rule::Arrow { pill: pill.map(cell).to_vec(), shaft: shaft.map(cell).to_vec() }];
    for cell in board.cells().filter(|cell| !open.contains(cell)) {
        let values = Values::of(digit(board.place(cell).0, board.place(cell).1));
        rules.push(Rule::Allowed { cell, values });
    }
    let puzzle = Puzzle::new(board.clone(), rules).unwrap();
    assert_eq!(puzzle.count(2, Budget::UNLIMITED).found, 1);
    let position = Position::new(&puzzle);
    let explainer = Explainer::new(&puzzle, Technique::Together);
    for (name, number) in [("r2c10", 5), ("r1c10", 10), ("r1c5", 5)] {
        let effect = Effect { cell: cell(name), kept: Values(1 << (number - 1)) };
        let judged = explainer.judge(&position, effect, None, Budget::UNLIMITED);
        assert!(matches!(judged, Judgement::Holds(_)), "{name}={number}: {judged:?}");
    }
}

/// A cage's values are not tried in every order: there are 479,001,600 orders.
#[test]
fn the_sets_of_a_large_cage_are_few() {
    let board = Board::lines(13, 13, 13, 1).unwrap();
    let cells: Vec<Cell> = (0..12).map(Cell).collect();
    let mut rules = vec![Rule::Cage { cells, sum: Some(78) }];
    let first = Rule::Allowed { cell: Cell(1), values: Values(0b1011) };
    rules.push(first);
    let puzzle = Puzzle::new(board, rules).unwrap();
    let explainer = Explainer::new(&puzzle, Technique::Together);
    let position = Position::new(&puzzle);
    let effect = Effect { cell: Cell(0), kept: Values((1 << 12) - 1) };
    let Judgement::Holds(step) =
        explainer.judge(&position, effect, Some(&[Reason::Rule(RuleIndex(0))]), Budget::UNLIMITED)
    else {
        panic!("13 is too much");
    };
    let text = step.text(&position, Language::English);
    assert!(text.contains(" can only hold 1+2+3+4+5+6+7+8+9+10+11+12: "), "{text}");
}

#[test]
fn reasons_and_values_that_the_puzzle_lacks_prove_nothing() {
    let board = Board::lines(4, 4, 4, 1).unwrap();
    let given = Rule::Allowed { cell: Cell(0), values: Values::of(Value(9)) };
    assert!(Puzzle::new(board, vec![given]).is_err());
    let puzzle: Puzzle = ".Shape~4x4.~R1C1_1".parse().expect("a puzzle");
    let (explainer, position) =
        (Explainer::new(&puzzle, Technique::Together), Position::new(&puzzle));
    let effect = Effect { cell: Cell(5), kept: Values(0b110) };
    for reason in [
        Reason::Rule(RuleIndex(99)),
        Reason::House(HouseIndex(99)),
        Reason::Total { houses: vec![HouseIndex(99)], rules: vec![RuleIndex(99)] },
    ] {
        let judged = explainer.judge(&position, effect, Some(&[reason]), Budget::UNLIMITED);
        assert!(matches!(judged, Judgement::Wrong(_) | Judgement::NotBy(_)), "{judged:?}");
    }
}

#[test]
fn totals_of_houses_or_rules_alone_are_told() {
    let puzzle: Puzzle = ".Shape~4x4.Cage~3~R3C3~R3C4.~R2C1_3.~R2C2_4".parse().expect("a puzzle");
    let position = Position::reached(&puzzle, &[], &[(Cell(6), Values(1))]);
    let explainer = Explainer::new(&puzzle, Technique::Together);
    let told = |cell: u16, kept: u32, houses: &[usize], rules: &[usize]| {
        let houses = houses.iter().copied().map(HouseIndex).collect();
        let rules = rules.iter().copied().map(RuleIndex).collect();
        let total = Reason::Total { houses, rules };
        let effect = Effect { cell: Cell(cell), kept: Values(kept) };
        match explainer.judge(&position, effect, Some(&[total]), Budget::UNLIMITED) {
            Judgement::Holds(step) => {
                [Language::English, Language::Korean].map(|language| step.text(&position, language))
            }
            other => panic!("{other:?}"),
        }
    };
    let text = &told(8, 0b1000, &[2], &[0])[0];
    assert!(
        text.ends_with(" For example, if r3c1 were 2, r3c1 + r3c2 would come to at most 5."),
        "{text}"
    );
    let [english, korean] = told(7, 0b10, &[1], &[]);
    assert!(korean.ends_with(" r2c4가 1이라면 그 값은 9 이하가 됩니다."), "{korean}");
    assert_eq!(
        english,
        "Row 2 adds up to 10, so r2c1 + r2c2 + r2c3 + r2c4 = 10: r2c4 is 2. If r2c4 were 1, that would come to at most 9."
    );
    assert_eq!(
        told(10, 0b111, &[], &[0])[0],
        "r3c3 + r3c4 = 3: r3c3 cannot be 4. If r3c3 were 4, r3c3 + r3c4 would come to at least 5."
    );
}

/// What is filled in is wrong if no solution agrees with it, and its cell is named.
#[test]
fn a_puzzle_with_several_solutions_has_positions_too() {
    let puzzle: Puzzle = ".Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4.~R2C1_4.~R3C1_2".parse().unwrap();
    let mut solutions = Vec::new();
    puzzle.solutions(Budget::UNLIMITED, |values| {
        solutions.push(values.to_vec());
        true
    });
    assert_eq!(solutions.len(), 3);
    let board = puzzle.board();
    let pairs = |cell: Cell| {
        let others = board.cells().skip(cell.index() + 1);
        others.map(move |other| (cell, other))
    };
    let (mut right, mut together) = (0, 0);
    for (a, b) in board.cells().flat_map(pairs) {
        for (x, y) in board.values().iter().flat_map(|x| board.values().iter().map(move |y| (x, y)))
        {
            let holds =
                |cell: Cell, value| move |values: &&Vec<Value>| values[cell.index()] == value;
            let of_a = solutions.iter().filter(holds(a, x)).count();
            let of_b = solutions.iter().filter(holds(b, y)).count();
            let of_both = solutions.iter().filter(holds(a, x)).filter(holds(b, y)).count();
            let expected = match (of_a, of_b, of_both) {
                (.., 1..) => vec![],
                (0, 0, _) => vec![a, b],
                (0, ..) => vec![a],
                _ => vec![b],
            };
            right += usize::from(of_both > 0);
            together += usize::from(of_a > 0 && of_b > 0 && of_both == 0);
            let standing =
                Position::reached(&puzzle, &[(a, x), (b, y)], &[]).standing(Budget::UNLIMITED);
            assert!(matches!(standing.verdict, Verdict::Several(_)));
            assert_eq!(standing.wrong, expected, "{a:?} {x:?} {b:?} {y:?}");
        }
    }
    assert!(right > 100 && together > 10, "{right} {together}");
}

/// A claim is proved by the 45 rule rather than by cases.
#[test]
fn a_claim_may_rest_on_the_45_rule() {
    let arrows = ".Arrow~R3C1~R2C1~R1C1~R1C2.Arrow~R6C1~R5C1~R4C1.Arrow~R9C1~R8C1~R7C1";
    let puzzle: Puzzle = arrows.parse().expect("a puzzle");
    let position = Position::new(&puzzle);
    let explainer = Explainer::new(&puzzle, Technique::Cases);
    // Twice the circles, less r1c2, is 45.
    let claim = Effect { cell: Cell(1), kept: Values::all(9).without(Value(1)) };
    let judged = explainer.judge(&position, claim, None, Budget::UNLIMITED);
    let Judgement::Holds(step) = judged else { panic!("{judged:?}") };
    assert_eq!(step.technique, Technique::Total, "{step:?}");
    let (board, rules) = (puzzle.board(), puzzle.rules());
    assert_eq!(check(board, rules, position.candidates(), &step.proof, &[claim]), Ok(()));
}
