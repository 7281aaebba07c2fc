//! What the reasons of a proof leave one at a time, as a person goes through them.

use std::slice::from_ref;

use super::search::{Search, State};
use super::{FEW, Proof};
use crate::board::{Board, Cell, Values};
use crate::rule::Rule;

/// The reasons of a proof, each of which is asked alone.
pub(crate) struct Alone<'a> {
    reasons: Vec<Search<'a>>,
    /// The cells of which the reasons speak.
    pub(crate) scope: Vec<Cell>,
}

impl<'a> Alone<'a> {
    /// The reasons of a proof about some cells; None if one of them is none.
    pub(crate) fn new(
        board: &'a Board,
        rules: &'a [Rule],
        proof: &Proof,
        cells: &[Cell],
    ) -> Option<Self> {
        let mut all = Search::new(board, rules, &proof.reasons, FEW)?;
        let scope = all.scope(&[cells, &proof.cells].concat());
        let mut reasons = Vec::new();
        for reason in &proof.reasons {
            let mut one = Search::new(board, rules, from_ref(reason), FEW)?;
            // The same, with what the other reasons say of its cells: whether they differ.
            one.asked = all.asked.drain(..one.asked.len()).collect();
            reasons.push(one);
        }
        Some(Alone { reasons, scope })
    }

    /// What a reason leaves; None if it cannot hold.
    pub(crate) fn left(&self, domains: &[Values], reason: usize) -> Option<Vec<Values>> {
        let mut state = State { domains: domains.to_vec(), values: vec![None; domains.len()] };
        let fits = self.reasons[reason].settle(&mut state, &self.scope, self.scope.clone());
        fits.then_some(state.domains)
    }
}
