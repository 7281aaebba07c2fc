//! Franken and mutant fish: any houses as bases and covers.
//!
//! For each choice of bases the covers are found by going from uncovered place to uncovered place:
//! either one of its houses becomes a cover, or it is a fin. An elimination must see every fin;
//! soon none is left, which cuts the search short.

use super::{Fins, Fish, FishType, Kind, TakeFish};
use crate::grid::{CellSet, Digit, House, HouseSet};
use crate::marks::Marks;
use crate::step::{Budget, Flow};
use core::ops::ControlFlow;

/// Every fish of a kind.
pub(super) fn each(
    kind: Kind,
    digit: Digit,
    marks: &Marks,
    budget: &Budget<'_>,
    found: &mut TakeFish<'_>,
) -> Flow {
    let Kind { form, size, fins } = kind;
    let finned = fins != Fins::Without;
    let all = marks.digit(digit);
    let usable: HouseSet =
        House::ALL.into_iter().filter(|&h| marks.places(digit, h).count_ones() > 1).collect();
    // Houses that may not be bases, and may not be covers.
    let sides: &[(HouseSet, HouseSet)] = match form {
        FishType::Mutant => &[(HouseSet::EMPTY, HouseSet::EMPTY)],
        _ => &[(HouseSet::COLUMNS, HouseSet::ROWS), (HouseSet::ROWS, HouseSet::COLUMNS)],
    };
    for &(no_base, no_cover) in sides {
        let search = FishSearch { form, finned, size, digit, all, no_cover, budget };
        let mut chosen = Layers::default();
        search.bases(usable - no_base, HouseSet::EMPTY, &mut chosen, size, found)?;
    }
    ControlFlow::Continue(())
}

struct FishSearch<'a> {
    form: FishType,
    finned: bool,
    size: usize,
    digit: Digit,
    all: CellSet,
    no_cover: HouseSet,
    budget: &'a Budget<'a>,
}

/// How many of some houses each place lies in, as sets: in one or more, in two or more, in three.
#[derive(Clone, Copy, Default)]
struct Layers([CellSet; 3]);

impl Layers {
    fn with(self, cells: CellSet) -> Layers {
        let [one, two, three] = self.0;
        Layers([one | cells, two | (one & cells), three | (two & cells)])
    }

    /// Where these counts are above the others.
    fn above(&self, other: &Layers) -> CellSet {
        (self.0[0] - other.0[0]) | (self.0[1] - other.0[1]) | (self.0[2] - other.0[2])
    }
}

/// A choice of covers in progress.
#[derive(Clone, Copy)]
struct Covers {
    houses: HouseSet,
    layers: Layers,
    /// Houses that may not become covers any more.
    barred: HouseSet,
    fins: CellSet,
    /// The places that see every fin.
    seen: CellSet,
}

impl FishSearch<'_> {
    fn bases(
        &self,
        mut usable: HouseSet,
        bases: HouseSet,
        layers: &mut Layers,
        left: usize,
        found: &mut TakeFish<'_>,
    ) -> Flow {
        if left == 0 {
            let covers = Covers {
                houses: HouseSet::EMPTY,
                layers: Layers::default(),
                barred: self.no_cover | bases,
                fins: CellSet::EMPTY,
                seen: self.all,
            };
            return self.covers(bases, layers, covers, found);
        }
        while usable.len() >= left {
            let Some(house) = usable.first() else { break };
            usable.remove(house);
            let mut deeper = layers.with(self.all & house.cells());
            self.bases(usable, bases.with(house), &mut deeper, left - 1, found)?;
        }
        ControlFlow::Continue(())
    }

    fn covers(
        &self,
        bases: HouseSet,
        layers: &Layers,
        covers: Covers,
        found: &mut TakeFish<'_>,
    ) -> Flow {
        self.budget.spend(1)?;
        let open = layers.above(&covers.layers) - covers.fins;
        let Some(cell) = open.first() else {
            return self.complete(bases, layers, &covers, found);
        };
        let mut covers = covers;
        if covers.houses.len() < self.size {
            for house in cell.house_set() - covers.barred {
                let more = Covers {
                    houses: covers.houses.with(house),
                    layers: covers.layers.with(self.all & house.cells()),
                    barred: covers.barred.with(house),
                    ..covers
                };
                self.covers(bases, layers, more, found)?;
                covers.barred.insert(house);
            }
        }
        if !self.finned {
            return ControlFlow::Continue(());
        }
        // The place is a fin: its other houses stay out, and eliminations must see it.
        covers.barred |= cell.house_set();
        covers.fins.insert(cell);
        covers.seen &= cell.peers();
        if covers.seen.is_empty() {
            return ControlFlow::Continue(());
        }
        self.covers(bases, layers, covers, found)
    }

    fn complete(
        &self,
        bases: HouseSet,
        layers: &Layers,
        covers: &Covers,
        found: &mut TakeFish<'_>,
    ) -> Flow {
        let gone = covers.layers.above(layers) & covers.seen;
        let body = layers.0[0] - covers.fins;
        if gone.is_empty()
            || covers.houses.len() != self.size
            || covers.fins.is_empty() == self.finned
            || bases.iter().any(|base| (body & base.cells()).is_empty())
            || !self.form.fits(bases, covers.houses)
        {
            return ControlFlow::Continue(());
        }
        let endo_fins = covers.fins & layers.0[1];
        found(Fish {
            digit: self.digit,
            bases,
            covers: covers.houses,
            body,
            fins: covers.fins - endo_fins,
            endo_fins,
            gone,
        })
    }
}
