//! What each module may import from.

/// A crate whose modules lie in layers.
pub(crate) struct Layered {
    /// The folder of its files.
    pub(crate) src: &'static str,
    /// Each module at its root with those that it may import from.
    pub(crate) layers: &'static [(&'static str, &'static [&'static str])],
    /// Further imports that single files may make, each with its reason.
    pub(crate) exceptions: &'static [(&'static str, &'static str)],
}

/// The library.
pub(crate) const LIBRARY: Layered = Layered { src: "src", layers: LAYERS, exceptions: EXCEPTIONS };

/// The crate of variants.
pub(crate) const VARIANTS: Layered = Layered {
    src: "variants/src",
    layers: LAYERS_OF_VARIANTS,
    // Its tests compare the search with the plain solver.
    exceptions: &[("search/tests.rs", "reference")],
};

const LAYERS: &[(&str, &[&str])] = &[
    ("names", &[]),
    ("level", &["names"]),
    ("clock", &[]),
    ("depth", &[]),
    ("sorting", &[]),
    ("grid", &["names"]),
    ("simd", &["names"]),
    ("text", &["grid"]),
    ("solve", &["grid", "simd", "clock"]),
    ("proof", &["grid"]),
    ("marks", &["grid", "sorting"]),
    ("step", &["grid", "proof", "marks", "clock"]),
    ("technique", &["grid", "proof", "marks", "step", "sorting"]),
    ("canon", &["grid"]),
    ("tell", &["depth", "grid", "marks", "step", "technique"]),
    ("draw", &["grid", "technique"]),
    ("learn", &["grid"]),
    ("position", &["depth", "grid", "solve", "technique"]),
    (
        "rate",
        &["level", "depth", "grid", "proof", "solve", "technique", "tell", "canon", "position"],
    ),
    ("hint", &["depth", "grid", "solve", "technique", "tell", "position", "rate"]),
    (
        "serialise",
        &["level", "grid", "simd", "text", "solve", "learn", "technique", "rate", "generate"],
    ),
    ("generate", &["level", "grid", "simd", "solve", "technique", "canon", "rate"]),
];

const LAYERS_OF_VARIANTS: &[(&str, &[&str])] = &[
    // Messages name rules.
    ("error", &["rule"]),
    ("board", &["error"]),
    ("rule", &["error", "board"]),
    ("picture", &["board", "rule"]),
    ("check", &["board", "rule"]),
    ("reference", &["board", "rule"]),
    ("filter", &["board", "rule"]),
    ("outcome", &["board"]),
    ("search", &["board", "rule", "filter", "outcome"]),
    ("puzzle", &["error", "board", "rule", "outcome", "search"]),
    ("setter", &["error", "board", "rule", "outcome", "search", "puzzle"]),
    ("explain", &["board", "rule", "check", "outcome", "search", "puzzle"]),
    ("large", &["error", "board", "outcome", "search", "puzzle"]),
    ("format", &["error", "board", "rule", "puzzle", "large"]),
    ("generate", &["error", "board", "rule", "outcome", "puzzle", "explain"]),
    ("guide", &["board", "rule", "check", "outcome", "puzzle", "explain"]),
    (
        "questions",
        &["board", "rule", "check", "outcome", "puzzle", "explain", "format", "generate"],
    ),
];

const EXCEPTIONS: &[(&str, &str)] = &[
    // The last rung of the ladder is Ninefold's own engine, shown beside the textbook ways.
    ("learn/rungs/engine.rs", "solve"),
    // A text is a puzzle when its clues are one.
    ("solve/puzzle.rs", "text"),
    // A name that no technique has.
    ("technique/names.rs", "names"),
    // A macro for other crates names the type by its public path.
    ("step/template.rs", "technique"),
];
