//! The texts of a step, made from its evidence: the short notation that players use, and sentences
//! in English and Korean.
//!
//! Each technique has a [`Template`] of each in its [entry](crate::step::Entry).

mod english;
mod hint;
#[cfg(feature = "json")]
pub mod json;
mod korean;
mod notation;

pub use hint::Place;
pub use notation::{chain_text, houses_text, net_text};

use crate::grid::{CellSet, Language, particle};
use crate::step::{Item, Placeholder, Role, Step, Technique, Template, role, template};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

impl Technique {
    /// The technique's name in a language, or in English where there is none.
    pub fn name(self, language: Language) -> &'static str {
        let entry = self.entry();
        match language {
            Language::English => entry.name,
            Language::Korean => entry.korean.unwrap_or(entry.name),
        }
    }
}

impl fmt::Display for Technique {
    /// The English name.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.entry().name)
    }
}

impl fmt::Display for Step {
    /// The short notation in English, see [`Step::notation`].
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.notation(Language::English))
    }
}

impl Step {
    /// The short notation that players use, as in `X-Wing: 3 r28\c48 => r1c4,r5c8<>3`. Only the
    /// technique's name depends on the language.
    pub fn notation(&self, language: Language) -> String {
        let name = self.technique().name(language);
        let body = fill(self.technique().entry().notation.text(), self, None).unwrap_or_default();
        let effects = notation::effects(self);
        if body.is_empty() {
            format!("{name}: {effects}")
        } else {
            format!("{name}: {body} => {effects}")
        }
    }

    /// The step and its reason in a person's sentences.
    pub fn explain(&self, language: Language) -> String {
        let (sentences, language) = self.technique().entry().sentences.in_language(language);
        let text = |template: Template| fill(template.text(), self, Some(language));
        text(sentences).or_else(|| text(template!("{do}."))).unwrap_or_default()
    }

    /// The step's effects in the short notation: `r1c4,r5c8<>3`.
    pub fn effects(&self) -> String {
        notation::effects(self)
    }
}

/// Fills a template; `None` when a part is missing outside brackets. Without a language the parts
/// are written in the short notation.
fn fill(template: &str, step: &Step, language: Option<Language>) -> Option<String> {
    let mut out = String::new();
    fill_into(&mut out, template, step, language).map(|()| out)
}

fn fill_into(
    out: &mut String,
    template: &str,
    step: &Step,
    language: Option<Language>,
) -> Option<()> {
    let mut rest = template;
    while let Some(at) = rest.find(['{', '[']) {
        out.push_str(&rest[..at]);
        let open = &rest[at..];
        if open.starts_with('[') {
            let (end, before) = (closing(open)?, out.len());
            let text = if_it_holds(&open[1..end], step);
            if text.and_then(|text| fill_into(out, text, step, language)).is_none() {
                out.truncate(before);
            }
            rest = &open[end + 1..];
        } else {
            let end = open.find('}')?;
            let name = &open[1..end];
            match name.split_once('/') {
                Some((closed, vowel)) => out.push_str(particle(out, closed, vowel)),
                None => {
                    let named = Placeholder::of_name(name.as_bytes())?;
                    out.push_str(&part(named, step, language)?);
                }
            }
            rest = &open[end + 1..];
        }
    }
    out.push_str(rest);
    Some(())
}

/// Where the bracket that opens a text closes.
fn closing(text: &str) -> Option<usize> {
    let mut depth = 0;
    text.char_indices().find_map(|(at, c)| {
        match c {
            '[' => depth += 1,
            ']' => depth -= 1,
            _ => {}
        }
        (depth == 0).then_some(at)
    })
}

/// The text in brackets, without its condition; `None` when that does not hold.
fn if_it_holds<'a>(text: &'a str, step: &Step) -> Option<&'a str> {
    let (holds, rest): (fn(usize) -> bool, _) = match text.split_once(':') {
        Some(("one", rest)) => (|count| count == 1, rest),
        Some(("many", rest)) => (|count| count > 1, rest),
        _ => return Some(text),
    };
    let (of, text) = rest.split_once('|')?;
    let items = roles(of.as_bytes()).flat_map(|role| step.pattern().of(role));
    let count = items.map(|item| match item {
        Item::Candidates(cells, digits) => cells.len() * digits.len(),
        Item::House(_) => 0,
    });
    holds(count.sum()).then_some(text)
}

/// The roles of these names, with `+` between.
fn roles(names: &[u8]) -> impl Iterator<Item = Role> + '_ {
    names.split(|byte| *byte == b'+').filter_map(role)
}

/// The text that stands for a name in braces; `None` when there is no such part.
fn part(name: Placeholder<'_>, step: &Step, language: Option<Language>) -> Option<String> {
    let pattern = step.pattern();
    let chain = |number: u8| pattern.chains().get(usize::from(number));
    let text = match name {
        Placeholder::Effects => match language {
            Some(Language::English) => english::effects(step),
            Some(Language::Korean) => korean::effects(step),
            None => notation::effects(step),
        },
        Placeholder::Chain(number) => chain_text(chain(number)?),
        Placeholder::Chains => {
            pattern.chains().iter().map(|c| chain_text(c)).collect::<Vec<_>>().join("; ")
        }
        Placeholder::Net(number) => net_text(chain(number)?),
        Placeholder::Nets => {
            let nets = pattern.chains().iter().take(assumptions(step)).map(|net| net_text(net));
            nets.filter(|net| !net.is_empty()).collect::<Vec<_>>().join("; ")
        }
        Placeholder::Nested => {
            let nets = pattern.chains().iter().enumerate().skip(assumptions(step));
            let texts = nets.map(|(i, net)| match net.split_last() {
                Some((last, rest)) if last.is_contradiction() => {
                    let conflict = match language.unwrap_or_default() {
                        Language::English => english::contradiction(last),
                        Language::Korean => korean::contradiction(last),
                    };
                    format!("*{i} {}: {conflict}", net_text(rest))
                }
                _ => format!("*{i} {}", net_text(net)),
            });
            texts.collect::<Vec<_>>().join("; ")
        }
        Placeholder::Digits(role) => {
            let digits = pattern.digits_of(role);
            match language {
                None => digits.to_string(),
                Some(language) => list(digits.iter().map(|d| d.to_string()), language),
            }
        }
        Placeholder::Cells(names) => {
            let cells = roles(names).fold(CellSet::EMPTY, |c, r| c | pattern.cells_of(r));
            match language {
                None => cells.to_string(),
                Some(language) => list(cells.iter().map(|c| c.to_string()), language),
            }
        }
        Placeholder::Houses(role) => {
            let houses = pattern.houses_of(role);
            match language {
                None => houses_text(houses),
                Some(Language::English) => english::houses(houses),
                Some(Language::Korean) => korean::houses(houses),
            }
        }
        Placeholder::Candidates(role) => {
            let items = pattern.of(role).filter_map(|item| match item {
                Item::Candidates(cells, digits) => Some(format!("{cells}({digits})")),
                Item::House(_) => None,
            });
            list(items, language.unwrap_or_default())
        }
        Placeholder::Particle => return None,
    };
    (!text.is_empty()).then_some(text)
}

/// The number of a step's assumptions, and so of the nets that start from them.
fn assumptions(step: &Step) -> usize {
    step.pattern().of(Role::True).chain(step.pattern().of(Role::False)).count()
}

/// `a`, `a and b`, `a, b and c`.
fn list(items: impl Iterator<Item = String>, language: Language) -> String {
    let items: Vec<String> = items.collect();
    match (&items[..], language) {
        ([], _) => String::new(),
        ([one], _) => one.clone(),
        (all, Language::Korean) => all.join(", "),
        ([most @ .., last], Language::English) => format!("{} and {last}", most.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_technique_says_why_and_what_to_do() {
        for &technique in Technique::ALL {
            let sentences = technique.entry().sentences;
            for text in [Some(sentences.english), sentences.korean].into_iter().flatten() {
                let text = text.text();
                assert!(text.contains("{do}") && text != "{do}.", "{technique}: {text}");
            }
        }
    }

    /// What is not yet translated: the technique's code, and `name`, `sentences` or `page`.
    const WITHOUT_KOREAN: &[(&str, &str)] = &[];

    #[test]
    fn every_technique_has_its_texts_in_both_languages() {
        let is_korean = |text: &str| text.contains(|c: char| ('가'..='힣').contains(&c));
        let mut missing = Vec::new();
        for &technique in Technique::ALL {
            let entry = technique.entry();
            let [english, korean] =
                [Language::English, Language::Korean].map(|language| technique.page(language));
            assert!(!english.is_empty(), "pages.md has no page `# {}`", entry.code);
            assert!(!is_korean(english), "{technique} in English");
            let has = [
                ("name", entry.korean.is_some()),
                ("sentences", entry.sentences.korean.is_some()),
                ("page", korean != english),
            ];
            missing.extend(has.into_iter().filter(|of| !of.1).map(|of| (entry.code, of.0)));
            if korean != english {
                let paragraphs = korean.trim().split("\n\n");
                assert!(paragraphs.clone().all(is_korean), "{technique} in Korean");
                assert_eq!(paragraphs.count(), english.trim().split("\n\n").count(), "{technique}");
            }
        }
        assert_eq!(missing, WITHOUT_KOREAN, "what lacks Korean, and what may lack it");
    }
}
