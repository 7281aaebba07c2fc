//! Rules of the whole board that a puzzle's words name, though its data have none. Such a puzzle has solutions that were not
//! meant, and nothing else tells of them.

use crate::rule::{Kind, Rule};

/// A row of the rules.
type Told = (Kind, &'static [&'static str], &'static [&'static str], &'static [Kind]);

/// The rules, the names that people write, other words for what they say, and rules in which setters draw them. Signs between
/// words are spaces here.
const RULES: &[Told] = &[
    (Kind::AntiKnight, &["antiknight", "anti knight"], &["knights move"], &[]),
    (Kind::AntiKing, &["antiking", "anti king"], &["kings move"], &[]),
    (Kind::Nonconsecutive, &["nonconsecutive", "non consecutive"], &[], &[Kind::Negative]),
    (
        Kind::Diagonal,
        &["sudoku x", "x sudoku", "diagonal sudoku"],
        &["main diagonal", "both diagonals", "marked diagonal", "long diagonal", "two diagonals"],
        REGIONS,
    ),
    (Kind::Windoku, &["windoku"], &[], REGIONS),
    (Kind::Disjoint, &["disjoint group", "disjoint set"], &[], REGIONS),
];

/// Rules whose cells differ.
const REGIONS: &[Kind] = &[Kind::ExtraRegion, Kind::Cage];
/// Rules in which setters write any other.
const GENERAL: &[Kind] = &[Kind::Pairs, Kind::Automaton, Kind::Distinct];

/// Words that turn what follows into its contrary.
const NOT: &[&str] = &[
    "no", "not", "without", "neither", "nor", "never", "isnt", "arent", "doesnt", "dont", "wont",
    "cant", "didnt",
];
/// The same behind the name of a rule.
const NOT_APPLIED: &[&str] = &[" not ", " doesnt", " dont", " isnt", " arent"];
/// What says that cells differ: the first words only with one of the second.
const SAME: &[&str] = &["same", "repeat", "identical", "equal"];
const NEVER: &[&str] = &["not", "cannot", "cant", "never", "no", "nor", "dont", "without"];
const DIFFER: &[&str] = &["differ", "different", "once", "distinct"];
/// What says that they need not.
const MAY: &[&str] = &["more than once", "at least once", "may repeat", "can repeat"];

/// The first sentence of a description that names a rule of the whole board which is not among the rules.
///
/// ```
/// use ninefold_variants::format::untold;
///
/// let words = "Normal sudoku rules apply. Anti-knight rules apply.";
/// assert_eq!(untold(words, &[]), Some("Anti-knight rules apply"));
/// assert_eq!(untold(words, &[ninefold_variants::Rule::AntiKnight]), None);
/// assert_eq!(untold("There are no anti-knight rules.", &[]), None);
/// ```
pub fn untold<'a>(words: &'a str, rules: &[Rule]) -> Option<&'a str> {
    let lacks = |kind: Kind, others: &[Kind]| {
        let is_it = |rule: &Rule| {
            let own = rule.kind();
            let has_sum = matches!(rule, Rule::Cage { sum: Some(_), .. });
            own == kind || GENERAL.contains(&own) || others.contains(&own) && !has_sum
        };
        !rules.iter().any(is_it)
    };
    let names = |sentence: &&str| {
        let plain = plain(sentence);
        RULES.iter().any(|(kind, names, moves, others)| {
            let is_named = names.iter().any(|name| is_named(&plain, name));
            (is_named || moves.iter().any(|name| plain.contains(name)) && differs(&plain))
                && lacks(*kind, others)
        })
    };
    words.split(['.', ';', '\n', '!', '?']).map(str::trim).find(names)
}

/// A sentence in small letters with one space for all that stands between words, and before each word.
fn plain(sentence: &str) -> String {
    let kept = sentence.to_lowercase().replace(['\'', '\u{2019}'], "");
    let words = kept.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.flat_map(|word| [" ", word]).collect()
}

/// Whether a rule is named, and not to say that it does not apply.
fn is_named(plain: &str, name: &str) -> bool {
    let Some((before, behind)) = plain.split_once(&*format!(" {name}")) else { return false };
    // An XV or X-sum puzzle has no diagonals.
    let is_whole = behind.is_empty() || behind.starts_with([' ', 's']);
    let is_other = behind.starts_with(" sum");
    let is_denied = before.split(' ').any(|word| NOT.contains(&word));
    is_whole && !is_other && !is_denied && !NOT_APPLIED.iter().any(|words| behind.contains(words))
}

/// Whether a sentence says that cells hold different digits.
fn differs(plain: &str) -> bool {
    let any = |set: &[&str], fits: fn(&str, &str) -> bool| {
        plain.split(' ').any(|word| set.iter().any(|own| fits(word, own)))
    };
    !MAY.iter().any(|words| plain.contains(words))
        && (any(SAME, |word, own| word.starts_with(own)) && any(NEVER, |word, own| word == own)
            || any(DIFFER, |word, own| word == own))
}

#[cfg(test)]
mod tests {
    use super::untold;

    #[test]
    fn only_what_is_demanded_is_missed() {
        for words in [
            "Sudoku XV rules apply: an X sums to 10",
            "Normal sudoku, X-sums rules apply",
            "Digits may appear more than once on the marked diagonals",
            "The anti-knight rule is not active",
            "There are no anti-king rules",
        ] {
            assert_eq!(untold(words, &[]), None, "{words}");
        }
        for words in [
            "Orthogonally adjacent cells are non-consecutive",
            "Sudoku X rules apply",
            "Digits do not repeat on the marked diagonals",
            "Cells a knight's move apart cannot hold the same digit",
        ] {
            assert_eq!(untold(words, &[]), Some(words));
        }
    }
}
