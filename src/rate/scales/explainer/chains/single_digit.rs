//! Cycles and forcing chains of one digit. They depend only on the digit's places, so results are
//! kept until these change.

use super::cycles::{Cycles, Reached};
use super::found::{ChainFind, Found, Key};
use super::hops::Hops;
use super::node::Spot;
use super::single::outcome_of;
use crate::grid::{Cell, CellSet, Digit, DigitSet};
use crate::rate::scales::explainer::board::Board;
use crate::rate::scales::explainer::houses::HOUSES;
use crate::rate::scales::explainer::kind::{Kind, Links};
use alloc::vec::Vec;

/// A find with the candidate at which its chain begins.
#[derive(Clone, Debug)]
pub(super) struct Best {
    pub(super) find: ChainFind,
    pub(super) source: Spot,
}

impl Best {
    /// Whether it comes first: finds of one key come by cell, then by digit.
    pub(super) fn is_before(&self, other: &Best) -> bool {
        (self.find.key, self.source) < (other.find.key, other.source)
    }
}

/// The results for one digit.
#[derive(Clone, Debug, Default)]
pub(super) struct Memo {
    places: CellSet,
    cycle: Option<Best>,
    chain: Option<Best>,
}

impl Memo {
    /// The first cycle and the first chain.
    pub(super) fn best(&self) -> impl Iterator<Item = &Best> {
        self.cycle.iter().chain(&self.chain)
    }

    /// Searches again if the digit's places have changed.
    pub(super) fn refresh(
        &mut self,
        board: &Board,
        digit: Digit,
        hops: &mut Hops,
        reached: &mut Vec<Reached>,
    ) {
        let places = board.cells_with(digit);
        if places == self.places {
            return;
        }
        *self = Memo { places, cycle: None, chain: None };
        let links = DigitLinks::of(board, digit, places);
        if links.linked.is_empty() {
            return;
        }
        self.chain = links.first_chain(board, digit);
        let mut is_filled = false;
        for cell in places {
            let source = Spot::of(cell, digit);
            // A cycle is worth following if it is not longer than the best.
            let most = match &self.cycle {
                Some(best) => best.find.key.complexity - 2,
                None => 4096,
            };
            if most < 4 || !links.has_cycle(cell, most) {
                continue;
            }
            if !core::mem::replace(&mut is_filled, true) {
                hops.fill(board, Links::X, DigitSet::of(digit));
            }
            let mut first = None;
            let cycles = Cycles { board, hops, links: Links::X, most };
            cycles.find(source, reached, &mut Found::Best(&mut first));
            if let Some(find) = first {
                self.cycle = Some(Best { find, source });
            }
        }
    }
}

/// The strong links of a digit.
struct DigitLinks {
    places: CellSet,
    /// By cell: the cells that have the digit when it does not.
    strong: [CellSet; 81],
    /// The cells with a strong link.
    linked: CellSet,
}

impl DigitLinks {
    fn of(board: &Board, digit: Digit, places: CellSet) -> DigitLinks {
        let mut links = DigitLinks { places, strong: [CellSet::EMPTY; 81], linked: CellSet::EMPTY };
        for cell in places {
            for house in HOUSES[cell.index()] {
                if board.places(house, digit).count_ones() == 2 {
                    links.strong[cell.index()] |= (places & house.cells()).without(cell);
                    links.linked.insert(cell);
                }
            }
        }
        links
    }

    /// The places that are true when these are, over one false place.
    fn hop(&self, from: CellSet) -> CellSet {
        let off = from.iter().fold(CellSet::EMPTY, |all, cell| all | cell.peers()) & self.linked;
        off.iter().fold(CellSet::EMPTY, |all, cell| all | self.strong[cell.index()])
    }

    /// The first of the shortest chains from an assumption to its opposite.
    fn first_chain(&self, board: &Board, digit: Digit) -> Option<Best> {
        let mut best: Option<(u32, Spot, bool)> = None;
        for cell in self.places {
            for is_on in [true, false] {
                let most = best.map_or(u32::MAX, |best| best.0 - 2);
                if let Some(length) = self.contradiction(cell, is_on, most) {
                    best = Some((length, Spot::of(cell, digit), is_on));
                }
            }
        }
        let (length, source, is_on) = best?;
        let key = Key::new(Kind::ForcingChain(Links::X), length, Links::X.rank());
        let find = outcome_of(board, Links::X, key, source.is(!is_on));
        Some(Best { find, source })
    }

    /// The number of nodes of the shortest such chain, if it is at most `most`: it is visible half
    /// way, when two true places see each other.
    fn contradiction(&self, cell: Cell, is_on: bool, most: u32) -> Option<u32> {
        let (mut level, mut complexity) =
            if is_on { (CellSet::of(cell), 0) } else { (self.strong[cell.index()], 2) };
        let mut settled = CellSet::EMPTY;
        let mut seen_by_settled = CellSet::EMPTY;
        while !level.is_empty() {
            if complexity > most {
                return None;
            }
            if level.meets(seen_by_settled) {
                return Some(complexity);
            }
            complexity += 2;
            if complexity > most {
                return None;
            }
            settled |= level;
            for cell in level {
                if cell.peers().meets(level) {
                    return Some(complexity);
                }
                seen_by_settled |= cell.peers();
            }
            complexity += 2;
            level = self.hop(level) - settled;
        }
        None
    }

    /// Whether a cycle through a cell could have at most this many nodes.
    fn has_cycle(&self, source: Cell, most: u32) -> bool {
        let mut settled = CellSet::of(source);
        let mut level = self.hop(settled).without(source);
        let mut complexity = 4;
        while !level.is_empty() && complexity <= most {
            let next = self.hop(level);
            if next.contains(source) {
                return true;
            }
            settled |= level;
            level = next - settled;
            complexity += 2;
        }
        false
    }
}
