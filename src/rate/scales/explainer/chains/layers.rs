//! The lengths of the shortest chains and cycles from a candidate, without following each.
//!
//! A contradiction is visible half way: when two true candidates rule each other out, the shorter
//! paths to both determine the length of the chain from the assumption to its opposite.

use super::hops::Hops;
use super::node::Spot;
use crate::grid::CellSet;
use alloc::vec::Vec;

/// True candidates layer by layer.
#[derive(Debug)]
pub(super) struct Layers {
    cells: [CellSet; 9],
    list: Vec<Spot>,
}

impl Layers {
    pub(super) fn new() -> Layers {
        Layers { cells: [CellSet::EMPTY; 9], list: Vec::new() }
    }

    fn begin(&mut self) {
        self.cells = [CellSet::EMPTY; 9];
        self.list.clear();
    }

    fn insert(&mut self, spot: Spot) -> bool {
        let (cell, digit) = (spot.cell(), spot.digit());
        let is_new = self.cells[digit.index()].insert(cell);
        if is_new {
            self.list.push(spot);
        }
        is_new
    }

    /// Whether a candidate is ruled out by one that was noted as settled or given here.
    fn clashes(settled: &([CellSet; 9], CellSet), spot: Spot) -> bool {
        let (cell, digit) = (spot.cell(), spot.digit());
        settled.0[digit.index()].meets(cell.peers()) || settled.1.contains(cell)
    }

    /// The number of nodes of the shortest chain from the assumption to its opposite, if it is at
    /// most `most`.
    pub(super) fn contradiction(
        &mut self,
        hops: &Hops,
        source: Spot,
        is_on: bool,
        most: u32,
    ) -> Option<u32> {
        self.begin();
        let mut complexity;
        if is_on {
            self.insert(source);
            complexity = 0;
        } else {
            hops.when_false(source).iter().for_each(|hop| {
                self.insert(hop.on);
            });
            complexity = 2;
        }
        // The earlier layers are settled; a clash within a layer makes the chain two nodes longer.
        let mut settled = ([CellSet::EMPTY; 9], CellSet::EMPTY);
        let mut start = 0;
        while start < self.list.len() {
            let layer = start..self.list.len();
            if complexity > 0 && complexity <= most {
                let layer = &self.list[layer.clone()];
                if layer.iter().any(|&spot| Layers::clashes(&settled, spot)) {
                    return Some(complexity);
                }
            }
            complexity += 2;
            if complexity > most {
                return None;
            }
            for i in layer.clone() {
                let spot = self.list[i];
                if Layers::clashes(&settled, spot) {
                    return Some(complexity);
                }
                settled.0[spot.digit().index()].insert(spot.cell());
                settled.1.insert(spot.cell());
            }
            complexity += 2;
            if complexity > most {
                return None;
            }
            start = layer.end;
            for i in layer {
                for hop in hops.from(self.list[i]) {
                    self.insert(hop.on);
                }
            }
        }
        None
    }

    /// The number of nodes of the shortest cycle through a candidate, if it is at most `most`; a
    /// lower bound, as a cycle may not use a false candidate twice.
    pub(super) fn cycle(&mut self, hops: &Hops, source: Spot, most: u32) -> Option<u32> {
        self.begin();
        self.insert(source);
        let (mut start, mut complexity) = (0, 2);
        while start < self.list.len() && complexity <= most {
            let layer = start..self.list.len();
            start = layer.end;
            for i in layer {
                for hop in hops.from(self.list[i]) {
                    if hop.on == source && complexity >= 4 {
                        return Some(complexity);
                    }
                    self.insert(hop.on);
                }
            }
            complexity += 2;
        }
        None
    }
}
