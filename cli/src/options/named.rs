//! The formats that one names: those of classic puzzles, and those of variants.

use crate::console::language::language;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use ninefold::Language;
use ninefold::text::Format;
use ninefold_variants::format::{FORMATS, Format as VariantFormat};

/// What `--from` or `--to` names.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Named {
    /// A format of classic puzzles.
    Classic(Format),
    /// A format of variants.
    Variants(&'static VariantFormat),
}

impl Named {
    /// The format, if it is one of classic puzzles.
    pub(crate) fn classic(self) -> Option<Format> {
        match self {
            Named::Classic(format) => Some(format),
            Named::Variants(_) => None,
        }
    }

    /// The format, if it is one of variants.
    pub(crate) fn variant_format(self) -> Option<&'static VariantFormat> {
        match self {
            Named::Classic(_) => None,
            Named::Variants(format) => Some(format),
        }
    }
}

/// Reads the name of a format; help lists them all.
pub(crate) fn from_parser() -> impl TypedValueParser<Value = Named> {
    named_parser(|_| true)
}

/// Reads the name of a format to write.
pub(super) fn to_parser() -> impl TypedValueParser<Value = Named> {
    named_parser(VariantFormat::writes)
}

fn named_parser(is_wanted: fn(&VariantFormat) -> bool) -> impl TypedValueParser<Value = Named> {
    let is_new = |it: &&VariantFormat| is_wanted(it) && it.name.parse::<Format>().is_err();
    let variants = FORMATS.iter().filter(is_new);
    let variants =
        variants.map(|it| PossibleValue::new(it.name).help(it.summary(Language::English)));
    PossibleValuesParser::new(classic().chain(variants)).try_map(|name| {
        let classic = name.parse::<Format>().map(Named::Classic);
        classic.or_else(|unknown| VariantFormat::named(&name).map(Named::Variants).ok_or(unknown))
    })
}

/// The formats in which variants are written, and these others, as a list of names.
pub(crate) fn that_take_variants(others: &[&'static str]) -> String {
    let is_for_rules = |it: &&VariantFormat| it.writes() && it.is_marked();
    let variants = FORMATS.iter().filter(is_for_rules).map(|it| it.name);
    let names: Vec<&str> = variants.chain(others.iter().copied()).collect();
    match (language(), &names[..]) {
        (Language::English, [first @ .., last]) => format!("{} or {last}", first.join(", ")),
        _ => names.join(", "),
    }
}

fn classic() -> impl Iterator<Item = PossibleValue> {
    Format::ALL.iter().map(|it| PossibleValue::new(it.name()).help(it.summary(Language::English)))
}
