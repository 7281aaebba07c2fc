//! Forcing chains and nets: which conclusion HoDoKu draws first from its tables.
//!
//! HoDoKu collects the conclusions of all its tables and takes the placement in the first cell; if
//! there is none, the elimination in the first cell.

use super::tables::{Fact, Table, Tables};
use crate::grid::{Candidate, Cell, CellSet, Digit, House};
use crate::technique::Marks;
use alloc::vec::Vec;

/// A conclusion: a candidate is true, or false.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Conclusion {
    /// Whether it is false.
    pub(super) is_gone: bool,
    pub(super) candidate: Candidate,
}

impl Conclusion {
    /// HoDoKu takes the first one.
    fn order(self) -> (bool, Cell, Digit) {
        (self.is_gone, self.candidate.cell, self.candidate.digit)
    }
}

/// The conclusion of chains that HoDoKu takes.
pub(super) fn by_chains(marks: &Marks) -> Option<Conclusion> {
    ForcingSearch::run(marks, &Tables::of_chains(marks, true), false)
}

/// The conclusion of nets that HoDoKu takes. Conclusions of mere chains do not count.
pub(super) fn by_nets(marks: &Marks) -> Option<Conclusion> {
    ForcingSearch::run(marks, &Tables::of_nets(marks), true)
}

struct ForcingSearch<'a> {
    marks: &'a Marks,
    tables: &'a Tables,
    nets_only: bool,
    /// By digit, the open cells that see no such digit.
    unseen: [CellSet; 9],
    best: Option<Conclusion>,
}

/// A fact that a premise leads to, as the search requests paths.
type Goal = (Fact, Candidate, bool);

impl ForcingSearch<'_> {
    fn run(marks: &Marks, tables: &Tables, nets_only: bool) -> Option<Conclusion> {
        let mut unseen = [marks.open(); 9];
        for cell in !marks.open() {
            if let Some(digit) = marks.placed(cell) {
                unseen[digit.index()] = unseen[digit.index()] - cell.peers();
            }
        }
        let mut search = ForcingSearch { marks, tables, nets_only, unseen, best: None };
        for candidate in tables.candidates() {
            for on in [true, false] {
                search.one_premise(candidate, on);
            }
            search.both_ways(candidate);
        }
        for cell in marks.open() {
            let digits = marks.cell(cell).iter();
            search.all_of(digits.map(|digit| Candidate { cell, digit }));
        }
        for house in House::ALL {
            for digit in Digit::ALL {
                let cells = marks.cells_in(digit, house).iter();
                search.all_of(cells.map(|cell| Candidate { cell, digit }));
            }
        }
        search.best
    }

    /// A contradiction among the consequences of a premise, which refutes the premise.
    fn one_premise(&mut self, premise: Candidate, on: bool) {
        let fact = self.tables.fact(premise, on);
        let conclusion = Conclusion { is_gone: on, candidate: premise };
        if self.is_late(conclusion) {
            return;
        }
        let table = self.tables.table(fact);
        let contradicts = self.opposite(fact, table, premise, on)
            || self.true_and_false(fact, table)
            || self.two_in_a_cell(fact, table)
            || self.two_in_a_house(fact, table)
            || self.empty_cell(fact, table)
            || self.house_without_place(fact, table);
        if contradicts {
            self.best = Some(conclusion);
        }
    }

    fn opposite(&self, fact: Fact, table: &Table, premise: Candidate, on: bool) -> bool {
        let shown = if on { table.off(premise.digit) } else { table.on(premise.digit) };
        shown.contains(premise.cell) && self.counts(&[(fact, premise, !on)])
    }

    fn true_and_false(&self, fact: Fact, table: &Table) -> bool {
        Digit::ALL.into_iter().any(|digit| {
            (table.on(digit) & table.off(digit)).first().is_some_and(|cell| {
                let candidate = Candidate { cell, digit };
                self.counts(&[(fact, candidate, false), (fact, candidate, true)])
            })
        })
    }

    fn two_in_a_cell(&self, fact: Fact, table: &Table) -> bool {
        Digit::ALL.into_iter().any(|a| {
            let later = Digit::ALL.into_iter().filter(|b| *b > a);
            later.into_iter().any(|b| {
                (table.on(a) & table.on(b)).first().is_some_and(|cell| {
                    let [a, b] = [a, b].map(|digit| Candidate { cell, digit });
                    self.counts(&[(fact, a, true), (fact, b, true)])
                })
            })
        })
    }

    fn two_in_a_house(&self, fact: Fact, table: &Table) -> bool {
        Digit::ALL.into_iter().any(|digit| {
            House::ALL.into_iter().any(|house| {
                let cells = table.on(digit) & house.cells();
                cells.len() > 1 && self.counts(&goals(fact, cells, digit, true))
            })
        })
    }

    fn empty_cell(&self, fact: Fact, table: &Table) -> bool {
        let all_on = Digit::ALL.into_iter().fold(CellSet::EMPTY, |all, d| all | table.on(d));
        let empty = (self.marks.open() - all_on).iter().filter(|cell| {
            self.marks.cell(*cell).iter().all(|digit| table.off(digit).contains(*cell))
        });
        empty.into_iter().any(|cell| {
            let digits = self.marks.cell(cell).iter();
            let goals: Vec<Goal> =
                digits.map(|digit| (fact, Candidate { cell, digit }, false)).collect();
            self.counts(&goals)
        })
    }

    /// A digit that loses every cell of a house. HoDoKu considers the cells that no placed digit
    /// sees, so the house must not have lost the digit anywhere before.
    fn house_without_place(&self, fact: Fact, table: &Table) -> bool {
        Digit::ALL.into_iter().any(|digit| {
            House::ALL.into_iter().any(|house| {
                let cells = self.unseen[digit.index()] & house.cells();
                !cells.is_empty()
                    && cells.is_subset(table.off(digit))
                    && self.counts(&goals(fact, cells, digit, false))
            })
        })
    }

    /// The common consequences of a candidate being true and being false.
    fn both_ways(&mut self, premise: Candidate) {
        let facts = [true, false].map(|on| self.tables.fact(premise, on));
        self.common(&facts, Some(premise.cell));
    }

    /// The common consequences of several candidates, one of which is true.
    fn all_of(&mut self, ways: impl Iterator<Item = Candidate>) {
        let facts: Vec<Fact> = ways.map(|way| self.tables.fact(way, true)).collect();
        if !facts.is_empty() {
            self.common(&facts, None);
        }
    }

    fn common(&mut self, premises: &[Fact], without: Option<Cell>) {
        let mut found = Vec::new();
        for digit in Digit::ALL {
            let common = |on: bool| {
                premises.iter().fold(!CellSet::EMPTY, |cells, premise| {
                    let table = self.tables.table(*premise);
                    cells & if on { table.on(digit) } else { table.off(digit) }
                })
            };
            for on in [true, false] {
                let cells = common(on).iter().filter(|cell| Some(*cell) != without);
                found.extend(
                    cells.map(|cell| Conclusion {
                        is_gone: !on,
                        candidate: Candidate { cell, digit },
                    }),
                );
            }
        }
        for conclusion in found {
            if self.is_late(conclusion) {
                continue;
            }
            let Conclusion { is_gone, candidate } = conclusion;
            let goal = |premise: &Fact| (*premise, candidate, !is_gone);
            let goals: Vec<Goal> = premises.iter().map(goal).collect();
            if self.counts(&goals) {
                self.best = Some(conclusion);
            }
        }
    }

    /// Whether HoDoKu would prefer the earlier find.
    fn is_late(&self, conclusion: Conclusion) -> bool {
        self.best.is_some_and(|best| best.order() <= conclusion.order())
    }

    /// Whether the paths to these goals make a step: for nets, at least one must be a net.
    fn counts(&self, goals: &[Goal]) -> bool {
        let is_net = |(premise, candidate, on): &Goal| {
            let way = self.tables.way(*premise, self.tables.fact(*candidate, *on));
            way.is_some_and(|way| way.is_net)
        };
        !self.nets_only || goals.iter().any(is_net)
    }
}

fn goals(premise: Fact, cells: CellSet, digit: Digit, on: bool) -> Vec<Goal> {
    cells.iter().map(|cell| (premise, Candidate { cell, digit }, on)).collect()
}
