//! How variants that were made are written.

use crate::console::language::words;
use crate::options::{Target, that_take_variants};
use anyhow::bail;
use ninefold::text::Format;
use ninefold_variants::format::{Draft, Format as VariantFormat, Loss};
use ninefold_variants::generate::NotMade;

/// The format that was asked for; `is_plain` is a board without other rules.
///
/// # Errors
/// When it has no place for variants.
pub(super) fn variant_format(
    target: &Target,
    is_plain: bool,
) -> anyhow::Result<Option<&'static VariantFormat>> {
    match (target.variant_format(), target.format()) {
        (Some(format), _) => Ok(Some(format)),
        (None, None) => Ok(None),
        (None, Some(Format::Line)) if is_plain => Ok(VariantFormat::named("grid")),
        (None, Some(format)) => match VariantFormat::named(format.name()) {
            Some(format) => Ok(Some(format)),
            None => {
                let (names, name) = (that_take_variants(&[]), format.name());
                bail!(words!(
                    en: "variants are written as {names}, not as {name}",
                    ko: "변형 퍼즐은 {names}로 씁니다: {name} 형식에는 담을 수 없습니다",
                ))
            }
        },
    }
}

/// A puzzle as a line: in the format that was asked for, or as a constraint string, or in the JSON that holds everything.
///
/// # Errors
/// When the format has no place for a rule.
pub(super) fn one_line(draft: &Draft, format: Option<&VariantFormat>) -> Result<String, NotMade> {
    let written = match format {
        Some(format) => {
            let written = format.write(draft).ok();
            let whole =
                written.filter(|written| !written.losses.iter().any(Loss::changes_the_puzzle));
            whole.ok_or_else(|| NotMade::lost(format.name))?
        }
        None => {
            let mut written = ["iss", "variant-json"]
                .into_iter()
                .filter_map(|name| VariantFormat::named(name)?.write(draft).ok());
            let whole = written.find(|written| written.losses.is_empty());
            whole.ok_or_else(|| NotMade::lost("iss"))?
        }
    };
    Ok(written.on_one_line())
}
