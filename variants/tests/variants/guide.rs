//! The pages of the rules: all are there, and what they claim is so.

use ninefold::Language;
use ninefold_variants::check::{Reason, check};
use ninefold_variants::explain::{Explainer, Judgement, Position, Technique};
use ninefold_variants::guide::Deduction;
use ninefold_variants::rule::{Entry, Rule, TABLE};
use ninefold_variants::{Board, Budget, Cell, Ended, Kind, Puzzle};

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

/// No line jumps, and no diagonal ends inside the board: a reader finds each position on paper.
#[test]
fn positions_can_be_drawn() {
    for entry in TABLE {
        let page = entry.kind.page(Language::English);
        let example: Puzzle = page.example.parse().unwrap();
        for puzzle in page.deductions.iter().map(|deduction| &deduction.puzzle).chain([&example]) {
            for rule in puzzle.rules() {
                assert!(can_be_drawn(puzzle.board(), rule), "{}: {rule:?}", entry.name);
            }
        }
    }
}

/// Whether the cells of a rule lie as its drawing needs them.
fn can_be_drawn(board: &Board, rule: &Rule) -> bool {
    let number = |at: usize| i32::try_from(at).expect("a board is small");
    let place = |cell: Cell| (number(board.place(cell).0), number(board.place(cell).1));
    let step = |a: Cell, b: Cell| (place(b).0 - place(a).0, place(b).1 - place(a).1);
    let touch = |a: Cell, b: Cell| step(a, b).0.abs().max(step(a, b).1.abs()) == 1;
    let beside = |a: Cell, b: Cell| step(a, b).0.abs() + step(a, b).1.abs() == 1;
    let is_line = |cells: &[Cell]| cells.windows(2).all(|pair| touch(pair[0], pair[1]));
    let is_inside = |row: i32, column: i32| {
        (0..number(board.rows())).contains(&row) && (0..number(board.columns())).contains(&column)
    };
    // All cells of a row, a column or a diagonal.
    let is_whole = |cells: &[Cell]| {
        let (first, last) = (place(cells[0]), place(cells[cells.len() - 1]));
        let (down, right) = step(cells[0], cells[1]);
        cells.windows(2).all(|pair| step(pair[0], pair[1]) == (down, right))
            && !is_inside(first.0 - down, first.1 - right)
            && !is_inside(last.0 + down, last.1 + right)
    };
    match rule {
        Rule::Thermometer { cells, .. }
        | Rule::Whisper { cells, .. }
        | Rule::Palindrome(cells)
        | Rule::SumLine { cells, .. }
        | Rule::Zipper(cells)
        | Rule::DoubleArrow(cells)
        | Rule::Renban(cells)
        | Rule::Entropic(cells)
        | Rule::Modular { cells, .. }
        | Rule::Between(cells)
        | Rule::Lockout { cells, .. } => is_line(cells),
        Rule::Arrow { pill, shaft } => {
            is_line(pill) && is_line(shaft) && pill.iter().any(|&cell| touch(cell, shaft[0]))
        }
        Rule::RegionSum { parts } => is_line(&parts.concat()),
        Rule::LittleKiller { cells, .. } => {
            let (down, right) = step(cells[0], cells[1]);
            (down.abs(), right.abs()) == (1, 1) && is_whole(cells)
        }
        Rule::Sandwich { cells, .. }
        | Rule::XSum { cells, .. }
        | Rule::Skyscraper { cells, .. }
        | Rule::NumberedRoom { cells, .. } => is_whole(cells),
        Rule::Mark { cells: [a, b], .. } => beside(*a, *b),
        Rule::Minimum { cell, others } | Rule::Maximum { cell, others } => {
            others.iter().all(|&other| beside(*cell, other))
        }
        Rule::Quadruple { cells, .. } => {
            cells.iter().all(|&a| cells.iter().all(|&b| a == b || touch(a, b)))
        }
        _ => true,
    }
}
