//! Random paths from the root of the search tree to a leaf.

use super::engine::{Engine, State, Work};

/// Goes down the search tree along random ways.
pub(crate) struct Dive<'a> {
    engine: &'a Engine,
    work: Work,
    /// The candidates at the root, and the places of each value; none if the rules contradict.
    root: Option<(Vec<u32>, Vec<u64>)>,
}

impl<'a> Dive<'a> {
    /// Paths through the tree of a puzzle.
    pub(crate) fn new(engine: &'a Engine) -> Self {
        let mut candidates = engine.start.clone();
        let mut places = engine.places(&candidates);
        let mut work = engine.work(&candidates);
        let state = State { candidates: &mut candidates, places: &mut places };
        let is_fine = !engine.start.contains(&0) && engine.propagate(state, &mut work).is_ok();
        Dive { engine, work, root: is_fine.then_some((candidates, places)) }
    }

    /// Takes a path; `pick` chooses one of so many ways, each as likely as the others. Returns the product
    /// of the numbers of ways if it leads to a solution, otherwise 0.
    pub(crate) fn weight(&mut self, pick: &mut dyn FnMut(usize) -> usize) -> f64 {
        let Some((mut candidates, mut places)) = self.root.clone() else { return 0.0 };
        let mut weight = 1.0;
        loop {
            let open = candidates.iter().enumerate().filter(|(_, set)| !set.is_power_of_two());
            let Some((cell, &set)) = open.min_by_key(|(_, set)| set.count_ones()) else {
                return weight;
            };
            let mut ways = Vec::new();
            for value in (0..self.engine.values).filter(|value| set >> value & 1 == 1) {
                let (mut candidates, mut places) = (candidates.clone(), places.clone());
                let state = State { candidates: &mut candidates, places: &mut places };
                let is_kept = self.engine.keep(state, &mut self.work, cell as u16, 1 << value);
                let state = State { candidates: &mut candidates, places: &mut places };
                if self.engine.propagate(state, &mut self.work).is_ok() && is_kept {
                    ways.push((candidates, places));
                }
            }
            if ways.is_empty() {
                return 0.0;
            }
            weight *= ways.len() as f64;
            (candidates, places) = ways.swap_remove(pick(ways.len()));
        }
    }
}
