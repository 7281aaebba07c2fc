//! Keeps the house in order: layers import only downward, `unsafe` stays in its file, files stay
//! short enough to read.

use std::fs;
use std::path::{Path, PathBuf};

/// Each folder of `src/` with the folders that it may import from.
const LAYERS: &[(&str, &[&str])] = &[
    ("grid", &[]),
    ("simd", &[]),
    ("text", &["grid"]),
    ("solve", &["grid", "simd"]),
    ("proof", &["grid"]),
    ("technique", &["grid", "proof"]),
    ("canon", &["grid"]),
    ("learn", &["grid"]),
    ("rate", &["grid", "solve", "technique", "canon"]),
    ("generate", &["grid", "simd", "solve", "technique", "canon", "rate"]),
];

/// Further imports that single files may make, each with its reason.
const EXCEPTIONS: &[(&str, &str)] = &[
    // The last rung of the ladder is Ninefold's own engine, shown beside the textbook ways.
    ("learn/rungs/engine.rs", "solve"),
];

/// The one file that may contain `unsafe`.
const UNSAFE_FILE: &str = "src/simd/level.rs";

/// A file longer than this answers more than one question.
const LONGEST: usize = 400;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let Ok(entries) = fs::read_dir(folder) else { return files };
    for entry in entries.map(|entry| entry.expect("a readable folder").path()) {
        let name = entry.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if entry.is_dir() && name != "target" && name != "node_modules" && !name.starts_with('.') {
            files.extend(rust_files(&entry));
        } else if name.ends_with(".rs") {
            files.push(entry);
        }
    }
    files
}

/// The lines that are code: what stands before a `#[cfg(test)]` module, comments left out.
fn code(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines()
        .take_while(|line| !line.starts_with("#[cfg(test)]"))
        .enumerate()
        .map(|(i, line)| (i + 1, line.split("//").next().unwrap_or(line)))
}

/// The layers that a line names by path, `crate::layer` or in a group `crate::{layer, …}`.
fn imports(line: &str) -> Vec<&'static str> {
    LAYERS
        .iter()
        .map(|(layer, _)| *layer)
        .filter(|layer| {
            line.match_indices("crate::").any(|(at, prefix)| {
                let path = &line[at + prefix.len()..];
                let names = |text: &str| {
                    text.trim_start().strip_prefix(layer).is_some_and(|rest| {
                        !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_')
                    })
                };
                match path.strip_prefix('{') {
                    Some(group) => group.split(',').any(names),
                    None => names(path),
                }
            })
        })
        .collect()
}

fn upward(layer: &str, file: &str, text: &str) -> Vec<String> {
    let allowed = LAYERS.iter().find(|(name, _)| *name == layer).map_or(&[][..], |row| row.1);
    code(text)
        .flat_map(|(line, code)| imports(code).into_iter().map(move |import| (line, import)))
        .filter(|(_, import)| *import != layer && !allowed.contains(import))
        .filter(|(_, import)| !EXCEPTIONS.contains(&(file, import)))
        .map(|(line, import)| format!("src/{file}:{line}: {layer} may not import {import}"))
        .collect()
}

#[test]
fn layers_import_only_downward() {
    let src = root().join("src");
    let mut wrong = Vec::new();
    for entry in fs::read_dir(&src).expect("src").map(|entry| entry.expect("src").path()) {
        if !entry.is_dir() {
            continue;
        }
        let layer = entry.file_name().expect("a name").to_string_lossy().into_owned();
        assert!(LAYERS.iter().any(|row| row.0 == layer), "src/{layer} is on no layer: add a row");
        for file in rust_files(&entry) {
            let name = file.strip_prefix(&src).expect("below src").to_string_lossy().into_owned();
            wrong.extend(upward(&layer, &name, &fs::read_to_string(&file).expect("a text")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_layer_test_sees_upward_imports() {
    assert_eq!(upward("grid", "grid/x.rs", "use crate::solve::check;\n").len(), 1);
    assert_eq!(upward("technique", "technique/x.rs", "use crate::{grid::Cell, solve};").len(), 1);
    assert_eq!(upward("solve", "solve/x.rs", "fn f() { crate::technique::find() }").len(), 1);
    assert!(
        upward("solve", "solve/x.rs", "use crate::grid::Cell; // not crate::rate\n").is_empty()
    );
    assert!(upward("learn", "learn/rungs/engine.rs", "use crate::solve;").is_empty());
}

#[test]
fn unsafe_stays_in_its_file() {
    for file in rust_files(&root()) {
        let name =
            file.strip_prefix(root()).expect("below the root").to_string_lossy().into_owned();
        let text = fs::read_to_string(&file).expect("a text");
        let found = code(&text).find(|(_, line)| {
            line.contains("unsafe {") || line.contains("unsafe fn") || line.contains("(unsafe_code")
        });
        if name != UNSAFE_FILE && !name.starts_with("tests/") {
            assert_eq!(found, None, "{name}: only {UNSAFE_FILE} may contain it");
        }
    }
}

#[test]
fn files_stay_readable() {
    for file in rust_files(&root()) {
        let lines = fs::read_to_string(&file).expect("a text").lines().count();
        assert!(lines <= LONGEST, "{}: {lines} lines, at most {LONGEST}", file.display());
    }
}
