//! The path from a premise to one of its consequences, reconstructed from the tables.

use super::{Claim, ROOM, Tables};
use crate::grid::CellSet;
use alloc::vec;
use alloc::vec::Vec;

/// The path of a premise to a consequence.
#[derive(Clone, Debug)]
pub(in crate::rate::scales::hodoku) struct Way {
    /// The claims from the premise to the consequence.
    pub(in crate::rate::scales::hodoku) claims: Vec<Claim>,
    /// The cells of all claims except the last.
    pub(in crate::rate::scales::hodoku) passed: CellSet,
    /// Whether one of them follows from several.
    pub(in crate::rate::scales::hodoku) is_net: bool,
}

impl Tables {
    /// The consequences of a premise with their distances, in the order of its table, without the
    /// premise.
    pub(in crate::rate::scales::hodoku) fn consequences(
        &self,
        premise: Claim,
    ) -> impl Iterator<Item = (Claim, u16)> + '_ {
        let entries = self.table(premise).entries.iter().skip(1);
        entries.map(|entry| (entry.claim, entry.distance))
    }

    /// The path from a premise to a consequence along the first parent of each entry. `None` when
    /// the table does not have it.
    pub(in crate::rate::scales::hodoku) fn way(&self, premise: Claim, to: Claim) -> Option<Way> {
        let own = self.table(premise);
        let mut at = own.find(to)?;
        let mut way = Way { claims: vec![to], passed: CellSet::EMPTY, is_net: false };
        // The table being read: the premise's own, or that of an entry's source.
        let mut table = own;
        while at != 0 && way.claims.len() < ROOM {
            if let Some(source) = table.entries[at].source {
                let claim = table.entries[at].claim;
                table = self.table(source);
                at = table.find(claim)?;
            }
            let parents = table.entries[at].parents;
            way.is_net |= parents[1..].iter().any(|parent| *parent != 0);
            at = usize::from(parents[0]);
            let claim = table.entries.get(at)?.claim;
            way.claims.push(claim);
            way.passed |= self.cells(claim);
            if at == 0 && !core::ptr::eq(table, own) {
                table = own;
                at = own.find(claim)?;
            }
        }
        way.claims.reverse();
        Some(way)
    }
}
