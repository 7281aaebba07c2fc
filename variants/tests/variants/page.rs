//! The page's names and sentences of rules are those of the table. `SNAPSHOTS=overwrite` in the environment writes
//! them.

use std::fmt::Write as _;

use ninefold_variants::Language;
use ninefold_variants::rule::TABLE;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../web/src/i18n/kinds.ts");

#[test]
fn the_page_says_what_rules_say() {
    let mut text = String::from(
        "// `variants/tests/variants/page.rs` writes this file.\n\n\
         /** Every kind of rule of a variant: what it says, its Korean name, and what it says in Korean. In English a kind is \
         its own name. */\nexport const RULES = {\n",
    );
    for entry in TABLE {
        let [english, korean] =
            [Language::English, Language::Korean].map(|language| entry.kind.sentence(language));
        let _ =
            writeln!(text, "  {:?}: [{english:?}, {:?}, {korean:?}],", entry.name, entry.korean);
    }
    text.push_str("} as const;\n");
    if std::env::var_os("SNAPSHOTS").is_some_and(|value| value == "overwrite") {
        std::fs::write(FILE, text).unwrap();
        return;
    }
    // The sources may have come with the line ends of another system.
    let written = std::fs::read_to_string(FILE).unwrap().replace("\r\n", "\n");
    assert!(written == text, "SNAPSHOTS=overwrite writes web/src/i18n/kinds.ts anew");
}
