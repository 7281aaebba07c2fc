//! Work on threads, in pieces, while Python can interrupt it and follow its progress.
//!
//! Threads own what they work on. When Python wants to stop, its thread returns at once; the others
//! stop at the next opportunity, at the latest after their piece.

use crate::errors::value;
use ninefold::solve::Cancel;
use pyo3::exceptions::{PyOverflowError, PyRuntimeError, PyTypeError};
use pyo3::intern;
use pyo3::prelude::*;
use std::collections::BTreeMap;
use std::num::NonZero;
use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// How often Python gets to handle a signal.
const PATIENCE: Duration = Duration::from_millis(40);

/// More threads than this are a mistake.
const MOST_THREADS: usize = 1024;

/// Stops the threads when the waiting ends, however it ends.
struct StopAtEnd(Cancel);

impl Drop for StopAtEnd {
    fn drop(&mut self) {
        self.0.cancel();
    }
}

/// The argument `threads`.
pub(crate) struct Threads(usize);

impl FromPyObject<'_, '_> for Threads {
    type Error = PyErr;

    fn extract(number: Borrowed<'_, '_, PyAny>) -> PyResult<Threads> {
        match number.extract::<usize>() {
            Ok(threads @ 1..=MOST_THREADS) => Ok(Threads(threads)),
            Err(error) if !error.is_instance_of::<PyOverflowError>(number.py()) => {
                let name = number.get_type().name()?;
                Err(PyTypeError::new_err(format!("threads must be a whole number, not {name}")))
            }
            _ => Err(value(format!("threads must be a number from 1 to {MOST_THREADS}"))),
        }
    }
}

/// How work is done.
pub(crate) struct Manner {
    threads: Option<Threads>,
    /// Called with the number of rows done since the last call.
    progress: Option<Py<PyAny>>,
}

impl Manner {
    /// From the arguments `threads` and `progress`: as many threads as there are processors when
    /// none is given; a function, or an object with a method `update`.
    pub(crate) fn of(threads: Option<Threads>, progress: Option<Bound<'_, PyAny>>) -> Manner {
        let progress = progress
            .map(|told| told.getattr(intern!(told.py(), "update")).unwrap_or(told).unbind());
        Manner { threads, progress }
    }

    /// One thread, no progress reported.
    pub(crate) fn quiet() -> Manner {
        Manner { threads: Some(Threads(1)), progress: None }
    }

    /// Whether neither argument was given.
    pub(crate) fn is_usual(&self) -> bool {
        self.threads.is_none() && self.progress.is_none()
    }

    fn threads(&self) -> usize {
        match self.threads {
            None => std::thread::available_parallelism().map_or(1, NonZero::get),
            Some(Threads(threads)) => threads,
        }
    }
}

/// Does `work` for the rows 0 to `rows`, in pieces of at most `piece` rows; returns the answers in
/// the order of the pieces.
pub(crate) fn run<T: Send + 'static>(
    py: Python<'_>,
    rows: usize,
    piece: usize,
    manner: &Manner,
    work: impl Fn(Range<usize>, &Cancel) -> T + Send + Sync + 'static,
) -> PyResult<Vec<T>> {
    let threads = manner.threads();
    if let Some(progress) = manner.progress.as_ref().map(|progress| progress.bind(py))
        && !progress.is_callable()
    {
        let name = progress.get_type().name()?;
        let message = format!("progress must be a function or a bar of tqdm, not {name}");
        return Err(PyTypeError::new_err(message));
    }
    // Every thread gets something to do.
    let piece = piece.min(rows.div_ceil(threads)).max(1);
    let pieces = rows.div_ceil(piece);
    let (send, mut receive) = channel();
    let end = StopAtEnd(Cancel::new());
    let work = Arc::new(work);
    let next = Arc::new(AtomicUsize::new(0));
    for _ in 0..threads.min(pieces) {
        let (send, stop, work, next) = (send.clone(), end.0.clone(), work.clone(), next.clone());
        let thread = move || {
            while !stop.is_cancelled() {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= pieces {
                    return;
                }
                let range = number * piece..rows.min((number + 1) * piece);
                let answer = work(range.clone(), &stop);
                if send.send((number, range.len(), answer)).is_err() {
                    return;
                }
            }
        };
        let named = std::thread::Builder::new().name("ninefold".to_owned());
        named.spawn(thread)?;
    }
    drop(send);
    let mut answers = BTreeMap::new();
    let mut left = pieces;
    while left > 0 {
        let (done, some) = py.detach(|| receive_some(&mut receive, &mut answers, left))?;
        left -= some;
        py.check_signals()?;
        if let Some(progress) = manner.progress.as_ref().filter(|_| done > 0) {
            progress.call1(py, (done,))?;
        }
    }
    Ok(answers.into_values().collect())
}

/// Waits for answers, at most as long as a signal may wait; returns how many rows and pieces came.
fn receive_some<T>(
    receive: &mut Receiver<(usize, usize, T)>,
    answers: &mut BTreeMap<usize, T>,
    left: usize,
) -> PyResult<(usize, usize)> {
    let end = Instant::now() + PATIENCE;
    let (mut rows, mut pieces) = (0, 0);
    while pieces < left {
        match receive.recv_timeout(end.saturating_duration_since(Instant::now())) {
            Ok((number, len, answer)) => {
                answers.insert(number, answer);
                rows += len;
                pieces += 1;
            }
            Err(RecvTimeoutError::Timeout) => break,
            Err(RecvTimeoutError::Disconnected) => {
                return Err(PyRuntimeError::new_err(
                    "a thread of Ninefold ended before its work was done",
                ));
            }
        }
    }
    Ok((rows, pieces))
}

/// Does one thing on a thread of its own, so that Python can interrupt it.
pub(crate) fn one<T: Send + 'static>(
    py: Python<'_>,
    work: impl FnOnce(&Cancel) -> T + Send + 'static,
) -> PyResult<T> {
    let work = Mutex::new(Some(work));
    let take = move || work.lock().ok()?.take();
    let made = run(py, 1, 1, &Manner::quiet(), move |_, stop| take().map(|work| work(stop)))?;
    let nothing = || PyRuntimeError::new_err("a thread of Ninefold ended before its work was done");
    made.into_iter().flatten().next().ok_or_else(nothing)
}
