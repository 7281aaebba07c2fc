//! Runs that were interrupted go on where they stopped.

use crate::{PUZZLE, ninefold, read, stderr, testdata};
use ninefold::text::Shape;
use std::path::Path;

/// Puzzles of all kinds: unique, several solutions, none, malformed.
fn mixed(folder: &Path, shape: Shape) -> String {
    let several = read("several.txt");
    let several: String = several.split_inclusive('\n').take(3).collect();
    let sample = read("sample.txt");
    let text = format!(
        "{}{PUZZLE}\n{}\n{several}{}\n",
        sample.lines().take(3).map(|line| format!("{line} # tail\n")).collect::<String>(),
        crate::NONE,
        crate::CONTRADICTORY,
    );
    let path = folder.join("puzzles");
    let assert = ninefold()
        .args(["convert", "--to", shape.name(), "-o"])
        .arg(&path)
        .stdin(text)
        .assert()
        .success();
    drop(assert);
    path.to_str().expect("UTF-8").to_owned()
}

#[test]
fn whatever_byte_a_run_stopped_at() {
    for &shape in Shape::ALL {
        let folder = tempfile::tempdir().unwrap();
        let input = mixed(folder.path(), shape);
        let output = folder.path().join("out");
        let solve = |resume: &[&str]| {
            let assert = ninefold()
                .args(["solve", "-q", "--from", shape.name(), &input, "-o"])
                .arg(&output)
                .args(resume)
                .assert();
            assert!(assert.get_output().status.code() < Some(2), "{shape}");
        };
        solve(&[]);
        let whole = std::fs::read(&output).unwrap();
        let steps = 16;
        for cut in (0..=steps).map(|step| step * whole.len() / steps) {
            std::fs::write(&output, &whole[..cut]).unwrap();
            solve(&["--resume"]);
            let resumed = std::fs::read(&output).unwrap();
            assert_eq!(
                String::from_utf8_lossy(&resumed),
                String::from_utf8_lossy(&whole),
                "{shape}, stopped at byte {cut}"
            );
        }
    }
}

#[test]
fn the_summary_tells_from_where() {
    let folder = tempfile::tempdir().unwrap();
    let output = folder.path().join("out.txt");
    let sample = testdata("sample.txt");
    ninefold().args(["solve", "-q", &sample, "-o"]).arg(&output).assert().success();
    let whole = std::fs::read_to_string(&output).unwrap();
    std::fs::write(&output, &whole[..82 * 10 + 30]).unwrap();
    let assert =
        ninefold().args(["solve", "--resume", &sample, "-o"]).arg(&output).assert().success();
    assert!(stderr(&assert).starts_with("going on after 9 puzzles\n15 puzzles: 15 unique"));
    assert_eq!(std::fs::read_to_string(&output).unwrap(), whole);
}

#[test]
fn it_needs_an_output_file_and_one_shape() {
    ninefold().args(["solve", "--resume", PUZZLE]).assert().code(2);
    let folder = tempfile::tempdir().unwrap();
    let output = folder.path().join("out.txt");
    std::fs::write(&output, "").unwrap();
    let assert = ninefold()
        .args(["solve", "--resume", &testdata("sample.txt"), &testdata("judge/boj2239/unique.in")])
        .arg("-o")
        .arg(&output)
        .assert()
        .code(2);
    assert!(stderr(&assert).contains("different shapes"));
}
