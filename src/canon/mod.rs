//! Canonical forms: which grids differ only by a symmetry.
//!
//! The canonical form here is the *row-minlex* form: of all grids that the 2 · 6⁸ moves of cells
//! (including transposition) and the 9! relabellings make from a grid, the smallest one when read
//! row by row, where a blank comes before `1` and `1` before `9`. Two grids are isomorphic exactly
//! when their canonical forms are equal.
//!
//! ```
//! use ninefold::{Grid, Transform, canon::canonical};
//!
//! let grid: Grid =
//!     ".......12.5.4............3.7..6..4....1..........8....92....8.....51.7.......3...".parse()?;
//! let turned = Transform::geometry(1_234_567).grid(&grid);
//! let canonical = canonical(&turned);
//! assert_eq!(
//!     canonical.grid().to_string(),
//!     "........1.......23..4..5.......1.......3.46...72...8.....8......6...95..3........",
//! );
//! assert_eq!(canonical.automorphisms(), 1);
//! assert_eq!(canonical.transform().grid(&turned), *canonical.grid());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The search goes row by row over all lines that can go there and keeps every way with the
//! smallest reading so far. It does not enumerate orders of columns: a column gets its place only
//! when its first digit does, so the many empty rows and columns of sparse puzzles cost nothing.
//! See `docs/CANON.md`.

pub mod band;
mod complete;
mod lines;
mod partial;
pub mod reference;
mod search;

pub use search::Canoniser;

use crate::grid::{Grid, Transform};

/// A canonical form, a transformation that leads to it, and the number of such transformations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Canonical {
    grid: Grid,
    transform: Transform,
    automorphisms: u64,
}

impl Canonical {
    /// The smallest grid among the isomorphs.
    pub const fn grid(&self) -> &Grid {
        &self.grid
    }

    /// A transformation from the given grid to its canonical form.
    pub const fn transform(&self) -> &Transform {
        &self.transform
    }

    /// How many of the 2 · 6⁸ · 9! transformations leave the grid unchanged; 1 when only the
    /// identity does. It is also the number of transformations that lead to the canonical form.
    pub const fn automorphisms(&self) -> u64 {
        self.automorphisms
    }
}

/// The canonical form of a grid, of any number of clues. For many grids, keep a [`Canoniser`], which
/// allocates once.
pub fn canonical(grid: &Grid) -> Canonical {
    Canoniser::new().canonical(grid)
}

/// A transformation from `a` to `b`, if they are isomorphic.
pub fn isomorphism(a: &Grid, b: &Grid) -> Option<Transform> {
    if a.clue_count() != b.clue_count() {
        return None;
    }
    let mut canoniser = Canoniser::new();
    let (a, b) = (canoniser.canonical(a), canoniser.canonical(b));
    (a.grid == b.grid).then(|| a.transform.then(&b.transform.inverse()))
}

/// The number of orders of `n` things.
fn factorial(n: u32) -> u64 {
    (1..=u64::from(n)).product()
}
