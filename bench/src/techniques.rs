//! Shows where rating spends its time: per technique, how often it is searched for on the paths of
//! puzzles (one per line on standard input), how often it is found, and how long that takes; and
//! how long a player waits for a hint in a position seen for the first time.

use crate::corpus::puzzles_of_stdin;
use anyhow::Result;
use clap::Args;
use ninefold::position::Position;
use ninefold::rate::Scale;
use ninefold::technique::{Budget, Family, Technique};
use std::collections::HashMap;
use std::hint::black_box;
use std::time::{Duration, Instant};

#[derive(Clone, Default)]
struct Share {
    looked: u32,
    found: u32,
    time: Duration,
}

#[derive(Args)]
pub(crate) struct Techniques {
    /// The scale whose order of techniques is followed
    #[arg(long, default_value = "ninefold")]
    scale: String,
}

impl Techniques {
    pub(crate) fn run(&self) -> Result<()> {
        let scale = scale(&self.scale)?;
        // Whether the hint is a single, and how long it took.
        let mut hints: Vec<(bool, Duration)> = Vec::new();
        let mut shares: HashMap<Technique, Share> = HashMap::new();
        for puzzle in puzzles_of_stdin() {
            let puzzle = puzzle?;
            let mut marks = Position::start(puzzle).marks().clone();
            while !marks.is_solved() {
                let position = Position::resumed(puzzle, &marks.grid(), &marks.candidates());
                let start = Instant::now();
                let hint = black_box(scale.next_step(&position, &Budget::unlimited()));
                let time = start.elapsed();
                let hint = hint.ok().flatten();
                hints.extend(hint.map(|h| (h.technique().entry().family == Family::Singles, time)));
                let step = scale.techniques().find_map(|technique| {
                    let start = Instant::now();
                    let step = marks.find(technique);
                    let share = shares.entry(technique).or_default();
                    share.time += start.elapsed();
                    share.looked += 1;
                    share.found += u32::from(step.is_some());
                    step
                });
                let Some(step) = step else { break };
                marks.apply(&step);
            }
        }
        let all: Duration = shares.values().map(|share| share.time).sum();
        println!(
            "{:32} {:>9} {:>9} {:>10} {:>7}",
            "technique", "looked", "found", "µs a look", "share"
        );
        for technique in scale.techniques() {
            let Share { looked, found, time } = shares.remove(&technique).unwrap_or_default();
            let each = time.as_secs_f64() * 1e6 / f64::from(looked.max(1));
            let share = time.as_secs_f64() / all.as_secs_f64() * 100.0;
            println!(
                "{:32} {looked:>9} {found:>9} {each:>10.1} {share:>5.1} %",
                technique.entry().code
            );
        }
        wait("all hints", &mut hints.iter().map(|(_, time)| *time).collect::<Vec<_>>());
        hints.retain(|(single, _)| !single);
        wait("other than singles", &mut hints.iter().map(|(_, time)| *time).collect::<Vec<_>>());
        Ok(())
    }
}

/// Prints how long these took.
fn wait(which: &str, times: &mut [Duration]) {
    times.sort_unstable();
    let Some(longest) = times.last() else { return };
    let micros = |time: &Duration| time.as_secs_f64() * 1e6;
    let at = |share: f64| micros(&times[(share * times.len() as f64) as usize]);
    println!(
        "{which:18} {:>9}: median {:.1} µs, 90 % {:.1} µs, 99 % {:.1} µs, longest {:.1} µs",
        times.len(),
        at(0.5),
        at(0.9),
        at(0.99),
        micros(longest)
    );
}

fn scale(name: &str) -> Result<Scale> {
    name.parse().map_err(Into::into)
}
