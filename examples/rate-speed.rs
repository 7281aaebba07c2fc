//! Measures how many puzzles a second one thread rates: full path and level, on Ninefold's scale or the
//! one named as argument.
//!
//! Reads puzzles from standard input, one per line; lines without a puzzle that has one solution are
//! skipped. Prints the rate of the median of five runs over all of them. On Linux the time is the
//! thread's CPU time; elsewhere it is wall-clock time.

use ninefold::rate::{Level, Scale};
use ninefold::technique::Budget;
use ninefold::{Grid, Puzzle};
use std::io::{self, BufRead};
use std::time::Instant;

/// A clock that, where the system supports it, stops while other processes have the CPU.
enum Clock {
    Cpu(f64),
    Wall(Instant),
}

impl Clock {
    fn start() -> Clock {
        Clock::cpu().map_or_else(|| Clock::Wall(Instant::now()), Clock::Cpu)
    }

    fn seconds(&self) -> f64 {
        match self {
            Clock::Cpu(start) => Clock::cpu().unwrap_or(*start) - start,
            Clock::Wall(start) => start.elapsed().as_secs_f64(),
        }
    }

    /// The CPU time of this thread so far, in seconds.
    fn cpu() -> Option<f64> {
        let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
        text.split_whitespace().next()?.parse::<f64>().ok().map(|nanoseconds| nanoseconds / 1e9)
    }
}

fn main() -> io::Result<()> {
    let scale = match std::env::args().nth(1) {
        None => Scale::NINEFOLD,
        Some(name) => Scale::named(&name)
            .ok_or_else(|| io::Error::other(format!("no scale is named {name}")))?,
    };
    let rate = |puzzle| scale.rate(puzzle, &Budget::unlimited());
    let mut puzzles = Vec::new();
    for line in io::stdin().lock().lines() {
        let grid = line?.split_whitespace().find_map(|word| word.parse::<Grid>().ok());
        puzzles.extend(grid.and_then(|grid| Puzzle::try_from(grid).ok()));
    }
    let mut rates: Vec<f64> = (0..5)
        .map(|_| {
            let start = Clock::start();
            puzzles.iter().for_each(|puzzle| drop(std::hint::black_box(rate(puzzle))));
            puzzles.len() as f64 / start.seconds()
        })
        .collect();
    rates.sort_by(f64::total_cmp);
    println!("{} puzzles, {:.0} a second on the scale {}", puzzles.len(), rates[2], scale.name());
    let mut shares = [(0_u32, 0.0); 5];
    let mut slowest: Vec<(f64, &Puzzle)> = puzzles
        .iter()
        .map(|puzzle| {
            let start = Clock::start();
            let rating = rate(puzzle);
            let time = start.seconds() * 1e3;
            if let Some(level) = rating.level() {
                let share = &mut shares[level.index()];
                *share = (share.0 + 1, share.1 + time);
            }
            (time, puzzle)
        })
        .collect();
    for (level, (count, time)) in Level::ALL.into_iter().zip(shares) {
        println!("{level:>8}: {count:>6} puzzles, {:.3} ms each", time / f64::from(count.max(1)));
    }
    slowest.sort_by(|a, b| b.0.total_cmp(&a.0));
    for (time, puzzle) in slowest.iter().take(3) {
        println!("slow: {} {time:.1} ms", puzzle.grid());
    }
    Ok(())
}
