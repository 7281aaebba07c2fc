//! Finds an example of each technique for `examples.txt` in the folder of its family in `src/technique/`.
//!
//! Reads puzzles from standard input, one per line, follows their paths on Ninefold's scale, and
//! writes its row: the position with the fewest candidates at which a path takes the
//! technique. A technique outside the scale is searched for where a path has become unfair. One that
//! is not found keeps its example.

use crate::corpus::puzzles_of_stdin;
use anyhow::Result;
use clap::Args;
use ninefold::Level;
use ninefold::position::{Position, start};
use ninefold::rate::{Scale, example_line};
use ninefold::technique::{Budget, Technique};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

#[derive(Args)]
pub(crate) struct Examples {
    /// Codes of techniques: only these are searched for; otherwise all but the largest fish, which take
    /// long
    codes: Vec<String>,
}

impl Examples {
    pub(crate) fn run(&self) -> Result<()> {
        let is_large_fish = |technique: &Technique| {
            let code = technique.entry().code;
            ["mutant", "franken", "siamese"].iter().any(|word| code.contains(word))
        };
        let is_wanted = |technique: &Technique| match self.codes.is_empty() {
            true => !is_large_fish(technique),
            false => self.codes.iter().any(|name| name == technique.entry().code),
        };
        let scale = Scale::NINEFOLD;
        let (in_order, on_demand): (Vec<Technique>, Vec<Technique>) = (Technique::ALL.iter())
            .filter(|technique| is_wanted(technique))
            .partition(|technique| scale.rank(**technique).is_some());
        // Each with the number of candidates at its position.
        let mut found: BTreeMap<&str, (usize, String)> = BTreeMap::new();
        for puzzle in puzzles_of_stdin() {
            let puzzle = puzzle?;
            let path = scale.path(&Position::start(puzzle), &Budget::unlimited());
            let mut marks = start(&puzzle);
            for step in path.steps() {
                let candidates = marks.all().len();
                let taken = step.technique();
                let is_unfair = scale.rank(taken).is_some_and(|rank| rank.level >= Level::Unfair);
                let met = in_order.iter().filter(|technique| **technique == taken);
                for &technique in met.chain(on_demand.iter().filter(|_| is_unfair)) {
                    let code = technique.entry().code;
                    let is_better = found.get(code).is_none_or(|(fewest, _)| candidates < *fewest);
                    if is_better && (technique == taken || marks.find(technique).is_some()) {
                        found.insert(code, (candidates, example_line(&marks)));
                    }
                }
                marks.apply(step);
            }
        }
        for code in self.codes.iter().filter(|code| !found.contains_key(code.as_str())) {
            eprintln!("{code}: not found in these puzzles");
        }
        let techniques = Path::new(env!("CARGO_MANIFEST_DIR")).join("../src/technique");
        for family in fs::read_dir(techniques)? {
            let file = family?.path().join("examples.txt");
            let Ok(before) = fs::read_to_string(&file) else { continue };
            let rows = before.lines().map(|row| {
                let code = row.split(' ').next().unwrap_or_default();
                found.get(code).map_or(row.to_owned(), |(_, line)| format!("{code} {line}")) + "\n"
            });
            fs::write(file, rows.collect::<String>())?;
        }
        Ok(())
    }
}
