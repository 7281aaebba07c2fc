//! Compares the finders' results with brute force over all patterns, by the definitions, for
//! singles, locked candidates, subsets and basic fish; and with themselves in isomorphic marks.

use crate::common;
use std::collections::BTreeSet;

use ninefold::grid::HouseSet;
use ninefold::position::Position;
use ninefold::rate::Scale;
use ninefold::technique::{Budget, Family, Role, Step, Technique};
use ninefold::{
    Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Grid, House, HouseKind, Marks, Puzzle,
    Transform,
};

/// A pattern by its definition (digits, cells, houses), with its effects.
type Found = BTreeSet<(DigitSet, CellSet, HouseSet, CandidateSet)>;

/// Some states on the paths through the project's own puzzles.
fn states(each: usize) -> Vec<Marks> {
    let mut states = Vec::new();
    for grid in common::own() {
        let puzzle = Puzzle::try_from(grid).expect("one solution");
        let mut marks = Marks::new(&puzzle.grid()).with_proof(&puzzle.unique());
        let path = Scale::NINEFOLD.path(&Position::start(puzzle), &Budget::unlimited());
        for (state, step) in path.steps().iter().enumerate() {
            if state % each == 0 {
                states.push(marks.clone());
            }
            marks.apply(step);
        }
    }
    assert!(states.len() > 30, "only {} states", states.len());
    states
}

/// Every choice of `n` of some things.
fn choices<T: Copy>(things: &[T], n: usize) -> Vec<Vec<T>> {
    if n == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (i, first) in things.iter().enumerate() {
        for mut rest in choices(&things[i + 1..], n - 1) {
            rest.push(*first);
            all.push(rest);
        }
    }
    all
}

fn found(marks: &Marks, techniques: &[Technique], houses: fn(&Step) -> HouseSet) -> Found {
    let steps: Vec<Step> =
        techniques.iter().flat_map(|technique| marks.find_all(*technique)).collect();
    let all: Found = steps
        .iter()
        .map(|step| {
            let pattern = step.pattern();
            let effect = step.placements().or(*step.eliminations());
            let (digits, cells) = (pattern.digits_of(Role::Body), pattern.cells_of(Role::Body));
            (digits, cells, houses(step), effect)
        })
        .collect();
    assert_eq!(all.len(), steps.len(), "a pattern was found twice");
    all
}

fn base(step: &Step) -> HouseSet {
    step.pattern().houses_of(Role::Base)
}

fn both(step: &Step) -> HouseSet {
    base(step) | step.pattern().houses_of(Role::Cover)
}

fn none(_: &Step) -> HouseSet {
    HouseSet::EMPTY
}

#[test]
fn singles_are_complete() {
    for marks in states(2) {
        let mut full = Found::new();
        let mut hidden = Found::new();
        let mut naked = Found::new();
        for cell in marks.open() {
            for digit in marks.cell(cell) {
                let row = |house| {
                    (
                        DigitSet::of(digit),
                        CellSet::of(cell),
                        house,
                        CandidateSet::of(Candidate { cell, digit }),
                    )
                };
                if marks.cell(cell).len() == 1 {
                    naked.insert(row(HouseSet::EMPTY));
                }
                for house in cell.houses() {
                    let elsewhere = |other: Cell| other != cell && marks.has(other, digit);
                    if !house.cells().iter().any(elsewhere) {
                        hidden.insert(row(house.into()));
                    }
                    if (house.cells() & marks.open()).len() == 1 {
                        full.insert(row(house.into()));
                    }
                }
            }
        }
        assert_eq!(self::found(&marks, &[Technique::FullHouse], base), full);
        assert_eq!(self::found(&marks, &[Technique::HiddenSingle], base), hidden);
        assert_eq!(self::found(&marks, &[Technique::NakedSingle], none), naked);
    }
}

#[test]
fn locked_candidates_are_complete() {
    for marks in states(2) {
        let mut pointing = Found::new();
        let mut claiming = Found::new();
        for digit in Digit::ALL {
            for from in House::ALL {
                for to in House::ALL {
                    let places = marks.cells_in(digit, from);
                    let gone = marks.cells_in(digit, to) - from.cells();
                    let fits = from != to && !places.is_empty() && places.is_subset(to.cells());
                    if !fits || gone.is_empty() {
                        continue;
                    }
                    let gone = CandidateSet::digit(digit, gone);
                    let houses = HouseSet::of(from).with(to);
                    let row = (DigitSet::of(digit), places, houses, gone);
                    match (from.kind(), to.kind()) {
                        (HouseKind::Block, _) => pointing.insert(row),
                        (_, HouseKind::Block) => claiming.insert(row),
                        // A single in a crossing line is not a locked candidate.
                        _ => false,
                    };
                }
            }
        }
        assert_eq!(self::found(&marks, &[Technique::Pointing], both), pointing);
        assert_eq!(self::found(&marks, &[Technique::Claiming], both), claiming);
    }
}

#[test]
fn subsets_are_complete() {
    use Technique::*;
    let naked: [&[Technique]; 3] =
        [&[NakedPair, LockedPair], &[NakedTriple, LockedTriple], &[NakedQuad]];
    let hidden = [HiddenPair, HiddenTriple, HiddenQuad];
    for marks in states(9) {
        for n in 2..=4 {
            let (mut by_cells, mut by_digits) = (Found::new(), Found::new());
            for house in House::ALL {
                let open: Vec<Cell> = (house.cells() & marks.open()).iter().collect();
                for cells in choices(&open, n) {
                    let cells: CellSet = cells.into_iter().collect();
                    let digits = marks.digits_of(cells);
                    let several = cells.iter().all(|cell| marks.cell(cell).len() > 1);
                    let mut gone = CandidateSet::EMPTY;
                    for digit in digits {
                        gone.extend_digit(digit, marks.digit(digit) & cells.common_peers());
                    }
                    if digits.len() == n && several && !gone.is_empty() {
                        by_cells.insert((digits, cells, HouseSet::EMPTY, gone));
                    }
                }
                for digits in choices(&Digit::ALL, n) {
                    let digits: DigitSet = digits.into_iter().collect();
                    let places = |digit| marks.cells_in(digit, house);
                    let cells = digits.iter().fold(CellSet::EMPTY, |all, d| all | places(d));
                    let several = digits.iter().all(|digit| places(digit).len() > 1);
                    let mut gone = CandidateSet::EMPTY;
                    cells.iter().for_each(|cell| gone.extend_cell(cell, marks.cell(cell) - digits));
                    if cells.len() == n && several && !gone.is_empty() {
                        by_digits.insert((digits, cells, house.into(), gone));
                    }
                }
            }
            assert_eq!(found(&marks, naked[n - 2], none), by_cells);
            assert_eq!(found(&marks, &[hidden[n - 2]], base), by_digits);
        }
    }
}

#[test]
fn basic_fish_are_complete() {
    let fish = [Technique::XWing, Technique::Swordfish, Technique::Jellyfish];
    let rows: Vec<House> = House::rows().collect();
    let columns: Vec<House> = House::columns().collect();
    for marks in states(17) {
        for n in 2..=4 {
            let mut all = Found::new();
            for (bases, covers) in [(&rows, &columns), (&columns, &rows)] {
                for bases in choices(bases, n) {
                    for covers in choices(covers, n) {
                        each_fish(&marks, &bases, &covers, &mut all);
                    }
                }
            }
            assert_eq!(found(&marks, &[fish[n - 2]], both), all);
        }
    }
}

fn each_fish(marks: &Marks, bases: &[House], covers: &[House], all: &mut Found) {
    let set = |houses: &[House]| houses.iter().copied().collect::<HouseSet>();
    let (inside, over) = (set(bases).cells(), set(covers).cells());
    for digit in Digit::ALL {
        let several = |house: &House| marks.cells_in(digit, *house).len() > 1;
        let body = marks.digit(digit) & inside;
        let gone = (marks.digit(digit) & over) - inside;
        let used = covers.iter().all(|house| body.meets(house.cells()));
        if body.is_subset(over) && !gone.is_empty() && used && bases.iter().all(several) {
            let gone = CandidateSet::digit(digit, gone);
            all.insert((DigitSet::of(digit), body, set(bases) | set(covers), gone));
        }
    }
}

/// The effects of all instances of a technique, each moved by a symmetry.
fn effects(marks: &Marks, technique: Technique, moved: &Transform) -> BTreeSet<[CandidateSet; 2]> {
    let image = |set: &CandidateSet| {
        let moved =
            |c: Candidate| Candidate { cell: moved.cell(c.cell), digit: moved.digit(c.digit) };
        set.iter().map(moved).collect::<CandidateSet>()
    };
    let steps = marks.find_all(technique);
    steps.iter().map(|step| [image(step.placements()), image(step.eliminations())]).collect()
}

#[test]
fn instances_move_with_the_symmetries() {
    for (i, marks) in states(23).into_iter().enumerate() {
        let number = u32::try_from(i).expect("few states");
        let moved = Transform::geometry(number.wrapping_mul(2_654_435_769) % Transform::GEOMETRIES)
            .then(&Transform::relabelling(number * 4801));
        let clues = moved.candidates(&marks.candidates());
        let placed = moved.grid(&marks.grid());
        let mut givens = Grid::EMPTY;
        for cell in marks.givens() {
            givens.set(moved.cell(cell), placed.get(moved.cell(cell)));
        }
        let puzzle = Puzzle::try_from(givens).expect("one solution");
        let image = Marks::resume(&givens, &placed, &clues).with_proof(&puzzle.unique());
        for &technique in Technique::ALL {
            let code = technique.entry().code;
            let long = ["mutant", "franken", "siamese"].iter().any(|word| code.contains(word));
            let chains = matches!(
                technique.entry().family,
                Family::Chains | Family::AlmostLockedSets | Family::Forcing | Family::LastResort
            );
            if !long && !chains {
                assert_eq!(
                    effects(&marks, technique, &moved),
                    effects(&image, technique, &Transform::IDENTITY),
                    "{technique} in\n{marks:?}"
                );
            }
        }
    }
}

/// A single strong link is no chain, and two cells with two candidates are a naked pair.
#[test]
fn chains_have_several_strong_links() {
    let states = states(3);
    for (technique, least) in [(Technique::XChain, 2), (Technique::XYChain, 3)] {
        let steps: Vec<Step> = states.iter().flat_map(|marks| marks.find_all(technique)).collect();
        assert!(!steps.is_empty(), "{technique}");
        for step in steps {
            let [chain] = step.pattern().chains() else { panic!("one chain: {step}") };
            let strong = chain.iter().filter(|link| link.is_strong()).count();
            assert!(strong >= least, "{step}");
        }
    }
}
