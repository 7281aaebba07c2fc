//! Templates of texts about steps, checked when the program is compiled.

use super::Role;
use crate::grid::Language;
use core::fmt;

/// A text with places for the parts of a step, as `{digits:body} in {cells:body}`. The macro
/// [`template!`](crate::template) makes one from a literal.
///
/// - `{digits:ROLE}`, `{cells:ROLE}`, `{houses:ROLE}` and `{candidates:ROLE}` stand for a part of
///   the step's pattern; `{cells:fin+endo}` takes two roles together. The roles are `body`, `hinge`,
///   `wing`, `base`, `cover`, `fin`, `endo`, `missing`, `a` to `d` (colours), `true`, `false`,
///   `link`, and `set0`, `set1` and so on.
/// - `{chain}` stands for all chains, `{chain:0}` for the first; `{nets}` for the nets of the
///   assumptions, `{net:0}` for the first; `{nested}` for the numbered nets within them.
/// - `{do}` states the step's effects.
/// - `[…]` is left out when a part that it names is missing; sentences that miss a part outside of
///   brackets become `{do}` alone. `[one:fin|…]` stands only if the role
///   has one candidate, `[many:fin|…]` only if it has several. Brackets may stand in brackets.
/// - In Korean `{을/를}` takes the form that fits the sound before it; so do `{이/가}`, `{은/는}`,
///   `{과/와}` and `{으로/로}`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Template(&'static str);

impl Template {
    /// The template of this text.
    ///
    /// # Errors
    /// [`BadTemplate`] when a brace or bracket is not closed or names nothing that there is.
    pub const fn new(text: &'static str) -> Result<Template, BadTemplate> {
        match flaw(text.as_bytes()) {
            None => Ok(Template(text)),
            Some((at, reason)) => Err(BadTemplate { text, at, reason }),
        }
    }

    /// Its text.
    pub const fn text(self) -> &'static str {
        self.0
    }
}

/// A [`Template`] from a literal. A mistake in it is an error of the compiler.
///
/// ```
/// let text = ninefold::template!("{digits:body} in {cells:body}[, fins {cells:fin}]");
/// assert!(text.text().starts_with("{digits"));
/// ```
///
/// ```compile_fail
/// ninefold::template!("{digits:boddy} in {cells:body}"); // no such role
/// ```
#[macro_export]
macro_rules! template {
    ($text:expr) => {
        const {
            match $crate::technique::Template::new($text) {
                Ok(template) => template,
                Err(bad) => panic!("{}", bad.reason()),
            }
        }
    };
}

pub(crate) use template;

/// What is wrong with the text of a template.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadTemplate {
    text: &'static str,
    at: usize,
    reason: &'static str,
}

impl BadTemplate {
    /// What is wrong, in a few words.
    pub const fn reason(&self) -> &'static str {
        self.reason
    }
}

impl fmt::Display for BadTemplate {
    /// The reason, and the text from where it is wrong.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {:?}", self.reason, self.text.get(self.at..).unwrap_or_default())
    }
}

impl core::error::Error for BadTemplate {}

/// A step and its reason in a person's sentences.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sentences {
    /// In English.
    pub english: Template,
    /// In Korean; in English where they are missing.
    pub korean: Option<Template>,
}

impl Sentences {
    /// In a language, or in English where they are missing.
    pub const fn in_language(&self, language: Language) -> (Template, Language) {
        match (language, self.korean) {
            (Language::Korean, Some(korean)) => (korean, language),
            _ => (self.english, Language::English),
        }
    }
}

/// What a name in braces stands for; roles that are taken together keep their names.
#[derive(Clone, Copy)]
pub(crate) enum Placeholder<'a> {
    Effects,
    Chains,
    Chain(u8),
    Nets,
    Net(u8),
    Nested,
    Digits(Role),
    Cells(&'a [u8]),
    Houses(Role),
    Candidates(Role),
    /// Forms of a Korean particle.
    Particle,
}

impl Placeholder<'_> {
    /// The meaning of a name.
    pub(crate) const fn of_name(name: &[u8]) -> Option<Placeholder<'_>> {
        use Placeholder::*;
        let end = find(name, 0, b':');
        let (what, rest) = name.split_at(end);
        let Some((_, of)) = rest.split_first() else {
            return Some(match what {
                b"do" => Effects,
                b"chain" => Chains,
                b"nets" => Nets,
                b"nested" => Nested,
                _ if is_particle(what) => Particle,
                _ => return None,
            });
        };
        match (what, number(of), role(of)) {
            (b"chain", Some(number), _) => Some(Chain(number)),
            (b"net", Some(number), _) => Some(Net(number)),
            (b"digits", _, Some(role)) => Some(Digits(role)),
            (b"houses", _, Some(role)) => Some(Houses(role)),
            (b"candidates", _, Some(role)) => Some(Candidates(role)),
            (b"cells", ..) if are_roles(of) => Some(Cells(of)),
            _ => None,
        }
    }
}

/// The role that a template calls by this name.
pub(crate) const fn role(name: &[u8]) -> Option<Role> {
    Some(match name {
        b"body" => Role::Body,
        b"hinge" => Role::Hinge,
        b"wing" => Role::Wing,
        b"base" => Role::Base,
        b"cover" => Role::Cover,
        b"fin" => Role::Fin,
        b"endo" => Role::EndoFin,
        b"missing" => Role::Missing,
        b"a" => Role::ColourA,
        b"b" => Role::ColourB,
        b"c" => Role::ColourC,
        b"d" => Role::ColourD,
        b"true" => Role::True,
        b"false" => Role::False,
        b"link" => Role::Link,
        [b's', b'e', b't', rest @ ..] => match number(rest) {
            Some(number) => Role::Set(number),
            None => return None,
        },
        _ => return None,
    })
}

/// A number of one or two digits.
const fn number(text: &[u8]) -> Option<u8> {
    match text {
        [one @ b'0'..=b'9'] => Some(*one - b'0'),
        [ten @ b'0'..=b'9', one @ b'0'..=b'9'] => Some((*ten - b'0') * 10 + *one - b'0'),
        _ => None,
    }
}

/// Whether these are names of roles, with `+` between.
const fn are_roles(names: &[u8]) -> bool {
    let (first, rest) = names.split_at(find(names, 0, b'+'));
    match (role(first), rest.split_first()) {
        (None, _) => false,
        (Some(_), None) => true,
        (Some(_), Some((_, rest))) => are_roles(rest),
    }
}

/// Whether these are the two forms of a Korean particle, after a consonant and after a vowel.
const fn is_particle(name: &[u8]) -> bool {
    const ALL: [&str; 5] = ["이/가", "을/를", "은/는", "과/와", "으로/로"];
    let mut i = 0;
    while i < ALL.len() {
        if same(ALL[i].as_bytes(), name) {
            return true;
        }
        i += 1;
    }
    false
}

/// What is wrong with a text, and where; `None` if it is a template.
const fn flaw(text: &[u8]) -> Option<(usize, &'static str)> {
    let (mut at, mut depth) = (0, 0_usize);
    while at < text.len() {
        match text[at] {
            b'{' => {
                let end = find(text, at, b'}');
                if end == text.len() {
                    return Some((at, "a brace is not closed"));
                }
                if Placeholder::of_name(between(text, at + 1, end)).is_none() {
                    return Some((at, "braces name nothing that there is"));
                }
                at = end;
            }
            b'[' => {
                depth += 1;
                let colon = find(text, at, b':');
                if let b"one" | b"many" = between(text, at + 1, colon) {
                    let bar = find(text, at, b'|');
                    if bar == text.len() || !are_roles(between(text, colon + 1, bar)) {
                        return Some((at, "a condition names no role"));
                    }
                    at = bar;
                }
            }
            b'}' => return Some((at, "a brace was not opened")),
            b']' if depth == 0 => return Some((at, "a bracket was not opened")),
            b']' => depth -= 1,
            _ => {}
        }
        at += 1;
    }
    if depth > 0 { Some((find(text, 0, b'['), "a bracket is not closed")) } else { None }
}

/// The place of a byte from `from` on; the length of the text if there is none.
const fn find(text: &[u8], from: usize, byte: u8) -> usize {
    let mut at = from;
    while at < text.len() && text[at] != byte {
        at += 1;
    }
    at
}

/// The bytes from `from` to before `to`.
const fn between(text: &[u8], from: usize, to: usize) -> &[u8] {
    text.split_at(to).0.split_at(from).1
}

const fn same(a: &[u8], b: &[u8]) -> bool {
    let mut i = 0;
    while i < a.len() && i < b.len() && a[i] == b[i] {
        i += 1;
    }
    i == a.len() && i == b.len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn what_is_wrong_with_a_template_is_said() {
        let reason = |text| Template::new(text).expect_err(text).reason();
        for text in ["{do", "so {do}. {", "[{cells:body]"] {
            assert_eq!(reason(text), "a brace is not closed", "{text}");
        }
        for text in [
            "{}",
            "{ do}",
            "{did}",
            "{do:body}",
            "{digits}",
            "{digits:}",
            "{digits:boddy}",
            "{digits:fin+endo}",
            "{cells:fin+}",
            "{cells:fin+edno}",
            "{houses:set}",
            "{net}",
            "{net:x}",
            "{chain:100}",
            "{nets:0}",
            "{가/이}",
            "{을를}",
            "{{do}}",
        ] {
            assert_eq!(reason(text), "braces name nothing that there is", "{text}");
        }
        for text in ["[one:fin the fin]", "[one:fins|the fin]", "[many:|x]", "[many:{do}|x]"] {
            assert_eq!(reason(text), "a condition names no role", "{text}");
        }
        assert_eq!(reason("do}"), "a brace was not opened");
        assert_eq!(reason("[one] or two]"), "a bracket was not opened");
        assert_eq!(reason("x [ or [two]"), "a bracket is not closed");
        let bad = Template::new("So {doo}.").expect_err("no such part");
        assert_eq!(bad.to_string(), "braces name nothing that there is: \"{doo}.\"");
    }

    #[test]
    fn templates_are_accepted() {
        for text in [
            "",
            "{do}.",
            "[one:fin+endo|the fin][many:fin|[one of ]the fins] {cells:fin+endo+set12}",
            "[, {candidates:set0}]",
            "{net:0} {nets} {chain} {nested}",
            "{digits:a}{으로/로}",
            "one: two | three",
            "[see: {do}]",
        ] {
            assert_eq!(Template::new(text).map(Template::text), Ok(text));
        }
    }
}
