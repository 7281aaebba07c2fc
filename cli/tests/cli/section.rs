//! A part of a document that a test writes: between `<!-- NAME -->` and `<!-- end of NAME -->`.

use snapbox::{Assert, Data};
use std::fs::File;
use std::io::{Read, Seek, Write};
use std::path::Path;

/// Compares a part of `docs/COMMANDS.md` with its expected text. With `SNAPSHOTS=overwrite` in the
/// environment the part is written instead.
pub(crate) fn assert_section(name: &str, expected: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/COMMANDS.md");
    let mut file = File::options().read(true).write(true).open(path).expect("the document");
    // Another test may be writing its part.
    file.lock().expect("a lock");
    let mut text = String::new();
    file.read_to_string(&mut text).expect("a text");
    let (begin, end) = (format!("<!-- {name} -->\n"), format!("<!-- end of {name} -->\n"));
    let (before, rest) = text.split_once(&begin).expect("the part begins");
    let (now, after) = rest.split_once(&end).expect("the part ends");
    if std::env::var_os("SNAPSHOTS").is_some_and(|value| value == "overwrite") {
        file.rewind().and_then(|()| file.set_len(0)).expect("the document can be written");
        write!(file, "{before}{begin}{expected}{end}{after}").expect("the document can be written");
    } else if now != expected {
        let differs = Assert::new().action_env("NOTHING").try_eq(
            None,
            Data::text(expected).raw(),
            Data::text(now).raw(),
        );
        panic!(
            "{}SNAPSHOTS=overwrite rewrites docs/COMMANDS.md",
            differs.err().map_or(String::new(), |error| error.to_string())
        );
    }
}
