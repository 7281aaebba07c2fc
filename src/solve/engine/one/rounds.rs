//! Reasoning in the layout across digits: one state, its nine digits in the lanes.

#![allow(clippy::needless_range_loop)] // lanes are indexed alike in several arrays

use super::across::{AtLeast, count_lanes, spread, united};
use crate::simd::{CpuLevel, Job, Tier, Vector, WIDTH, Wide};
use crate::solve::engine::step::{
    Taken, Triads, cells, inner, inner_twice, mid, mid_twice, minirows, step,
};
use crate::solve::engine::words::{ALL, Words, missing};

/// Lane [`lane_of`]`(d)` of word `r` is `words[d][r]` of [`Words`]; the other lanes are empty.
pub(in crate::solve::engine) type Digits = [Vector; 3];

/// The lane of a digit: three groups of three, with a free lane after each.
#[inline(always)]
pub(in crate::solve::engine) const fn lane_of(digit: usize) -> usize {
    digit / 3 * 4 + digit % 3
}

/// The bits in use, in the lanes in use.
const IN_USE: Vector = {
    let mut in_use = [0; WIDTH];
    let mut digit = 0;
    while digit < 9 {
        in_use[lane_of(digit)] = ALL;
        digit += 1;
    }
    in_use
};

/// A state, and which of its cells are open: they have several candidates, and none of these is placed. Group r is
/// word r.
#[derive(Clone, Copy)]
pub(in crate::solve::engine) struct State {
    pub(in crate::solve::engine) words: Digits,
    pub(in crate::solve::engine) open: Vector,
}

/// What lies at the start of a line of the cache. The stack alone does not align vectors so far, and
/// where they cross lines, a search takes up to a third longer.
#[repr(align(64))]
struct Aligned<T>(T);

/// The state of a search after a round.
pub(in crate::solve::engine) enum Round {
    Dead,
    Solved,
    Changed,
    Stalled,
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
        let mut state = state_of::<T>(self.words);
        match settle::<T>(&mut state, true) {
            Round::Dead => None,
            _ => Some(gather(&state.words)),
        }
    }
}

/// The state of these words.
#[inline(always)]
pub(in crate::solve::engine) fn state_of<T: Tier>(words: &Words) -> State {
    let mut digits = [[0; WIDTH]; 3];
    for d in 0..9 {
        for r in 0..3 {
            digits[r][lane_of(d)] = words[d][r];
        }
    }
    State { words: digits, open: count_lanes::<T>(&digits).two.lanes() }
}

#[inline(always)]
pub(in crate::solve::engine) fn gather(digits: &Digits) -> Words {
    let mut words = [[0; 3]; 9];
    for d in 0..9 {
        for r in 0..3 {
            words[d][r] = digits[r][lane_of(d)];
        }
    }
    words
}

/// Runs rounds until no cell is newly placed; if `thorough`, until triads change nothing either.
#[inline(always)]
pub(in crate::solve::engine) fn settle<T: Tier>(state: &mut State, thorough: bool) -> Round {
    // A copy, because a value reachable from elsewhere would not stay in registers.
    let mut own = Aligned(state.words);
    let mut hidden = Aligned([[0; WIDTH]; 3]);
    let mut open = T::Wide::load(&state.open);
    let end = loop {
        match round::<T>(&mut own.0, &mut hidden.0, &mut open) {
            Round::Changed => {}
            Round::Stalled if thorough => match triads::<T>(&mut own.0) {
                Round::Changed => {
                    open = count_lanes::<T>(&own.0).two;
                    hidden.0 = [[0; WIDTH]; 3];
                }
                end => break end,
            },
            end => break end,
        }
    };
    *state = State { words: own.0, open: open.lanes() };
    end
}

/// One step for all digits at once, from the open cells and the hidden singles just placed; then places what it found.
#[inline(always)]
fn round<T: Tier>(state: &mut Digits, hidden: &mut Digits, open: &mut T::Wide) -> Round {
    let several = spread::<T>(*open);
    let mut wrong = [0; WIDTH];
    for j in 0..T::ACROSS {
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
    if T::any(&wrong) {
        return Round::Dead;
    }
    let placed = united::<T>(hidden);
    let AtLeast { one, two, .. } = count_lanes::<T>(state);
    let empty = T::Wide::load(&IN_USE).without(one);
    if T::any(&empty.lanes()) {
        return Round::Dead;
    }
    // Where a single was placed, the other candidates are removed.
    let keeps = spread::<T>(placed);
    for r in 0..3 {
        for j in 0..T::ACROSS {
            state[r][j] &= !keeps[r][j] | hidden[r][j];
        }
    }
    let before = *open;
    *open = two.without(placed);
    if !T::any(&open.lanes()) {
        // One cell may have two hidden singles.
        let mut wrong = count_lanes::<T>(state).two.lanes();
        for j in 0..T::ACROSS {
            wrong[j] |= missing([state[0][j], state[1][j], state[2][j]]) & IN_USE[j];
        }
        return if T::any(&wrong) { Round::Dead } else { Round::Solved };
    }
    let changed = T::any(&open.xor(before).lanes());
    if changed { Round::Changed } else { Round::Stalled }
}

/// Removes what the [`Triads`] of a state exclude; dead when a minirow or minicolumn has fewer than
/// three digits left.
#[inline(always)]
fn triads<T: Tier>(state: &mut Digits) -> Round {
    let mut lanes = [[0; WIDTH]; 4];
    for j in 0..T::ACROSS {
        let words = [state[0][j], state[1][j], state[2][j]];
        let (rows, columns) = (minirows(words), words[0] | words[1] | words[2]);
        lanes[0][j] = rows;
        lanes[1][j] = rows & !(mid(rows) | mid_twice(rows));
        lanes[2][j] = columns;
        lanes[3][j] = columns & !(inner::<0>(columns) | inner_twice::<0>(columns));
    }
    let AtLeast { three, four, .. } = count_lanes::<T>(&[lanes[0], lanes[2], lanes[1]]);
    let column_claims = count_lanes::<T>(&[lanes[3], lanes[3], lanes[3]]).three;
    let at_least = three.lanes();
    if (at_least[lane_of(0)] >> 2) & at_least[lane_of(3)] & ALL != ALL {
        return Round::Dead;
    }
    let [row_exact, column_exact, _] = spread::<T>(three.without(four));
    let row_claims = three.spread::<2>().lanes();
    let column_claims = column_claims.spread::<0>().lanes();
    let mut changed = [0; WIDTH];
    for j in 0..T::ACROSS {
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
    if T::any(&changed) { Round::Changed } else { Round::Stalled }
}
