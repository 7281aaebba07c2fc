//! Solutions in lexicographic order, row by row.
//!
//! A search that fills cell by cell in that order can take exponentially long before it finds anything. So a part with
//! few solutions is searched in the engine's own order, and then sorted; one with many is divided by the values of its
//! first open cell.

#[cfg(feature = "engines")]
use ninefold::solve::Listing;

use super::Walk;
#[cfg(feature = "engines")]
use super::classic;
use super::compile::Compiled;
use super::solutions::solutions;
use crate::board::{Value, Values};
use crate::outcome::{Budget, Ended, Statistics};

/// The most solutions of a part that are put in order.
const MOST: usize = 1024;

/// Shows each solution within some candidates to `each`, in order, until it returns false.
pub(crate) fn ordered(
    compiled: &Compiled,
    start: Vec<Values>,
    budget: Budget<'_>,
    each: &mut dyn FnMut(&[Value]) -> bool,
) -> (Ended, Statistics) {
    #[cfg(feature = "engines")]
    if compiled.plain(budget).is_some_and(|plain| plain.engine.classic) {
        let ended = classic::solutions(&start, budget, Listing::Lexicographic, each);
        return (ended, Statistics::default());
    }
    let mut statistics = Statistics::default();
    // Small at first, so that the first solution comes soon.
    let mut most = 1;
    // The candidates of each part, and the solutions of it that are known.
    let mut parts = vec![(start, Vec::new())];
    while let Some((part, mut found)) = parts.pop() {
        if found.len() <= most {
            found.clear();
            let guesses = budget.guesses.saturating_sub(statistics.guesses);
            let left = budget.with_guesses(guesses);
            let (ended, spent) = solutions(compiled, part.clone(), left, &mut |values| {
                found.push(values.to_vec());
                found.len() <= most
            });
            statistics.guesses += spent.guesses;
            if ended == Ended::Budget {
                return (ended, statistics);
            }
        }
        if found.len() <= most {
            found.sort_unstable();
            if !found.iter().all(|values| each(values)) {
                return (Ended::Enough, statistics);
            }
            most = MOST.min(2 * most);
            continue;
        }
        let Some(part) = settled(compiled, part, budget) else {
            return (Ended::Budget, statistics);
        };
        // There is one: several solutions differ in a cell.
        let Some(cell) = part.iter().position(|set| set.only().is_none()) else { continue };
        let from = parts.len();
        for value in part[cell].iter() {
            let mut next = part.clone();
            next[cell] = Values::of(value);
            let known = found.extract_if(.., |values| values[cell] == value).collect();
            parts.push((next, known));
        }
        parts[from..].reverse();
    }
    (Ended::All, statistics)
}

/// The candidates that the rules leave without a guess; None if there is no time.
fn settled(compiled: &Compiled, part: Vec<Values>, budget: Budget<'_>) -> Option<Vec<Values>> {
    // Deriving sums takes long; the search has done it where it is worth that.
    let plain = &compiled.plain(budget)?.engine;
    let engine = if compiled.is_whole() { compiled.whole(budget)? } else { plain };
    let mut walk = Walk::new(engine, part);
    walk.next(Budget::guesses(0));
    Some(walk.root().to_vec())
}
