//! The layout across digits: one state, its nine digits in the lanes, for the lowest latency.
//!
//! A puzzle that turns out to be hard hands its open branches over to the engine, whose lanes share
//! them.

#![allow(clippy::needless_range_loop)] // lanes are indexed alike in several arrays

use super::across::{counted, spread, united};
use super::fork::fork;
use super::seat::{Seat, Solved};
use super::step::{Taken, Triads, cells, inner, inner_twice, mid, mid_twice, minirows, step};
use super::words::{ALL, Words, missing, solution};
use super::{Next, Search, Source};
use crate::grid::Solution;
use crate::simd::{CpuLevel, Job, Tier, Vector, WIDTH, Wide};
use alloc::vec::{self, Vec};

/// Lane [`lane`]`(d)` of word `r` is `words[d][r]` of [`Words`]; the other lanes are empty.
pub(super) type Digits = [Vector; 3];

/// The lane of a digit: three groups of three, with a free lane after each.
#[inline(always)]
pub(super) const fn lane(digit: usize) -> usize {
    digit / 3 * 4 + digit % 3
}

/// A puzzle is handed over when its finished branches plus three times its open ones (at most four
/// of these count) reach this number. Few open branches are likely to finish soon, and would leave
/// lanes idle; very many mean many solutions.
const PATIENCE: usize = 24;

/// When this many are open and none has finished, there are probably several solutions.
const MANY_OPEN: usize = 3;

/// The bits in use, in the lanes in use.
const IN_USE: Vector = {
    let mut in_use = [0; WIDTH];
    let mut digit = 0;
    while digit < 9 {
        in_use[lane(digit)] = ALL;
        digit += 1;
    }
    in_use
};

/// Calls `found` with each solution of a state until it returns false; the order is the same at
/// every level.
///
/// The oldest open branches get lanes first: they are the largest, and the most likely to have a
/// solution when later choices were wrong.
pub(crate) fn search(start: &Words, level: CpuLevel, found: &mut dyn FnMut(Solution) -> bool) {
    let states = level.run(Single { start, found });
    if !states.is_empty() {
        let mut source = HandedOver { states: states.into_iter(), found, ended: false };
        level.run(Search { source: &mut source, lanes: 16 });
    }
}

/// A state after reasoning without search; `None` when that finds a contradiction.
pub(crate) fn settled(words: &Words, level: CpuLevel) -> Option<Words> {
    level.run(Settle { words })
}

struct Settle<'a> {
    words: &'a Words,
}

impl Job for Settle<'_> {
    type Output = Option<Words>;

    #[inline(always)]
    fn run<T: Tier>(self) -> Option<Words> {
        let mut state = begun::<T>(self.words);
        match settle::<T>(&mut state, true) {
            Round::Dead => None,
            _ => Some(gather(&state.words)),
        }
    }
}

/// The beginning of a search, as a [`Job`]; returns the states left to search when patience runs
/// out.
struct Single<'a> {
    start: &'a Words,
    found: &'a mut dyn FnMut(Solution) -> bool,
}

/// A state, and which of its cells are open: they have several candidates, and none of these is placed. Group r is
/// word r.
#[derive(Clone, Copy)]
pub(super) struct State {
    pub(super) words: Digits,
    pub(super) open: Vector,
}

/// The state of a search after a round.
enum Round {
    Dead,
    Solved,
    Changed,
    Stalled,
}

impl Job for Single<'_> {
    type Output = Vec<Words>;

    #[inline(always)]
    fn run<T: Tier>(self) -> Vec<Words> {
        let mut open: Vec<State> = Vec::new();
        let mut ends = 0;
        let mut state = begun::<T>(self.start);
        loop {
            // Triads help proofs; with many solutions, they cost more than the branches they save.
            let thorough = ends > 0 || open.is_empty();
            match settle::<T>(&mut state, thorough) {
                Round::Stalled | Round::Changed => {
                    // In that case reasoning between branches decides little.
                    let times = if ends == 0 && open.len() >= MANY_OPEN { 2 } else { 1 };
                    fork::<T>(&mut state, times, &mut open);
                    continue;
                }
                Round::Dead => {}
                Round::Solved => {
                    if !(self.found)(solution::<T>(&gather(&state.words))) {
                        return Vec::new();
                    }
                }
            }
            ends += 1;
            if ends + 3 * open.len().min(4) >= PATIENCE {
                return open.iter().map(|state| gather(&state.words)).collect();
            }
            match open.pop() {
                Some(next) => state = next,
                None => return Vec::new(),
            }
        }
    }
}

/// The open branches of a puzzle, as puzzles.
struct HandedOver<'a> {
    states: vec::IntoIter<Words>,
    found: &'a mut dyn FnMut(Solution) -> bool,
    ended: bool,
}

impl Source for HandedOver<'_> {
    fn next<T: Tier>(&mut self, seat: &mut Seat<'_>) -> Next {
        match self.states.next() {
            Some(words) if !self.ended => {
                seat.put(&words);
                Next::Seated
            }
            _ => Next::End,
        }
    }

    fn found<T: Tier>(&mut self, _: u64, solved: &Solved<'_>) -> bool {
        self.ended = self.ended || !(self.found)(solution::<T>(&solved.words()));
        !self.ended
    }

    fn done(&mut self, _: u64) {}

    // The states belong to one puzzle: when one state ends it, all do.
    fn is_satisfied(&self) -> bool {
        self.ended
    }
}

/// The state of these words.
#[inline(always)]
fn begun<T: Tier>(words: &Words) -> State {
    let mut digits = [[0; WIDTH]; 3];
    for d in 0..9 {
        for r in 0..3 {
            digits[r][lane(d)] = words[d][r];
        }
    }
    let [_, several, _, _] = counted::<T>(&digits);
    State { words: digits, open: several.lanes() }
}

#[inline(always)]
fn gather(digits: &Digits) -> Words {
    let mut words = [[0; 3]; 9];
    for d in 0..9 {
        for r in 0..3 {
            words[d][r] = digits[r][lane(d)];
        }
    }
    words
}

/// Runs rounds until no cell is newly placed; if `thorough`, until triads change nothing either.
#[inline(always)]
fn settle<T: Tier>(state: &mut State, thorough: bool) -> Round {
    // A copy, because a value reachable from elsewhere would not stay in registers.
    let mut own = state.words;
    let mut hidden = [[0; WIDTH]; 3];
    let mut open = T::Wide::load(&state.open);
    let end = loop {
        match round::<T>(&mut own, &mut hidden, &mut open) {
            Round::Changed => {}
            Round::Stalled if thorough => match triads::<T>(&mut own) {
                Round::Changed => {
                    let [_, several, _, _] = counted::<T>(&own);
                    open = several;
                    hidden = [[0; WIDTH]; 3];
                }
                end => break end,
            },
            end => break end,
        }
    };
    *state = State { words: own, open: open.lanes() };
    end
}

/// One step for all digits at once, from the open cells and the hidden singles just placed; then places what it found.
#[inline(always)]
fn round<T: Tier>(state: &mut Digits, hidden: &mut Digits, open: &mut T::Wide) -> Round {
    let several = spread::<T>(*open);
    let mut wrong = [0; WIDTH];
    for j in 0..WIDTH {
        let words = [state[0][j], state[1][j], state[2][j]];
        let naked =
            [words[0] & !several[0][j], words[1] & !several[1][j], words[2] & !several[2][j]];
        let found = step(words, naked, Triads::default());
        wrong[j] = !found.alive & IN_USE[j];
        for r in 0..3 {
            state[r][j] = found.words[r];
            hidden[r][j] = found.words[r] & found.single;
        }
    }
    if T::nonzero(&wrong) != 0 {
        return Round::Dead;
    }
    let placed = united::<T>(hidden);
    let [one, two, _, _] = counted::<T>(state);
    let empty = T::Wide::load(&IN_USE).without(one);
    if T::nonzero(&empty.lanes()) != 0 {
        return Round::Dead;
    }
    // Where a single was placed, the other candidates are removed.
    let keeps = spread::<T>(placed);
    for r in 0..3 {
        for j in 0..WIDTH {
            state[r][j] &= !keeps[r][j] | hidden[r][j];
        }
    }
    let before = *open;
    *open = two.without(placed);
    if T::nonzero(&open.lanes()) == 0 {
        // One cell may have two hidden singles.
        let [_, two, _, _] = counted::<T>(state);
        let mut wrong = two.lanes();
        for j in 0..WIDTH {
            wrong[j] |= missing([state[0][j], state[1][j], state[2][j]]) & IN_USE[j];
        }
        return if T::nonzero(&wrong) == 0 { Round::Solved } else { Round::Dead };
    }
    let changed = T::nonzero(&open.xor(before).lanes()) != 0;
    if changed { Round::Changed } else { Round::Stalled }
}

/// Removes what the [`Triads`] of a state exclude; dead when a minirow or minicolumn has fewer than
/// three digits left.
#[inline(always)]
fn triads<T: Tier>(state: &mut Digits) -> Round {
    let mut lanes = [[0; WIDTH]; 4];
    for j in 0..WIDTH {
        let words = [state[0][j], state[1][j], state[2][j]];
        let (rows, columns) = (minirows(words), words[0] | words[1] | words[2]);
        lanes[0][j] = rows;
        lanes[1][j] = rows & !(mid(rows) | mid_twice(rows));
        lanes[2][j] = columns;
        lanes[3][j] = columns & !(inner::<0>(columns) | inner_twice::<0>(columns));
    }
    let [_, _, three, four] = counted::<T>(&[lanes[0], lanes[2], lanes[1]]);
    let [_, _, column_claims, _] = counted::<T>(&[lanes[3], lanes[3], lanes[3]]);
    let at_least = three.lanes();
    if (at_least[lane(0)] >> 2) & at_least[lane(3)] & ALL != ALL {
        return Round::Dead;
    }
    let [row_exact, column_exact, _] = spread::<T>(three.without(four));
    let row_claims = three.spread::<2>().lanes();
    let column_claims = column_claims.spread::<0>().lanes();
    let mut changed = [0; WIDTH];
    for j in 0..WIDTH {
        let triads = Triads::new(
            Taken { exact: row_exact[j], full: row_claims[j] },
            Taken { exact: column_exact[j], full: column_claims[j] },
        );
        let (row, column) = (lanes[0][j], lanes[2][j]);
        let row = row & ((mid(row) & triads.rows[0]) | (mid_twice(row) & triads.rows[1]));
        let column = column
            & ((inner::<0>(column) & triads.columns[0])
                | (inner_twice::<0>(column) & triads.columns[1]));
        let out = cells(row);
        for r in 0..3 {
            let gone = state[r][j] & (out[r] | column);
            changed[j] |= gone;
            state[r][j] &= !gone;
        }
    }
    if T::nonzero(&changed) != 0 { Round::Changed } else { Round::Stalled }
}
