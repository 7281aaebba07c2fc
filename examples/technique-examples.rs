//! Finds an example of each technique that has none in `src/rate/examples.txt`.
//!
//! Reads puzzles from standard input, one a line, follows their paths in Ninefold's order, and prints
//! a line for each technique where it first has a step: the form that the file keeps. The largest
//! fish take long and are asked for only when named
//! as arguments.

use ninefold::rate::{example, example::line};
use ninefold::technique::Technique;
use ninefold::{Grid, Marks, Puzzle};
use std::io::{self, BufRead};

fn main() -> io::Result<()> {
    let named: Vec<String> = std::env::args().skip(1).collect();
    let quick = |technique: &Technique| {
        let code = technique.row().code;
        !["mutant", "franken", "siamese"].iter().any(|word| code.contains(word))
    };
    let wanted = |technique: &Technique| match named.is_empty() {
        true => quick(technique) && example(*technique).is_none(),
        false => named.iter().any(|name| name == technique.row().code),
    };
    let mut missing: Vec<Technique> = Technique::ALL.iter().copied().filter(wanted).collect();
    for text in io::stdin().lock().lines() {
        let Some(puzzle) = text?.parse::<Grid>().ok().and_then(|grid| Puzzle::try_from(grid).ok())
        else {
            continue;
        };
        let mut marks = Marks::new(&puzzle.grid()).with_proof(&puzzle.unique());
        while let Some(step) = marks.next_step() {
            missing.retain(|technique| {
                let found = marks.find(*technique).is_some();
                if found {
                    println!("{}", line(*technique, &marks));
                }
                !found
            });
            marks.apply(&step);
        }
        if missing.is_empty() {
            break;
        }
    }
    for technique in missing {
        eprintln!("no example of {technique}");
    }
    Ok(())
}
