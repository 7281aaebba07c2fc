//! The formats that one names: those of classic puzzles, and the notations of variants.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use ninefold::text::Format;
use ninefold_variants::format::{FORMATS, Format as Notation};

/// What `--from` or `--to` names.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Named {
    /// A format of classic puzzles.
    Classic(Format),
    /// A notation of variants.
    Variants(&'static Notation),
}

impl Named {
    /// The format, if it is one of classic puzzles.
    pub(crate) fn classic(self) -> Option<Format> {
        match self {
            Named::Classic(format) => Some(format),
            Named::Variants(_) => None,
        }
    }

    /// The notation, if it is one of variants.
    pub(crate) fn notation(self) -> Option<&'static Notation> {
        match self {
            Named::Classic(_) => None,
            Named::Variants(notation) => Some(notation),
        }
    }
}

/// Reads the name of a format; help lists them all.
pub(crate) fn from_parser() -> impl TypedValueParser<Value = Named> {
    named_parser(|_| true)
}

/// Reads the name of a format to write.
pub(super) fn to_parser() -> impl TypedValueParser<Value = Named> {
    named_parser(Notation::writes)
}

fn named_parser(is_wanted: fn(&Notation) -> bool) -> impl TypedValueParser<Value = Named> {
    let is_new = |it: &&Notation| is_wanted(it) && it.name.parse::<Format>().is_err();
    let variants = FORMATS.iter().filter(is_new);
    let variants = variants.map(|it| PossibleValue::new(it.name).help(it.summary));
    PossibleValuesParser::new(classic().chain(variants)).try_map(|name| {
        let classic = name.parse::<Format>().map(Named::Classic);
        classic.or_else(|unknown| Notation::named(&name).map(Named::Variants).ok_or(unknown))
    })
}

fn classic() -> impl Iterator<Item = PossibleValue> {
    Format::ALL.iter().map(|it| PossibleValue::new(it.name()).help(it.summary()))
}
