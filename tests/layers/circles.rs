//! Checks that few files import each other in circles.

use crate::imports::{imports, passed_on};
use crate::{module, root, rust_files};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

/// More files than this in a circle can only be understood all at once.
const LARGEST: usize = 12;

/// A file's place in its crate, such as `["grid", "line"]`.
type Module = Vec<String>;

/// The files of a crate.
struct Files {
    texts: BTreeMap<Module, String>,
    passed_on: BTreeMap<Module, BTreeMap<String, Vec<String>>>,
}

impl Files {
    fn of(files: impl IntoIterator<Item = (String, String)>) -> Files {
        let name = |file: &str| -> Module {
            let parts = module(file).into_iter().filter(|part| *part != "lib");
            parts.map(str::to_owned).collect()
        };
        let texts: BTreeMap<Module, String> =
            files.into_iter().map(|(file, text)| (name(&file), text)).collect();
        let passed_on =
            texts.iter().map(|(module, text)| (module.clone(), passed_on(text))).collect();
        Files { texts, passed_on }
    }

    /// The file that has what a path leads to, also through files that pass it on.
    fn target(&self, path: &[String]) -> Module {
        let is_file = |&length: &usize| self.texts.contains_key(&path[..length]);
        let length = (0..=path.len()).rev().find(is_file).unwrap_or(0);
        let (file, rest) = path.split_at(length);
        let through = rest.first().and_then(|name| self.passed_on.get(file)?.get(name));
        let Some(through) = through else { return file.to_vec() };
        let mut at = file.to_vec();
        for part in through {
            match part.as_str() {
                "crate" => at.clear(),
                "self" => {}
                "super" => {
                    at.pop();
                }
                name => at.push(name.to_owned()),
            }
        }
        // A name of another crate is not below this one.
        if at == path || !self.texts.contains_key(&at[..1.min(at.len())]) {
            return file.to_vec();
        }
        self.target(&at)
    }

    /// The files that each file imports.
    fn imports(&self) -> BTreeMap<&Module, BTreeSet<Module>> {
        let of = |(file, text): (_, &String)| {
            let module: &Module = file;
            let names: Vec<&str> = module.iter().map(String::as_str).collect();
            let used = imports(text, &names).into_iter().filter(|import| !import.is_passed_on);
            let mut targets: BTreeSet<_> = used.map(|import| self.target(&import.path)).collect();
            targets.remove(module);
            (module, targets)
        };
        self.texts.iter().map(of).collect()
    }

    /// The largest set of files that all import each other, directly or through others of the set.
    fn largest_circle(&self) -> BTreeSet<Module> {
        let imports = self.imports();
        let reached = |from: &Module| {
            let (mut seen, mut todo) = (BTreeSet::new(), vec![from.clone()]);
            while let Some(file) = todo.pop() {
                for next in imports.get(&file).into_iter().flatten() {
                    if seen.insert(next.clone()) {
                        todo.push(next.clone());
                    }
                }
            }
            seen
        };
        let reached: BTreeMap<&Module, BTreeSet<Module>> =
            imports.keys().map(|&file| (file, reached(file))).collect();
        let circle = |(file, all): (&&Module, &BTreeSet<Module>)| -> BTreeSet<Module> {
            all.iter().filter(|other| reached[other].contains(*file)).cloned().collect()
        };
        reached.iter().map(circle).max_by_key(BTreeSet::len).unwrap_or_default()
    }
}

#[test]
fn circles_of_imports_are_small() {
    for source in ["src", "variants/src", "cli/src"] {
        let folder = root().join(source);
        let files = rust_files(&folder).into_iter().map(|file| {
            let name = file.strip_prefix(&folder).expect("below").to_string_lossy().into_owned();
            (name, fs::read_to_string(file).expect("a text"))
        });
        let circle = Files::of(files).largest_circle();
        assert!(circle.len() <= LARGEST, "{source}: a circle of {}: {circle:?}", circle.len());
    }
}

#[test]
fn circles_are_seen_through_files_that_pass_names_on() {
    let files = [
        ("lib.rs", "mod a; mod b; mod c; pub use b::B;"),
        ("a/mod.rs", "mod inner; pub(crate) use inner::A;"),
        ("a/inner.rs", "use crate::B; pub(crate) struct A(B);"),
        ("b.rs", "use crate::a::A; pub struct B(A);"),
        ("c.rs", "use crate::B; struct C(B);"),
    ];
    let files = Files::of(files.map(|(file, text)| (file.to_owned(), text.to_owned())));
    let circle: Vec<_> = files.largest_circle().iter().map(|file| file.join("/")).collect();
    assert_eq!(circle, ["a/inner", "b"]);
}

#[test]
fn circles_are_seen_through_paths_to_modules_of_the_file() {
    for parent in [
        "mod inner; use inner::A; pub struct B;",
        "mod inner; pub struct B; fn f() { inner::f() }",
        "mod inner; pub struct B; fn f() { println!(\"{}\", inner::f()) }",
    ] {
        let files =
            [("a/mod.rs", parent), ("a/inner.rs", "use super::B; fn f(b: core::inner::B) {}")];
        let files = Files::of(files.map(|(file, text)| (file.to_owned(), text.to_owned())));
        assert_eq!(files.largest_circle().len(), 2, "{parent}");
    }
    let files = [
        ("a/mod.rs", "mod inner; use core::inner::A; mod b { use inner::A; } pub struct B;"),
        ("a/inner.rs", "use super::B;"),
    ];
    let files = Files::of(files.map(|(file, text)| (file.to_owned(), text.to_owned())));
    assert_eq!(files.largest_circle().len(), 0);
}
