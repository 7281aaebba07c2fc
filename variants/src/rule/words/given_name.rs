//! What a setter calls a rule of their own.

use std::cmp::Ordering;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use crate::rule::relation::Relation;
use crate::rule::rule::Rule;

/// A name of more letters is cut.
const LONGEST: usize = 40;

/// The name that a setter gave to an automaton or a pair table, or none. It changes nothing of what a rule means, so all
/// names are equal: two rules that mean the same are equal.
#[derive(Clone, Debug, Default)]
pub struct GivenName(Option<Arc<str>>);

impl GivenName {
    /// The name in one line, of at most 40 letters; none if nothing is left.
    pub fn new(text: &str) -> Self {
        let is_blank = |c: char| c.is_whitespace() || c.is_control();
        let words: Vec<&str> = text.split(is_blank).filter(|word| !word.is_empty()).collect();
        let name: String = words.join(" ").chars().take(LONGEST).collect();
        GivenName((!name.is_empty()).then(|| name.into()))
    }

    /// The name, if there is one.
    pub fn text(&self) -> Option<&str> {
        self.0.as_deref()
    }

    /// The name in a constraint string: an underscore, then the name with escapes such as `%20`.
    pub(crate) fn escaped(&self) -> String {
        let letter = |byte: u8| match byte {
            b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z' | b'-' => char::from(byte).to_string(),
            _ => format!("%{byte:02X}"),
        };
        let name = self.text().unwrap_or_default();
        format!("_{}", name.bytes().map(letter).collect::<String>())
    }

    /// The name behind the underscore of a constraint string.
    pub(crate) fn unescaped(word: &str) -> Self {
        let mut bytes = Vec::new();
        let mut rest = word.as_bytes();
        while let [first, after @ ..] = rest {
            let digit = |at: usize| char::from(*after.get(at)?).to_digit(16);
            let code = if *first == b'%' { digit(0).zip(digit(1)) } else { None };
            let code = code.map(|(high, low)| (16 * high + low) as u8);
            bytes.push(code.unwrap_or(*first));
            rest = if code.is_some() { &after[2..] } else { after };
        }
        GivenName::new(&String::from_utf8_lossy(&bytes))
    }
}

impl PartialEq for GivenName {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for GivenName {}

impl PartialOrd for GivenName {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for GivenName {
    fn cmp(&self, _: &Self) -> Ordering {
        Ordering::Equal
    }
}

impl Hash for GivenName {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl Relation {
    /// The name of a pair table; none of other relations.
    pub(crate) fn given_name(&self) -> GivenName {
        match self {
            Relation::Table(table) => table.name.clone(),
            _ => GivenName::default(),
        }
    }
}

impl Rule {
    /// The name that the setter gave it, if it is an automaton or a pair table with one.
    pub fn given_name(&self) -> Option<&str> {
        match self {
            Rule::Automaton { automaton, .. } => automaton.name.text(),
            Rule::Mark { relation: Relation::Table(table), .. }
            | Rule::Pairs { relation: Relation::Table(table), .. } => table.name.text(),
            _ => None,
        }
    }

    /// The same rule with this name, if it is an automaton or a pair table.
    pub fn with_name(mut self, name: GivenName) -> Rule {
        match &mut self {
            Rule::Automaton { automaton, .. } => automaton.name = name,
            Rule::Mark { relation: Relation::Table(table), .. }
            | Rule::Pairs { relation: Relation::Table(table), .. } => table.name = name,
            _ => {}
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use crate::rule::GivenName;

    #[test]
    fn names_survive_a_constraint_string() {
        for name in ["Ambiguous Arrow", "50% ~ a.b", "모호한 화살표", "_"] {
            let word = GivenName::new(name).escaped();
            assert!(!word.contains(['.', '~', ' ']), "{word}");
            assert_eq!(GivenName::unescaped(&word[1..]).text(), Some(name));
        }
        assert_eq!(GivenName::unescaped("%4").text(), Some("%4"));
        assert_eq!(GivenName::unescaped("%+1%FF").text(), Some("%+1\u{fffd}"));
        assert_eq!(GivenName::new(" a\n\u{7}b ").text(), Some("a b"));
        assert_eq!(GivenName::new("\n").text(), None);
        assert_eq!(GivenName::new(&"x".repeat(99)).text().map(str::len), Some(40));
    }
}
