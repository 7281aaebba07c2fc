//! The reason for the last refusal, kept for each thread.

use std::cell::RefCell;
use std::ffi::{CString, c_char};

thread_local! {
    static LAST: RefCell<CString> = RefCell::default();
}

/// Keeps a message until the next call; a thread that is ending keeps none.
pub(crate) fn keep(message: &str) {
    let _ = LAST.try_with(|last| last.replace(c_string(message)));
}

/// The last message of this thread; empty when the last call had none.
pub(crate) fn last() -> *const c_char {
    LAST.try_with(|last| last.borrow().as_ptr()).unwrap_or(c"".as_ptr())
}

/// A text for C, which ends at the first NUL.
pub(crate) fn c_string(text: &str) -> CString {
    CString::new(text.split('\0').next().unwrap_or_default()).unwrap_or_default()
}
