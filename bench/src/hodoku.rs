//! Compares ratings on HoDoKu's scale with those of HoDoKu itself.
//!
//! Reads lines on standard input that hold a puzzle, followed by a level and a score, such as
//! `easy50 ..3...78..567… Easy 384`; further fields do not matter.

use anyhow::Result;
use clap::Args;
use ninefold::rate::{Rating, Scale};
use ninefold::technique::Budget;
use ninefold::{Grid, Level, Puzzle};
use std::io::{self, BufRead};

#[derive(Args)]
pub(crate) struct Hodoku {
    /// How many of the puzzles that differ to show
    #[arg(long, default_value_t = 0)]
    show: usize,
}

struct Case {
    puzzle: Puzzle,
    level: Level,
    score: u32,
}

impl Hodoku {
    pub(crate) fn run(&self) -> Result<()> {
        let mut shown = self.show;
        let mut table = [[0_u32; 6]; 5];
        let (mut same_level, mut same_score, mut all) = (0_u32, 0_u32, 0_u32);
        let mut off = Vec::new();
        for line in io::stdin().lock().lines() {
            let Some(case) = read(&line?) else { continue };
            let rating = Scale::HODOKU.rate(&case.puzzle, &Budget::unlimited());
            let level = rating.level().map_or(5, Level::index);
            let score = rating.score().unwrap_or(0);
            table[case.level.index()][level] += 1;
            all += 1;
            same_level += u32::from(level == case.level.index());
            same_score += u32::from(rating.is_solved() && score == case.score);
            off.push(f64::from(score.abs_diff(case.score)) / f64::from(case.score.max(1)));
            if shown > 0 && (level != case.level.index() || score != case.score) {
                shown -= 1;
                show(&case, &rating);
            }
        }
        println!("{:>9} | on this scale", "HoDoKu");
        let names: Vec<&str> = Level::ALL.iter().map(|level| level.name()).collect();
        println!(
            "{:>9} | {:>8}{:>8}{:>8}{:>8}{:>8}{:>10}",
            "", names[0], names[1], names[2], names[3], names[4], "unsolved"
        );
        for (level, row) in Level::ALL.iter().zip(table) {
            let counts: String = row[..5].iter().map(|count| format!("{count:>8}")).collect();
            println!("{level:>9} | {counts}{:>10}", row[5]);
        }
        off.sort_by(f64::total_cmp);
        let percent = |count: u32| f64::from(count) / f64::from(all.max(1)) * 100.0;
        let at = |share: usize| off.get(off.len() * share / 100).copied().unwrap_or(0.0) * 100.0;
        println!(
            "{all} puzzles: same level {:.1} %, same score {:.1} %",
            percent(same_level),
            percent(same_score)
        );
        println!(
            "score differs by {:.1} % in the median, {:.1} % at the 90th percentile",
            at(50),
            at(90)
        );
        Ok(())
    }
}

fn read(line: &str) -> Option<Case> {
    let mut words = line.split_whitespace();
    let grid = words.by_ref().find_map(|word| word.parse::<Grid>().ok())?;
    let (level, score) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    Some(Case { puzzle: Puzzle::try_from(grid).ok()?, level, score })
}

fn show(case: &Case, rating: &Rating) {
    let Case { puzzle, level, score } = case;
    let counts: Vec<String> = rating
        .techniques()
        .map(|(technique, count)| format!("{}:{count}", technique.entry().code))
        .collect();
    let end = rating.end();
    println!("{} {level} {score} here {rating} {end}: {}", puzzle.grid(), counts.join(" "));
}
