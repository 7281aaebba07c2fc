//! Multiple, dynamic and nested chains, and Nishio: the common consequences of several assumptions,
//! and assumptions that contradict themselves.

use super::Chainer;
use super::evidence::Evidence;
use super::expansion::{Expansion, Origin, Target};
use super::flood::Sets;
use super::found::{ChainFind, Detail, Found, Key};
use super::mode::Mode;
use super::nested::Unit;
use super::node::{Node, Spot};
use super::roots::Roots;
use crate::grid::{Candidate, CandidateSet};
use crate::rate::scales::explainer::board::Board;
use crate::rate::scales::explainer::houses::{CELLS, HOUSES};
use crate::rate::scales::explainer::kind::{Assumptions, Kind};
use alloc::rc::Rc;
use alloc::vec::Vec;

impl Chainer<'_> {
    /// All finds of a producer that follows several assumptions.
    pub(super) fn multi(
        &mut self,
        board: &Board,
        mode: Mode,
        roots: &mut Roots,
        found: &mut Found<'_>,
    ) {
        for cell in board.empty() {
            let digits = board.digits(cell);
            if digits.len() < if mode.dynamic { 2 } else { 3 } {
                continue;
            }
            for digit in digits {
                if self.clock.is_stopped() {
                    break;
                }
                self.one_candidate(board, mode, Spot::of(cell, digit), roots, found);
            }
            if !mode.nishio {
                let sources: Vec<Spot> = digits.iter().map(|d| Spot::of(cell, d)).collect();
                self.in_common(board, mode, &sources, Assumptions::Cell, roots, found);
            }
        }
    }

    fn one_candidate(
        &mut self,
        board: &Board,
        mode: Mode,
        spot: Spot,
        roots: &mut Roots,
        found: &mut Found<'_>,
    ) {
        let (cell, digit) = (spot.cell(), spot.digit());
        if mode.dynamic {
            for on in [true, false] {
                roots.reach(board, mode, spot.is(on), self);
                if let Some(expansion) = roots.expansion(spot.is(on)) {
                    contradiction(board, mode, spot.is(on), expansion, found);
                }
            }
            if board.digits(cell).len() >= 3 && !mode.nishio {
                self.double(board, mode, spot, roots, found);
            }
        }
        if mode.nishio {
            return;
        }
        for house in HOUSES[cell.index()] {
            let places = board.places(house, digit);
            let first = CELLS[house.index()][places.trailing_zeros() as usize];
            if first == cell && !places.is_power_of_two() {
                let sources: Vec<Spot> =
                    Board::cells_at(house, places).map(|cell| Spot::of(cell, digit)).collect();
                let from = Assumptions::House(house.kind());
                self.in_common(board, mode, &sources, from, roots, found);
            }
        }
    }

    /// The common consequences of the candidate being true and being false.
    fn double(
        &mut self,
        board: &Board,
        mode: Mode,
        spot: Spot,
        roots: &mut Roots,
        found: &mut Found<'_>,
    ) {
        let common = roots.sets(spot.is(true)).and(roots.sets(spot.is(false)));
        let sources = [spot.is(true), spot.is(false)];
        self.offer(board, mode, &sources, &common, Assumptions::Double, roots, found);
    }

    /// The common consequences of these candidates.
    fn in_common(
        &mut self,
        board: &Board,
        mode: Mode,
        sources: &[Spot],
        from: Assumptions,
        roots: &mut Roots,
        found: &mut Found<'_>,
    ) {
        let mut common: Option<Sets> = None;
        for spot in sources {
            roots.reach(board, mode, spot.is(true), self);
            let sets = roots.sets(spot.is(true));
            common = Some(common.map_or(*sets, |common| common.and(sets)));
        }
        let Some(common) = common else { return };
        let sources: Vec<Node> = sources.iter().map(|spot| spot.is(true)).collect();
        self.offer(board, mode, &sources, &common, from, roots, found);
    }

    /// Offers the common consequences of these assumptions.
    #[expect(clippy::too_many_arguments, reason = "what a find is made of")]
    fn offer(
        &mut self,
        board: &Board,
        mode: Mode,
        sources: &[Node],
        common: &Sets,
        from: Assumptions,
        roots: &mut Roots,
        found: &mut Found<'_>,
    ) {
        let rank = match from {
            Assumptions::Double => 1,
            Assumptions::Cell => 5,
            Assumptions::House(_) | Assumptions::Contradiction => 6,
        };
        for on in [true, false] {
            if common.is_empty(on) {
                continue;
            }
            for &source in sources {
                roots.reason(board, mode, source, self);
            }
            // A growth that was cut off lacks consequences that are known without reasons.
            if self.clock.was_stopped() {
                return;
            }
            let expansions: Vec<&Expansion> =
                sources.iter().filter_map(|&source| roots.expansion(source)).collect();
            let Some(first) = expansions.first() else { continue };
            let outcomes = first.order(on).iter().map(|spot| spot.is(on));
            for outcome in outcomes.filter(|&outcome| common.contains(outcome)) {
                let slot = outcome.into();
                let targets: Vec<Target<'_>> =
                    expansions.iter().map(|&expansion| Target { expansion, slot }).collect();
                Draft { board, mode, from, rank, outcome }.offer(&targets, found);
            }
        }
    }
}

/// An assumption whose consequences contradict each other is wrong.
fn contradiction(
    board: &Board,
    mode: Mode,
    assumed: Node,
    expansion: &Expansion,
    found: &mut Found<'_>,
) {
    let Some(clash) = expansion.clash() else { return };
    let outcome = assumed.spot().is(!assumed.is_on());
    let from = Assumptions::Contradiction;
    let find = Draft { board, mode, from, rank: 7, outcome };
    find.offer(&clash.map(|slot| Target { expansion, slot }), found);
}

/// A find whose length is not yet measured.
struct Draft<'a> {
    board: &'a Board,
    mode: Mode,
    from: Assumptions,
    rank: u8,
    outcome: Node,
}

impl Draft<'_> {
    /// Measures the find as far as it may be needed, and passes it on.
    fn offer(&self, targets: &[Target<'_>], found: &mut Found<'_>) {
        let kind = if self.mode.nishio {
            Kind::Nishio
        } else {
            Kind::Chains { from: self.from, inference: self.mode.inference() }
        };
        let least = targets.iter().map(|target| target.expansion.depth(target.slot)).sum();
        if !found.wants_outcome(Key::new(kind, least, self.rank), self.outcome) {
            return;
        }
        let spot = self.outcome.spot();
        let (cell, digit) = (spot.cell(), spot.digit());
        let mut removals = CandidateSet::EMPTY;
        if self.outcome.is_on() {
            removals.extend_cell(cell, self.board.digits(cell).without(digit));
        } else {
            removals.insert(Candidate { cell, digit });
        }
        if removals.is_empty() {
            return;
        }
        let key = Key::new(kind, complexity(targets), self.rank);
        if !found.wants_outcome(key, self.outcome) {
            return;
        }
        let placement = self.outcome.is_on().then_some(Candidate { cell, digit });
        let find = ChainFind { key, kind, placement, removals };
        found.add_outcome(find, self.outcome, |with_evidence| self.detail(targets, with_evidence));
    }

    fn detail(&self, targets: &[Target<'_>], with_evidence: bool) -> Detail {
        let mut units: Vec<Unit> = Vec::new();
        let mut signature = Vec::new();
        for target in targets {
            target.expansion.chain(target.slot, &mut |node, slot| {
                signature.push(node.number());
                if node.is_on() {
                    let origin = target.expansion.origin(slot);
                    let unit = match (origin, self.from) {
                        (Origin::Assumed, Assumptions::Cell) => {
                            Some(Unit::Cell(node.spot().cell()))
                        }
                        (Origin::Assumed, Assumptions::House(kind)) => {
                            Origin::House(kind).unit(node.spot())
                        }
                        _ => origin.unit(node.spot()),
                    };
                    if let Some(unit) = unit.filter(|unit| !units.contains(unit)) {
                        units.push(unit);
                    }
                }
            });
            signature.push(u16::MAX);
        }
        let evidence = with_evidence.then(|| Rc::new(Evidence::nets(self.from, targets)));
        Detail { units, signature, evidence }
    }
}

/// The nodes of all chains, and the complexity of each distinct chain nested in them.
fn complexity(targets: &[Target<'_>]) -> u32 {
    let mut complexity = 0;
    let mut counted: Vec<&[u16]> = Vec::new();
    for target in targets {
        let expansion = target.expansion;
        expansion.chain(target.slot, &mut |_, slot| {
            complexity += 1;
            if let Some(nested) = expansion.nested(slot)
                && !counted.contains(&nested.signature.as_slice())
            {
                counted.push(&nested.signature);
                complexity += nested.complexity;
            }
        });
    }
    complexity
}
