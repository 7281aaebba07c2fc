//! `--lang`: the language of all texts for people.

use clap::ValueEnum;
use ninefold::Language;
use std::sync::OnceLock;

/// The languages by their names on the command line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Lang {
    /// English
    En,
    /// Korean
    Ko,
}

static CHOSEN: OnceLock<Language> = OnceLock::new();

impl Lang {
    /// Makes this the language of the whole run. Only the first call counts.
    pub(crate) fn choose(self) {
        let _ = CHOSEN.set(match self {
            Lang::En => Language::English,
            Lang::Ko => Language::Korean,
        });
    }
}

/// The language of this run; English until one is chosen.
pub(crate) fn language() -> Language {
    CHOSEN.get().copied().unwrap_or_default()
}

/// A text in the language of the run: `words!(en: "…", ko: "…")`, both written as for [`format!`].
macro_rules! words {
    (en: $english:literal, ko: $korean:literal $(, $argument:expr)* $(,)?) => {
        match $crate::language::language() {
            ::ninefold::Language::English => format!($english $(, $argument)*),
            ::ninefold::Language::Korean => format!($korean $(, $argument)*),
        }
    };
}

pub(crate) use words;
