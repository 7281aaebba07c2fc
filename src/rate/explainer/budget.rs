//! The limit of a rating's work.

/// Decides when to give up a puzzle. Asked often: some thousand times a second.
pub trait Budget {
    /// Whether the rating should stop; once true, it must stay true.
    fn is_spent(&mut self) -> bool;
}

/// No limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Unlimited;

impl Budget for Unlimited {
    fn is_spent(&mut self) -> bool {
        false
    }
}

impl<F: FnMut() -> bool> Budget for F {
    fn is_spent(&mut self) -> bool {
        self()
    }
}
