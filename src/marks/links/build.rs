//! Builds a graph: numbers for its vertices, then pairs of them, then links in order.

use super::{Graph, Strong, Vertex};
use crate::grid::{Cell, CellSet, Digit, House, HouseKind};
use crate::marks::rows::{each_member, insert, row_mut};
use crate::marks::sets::Als;
use crate::marks::{Marks, Via};
use alloc::vec;
use alloc::vec::Vec;
use core::cell::OnceCell;

/// A graph being built.
pub(crate) struct Build {
    vertices: Vec<Vertex>,
    singles: usize,
    /// By digit and cell, the number of the single candidate.
    numbers: [[u16; 81]; 9],
    /// By digit, the numbers of its groups.
    groups: [Vec<u16>; 9],
    pairs: Vec<(u16, u16, Via)>,
    /// Whether two digits of a cell exclude each other here.
    pub(crate) within_cells: bool,
}

impl Build {
    pub(crate) fn new(marks: &Marks) -> Build {
        let mut vertices = Vec::with_capacity(320);
        let mut numbers = [[0; 81]; 9];
        for digit in Digit::ALL {
            for cell in marks.digit(digit) {
                numbers[digit.index()][cell.index()] = vertices.len() as u16;
                vertices.push(Vertex { digit, cells: cell.into() });
            }
        }
        Build {
            singles: vertices.len(),
            vertices,
            numbers,
            groups: Default::default(),
            pairs: Vec::with_capacity(256),
            within_cells: true,
        }
    }

    /// The number of the vertex with this digit in these cells, which are its candidates.
    pub(crate) fn vertex(&mut self, digit: Digit, cells: CellSet) -> u16 {
        match cells.only() {
            Some(cell) => self.numbers[digit.index()][cell.index()],
            None => {
                let vertex = Vertex { digit, cells };
                let base = self.singles.next_multiple_of(64);
                if self.vertices.len() < base {
                    // Numbers that no vertex has: their rows stay empty.
                    self.vertices.resize(base, Vertex { digit, cells: CellSet::EMPTY });
                }
                let groups = &mut self.groups[digit.index()];
                match groups.iter().find(|at| self.vertices[usize::from(**at)] == vertex) {
                    Some(at) => *at,
                    None => {
                        let at = self.vertices.len() as u16;
                        self.vertices.push(vertex);
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
                let (a, b) = (self.vertex(a, cell.into()), self.vertex(b, cell.into()));
                self.strong(a, b, Via::Cell(cell));
            }
        }
    }

    pub(crate) fn bilocal(&mut self, marks: &Marks) {
        for link in marks.bilocal() {
            let [a, b] = link.cells;
            // A pair within a line and a block is the same link twice; the line's is kept.
            let stands = |line: House| marks.places(link.digit, line).count_ones() == 2;
            let in_row = a.row() == b.row() && stands(a.row());
            let in_column = a.column() == b.column() && stands(a.column());
            if link.house.kind() != HouseKind::Block || !(in_row || in_column) {
                let (a, b) = (self.vertex(link.digit, a.into()), self.vertex(link.digit, b.into()));
                self.strong(a, b, Via::House(link.house));
            }
        }
    }

    /// The links in which a group takes part: the places of a digit in a house fall into two parts,
    /// at least one of which is the meet of a line and a block.
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
            let (a, b) = (self.vertex(digit, *part), self.vertex(digit, rest));
            self.strong(a, b, Via::House(house));
        }
    }

    /// The links of an almost locked set: of each two digits it holds one.
    pub(crate) fn set(&mut self, set: &Als) {
        for b in set.digits {
            let from = self.vertex(b, set.places(b));
            for a in set.digits.iter().take_while(|a| *a != b) {
                let to = self.vertex(a, set.places(a));
                self.strong(from, to, set.via());
            }
        }
    }

    pub(crate) fn finish(self, marks: &Marks) -> Graph {
        let count = self.vertices.len();
        let words = crate::marks::rows::width(count.div_ceil(64));
        // Pairs through sets were added last, so each vertex's list ends with them.
        let mut first = vec![(0_u32, 0_u32); count + 1];
        for (a, b, via) in &self.pairs {
            for vertex in [usize::from(*a), usize::from(*b)] {
                first[vertex + 1].0 += 1;
                first[vertex].1 += u32::from(!matches!(via, Via::Set(..)));
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
        let is_linked = |vertex: &usize| first[*vertex].0 < first[*vertex + 1].0;
        (0..count).filter(is_linked).for_each(|vertex| insert(&mut linked, vertex));
        let weak = self.weak(marks, &linked);
        let has_sets = self.pairs.iter().any(|(_, _, via)| matches!(via, Via::Set(..)));
        Graph {
            vertices: self.vertices,
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

    /// The rows of the vertices with a strong link; those of the others, which no chain passes, stay
    /// empty.
    fn weak(&self, marks: &Marks, linked: &[u64]) -> Vec<u64> {
        let words = linked.len();
        let mut weak = vec![0_u64; words * self.vertices.len()];
        each_member(linked, |i| {
            let vertex = &self.vertices[i];
            let row = row_mut(&mut weak, i, words);
            let seen = vertex.cells.common_peers();
            let mut exclude = |digit: Digit, cell: Cell| {
                insert(row, usize::from(self.numbers[digit.index()][cell.index()]));
            };
            (marks.digit(vertex.digit) & seen).iter().for_each(|cell| exclude(vertex.digit, cell));
            if self.within_cells
                && let Some(cell) = vertex.cells.only()
            {
                let others = marks.cell(cell).without(vertex.digit);
                others.iter().for_each(|digit| exclude(digit, cell));
            }
            let groups = self.groups[vertex.digit.index()].iter().map(|at| usize::from(*at));
            groups
                .filter(|at| self.vertices[*at].cells.is_subset(seen))
                .for_each(|at| insert(row, at));
        });
        weak
    }
}
