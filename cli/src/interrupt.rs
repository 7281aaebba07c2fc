//! Ctrl-C leaves whole lines: the program ends between two writes, never within one.

use std::process;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Held while something is written.
static WRITING: Mutex<()> = Mutex::new(());

/// The exit status of a program that Ctrl-C ended, by the shells' convention.
const INTERRUPTED: i32 = 130;

/// From now on Ctrl-C waits for the end of a write.
pub(crate) fn install() {
    // Where signals cannot be had, the system's way has to do.
    let _ = ctrlc::set_handler(|| {
        let _whole = writing();
        process::exit(INTERRUPTED);
    });
}

/// Keeps Ctrl-C waiting until it is dropped.
pub(crate) fn writing() -> MutexGuard<'static, ()> {
    WRITING.lock().unwrap_or_else(PoisonError::into_inner)
}
