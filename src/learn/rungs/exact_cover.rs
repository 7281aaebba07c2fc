#![doc = include_str!("exact_cover.md")]

use super::{Ended, Properties};
use crate::grid::{Digit, House};
use crate::learn::{Board, Dimensions, Observer, Spot, Stopped};
use alloc::vec::Vec;

/// The row of the table.
pub(super) const PROPERTIES: Properties = Properties {
    name: "exact-cover",
    title: "Knuth's Algorithm X with dancing links",
    ..Properties::USUAL
};

pub(super) fn run<O: Observer>(board: &Board, watch: &mut O) -> Result<Ended, Stopped> {
    if board.conflict().is_some() {
        return Ok(Ended::NoSolution);
    }
    let mut search = Search { links: Links::of(board.dimensions()), board: board.clone(), watch };
    for (spot, digit) in board.filled() {
        for constraint in constraints(board.dimensions(), spot, digit) {
            search.cover(constraint);
        }
    }
    let solved = search.solve(0)?;
    Ok(super::ended(solved, search.board))
}

/// The four columns that a digit in a cell covers: the cell is filled; row, column and block have
/// the digit.
fn constraints(dimensions: &Dimensions, spot: Spot, digit: Digit) -> [usize; 4] {
    let side = dimensions.side();
    let house = |kind: usize, number: usize| (kind * side + number) * side + digit.index();
    let [row, column, block] = spot.houses().map(House::number);
    [1 + spot.index(), 1 + house(1, row), 1 + house(2, column), 1 + house(3, block)]
}

/// The matrix as circular lists in both directions. Node 0 is the root, nodes 1 to 4·side² are the
/// heads of the columns, and each placement has four nodes in a row after that.
struct Links {
    left: Vec<usize>,
    right: Vec<usize>,
    up: Vec<usize>,
    down: Vec<usize>,
    /// The head of each node's column.
    head: Vec<usize>,
    /// How many rows a column still has, by head.
    size: Vec<usize>,
    first_row: usize,
    dimensions: &'static Dimensions,
}

impl Links {
    fn of(dimensions: &'static Dimensions) -> Links {
        let heads = 4 * dimensions.spots().len();
        let ring: Vec<usize> = (0..=heads).collect();
        let mut links = Links {
            left: (0..=heads).map(|i| i.checked_sub(1).unwrap_or(heads)).collect(),
            right: (0..=heads).map(|i| if i == heads { 0 } else { i + 1 }).collect(),
            up: ring.clone(),
            down: ring.clone(),
            head: ring,
            size: (0..=heads).map(|_| 0).collect(),
            first_row: heads + 1,
            dimensions,
        };
        for &spot in dimensions.spots() {
            for digit in dimensions.digits() {
                links.add_row(constraints(dimensions, spot, digit));
            }
        }
        links
    }

    fn add_row(&mut self, heads: [usize; 4]) {
        let first = self.head.len();
        for (i, head) in heads.into_iter().enumerate() {
            let node = first + i;
            let last = self.up[head];
            self.left.push(first + (i + 3) % 4);
            self.right.push(first + (i + 1) % 4);
            self.up.push(last);
            self.down.push(head);
            self.down[last] = node;
            self.up[head] = node;
            self.head.push(head);
            self.size[head] += 1;
        }
    }

    /// The placement that a node belongs to.
    fn placement(&self, node: usize) -> (Spot, Digit) {
        let row = (node - self.first_row) / 4;
        let side = self.dimensions.side();
        (self.dimensions.spots()[row / side], Digit::from_index(row % side))
    }
}

struct Search<'a, O> {
    links: Links,
    board: Board,
    watch: &'a mut O,
}

impl<O: Observer> Search<'_, O> {
    fn solve(&mut self, level: usize) -> Result<bool, Stopped> {
        self.watch.call(level)?;
        let Some(column) = self.smallest_column() else {
            self.watch.solution(&self.board);
            return Ok(true);
        };
        self.cover(column);
        let mut node = self.links.down[column];
        while node != column {
            let (spot, digit) = self.links.placement(node);
            self.board.place(spot, digit);
            self.watch.place(spot, digit);
            let mut other = self.links.right[node];
            while other != node {
                self.cover(self.links.head[other]);
                other = self.links.right[other];
            }
            if self.solve(level + 1)? {
                return Ok(true);
            }
            other = self.links.left[node];
            while other != node {
                self.uncover(self.links.head[other]);
                other = self.links.left[other];
            }
            self.board.erase(spot);
            self.watch.undo(spot);
            node = self.links.down[node];
        }
        self.uncover(column);
        self.watch.back(None);
        Ok(false)
    }

    /// The first column with the fewest rows.
    fn smallest_column(&mut self) -> Option<usize> {
        let mut best: Option<usize> = None;
        let mut column = self.links.right[0];
        while column != 0 {
            self.watch.cost(0, 1);
            if best.is_none_or(|best| self.links.size[column] < self.links.size[best]) {
                best = Some(column);
            }
            column = self.links.right[column];
        }
        best
    }

    /// Removes a column from the heads, and its rows from all other columns.
    fn cover(&mut self, column: usize) {
        let links = &mut self.links;
        let (left, right) = (links.left[column], links.right[column]);
        links.right[left] = right;
        links.left[right] = left;
        let mut row = links.down[column];
        while row != column {
            let mut node = links.right[row];
            while node != row {
                let (up, down) = (links.up[node], links.down[node]);
                links.down[up] = down;
                links.up[down] = up;
                links.size[links.head[node]] -= 1;
                self.watch.cost(0, 1);
                node = links.right[node];
            }
            row = links.down[row];
        }
    }

    /// Restores what `cover` removed, in reverse order: each node still knows its place.
    fn uncover(&mut self, column: usize) {
        let links = &mut self.links;
        let mut row = links.up[column];
        while row != column {
            let mut node = links.left[row];
            while node != row {
                let (up, down) = (links.up[node], links.down[node]);
                links.size[links.head[node]] += 1;
                links.down[up] = node;
                links.up[down] = node;
                self.watch.cost(0, 1);
                node = links.left[node];
            }
            row = links.up[row];
        }
        let (left, right) = (links.left[column], links.right[column]);
        links.right[left] = column;
        links.left[right] = column;
    }
}
