//! The first of all cycles and forcing chains, found without following each: the lengths of the
//! shortest decide which must be examined.

use super::cycles::{Cycles, Reached};
use super::found::{ChainFind, Found, Key, comes_before};
use super::hops::Hops;
use super::layers::Layers;
use super::node::Spot;
use super::single::outcome_of;
use super::single_digit;
use super::single_digit::Best;
use crate::grid::{Digit, DigitSet};
use crate::rate::scales::explainer::board::Board;
use crate::rate::scales::explainer::kind::{Kind, Links};
use alloc::vec::Vec;

/// The search, with the data that it keeps from one position to the next.
#[derive(Debug)]
pub(super) struct Shortest {
    hops: Hops,
    layers: Layers,
    reached: Vec<Reached>,
    digits: [single_digit::Memo; 9],
}

impl Shortest {
    pub(super) fn new() -> Shortest {
        Shortest {
            hops: Hops::new(),
            layers: Layers::new(),
            reached: Vec::new(),
            digits: core::array::from_fn(|_| single_digit::Memo::default()),
        }
    }
}

/// The kind of the hardest of these chains.
const XY_CHAIN: Kind = Kind::ForcingChain(Links::XY);

impl Shortest {
    /// The find that [`single`](super::single::single) would put first.
    pub(super) fn first(&mut self, board: &Board) -> Option<ChainFind> {
        let mut best = self.single_digits(board);
        self.hops.fill(board, Links::Y, DigitSet::FULL);
        self.cycles(board, Links::Y, None, &mut best);
        if comes_before(Key::new(XY_CHAIN, 4, Links::XY.rank()), &best) {
            self.hops.fill(board, Links::XY, DigitSet::FULL);
            let chain = self.chains(board, &mut best);
            self.cycles(board, Links::XY, chain, &mut best);
        }
        best
    }

    /// The first of all cycles and chains of one digit, kept for as long as the digit has the same
    /// places.
    fn single_digits(&mut self, board: &Board) -> Option<ChainFind> {
        for digit in Digit::ALL {
            let memo = &mut self.digits[digit.index()];
            memo.refresh(board, digit, &mut self.hops, &mut self.reached);
        }
        // Finds of one key come by cell, then by digit.
        let mut best: Option<&Best> = None;
        for memo in &self.digits {
            for next in memo.best() {
                if best.is_none_or(|best| next.is_before(best)) {
                    best = Some(next);
                }
            }
        }
        // A chain that makes a digit true removes the cell's others, of which some may be gone by now.
        best.map(|Best { find, .. }| ChainFind {
            removals: board.present(&find.removals),
            ..find.clone()
        })
    }

    /// Looks for the first of the shortest forcing chains; the start of one that comes first.
    fn chains(&mut self, board: &Board, best: &mut Option<ChainFind>) -> Option<Spot> {
        let mut shortest = None;
        let mut last = 2;
        for limit in [6, 10, 16, u32::MAX] {
            let mut most = limit;
            while most > 4
                && !comes_before(Key::new(XY_CHAIN, most.min(4096), Links::XY.rank()), best)
            {
                most -= 2;
            }
            if most <= last {
                break;
            }
            'sources: for &source in self.hops.candidates() {
                if board.digits(source.cell()).len() < 2 {
                    continue;
                }
                for is_on in [true, false] {
                    let length = self.layers.contradiction(&self.hops, source, is_on, most);
                    if let Some(length) = length {
                        shortest = Some((length, source, is_on));
                        most = length - 2;
                        if most <= last {
                            break 'sources;
                        }
                    }
                }
            }
            if shortest.is_some() {
                break;
            }
            last = most;
        }
        let (length, source, is_on) = shortest?;
        let key = Key::new(XY_CHAIN, length, Links::XY.rank());
        comes_before(key, best).then(|| {
            *best = Some(outcome_of(board, Links::XY, key, source.is(!is_on)));
            source
        })
    }

    /// Cycles that come before the best find so far. Of two finds of one key, that of the earlier
    /// source comes first, and a source's cycles before its chains.
    fn cycles(
        &mut self,
        board: &Board,
        links: Links,
        chain: Option<Spot>,
        best: &mut Option<ChainFind>,
    ) {
        for &source in self.hops.candidates() {
            if !links.start_in(board.digits(source.cell())) {
                continue;
            }
            let ties = chain.is_some_and(|chain| source <= chain);
            let Some(most) = longest(links, ties, best.as_ref()) else { break };
            if self.layers.cycle(&self.hops, source, most).is_none() {
                continue;
            }
            let mut first = None;
            let cycles = Cycles { board, hops: &self.hops, links, most };
            cycles.find(source, &mut self.reached, &mut Found::Best(&mut first));
            if first.is_some() {
                *best = first;
            }
        }
    }
}

/// The largest number of nodes, up to some thousand, with which a find would still come first.
fn longest(links: Links, ties: bool, best: Option<&ChainFind>) -> Option<u32> {
    let Some(best) = best else { return Some(4096) };
    let comes_first = |&most: &u32| {
        let key = Key::new(Kind::Cycle(links), most, links.rank());
        key < best.key || ties && key == best.key && best.is_chain()
    };
    (2..=best.key.complexity.max(4) / 2 + 40).map(|half| 2 * half).take_while(comes_first).last()
}
