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
//! let canonical = canonical(turned);
//! assert_eq!(
//!     canonical.form().to_string(),
//!     "........1.......23..4..5.......1.......3.46...72...8.....8......6...95..3........",
//! );
//! assert_eq!(canonical.automorphisms(), 1);
//! assert_eq!(canonical.transform().clues(turned), *canonical.form());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A Sukaku, whose clues are candidates, has a form of the same kind: of all its isomorphs, the one
//! whose 729 characters (nine per cell, the k-th of them a blank or `k`) are smallest. It is compared
//! with other Sukaku only; a puzzle of digits is never its isomorph.
//!
//! The search goes row by row over all lines that can go there and keeps every way with the
//! smallest reading so far. It does not enumerate orders of columns: a column gets its place only
//! when its first digit does, so the many empty rows and columns of sparse puzzles cost nothing.
//! Candidates and grids that break the rules are searched cell by cell. See `docs/CANON.md`.

pub mod band;
mod cell_by_cell;
mod complete;
mod labels;
mod lines;
mod partial;
#[doc(hidden)]
pub mod reference;
mod search;
mod twins;

pub use search::Canoniser;

use crate::grid::{Clues, Transform};

/// A canonical form, a transformation that leads to it, and the number of such transformations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Canonical<F> {
    form: F,
    transform: Transform,
    automorphisms: u64,
}

impl<F> Canonical<F> {
    /// The smallest among the isomorphs.
    pub const fn form(&self) -> &F {
        &self.form
    }

    /// A transformation from the given clues to their canonical form.
    pub const fn transform(&self) -> &Transform {
        &self.transform
    }

    /// How many of the 2 · 6⁸ · 9! transformations leave the grid or the candidates unchanged; 1 when
    /// only the identity does. It is also the number of transformations that lead to the canonical
    /// form.
    pub const fn automorphisms(&self) -> u64 {
        self.automorphisms
    }

    /// The same with a form of another type.
    fn map<G>(self, form: impl FnOnce(F) -> G) -> Canonical<G> {
        let Canonical { form: old, transform, automorphisms } = self;
        Canonical { form: form(old), transform, automorphisms }
    }
}

/// The canonical form of any clues, of the same kind as they are. For many, keep a [`Canoniser`], which
/// allocates once.
pub fn canonical(clues: impl Into<Clues>) -> Canonical<Clues> {
    Canoniser::new().clues(clues)
}

/// A transformation from `a` to `b`, if they are isomorphic. Digits and candidates are never
/// isomorphic to each other.
pub fn isomorphism(a: impl Into<Clues>, b: impl Into<Clues>) -> Option<Transform> {
    let (a, b) = (a.into(), b.into());
    let comparable = match (&a, &b) {
        (Clues::Grid(a), Clues::Grid(b)) => a.clue_count() == b.clue_count(),
        (Clues::Candidates(a), Clues::Candidates(b)) => a.len() == b.len(),
        _ => false,
    };
    if !comparable {
        return None;
    }
    let mut canoniser = Canoniser::new();
    let (a, b) = (canoniser.clues(a), canoniser.clues(b));
    (a.form == b.form).then(|| a.transform.then(&b.transform.inverse()))
}

/// The number of orders of `n` things.
fn factorial(n: u32) -> u64 {
    (1..=u64::from(n)).product()
}
