//! Steps of any program, checked one after the other.

use super::{Claim, Flaw, Proof, check};
use crate::grid::{Candidates, Unique};

/// A position, and the steps that are taken from there. Each is checked before it is taken, so the
/// position never loses a solution.
///
/// ```
/// use ninefold::proof::Checker;
/// use ninefold::{Candidates, Grid, Puzzle};
///
/// let grid: Grid =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let puzzle = Puzzle::new(grid)?;
/// let mut checker = Checker::new(Candidates::from(grid), Some(puzzle.unique()));
///
/// // Only 5 is left in r5c5, so r4c4 loses it.
/// checker.take(&"r5c5=5".parse()?, &"truths r5c5".parse()?)?;
/// assert_eq!(checker.candidates().get("r4c4".parse()?).to_string(), "79");
///
/// // Row 1 has several places for 4, so it does not show where 4 is.
/// let flaw = checker.take(&"r1c3=4".parse()?, &"truths 4r1".parse()?);
/// assert_eq!(flaw.map_err(|flaw| flaw.to_string()), Err("the constraints leave r1c3(4) open".into()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Checker {
    candidates: Candidates,
    unique: Option<Unique>,
}

impl Checker {
    /// A position. Deadly patterns and symmetries need `unique`, the proof that its puzzle has one
    /// solution; one of another puzzle counts as none.
    pub fn new(candidates: Candidates, unique: Option<Unique>) -> Checker {
        Checker { candidates, unique: unique.filter(|unique| unique.covers(&candidates)) }
    }

    /// The candidates that the steps so far leave.
    pub const fn candidates(&self) -> &Candidates {
        &self.candidates
    }

    /// Checks a step, and takes it: a digit that is placed is removed from the cell's peers.
    ///
    /// # Errors
    /// [`Flaw`]: what is wrong with the proof. The position stays as it was.
    pub fn take(&mut self, claim: &Claim, proof: &Proof) -> Result<(), Flaw> {
        check(&self.candidates, self.unique.as_ref(), claim, proof)?;
        for gone in &claim.eliminations {
            self.candidates.eliminate(gone.cell, gone.digit);
        }
        for placed in &claim.placements {
            self.candidates.place(placed.cell, placed.digit);
        }
        Ok(())
    }
}
