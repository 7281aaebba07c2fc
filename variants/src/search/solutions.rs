//! All solutions, by whichever search suits the puzzle.

#[cfg(feature = "engines")]
use ninefold::solve::Listing;

use super::compile::Compiled;
#[cfg(feature = "engines")]
use super::{Clauses, Engine, classic, clauses};
use super::{Walk, Walked};
use crate::board::{Value, Values};
use crate::outcome::{Budget, Ended, Statistics};

/// After so many guesses the sums that follow from the rules are derived.
const FEW: u64 = 48;

/// After so many guesses clauses are learned where rules are pairs and houses alone.
const PATIENCE: u64 = 2_000;

/// Shows each solution within some candidates to `each`, until it returns false.
pub(crate) fn solutions(
    compiled: &Compiled,
    mut start: Vec<Values>,
    budget: Budget<'_>,
    each: &mut dyn FnMut(&[Value]) -> bool,
) -> (Ended, Statistics) {
    if start.contains(&Values::EMPTY) {
        return (Ended::All, Statistics::default());
    }
    let Some(plain) = compiled.plain(budget) else {
        return (Ended::Budget, Statistics::default());
    };
    #[cfg(feature = "engines")]
    if plain.engine.classic {
        let ended = classic::solutions(&start, budget, Listing::Any, each);
        return (ended, Statistics::default());
    }
    let mut values: Vec<Value> = Vec::new();
    let mut show = |solution: &[Values]| {
        values.clear();
        values.extend(solution.iter().filter_map(|set| set.only()));
        each(&values)
    };
    // Solutions found before the sums are derived are not shown again.
    let mut shown: Vec<Vec<Values>> = Vec::new();
    let mut spent = 0;
    if !compiled.is_whole() || plain.cases.is_some() {
        let mut walk = Walk::new(&plain.engine, start);
        let few = budget.guesses.min(FEW);
        let ended = loop {
            match walk.next(budget.with_guesses(few)) {
                Walked::Solution => {
                    shown.push(walk.candidates().to_vec());
                    if !show(walk.candidates()) {
                        break Some(Ended::Enough);
                    }
                }
                Walked::Done => break Some(Ended::All),
                Walked::Stopped if walk.guesses >= few && few < budget.guesses => break None,
                Walked::Stopped => break Some(Ended::Budget),
            }
        };
        if let Some(ended) = ended {
            return (ended, Statistics { guesses: walk.guesses });
        }
        start = walk.root().to_vec();
        spent = walk.guesses;
    }
    let late = (Ended::Budget, Statistics { guesses: spent });
    if let Some(cases) = &plain.cases {
        let was_shown = |values: &[Value]| {
            let mut other = shown.iter().map(|sets| sets.iter().filter_map(|set| set.only()));
            other.any(|other| other.eq(values.iter().copied()))
        };
        let Some(cases) = cases.each(&compiled.machines, budget) else { return late };
        for case in cases {
            // A case may end before its search looks at the time.
            if budget.is_over() {
                return (Ended::Budget, Statistics { guesses: spent });
            }
            let left = budget.with_guesses(budget.guesses.saturating_sub(spent));
            let (ended, more) = solutions(case, start.clone(), left, &mut |values| {
                was_shown(values) || each(values)
            });
            spent += more.guesses;
            if ended != Ended::All {
                return (ended, Statistics { guesses: spent });
            }
        }
        return (Ended::All, Statistics { guesses: spent });
    }
    let Some(engine) = compiled.whole(budget) else { return late };
    #[cfg(feature = "engines")]
    let learns = clauses::are_enough(engine);
    #[cfg(not(feature = "engines"))]
    let learns = false;
    let mut walk = Walk::new(engine, start);
    walk.guesses = spent;
    let mut found: Vec<Vec<Values>> = Vec::new();
    let ended = loop {
        // Where solutions are many, the walk finds them soon.
        let patience = if learns && found.len() < 2 { PATIENCE } else { u64::MAX };
        match walk.next(budget.with_guesses(budget.guesses.min(patience))) {
            Walked::Solution if shown.iter().any(|other| other == walk.candidates()) => {}
            Walked::Solution => {
                if learns && found.len() < 2 {
                    found.push(walk.candidates().to_vec());
                }
                if !show(walk.candidates()) {
                    break Ended::Enough;
                }
            }
            Walked::Done => break Ended::All,
            #[cfg(feature = "engines")]
            Walked::Stopped if walk.guesses < budget.guesses && walk.guesses >= patience => {
                break learned(engine, &mut walk, &found, budget, &mut show);
            }
            Walked::Stopped => break Ended::Budget,
        }
    };
    (ended, Statistics { guesses: walk.guesses })
}

/// Goes on with clauses where a walk stopped; it has shown some solutions already.
#[cfg(feature = "engines")]
fn learned(
    engine: &Engine,
    walk: &mut Walk<'_>,
    found: &[Vec<Values>],
    budget: Budget<'_>,
    show: &mut dyn FnMut(&[Values]) -> bool,
) -> Ended {
    let left = budget.with_guesses(budget.guesses - walk.guesses);
    let mut clauses = Clauses::new(engine, walk.root(), left);
    found.iter().for_each(|solution| clauses.bar(solution));
    let ended = loop {
        match clauses.next() {
            Walked::Solution if show(clauses.candidates()) => {}
            Walked::Solution => break Ended::Enough,
            Walked::Done => break Ended::All,
            Walked::Stopped => break Ended::Budget,
        }
    };
    walk.guesses += clauses.conflicts();
    ended
}
