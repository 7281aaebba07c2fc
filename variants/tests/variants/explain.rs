//! Steps for people: each keeps every solution, and the checker accepts its proof and no wrong claim.

use crate::common::{Random, filled, kinds, rule, seed};
use ninefold::Language;
use ninefold_variants::check::{Effect, Proof, Reason, Refused, check};
use ninefold_variants::explain::{Explainer, Judgement, Position, Step, Technique};
use ninefold_variants::format::{pieces, read};
use ninefold_variants::{Budget, Cell, HouseIndex, Kind, Puzzle, Rule, RuleIndex, Value, Values};
use std::time::Duration;

/// A small puzzle with rules of these kinds, its solutions, and few enough of them.
fn random_puzzle(random: &mut Random, kinds: &[Kind], givens: usize) -> (Puzzle, Vec<Vec<Value>>) {
    let size = if random.below(3) > 0 { 4 } else { 6 };
    let least = i32::from(random.below(4) > 0);
    let (board, values) = filled(random, size, least);
    let mut rules: Vec<Rule> =
        kinds.iter().map(|&kind| rule(random, &board, kind, &values)).collect();
    for _ in 0..givens {
        let cell = random.below(values.len());
        let values = Values::of(values[cell]);
        rules.push(Rule::Allowed { cell: Cell(cell as u16), values });
    }
    let puzzle = Puzzle::new(board, rules).unwrap();
    let mut solutions = Vec::new();
    puzzle.solutions(Budget::UNLIMITED, |values| {
        solutions.push(values.to_vec());
        solutions.len() < 2_000
    });
    (puzzle, solutions)
}

fn keeps(effects: &[Effect], solutions: &[Vec<Value>]) -> bool {
    let kept = |effect: &Effect| {
        solutions.iter().all(|solution| effect.kept.contains(solution[effect.cell.index()]))
    };
    effects.iter().all(kept)
}

pub(crate) fn accepts(
    position: &Position<'_>,
    proof: &Proof,
    effects: &[Effect],
) -> Result<(), Refused> {
    let puzzle = position.puzzle();
    check(puzzle.board(), puzzle.rules(), position.candidates(), proof, effects)
}

/// Claims like this step that may be wrong.
fn changed(random: &mut Random, position: &Position<'_>, step: &Step) -> (Proof, Vec<Effect>) {
    let (mut proof, mut effects) = (step.proof.clone(), step.effects.clone());
    let board = position.puzzle().board();
    match random.below(4) {
        0 => {
            let effect = random.below(effects.len());
            let value = random.below(board.value_count());
            effects[effect].kept -= Values(1 << value);
        }
        1 => effects[0].cell = Cell(random.below(board.cell_count()) as u16),
        2 => proof.reasons.push(Reason::House(HouseIndex(random.below(board.houses().len())))),
        _ => {
            proof.reasons =
                vec![Reason::Rule(RuleIndex(random.below(position.puzzle().rules().len())))];
        }
    }
    (proof, effects)
}

/// Follows the steps of a puzzle; returns how many proofs and how many wrong claims were judged.
fn follow(random: &mut Random, puzzle: &Puzzle, solutions: &[Vec<Value>]) -> (usize, usize) {
    let (mut proofs, mut wrong) = (0, 0);
    let mut explainer = Explainer::new(puzzle, Technique::Trial);
    let path = explainer.path(Position::new(puzzle), Budget::UNLIMITED, |position, step| {
        assert!(keeps(&step.effects, solutions), "{step:?} {:?}", puzzle.rules());
        assert_eq!(accepts(position, &step.proof, &step.effects), Ok(()), "{step:?}");
        for language in [Language::English, Language::Korean] {
            let text = step.text(position, language);
            assert!(text.ends_with('.') && !text.contains("  "), "{text}");
            assert!(step.notation(position, language).contains("=>"));
        }
        if step.technique == Technique::Cases {
            let text = step.text(position, Language::English);
            let told = text.matches(" then ").count();
            assert_eq!(text.contains(", in every case: "), told != 1, "{text}");
            assert_eq!(text.ends_with(" The cases are not listed."), told == 0, "{text}");
        }
        proofs += 1;
        for _ in 0..4 {
            let (proof, effects) = changed(random, position, step);
            if !keeps(&effects, solutions) {
                wrong += 1;
                assert!(accepts(position, &proof, &effects).is_err(), "{proof:?} {effects:?}");
            }
        }
        true
    });
    // What is placed is a solution, and a path that ends solved has placed all of it.
    assert!(!path.solved || solutions.len() == 1, "{:?}", puzzle.rules());
    (proofs, wrong)
}

#[test]
fn steps_of_every_rule_are_right() {
    let mut random = Random::new(seed());
    let (mut proofs, mut wrong) = (0, 0);
    for kind in kinds() {
        for round in 0..6 {
            let kinds: &[Kind] = if round % 3 == 0 { &[kind] } else { &[kind, Kind::Cage, kind] };
            let (puzzle, solutions) = random_puzzle(&mut random, kinds, round % 5);
            if !solutions.is_empty() && solutions.len() < 2_000 {
                let judged = follow(&mut random, &puzzle, &solutions);
                (proofs, wrong) = (proofs + judged.0, wrong + judged.1);
            }
        }
    }
    assert!(proofs > 1_000 && wrong > 1_000, "{proofs} {wrong}");
}

/// The examples of the repository that are solved soon.
fn examples() -> impl Iterator<Item = Puzzle> {
    let text = std::fs::read_to_string("../testdata/variants.txt").unwrap();
    let texts: Vec<String> = pieces(&text).into_iter().map(|piece| piece.text.into()).collect();
    texts.into_iter().take(4).map(|text| read(&text).unwrap().puzzle().unwrap())
}

#[test]
fn steps_solve_the_examples() {
    let mut random = Random::new(seed());
    for puzzle in examples() {
        let solution = puzzle.solve(Budget::UNLIMITED).unwrap();
        follow(&mut random, &puzzle, std::slice::from_ref(&solution));
        let mut explainer = Explainer::new(&puzzle, Technique::Together);
        let mut left = Position::new(&puzzle);
        let path = explainer.path(Position::new(&puzzle), Budget::UNLIMITED, |_, step| {
            left.apply(step);
            true
        });
        assert!(path.solved);
        assert!(solution.iter().zip(left.candidates()).all(|(value, left)| left.contains(*value)));
    }
}

/// A claim holds if and only if all solutions agree with it, whatever else is known of it.
#[test]
fn claims_are_judged() {
    let mut random = Random::new(seed());
    let (mut held, mut wrong, mut by) = (0, 0, 0);
    for round in 0..300 {
        let all: Vec<Kind> = kinds().collect();
        let kinds = [all[random.below(all.len())], Kind::Cage];
        let (puzzle, solutions) = random_puzzle(&mut random, &kinds, 3);
        if solutions.is_empty() || solutions.len() == 2_000 {
            continue;
        }
        let position = Position::new(&puzzle);
        let explainer = Explainer::new(&puzzle, Technique::Cases);
        for _ in 0..6 {
            let cell = Cell(random.below(puzzle.board().cell_count()) as u16);
            let kept = position.of(cell) - Values(1 << random.below(puzzle.board().value_count()));
            let effect = Effect { cell, kept };
            let is_true = keeps(&[effect], &solutions);
            let rule = Reason::Rule(RuleIndex(random.below(puzzle.rules().len())));
            match explainer.judge(&position, effect, None, Budget::UNLIMITED) {
                Judgement::Holds(step) => {
                    held += 1;
                    assert!(is_true && accepts(&position, &step.proof, &[effect]).is_ok());
                    let mut known = position.clone();
                    known.apply(&step);
                    let again = explainer.judge(&known, effect, None, Budget::UNLIMITED);
                    assert!(matches!(again, Judgement::Known), "{round}: {again:?}");
                }
                Judgement::Wrong(value) => {
                    wrong += 1;
                    let has = |solution: &Vec<Value>| solution[cell.index()] == value;
                    assert!(!is_true && !kept.contains(value) && solutions.iter().any(has));
                }
                Judgement::Known => assert!(is_true),
                other => assert!(is_true && other == Judgement::Unproved, "{round}: {other:?}"),
            }
            match explainer.judge(&position, effect, Some(&[rule]), Budget::UNLIMITED) {
                Judgement::Holds(step) => {
                    by += 1;
                    assert!(is_true && accepts(&position, &step.proof, &[effect]).is_ok());
                }
                Judgement::Wrong(_) => assert!(!is_true),
                other => assert!(is_true && !matches!(other, Judgement::Undecided), "{other:?}"),
            }
        }
    }
    assert!(held > 30 && wrong > 50 && by > 3, "{held} {wrong} {by}");
}

#[test]
fn each_reason_is_needed() {
    for puzzle in examples() {
        let mut explainer = Explainer::new(&puzzle, Technique::Together);
        explainer.path(Position::new(&puzzle), Budget::UNLIMITED, |position, step| {
            // Singles and subsets name their house even if the rules would do without.
            let is_found = matches!(step.technique, Technique::OneRule | Technique::Together);
            for at in 0..step.proof.reasons.len() * usize::from(is_found) {
                let mut fewer = step.proof.clone();
                fewer.reasons.remove(at);
                assert!(accepts(position, &fewer, &step.effects).is_err(), "{step:?}");
            }
            true
        });
    }
}

/// What the reasons say goes to what cannot hold: one at a time, or two where one alone says nothing.
#[test]
fn arguments_go_reason_by_reason() {
    for (puzzle, cell, is, expected) in [
        (
            ".Shape~4x4.Cage~8~R1C1~R1C2~R1C3",
            3,
            0b1110,
            "If r1c4 were 1: r1c1, r1c2 and r1c3 cannot be 1 (row 1); then the killer cage 8 at r1c1 adds up to at least 9.",
        ),
        (
            ".Windoku.~R2C9_5.~R3C6_5.~R9C2_5.~R6C3_5",
            30,
            1 << 4,
            "r4c5 is 5 (row 4); r5c4 is 5 (column 4); then block 5 has 5 twice, in r4c5 and r5c4.",
        ),
        // Cells that all differ are seen as one house.
        (
            ".AntiKnight.~R6C4_1_2.~R5C5_2_4_5.~R7C4_2_4_5.~R7C6_2_4_5",
            48,
            1,
            "then r5c5, r6c4, r7c4 and r7c6 see each other, but have only 2, 4 and 5 left.",
        ),
        // Two that begin in the same cell are told apart.
        (
            ".Arrow~R3C5~R4C6~R5C7~R4C8.Arrow~R3C5~R4C4~R5C3~R4C2",
            22,
            0b1_1110_0000,
            "(the arrow at r3c5 r4c6 r5c7 r4c8); then row 4 has only 1, 2 and 3 left for r4c2, r4c4, r4c6 and r4c8.",
        ),
    ] {
        let puzzle: Puzzle = puzzle.parse().expect("a puzzle");
        let position = Position::new(&puzzle);
        let explainer = Explainer::new(&puzzle, Technique::Together);
        let effect = Effect { cell: Cell(cell), kept: Values(is) };
        let Judgement::Holds(step) = explainer.judge(&position, effect, None, Budget::UNLIMITED)
        else {
            panic!("it follows");
        };
        let text = step.text(&position, Language::English);
        assert!(text.contains(expected), "{text}");
        // Many reasons are not listed if the argument names each.
        let is_long = step.size() > 3 && !text.contains(" see each other, but ");
        let many = format!("{} houses and rules together: ", step.size());
        assert_eq!(text.starts_with(&many), is_long, "{text}");
    }
}

/// All steps by a technique in a position, among them the one that comes next.
#[test]
fn all_steps_of_a_technique_are_right() {
    let killer = ".Shape~6x6.Cage~15~R5C4~R6C4~R6C5~R6C6.Cage~14~R4C1~R4C2~R5C1~R5C2\
        .Cage~10~R4C6~R5C5~R5C6.Cage~14~R3C2~R3C3~R4C3~R5C3.Cage~11~R6C1~R6C2\
        .Cage~8~R2C4~R3C4~R4C4.Cage~11~R1C3~R2C2~R2C3.Cage~6~R1C6~R2C5~R2C6\
        .Cage~12~R1C1~R1C2~R2C1~R3C1.Cage~13~R3C5~R3C6~R4C5.Cage~11~R1C4~R1C5";
    let killer: Puzzle = read(killer).unwrap().puzzle().unwrap();
    let mut found = [0, 0];
    for puzzle in examples().chain([killer]) {
        let mut explainer = Explainer::new(&puzzle, Technique::Together);
        let mut position = Position::new(&puzzle);
        while let Some(step) = explainer.next(&position, Budget::UNLIMITED) {
            let all = explainer.all(&position, step.technique);
            for each in &all {
                assert_eq!(each.technique, step.technique);
                assert_eq!(accepts(&position, &each.proof, &each.effects), Ok(()));
                assert_eq!(
                    each.reasons(&position, Language::Korean).len(),
                    each.proof.reasons.len()
                );
            }
            let is_listed = [Technique::OneRule, Technique::Total].contains(&step.technique);
            assert_eq!(all.contains(&step), is_listed);
            found[usize::from(step.technique == Technique::Total)] += all.len();
            if step.technique == Technique::Total {
                let told = &step.reasons(&position, Language::English)[0];
                assert!(told.contains(" − killer cage ") && told.contains(" = "), "{told}");
            }
            position.apply(&step);
        }
    }
    assert!(found.iter().all(|&found| found > 0), "{found:?}");
}

/// If a step says that no fewer reasons do, the checker accepts no fewer for what it rules out.
#[test]
fn no_fewer_reasons_do() {
    let mut random = Random::new(seed());
    let mut proved = 0;
    for _ in 0..40 {
        let all: Vec<Kind> = kinds().collect();
        let kinds = [all[random.below(all.len())], all[random.below(all.len())], Kind::Cage];
        let (puzzle, solutions) = random_puzzle(&mut random, &kinds, 2);
        if solutions.is_empty() || solutions.len() == 2_000 {
            continue;
        }
        let (board, rules) = (puzzle.board(), puzzle.rules());
        let houses = board.each_house().map(|(place, _)| Reason::House(place));
        let reasons: Vec<Reason> =
            houses.chain((0..rules.len()).map(|place| Reason::Rule(RuleIndex(place)))).collect();
        let mut explainer = Explainer::new(&puzzle, Technique::Together).with_tries(5_000);
        explainer.path(Position::new(&puzzle), Budget::UNLIMITED, |position, step| {
            // All sets of more reasons are too many to try.
            if step.is_fewest && step.size() <= 5 {
                proved += 1;
                let mut sets: Vec<Vec<Reason>> = vec![Vec::new()];
                for _ in 1..step.size() {
                    let with = |set: &Vec<Reason>| {
                        let last =
                            set.last().and_then(|last| reasons.iter().position(|r| r == last));
                        let later = reasons[last.map_or(0, |last| last + 1)..].iter();
                        later
                            .map(|one| [&set[..], std::slice::from_ref(one)].concat())
                            .collect::<Vec<_>>()
                    };
                    sets = sets.iter().flat_map(with).collect();
                    for set in &sets {
                        let cells = board.cells().collect();
                        let proof = Proof { reasons: set.clone(), cells };
                        for effect in &step.effects {
                            let accepted = accepts(position, &proof, &[*effect]);
                            assert!(accepted.is_err(), "{step:?} {proof:?}");
                        }
                    }
                }
            }
            true
        });
    }
    assert!(proved > 5, "{proved}");
}

#[test]
fn the_shared_puzzles_have_right_steps() {
    let path = std::path::Path::new("../../shared/variants/iss-half.jsonl");
    let Ok(text) = std::fs::read_to_string(path) else { return };
    let mut random = Random::new(seed());
    for line in text.lines().filter(|line| line.contains("\"INDEX\"")) {
        let line: serde_json::Value = serde_json::from_str(line).unwrap();
        let Ok(Ok(puzzle)) =
            read(line["input"].as_str().unwrap()).map(ninefold_variants::format::Draft::puzzle)
        else {
            continue;
        };
        let Some(solution) = puzzle.solve(Budget::guesses(10_000)) else { continue };
        let mut explainer = Explainer::new(&puzzle, Technique::Together);
        let soon = Budget::within(Duration::from_millis(500));
        explainer.path(Position::new(&puzzle), soon, |position, step| {
            assert!(keeps(&step.effects, std::slice::from_ref(&solution)), "{step:?}");
            let (proof, effects) = changed(&mut random, position, step);
            if !keeps(&effects, std::slice::from_ref(&solution)) {
                assert!(accepts(position, &proof, &effects).is_err(), "{proof:?}");
            }
            true
        });
    }
}

/// A renban of as many cells as there are values holds each of them, and the checker knows it without trying its cells.
#[test]
fn a_value_has_a_place_in_a_long_renban() {
    let cells: String = (1..=9).map(|n| format!("~R{n}C{n}")).collect();
    let puzzle: Puzzle = format!(".Renban{cells}.~R4C5_1.~R7C8_1").parse().unwrap();
    let mut renban = 0;
    let mut explainer = Explainer::new(&puzzle, Technique::LockedCandidates);
    explainer.path(Position::new(&puzzle), Budget::UNLIMITED, |position, step| {
        assert_eq!(accepts(position, &step.proof, &step.effects), Ok(()), "{step:?}");
        renban += usize::from(step.proof.reasons.contains(&Reason::Rule(RuleIndex(0))));
        true
    });
    assert!(renban > 0);
}

/// A library's caller may ask about a puzzle without a solution.
#[test]
fn no_numbers_fit_a_rule_that_cannot_hold() {
    let puzzle: Puzzle = ".Shape~4x4.Cage~20~R1C1~R1C2".parse().unwrap();
    let position = Position::new(&puzzle);
    let step =
        Explainer::new(&puzzle, Technique::Together).next(&position, Budget::UNLIMITED).unwrap();
    let english = step.text(&position, Language::English);
    assert!(english.ends_with("so no numbers fit."), "{english}");
    let korean = step.text(&position, Language::Korean);
    assert!(korean.ends_with("맞는 수가 없습니다."), "{korean}");
}
