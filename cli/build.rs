//! Names the built page, which becomes part of the program, and has the program built again with it; strips the program.

use std::path::{Path, PathBuf};
use std::{env, fs};

/// The built page, each file packed with gzip.
const PAGE: &str = "../web/carried";

fn main() {
    // Building the page sets this file's time of change (web/build/carried.ts).
    println!("cargo::rerun-if-changed=build.rs");
    // Cargo takes a path that does not exist for a change, and would build the program every time.
    let page = match fs::canonicalize(Path::new(PAGE)) {
        Ok(page) => {
            println!("cargo::rerun-if-changed={PAGE}");
            page
        }
        Err(_) => empty(),
    };
    println!("cargo::rustc-env=NINEFOLD_PAGE={}", page.display());
    let is = |name: &str, value: &str| env::var(name).is_ok_and(|found| found == value);
    if is("CARGO_CFG_TARGET_OS", "linux") && is("DEBUG", "false") {
        // A linker asked without a compiler takes its options as they are.
        let is_bare = env::var("RUSTC_LINKER").is_ok_and(|linker| linker.ends_with("lld"));
        let before = if is_bare { "" } else { "-Wl," };
        // Cargo forgets the profile's `strip` where a package has a level of its own.
        println!("cargo::rustc-link-arg-bins={before}--strip-all");
        // Addresses that depend on where the program is loaded take 0.6 MB otherwise. Older C libraries than the one of
        // a static program do not know this form.
        if is("CARGO_CFG_TARGET_ENV", "musl") {
            println!("cargo::rustc-link-arg-bins={before}-zpack-relative-relocs");
        }
    }
}

/// A folder without files, for a program without the page.
fn empty() -> PathBuf {
    let folder =
        PathBuf::from(env::var_os("OUT_DIR").expect("Cargo names a folder")).join("no-page");
    fs::create_dir_all(&folder).expect("a folder for the build");
    folder
}
