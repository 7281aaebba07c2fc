//! Each technique's example in `testdata/techniques/`: marks, and the step that must be found in
//! them, in all three texts.
//!
//! A file is four lines: the marks as HoDoKu's library writes them (`givens:deleted`, `+` before a
//! digit that is not a given), the short notation, the English and the Korean sentences. After a
//! change of wording, run with `NINEFOLD_BLESS=1` to rewrite the sentences, and review the
//! difference.

mod common;

use std::fs;
use std::path::PathBuf;

use ninefold::technique::{Language, Step, Technique};
use ninefold::{Marks, Transform};

struct Example {
    file: PathBuf,
    technique: Technique,
    marks: Marks,
    lines: Vec<String>,
}

fn examples() -> Vec<Example> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("testdata/techniques");
    let files = fs::read_dir(folder).expect("the folder of examples").map(|entry| {
        let file = entry.expect("an entry").path();
        let code = file.file_stem().expect("a name").to_string_lossy().into_owned();
        let text = fs::read_to_string(&file).expect("a readable text");
        let lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let (givens, deleted) = lines[0].split_once(':').expect("givens:deleted");
        let technique = Technique::named(&code).unwrap_or_else(|| panic!("no technique {code}"));
        assert_eq!(technique.entry().code, code, "a file is named by its technique's code");
        Example { marks: common::library::marks(givens, deleted), file, technique, lines }
    });
    files.collect()
}

fn texts(step: &Step) -> [String; 3] {
    [step.to_string(), step.explain(Language::English), step.explain(Language::Korean)]
}

#[test]
fn every_example_is_found_in_its_words() {
    let examples = examples();
    assert!(examples.len() >= 25, "only {} examples", examples.len());
    for example in examples {
        let steps = example.marks.find_all(example.technique);
        let is_blessing = std::env::var_os("NINEFOLD_BLESS").is_some();
        // A new notation is known by its effects.
        let effects = |text: &str| text.rsplit("=>").next().map(str::to_owned);
        let is_it = |step: &&Step| {
            let (text, wanted) = (step.to_string(), &example.lines[1]);
            text == *wanted || is_blessing && effects(&text) == effects(wanted)
        };
        let step = steps
            .iter()
            .find(is_it)
            .unwrap_or_else(|| panic!("{}: not found", example.file.display()));
        let texts = texts(step);
        if is_blessing {
            let text = format!("{}\n{}\n", example.lines[0], texts.join("\n"));
            fs::write(&example.file, text).expect("a written file");
        } else {
            assert_eq!(texts[..], example.lines[1..], "{}", example.file.display());
        }
    }
}

/// A technique's finds do not depend on how the grid is turned or relabelled.
#[test]
fn effects_follow_the_symmetries() {
    let mut random = ninefold::generate::Random::new(ninefold::generate::Seed(5));
    for example in examples() {
        let transform: Transform = random.transform();
        let image = transform.candidates(&example.marks.candidates());
        let mut given = example.marks.grid();
        (!example.marks.givens()).iter().for_each(|cell| given.set(cell, None));
        let (given, placed) = (transform.grid(&given), transform.grid(&example.marks.grid()));
        let marks = Marks::resume(&given, &placed, &image);
        let code = example.technique.entry().code;
        // Ties between equally short loops or chains of sets may be decided differently; and the
        // consequences found before an assumption fails depend on the order.
        let ties = ["continuous-nice-loop", "als-chain", "als-xy-wing", "death", "forcing"];
        let ties = ties.iter().any(|word| code.contains(word) && !code.contains("discont"));
        if ties || example.technique.needs_uniqueness() {
            continue;
        }
        let effects = |step: &Step| (*step.placements(), *step.eliminations());
        let mut here: Vec<_> = example
            .marks
            .find_all(example.technique)
            .iter()
            .map(|step| effects(&transform.step(step)))
            .collect();
        let mut there: Vec<_> = marks.find_all(example.technique).iter().map(effects).collect();
        here.sort();
        there.sort();
        assert_eq!(here, there, "{code}");
    }
}
