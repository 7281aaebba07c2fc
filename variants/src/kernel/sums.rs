//! Which sums so many different values out of a set can have.

use std::sync::{Arc, Mutex};

use crate::board::Values;

/// More values than this make the table too large.
pub(crate) const MOST: usize = 11;

/// For each set of values, and each count, the sums of as many different values out of it: bit s for sum s.
#[derive(Debug)]
pub(crate) struct Sums {
    stride: usize,
    table: Vec<u64>,
    totals: Vec<i32>,
}

static MADE: Mutex<[Option<Arc<Sums>>; MOST + 1]> = Mutex::new([const { None }; MOST + 1]);

impl Sums {
    /// The table for so many values, at most [`MOST`].
    pub(crate) fn of(values: usize) -> Arc<Sums> {
        let mut made = MADE.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        Arc::clone(made[values].get_or_insert_with(|| Arc::new(Sums::make(values))))
    }

    fn make(values: usize) -> Sums {
        let stride = values + 1;
        let mut table = vec![0_u64; stride << values];
        table[0] = 1;
        for set in 1..1_usize << values {
            let low = set.trailing_zeros() as usize;
            let rest = set & (set - 1);
            for count in 0..=values {
                let without = table[rest * stride + count];
                let with = if count > 0 { table[rest * stride + count - 1] << low } else { 0 };
                table[set * stride + count] = without | with;
            }
        }
        let total = |set: usize| (0..values).filter(|v| set >> v & 1 == 1).sum::<usize>() as i32;
        Sums { stride, table, totals: (0..1 << values).map(total).collect() }
    }

    /// The sum of all values of a set.
    #[inline]
    pub(crate) fn total(&self, set: Values) -> i32 {
        self.totals[set.0 as usize]
    }

    /// The sums of `count` different values out of `set`.
    #[inline]
    pub(crate) fn get(&self, set: Values, count: usize) -> u64 {
        self.table[set.0 as usize * self.stride + count]
    }
}
