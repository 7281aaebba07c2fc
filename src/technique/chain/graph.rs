//! The graph that chains run on: spots, the strong links "one of the two is true" and the weak
//! links "not both".
//!
//! A spot is a digit in one cell, or in several cells taken together: a group (where a line and a
//! block meet), or the cells of an almost locked set that can hold the digit. A spot is true when
//! one of its cells holds the digit. Weak links are rows of bits, strong links are lists, because
//! a spot has dozens of the former and a handful of the latter.
//!
//! ```text
//! spots   0 … singles … base … all          base is `singles` rounded up to whole words,
//!         single candidates | groups        so groups start a word of their own
//! ```

use super::super::als::sets::Als;
use super::super::marks::Marks;
use super::super::pattern::{Node, Via};
use super::super::rows::{bits, each_member, insert, row_mut};
use super::closure::Closure;
use crate::grid::{CandidateSet, Cell, CellSet, Digit, House, HouseKind};
use alloc::vec;
use alloc::vec::Vec;
use core::cell::OnceCell;

/// A digit in one or several cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Spot {
    pub(crate) digit: Digit,
    pub(crate) cells: CellSet,
}

impl Spot {
    /// The statement that the spot is true (`on`) or false.
    pub(crate) const fn node(self, on: bool) -> Node {
        Node { digit: self.digit, cells: self.cells, on }
    }

    /// Whether the spot is more than one cell.
    pub(crate) const fn is_group(self) -> bool {
        self.cells.len() > 1
    }
}

/// The other end of a strong link.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Strong {
    pub(crate) to: u16,
    pub(crate) via: Via,
}

impl Strong {
    /// Whether the link goes through an almost locked set.
    pub(crate) const fn is_set(&self) -> bool {
        matches!(self.via, Via::Set(..))
    }
}

/// Which strong links a graph has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Links {
    /// The two candidates of a cell.
    Bivalue,
    /// The two places of a digit in a house; and the graph falls into its digits, without weak
    /// links within cells.
    Bilocal,
    /// Both of these.
    Plain,
    /// Also between groups.
    Grouped,
    /// Also through almost locked sets.
    Sets,
}

/// Spots and links of one state of the marks.
pub(crate) struct Graph {
    spots: Vec<Spot>,
    singles: usize,
    words: usize,
    weak: Vec<u64>,
    /// By spot: where its links start, and where those through sets do.
    first: Vec<(u32, u32)>,
    /// The spots that have a strong link, as bits.
    linked: Vec<u64>,
    has_sets: bool,
    strong: Vec<Strong>,
    closure: OnceCell<Closure>,
}

impl Graph {
    /// The graph with these links.
    pub(crate) fn new(marks: &Marks, links: Links) -> Graph {
        let mut build = Build::new(marks);
        build.within_cells = links != Links::Bilocal;
        if links != Links::Bilocal {
            build.bivalue(marks);
        }
        if links != Links::Bivalue {
            build.bilocal(marks);
        }
        if matches!(links, Links::Grouped | Links::Sets) {
            build.groups(marks);
        }
        if links == Links::Sets {
            let sets = marks.almost_locked_sets().iter();
            sets.filter(|set| set.cells.len() > 1).for_each(|set| build.set(set));
        }
        build.finish(marks)
    }

    /// How many spots there are, the unused numbers before the first group included.
    pub(crate) fn len(&self) -> usize {
        self.spots.len()
    }

    /// How many words a row of bits has.
    pub(crate) const fn words(&self) -> usize {
        self.words
    }

    /// How many words of a row are about single candidates.
    pub(crate) const fn single_words(&self) -> usize {
        self.singles.div_ceil(64)
    }

    pub(crate) fn spot(&self, spot: usize) -> Spot {
        self.spots[spot]
    }

    /// The spots that cannot be true together with this one, which has a strong link, as bits.
    pub(crate) fn weak(&self, spot: usize) -> &[u64] {
        &self.weak[spot * self.words..(spot + 1) * self.words]
    }

    /// The single candidates that cannot be true together with this one, as bits.
    pub(crate) fn excluded(&self, spot: usize) -> Vec<u64> {
        let own = self.spots[spot];
        let seen = own.cells.common_peers();
        let mut row = vec![0; self.words];
        let excludes = |other: &Spot| {
            (other.digit == own.digit && other.cells.is_subset(seen))
                || (other.cells == own.cells && other.digit != own.digit)
        };
        let singles = self.spots[..self.singles].iter().enumerate();
        singles.filter(|(_, other)| excludes(other)).for_each(|(at, _)| insert(&mut row, at));
        row
    }

    /// The spots with a strong link, as bits.
    pub(crate) fn linked(&self) -> &[u64] {
        &self.linked
    }

    /// Whether there are links through almost locked sets.
    pub(crate) const fn has_sets(&self) -> bool {
        self.has_sets
    }

    /// The strong links of a spot.
    pub(crate) fn strong(&self, spot: usize) -> &[Strong] {
        &self.strong[self.first[spot].0 as usize..self.first[spot + 1].0 as usize]
    }

    /// The strong links of a spot within a cell or a house.
    pub(crate) fn plain(&self, spot: usize) -> &[Strong] {
        &self.strong[self.first[spot].0 as usize..self.first[spot].1 as usize]
    }

    /// The strong links of a spot through almost locked sets.
    pub(crate) fn through_sets(&self, spot: usize) -> &[Strong] {
        &self.strong[self.first[spot].1 as usize..self.first[spot + 1].0 as usize]
    }

    /// The number of a single candidate.
    pub(crate) fn single(&self, cell: Cell, digit: Digit) -> Option<usize> {
        let place = |spot: &Spot| (spot.digit, spot.cells.first());
        self.spots[..self.singles].binary_search_by_key(&(digit, Some(cell)), place).ok()
    }

    /// What follows from what, worked out when first asked for.
    pub(crate) fn closure(&self) -> &Closure {
        self.closure.get_or_init(|| Closure::new(self))
    }

    /// The candidates that cannot be true together with either spot.
    pub(crate) fn seen_by_both(&self, a: usize, b: usize) -> CandidateSet {
        let mut seen = CandidateSet::EMPTY;
        for word in 0..self.single_words() {
            for bit in bits(self.weak(a)[word] & self.weak(b)[word]) {
                let spot = self.spots[word * 64 + bit];
                seen.extend_digit(spot.digit, spot.cells);
            }
        }
        seen
    }
}

/// A graph in the making.
pub(crate) struct Build {
    spots: Vec<Spot>,
    singles: usize,
    /// By digit and cell, the number of the single candidate.
    numbers: [[u16; 81]; 9],
    /// By digit, the numbers of its groups.
    groups: [Vec<u16>; 9],
    pairs: Vec<(u16, u16, Via)>,
    /// Whether two digits of a cell exclude each other here.
    within_cells: bool,
}

impl Build {
    pub(crate) fn new(marks: &Marks) -> Build {
        let mut spots = Vec::with_capacity(320);
        let mut numbers = [[0; 81]; 9];
        for digit in Digit::ALL {
            for cell in marks.digit(digit) {
                numbers[digit.index()][cell.index()] = spots.len() as u16;
                spots.push(Spot { digit, cells: cell.into() });
            }
        }
        Build {
            singles: spots.len(),
            spots,
            numbers,
            groups: Default::default(),
            pairs: Vec::with_capacity(256),
            within_cells: true,
        }
    }

    /// The number of the spot with this digit in these cells, which are its candidates.
    pub(crate) fn spot(&mut self, digit: Digit, cells: CellSet) -> u16 {
        match cells.only() {
            Some(cell) => self.numbers[digit.index()][cell.index()],
            None => {
                let spot = Spot { digit, cells };
                let base = self.singles.next_multiple_of(64);
                if self.spots.len() < base {
                    // Numbers that no spot has: their rows stay empty.
                    self.spots.resize(base, Spot { digit, cells: CellSet::EMPTY });
                }
                let groups = &mut self.groups[digit.index()];
                match groups.iter().find(|at| self.spots[usize::from(**at)] == spot) {
                    Some(at) => *at,
                    None => {
                        let at = self.spots.len() as u16;
                        self.spots.push(spot);
                        groups.push(at);
                        at
                    }
                }
            }
        }
    }

    /// Adds "one of the two is true".
    pub(crate) fn strong(&mut self, a: u16, b: u16, via: Via) {
        self.pairs.push((a, b, via));
    }

    pub(crate) fn bivalue(&mut self, marks: &Marks) {
        for cell in marks.bivalue() {
            let mut digits = marks.cell(cell).iter();
            if let (Some(a), Some(b)) = (digits.next(), digits.next()) {
                let (a, b) = (self.spot(a, cell.into()), self.spot(b, cell.into()));
                self.strong(a, b, Via::Cell(cell));
            }
        }
    }

    pub(crate) fn bilocal(&mut self, marks: &Marks) {
        for link in marks.bilocal() {
            let [a, b] = link.cells;
            // A pair within a line and a block is the same link twice: the line's stays.
            let stands = |line: House| marks.places(link.digit, line).count_ones() == 2;
            let in_row = a.row() == b.row() && stands(a.row());
            let in_column = a.column() == b.column() && stands(a.column());
            if link.house.kind() != HouseKind::Block || !(in_row || in_column) {
                let (a, b) = (self.spot(link.digit, a.into()), self.spot(link.digit, b.into()));
                self.strong(a, b, Via::House(link.house));
            }
        }
    }

    /// The links in which a group takes part: the places of a digit in a house fall into two parts,
    /// of which one at least is the meet of a line and a block.
    pub(crate) fn groups(&mut self, marks: &Marks) {
        for digit in Digit::ALL {
            for house in House::ALL {
                let places = marks.cells_in(digit, house);
                if places.len() > 2 {
                    self.split(digit, house, places);
                }
            }
        }
    }

    fn split(&mut self, digit: Digit, house: House, places: CellSet) {
        let crossing = match house.kind() {
            HouseKind::Block => HouseKind::Row,
            _ => HouseKind::Block,
        };
        let mut parts = [CellSet::EMPTY; 6];
        let mut count = 0;
        for other in places.houses() {
            let is_crossing = match house.kind() {
                HouseKind::Block => other.kind() != HouseKind::Block,
                _ => other.kind() == crossing,
            };
            if is_crossing {
                parts[count] = places & other.cells();
                count += 1;
            }
        }
        let parts = &parts[..count];
        let mut done: [(CellSet, CellSet); 12] = [(CellSet::EMPTY, CellSet::EMPTY); 12];
        let mut used = 0;
        for part in parts {
            let rest = places - *part;
            let fits = rest.len() == 1 || parts.iter().any(|other| rest.is_subset(*other));
            let pair = if part.bits() < rest.bits() { (*part, rest) } else { (rest, *part) };
            if rest.is_empty() || !fits || done[..used].contains(&pair) {
                continue;
            }
            done[used] = pair;
            used += 1;
            let (a, b) = (self.spot(digit, *part), self.spot(digit, rest));
            self.strong(a, b, Via::House(house));
        }
    }

    /// The links of an almost locked set: of each two digits it holds one.
    pub(crate) fn set(&mut self, set: &Als) {
        for b in set.digits {
            let from = self.spot(b, set.places(b));
            for a in set.digits.iter().take_while(|a| *a != b) {
                let to = self.spot(a, set.places(a));
                self.strong(from, to, set.via());
            }
        }
    }

    pub(crate) fn finish(self, marks: &Marks) -> Graph {
        let count = self.spots.len();
        let words = super::search::width(count.div_ceil(64));
        // Pairs through sets were added last, so each spot's list ends with them.
        let mut first = vec![(0_u32, 0_u32); count + 1];
        for (a, b, via) in &self.pairs {
            for spot in [usize::from(*a), usize::from(*b)] {
                first[spot + 1].0 += 1;
                first[spot].1 += u32::from(!matches!(via, Via::Set(..)));
            }
        }
        for i in 0..count {
            first[i + 1].0 += first[i].0;
            first[i].1 += first[i].0;
        }
        let mut next: Vec<u32> = first.iter().map(|(start, _)| *start).collect();
        let blank = Strong { to: 0, via: Via::Other };
        let mut strong = vec![blank; 2 * self.pairs.len()];
        for (a, b, via) in &self.pairs {
            for (from, to) in [(*a, *b), (*b, *a)] {
                let at = &mut next[usize::from(from)];
                strong[*at as usize] = Strong { to, via: *via };
                *at += 1;
            }
        }
        let mut linked = vec![0; words];
        let is_linked = |spot: &usize| first[*spot].0 < first[*spot + 1].0;
        (0..count).filter(is_linked).for_each(|spot| insert(&mut linked, spot));
        let weak = self.weak(marks, &linked);
        let has_sets = self.pairs.iter().any(|(_, _, via)| matches!(via, Via::Set(..)));
        Graph {
            spots: self.spots,
            singles: self.singles,
            words,
            weak,
            first,
            linked,
            has_sets,
            strong,
            closure: OnceCell::new(),
        }
    }

    /// The rows of the spots with a strong link; those of the others, which no chain passes, stay
    /// empty.
    fn weak(&self, marks: &Marks, linked: &[u64]) -> Vec<u64> {
        let words = linked.len();
        let mut weak = vec![0_u64; words * self.spots.len()];
        each_member(linked, |i| {
            let spot = &self.spots[i];
            let row = row_mut(&mut weak, i, words);
            let seen = spot.cells.common_peers();
            let mut exclude = |digit: Digit, cell: Cell| {
                insert(row, usize::from(self.numbers[digit.index()][cell.index()]));
            };
            (marks.digit(spot.digit) & seen).iter().for_each(|cell| exclude(spot.digit, cell));
            if self.within_cells
                && let Some(cell) = spot.cells.only()
            {
                let others = marks.cell(cell).without(spot.digit);
                others.iter().for_each(|digit| exclude(digit, cell));
            }
            let groups = self.groups[spot.digit.index()].iter().map(|at| usize::from(*at));
            groups
                .filter(|at| self.spots[*at].cells.is_subset(seen))
                .for_each(|at| insert(row, at));
        });
        weak
    }
}
