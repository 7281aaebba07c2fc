//! Random paths from the root of the search tree to a leaf.

use super::engine::{Engine, State, Work};
use crate::board::{Cell, Values};

/// 2⁴⁰⁰: the squares of smaller numbers, and sums of them, are no larger than a float can be.
pub(crate) const LARGE: f64 = f64::from_bits((1023 + 400) << 52);

/// Goes down the search tree along random ways.
pub(crate) struct Dive<'a> {
    engine: &'a Engine,
    work: Work,
    /// What is left at the root; none if the rules contradict.
    root: Option<Left>,
}

/// The candidates, the places of each value, and the houses in which it stands.
#[derive(Clone)]
struct Left {
    candidates: Vec<Values>,
    places: Vec<u64>,
    done: Vec<u64>,
}

impl Left {
    fn state(&mut self) -> State<'_> {
        let Left { candidates, places, done } = self;
        State { candidates, places, done }
    }
}

impl<'a> Dive<'a> {
    /// Paths through the tree of a puzzle.
    pub(crate) fn new(engine: &'a Engine) -> Self {
        let candidates = engine.start.clone();
        let places = engine.places(&candidates);
        let done = vec![0; engine.links.groups * engine.values];
        let mut work = engine.work(&candidates);
        let mut root = Left { candidates, places, done };
        let is_fine = !engine.start.contains(&Values::EMPTY)
            && engine.propagate(root.state(), &mut work).is_ok();
        Dive { engine, work, root: is_fine.then_some(root) }
    }

    /// Takes a path; `pick` chooses one of so many ways, each as likely as the others. Returns the product
    /// of the numbers of ways if it leads to a solution, otherwise 0: a number, and how often it is to be
    /// multiplied by [`LARGE`].
    pub(crate) fn weight(&mut self, pick: &mut dyn FnMut(usize) -> usize) -> (f64, i32) {
        let Some(mut left) = self.root.clone() else { return (0.0, 0) };
        let (mut weight, mut times) = (1.0, 0);
        loop {
            let open = left.candidates.iter().enumerate().filter(|(_, set)| set.only().is_none());
            let Some((cell, &set)) = open.min_by_key(|(_, set)| set.len()) else {
                return (weight, times);
            };
            let mut ways = Vec::new();
            for value in set.iter() {
                let mut next = left.clone();
                let (cell, work) = (Cell(cell as u16), &mut self.work);
                let is_kept = self.engine.keep(next.state(), work, cell, Values::of(value));
                if self.engine.propagate(next.state(), &mut self.work).is_ok() && is_kept {
                    ways.push(next);
                }
            }
            if ways.is_empty() {
                return (0.0, 0);
            }
            weight *= ways.len() as f64;
            if weight >= LARGE {
                (weight, times) = (weight / LARGE, times + 1);
            }
            left = ways.swap_remove(pick(ways.len()));
        }
    }
}
