//! Ctrl-C leaves whole lines: the program ends between two writes, never within one.

use crate::exit::Exit;
use std::process;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Held while something is written.
static WRITING: Mutex<()> = Mutex::new(());

/// From now on Ctrl-C waits for the end of a write.
pub(crate) fn install() {
    // Where signals cannot be had, the system's way has to do.
    let _ = ctrlc::set_handler(|| {
        let _whole = writing();
        process::exit(Exit::Interrupted as i32);
    });
}

/// Keeps Ctrl-C waiting until it is dropped.
pub(crate) fn writing() -> MutexGuard<'static, ()> {
    WRITING.lock().unwrap_or_else(PoisonError::into_inner)
}
