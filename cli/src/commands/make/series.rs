//! Makes a numbered series: in growing pieces, on all processors, written in order.

use crate::console::Console;
use crate::console::progress::Parts;
use std::io;
use std::num::NonZero;
use std::ops::Range;
use std::thread;
use std::time::{Duration, Instant};

/// A piece that takes this long is large enough.
const LONG_ENOUGH: Duration = Duration::from_millis(150);

/// The largest piece.
const LARGEST: u64 = 1 << 14;

/// Makes the items with numbers below `count`, passes them to `take` in order, and shows how many
/// there are. `make` must not depend on how they are split.
///
/// # Errors
/// When `take` fails.
pub(crate) fn series<T: Send>(
    count: u64,
    threads: Option<NonZero<usize>>,
    console: &Console,
    make: impl Fn(Range<u64>) -> Vec<T> + Sync,
    mut take: impl FnMut(Vec<T>) -> io::Result<()>,
) -> io::Result<()> {
    let threads = threads.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZero::get);
    let (mut next, mut size) = (0, 1);
    let progress = Parts::new(count, console);
    while next < count {
        let start = Instant::now();
        let pieces: Vec<Range<u64>> = (0..threads as u64)
            .map(|i| (next + i * size).min(count)..(next + (i + 1) * size).min(count))
            .filter(|piece| !piece.is_empty())
            .collect();
        next = pieces.last().map_or(count, |piece| piece.end);
        let make = &make;
        let made: Vec<Vec<T>> = match &pieces[..] {
            [one] => vec![make(one.clone())],
            _ => thread::scope(|scope| {
                let workers: Vec<_> =
                    pieces.into_iter().map(|piece| scope.spawn(move || make(piece))).collect();
                workers.into_iter().map(|worker| worker.join().expect("a worker's panic")).collect()
            }),
        };
        progress.aside(|| made.into_iter().try_for_each(&mut take))?;
        progress.begin(next, "");
        if start.elapsed() < LONG_ENOUGH {
            size = (2 * size).min(LARGEST);
        }
    }
    Ok(())
}
