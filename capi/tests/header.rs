//! The header is what cbindgen makes of the functions. `SNAPSHOTS=overwrite` rewrites it.

use std::path::Path;
use std::{env, fs};

#[test]
fn the_header_is_up_to_date() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let config = cbindgen::Config::from_file(folder.join("cbindgen.toml")).expect("the settings");
    let made = cbindgen::Builder::new()
        .with_config(config)
        .with_src(folder.join("src/status.rs"))
        .with_src(folder.join("src/solver.rs"))
        .with_src(folder.join("src/rating.rs"))
        .with_src(folder.join("src/generator.rs"))
        .with_src(folder.join("src/border.rs"))
        .generate()
        .expect("a header");
    let mut text = Vec::new();
    made.write(&mut text);
    let text = String::from_utf8(text).expect("UTF-8");
    let path = folder.join("include/ninefold.h");
    if env::var_os("SNAPSHOTS").is_some_and(|value| value == "overwrite") {
        fs::write(&path, &text).expect("a writable header");
    }
    let kept = fs::read_to_string(&path).unwrap_or_default().replace("\r\n", "\n");
    assert_eq!(kept, text, "renew it: SNAPSHOTS=overwrite cargo test --package ninefold-capi");
}
