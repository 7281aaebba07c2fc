//! A snapshot of each technique's example: the step in the short notation and in both languages'
//! sentences. `UPDATE_STEPS=1 cargo test --test steps` rewrites it; review the difference before
//! committing it.

use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

use ninefold::rate::example;
use ninefold::solve;
use ninefold::technique::{Language, Technique};

#[test]
fn every_example_keeps_its_step_and_texts() {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("testdata/steps.txt");
    let mut now = String::new();
    for &technique in Technique::ALL {
        let code = technique.entry().code;
        let (marks, step) = example(technique).unwrap_or_else(|| panic!("no example of {code}"));
        assert_eq!(step.technique(), technique);
        let solution = solve::any(marks.candidates()).expect("a solution");
        assert!(step.agrees_with(&solution), "unsound: {step}");
        let _ = writeln!(now, "{code}\n  {}\n  {step}", marks.grid());
        let _ = writeln!(now, "  {}", step.explain(Language::English));
        let _ = writeln!(now, "  {}\n", step.explain(Language::Korean));
    }
    if std::env::var_os("UPDATE_STEPS").is_some() {
        fs::write(&file, &now).expect("a writable file");
    }
    let before = fs::read_to_string(&file).expect("the snapshot");
    for (line, (was, is)) in before.lines().zip(now.lines()).enumerate() {
        assert_eq!(was, is, "testdata/steps.txt:{}", line + 1);
    }
    assert_eq!(before.lines().count(), now.lines().count());
}
