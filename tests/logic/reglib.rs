//! Cases of techniques in the format of HoDoKu's regression library: every case must be found with
//! exactly the stated effects. The project's own set is always tested, half of that library when it is
//! present.

use crate::common;
use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::fmt::Write;

use crate::common::library::Case;
use ninefold::Technique;

/// How many cases of each code are found, found alone and found with a chain of the stated length; a
/// count may only rise. `REGLIB=03` in the environment prints
/// the failures of codes with this prefix.
const PINNED: &str = include_str!("../../testdata/reglib-passes.txt");

#[derive(Default)]
struct Tally {
    cases: usize,
    /// A step does exactly what the case states.
    found: usize,
    /// And no step of the technique does anything else.
    alone: usize,
    /// A step does what the case states by a chain of the stated length.
    as_long: usize,
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
fn finds_every_case_of_the_techniques_that_the_library_lacks() {
    let text = common::conformance("own-steps.txt");
    let mut techniques = std::collections::BTreeSet::new();
    for case in text.lines().filter_map(Case::read) {
        let steps = case.steps();
        let met: Vec<_> = steps.iter().filter(|step| case.is_met_by(step)).collect();
        assert!(!met.is_empty(), "not found: {}", case.line);
        for step in met {
            assert_eq!(step.verify(&case.marks), Ok(()), "{step} in {}", case.line);
            techniques.insert(step.technique());
        }
    }
    let all = Technique::ALL.iter().filter(|technique| technique.entry().library.is_empty());
    let missing: Vec<_> = all.filter(|technique| !techniques.contains(technique)).collect();
    assert!(missing.is_empty(), "no case in testdata/conformance/own-steps.txt: {missing:?}");
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
        for step in &steps {
            assert_eq!(step.verify(&case.marks), Ok(()), "{step} in {}", case.line);
            // What else is found is no simpler than what is stated.
            let is_shorter = case.compared_length(step).is_some_and(Ordering::is_lt);
            assert!(!is_shorter, "{step} in {}", case.line);
        }
        let met = steps.iter().any(|step| case.is_met_by(step));
        let (found, alone) = if case.forbids() {
            let none = !met && case.techniques().next().is_some();
            (none, none)
        } else {
            (met, met && steps.iter().all(|step| case.is_met_by(step)))
        };
        tally.found += usize::from(found);
        tally.alone += usize::from(alone);
        let mut exact = steps.iter().filter(|step| case.is_met_by(step));
        let as_long = case.forbids() && found
            || exact.any(|step| case.compared_length(step).is_none_or(Ordering::is_eq));
        tally.as_long += usize::from(as_long);
        if found && !as_long {
            let lengths = steps.iter().filter(|step| case.is_met_by(step)).map(ToString::to_string);
            let lengths: Vec<_> = lengths.collect();
            tally.failures.push(format!(
                "LENGTH: {}\n      {}",
                case.line,
                lengths.join("\n      ")
            ));
        }
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
        let counts = [tally.found, tally.alone, tally.as_long];
        let pinned = pinned(code);
        let _ = writeln!(
            table,
            "{code:8} {:3} of {:3}, alone {:3}, as long {:3}",
            tally.found, tally.cases, tally.alone, tally.as_long
        );
        if std::env::var("REGLIB").is_ok_and(|wanted| code.starts_with(&wanted)) {
            tally.failures.iter().for_each(|f| table.push_str(&format!("    {f}\n")));
        }
        if counts.iter().zip(pinned).any(|(now, before)| *now < before) {
            let _ = writeln!(fallen, "{code}: {counts:?} pass, {pinned:?} did");
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

/// How many cases of a code are found, found alone, and found with a chain of the stated length.
fn pinned(code: &str) -> [usize; 3] {
    let line = PINNED.lines().find_map(|line| line.strip_prefix(code)?.strip_prefix(' '));
    let counts = line.map_or(Vec::new(), |counts| {
        counts.split_whitespace().map(|count| count.parse().expect("a count")).collect()
    });
    counts.try_into().unwrap_or_default()
}
