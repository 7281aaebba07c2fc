//! What rules say that have no kind of their own, but a name that players know.

use ninefold::Language;

use crate::rule::Rule;

/// A name, and what a rule of this name says; N stands for the number behind the name.
pub struct Known {
    /// The name, without the number.
    pub name: &'static str,
    english: &'static str,
    korean: &'static str,
}

/// The names.
pub const KNOWN: &[Known] = &[
    Known {
        name: "rellik cage",
        english: "its numbers differ, and neither one of them nor several together add up to N",
        korean: "서로 다른 수가 들어가고, 어떤 수들을 골라 더해도 N이 되지 않습니다",
    },
    Known {
        name: "equality cage",
        english: "its numbers differ; as many are even as odd, and as many low as high",
        korean: "서로 다른 수가 들어가고, 짝수와 홀수의 개수가 같고, 작은 수와 큰 수의 개수도 같습니다",
    },
    Known {
        name: "hidden skyscraper",
        english: "the first number with a greater one before it is N",
        korean: "앞에 더 큰 수가 있는 첫 수는 N입니다",
    },
    Known {
        name: "value indexing",
        english: "counted from the second cell, the first number occurs again as many cells further on as the second number says",
        korean: "첫 수는 둘째 칸에서 그 칸의 수만큼 더 간 칸에 다시 나옵니다",
    },
    Known {
        name: "count of different numbers",
        english: "the other cells hold as many different numbers as its first number says",
        korean: "첫 수는 나머지 칸에 있는 서로 다른 수의 개수입니다",
    },
    Known {
        name: "Dutch flatmates",
        english: "each 5 has a 1 above it or a 9 below it",
        korean: "모든 5는 바로 위에 1이 있거나 바로 아래에 9가 있습니다",
    },
    Known {
        name: "global entropy",
        english: "it holds a low, a middle and a high number",
        korean: "작은 수, 중간 수, 큰 수가 모두 들어갑니다",
    },
    Known {
        name: "global modular",
        english: "it holds numbers of all three remainders when divided by 3",
        korean: "3으로 나눈 나머지 세 가지가 모두 들어갑니다",
    },
    Known {
        name: "anti-taxicab",
        english: "no number k occurs again in a cell k steps away, counted up, down, left and right",
        korean: "어떤 수 k도 상하좌우로 k칸 거리에 있는 칸에는 다시 나오지 않습니다",
    },
    Known {
        name: "Nabner",
        english: "any two of its numbers differ by at least 2",
        korean: "어느 두 수를 골라도 차가 2 이상입니다",
    },
];

/// Those that are pairs.
const PAIRS: &[&str] = &["anti-taxicab", "Nabner"];

impl Known {
    /// The one of a rule's name, and the number behind that; of pairs or of an automaton as the readers make them.
    pub(crate) fn of(rule: &Rule) -> Option<(&'static Known, &str)> {
        let name = rule.given_name()?;
        let after = |known: &'static Known| {
            let start = name.get(..known.name.len())?;
            let rest = name[known.name.len()..].trim();
            let is_number = rest.bytes().all(|byte| byte.is_ascii_digit());
            let has_number = known.english.contains('N');
            let is_of_pairs = PAIRS.contains(&known.name);
            let fits = start.eq_ignore_ascii_case(known.name)
                && is_number
                && is_of_pairs == matches!(rule, Rule::Pairs { .. });
            (fits && rest.is_empty() != has_number).then_some((known, rest))
        };
        KNOWN.iter().find_map(after)
    }

    /// What such a rule says, N for its number.
    pub fn says(&self, language: Language) -> &'static str {
        match language {
            Language::English => self.english,
            Language::Korean => self.korean,
        }
    }
}
