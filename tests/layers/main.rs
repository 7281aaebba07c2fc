//! Checks the structure: layers import only downward, `unsafe` stays in its files, files stay short
//! enough to read.

mod circles;
mod imports;
mod tables;

use imports::{Import, imports, passed_on};
use proc_macro2::{TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use tables::{LIBRARY, Layered, VARIANTS};

/// The files that may contain `unsafe`, sorted.
const UNSAFE_FILES: &[&str] = &[
    // C cannot keep Rust's promises about pointers.
    "capi/src/border/tests.rs",
    "capi/src/border.rs",
    // The compiler cannot know which instructions the CPU has.
    "src/simd/intrinsics.rs",
];

/// A file longer than this answers more than one question.
const LONGEST: usize = 400;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    files(folder, &["rs"])
}

/// The files below a folder that have one of these extensions, but what is built.
fn files(folder: &Path, extensions: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let Ok(entries) = fs::read_dir(folder) else { return found };
    for entry in entries.map(|entry| entry.expect("a readable folder").path()) {
        let name = entry.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let is_built = ["target", "node_modules", "pkg"].contains(&&*name);
        if entry.is_dir() && !is_built && !name.starts_with('.') {
            found.extend(files(&entry, extensions));
        } else if entry.extension().is_some_and(|end| extensions.iter().any(|it| end == *it)) {
            found.push(entry);
        }
    }
    found
}

/// The path of a file's module, for a file such as `grid/line.rs` or `grid/mod.rs`.
fn module(file: &str) -> Vec<&str> {
    let path = file.trim_end_matches(".rs");
    path.split(['/', '\\']).filter(|part| *part != "mod").collect()
}

/// What a file of a layer imports and may not. `passed_on` maps the names at the root of the crate to
/// their layers.
fn upward(
    Layered { src, layers, exceptions }: &Layered,
    file: &str,
    text: &str,
    passed_on: &BTreeMap<String, Vec<String>>,
) -> Vec<String> {
    let module = module(file);
    let layer = module[0];
    let allowed = layers.iter().find(|(name, _)| *name == layer).map_or(&[][..], |row| row.1);
    let mut wrong: Vec<String> = imports(text, &module)
        .into_iter()
        .filter_map(|import| {
            let (line, name) = (import.line, import.name());
            let from = passed_on.get(name).map_or(name, |path| layer_of(path));
            let fine =
                from == layer || allowed.contains(&from) || exceptions.contains(&(file, from));
            (!fine).then(|| {
                format!("{src}/{file}:{line}: {layer} may not import crate::{name} of {from}")
            })
        })
        .collect();
    wrong.dedup();
    wrong
}

/// The layer that a path from the root leads to.
fn layer_of(path: &[String]) -> &str {
    path.iter().find(|part| *part != "self" && *part != "crate").expect("a module")
}

#[test]
fn layers_import_only_downward() {
    for layered in [LIBRARY, VARIANTS] {
        let src = root().join(layered.src);
        // The packaged library has no other crates.
        let Ok(text) = fs::read_to_string(src.join("lib.rs")) else { continue };
        let passed_on = passed_on(&text);
        assert!(passed_on.len() > 10, "the root passes on the names that are used most");
        let mut wrong = Vec::new();
        for file in rust_files(&src) {
            let name = file.strip_prefix(&src).expect("below src").to_string_lossy();
            let name = name.replace('\\', "/");
            let layer = module(&name)[0];
            if layer == "lib" {
                continue;
            }
            let is_known = layered.layers.iter().any(|row| row.0 == layer);
            assert!(is_known, "{}/{layer} is on no layer: add a row", layered.src);
            let text = fs::read_to_string(&file).expect("a text");
            wrong.extend(upward(&layered, &name, &text, &passed_on));
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}

/// The files of `technique` that the finders of every family may use.
const SHARED: &[&str] = &["guarded", "sentences"];

/// The files of `technique` that know the families.
const TABLES: &[&str] = &["mod", "table", "names", "pages"];

/// The finders that families take from others, each with its reason.
const TAKEN: &[(&str, &str)] = &[
    // Search tries the cell that forcing makes the most of.
    ("search", "forcing"),
];

/// A finder sees marks and makes steps. It knows no table, and nothing uses it but its entries.
#[test]
fn families_of_techniques_know_only_themselves() {
    let wrong = misused("technique", |family, used| {
        let [layer, inner, ..] = used else { return false };
        let is_fine = TABLES.contains(&family)
            || layer != "technique"
            || inner == family
            || SHARED.contains(&inner.as_str())
            || TAKEN.contains(&(family, inner));
        !is_fine
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The families that other layers import from: HoDoKu's own searches make the evidence of their steps with a
/// family's code. Everything else asks for techniques by name.
const TAKEN_BY_OTHERS: &[(&str, &str)] = &[
    ("rate/scales/hodoku/als.rs", "locked_sets"),
    ("rate/scales/hodoku/franken.rs", "fish"),
    ("rate/scales/hodoku/remote_pair.rs", "chains"),
];

/// A new import from a family fails until it has a row, and a row fails that has lost its import.
#[test]
fn other_layers_list_what_they_take_from_families() {
    let src = root().join("src");
    let technique = src.join("technique");
    let passed_on = passed_on(&fs::read_to_string(technique.join("mod.rs")).expect("a text"));
    let mut taken = BTreeSet::new();
    for file in rust_files(&src) {
        let name = file.strip_prefix(&src).expect("below src").to_string_lossy().replace('\\', "/");
        let module = module(&name);
        if module[0] == "technique" {
            continue;
        }
        for Import { path, .. } in imports(&fs::read_to_string(&file).expect("a text"), &module) {
            let [layer, used, ..] = &path[..] else { continue };
            let family = passed_on.get(used).map_or(used, |path| &path[0]);
            if layer == "technique" && technique.join(family).is_dir() {
                taken.insert((name.clone(), family.clone()));
            }
        }
    }
    let taken: Vec<_> = taken.iter().map(|(file, family)| (&**file, &**family)).collect();
    assert_eq!(taken, TAKEN_BY_OTHERS);
}

/// A scale knows what all scales share, and no other scale.
#[test]
fn scales_know_only_themselves() {
    let wrong = misused("rate/scales", |scale, used| match used {
        [layer, folder, other, ..] => {
            scale != "mod" && layer == "rate" && folder == "scales" && other != scale
        }
        _ => false,
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What all scales share knows no single scale.
#[test]
fn shared_parts_of_scales_know_no_scale() {
    // `mod` passes names on. An order of one's own is rated by the rules of Ninefold's scale.
    let wrong = misused("rate", |part, used| match used {
        [layer, folder, scale, ..] if layer == "rate" && folder == "scales" => {
            !["mod", "scales"].contains(&part) && (part, &**scale) != ("order", "ninefold")
        }
        _ => false,
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The imports of the files in a folder of `src/` that are wrong for the part of it that a file belongs to.
fn misused(folder: &str, is_wrong: impl Fn(&str, &[String]) -> bool) -> Vec<String> {
    let path = root().join("src").join(folder);
    let mut wrong = Vec::new();
    for file in rust_files(&path) {
        let name = file.strip_prefix(&path).expect("below").to_string_lossy().replace('\\', "/");
        let part = name.split(['/', '.', '\\']).next().expect("a name");
        let name = format!("{folder}/{name}");
        let text = fs::read_to_string(&file).expect("a text");
        for Import { line, path: used, .. } in imports(&text, &module(&name)) {
            if is_wrong(part, &used) {
                wrong.push(format!("src/{name}:{line}: {part} may not use {}", used.join("::")));
            }
        }
    }
    wrong
}

#[test]
fn the_layer_test_sees_upward_imports() {
    let root = "pub use grid::{Cell, Grid as Board};\npub use self::solve::check;\n\
                #[cfg(test)] use rate::grade;";
    let passed_on = passed_on(root);
    let names: Vec<_> = passed_on.iter().map(|(name, layer)| (&**name, layer_of(layer))).collect();
    assert_eq!(names, [("Board", "grid"), ("Cell", "grid"), ("check", "solve")]);
    let upward = |file: &str, text: &str| upward(&LIBRARY, file, text, &passed_on).len();
    for seen in [
        "use crate::solve::check;",
        "pub(crate) use crate::solve::check as test;",
        "use crate::{grid::Cell, solve};",
        "use crate::{\n    grid::{\n        Cell,\n    },\n    solve::{self, batch},\n};",
        "use super::super::super::solve;",
        "use super::super::super::{rate, grid};",
        "use crate::check;",
        "use crate::*;",
        "use crate::unknown;",
        "fn f() { crate::solve::check() }",
        "fn f() -> Option<crate::solve::Verdict> { None }",
        "impl crate::solve::Source for X {}",
        "fn f() { println!(\"{}\", crate::solve::check()) }",
        "macro_rules! m { () => { use $crate::{\n    grid::Cell,\n    solve,\n}; }; }",
        "mod inner { use super::super::super::super::solve; }",
        "#[cfg(test)]\nmod tests {}\n\nuse crate::solve::check;",
        "#[cfg(not(test))]\nuse crate::solve::check;",
    ] {
        assert_eq!(upward("technique/fish/x.rs", seen), 1, "{seen}");
    }
    for fine in [
        "use crate::grid::Cell; // not crate::solve",
        "/// Like [`crate::solve::check`].\nuse crate::{Cell, Board};",
        "use super::super::solve; use super::super::super::grid; use self::rate::x; use core::fmt;",
        "mod inner { use super::super::super::solve; }",
        "const NOT_CODE: &str = \"use crate::solve;\";",
        "#[cfg(test)]\nmod tests { use crate::solve::check; }",
        "#[cfg(all(test, feature = \"std\"))]\nuse crate::solve::check;",
        "impl X {\n    #[cfg(test)]\n    fn f() { crate::solve::check() }\n}",
    ] {
        assert_eq!(upward("technique/fish/x.rs", fine), 0, "{fine}");
    }
    assert_eq!(upward("learn/rungs/engine.rs", "use crate::solve;"), 0);
    assert_eq!(upward("learn/rungs/mrv.rs", "use crate::solve;"), 1);
    assert_eq!(upward("grid/mod.rs", "use super::simd;"), 1);
}

#[test]
fn unsafe_stays_in_its_files() {
    let mut files = Vec::new();
    for file in rust_files(&root()) {
        let text = fs::read_to_string(&file).expect("a text");
        if has_unsafe(text.parse().expect("Rust")) {
            files.push(file.strip_prefix(root()).expect("below the root").to_owned());
        }
    }
    files.sort();
    // The packaged library has no front ends.
    let here = UNSAFE_FILES.iter().map(Path::new).filter(|file| root().join(file).exists());
    assert_eq!(files, here.collect::<Vec<_>>());
}

/// Whether the keyword occurs.
fn has_unsafe(tokens: TokenStream) -> bool {
    tokens.into_iter().any(|token| match token {
        TokenTree::Group(group) => has_unsafe(group.stream()),
        TokenTree::Ident(ident) => ident == "unsafe",
        _ => false,
    })
}

#[test]
fn files_stay_readable() {
    let page = files(&root().join("web/src"), &["css", "ts", "tsx"]);
    for file in rust_files(&root()).into_iter().chain(page) {
        let lines = fs::read_to_string(&file).expect("a text").lines().count();
        assert!(lines <= LONGEST, "{}: {lines} lines, at most {LONGEST}", file.display());
    }
}
