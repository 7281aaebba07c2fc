//! `--lang`: the language of explanations.

use clap::{Args, ValueEnum};
use ninefold::Language;

/// The option of the commands that explain.
#[derive(Args, Debug)]
pub(crate) struct InLanguage {
    /// The language
    #[arg(long, value_enum, default_value_t = Lang::En)]
    lang: Lang,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Lang {
    /// English
    En,
    /// Korean
    Ko,
}

impl InLanguage {
    /// The language that was asked for.
    pub(crate) fn language(&self) -> Language {
        match self.lang {
            Lang::En => Language::English,
            Lang::Ko => Language::Korean,
        }
    }
}
