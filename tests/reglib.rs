//! Cases of techniques in the format of HoDoKu's regression library: every case must be found with
//! exactly the stated effects. The project's own set is always tested, half of that library when it is
//! present.

mod common;

use std::collections::BTreeMap;
use std::fmt::Write;

use common::library::Case;

/// How many cases of each code pass; a count may only rise. `REGLIB=03` in the environment prints
/// the failures of codes with this prefix.
const PINNED: &str = include_str!("../testdata/reglib-passes.txt");

#[derive(Default)]
struct Tally {
    cases: usize,
    /// A step does exactly what the case states.
    found: usize,
    /// And no step of the technique does anything else.
    alone: usize,
    failures: Vec<String>,
}

#[test]
fn finds_every_case_of_the_conformance_set() {
    let text = common::conformance("steps.txt");
    let mut codes = std::collections::BTreeSet::new();
    for case in text.lines().filter_map(Case::read) {
        let met = case.steps().iter().any(|step| case.is_met_by(step));
        assert!(met, "not found: {}", case.line);
        codes.insert(case.code);
    }
    assert!(codes.len() > 50, "only {} codes", codes.len());
}

#[test]
fn finds_every_case_with_its_effects() {
    let Some(text) = common::shared("logic/reglib-half.txt") else { return };
    let mut tallies: BTreeMap<String, Tally> = BTreeMap::new();
    for case in text.lines().filter_map(Case::read) {
        let name = format!("{}-{}", case.code, case.variant).trim_end_matches('-').to_owned();
        let tally = tallies.entry(name).or_default();
        tally.cases += 1;
        let steps = case.steps();
        let met = steps.iter().any(|step| case.is_met_by(step));
        let (found, alone) = if case.forbids() {
            let none = !met && case.techniques().next().is_some();
            (none, none)
        } else {
            (met, met && steps.iter().all(|step| case.is_met_by(step)))
        };
        tally.found += usize::from(found);
        tally.alone += usize::from(alone);
        if !alone && case.techniques().next().is_some() {
            let other: Vec<String> = steps
                .iter()
                .filter(|step| !case.is_met_by(step))
                .map(ToString::to_string)
                .collect();
            let what = if found { "others too" } else { "NOT FOUND" };
            tally.failures.push(format!("{what}: {}\n      {}", case.line, other.join("\n      ")));
        }
    }
    let (mut table, mut fallen) = (String::new(), String::new());
    for (code, tally) in &tallies {
        let pinned = pinned(code);
        let _ = writeln!(
            table,
            "{code:8} {:3} of {:3}, alone {:3}",
            tally.found, tally.cases, tally.alone
        );
        if std::env::var("REGLIB").is_ok_and(|wanted| code.starts_with(&wanted)) {
            tally.failures.iter().for_each(|f| table.push_str(&format!("    {f}\n")));
        }
        if tally.found < pinned {
            let _ = writeln!(fallen, "{code}: {} pass, {pinned} did", tally.found);
        }
    }
    let sum = |of: fn(&Tally) -> usize| tallies.values().map(of).sum::<usize>();
    println!(
        "{table}all      {} of {}, alone {}",
        sum(|t| t.found),
        sum(|t| t.cases),
        sum(|t| t.alone)
    );
    assert!(fallen.is_empty(), "fewer cases pass:\n{fallen}");
}

fn pinned(code: &str) -> usize {
    PINNED
        .lines()
        .filter_map(|line| line.split_once(' '))
        .find(|(name, _)| *name == code)
        .map_or(0, |(_, count)| count.trim().parse().expect("a count"))
}
