//! The cost model of batches: what a sweep, a branch and a puzzle take at each level.

use crate::corpus::{Choice, Corpus};
use crate::measure::{head, median, row, time};
use anyhow::{Result, ensure};
use clap::Args;
use ninefold::Grid;
use ninefold::solve::{self, CpuLevel};
use std::hint::black_box;
use std::ops::ControlFlow;
use std::time::Duration;

#[derive(Args)]
pub(crate) struct Cost {
    #[command(flatten)]
    choice: Choice,

    /// The number of turns for each level and collection; the median counts
    #[arg(long, default_value_t = 9)]
    rounds: usize,
}

/// What a puzzle of a collection takes on average.
struct Point {
    /// Sweeps of its lanes, branches, and one.
    counts: [f64; 3],
    nanoseconds: f64,
}

impl Cost {
    pub(crate) fn run(&self) -> Result<()> {
        let levels: Vec<CpuLevel> =
            CpuLevel::ALL.iter().copied().filter(|level| level.is_here()).collect();
        let corpora = self.choice.corpora()?;
        ensure!(corpora.len() >= 3, "three costs need three collections or more: name more files");
        let mut points: Vec<Vec<Point>> = levels.iter().map(|_| Vec::new()).collect();
        for corpus in &corpora {
            for (points, point) in points.iter_mut().zip(self.points(corpus, &levels)) {
                points.push(point);
            }
        }
        let fits: Vec<[f64; 3]> = points.iter().map(|points| fit(points)).collect();
        println!("Nanoseconds for each lane in use:\n");
        head(["level", "a sweep", "a branch", "a puzzle"].map(str::to_owned));
        for (level, fit) in levels.iter().zip(&fits) {
            row([level.to_string()].into_iter().chain(fit.iter().map(|part| format!("{part:.1}"))));
        }
        println!("\nMicroseconds a puzzle, and how far the model is from it:\n");
        let names = levels.iter().map(CpuLevel::to_string);
        head(["collection", "sweeps", "branches"].map(str::to_owned).into_iter().chain(names));
        for (i, corpus) in corpora.iter().enumerate() {
            let [sweeps, branches, _] = points[0][i].counts;
            let counts = [corpus.name.clone(), format!("{sweeps:.1}"), format!("{branches:.2}")];
            let cells = points.iter().zip(&fits).map(|(points, fit)| {
                let Point { counts, nanoseconds } = &points[i];
                let model: f64 = counts.iter().zip(fit).map(|(count, cost)| count * cost).sum();
                let off = 100.0 * (model / nanoseconds - 1.0);
                format!("{:.3}, {off:+.0} %", nanoseconds / 1e3)
            });
            row(counts.into_iter().chain(cells));
        }
        Ok(())
    }

    /// Measures a collection at each level, in turns.
    fn points(&self, corpus: &Corpus, levels: &[CpuLevel]) -> Vec<Point> {
        let grids = part(&corpus.grids);
        let mut times: Vec<Vec<Duration>> = levels.iter().map(|_| Vec::new()).collect();
        for _ in 0..self.rounds {
            for (times, &level) in times.iter_mut().zip(levels) {
                times.push(time(|| search(grids, level)).0);
            }
        }
        let count = grids.len() as f64;
        let point = |(times, &level): (&mut Vec<Duration>, &CpuLevel)| {
            let effort = solve::batch(grids).cpu_level(level).effort(2);
            let counts = [effort.sweeps as f64 / count, effort.branches as f64 / count, 1.0];
            Point { counts, nanoseconds: median(times).as_secs_f64() * 1e9 / count }
        };
        times.iter_mut().zip(levels).map(point).collect()
    }
}

/// As much of a collection as takes some 20 ms at the best level.
fn part(grids: &[Grid]) -> &[Grid] {
    let mut count = grids.len().min(64);
    while count < grids.len()
        && time(|| search(&grids[..count], CpuLevel::best())).0 < Duration::from_millis(20)
    {
        count = (2 * count).min(grids.len());
    }
    &grids[..count]
}

fn search(grids: &[Grid], level: CpuLevel) {
    let _ = solve::batch(grids).cpu_level(level).each_outcome(|outcome| {
        black_box(&outcome);
        ControlFlow::Continue(())
    });
}

/// The three costs whose model has the smallest squares of relative errors.
fn fit(points: &[Point]) -> [f64; 3] {
    // The normal equations, with the right side as the last column.
    let mut rows = [[0.0; 4]; 3];
    for Point { counts, nanoseconds } in points {
        let weighted = counts.map(|count| count / nanoseconds);
        for (row, weight) in rows.iter_mut().zip(weighted) {
            for (cell, other) in row.iter_mut().zip(weighted.into_iter().chain([1.0])) {
                *cell += weight * other;
            }
        }
    }
    // Gauss and Jordan; the matrix is positive definite, so no pivot is zero.
    for i in 0..3 {
        let pivot = rows[i].map(|cell| cell / rows[i][i]);
        rows[i] = pivot;
        for (_, row) in rows.iter_mut().enumerate().filter(|(k, _)| *k != i) {
            let factor = row[i];
            for (cell, from) in row.iter_mut().zip(pivot) {
                *cell -= factor * from;
            }
        }
    }
    rows.map(|row| row[3])
}

#[cfg(test)]
mod tests {
    use super::{Point, fit};

    #[test]
    fn an_exact_model_is_found_again() {
        let counts = [[11.0, 0.5, 1.0], [45.0, 7.0, 1.0], [480.0, 90.0, 1.0], [4.0, 0.0, 1.0]];
        let point = |counts: [f64; 3]| {
            let nanoseconds = 20.0 * counts[0] + 50.0 * counts[1] + 30.0;
            Point { counts, nanoseconds }
        };
        let found = fit(&counts.map(point));
        for (found, wanted) in found.into_iter().zip([20.0, 50.0, 30.0]) {
            assert!((found - wanted).abs() < 1e-6, "{found}, not {wanted}");
        }
    }
}
