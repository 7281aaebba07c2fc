//! The path from a premise to one of its consequences, reconstructed from the tables.

use super::{Fact, ROOM, Tables};
use crate::grid::CellSet;
use alloc::vec;
use alloc::vec::Vec;

/// The path of a premise to a consequence.
#[derive(Clone, Debug)]
pub(in crate::rate::scales::hodoku) struct Way {
    /// The facts from the premise to the consequence.
    pub(in crate::rate::scales::hodoku) facts: Vec<Fact>,
    /// The cells of all facts except the last.
    pub(in crate::rate::scales::hodoku) passed: CellSet,
    /// Whether one of them follows from several.
    pub(in crate::rate::scales::hodoku) is_net: bool,
}

impl Tables {
    /// The consequences of a premise with their distances, in the order of its table, without the
    /// premise.
    pub(in crate::rate::scales::hodoku) fn consequences(
        &self,
        premise: Fact,
    ) -> impl Iterator<Item = (Fact, u16)> + '_ {
        let entries = self.table(premise).entries.iter().skip(1);
        entries.map(|entry| (entry.fact, entry.distance))
    }

    /// The path from a premise to a consequence along the first parent of each entry. `None` when
    /// the table does not have it.
    pub(in crate::rate::scales::hodoku) fn way(&self, premise: Fact, to: Fact) -> Option<Way> {
        let own = self.table(premise);
        let mut at = own.find(to)?;
        let mut way = Way { facts: vec![to], passed: CellSet::EMPTY, is_net: false };
        // The table being read: the premise's own, or that of an entry's source.
        let mut table = own;
        while at != 0 && way.facts.len() < ROOM {
            if let Some(source) = table.entries[at].source {
                let fact = table.entries[at].fact;
                table = self.table(source);
                at = table.find(fact)?;
            }
            let parents = table.entries[at].parents;
            way.is_net |= parents[1..].iter().any(|parent| *parent != 0);
            at = usize::from(parents[0]);
            let fact = table.entries.get(at)?.fact;
            way.facts.push(fact);
            way.passed |= self.cells(fact);
            if at == 0 && !core::ptr::eq(table, own) {
                table = own;
                at = own.find(fact)?;
            }
        }
        way.facts.reverse();
        Some(way)
    }
}
