//! The sources of puzzles: files, and collections that Ninefold makes.

use anyhow::{Context, Result, ensure};
use clap::Args;
use ninefold::generate::{self, Random, Request, Seed};
use ninefold::{Grid, Puzzle};
use std::io;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

/// Which puzzles to measure on.
#[derive(Args)]
pub(crate) struct Choice {
    /// Files with a puzzle of 81 characters in each line; one that is not there is skipped with a message
    files: Vec<PathBuf>,

    /// The most puzzles of each collection
    #[arg(long, default_value_t = 50_000)]
    puzzles: usize,

    /// Only the files, no generated collections
    #[arg(long)]
    no_generated: bool,

    /// Of the files only the puzzles that are rated in this range there: the word after the puzzle is
    /// ER, or begins with it
    #[arg(long, value_name = "FROM..TO", value_parser = range)]
    er: Option<RangeInclusive<f64>>,

    /// Of the files only this many puzzles with the highest ER there
    #[arg(long, value_name = "N")]
    hardest: Option<usize>,
}

/// Puzzles with a name.
pub(crate) struct Corpus {
    pub(crate) name: String,
    pub(crate) grids: Vec<Grid>,
}

impl Choice {
    /// The collections, each in a random order that is the same every time, so that a part is
    /// representative.
    pub(crate) fn corpora(&self) -> Result<Vec<Corpus>> {
        let mut corpora = Vec::new();
        for path in &self.files {
            if path.exists() {
                corpora.push(self.read(path)?);
            } else {
                eprintln!("{} is not there: skipped", path.display());
            }
        }
        if !self.no_generated {
            corpora.extend(generated(self.puzzles)?);
        }
        for corpus in &mut corpora {
            Random::new(Seed(1)).shuffle(&mut corpus.grids);
            corpus.grids.truncate(self.puzzles);
        }
        Ok(corpora)
    }

    fn read(&self, path: &Path) -> Result<Corpus> {
        let text = std::fs::read_to_string(path).with_context(|| path.display().to_string())?;
        let mut rated: Vec<(Grid, f64)> = text.lines().filter_map(rated).collect();
        let mut name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if let Some(range) = &self.er {
            rated.retain(|(_, er)| range.contains(er));
            name += &format!(" {} to {}", range.start(), range.end());
        }
        if let Some(hardest) = self.hardest {
            rated.sort_by(|(_, a), (_, b)| b.total_cmp(a));
            rated.truncate(hardest);
            name += " hardest";
        }
        ensure!(!rated.is_empty(), "{}: no such puzzles", path.display());
        Ok(Corpus { name, grids: rated.into_iter().map(|(grid, _)| grid).collect() })
    }
}

/// The puzzle of a line, and the ER after it, 0 if none is stated.
fn rated(line: &str) -> Option<(Grid, f64)> {
    let mut words = line.split_whitespace().skip_while(|word| word.len() != 81);
    let grid = words.next()?.parse().ok()?;
    let er = words.next().and_then(|word| word.split('/').next()?.parse().ok());
    Some((grid, er.unwrap_or(0.0)))
}

fn range(text: &str) -> Result<RangeInclusive<f64>, String> {
    let ends =
        text.split_once("..").and_then(|(from, to)| Some(from.parse().ok()?..=to.parse().ok()?));
    ends.ok_or_else(|| "expected a range such as 9.0..9.9".to_owned())
}

/// Minimal puzzles; easy ones with many clues; minimal ones with a clue removed, which have several
/// solutions; halves of two puzzles combined, which hardly ever have one.
fn generated(count: usize) -> Result<Vec<Corpus>> {
    let many = count.min(20_000) as u64;
    let minimal = make(&Request::default(), many)?;
    let easy = make(&Request { clues: Some(36..=36), ..Request::default() }, many)?;
    let mut random = Random::new(Seed(2));
    let several = minimal.iter().map(|grid| {
        let filled: Vec<_> = grid.filled().map(|(cell, _)| cell).collect();
        let mut grid = *grid;
        grid.set(filled[random.below(filled.len() as u32) as usize], None);
        grid
    });
    let several = several.collect();
    let mixed = minimal.iter().zip(minimal.iter().skip(1)).map(|(grid, other)| {
        let mut grid = *grid;
        for (cell, digit) in other.filled().filter(|(cell, _)| cell.index() % 2 == 0) {
            grid.set(cell, digit);
        }
        grid
    });
    let mixed = mixed.collect();
    let corpus = |name: &str, grids| Corpus { name: format!("generated: {name}"), grids };
    Ok(vec![
        corpus("minimal", minimal),
        corpus("36 clues", easy),
        corpus("minimal less a clue", several),
        corpus("two mixed", mixed),
    ])
}

fn make(request: &Request, count: u64) -> Result<Vec<Grid>> {
    generate::puzzles(request, Seed(1), 0..count).map(|puzzle| Ok(puzzle?.grid())).collect()
}

/// The puzzles with one solution on standard input, the first of each line.
pub(crate) fn puzzles_of_stdin() -> impl Iterator<Item = Result<Puzzle>> {
    io::stdin().lines().filter_map(|line| match line {
        Ok(line) => {
            let grid = line.split_whitespace().find_map(|word| word.parse::<Grid>().ok())?;
            Puzzle::try_from(grid).ok().map(Ok)
        }
        Err(error) => Some(Err(error.into())),
    })
}
