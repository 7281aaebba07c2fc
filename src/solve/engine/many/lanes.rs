//! The layout across puzzles: one state per lane, all swept together.

#![allow(clippy::needless_range_loop)] // lanes are indexed alike in several arrays

use crate::simd::{Tier, Vector, WIDTH};
use crate::solve::engine::seat::{Seat, Solved};
use crate::solve::engine::step::{Stepped, Taken, Triads, add, step};
use crate::solve::engine::words::{ALL, FIRST_OF_BLOCK, FIRST_OF_ROW};

/// One word per lane, in vectors of [`WIDTH`] lanes.
type Row<const V: usize> = [Vector; V];

/// `WIDTH * V` states and the other results of the last sweep.
#[repr(C, align(64))]
pub(in crate::solve::engine) struct Lanes<const V: usize> {
    /// `words[d][r]` of every lane, see [`Words`].
    pub(in crate::solve::engine) words: [[Row<V>; 3]; 9],
    /// The owner of the state, for the engine.
    pub(in crate::solve::engine) owner: Row<V>,
    /// The cells found to be placed in this sweep.
    placed: [Row<V>; 3],
    /// And in the previous one.
    placed_before: [Row<V>; 3],
    /// The candidates of the digits that this sweep has stepped.
    stepped: [Row<V>; 3],
    /// Where no step of this sweep found a contradiction, see [`Stepped::alive`].
    alive: Row<V>,
    /// What follows from the counts of the last sweep that counted.
    triads: Triads<Row<V>>,
    /// Minirows with at least 1, 2, 3, 4 digits, and with at least 1, 2, 3 digits that claimed
    /// them; see [`add`].
    row_digits: [Row<V>; 4],
    row_claims: [Row<V>; 3],
    /// The same of minicolumns.
    column_digits: [Row<V>; 4],
    column_claims: [Row<V>; 3],
    // Placed here so that no read follows a write 4096 bytes before it, which CPUs confuse.
    /// For each digit, the candidates of the digits that the sweep steps after it.
    ahead: [[Row<V>; 3]; 9],
    /// The digits of the lanes that were [proved](Lanes::prove) last, see [`Planes`](crate::solve::engine::words::Planes).
    planes: [[Row<V>; 3]; 4],
}

/// The result of a sweep, one bit per lane.
pub(in crate::solve::engine) struct Swept {
    /// The state has no solution.
    pub(in crate::solve::engine) dead: u32,
    /// Every cell is placed, which does not yet prove a solution.
    pub(in crate::solve::engine) full: u32,
    /// No cell was newly placed.
    pub(in crate::solve::engine) stalled: u32,
}

/// The words of one lane. Not a closure, which might not be compiled for the level.
#[inline(always)]
fn at<const V: usize>(rows: &[Row<V>; 3], v: usize, j: usize) -> [u32; 3] {
    [rows[0][v][j], rows[1][v][j], rows[2][v][j]]
}

/// The last bits of rows, and of minirows.
const LAST_OF_ROW: u32 = FIRST_OF_ROW << 8;
const LAST_OF_BLOCK: u32 = FIRST_OF_BLOCK << 2;

/// Sets the last bit of each field of neighbouring bits (and perhaps others) if any bit of the
/// field is set.
#[inline(always)]
const fn any_of(word: u32, last: u32) -> u32 {
    // The other bits of a field carry into its last bit, unless they are all zero.
    word | (word & !last).wrapping_add(!last & ALL)
}

/// A loop over the digits, written out: with a loop inside that over the lanes, the compiler takes the
/// lanes one by one. WebAssembly does without the copies.
macro_rules! each_digit {
    (|$d:ident| $body:block) => {
        if cfg!(target_family = "wasm") {
            for $d in 0..9 $body
        } else {
            each_digit!(|$d| $body, 0 1 2 3 4 5 6 7 8);
        }
    };
    (|$d:ident| $body:block, $($digit:literal)*) => {
        $({
            let $d = $digit;
            $body
        })*
    };
}

impl<const V: usize> Lanes<V> {
    pub(in crate::solve::engine) const EMPTY: Lanes<V> = {
        const ZERO: Vector = [0; WIDTH];
        Lanes {
            words: [[[ZERO; V]; 3]; 9],
            owner: [ZERO; V],
            ahead: [[[ZERO; V]; 3]; 9],
            placed: [[ZERO; V]; 3],
            placed_before: [[ZERO; V]; 3],
            stepped: [[ZERO; V]; 3],
            alive: [ZERO; V],
            triads: Triads { rows: [[ZERO; V]; 2], columns: [[ZERO; V]; 2] },
            row_digits: [[ZERO; V]; 4],
            row_claims: [[ZERO; V]; 3],
            column_digits: [[ZERO; V]; 4],
            column_claims: [[ZERO; V]; 3],
            planes: [[[ZERO; V]; 3]; 4],
        }
    };

    /// A lane to put a state in.
    #[inline(always)]
    pub(in crate::solve::engine) fn seat(&mut self, lane: usize) -> Seat<'_> {
        Seat::new(self.words.as_flattened_mut().as_flattened_mut(), V, lane)
    }

    /// A lane that was proved last.
    #[inline(always)]
    pub(in crate::solve::engine) fn solved(&self, lane: usize) -> Solved<'_> {
        Solved {
            words: &self.words.as_flattened().as_flattened().as_flattened()[lane..],
            planes: &self.planes.as_flattened().as_flattened().as_flattened()[lane..],
            step: V * WIDTH,
        }
    }

    /// The lanes that are solutions, among those that the last sweep found `full` and not dead.
    ///
    /// A sweep places at most one cell for a digit in a column, and no cell twice. When it has
    /// placed 81, each cell has one digit and each digit appears once in each column; rows and
    /// blocks remain to be proved.
    #[inline(always)]
    pub(in crate::solve::engine) fn prove<T: Tier>(&mut self, full: u32) -> u32 {
        let mut proved = 0;
        for v in 0..V {
            if full >> (v * WIDTH) & 0xFFFF == 0 {
                continue;
            }
            let mut missing = [0; WIDTH];
            for j in 0..WIDTH {
                let (mut rows, mut blocks) = (!0, !0);
                let mut planes = [[0; 3]; 4];
                each_digit!(|d| {
                    let words = at(&self.words[d], v, j);
                    blocks &= any_of(words[0] | words[1] | words[2], LAST_OF_BLOCK);
                    for r in 0..3 {
                        rows &= any_of(words[r], LAST_OF_ROW);
                        for p in 0..4 {
                            planes[p][r] |= if d >> p & 1 == 1 { words[r] } else { 0 };
                        }
                    }
                });
                missing[j] = !rows & LAST_OF_ROW | !blocks & LAST_OF_BLOCK;
                for p in 0..4 {
                    for r in 0..3 {
                        self.planes[p][r][v][j] = planes[p][r];
                    }
                }
            }
            proved |= (T::nonzero(&missing) ^ 0xFFFF) << (v * WIDTH);
        }
        proved & full
    }

    /// One step for each of the nine digits, upward or downward; sweeps should alternate, because
    /// each digit's result affects the digits after it at once. `fresh` marks the lanes that hold a
    /// different state than in the previous sweep.
    ///
    /// Without `COUNT` the triads stay unchanged, which is correct but incomplete.
    #[inline(always)]
    pub(in crate::solve::engine) fn sweep<T: Tier, const COUNT: bool>(
        &mut self,
        upward: bool,
        fresh: u32,
    ) -> Swept {
        self.prepare(upward, fresh);
        if COUNT {
            self.row_digits = [[[0; WIDTH]; V]; 4];
            self.row_claims = [[[0; WIDTH]; V]; 3];
            self.column_digits = [[[0; WIDTH]; V]; 4];
            self.column_claims = [[[0; WIDTH]; V]; 3];
        }
        if upward {
            for d in 0..9 {
                self.step_digit::<COUNT>(d);
            }
        } else {
            for d in (0..9).rev() {
                self.step_digit::<COUNT>(d);
            }
        }
        if COUNT {
            self.exclude();
        }
        self.finish::<T>()
    }

    #[inline(always)]
    fn prepare(&mut self, upward: bool, fresh: u32) {
        for v in 0..V {
            let mut ahead = [[0; WIDTH]; 3];
            for i in 0..9 {
                let d = if upward { 8 - i } else { i };
                for r in 0..3 {
                    for j in 0..WIDTH {
                        self.ahead[d][r][v][j] = ahead[r][j];
                        ahead[r][j] |= self.words[d][r][v][j];
                    }
                }
            }
            for j in 0..WIDTH {
                let new = ((fresh >> (v * WIDTH + j)) & 1).wrapping_neg();
                // An impossible set of placed cells, so that the first sweep never counts as a stall.
                self.placed_before[0][v][j] = self.placed[0][v][j] | new;
                self.placed_before[1][v][j] = self.placed[1][v][j];
                self.placed_before[2][v][j] = self.placed[2][v][j];
                // Not by one iterator over both, for which the compiler takes the lanes one by one.
                for i in 0..2 {
                    self.triads.rows[i][v][j] &= !new;
                    self.triads.columns[i][v][j] &= !new;
                }
            }
        }
        self.placed = [[[0; WIDTH]; V]; 3];
        self.stepped = [[[0; WIDTH]; V]; 3];
        self.alive = [[!0; WIDTH]; V];
    }

    #[inline(always)]
    fn step_digit<const COUNT: bool>(&mut self, d: usize) {
        for v in 0..V {
            for j in 0..WIDTH {
                let (stepped, placed) = (at(&self.stepped, v, j), at(&self.placed, v, j));
                let (ahead, words) = (at(&self.ahead[d], v, j), at(&self.words[d], v, j));
                let mut naked = [0; 3];
                let mut possible = [0; 3];
                for r in 0..3 {
                    possible[r] = words[r] & !placed[r];
                    naked[r] = possible[r] & !(stepped[r] | ahead[r]);
                }
                let triads = Triads {
                    rows: [self.triads.rows[0][v][j], self.triads.rows[1][v][j]],
                    columns: [self.triads.columns[0][v][j], self.triads.columns[1][v][j]],
                };
                let found = step(possible, naked, triads);
                for r in 0..3 {
                    self.words[d][r][v][j] = found.words[r];
                    self.stepped[r][v][j] = stepped[r] | found.words[r];
                    self.placed[r][v][j] = placed[r] | (found.words[r] & found.single);
                }
                self.alive[v][j] &= found.alive;
                if COUNT {
                    self.count(v, j, &found);
                }
            }
        }
    }

    /// Counts the digits of minirows and minicolumns, as far as needed.
    #[inline(always)]
    fn count(&mut self, v: usize, j: usize, found: &Stepped) {
        add(&mut self.row_digits, v, j, found.rows);
        add(&mut self.row_claims, v, j, found.rows_claimed);
        add(&mut self.column_digits, v, j, found.columns);
        add(&mut self.column_claims, v, j, found.columns_claimed);
    }

    /// What the counts exclude in the following steps.
    #[inline(always)]
    fn exclude(&mut self) {
        for v in 0..V {
            for j in 0..WIDTH {
                let (rows, columns) = (self.row_digits[2][v][j], self.column_digits[2][v][j]);
                let triads = Triads::new(
                    Taken {
                        exact: rows & !self.row_digits[3][v][j],
                        full: self.row_claims[2][v][j],
                    },
                    Taken {
                        exact: columns & !self.column_digits[3][v][j],
                        full: self.column_claims[2][v][j],
                    },
                );
                for i in 0..2 {
                    self.triads.rows[i][v][j] = triads.rows[i];
                    self.triads.columns[i][v][j] = triads.columns[i];
                }
                // Every minirow and minicolumn has three digits.
                self.alive[v][j] &= columns & (rows >> 2);
            }
        }
    }

    #[inline(always)]
    fn finish<T: Tier>(&mut self) -> Swept {
        let mut swept = Swept { dead: 0, full: 0, stalled: 0 };
        for v in 0..V {
            let (mut dead, mut open, mut moved) = ([0; WIDTH], [0; WIDTH], [0; WIDTH]);
            for j in 0..WIDTH {
                // Every column has the digit, every cell one.
                let [a, b, c] = at(&self.stepped, v, j);
                dead[j] = !(self.alive[v][j] & a & b & c) & ALL;
                let now = at(&self.placed, v, j);
                open[j] = !(now[0] & now[1] & now[2]) & ALL;
                moved[j] = (now[0] ^ self.placed_before[0][v][j])
                    | (now[1] ^ self.placed_before[1][v][j])
                    | (now[2] ^ self.placed_before[2][v][j]);
            }
            let shift = v * WIDTH;
            swept.dead |= T::nonzero(&dead) << shift;
            swept.full |= (T::nonzero(&open) ^ 0xFFFF) << shift;
            swept.stalled |= (T::nonzero(&moved) ^ 0xFFFF) << shift;
        }
        swept
    }
}
