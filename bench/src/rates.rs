//! Puzzles a second, with all solvers in turn.

use crate::contender::{self, Contender};
use crate::corpus::{Choice, Corpus};
use crate::measure::{head, median, rate, row, time};
use anyhow::{Result, ensure};
use clap::Args;
use ninefold::Grid;
use ninefold::solve;
use std::time::Duration;

#[derive(Args)]
pub(crate) struct Rates {
    #[command(flatten)]
    choice: Choice,

    /// The number of turns of each solver; the median counts
    #[arg(long, default_value_t = 7)]
    rounds: usize,

    /// The length of a turn in milliseconds, or one pass over the collection if that is shorter
    #[arg(long, default_value_t = 60)]
    turn: u64,

    /// Only the solvers whose name contains this
    #[arg(long)]
    only: Vec<String>,
}

impl Rates {
    pub(crate) fn run(&self) -> Result<()> {
        let mut contenders = contender::all();
        contenders.retain(|contender| {
            self.only.is_empty() || self.only.iter().any(|part| contender.name.contains(part))
        });
        ensure!(!contenders.is_empty(), "no solver has such a name");
        let corpora = self.choice.corpora()?;
        println!("Puzzles a second, one thread's CPU time, median of {} rounds.\n", self.rounds);
        let names = contenders.iter().map(|contender| contender.name.clone());
        head(["collection".to_owned()].into_iter().chain(names).chain(["branches".to_owned()]));
        let mut rates = Vec::new();
        for corpus in &corpora {
            let measured = self.measure(corpus, &contenders)?;
            let effort = solve::batch(&corpus.grids).effort(2);
            let branches = effort.branches as f64 / effort.puzzles as f64;
            let shown = measured.iter().map(|&per_second| rate(per_second));
            row([corpus.name.clone()].into_iter().chain(shown).chain([format!("{branches:.2}")]));
            rates.push(measured);
        }
        ratios(&contenders, &corpora, &rates);
        Ok(())
    }

    fn measure(&self, corpus: &Corpus, contenders: &[Contender]) -> Result<Vec<f64>> {
        let turn = Duration::from_millis(self.turn);
        let parts: Vec<usize> =
            contenders.iter().map(|contender| part(contender, &corpus.grids, turn)).collect();
        agree(contenders, &corpus.grids, &parts)?;
        let mut times = vec![Vec::new(); contenders.len()];
        for _ in 0..self.rounds {
            for ((contender, &part), times) in contenders.iter().zip(&parts).zip(&mut times) {
                times.push(time(|| (contender.count_unique)(&corpus.grids[..part])).0);
            }
        }
        let per_second =
            |(times, &part): (&mut Vec<_>, &usize)| part as f64 / median(times).as_secs_f64();
        Ok(times.iter_mut().zip(&parts).map(per_second).collect())
    }
}

/// How many puzzles from the front take about a turn.
fn part(contender: &Contender, grids: &[Grid], turn: Duration) -> usize {
    let mut part = grids.len().min(64);
    loop {
        let (spent, _) = time(|| (contender.count_unique)(&grids[..part]));
        if part == grids.len() || spent >= turn / 2 {
            return part;
        }
        part = (2 * part).min(grids.len());
    }
}

/// Checks that every solver finds as many unique puzzles among the same ones as the first solver.
fn agree(contenders: &[Contender], grids: &[Grid], parts: &[usize]) -> Result<()> {
    for (contender, &part) in contenders.iter().zip(parts) {
        let expected = (contenders[0].count_unique)(&grids[..part]);
        let found = (contender.count_unique)(&grids[..part]);
        ensure!(
            found == expected,
            "{} finds {found} unique puzzles, {} {expected}",
            contender.name,
            contenders[0].name
        );
    }
    Ok(())
}

fn ratios(contenders: &[Contender], corpora: &[Corpus], rates: &[Vec<f64>]) {
    let own = || contenders.iter().enumerate().filter(|(_, contender)| !contender.is_peer);
    let peers: Vec<usize> = (0..contenders.len()).filter(|&i| contenders[i].is_peer).collect();
    if peers.is_empty() {
        return;
    }
    println!("\nTimes as fast as the faster of the peers.\n");
    head(["collection".to_owned()].into_iter().chain(own().map(|(_, c)| c.name.clone())));
    for (corpus, rates) in corpora.iter().zip(rates) {
        let best = peers.iter().map(|&i| rates[i]).fold(0.0, f64::max);
        let shown = own().map(|(i, _)| format!("{:.2}", rates[i] / best));
        row([corpus.name.clone()].into_iter().chain(shown));
    }
}
