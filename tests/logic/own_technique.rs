//! A technique that is not in the library, from `examples/own-technique.rs`: its steps are proved,
//! told, drawn and rated as the library's own are.

#[path = "../../examples/own-technique.rs"]
#[allow(dead_code)]
mod example;

use example::{ALMOST_LOCKED, PUZZLE, order};
use ninefold::Depth;
use ninefold::draw::Drawing;
use ninefold::generate::{Request, Seed, puzzles};
use ninefold::position::{Position, start};
use ninefold::rate::{NoPlace, Order, Rank, Scale};
use ninefold::solve;
use ninefold::technique::{
    Budget, Emit, Entry, Find, Flow, Found, Pattern, Role, Technique, Template,
};
use ninefold::{Candidate, CandidateSet, Cell, Digit, Grid, Marks, Puzzle, Step, Transform};
use ninefold::{Language, Level};
use std::path::Path;

fn unlimited() -> Budget<'static> {
    Budget::unlimited()
}

fn random(seed: u64, count: u64) -> impl Iterator<Item = Puzzle> {
    puzzles(&Request::default(), Seed(seed), 0..count).flatten()
}

/// Marks in which the path of the example's puzzle takes the technique, and the step.
fn taken() -> (Marks, Step) {
    let puzzle = Puzzle::try_from(PUZZLE.parse::<Grid>().expect("a grid")).expect("one solution");
    let path = order().expect("X-wings").path(&Position::start(puzzle), &unlimited());
    let mut marks = start(&puzzle);
    for step in path.steps() {
        if step.technique() == ALMOST_LOCKED {
            return (marks, step.clone());
        }
        marks.apply(step);
    }
    panic!("the path does without the technique");
}

#[test]
fn the_example_runs() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("own-technique.svg");
    example::run(Some(&file)).expect("a path and a drawing");
    let svg = std::fs::read_to_string(file).expect("a drawing");
    assert!(svg.starts_with("<svg") && svg.ends_with("</svg>"));
}

#[test]
fn its_steps_are_proved() {
    let mut steps = 0;
    for puzzle in random(31, 60) {
        let mut marks = start(&puzzle);
        let path = Scale::NINEFOLD.path(&Position::start(puzzle), &unlimited());
        for step in path.steps() {
            for found in marks.find_all(ALMOST_LOCKED) {
                assert_eq!(found.verify(&marks), Ok(()), "{found}");
                assert!(found.agrees_with(puzzle.solution()), "{found}");
                steps += 1;
            }
            marks.apply(step);
        }
    }
    assert!(steps > 50, "only {steps} steps");
    // A finder that claims too much is refused.
    let (marks, step) = taken();
    let open = marks.open().first().expect("an open cell");
    let right = solve::any(marks.candidates()).expect("a solution").get(open);
    let gone = step.eliminations().or(CandidateSet::of(Candidate { cell: open, digit: right }));
    let wrong = Found::eliminate(gone, step.pattern().clone()).by(ALMOST_LOCKED);
    assert!(wrong.verify(&marks).is_err());
}

#[test]
fn its_steps_are_told_and_drawn() {
    let (marks, step) = taken();
    assert_eq!(
        step.to_string(),
        "Almost Locked Candidates: 15 in b5, r8c4, r5c6 => r12c4<>1, r5c6<>7, r9c4<>15"
    );
    assert_eq!(
        step.explain(Language::English),
        "In block 5, 1 and 5 can only go in r5c4, r5c6 and r6c4. r8c4 holds one of these digits, \
         and in the block this one can then only go in r5c6. The other one goes where the block \
         and the line of r8c4 meet. So r1c4 and r2c4 cannot be 1, r5c6 cannot be 7 and r9c4 \
         cannot be 1 or 5."
    );
    assert_eq!(
        step.explain(Language::Korean),
        "5블록에서 1, 5의 자리는 r5c4, r5c6, r6c4뿐입니다. r8c4에는 이 가운데 하나가 들어가고, 블록에서 \
         그 숫자의 자리는 r5c6만 남습니다. 다른 하나는 블록과 r8c4의 줄이 만나는 곳에 들어갑니다. 따라서 \
         r1c4, r2c4에서 1을, r5c6에서 7을, r9c4에서 1, 5를 지웁니다."
    );
    assert!(step.notation(Language::Korean).starts_with("거의 잠긴 후보: "));
    assert_eq!(step.hint(Depth::Where, Language::English), "Look at block 5.");
    assert_eq!(step.hint(Depth::Which, Language::Korean), "거의 잠긴 후보: 5블록을 보세요.");
    let plain = Drawing::of(&marks).with_candidates();
    assert_ne!(plain.with_step(&step).svg(), plain.svg());
}

#[cfg(feature = "json")]
#[test]
fn its_steps_are_written_as_json() {
    let (_, step) = taken();
    let json = step.to_json(Language::Korean);
    assert_eq!(json["technique"], "almost-locked-candidates");
    assert_eq!(json["text"], step.to_string());
    assert_eq!(json["reason"], step.explain(Language::Korean));
    assert_eq!(json["eliminations"].as_array().map(Vec::len), Some(step.eliminations().len()));
    let parts = json["pattern"].as_array().expect("a list");
    assert_eq!(parts.len(), step.pattern().parts().len());
    assert!(parts.iter().any(|part| part["role"] == "hinge"));
}

#[test]
fn it_takes_part_in_paths_ratings_and_hints() {
    let order = order().expect("X-wings");
    let mut taken = 0;
    for puzzle in random(47, 100) {
        let position = Position::start(puzzle);
        let path = order.path(&position, &unlimited());
        let rating = path.rating();
        assert_eq!(*rating, order.rate(&puzzle, &unlimited()));
        assert_eq!(order.next_step(&position, &unlimited()), Ok(path.steps().first().cloned()));
        let own = path.steps().iter().filter(|step| step.technique() == ALMOST_LOCKED).count();
        assert_eq!(rating.count(ALMOST_LOCKED), own);
        assert_eq!(rating.techniques().any(|(technique, _)| technique == ALMOST_LOCKED), own > 0);
        assert_eq!(rating.techniques().map(|(_, count)| count).sum::<usize>(), path.steps().len());
        assert_eq!(rating.steps(), path.steps().len());
        let scores = path.steps().iter().map(|step| order.rank(step.technique()).map(|r| r.score));
        assert_eq!(rating.score(), scores.sum());
        taken += usize::from(own > 0);
        if own > 0 {
            assert!(rating.level() >= Some(Level::Hard) || !rating.is_solved());
            // The rating is that of the puzzle, however it is turned.
            let transform = Transform::geometry(12_345).then(&Transform::relabelling(678));
            assert_eq!(order.rate(&puzzle.transformed(&transform), &unlimited()), *rating);
        }
    }
    assert!(taken >= 3, "only {taken} paths take it");
    // A budget ends its search.
    let puzzle = random(47, 1).next().expect("a puzzle");
    assert!(order.next_step(&Position::start(puzzle), &Budget::of(0)).is_err());
}

#[test]
fn ninefolds_order_is_followed_as_its_scale() {
    let order = Order::from(Scale::NINEFOLD);
    for puzzle in random(53, 40) {
        let position = Position::start(puzzle);
        let (own, scale) =
            (order.path(&position, &unlimited()), Scale::NINEFOLD.path(&position, &unlimited()));
        assert_eq!(own.steps(), scale.steps());
        assert_eq!(own.rating(), scale.rating());
    }
    assert_eq!(Order::from(Scale::EXPLAINER), Order::default());
}

#[test]
fn a_technique_has_one_place() {
    let rank = |technique| Rank { technique, level: Level::Hard, score: 1 };
    let places = |order: &Order| order.ranks().iter().map(|r| r.technique).collect::<Vec<_>>();
    let (a, b) = (Technique::FullHouse, Technique::NakedSingle);
    let order: Order = [rank(a), rank(b)].into_iter().collect();
    let after = order.clone().after(b, rank(ALMOST_LOCKED)).expect("a place");
    assert_eq!(places(&after), [a, b, ALMOST_LOCKED]);
    let moved = after.before(a, rank(ALMOST_LOCKED)).expect("a place");
    assert_eq!(places(&moved), [ALMOST_LOCKED, a, b]);
    assert_eq!(moved.clone().without(ALMOST_LOCKED), order);
    let missing = order.clone().before(ALMOST_LOCKED, rank(a));
    assert_eq!(missing, Err(NoPlace(ALMOST_LOCKED)));
    assert_eq!(
        missing.expect_err("no place").to_string(),
        "Almost Locked Candidates has no place in this order"
    );
    assert_eq!(order.clone().after(b, rank(b)), Err(NoPlace(b)));
}

#[test]
fn what_is_missing_in_korean_is_told_in_english() {
    static ENGLISH: Entry = Entry {
        name: "English",
        sentences: ninefold::technique::Sentences {
            english: ninefold::template!("Only {digits:body} is left, so {do}."),
            korean: None,
        },
        ..Entry::new("english", Find::Always(|_, _| Flow::Continue(())))
    };
    let (cell, digit) = (Cell::at(1, 1), Digit::ALL[4]);
    let pattern = Pattern::new().cells(Role::Body, cell, digit);
    let step = Found::place(cell, digit, pattern).by(Technique::Custom(&ENGLISH));
    assert_eq!(step.explain(Language::Korean), "Only 5 is left, so r2c2 is 5.");
    assert_eq!(step.notation(Language::Korean), "English: 5 r2c2 => r2c2=5");
}

/// An entry that is not completed, and a text that names what its steps do not have.
#[test]
fn a_poor_entry_is_told_by_its_effects() {
    static PLAIN: Entry = Entry::new("plain", Find::Always(none));
    static MISSING: Entry = Entry {
        sentences: ninefold::technique::Sentences {
            english: ninefold::template!("The fins {cells:fin} say that {do}."),
            korean: Some(ninefold::template!("핀 {cells:fin}에 따라 {do}.")),
        },
        ..Entry::new("missing", Find::Always(none))
    };
    fn none(_: &Marks, _: &mut Emit<'_>) -> Flow {
        Flow::Continue(())
    }
    let (cell, digit) = (Cell::at(1, 1), Digit::ALL[4]);
    for entry in [&PLAIN, &MISSING] {
        let technique = Technique::Custom(entry);
        let pattern = Pattern::new().cells(Role::Body, cell, digit);
        let step = Found::place(cell, digit, pattern).by(technique);
        assert_eq!(step.explain(Language::English), "r2c2 is 5.");
        assert_eq!(step.explain(Language::Korean), "r2c2에 5를 넣습니다.");
        assert_eq!(step.to_string(), format!("{}: 5 r2c2 => r2c2=5", entry.code));
        assert_eq!((technique.index(), technique.page(Language::English)), (None, ""));
        assert!(ninefold::rate::example(technique).is_none());
    }
    assert_ne!(Technique::Custom(&PLAIN), Technique::Custom(&MISSING));
    let damaged = Template::new("Only {cells:hinj} is left, so {do}.");
    assert_eq!(
        damaged.expect_err("no such role").to_string(),
        "braces name nothing that there is: \"{cells:hinj} is left, so {do}.\""
    );
}
