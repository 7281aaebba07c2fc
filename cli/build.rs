//! Has the program built again when the page that it carries has been built again.

use std::path::Path;

/// The built page, which becomes part of the program.
const PAGE: &str = "../web/dist";

fn main() {
    // Building the page sets this file's time of change (web/build/carried.ts).
    println!("cargo::rerun-if-changed=build.rs");
    // Cargo takes a path that does not exist for a change, and would build the program every time.
    if Path::new(PAGE).exists() {
        println!("cargo::rerun-if-changed={PAGE}");
    }
}
