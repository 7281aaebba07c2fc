//! Techniques by the names that people give them.

use crate::UnknownName;
use crate::step::{Entry, Technique};
use alloc::string::String;
use alloc::vec::Vec;
use core::str::FromStr;

impl Technique {
    /// The technique with exactly this code, such as `x-wing`: for programs. People write
    /// names, which [`str::parse`] reads.
    pub fn with_code(code: &str) -> Option<Technique> {
        with(|entry| entry.code == code)
    }

    /// The techniques that may be meant: those with a name in which words begin as all words of the
    /// text do, in this order; if there is none, those whose name the text misspells the least, by a
    /// letter in four at most; if there is none either, those in which a word begins as any of the
    /// text does.
    pub fn similar(text: &str) -> Vec<Technique> {
        let wanted = words(text);
        let with = |is: &dyn Fn(&str) -> bool| -> Vec<Technique> {
            let known =
                |entry: &Entry| entry.names().any(is) || entry.aliases.iter().any(|name| is(name));
            all().filter(|technique| known(technique.entry())).collect()
        };
        let begin_in_turn = |name: &str| {
            let words = words(name);
            let begin = |part: &[String]| part.iter().zip(&wanted).all(|(a, b)| a.starts_with(b));
            words.windows(wanted.len()).any(begin)
        };
        let telling: Vec<&String> = wanted.iter().filter(|word| word.chars().count() > 2).collect();
        let any_begins = |name: &str| {
            words(name).iter().any(|word| telling.iter().any(|start| word.starts_with(*start)))
        };
        if wanted.is_empty() {
            return Vec::new();
        }
        let close = with(&begin_in_turn);
        if !close.is_empty() {
            return close;
        }
        let spelt: Vec<char> = wanted.concat().chars().collect();
        let faults = |name: &str| faults(&spelt, &words(name).concat());
        let names = |technique: Technique| {
            let entry = technique.entry();
            entry.names().chain(entry.aliases.iter().copied())
        };
        let least = all().flat_map(names).map(faults).min().unwrap_or(usize::MAX);
        if least <= (spelt.len() / 4).max(1) {
            return with(&|name| faults(name) == least);
        }
        with(&any_begins)
    }
}

impl FromStr for Technique {
    type Err = UnknownName;

    /// The technique with this code, English or Korean name, name elsewhere, usual abbreviation or
    /// library code; ignores case, blanks, hyphens, the plural and the `u` of `colour`. A name that
    /// several techniques share, such as *nice loop*, names none; see [`Technique::similar`].
    fn from_str(text: &str) -> Result<Technique, UnknownName> {
        let wanted = words(text).concat();
        let is = |name: &str| words(name).concat() == wanted;
        with(|entry| is(entry.code) || is(entry.name) || entry.korean.is_some_and(is))
            .or_else(|| with(|entry| entry.names().any(is) || entry.library.contains(&text)))
            .or_else(|| with(|entry| entry.aliases.iter().any(|name| is(name))))
            .ok_or_else(|| UnknownName::new("technique", text, core::iter::empty()))
    }
}

/// Every technique.
fn all() -> impl Iterator<Item = Technique> {
    Technique::ALL.iter().copied()
}

/// The first technique with such an entry.
fn with(is: impl Fn(&Entry) -> bool) -> Option<Technique> {
    all().find(|technique| is(technique.entry()))
}

/// How many letters of a text must be changed, left out or put in to get a name.
fn faults(text: &[char], name: &str) -> usize {
    // For each beginning of the text, the faults up to the letter of the name.
    let mut row: Vec<usize> = (0..=text.len()).collect();
    for (count, letter) in (1..).zip(name.chars()) {
        let mut before = core::mem::replace(&mut row[0], count);
        for (i, own) in text.iter().enumerate() {
            let changed = before + usize::from(*own != letter);
            before = row[i + 1];
            row[i + 1] = changed.min(before + 1).min(row[i] + 1);
        }
    }
    row[text.len()]
}

/// The words of a name in one spelling, in the singular.
fn words(name: &str) -> Vec<String> {
    let word = |text: &str| {
        let text = text.to_lowercase().replace("colour", "color");
        let singular = text.strip_suffix('s').filter(|rest| rest.chars().count() > 2);
        singular.map(String::from).unwrap_or(text)
    };
    // BUG+1 is BUG 1.
    let parts = name.split(|c: char| !c.is_alphanumeric() && c != '\'');
    parts.filter(|part| !part.is_empty()).map(word).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_leads_to_its_technique() {
        for technique in all() {
            let entry = technique.entry();
            assert_eq!(Technique::with_code(entry.code), Some(technique));
            let own = [entry.code, entry.name].into_iter().chain(entry.korean);
            for name in own.chain(entry.aliases.iter().copied()) {
                assert_eq!(name.parse(), Ok(technique), "{name}");
            }
        }
        for (name, technique) in [
            ("ur1", Technique::UniqueRectangle1),
            ("pointing pair", Technique::Pointing),
            ("BUG", Technique::BugPlus1),
            ("bug+1", Technique::BugPlus1),
            ("aic", Technique::AlternatingInferenceChain),
            ("W-Wings", Technique::WWing),
            ("simple coloring", Technique::SimpleColourTrap),
            ("0300", Technique::XWing),
        ] {
            assert_eq!(name.parse(), Ok(technique), "{name}");
        }
        assert!("nice loop".parse::<Technique>().is_err());
        assert!("".parse::<Technique>().is_err());
        assert_eq!(Technique::with_code("X-Wing"), None);
    }

    #[test]
    fn similar_names_begin_as_the_words_do() {
        let codes = |text: &str| -> Vec<&str> {
            Technique::similar(text).iter().map(|technique| technique.entry().code).collect()
        };
        let rectangles: Vec<String> =
            (1..=6).map(|n| alloc::format!("unique-rectangle-{n}")).collect();
        assert_eq!(codes("UR"), rectangles);
        assert_eq!(codes("locked candidates"), ["pointing", "claiming"]);
        assert_eq!(codes("nice loop")[..2], ["continuous-nice-loop", "discontinuous-nice-loop"]);
        assert!(codes("wing").contains(&"x-wing") && !codes("wing").contains(&"swordfish"));
        assert!(codes("naked trio").contains(&"naked-triple"));
        assert!(codes("zzz").is_empty() && codes("-").is_empty());
    }

    #[test]
    fn a_misspelt_name_is_nearest_to_the_one_that_is_meant() {
        for (text, meant) in [
            ("x-wng", "x-wing"),
            ("swordfihs", "swordfish"),
            ("skyscrapr", "skyscraper"),
            ("naked-tripel", "naked-triple"),
            ("hiden single", "hidden-single"),
            ("jellyfsh", "jellyfish"),
        ] {
            let codes: Vec<&str> =
                Technique::similar(text).iter().map(|technique| technique.entry().code).collect();
            assert_eq!(codes, [meant], "{text}");
        }
        let faults = |text: &str, name| super::faults(&text.chars().collect::<Vec<_>>(), name);
        assert_eq!(faults("kitten", "sitting"), 3);
        assert_eq!([faults("", "abc"), faults("abc", ""), faults("abc", "abc")], [3, 3, 0]);
    }
}
