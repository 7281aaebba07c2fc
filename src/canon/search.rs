//! The search, row by row: keeps every way with the smallest reading so far.

use super::cell_by_cell::{Smallest, smallest};
use super::labels::{ByAppearance, ByParts};
use super::lines::{Line, Lines, nibble};
use super::partial::Partial;
use super::{Canonical, complete};
use crate::grid::{Candidates, Cell, Clues, DigitSet, Grid};
use alloc::vec::Vec;

/// Computes canonical forms; reuses its memory from one to the next.
#[derive(Default)]
pub struct Canoniser {
    /// The ways with the smallest reading so far.
    ways: Vec<Partial>,
    /// The same with one more row.
    longer: Vec<Partial>,
    /// The ways and lines that tie for the next row.
    tied: Vec<(u32, u8)>,
}

impl core::fmt::Debug for Canoniser {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Canoniser")
    }
}

impl Canoniser {
    /// A canoniser that has not allocated yet; it takes at most a few hundred kilobytes for grids
    /// that obey the rules and have enough clues for one solution.
    pub fn new() -> Canoniser {
        Canoniser::default()
    }

    /// The canonical form of a grid.
    pub fn grid(&mut self, grid: &Grid) -> Canonical<Grid> {
        let lines = Lines::of(grid);
        if lines.conflict {
            // Equal digits in a line break an assumption of the search.
            return of_broken(grid);
        }
        let mut rows = [0; 9];
        let from = if lines.clues == 81 {
            rows[0] = complete::FIRST_ROW;
            rows[1] = complete::first_rows(&lines.lines, &mut self.ways);
            2
        } else {
            rows[0] = self.first_row(&lines.lines);
            1
        };
        for row in from..9 {
            rows[row as usize] = self.next_row(&lines.lines, row);
        }
        let way = &self.ways[0];
        Canonical {
            form: read(&rows),
            transform: way.transform(),
            automorphisms: self.ways.len() as u64 * way.freedom(),
        }
    }

    /// The canonical form of candidates, the clues of a Sukaku.
    pub fn candidates(&mut self, candidates: &Candidates) -> Canonical<Candidates> {
        let Smallest { transform, automorphisms } = smallest::<ByParts>(candidates.sets());
        Canonical { form: transform.candidates(candidates), transform, automorphisms }
    }

    /// The canonical form of any clues, of the same kind as they are.
    pub fn clues(&mut self, clues: impl Into<Clues>) -> Canonical<Clues> {
        match clues.into() {
            Clues::Grid(grid) => self.grid(&grid).map(Clues::Grid),
            Clues::Candidates(candidates) => self.candidates(&candidates).map(Clues::Candidates),
        }
    }

    /// Places the first row: the reading of a line depends only on how many digits its minirows
    /// hold.
    fn first_row(&mut self, lines: &[[Line; 9]; 2]) -> u64 {
        let rank = |line: &Line| SHAPE_RANKS[usize::from(line.filled)];
        let best = lines.iter().flatten().map(rank).min().unwrap_or(0);
        self.ways.clear();
        let mut key = 0;
        for (orientation, lines) in lines.iter().enumerate() {
            let start = Partial::start(orientation as u8);
            for (i, line) in lines.iter().enumerate().filter(|(_, line)| rank(line) == best) {
                key = start.key(line, u64::MAX);
                start.place(line, i, 0, key, &mut self.ways);
            }
        }
        key
    }

    /// Places one more row, and returns its reading.
    fn next_row(&mut self, lines: &[[Line; 9]; 2], row: u32) -> u64 {
        let mut best = u64::MAX;
        self.tied.clear();
        for (i, way) in self.ways.iter().enumerate() {
            let lines = &lines[usize::from(way.orientation)];
            let mut choices = way.choices(row);
            while choices != 0 {
                let line = choices.trailing_zeros();
                choices &= choices - 1;
                let key = way.key(&lines[line as usize], best);
                if key <= best {
                    if key < best {
                        self.tied.clear();
                        best = key;
                    }
                    self.tied.push((i as u32, line as u8));
                }
            }
        }
        self.longer.clear();
        for &(i, line) in &self.tied {
            let way = &self.ways[i as usize];
            let line = usize::from(line);
            let lines = &lines[usize::from(way.orientation)];
            way.place(&lines[line], line, row, best, &mut self.longer);
        }
        core::mem::swap(&mut self.ways, &mut self.longer);
        best
    }
}

/// The canonical form of a grid with a digit twice in a house.
fn of_broken(grid: &Grid) -> Canonical<Grid> {
    let set = |cell| grid.get(cell).map_or(DigitSet::EMPTY, DigitSet::of);
    let Smallest { transform, automorphisms } = smallest::<ByAppearance>(&Cell::ALL.map(set));
    Canonical { form: transform.grid(grid), transform, automorphisms }
}

/// The grid that nine rows of nibbles make.
fn read(rows: &[u64; 9]) -> Grid {
    let values = core::array::from_fn(|i| nibble(rows[i / 9], 8 - (i % 9) as u32) as u8);
    Grid::from_values(values).expect("labels are digits")
}

/// Indexed by the filled cells of a line: its rank among first rows. Fewer digits in the emptiest
/// minirow come first, then fewer in the next.
const SHAPE_RANKS: [u8; 512] = {
    let mut ranks = [0; 512];
    let mut filled = 0;
    while filled < 512 {
        let a = (filled as u32 & 7).count_ones() as u8;
        let b = (filled as u32 >> 3 & 7).count_ones() as u8;
        let c = (filled as u32 >> 6 & 7).count_ones() as u8;
        let (a, b) = if a < b { (a, b) } else { (b, a) };
        let (b, c) = if b < c { (b, c) } else { (c, b) };
        let (a, b) = if a < b { (a, b) } else { (b, a) };
        ranks[filled] = a << 4 | b << 2 | c;
        filled += 1;
    }
    ranks
};
