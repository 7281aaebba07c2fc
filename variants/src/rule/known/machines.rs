//! What the cells of the known rules may hold, one after the other.

use crate::board::{Board, Cell, Value};
use crate::rule::Automaton;

/// More states than this are too slow to filter with.
const STATES: usize = 6000;

fn built<S: Clone + Ord>(
    board: &Board,
    start: S,
    step: impl Fn(&S, Value) -> Option<S>,
    accepts: impl Fn(&S) -> bool,
) -> Option<Automaton> {
    Automaton::build(board.value_count(), start, STATES, step, accepts)
}

/// As many even as odd numbers, and as many low as high ones.
pub(super) fn equality_cage(board: &Board, cells: &[Cell], _: i32) -> Option<Automaton> {
    let (count, least) = (board.value_count(), board.least());
    let half = count / 2;
    let longest = cells.len() as i32;
    let step = |&(parity, height): &(i32, i32), value: Value| {
        let number = i32::from(value.0) + least;
        let parity = parity + if number % 2 == 0 { 1 } else { -1 };
        let height = match usize::from(value.0) {
            low if low < half => height - 1,
            high if high >= count - half => height + 1,
            _ => return None,
        };
        (parity.abs() <= longest && height.abs() <= longest).then_some((parity, height))
    };
    built(board, (0, 0), step, |state| *state == (0, 0))
}

/// No numbers of the cage add up to this, which is 1 to 63.
pub(super) fn rellik_cage(board: &Board, _: &[Cell], sum: i32) -> Option<Automaton> {
    let sum = u32::try_from(sum).ok().filter(|sum| (1..64).contains(sum))?;
    let least = board.least();
    // Which sums below it some of the numbers make.
    let within = u64::MAX >> (63 - sum);
    let step = |&made: &u64, value: Value| {
        let number = u32::from(value.0) + least as u32;
        let more = made | made.checked_shl(number).unwrap_or(0) & within;
        (more >> sum & 1 == 0).then_some(more)
    };
    built(board, 1, step, |_| true)
}

/// The first number occurs again as many cells behind the second cell as the second cell says.
pub(super) fn value_indexing(board: &Board, cells: &[Cell], _: i32) -> Option<Automaton> {
    #[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
    enum State {
        Start,
        First(Value),
        Left(Value, i32),
        Found,
    }
    let longest = cells.len() as i32 - 2;
    let step = |state: &State, value: Value| match *state {
        State::Start => Some(State::First(value)),
        State::First(first) => {
            let distance = board.number(value);
            (1..=longest).contains(&distance).then_some(State::Left(first, distance))
        }
        State::Left(first, 1) => (value == first).then_some(State::Found),
        State::Left(first, distance) => Some(State::Left(first, distance - 1)),
        State::Found => Some(State::Found),
    };
    built(board, State::Start, step, |state| *state == State::Found)
}

/// The first number tells how many different numbers the others are.
pub(super) fn count_of_different(board: &Board, _: &[Cell], _: i32) -> Option<Automaton> {
    let step = |state: &Option<(u32, u32)>, value: Value| match *state {
        None => Some(Some((u32::try_from(board.number(value)).ok()?, 0))),
        Some((count, seen)) => {
            let seen = seen | 1 << value.0;
            (seen.count_ones() <= count).then_some(Some((count, seen)))
        }
    };
    let accepts =
        |state: &Option<(u32, u32)>| state.is_some_and(|(count, seen)| seen.count_ones() == count);
    built(board, None, step, accepts)
}

/// Above each 5 stands a 1, or below it a 9: only of cells of a column, from the top.
pub(super) fn dutch_flatmates(board: &Board, cells: &[Cell], _: i32) -> Option<Automaton> {
    let place = |at: usize| board.place(cells[at]);
    let falls =
        (1..cells.len()).all(|at| place(at).1 == place(0).1 && place(at - 1).0 < place(at).0);
    let is = |value, number| board.value(number) == Some(value);
    // Whether a 1 has just come, and whether a 9 must come.
    let step = |&(one, must): &(bool, bool), value: Value| {
        (!must || is(value, 9)).then_some((is(value, 1), is(value, 5) && !one))
    };
    falls.then(|| built(board, (false, false), step, |state| !state.1))?
}

/// Values of all three classes.
fn of_three(board: &Board, class: impl Fn(Value) -> u8) -> Option<Automaton> {
    Automaton::of_classes(&board.values().iter().map(class).collect::<Vec<_>>(), 3)
}

/// A low, a middle and a high number.
pub(super) fn entropy(board: &Board, _: &[Cell], _: i32) -> Option<Automaton> {
    of_three(board, |value| value.0 / 3)
}

/// All three remainders when divided by 3.
pub(super) fn modular(board: &Board, _: &[Cell], _: i32) -> Option<Automaton> {
    of_three(board, |value| board.number(value).rem_euclid(3) as u8)
}

/// The first number with a greater one before it is this.
pub(super) fn hidden_skyscraper(board: &Board, _: &[Cell], hidden: i32) -> Option<Automaton> {
    let hidden = board.value(hidden.into())?;
    // The highest so far, or nothing once the hidden one is found.
    let step = |state: &Option<i16>, value: Value| match *state {
        None => Some(None),
        Some(highest) if i16::from(value.0) > highest => {
            (value != hidden).then_some(Some(i16::from(value.0)))
        }
        Some(_) => (value == hidden).then_some(None),
    };
    built(board, Some(-1), step, Option::is_none)
}
