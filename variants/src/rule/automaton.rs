//! A machine that reads the values of a line one by one and accepts it or not.

use std::sync::Arc;

use super::words::given_name::GivenName;
use crate::board::{Value, Values};

/// No next state.
const NONE: u32 = u32::MAX;

/// Two machines whose states meet in more pairs than this are not compared.
const MOST_PAIRS: usize = 20_000;

/// A deterministic automaton over the values of a board. It starts in state 0. Its clones share the steps: many lines may
/// have one large machine.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Automaton {
    steps: Arc<Steps>,
    /// What its setter calls it.
    pub name: GivenName,
}

#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Steps {
    values: usize,
    next: Vec<u32>,
    accepting: Vec<bool>,
}

impl Automaton {
    fn new(steps: Steps) -> Self {
        Automaton { steps: Arc::new(steps), name: GivenName::default() }
    }

    /// Accepts the lines that have a value of each class. The classes of the values count from 0; there are `count`.
    pub(crate) fn of_classes(classes: &[u8], count: usize) -> Option<Self> {
        let all = (1_u32 << count) - 1;
        let step = |seen: &u32, value: Value| {
            Some(seen | 1_u32.checked_shl(classes[value.index()].into()).unwrap_or(0))
        };
        Automaton::build(classes.len(), 0, 1 << count, step, |seen| *seen == all)
    }

    /// The automaton reached from `start` by `step`, which gives the next state after a value, if any.
    /// None if there are more than `limit` states, or more than 256 values.
    pub fn build<S: Clone + Ord>(
        values: usize,
        start: S,
        limit: usize,
        step: impl Fn(&S, Value) -> Option<S>,
        accepts: impl Fn(&S) -> bool,
    ) -> Option<Self> {
        if limit == 0 {
            return None;
        }
        // The states in their own order: each kind of state would need a map of its own.
        let mut order = vec![0_u32];
        let mut states = vec![start];
        let mut next = Vec::new();
        let mut at = 0;
        while at < states.len() {
            let state = states[at].clone();
            for value in 0..values {
                let value = Value(u8::try_from(value).ok()?);
                let Some(after) = step(&state, value) else {
                    next.push(NONE);
                    continue;
                };
                let found = order.binary_search_by(|&known| states[known as usize].cmp(&after));
                next.push(match found {
                    Ok(place) => order[place],
                    Err(_) if states.len() == limit => return None,
                    Err(place) => {
                        let fresh = u32::try_from(states.len()).ok()?;
                        order.insert(place, fresh);
                        states.push(after);
                        fresh
                    }
                });
            }
            at += 1;
        }
        let accepting = states.iter().map(accepts).collect();
        Some(Automaton::new(Steps { values, next, accepting }))
    }

    /// The automaton with these steps: for each state, the next state after each value, if any. None if
    /// a list has another length or a next state is missing.
    pub fn from_steps(
        values: usize,
        steps: &[Vec<Option<usize>>],
        accepting: Vec<bool>,
    ) -> Option<Self> {
        let is_even = steps.iter().all(|row| row.len() == values);
        if steps.is_empty() || steps.len() != accepting.len() || !is_even {
            return None;
        }
        let number = |after: &Option<usize>| match after {
            Some(state) if *state < steps.len() => u32::try_from(*state).ok(),
            Some(_) => None,
            None => Some(NONE),
        };
        let next = steps.iter().flatten().map(number).collect::<Option<_>>()?;
        Some(Automaton::new(Steps { values, next, accepting }))
    }

    /// How many values it reads.
    pub fn value_count(&self) -> usize {
        self.steps.values
    }

    /// How many states there are.
    pub fn state_count(&self) -> usize {
        self.steps.accepting.len()
    }

    /// The state after `state` and `value`.
    #[inline]
    pub fn next(&self, state: usize, value: Value) -> Option<usize> {
        let value = value.index();
        if value >= self.steps.values {
            return None;
        }
        let after = *self.steps.next.get(state * self.steps.values + value)?;
        (after != NONE).then_some(after as usize)
    }

    /// Whether a line may end in `state`.
    pub fn accepting(&self, state: usize) -> bool {
        self.steps.accepting.get(state).copied().unwrap_or(false)
    }

    /// The sets of `count` different values that it accepts, if it does so in any order; None if the order
    /// matters, or if there are more sets than `most`.
    pub(crate) fn sets(&self, count: usize, most: usize) -> Option<Vec<Values>> {
        let values = Values::all(self.steps.values);
        let after = |state, a, b| self.next(state, a).and_then(|state| self.next(state, b));
        let swaps = |state: usize| {
            let swap = |a, b| after(state, a, b) == after(state, b, a);
            values.iter().all(|a| values.iter().take_while(|&b| b < a).all(|b| swap(a, b)))
        };
        let mut sets = Vec::new();
        let fits = (0..self.state_count()).all(swaps)
            && self.extend((Values::EMPTY, 0), values, count, most, &mut sets);
        fits.then_some(sets)
    }

    /// Adds what a set with its state grows to by `count` of these values; false if there are too many.
    fn extend(
        &self,
        (set, state): (Values, usize),
        mut from: Values,
        count: usize,
        most: usize,
        sets: &mut Vec<Values>,
    ) -> bool {
        if count == 0 {
            sets.extend(self.accepting(state).then_some(set));
            return sets.len() <= most;
        }
        from.iter().all(|value| {
            from = from.without(value);
            match self.next(state, value) {
                Some(next) => self.extend((set.with(value), next), from, count - 1, most, sets),
                None => true,
            }
        })
    }

    /// Whether both accept the same lines of so many cells; false, too, if that would take too long to tell.
    pub(crate) fn agrees(&self, other: &Automaton, cells: usize) -> bool {
        // It reads with both, and accepts what one of them alone accepts.
        let after = |of: &Automaton, state, value| match state {
            NONE => NONE,
            state => of.next(state as usize, value).map_or(NONE, |next| next as u32),
        };
        let step = |&(own, others): &(u32, u32), value| {
            Some((after(self, own, value), after(other, others, value)))
        };
        let accepts = |&(own, others): &(u32, u32)| {
            self.accepting(own as usize) != other.accepting(others as usize)
        };
        let both = Automaton::build(self.steps.values, (0, 0), MOST_PAIRS, step, accepts);
        both.is_some_and(|both| !both.may_accept(vec![None; cells]))
    }

    /// Whether some line is accepted that has these values, and any in its empty cells.
    pub fn may_accept(&self, values: impl IntoIterator<Item = Option<Value>>) -> bool {
        let all = Values::all(self.steps.values);
        let line = values.into_iter().map(|value| value.map_or(all, Values::of));
        let ends = self.states_between(line).pop().unwrap_or_default();
        ends.into_iter().any(|state| self.accepting(state))
    }

    /// What each cell of a line may hold if the line is accepted, of the values that it has.
    pub fn kept(&self, line: &[Values]) -> Vec<Values> {
        let mut between = self.states_between(line.iter().copied());
        let mut alive = vec![false; self.state_count()];
        for state in between.pop().unwrap_or_default() {
            alive[state] = self.accepting(state);
        }
        let mut kept = vec![Values::EMPTY; line.len()];
        for ((states, values), kept) in between.iter().zip(line).zip(&mut kept).rev() {
            let after = std::mem::replace(&mut alive, vec![false; self.state_count()]);
            for (&state, value) in states.iter().flat_map(|s| values.iter().map(move |v| (s, v))) {
                if self.next(state, value).is_some_and(|next| after[next]) {
                    *kept = kept.with(value);
                    alive[state] = true;
                }
            }
        }
        kept
    }

    /// The states that lines of these values reach before each cell and after the last.
    fn states_between(&self, line: impl Iterator<Item = Values>) -> Vec<Vec<usize>> {
        let mut between = vec![vec![0]];
        let mut seen = vec![false; self.state_count()];
        for values in line {
            let mut after = Vec::new();
            for &state in between.last().into_iter().flatten() {
                for next in values.iter().filter_map(|v| self.next(state, v)) {
                    if !std::mem::replace(&mut seen[next], true) {
                        after.push(next);
                    }
                }
            }
            after.iter().for_each(|&state| seen[state] = false);
            between.push(after);
        }
        between
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_stand_for_a_machine_only_if_the_order_does_not_matter() {
        let step = |rest: &usize, value: Value| Some((rest + usize::from(value.0)) % 3);
        let sums = Automaton::build(4, 0, 10, step, |rest| *rest == 0).expect("three states");
        assert_eq!(sums.sets(2, 10), Some([0b1001, 0b110].map(Values).to_vec()));
        assert_eq!(sums.sets(2, 1), None);
        let step = |last: &usize, value: Value| {
            (usize::from(value.0) >= *last).then_some(usize::from(value.0))
        };
        let rising = Automaton::build(4, 0, 10, step, |_| true).expect("four states");
        assert_eq!(rising.sets(2, 10), None);
    }

    #[test]
    fn a_line_keeps_what_accepted_lines_hold() {
        let step = |last: &usize, value: Value| {
            (usize::from(value.0) > *last).then_some(usize::from(value.0))
        };
        let rising = Automaton::build(4, 0, 10, step, |_| true).expect("four states");
        let line = [0b1111, 0b0111, 0b1010].map(Values);
        assert_eq!(rising.kept(&line), [0b0010, 0b0100, 0b1000].map(Values));
        assert_eq!(rising.kept(&line[1..2]), [Values(0b0110)]);
        assert_eq!(rising.kept(&[Values(0b0001), Values(0b1111)]), [Values::EMPTY; 2]);
    }
}
