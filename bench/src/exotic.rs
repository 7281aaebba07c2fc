//! What the exotic patterns change on the paths of hard puzzles.
//!
//! Reads puzzles from standard input, one per line, and follows the path of each on Ninefold's scale
//! with these patterns and without them. Prints how many paths take each pattern, and how long the
//! steps are: the links in the chains of a step, those of nested nets too.

use crate::corpus::puzzles_of_stdin;
use anyhow::Result;
use ninefold::position::Position;
use ninefold::rate::{Path, Scale};
use ninefold::technique::{Budget, Family, Technique};
use std::collections::BTreeMap;

/// Figures of one path: the links of its longest step, of all its steps, and how many steps are
/// nets.
type Figures = [usize; 3];

fn figures(path: &Path) -> Figures {
    let links = path.steps().iter().map(|step| step.pattern().chains().iter().map(Vec::len).sum());
    let lengths: Vec<usize> = links.collect();
    let is_net = |family| family == Family::Forcing;
    let nets = path.steps().iter().filter(|step| is_net(step.technique().entry().family));
    [lengths.iter().copied().max().unwrap_or(0), lengths.iter().sum(), nets.count()]
}

pub(crate) fn run() -> Result<()> {
    let with = Scale::NINEFOLD;
    let exotic = |technique: &Technique| technique.entry().family == Family::Exotic;
    let without = with.techniques().filter(exotic).fold(with, Scale::without);
    let mut used: BTreeMap<&str, usize> = BTreeMap::new();
    let (mut before, mut after): (Vec<Figures>, Vec<Figures>) = (Vec::new(), Vec::new());
    for puzzle in puzzles_of_stdin() {
        let position = Position::start(puzzle?);
        let path = with.path(&position, &Budget::unlimited());
        for technique in with.techniques().filter(exotic) {
            let takes = path.steps().iter().any(|step| step.technique() == technique);
            *used.entry(technique.entry().code).or_default() += usize::from(takes);
        }
        let has_any = path.steps().iter().any(|step| exotic(&step.technique()));
        *used.entry("any").or_default() += usize::from(has_any);
        after.push(figures(&path));
        before.push(figures(&without.path(&position, &Budget::unlimited())));
    }
    println!("{} puzzles", after.len());
    used.iter().for_each(|(code, count)| println!("{code:<28} in {count} paths"));
    for (i, name) in ["longest step", "links of a path", "nets of a path"].iter().enumerate() {
        let column = |of: &[Figures]| {
            let mut all: Vec<usize> = of.iter().map(|figures| figures[i]).collect();
            all.sort_unstable();
            let median = all.get(all.len() / 2).copied().unwrap_or(0);
            (median, all.iter().sum::<usize>() as f64 / all.len().max(1) as f64)
        };
        let ((median, mean), (shorter, less)) = (column(&before), column(&after));
        println!("{name:<28} median {median} to {shorter}, mean {mean:.1} to {less:.1}");
    }
    let shorter = before.iter().zip(&after).filter(|(before, after)| after[0] < before[0]).count();
    let longer = before.iter().zip(&after).filter(|(before, after)| after[0] > before[0]).count();
    println!("the longest step is shorter in {shorter}, longer in {longer}");
    Ok(())
}
