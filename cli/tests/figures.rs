//! Compares the figures in the documents with `docs/figures.toml`, which says how each was measured.
//!
//! A comment `<!-- figures: NAME … -->` in a paragraph or an item, or on the line before a table,
//! names rows of that file. The numbers of the rows must stand there, in this order, in any words
//! and either language; the `table` of a row must be the table there. A number with a unit that no
//! row has is refused. With `SNAPSHOTS=overwrite` in the environment the tables are copied into the
//! documents.

use regex::Regex;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use toml::{Table, Value};

/// The documents whose figures are compared.
const DOCUMENTS: [&str; 9] = [
    "README.md",
    "README.ko.md",
    "docs/CANON.md",
    "docs/DESIGN.md",
    "docs/GENERATE.md",
    "docs/PERFORMANCE.md",
    "docs/RATING.md",
    "docs/notes/engine-measured.md",
    "docs/notes/ratings-measured.md",
];

/// Blocks of these languages hold no figures: commands, programs, and sessions that another test runs.
const PROGRAMS: [&str; 4] = ["```console", "```sh", "```rust", "```python"];

/// How units are written, what they multiply a number with, and what they measure.
const UNITS: [(&str, f64, &str); 30] = [
    ("%", 1.0, "%"),
    ("million", 1e6, ""),
    ("M", 1e6, ""),
    ("k", 1e3, ""),
    ("만", 1e4, ""),
    ("억", 1e8, ""),
    ("ns", 1e-9, "s"),
    ("nanoseconds", 1e-9, "s"),
    ("µs", 1e-6, "s"),
    ("microseconds", 1e-6, "s"),
    ("ms", 1e-3, "s"),
    ("milliseconds", 1e-3, "s"),
    ("s", 1.0, "s"),
    ("seconds", 1.0, "s"),
    ("초", 1.0, "s"),
    ("minutes", 60.0, "s"),
    ("hours", 3600.0, "s"),
    ("시간", 3600.0, "s"),
    ("분", 60.0, "s"),
    ("times", 1.0, "times"),
    ("배", 1.0, "times"),
    ("bytes", 1.0, "bytes"),
    ("바이트", 1.0, "bytes"),
    ("KiB", 1024.0, "bytes"),
    ("kB", 1e3, "bytes"),
    ("MB", 1e6, "bytes"),
    ("MiB", 1_048_576.0, "bytes"),
    ("GiB", 1_073_741_824.0, "bytes"),
    ("a second", 1.0, ""),
    ("/s", 1.0, ""),
];

/// What may stand between two numbers that share the unit behind the second.
const BETWEEN: [&str; 8] = [" to ", " or ", " and ", ", ", ", and ", "~", "–", " of "];

fn pattern(pattern: &str) -> Regex {
    Regex::new(pattern).expect("a regular expression")
}

static NUMBER: LazyLock<Regex> =
    LazyLock::new(|| pattern(r"\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)*"));
/// What makes a number in front of it, or behind it, a rate.
static RATE: LazyLock<Regex> =
    LazyLock::new(|| pattern(r"^(\s[A-Za-z0-9-]+){1,3}\s(a|per) second"));
const RATE_OF: &str = "초당";
static MARKER: LazyLock<Regex> = LazyLock::new(|| pattern(r"<!-- figures: ([^>]*) -->"));
/// Code and the targets of links.
static ASIDE: LazyLock<Regex> = LazyLock::new(|| pattern(r"`[^`]*`|\]\([^)]*\)"));

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the repository").to_owned()
}

fn figures() -> Table {
    let text = fs::read_to_string(root().join("docs/figures.toml")).expect("the file of figures");
    text.parse().expect("TOML")
}

/// A number as it stands in a text.
struct Number<'a> {
    shown: &'a str,
    value: f64,
    measures: &'static str,
    /// Whether it looks like a measurement: with a unit, large, or alone in a cell of a table.
    is_figure: bool,
}

impl Number<'_> {
    fn is(&self, other: &Number<'_>) -> bool {
        (self.value - other.value).abs() <= other.value.abs() * 1e-9
            && self.measures == other.measures
    }
}

/// The unit at the beginning of a text, with its length.
fn unit(text: &str) -> Option<(usize, f64, &'static str)> {
    let rest = text.trim_start_matches([' ', '\n']);
    let fits = |&&(name, ..): &&(&'static str, f64, &str)| {
        let is_letter = |c: char| c.is_ascii_alphanumeric();
        rest.strip_prefix(name).is_some_and(|rest| {
            !name.is_ascii() || !name.ends_with(is_letter) || !rest.starts_with(is_letter)
        })
    };
    let (name, factor, measures) = UNITS.iter().find(fits)?;
    Some((text.len() - rest.len() + name.len(), *factor, measures))
}

/// The numbers of a text, but for those in names such as AVX2 and 1.2.1, in code and in links.
fn numbers(text: &str) -> Vec<Number<'_>> {
    let asides: Vec<_> = ASIDE.find_iter(text).map(|found| found.range()).collect();
    let is_name = |found: &regex::Match<'_>| {
        let before = &text[..found.start()];
        let in_word = |c: char| c.is_ascii_alphabetic() || c == '.' || c == '_';
        before.strip_suffix('-').unwrap_or(before).ends_with(in_word)
            || found.as_str().matches('.').count() > 1
            || asides.iter().any(|aside| aside.contains(&found.start()))
    };
    // From the end, because a number may share the unit of the next one.
    let mut numbers: Vec<Number<'_>> = Vec::new();
    let mut next: Option<(usize, Option<(f64, &'static str)>)> = None;
    let found: Vec<_> = NUMBER.find_iter(text).filter(|found| !is_name(found)).collect();
    for found in found.iter().rev() {
        let (before, after) = (&text[..found.start()], &text[found.end()..]);
        let own = unit(after);
        let shared = next.and_then(|(start, unit)| {
            let between = text[found.end()..start].replace('\n', " ");
            BETWEEN.contains(&between.as_str()).then_some(unit).flatten()
        });
        let unit = own.map(|(_, factor, measures)| (factor, measures)).or(shared);
        let rest = &after[own.map_or(0, |(length, ..)| length)..];
        let cell = before.trim_end_matches([' ', '−', '+', '-']).strip_suffix('|');
        let is_alone = rest.trim_start_matches(' ').starts_with('|')
            && cell.is_some_and(|row| !row.is_empty() && !row.ends_with('\n'));
        let (factor, measures) = unit.unwrap_or((1.0, ""));
        let plain = found.as_str().replace(',', "");
        numbers.push(Number {
            shown: text[found.start()..text.len() - rest.len()].trim(),
            value: plain.parse::<f64>().expect("a number") * factor,
            measures,
            is_figure: unit.is_some()
                || is_alone
                || found.as_str().contains(',')
                || RATE.is_match(after)
                || before.trim_end().ends_with(RATE_OF),
        });
        next = Some((found.start(), unit));
    }
    numbers.reverse();
    numbers
}

/// The parts of a document, each with the number of its first line: paragraphs, items, tables.
fn blocks(document: &str) -> Vec<(usize, String)> {
    let mut blocks: Vec<(usize, String)> = Vec::new();
    let (mut in_program, mut is_new) = (false, true);
    for (line, number) in document.lines().zip(1..) {
        let text = line.trim_start();
        if text.starts_with("```") {
            in_program = !in_program && PROGRAMS.contains(&text);
            is_new = true;
        } else if in_program || text.is_empty() {
            is_new = true;
        } else if is_new || text.starts_with("- ") {
            blocks.push((number, line.to_owned()));
            is_new = false;
        } else if let Some((_, block)) = blocks.last_mut() {
            block.push('\n');
            block.push_str(line);
        }
    }
    blocks
}

/// The lines of a table or a block, however far they are indented.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().map(str::trim).filter(|line| !line.is_empty())
}

/// What is wrong in a document, the rows that it names, and the document with their tables.
struct Compared {
    wrong: Vec<String>,
    used: BTreeSet<String>,
    renewed: String,
}

fn compare(document: &str, figures: &Table) -> Compared {
    let mut compared =
        Compared { wrong: Vec::new(), used: BTreeSet::new(), renewed: document.to_owned() };
    for (line, block) in blocks(document) {
        let named = MARKER.captures_iter(&block).map(|found| found.extract::<1>().1[0]);
        let names: Vec<&str> = named.flat_map(str::split_whitespace).collect();
        compared.used.extend(names.iter().map(ToString::to_string));
        let stated = MARKER.replace_all(&block, "");
        let problem = match names[..] {
            [name] if row(figures, name, "table").is_some() => {
                let table = row(figures, name, "table").unwrap_or_default();
                let indent = &block[..block.len() - block.trim_start().len()];
                let now = format!("<!-- figures: {name} -->\n{}", table.trim());
                let now: Vec<_> = lines(&now).map(|line| format!("{indent}{line}")).collect();
                compared.renewed = compared.renewed.replacen(&block, &now.join("\n"), 1);
                let is_same = lines(&stated).eq(lines(table));
                (!is_same).then(|| format!("the table is not that of {name}"))
            }
            _ => difference(&stated, &names, figures),
        };
        compared.wrong.extend(problem.map(|problem| format!("{line}: {problem}")));
    }
    compared
}

/// The first number that stands in a text but not in the rows, or the other way round.
fn difference(stated: &str, names: &[&str], figures: &Table) -> Option<String> {
    let mut wanted = Vec::new();
    for name in names {
        let Some(text) = row(figures, name, "text") else {
            return Some(format!("no row with a text is named {name}"));
        };
        wanted.extend(numbers(text).into_iter().map(|number| (*name, number)));
    }
    let mut wanted = wanted.into_iter().peekable();
    let counts = list(figures, "counts");
    for number in numbers(stated) {
        if wanted.next_if(|(_, wanted)| wanted.is(&number)).is_some() {
            continue;
        }
        if number.is_figure && !counts.contains(&number.shown) {
            let expected =
                wanted.peek().map(|(name, wanted)| format!("; {name} has {}", wanted.shown));
            return Some(format!("no row has {}{}", number.shown, expected.unwrap_or_default()));
        }
    }
    wanted.next().map(|(name, wanted)| format!("{} of {name} is missing", wanted.shown))
}

/// A text of a row.
fn row<'a>(figures: &'a Table, name: &str, field: &str) -> Option<&'a str> {
    figures.get(name)?.get(field)?.as_str()
}

/// A list of texts.
fn list<'a>(figures: &'a Table, name: &str) -> Vec<&'a str> {
    let values = figures.get(name).and_then(Value::as_array).into_iter().flatten();
    values.filter_map(Value::as_str).collect()
}

/// The rows of the file.
fn rows(figures: &Table) -> impl Iterator<Item = (&str, &Table)> {
    let rows = figures.iter().filter(|(name, _)| *name != "machines");
    rows.filter_map(|(name, value)| Some((name.as_str(), value.as_table()?)))
}

#[test]
fn every_figure_is_that_of_its_row() {
    let overwrite = std::env::var_os("SNAPSHOTS").is_some_and(|value| value == "overwrite");
    let (figures, mut used, mut wrong) = (figures(), BTreeSet::new(), Vec::new());
    for name in DOCUMENTS {
        let path = root().join(name);
        let document = fs::read_to_string(&path).expect("a text");
        let mut compared = compare(&document, &figures);
        if overwrite && compared.renewed != document {
            fs::write(&path, &compared.renewed).expect("the document can be written");
            compared = compare(&compared.renewed, &figures);
        }
        wrong.extend(compared.wrong.iter().map(|problem| format!("{name}:{problem}")));
        used.extend(compared.used);
    }
    let unused = rows(&figures).filter(|(name, _)| !used.contains(*name));
    wrong.extend(unused.map(|(name, _)| format!("docs/figures.toml: no document names {name}")));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A row says when and where it was measured, and with which command of the repository, or how it was
/// measured `outside` it. The numbers of a row `of` a line of a table stand in that line.
#[test]
fn every_row_says_how_it_was_measured() {
    let file = figures();
    let machines = file["machines"].as_table().expect("the machines");
    for (name, fields) in rows(&file) {
        let text = |field| row(&file, name, field);
        assert!(text("text").is_some() != text("table").is_some(), "{name}: one text or table");
        assert!(fields.get("date").is_some_and(Value::is_datetime), "{name}: no date");
        let machine = text("machine").unwrap_or_default();
        assert!(machines.contains_key(machine), "{name}: unknown machine {machine}");
        match (text("command"), text("outside")) {
            (Some(command), None) => assert!(exists(command), "{name}: nothing runs {command}"),
            (None, Some(_)) => {}
            _ => panic!("{name}: one command, or how it was measured outside"),
        }
        let Some((table, line)) = text("of").and_then(|of| of.split_once(": ")) else { continue };
        let found = row(&file, table, "table").unwrap_or_default().lines();
        let found = found.filter(|row| row.starts_with(&format!("| {line} |")));
        let cells: Vec<_> = found.flat_map(numbers).collect();
        for number in numbers(text("text").unwrap_or_default()) {
            // The units of a table stand in its head.
            let stands = cells.iter().any(|cell| (cell.value - number.value).abs() < 1e-9);
            assert!(stands, "{name}: {} does not stand in {line} of {table}", number.shown);
        }
    }
}

/// Whether the repository has what a command runs.
fn exists(command: &str) -> bool {
    let places = [
        (r"ninefold-bench -- ([a-z]+)", "bench/src/", ".rs"),
        (r"--example ([a-z-]+)", "examples/", ".rs"),
        (r"--test ([a-z]+)", "tests/", "/main.rs"),
        (r"ninefold ([a-z]+)", "cli/src/commands/", ".rs"),
    ];
    let named = |(before, folder, ending): &(&str, &str, &str)| {
        let name = pattern(before).captures(command)?.extract::<1>().1[0].to_owned();
        let (folder, file) = (root().join(folder), format!("{name}{ending}"));
        let below = fs::read_dir(&folder).ok()?.flatten().map(|entry| entry.path());
        Some(below.chain([folder]).any(|folder| folder.join(&file).exists()))
    };
    let found: Vec<bool> = places.iter().filter_map(named).collect();
    !found.is_empty() && found.iter().all(|&exists| exists)
}

#[test]
fn a_change_is_seen() {
    let figures: Table = r#"
counts = ["49,158"]
speed = { text = "2.9 million a second; 5.3 times; 0.54 million" }
accuracy = { text = "485 of 486" }
cost = { table = """
| what | µs |
|---|---:|
| easy | 0.5 |
""" }
"#
    .parse()
    .expect("TOML");
    let wrong = |document: &str| compare(document, &figures).wrong;
    let good = [
        "<!-- figures: speed -->\nNinefold 2 solves 2.9\nM a second,\n5.3 times as many as\nanother (0.54 M).",
        "<!-- figures: speed -->\n초당 290만 개, AVX2 다음으로 빠른 것의 5.3배(초당 54만 개)",
        "- 485 of 486 agree; 1.2.1 is older <!-- figures: accuracy -->\n- nothing",
        "<!-- figures: cost -->\n| what | µs |\n|---|---:|\n| easy | 0.5 |\n\nIn 2011 all 49,158 of rating 9.0.",
        "| 1 | the first |\n|---|---|\n| 2 | the 17th |\n\n```sh\nsleep 3 s\n```\n`2 s`, [three](4%20s)",
    ];
    for document in good {
        assert_eq!(wrong(document), [""; 0], "{document}");
    }
    let bad = [
        "<!-- figures: speed -->\n3.0 M a second, 5.3 times as many as another (0.54 M).",
        "<!-- figures: speed -->\n0.54 M a second, 5.3 times as many as another (2.9 M).",
        "<!-- figures: speed -->\n2.9 M a second, 5.3 times as many as another.",
        "<!-- figures: speed -->\n2.9 M a second, 5.3 times as many as another (0.54 M), in 3 s.",
        "<!-- figures: speed -->\n2.9 M a second, 5.3 % as many as another (0.54 M).",
        "<!-- figures: speed -->\n초당 290만 개, 다음의 5.3배(초당 55만 개)",
        "<!-- figures: accuracy -->\n484 of 486",
        "<!-- figures: unknown -->\nnothing",
        "<!-- figures: cost -->\n| what | µs |\n|---|---:|\n| easy | 0.6 |",
        "<!-- figures: cost accuracy -->\n| what | µs |\n|---|---:|\n| easy | 0.5 |",
        "| what | µs |\n|---|---:|\n| easy | 0.5 |",
        "It takes 3 s.",
        "It takes 3 or\n4.5 ms, and 2 twice.",
        "- one\n- 20 %",
        "```text\n20 %\n```",
        "초당 3만 개",
        "3배",
        "초당 500개",
        "1,234 puzzles",
        "solves 500 hard puzzles\na second",
    ];
    for document in bad {
        assert_eq!(wrong(document).len(), 1, "{document}");
    }
    let old = "a\n\n  <!-- figures: cost -->\n  | what | µs |\n  |---|---:|\n  | easy | 0.6 |\n";
    assert_eq!(compare(old, &figures).renewed, old.replace("0.6", "0.5"));
}
