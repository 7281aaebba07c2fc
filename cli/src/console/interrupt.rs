//! Ctrl-C leaves whole lines: the program ends between two writes, never within one.

use crate::console::exit::Exit;
use std::process;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// What is to be written before the end.
pub(crate) type Rest = Option<Box<dyn FnOnce() + Send>>;

/// Held during a write.
static WRITING: Mutex<Rest> = Mutex::new(None);

/// Makes Ctrl-C wait for the end of a write.
pub(crate) fn install() {
    // Where signals cannot be caught, the system's default applies.
    let _ = ctrlc::set_handler(|| {
        let mut whole = writing();
        if let Some(rest) = whole.take() {
            rest();
        }
        process::exit(Exit::Interrupted as i32);
    });
}

/// Makes Ctrl-C write what a file lacks without it.
pub(crate) fn install_with(rest: impl FnOnce() + Send + 'static) {
    *writing() = Some(Box::new(rest));
    install();
}

/// Whether Ctrl-C was pressed.
static PRESSED: AtomicBool = AtomicBool::new(false);

/// Makes Ctrl-C end a search that asks [`is_pressed`]; a second one ends the program.
pub(crate) fn install_for_search() {
    let _ = ctrlc::set_handler(|| {
        if PRESSED.swap(true, Ordering::Relaxed) {
            process::exit(Exit::Interrupted as i32);
        }
    });
}

/// Whether the search should end.
pub(crate) fn is_pressed() -> bool {
    PRESSED.load(Ordering::Relaxed)
}

/// Delays Ctrl-C until it is dropped.
pub(crate) fn writing() -> MutexGuard<'static, Rest> {
    WRITING.lock().unwrap_or_else(PoisonError::into_inner)
}
