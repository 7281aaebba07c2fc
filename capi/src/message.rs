//! The reason for the last refusal, kept for each thread.

use std::cell::RefCell;
use std::ffi::{CStr, CString};

thread_local! {
    static LAST: RefCell<CString> = RefCell::default();
}

/// Keeps a message until the next call.
pub(crate) fn keep(message: &str) {
    LAST.set(c_string(message));
}

/// Passes on the last message of this thread; empty when the last call had none.
pub(crate) fn last<T>(read: impl FnOnce(&CStr) -> T) -> T {
    LAST.with_borrow(|message| read(message))
}

/// A text for C, which ends at the first NUL.
pub(crate) fn c_string(text: &str) -> CString {
    CString::new(text.split('\0').next().unwrap_or_default()).unwrap_or_default()
}
