//! How many puzzles a second are rated on one thread: full path and level, by Ninefold's order.
//!
//! Reads puzzles from standard input, one a line, proves each to have one solution beforehand, and
//! prints the rate of the median of five runs over all of them. Wall-clock time: measure on a quiet
//! machine, or compare with a second figure of the same run.

use ninefold::rate::{Level, Order};
use ninefold::{Grid, Puzzle};
use std::io::{self, BufRead};
use std::time::Instant;

fn main() -> io::Result<()> {
    let order = std::env::args().nth(1).and_then(|name| Order::named(&name));
    let order = order.unwrap_or(Order::NINEFOLD);
    let mut puzzles = Vec::new();
    for line in io::stdin().lock().lines() {
        let grid = line?.split_whitespace().find_map(|word| word.parse::<Grid>().ok());
        puzzles.extend(grid.and_then(|grid| Puzzle::try_from(grid).ok()));
    }
    let mut rates: Vec<f64> = (0..5)
        .map(|_| {
            let start = Instant::now();
            let extreme =
                puzzles.iter().filter(|puzzle| order.grade(puzzle).level() == Level::Extreme);
            std::hint::black_box(extreme.count());
            puzzles.len() as f64 / start.elapsed().as_secs_f64()
        })
        .collect();
    rates.sort_by(f64::total_cmp);
    println!("{} puzzles, {:.0} a second by the {} order", puzzles.len(), rates[2], order.name());
    let mut slowest: Vec<(f64, &Puzzle)> = puzzles
        .iter()
        .map(|puzzle| {
            let start = Instant::now();
            std::hint::black_box(order.grade(puzzle));
            (start.elapsed().as_secs_f64() * 1e3, puzzle)
        })
        .collect();
    slowest.sort_by(|a, b| b.0.total_cmp(&a.0));
    for (time, puzzle) in slowest.iter().take(3) {
        println!("slow: {} {time:.1} ms", puzzle.grid());
    }
    Ok(())
}
