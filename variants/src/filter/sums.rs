//! Which sums so many different values out of a set can have.

use std::sync::{Arc, Mutex};

use crate::board::Values;

/// More values than this make the table too large.
pub(crate) const MOST_VALUES: usize = 11;

/// For each count, and each set of values, the sums of as many different values out of it: bit s for sum s.
#[derive(Debug)]
pub(crate) struct Sums {
    table: Vec<Vec<u64>>,
    totals: Vec<i32>,
}

static MADE: Mutex<[Option<Arc<Sums>>; MOST_VALUES + 1]> =
    Mutex::new([const { None }; MOST_VALUES + 1]);

impl Sums {
    /// The table for so many values, at most [`MOST_VALUES`].
    pub(crate) fn of(values: usize) -> Arc<Sums> {
        let mut made = MADE.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        Arc::clone(made[values].get_or_insert_with(|| Arc::new(Sums::make(values))))
    }

    fn make(values: usize) -> Sums {
        let sets = 1_usize << values;
        let mut table = vec![vec![0_u64; sets]; values + 1];
        table[0].fill(1);
        for count in 1..=values {
            for set in 1..sets {
                let rest = set & (set - 1);
                table[count][set] =
                    table[count][rest] | table[count - 1][rest] << set.trailing_zeros();
            }
        }
        let total = |set: usize| (0..values).filter(|v| set >> v & 1 == 1).sum::<usize>() as i32;
        Sums { table, totals: (0..sets).map(total).collect() }
    }

    /// The sum of all values of a set.
    #[inline]
    pub(crate) fn total(&self, set: Values) -> i32 {
        self.totals[set.0 as usize]
    }

    /// For each set of values the sums of `count` different values out of it.
    #[inline]
    pub(crate) fn of_count(&self, count: usize) -> &[u64] {
        &self.table[count]
    }
}
