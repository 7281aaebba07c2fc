//! The graph of chains: vertices, the strong links "one of the two is true" and the weak links "not
//! both".
//!
//! A vertex is a digit in one cell, or in several cells taken together: a group (where a line and a
//! block meet), or the cells of an almost locked set that can hold the digit. A vertex is true when
//! one of its cells holds the digit. Weak links are rows of bits, strong links are lists, because
//! a vertex has dozens of the former and a handful of the latter.
//!
//! ```text
//! vertices   0 … singles … base … all          base is `singles` rounded up to whole words,
//!         single candidates | groups        so groups start a word of their own
//! ```

use super::build::Build;
use super::closure::Closure;
use crate::grid::{CandidateSet, Cell, CellSet, Digit};
use crate::marks::rows::{bits, insert};
use crate::marks::{Marks, Node, Via};
use alloc::vec;
use alloc::vec::Vec;
use core::cell::OnceCell;

/// A digit in one or several cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Vertex {
    pub(crate) digit: Digit,
    pub(crate) cells: CellSet,
}

impl Vertex {
    /// The statement that the vertex is true (`on`) or false.
    pub(crate) const fn node(self, on: bool) -> Node {
        Node { digit: self.digit, cells: self.cells, on }
    }

    /// Whether the vertex is more than one cell.
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

/// The vertices and links of one state of the marks.
pub(crate) struct Graph {
    pub(crate) vertices: Vec<Vertex>,
    pub(crate) singles: usize,
    pub(crate) words: usize,
    pub(crate) weak: Vec<u64>,
    /// By vertex: where its links start, and where those through sets do.
    pub(crate) first: Vec<(u32, u32)>,
    /// The vertices that have a strong link, as bits.
    pub(crate) linked: Vec<u64>,
    pub(crate) has_sets: bool,
    pub(crate) strong: Vec<Strong>,
    pub(crate) closure: OnceCell<Closure>,
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

    /// The number of vertices, including the unused numbers before the first group.
    pub(crate) fn len(&self) -> usize {
        self.vertices.len()
    }

    /// How many words a row of bits has.
    pub(crate) const fn words(&self) -> usize {
        self.words
    }

    /// How many words of a row hold single candidates.
    pub(crate) const fn single_words(&self) -> usize {
        self.singles.div_ceil(64)
    }

    pub(crate) fn vertex(&self, vertex: usize) -> Vertex {
        self.vertices[vertex]
    }

    /// The vertices that cannot be true together with this one, which has a strong link, as bits.
    pub(crate) fn weak(&self, vertex: usize) -> &[u64] {
        &self.weak[vertex * self.words..(vertex + 1) * self.words]
    }

    /// The single candidates that cannot be true together with this one, as bits.
    pub(crate) fn excluded(&self, vertex: usize) -> Vec<u64> {
        let own = self.vertices[vertex];
        let seen = own.cells.common_peers();
        let mut row = vec![0; self.words];
        let excludes = |other: &Vertex| {
            (other.digit == own.digit && other.cells.is_subset(seen))
                || (other.cells == own.cells && other.digit != own.digit)
        };
        let singles = self.vertices[..self.singles].iter().enumerate();
        singles.filter(|(_, other)| excludes(other)).for_each(|(at, _)| insert(&mut row, at));
        row
    }

    /// The vertices with a strong link, as bits.
    pub(crate) fn linked(&self) -> &[u64] {
        &self.linked
    }

    /// Whether there are links through almost locked sets.
    pub(crate) const fn has_sets(&self) -> bool {
        self.has_sets
    }

    /// The strong links of a vertex.
    pub(crate) fn strong(&self, vertex: usize) -> &[Strong] {
        &self.strong[self.first[vertex].0 as usize..self.first[vertex + 1].0 as usize]
    }

    /// The strong links of a vertex within a cell or a house.
    pub(crate) fn plain(&self, vertex: usize) -> &[Strong] {
        &self.strong[self.first[vertex].0 as usize..self.first[vertex].1 as usize]
    }

    /// The strong links of a vertex through almost locked sets.
    pub(crate) fn through_sets(&self, vertex: usize) -> &[Strong] {
        &self.strong[self.first[vertex].1 as usize..self.first[vertex + 1].0 as usize]
    }

    /// The number of a single candidate.
    pub(crate) fn single(&self, cell: Cell, digit: Digit) -> Option<usize> {
        let place = |vertex: &Vertex| (vertex.digit, vertex.cells.first());
        self.vertices[..self.singles].binary_search_by_key(&(digit, Some(cell)), place).ok()
    }

    /// The consequences of each vertex, computed on first use.
    pub(crate) fn closure(&self) -> &Closure {
        self.closure.get_or_init(|| Closure::new(self))
    }

    /// The candidates that cannot be true together with either vertex.
    pub(crate) fn seen_by_both(&self, a: usize, b: usize) -> CandidateSet {
        let mut seen = CandidateSet::EMPTY;
        for word in 0..self.single_words() {
            for bit in bits(self.weak(a)[word] & self.weak(b)[word]) {
                let vertex = self.vertices[word * 64 + bit];
                seen.extend_digit(vertex.digit, vertex.cells);
            }
        }
        seen
    }
}
