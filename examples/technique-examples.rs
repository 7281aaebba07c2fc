//! Finds an example of each technique in puzzles, one a line on standard input, for
//! `src/rate/examples.txt`: of the states on their paths the one with the fewest candidates.
//!
//! Without `--all` a technique that has an example keeps it.

use ninefold::rate::{Order, example, example::line, start};
use ninefold::{Grid, Marks, Puzzle, Technique};
use std::io::{self, BufRead};
use std::ops::ControlFlow;

/// An example with fewer candidates than this is clear enough.
const CLEAR: usize = 90;

fn main() -> io::Result<()> {
    let all = std::env::args().any(|argument| argument == "--all");
    let mut best: Vec<Option<(usize, String)>> = Technique::ALL
        .iter()
        .map(|technique| {
            let (marks, _) = example(*technique).filter(|_| !all)?;
            Some((0, line(*technique, &marks)))
        })
        .collect();
    for text in io::stdin().lock().lines() {
        let text = text?;
        let word = text.split(char::is_whitespace).find_map(|word| word.parse::<Grid>().ok());
        let Some(puzzle) = word.and_then(|grid| Puzzle::try_from(grid).ok()) else { continue };
        Order::NINEFOLD.follow(&mut start(&puzzle), &mut |marks, _| {
            look(marks, &mut best);
            ControlFlow::Continue(())
        });
        if best.iter().all(|best| best.as_ref().is_some_and(|best| best.0 < CLEAR)) {
            break;
        }
    }
    for (technique, best) in Technique::ALL.iter().zip(best) {
        match best {
            Some((_, text)) => println!("{text}"),
            None => eprintln!("no example of {technique}"),
        }
    }
    Ok(())
}

/// Keeps the marks for each technique that has a step in them and no clearer example.
fn look(marks: &Marks, best: &mut [Option<(usize, String)>]) {
    let size = marks.all().len();
    for (technique, best) in Technique::ALL.iter().zip(best) {
        let is_clearer = best.as_ref().is_none_or(|best| best.0 >= CLEAR && size < best.0);
        if is_clearer && marks.find(*technique).is_some() {
            *best = Some((size, line(*technique, marks)));
        }
    }
}
