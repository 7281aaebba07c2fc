//! The sources of puzzles: files, and collections that Ninefold makes.

use anyhow::{Context, Result, ensure};
use clap::Args;
use ninefold::Grid;
use ninefold::generate::{self, Random, Request, Seed};
use std::path::{Path, PathBuf};

/// Which puzzles to measure on.
#[derive(Args)]
pub(crate) struct Choice {
    /// Files with a puzzle of 81 characters at the beginning of each line
    files: Vec<PathBuf>,

    /// The most puzzles of each collection
    #[arg(long, default_value_t = 50_000)]
    puzzles: usize,

    /// Only the files, no generated collections
    #[arg(long)]
    no_generated: bool,
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
            corpora.push(read(path)?);
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
}

fn read(path: &Path) -> Result<Corpus> {
    let text = std::fs::read_to_string(path).with_context(|| path.display().to_string())?;
    let grids: Vec<Grid> =
        text.lines().filter_map(|line| line.get(..81)).filter_map(|l| l.parse().ok()).collect();
    ensure!(!grids.is_empty(), "{}: no line begins with a puzzle", path.display());
    let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    Ok(Corpus { name, grids })
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
    let made = generate::puzzles(request, Seed(1), 0..count)?;
    Ok(made.iter().flatten().map(ninefold::Puzzle::grid).collect())
}
