//! Each technique's example: a snapshot of the step in the short notation and in both languages'
//! sentences, and the same finds however the grid is turned. `SNAPSHOTS=overwrite` in the
//! environment rewrites the snapshot; review the difference before committing it.

use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

use ninefold::Language;
use ninefold::generate::{Random, Seed};
use ninefold::rate::example;
use ninefold::solve;
use ninefold::technique::{Step, Technique};
use ninefold::{CandidateSet, Marks};

#[test]
fn every_example_keeps_its_step_and_texts() {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("testdata/steps.txt");
    let mut now = String::new();
    for &technique in Technique::ALL {
        let code = technique.entry().code;
        let (marks, step) =
            example(technique).unwrap_or_else(|| panic!("no {code} in examples.txt"));
        assert_eq!(step.technique(), technique);
        let solution = solve::any(marks.candidates()).expect("a solution");
        assert!(step.agrees_with(&solution), "unsound: {step}");
        let _ = writeln!(now, "{code}\n  {}\n  {step}", marks.grid());
        let _ = writeln!(now, "  {}", step.explain(Language::English));
        let _ = writeln!(now, "  {}\n", step.explain(Language::Korean));
    }
    if std::env::var_os("SNAPSHOTS").is_some_and(|value| value == "overwrite") {
        fs::write(&file, &now).expect("a writable file");
    }
    let before = fs::read_to_string(&file).expect("the snapshot");
    for (line, (was, is)) in before.lines().zip(now.lines()).enumerate() {
        assert_eq!(was, is, "testdata/steps.txt:{}", line + 1);
    }
    assert_eq!(before.lines().count(), now.lines().count());
}

/// Parts of the codes of techniques whose finds may differ in a turned grid: of equally short loops
/// and chains, of fish with the same effect and of consequences of an assumption, the first is kept.
const TIES: [&str; 11] = [
    "finned-franken",
    "finned-mutant",
    "siamese-franken",
    "siamese-mutant",
    "continuous-nice-loop",
    "als-chain",
    "als-xy-wing",
    "death",
    "forcing",
    "whip",
    "braid",
];

#[test]
fn finds_follow_the_symmetries() {
    let mut random = Random::new(Seed(5));
    for &technique in Technique::ALL {
        let code = technique.entry().code;
        let has_ties = TIES.iter().any(|word| code.contains(word) && !code.contains("discont"));
        if has_ties || technique.needs_uniqueness() {
            continue;
        }
        let (marks, _) = example(technique).unwrap_or_else(|| panic!("no {code} in examples.txt"));
        let transform = random.transform();
        let mut given = marks.grid();
        (!marks.givens()).iter().for_each(|cell| given.set(cell, None));
        let image = Marks::resume(
            &transform.grid(&given),
            &transform.grid(&marks.grid()),
            &transform.candidates(&marks.candidates()),
        );
        let steps = marks.find_all(technique);
        assert!(!steps.is_empty(), "{code}");
        let here = effects(steps.iter().map(|step| transform.step(step)));
        let there = effects(image.find_all(technique));
        assert_eq!(here, there, "{code}");
    }
}

/// What the steps do, in order.
fn effects(steps: impl IntoIterator<Item = Step>) -> Vec<(CandidateSet, CandidateSet)> {
    let mut effects: Vec<_> =
        steps.into_iter().map(|step| (*step.placements(), *step.eliminations())).collect();
    effects.sort();
    effects
}
