//! Tests that cannot run on this machine say so, loudly.

use std::fs::OpenOptions;
use std::io::Write;

/// Names a file to which each test that was not run adds a line; `./test` counts the lines at its end.
const LIST: &str = "NINEFOLD_NOT_RUN";

/// Says that the test that calls this, or a part of it, is not run, and why.
pub(crate) fn not_run(reason: &str) {
    let thread = std::thread::current();
    let line = format!("{}: {reason}", thread.name().unwrap_or("a test"));
    eprintln!("NOT RUN: {line}");
    if let Some(list) = std::env::var_os(LIST) {
        let mut list = OpenOptions::new().create(true).append(true).open(list).expect("the list");
        // In one piece, since tests run side by side.
        list.write_all(format!("{line}\n").as_bytes()).expect("the list takes a line");
    }
}
