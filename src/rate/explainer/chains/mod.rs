//! Chains of implications, from forcing chains of one digit to dynamic chains with chains inside.

mod advance;
mod cycles;
mod expand;
mod expansion;
mod flood;
mod found;
mod hops;
mod levels;
mod mode;
mod multi;
mod nested;
mod node;
mod roots;
mod shortest;
mod single;
mod single_digit;
mod told;

use super::board::Board;
use super::hint::Hint;
use crate::technique::Budget;
use advance::Family;
use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::rc::Rc;
use alloc::vec::Vec;
use expand::Growth;
use flood::Flood;
use found::{ChainHint, Found};
use hops::Hops;
use mode::Mode;
use nested::NestedHint;
use roots::Roots;
use shortest::Shortest;
pub(super) use told::Told;

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

/// How many small steps make a unit of the budget.
const UNIT: u32 = 64;

/// The hints of a family on one board.
type NestedHints = Rc<[Rc<NestedHint>]>;

/// Searches by chains; keeps reusable data.
pub(super) struct Chainer<'a> {
    budget: &'a Budget<'a>,
    stopped: bool,
    asked: u32,
    /// Whether hints carry their chains, to be shown to people.
    telling: bool,
    /// Growths whose memory can be reused.
    #[expect(clippy::vec_box, reason = "a growth is large, and moves from hand to hand")]
    spare: Vec<Box<Growth>>,
    flood: Flood,
    /// Hints on boards inside chains, for the current position.
    memo: BTreeMap<(Family, [u64; 2]), NestedHints>,
    /// The current position, which has no forcing chain.
    base: Option<Board>,
    /// The consequences of assumptions at the levels that found nothing.
    grown: [Option<Roots>; 5],
    hops: Option<Hops>,
    shortest: Option<Box<Shortest>>,
}

impl<'a> Chainer<'a> {
    pub(super) fn new(budget: &'a Budget<'a>, telling: bool) -> Chainer<'a> {
        Chainer {
            budget,
            stopped: false,
            asked: 0,
            telling,
            spare: Vec::new(),
            flood: Flood::default(),
            memo: BTreeMap::new(),
            base: None,
            grown: Default::default(),
            hops: None,
            shortest: None,
        }
    }

    /// The first hint of a producer.
    pub(super) fn first(&mut self, board: &Board, producer: Producer) -> Option<Hint> {
        let mode = match producer {
            Producer::Single => return self.first_single(board).map(Hint::from),
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
        let mut found = Found::Best(None);
        self.multi(board, mode, &mut roots, &mut found);
        let mut best = found.best();
        if let Some(hint) = best.as_mut().filter(|_| self.telling) {
            let mut all = Found::all(true);
            self.multi(board, mode, &mut roots, &mut all);
            hint.detail = all.detail_of(hint);
        }
        if best.is_none() && matches!(mode.level, 1 | 2 | 4) {
            self.grown[usize::from(mode.level)] = Some(roots);
        } else {
            self.spare.extend(roots.into_growths());
        }
        best.map(Hint::from)
    }

    fn first_single(&mut self, board: &Board) -> Option<ChainHint> {
        let mut best = self.shortest(board)?;
        if self.telling {
            let mut all = Found::all(true);
            self.single(board, &mut all);
            best.detail = all.detail_of(&best);
        }
        Some(best)
    }

    /// Whether the budget is spent; one small step has passed.
    pub(super) fn is_stopped(&mut self) -> bool {
        self.asked = self.asked.wrapping_add(1);
        if self.asked.is_multiple_of(UNIT) {
            self.spend();
        }
        self.stopped
    }

    /// Spends a unit of the budget.
    pub(super) fn spend(&mut self) -> bool {
        self.stopped = self.stopped || self.budget.spend(1).is_break();
        self.stopped
    }

    /// All hints of a family on a board inside a chain.
    fn nested_hints(&mut self, board: &Board, family: Family) -> NestedHints {
        let key = (family, board.print());
        if let Some(hints) = self.memo.get(&key) {
            return Rc::clone(hints);
        }
        let mut found = Found::all(self.telling);
        match family {
            Family::Single if !self.could_chain(board) => {}
            Family::Single => self.single(board, &mut found),
            Family::Multi(mode) => {
                let mut roots = Roots::of(board);
                self.multi(board, mode, &mut roots, &mut found);
                self.spare.extend(roots.into_growths());
            }
        }
        let hints = found.into_all().into_iter().filter_map(|hint| {
            let detail = hint.detail?;
            Some(Rc::new(NestedHint {
                removals: hint.removals,
                complexity: hint.key.complexity,
                units: detail.units,
                signature: detail.signature,
                told: detail.told,
            }))
        });
        let hints: NestedHints = hints.collect();
        self.memo.insert(key, Rc::clone(&hints));
        hints
    }
}
