//! Makes a numbered series: in growing pieces, on all processors, written in order.

use std::io;
use std::num::NonZero;
use std::ops::Range;
use std::thread;
use std::time::{Duration, Instant};

/// A piece that takes this long is large enough.
const LONG_ENOUGH: Duration = Duration::from_millis(150);

/// The largest piece.
const LARGEST: u64 = 1 << 14;

/// Makes the items with numbers below `count` (endlessly if there is none) and passes them to
/// `take` in order. `make` must not depend on how they are split.
///
/// # Errors
/// When `take` fails.
pub(crate) fn series<T: Send>(
    count: Option<u64>,
    threads: Option<NonZero<usize>>,
    make: impl Fn(Range<u64>) -> Vec<T> + Sync,
    mut take: impl FnMut(Vec<T>) -> io::Result<()>,
) -> io::Result<()> {
    let threads = threads.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZero::get);
    let (mut next, mut size) = (0, 1);
    let end = count.unwrap_or(u64::MAX);
    while next < end {
        let start = Instant::now();
        let pieces: Vec<Range<u64>> = (0..threads as u64)
            .map(|i| (next + i * size).min(end)..(next + (i + 1) * size).min(end))
            .filter(|piece| !piece.is_empty())
            .collect();
        next = pieces.last().map_or(end, |piece| piece.end);
        let make = &make;
        let made: Vec<Vec<T>> = match &pieces[..] {
            [one] => vec![make(one.clone())],
            _ => thread::scope(|scope| {
                let workers: Vec<_> =
                    pieces.into_iter().map(|piece| scope.spawn(move || make(piece))).collect();
                workers.into_iter().map(|worker| worker.join().expect("a worker's panic")).collect()
            }),
        };
        made.into_iter().try_for_each(&mut take)?;
        if start.elapsed() < LONG_ENOUGH {
            size = (2 * size).min(LARGEST);
        }
    }
    Ok(())
}
