//! Why a puzzle has no answer: one word for programs, the same in all commands and languages, and a
//! sentence.

use crate::console::language::language;
use ninefold::text::Malformed;
use ninefold::{Language, NotUnique};
use ninefold_variants::{Error, Why};

/// The reason why there is no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Trouble {
    /// The word: `undecided`, `several`, `none`, `contradictory`, `malformed` or another.
    pub(crate) code: &'static str,
    /// The sentence beside the word; English, since programs read it.
    pub(crate) message: String,
    /// The sentence in the language of the run.
    pub(crate) sentence: String,
}

/// A trouble by its word and its sentence: `trouble!("word", en: "…", ko: "…")`, as `words!`.
macro_rules! trouble {
    ($code:expr, en: $english:literal, ko: $korean:literal $(, $argument:expr)* $(,)?) => {
        $crate::console::trouble::Trouble {
            code: $code,
            message: format!($english $(, $argument)*),
            sentence: $crate::console::language::words!(en: $english, ko: $korean $(, $argument)*),
        }
    };
}

pub(crate) use trouble;

impl Trouble {
    /// The line about it: in the language of the run for a person, in English for a program.
    pub(crate) fn line(&self, on_screen: bool) -> &str {
        if on_screen { &self.sentence } else { &self.message }
    }

    /// A puzzle that was given up.
    pub(crate) fn undecided() -> Trouble {
        trouble!("undecided", en: "undecided: the time was up", ko: "미정: 제한 시간을 넘었습니다")
    }

    /// Another solution stands beside the puzzle.
    pub(crate) fn wrongly_solved() -> Trouble {
        trouble!("wrong-solution", en: "the given solution is wrong", ko: "주어진 해가 틀렸습니다")
    }

    /// A variant without a solution, and the rules that contradict each other if they are known.
    pub(crate) fn unsolvable(rules: Option<&Why>) -> Trouble {
        let Some(rules) = rules else { return Trouble::from(&NotUnique::None) };
        let text = |language| format!("contradictory: {}", rules.text(language));
        Trouble {
            code: "contradictory",
            message: text(Language::English),
            sentence: text(language()),
        }
    }

    /// A variant with several solutions.
    pub(crate) fn several_variants([a, b]: &[String; 2]) -> Trouble {
        trouble!("several", en: "several solutions, such as {a} and {b}", ko: "해가 여럿입니다: {a}, {b} 등")
    }

    /// A text that is no variant. Its place was reported when it was read.
    pub(crate) fn malformed_variant(why: &Error) -> Trouble {
        let text = |language| format!("malformed: {}", why.text(language));
        Trouble { code: "malformed", message: text(Language::English), sentence: text(language()) }
    }

    /// A text that is no puzzle. Its place was reported when it was read.
    pub(crate) fn malformed(why: &Malformed) -> Trouble {
        let message = format!("malformed: {why}");
        Trouble { code: "malformed", sentence: message.clone(), message }
    }
}

impl From<&NotUnique> for Trouble {
    fn from(why: &NotUnique) -> Trouble {
        let code = match why {
            NotUnique::Contradictory(_) => "contradictory",
            NotUnique::None => "none",
            NotUnique::Several(_) => "several",
        };
        Trouble { code, message: why.text(Language::English), sentence: why.text(language()) }
    }
}
