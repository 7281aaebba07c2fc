//! The pages of the rules: all are there, and what they claim is so.

use ninefold::Language;
use ninefold_variants::check::{Reason, check};
use ninefold_variants::explain::{Explainer, Judgement, Position, Technique};
use ninefold_variants::guide::Deduction;
use ninefold_variants::rule::{Entry, TABLE};
use ninefold_variants::{Budget, Ended, Kind, Puzzle};

/// The rules whose page is not yet translated, by their names.
const WITHOUT_KOREAN: &[&str] = &[];

#[test]
fn every_rule_has_a_page_with_three_deductions() {
    let says = |entry: &Entry, language| entry.kind.page(language).says;
    let missing = TABLE
        .iter()
        .filter(|entry| says(entry, Language::Korean) == says(entry, Language::English));
    assert_eq!(missing.map(|entry| entry.name).collect::<Vec<_>>(), WITHOUT_KOREAN);
    for entry in TABLE {
        for language in [Language::English, Language::Korean] {
            let page = entry.kind.page(language);
            assert!(page.says.ends_with('.') && page.drawn.ends_with('.'), "{}", entry.name);
            assert_eq!(page.deductions.len(), 3, "{}", entry.name);
            assert!(page.deductions.iter().all(|deduction| deduction.text.ends_with('.')));
        }
    }
}

#[test]
fn deductions_follow_from_their_rule() {
    for entry in TABLE {
        for deduction in entry.kind.page(Language::English).deductions {
            let what = format!("{}: {} {}", entry.name, deduction.claimed, deduction.position);
            assert_eq!(judged(entry, &deduction), Ok(()), "{what}");
        }
    }
}

/// Whether a deduction is right and rests on its rule, and otherwise what is wrong.
fn judged(entry: &Entry, deduction: &Deduction) -> Result<(), String> {
    let (puzzle, claim) = (&deduction.puzzle, deduction.claim);
    let position = Position::new(puzzle);
    if puzzle.solve(Budget::guesses(1_000_000)).is_none() {
        return Err("the position has no solution".into());
    }
    match deduction.without(entry.kind) {
        Some(Judgement::Wrong(_)) => {}
        other => return Err(format!("without the rule: {other:?}")),
    }
    let Some(step) = deduction.step(&position) else {
        let gone = position.of(claim.cell) - claim.kept;
        return if gone.is_empty() { Ok(()) } else { Err("it does not follow".into()) };
    };
    let (board, rules) = (puzzle.board(), puzzle.rules());
    check(board, rules, position.candidates(), &step.proof, &[claim])
        .map_err(|refused| format!("{refused:?}"))?;
    // Rules of a single cell, and cells that differ, have told their part to the candidates.
    let is_told = matches!(
        entry.kind,
        Kind::Given
            | Kind::Odd
            | Kind::Even
            | Kind::ExtraRegion
            | Kind::Diagonal
            | Kind::Windoku
            | Kind::Disjoint
            | Kind::Distinct
            | Kind::AntiKnight
            | Kind::AntiKing
    );
    let is_of_kind = |reason: &Reason| match reason {
        Reason::Rule(rule) => rules[rule.0].kind() == entry.kind,
        _ => false,
    };
    let rests = is_told || step.proof.reasons.iter().any(is_of_kind);
    if rests { Ok(()) } else { Err(format!("{:?}", step.proof)) }
}

#[test]
fn examples_are_unique_and_need_their_rule() {
    for entry in TABLE {
        let puzzle: Puzzle = entry.kind.page(Language::English).example.parse().unwrap();
        let count = puzzle.count(2, Budget::UNLIMITED);
        assert_eq!((count.found, count.ended), (1, Ended::All), "{}", entry.name);
        let others = puzzle.rules().iter().filter(|rule| rule.kind() != entry.kind).cloned();
        let without = Puzzle::new(puzzle.board().clone(), others.collect()).unwrap();
        assert_eq!(without.count(2, Budget::UNLIMITED).found, 2, "{}", entry.name);
        let mut explainer = Explainer::new(&puzzle, Technique::Cases);
        assert!(explainer.path(Position::new(&puzzle), Budget::UNLIMITED, |_, _| true).solved);
    }
}
