//! Answers one by one while the search for the next ones goes on.

use ninefold::solve::Cancel;
use pyo3::prelude::*;
use std::collections::VecDeque;
use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::Duration;

/// How often Python gets to handle a signal.
const PATIENCE: Duration = Duration::from_millis(40);

/// How many texts wait for Python, in parcels of at most this many.
const PARCEL: usize = 64;
/// How many parcels wait.
const PARCELS: usize = 4;

/// Texts that a thread finds. It waits while enough are ready, and ends with the iterator.
#[pyclass(frozen, name = "Texts", module = "ninefold")]
pub(crate) struct Texts(Mutex<State>);

struct State {
    ready: VecDeque<String>,
    receive: Receiver<Vec<String>>,
    cancel: Cancel,
}

impl Drop for State {
    fn drop(&mut self) {
        self.cancel.cancel();
    }
}

impl Texts {
    /// The texts that `search` gives, at most `limit`.
    pub(crate) fn new(
        limit: Option<u64>,
        search: impl FnOnce(&Cancel, &mut dyn FnMut(String) -> ControlFlow<()>) -> ControlFlow<()>
        + Send
        + 'static,
    ) -> PyResult<Texts> {
        let (send, receive) = sync_channel::<Vec<String>>(PARCELS);
        let cancel = Cancel::new();
        let cancelled = cancel.clone();
        let thread = move || {
            let mut left = limit.unwrap_or(u64::MAX);
            if left == 0 {
                return;
            }
            let mut parcel = Vec::new();
            // The first ones at once, later ones in larger and larger parcels.
            let mut full = 1;
            let mut give = |text| {
                parcel.push(text);
                left -= 1;
                if parcel.len() == full || left == 0 {
                    full = (2 * full).min(PARCEL);
                    if send.send(std::mem::take(&mut parcel)).is_err() || left == 0 {
                        return ControlFlow::Break(());
                    }
                }
                ControlFlow::Continue(())
            };
            if search(&cancelled, &mut give).is_continue() {
                let _ = send.send(parcel);
            }
        };
        std::thread::Builder::new().name("ninefold".to_owned()).spawn(thread)?;
        Ok(Texts(Mutex::new(State { ready: VecDeque::new(), receive, cancel })))
    }
}

/// What the next text is, so far.
enum Next {
    Text(String),
    Wait,
    End,
}

fn next(state: &Mutex<State>) -> Next {
    let Ok(mut state) = state.lock() else { return Next::End };
    loop {
        if let Some(text) = state.ready.pop_front() {
            return Next::Text(text);
        }
        match state.receive.recv_timeout(PATIENCE) {
            Ok(parcel) => state.ready.extend(parcel),
            Err(RecvTimeoutError::Timeout) => return Next::Wait,
            Err(RecvTimeoutError::Disconnected) => return Next::End,
        }
    }
}

#[pymethods]
impl Texts {
    fn __iter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<String>> {
        loop {
            // Whoever collects texts in a loop without Python code, such as `list`, never asks.
            py.check_signals()?;
            match py.detach(|| next(&self.0)) {
                Next::Text(text) => return Ok(Some(text)),
                Next::End => return Ok(None),
                Next::Wait => {}
            }
        }
    }
}
