//! `--lang`: the language of all texts for people.

use clap::ValueEnum;
use ninefold::Language;
use std::sync::atomic::{AtomicBool, Ordering};

/// The languages by their names on the command line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Lang {
    En,
    Ko,
}

static IS_KOREAN: AtomicBool = AtomicBool::new(false);

impl Lang {
    /// Makes this the language of the run from now on.
    pub(crate) fn choose(self) {
        IS_KOREAN.store(self == Lang::Ko, Ordering::Relaxed);
    }
}

/// The language of this run; English until one is chosen.
pub(crate) fn language() -> Language {
    match IS_KOREAN.load(Ordering::Relaxed) {
        true => Language::Korean,
        false => Language::English,
    }
}

/// A text in the language of the run: `words!(en: "…", ko: "…")`, both written as for [`format!`].
macro_rules! words {
    (en: $english:literal, ko: $korean:literal $(, $argument:expr)* $(,)?) => {
        match $crate::console::language::language() {
            ::ninefold::Language::English => format!($english $(, $argument)*),
            ::ninefold::Language::Korean => format!($korean $(, $argument)*),
        }
    };
}

pub(crate) use words;
