//! Long answers, passed on in pieces as they are found.

use std::mem;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

/// Things that are found closer together than this are handed on together.
const PAUSE: Duration = Duration::from_millis(50);

/// The limit.
const MOST: usize = 1024;

/// Collects finds into pieces.
pub(crate) struct Pieces<'a, T> {
    give: &'a mut dyn FnMut(Vec<T>) -> ControlFlow<()>,
    found: Vec<T>,
    left: u64,
    given: Option<Instant>,
}

impl<'a, T> Pieces<'a, T> {
    /// Nothing found so far; takes at most `limit` items.
    pub(crate) fn new(
        limit: u64,
        give: &'a mut dyn FnMut(Vec<T>) -> ControlFlow<()>,
    ) -> Pieces<'a, T> {
        Pieces { give, found: Vec::new(), left: limit, given: None }
    }

    /// Takes the next one; breaks when the receiver stops.
    pub(crate) fn push(&mut self, one: T) -> ControlFlow<()> {
        self.found.push(one);
        self.left = self.left.saturating_sub(1);
        if self.left == 0 {
            return ControlFlow::Break(());
        }
        if self.found.len() < MOST && self.given.is_some_and(|then| then.elapsed() < PAUSE) {
            return ControlFlow::Continue(());
        }
        self.given = Some(Instant::now());
        (self.give)(mem::take(&mut self.found))
    }

    /// The part that was not passed on.
    pub(crate) fn rest(self) -> Vec<T> {
        self.found
    }
}

/// Everything that a search in pieces finds.
///
/// # Errors
/// As the search.
pub(crate) fn all_of<T, E>(
    search: impl FnOnce(&mut dyn FnMut(Vec<T>) -> ControlFlow<()>) -> Result<Vec<T>, E>,
) -> Result<Vec<T>, E> {
    let mut all = Vec::new();
    let rest = search(&mut |piece| {
        all.extend(piece);
        ControlFlow::Continue(())
    })?;
    all.extend(rest);
    Ok(all)
}
