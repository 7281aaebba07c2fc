//! Sums that follow from other sums and from houses, each of which has a known sum.

use std::collections::{BTreeMap, HashSet};

/// Cells with factors that add up to a total; values counted from 0.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Equation {
    pub(crate) terms: BTreeMap<u16, i32>,
    pub(crate) total: i32,
}

/// Longer sums are not worth their time.
const LONGEST: usize = 8;

impl Equation {
    pub(crate) fn of(cells: impl IntoIterator<Item = (u16, i32)>, total: i32) -> Self {
        let mut terms = BTreeMap::new();
        for (cell, factor) in cells {
            *terms.entry(cell).or_insert(0) += factor;
        }
        terms.retain(|_, factor| *factor != 0);
        Equation { terms, total }
    }

    fn minus(&self, other: &Equation) -> Equation {
        let mut result = self.clone();
        for (&cell, factor) in &other.terms {
            *result.terms.entry(cell).or_insert(0) -= factor;
        }
        result.terms.retain(|_, factor| *factor != 0);
        result.total -= other.total;
        result
    }

    /// Whether each cell is added or taken away once.
    pub(crate) fn simple(&self) -> bool {
        self.terms.values().all(|factor| factor.abs() == 1)
    }
}

/// The sums of unions of houses, less the given sums that make them shortest.
pub(crate) fn derive(houses: &[Vec<Vec<u16>>], given: &[Equation], values: usize) -> Vec<Equation> {
    let house_total = (values * (values - 1) / 2) as i32;
    let mut seen: HashSet<Vec<(u16, i32)>> = given.iter().map(key).collect();
    let mut derived = Vec::new();
    for union in houses {
        let cells = union.iter().flatten().map(|&cell| (cell, 1));
        let whole = Equation::of(cells, house_total * union.len() as i32);
        // Twice: innies only, and with outies where they are fewer.
        for outies in [false, true] {
            let mut rest = whole.clone();
            let mut used = vec![false; given.len()];
            loop {
                let mut best: Option<(usize, Equation)> = None;
                for (number, equation) in given.iter().enumerate() {
                    let touches = equation.terms.keys().any(|cell| rest.terms.contains_key(cell));
                    let inside = equation.terms.keys().all(|cell| rest.terms.contains_key(cell));
                    if used[number] || !touches || !outies && !inside {
                        continue;
                    }
                    let less = rest.minus(equation);
                    let shortest =
                        best.as_ref().map_or(rest.terms.len(), |(_, best)| best.terms.len());
                    if less.simple() && less.terms.len() < shortest {
                        best = Some((number, less));
                    }
                }
                let Some((number, less)) = best else { break };
                used[number] = true;
                rest = less;
            }
            let short = rest.terms.len() <= LONGEST;
            // No cells left and no total says nothing.
            let says = !rest.terms.is_empty() || rest.total != 0;
            if short && says && used.contains(&true) && seen.insert(key(&rest)) {
                derived.push(rest);
            }
        }
    }
    derived
}

fn key(equation: &Equation) -> Vec<(u16, i32)> {
    // A sum and its opposite are one.
    let sign = equation.terms.values().next().map_or(1, |factor| factor.signum());
    equation.terms.iter().map(|(&cell, factor)| (cell, factor * sign)).collect()
}
