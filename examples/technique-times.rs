//! Where rating spends its time: per technique, how often it is looked for on the paths of puzzles
//! (one a line on standard input), how often it is found, and how long that takes.

use ninefold::rate::{Order, start};
use ninefold::{Grid, Puzzle, Technique};
use std::io::{self, BufRead};
use std::time::{Duration, Instant};

#[derive(Clone, Default)]
struct Share {
    looked: u32,
    found: u32,
    time: Duration,
}

fn main() -> io::Result<()> {
    let order = std::env::args().nth(1).and_then(|name| Order::named(&name));
    let order = order.unwrap_or(Order::NINEFOLD);
    let mut shares = vec![Share::default(); Technique::ALL.len()];
    for line in io::stdin().lock().lines() {
        let grid = line?.split_whitespace().find_map(|word| word.parse::<Grid>().ok());
        let Some(puzzle) = grid.and_then(|grid| Puzzle::try_from(grid).ok()) else { continue };
        let mut marks = start(&puzzle);
        while !marks.is_solved() {
            let step = order.techniques().find_map(|technique| {
                let start = Instant::now();
                let step = marks.find(technique);
                let share = &mut shares[technique as usize];
                share.time += start.elapsed();
                share.looked += 1;
                share.found += u32::from(step.is_some());
                step
            });
            let Some(step) = step else { break };
            marks.apply(&step);
        }
    }
    let all: Duration = shares.iter().map(|share| share.time).sum();
    println!(
        "{:32} {:>9} {:>9} {:>10} {:>7}",
        "technique", "looked", "found", "µs a look", "share"
    );
    for technique in order.techniques() {
        let Share { looked, found, time } = shares[technique as usize].clone();
        let each = time.as_secs_f64() * 1e6 / f64::from(looked.max(1));
        let share = time.as_secs_f64() / all.as_secs_f64() * 100.0;
        println!("{:32} {looked:>9} {found:>9} {each:>10.1} {share:>5.1} %", technique.row().code);
    }
    Ok(())
}
