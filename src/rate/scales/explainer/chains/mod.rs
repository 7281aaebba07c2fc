//! Chains of implications, from forcing chains of one digit to dynamic chains with chains inside.

mod advance;
mod clock;
mod cycles;
mod evidence;
mod expand;
mod expansion;
mod flood;
mod found;
mod hops;
mod layers;
mod mode;
mod multi;
mod nested;
mod node;
mod roots;
mod shortest;
mod single;
mod single_digit;

use super::board::Board;
use super::find::Find;
use crate::technique::Budget;
use advance::NestedProducer;
use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::rc::Rc;
use alloc::vec::Vec;
use clock::Clock;
pub(super) use evidence::Evidence;
use expand::Growth;
use flood::Flood;
use found::{All, ChainFind, Found};
use hops::Hops;
use mode::Mode;
use nested::NestedFind;
use roots::Roots;
use shortest::Shortest;
use single::{could_chain, single};

/// The producers by chains in the order in which they are tried; aligned triplet exclusion comes
/// between the first and the second.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Producer {
    /// Forcing chains and cycles.
    Single,
    /// Contradictions of one digit.
    Nishio,
    /// Multiple chains.
    Multiple,
    /// Dynamic chains.
    Dynamic,
    /// Dynamic chains with more inside, of level 1 to 5.
    Nested(u8),
}

/// The finds of a producer on one board.
type NestedFinds = Rc<[Rc<NestedFind>]>;

/// Searches by chains; keeps reusable data.
pub(super) struct Chainer<'a> {
    pub(super) clock: Clock<'a>,
    /// Whether finds carry their chains, to be shown to people.
    with_evidence: bool,
    /// Growths whose memory can be reused.
    #[expect(clippy::vec_box, reason = "a growth is large, and moves from hand to hand")]
    spare: Vec<Box<Growth>>,
    flood: Flood,
    /// Finds on boards inside chains, for the current position.
    memo: BTreeMap<(NestedProducer, [u64; 2]), NestedFinds>,
    /// The current position, which has no forcing chain.
    base: Option<Board>,
    /// The consequences of assumptions at the levels that found nothing.
    grown: [Option<Roots>; 5],
    hops: Option<Hops>,
    shortest: Option<Box<Shortest>>,
}

impl<'a> Chainer<'a> {
    pub(super) fn new(budget: &'a Budget<'a>, with_evidence: bool) -> Chainer<'a> {
        Chainer {
            clock: Clock::new(budget),
            with_evidence,
            spare: Vec::new(),
            flood: Flood::default(),
            memo: BTreeMap::new(),
            base: None,
            grown: Default::default(),
            hops: None,
            shortest: None,
        }
    }

    /// The first find of a producer.
    pub(super) fn first(&mut self, board: &Board, producer: Producer) -> Option<Find> {
        let mode = match producer {
            Producer::Single => return self.first_single(board),
            Producer::Nishio => Mode::NISHIO,
            Producer::Multiple => Mode::MULTIPLE,
            Producer::Dynamic => Mode::DYNAMIC,
            Producer::Nested(level) => Mode::nested(level),
        };
        if mode.level == 1 {
            self.memo.clear();
            self.grown = Default::default();
            self.base = Some(board.clone());
        }
        // Higher levels begin with the steps of lower ones.
        let before = match mode.level {
            2 => self.grown[1].clone(),
            3 => self.grown[2].take(),
            4 => self.grown[1].take(),
            5 => self.grown[4].take(),
            _ => None,
        };
        let mut roots = before.map_or_else(|| Roots::of(board), Roots::reopened);
        let mut best = None;
        self.multi(board, mode, &mut roots, &mut Found::Best(&mut best));
        let mut all = self.all_with_evidence(&best);
        if let Some(all) = &mut all {
            self.multi(board, mode, &mut roots, &mut Found::All(all));
        }
        if best.is_none() && matches!(mode.level, 1 | 2 | 4) {
            self.grown[usize::from(mode.level)] = Some(roots);
        } else {
            self.spare.extend(roots.into_growths());
        }
        best.map(|best| self.with_its_evidence(best, all))
    }

    fn first_single(&mut self, board: &Board) -> Option<Find> {
        let best = self.shortest.get_or_insert_with(|| Box::new(Shortest::new())).first(board);
        let mut all = self.all_with_evidence(&best);
        if let Some(all) = &mut all {
            self.single(board, &mut Found::All(all));
        }
        best.map(|best| self.with_its_evidence(best, all))
    }

    /// Where to collect all finds with their chains, if the first one has to be shown.
    fn all_with_evidence(&self, best: &Option<ChainFind>) -> Option<All> {
        (self.with_evidence && best.is_some()).then(|| All::new(true))
    }

    /// The first find, with its chains if all were collected.
    fn with_its_evidence(&self, best: ChainFind, all: Option<All>) -> Find {
        let evidence = all.map(|all| all.detail_of(&best).and_then(|detail| detail.evidence));
        // A spent budget cuts the collection short; the find is then not used.
        debug_assert!(
            self.clock.was_stopped() || !matches!(evidence, Some(None)),
            "a find that is not among all"
        );
        Find { evidence: evidence.flatten(), ..best.into() }
    }

    fn single(&mut self, board: &Board, found: &mut Found<'_>) {
        single(board, self.hops.get_or_insert_with(Hops::new), &mut self.clock, found);
    }

    /// All finds of a producer on a board inside a chain.
    fn nested_finds(&mut self, board: &Board, producer: NestedProducer) -> NestedFinds {
        let key = (producer, board.print());
        if let Some(finds) = self.memo.get(&key) {
            return Rc::clone(finds);
        }
        let mut all = All::new(self.with_evidence);
        let mut found = Found::All(&mut all);
        match producer {
            NestedProducer::Single => {
                let base = self.base.as_ref();
                if base.is_none_or(|base| could_chain(base, board, &mut self.flood)) {
                    self.single(board, &mut found);
                }
            }
            NestedProducer::Multi(mode) => {
                let mut roots = Roots::of(board);
                self.multi(board, mode, &mut roots, &mut found);
                self.spare.extend(roots.into_growths());
            }
        }
        let finds = all.in_order().into_iter().map(|(find, detail)| {
            Rc::new(NestedFind {
                removals: find.removals,
                complexity: find.key.complexity,
                units: detail.units,
                signature: detail.signature,
                evidence: detail.evidence,
            })
        });
        let finds: NestedFinds = finds.collect();
        self.memo.insert(key, Rc::clone(&finds));
        finds
    }
}
