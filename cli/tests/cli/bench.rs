//! Measuring on the user's own puzzles.

use crate::{CONTRADICTORY, PUZZLE, TWO, ninefold, stderr, stdout};
use ninefold::solve::CpuLevel;

#[test]
fn every_layout_and_level_has_its_row() {
    let input = format!("{PUZZLE}\n{PUZZLE}\n{TWO}\n{CONTRADICTORY}\n");
    let assert = ninefold().args(["bench", "--rounds", "1"]).stdin(input).assert().code(1);
    assert_eq!(
        stderr(&assert),
        "4 puzzles: 2 unique, 1 with several solutions, 1 without a solution\n"
    );
    let table = stdout(&assert);
    let rows: Vec<Vec<&str>> =
        table.lines().map(|line| line.split('|').map(str::trim).collect()).collect();
    let levels: Vec<CpuLevel> =
        CpuLevel::ALL.iter().copied().filter(|level| level.is_here()).collect();
    assert_eq!(rows.len(), 2 + 2 * levels.len(), "{table}");
    assert_eq!(
        rows[0][1..8],
        ["layout", "level", "puzzles/s", "p50 µs", "p90 µs", "p99 µs", "max µs"]
    );
    for row in &rows[2..] {
        assert!(levels.iter().any(|level| level.name() == row[2]), "{table}");
        assert!(row[3].parse::<u64>().expect("a rate") > 0, "{table}");
        let latencies: Vec<f64> =
            row[4..8].iter().map(|text| text.parse().expect("microseconds")).collect();
        assert!(latencies.is_sorted() && latencies[3] > 0.0, "{table}");
    }
}

#[test]
fn a_level_alone_and_wrong_input() {
    let assert = ninefold()
        .args(["bench", "-q", "--rounds", "1", "--cpu", "baseline"])
        .stdin(format!("{PUZZLE}\nhello\n"))
        .assert()
        .code(1);
    assert!(stderr(&assert).starts_with("<stdin>:2:1: "));
    assert_eq!(stdout(&assert).matches("baseline").count(), 2);
    ninefold().args(["bench", "-q"]).stdin("").assert().code(1);
}

/// Variants are measured in a row of their own, alone or beside classic puzzles.
#[test]
fn variants_have_a_row() {
    let variants = ".Shape~4x4.Cage~20~R1C1~R1C2\n.Shape~4x4\n.Shape~4x4.~R1C1_1\n";
    let run = |input: String| ninefold().args(["bench", "--rounds", "1"]).stdin(input).assert();
    let alone = run(variants.to_owned()).code(1);
    assert_eq!(
        stderr(&alone),
        "3 puzzles: 0 unique, 2 with several solutions, 1 without a solution\n"
    );
    let table = stdout(&alone);
    let last = table.lines().last().expect("a row");
    let row: Vec<_> = last.split('|').map(str::trim).collect();
    assert_eq!((table.lines().count(), row[1], row[2]), (3, "variants", ""), "{table}");
    assert!(row[3..8].iter().all(|text| text.parse::<f64>().expect("a number") > 0.0), "{table}");
    let mixed = run(format!("{PUZZLE}\n{variants}")).code(1);
    assert!(stderr(&mixed).starts_with("4 puzzles: 1 unique, 2 with several"));
    assert_eq!(stdout(&mixed).matches("| variants |").count(), 1);
}
