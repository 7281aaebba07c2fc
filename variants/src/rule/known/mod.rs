//! Rules without a kind of their own that players know by a name: what they say, and what they mean.

mod machines;

use ninefold::Language;

use crate::board::{Board, Cell, Value};
use crate::rule::words::given_name::GivenName;
use crate::rule::{Automaton, Rule};

/// A name, and what a rule of this name says; N stands for the number behind the name.
pub struct Known {
    /// The name, without the number.
    pub name: &'static str,
    /// Its type in strings of Interactive Sudoku Solver, or nothing.
    pub(crate) iss: &'static str,
    english: &'static str,
    korean: &'static str,
    meaning: Meaning,
}

/// What a rule of a known name means.
enum Meaning {
    /// What its cells hold, one after the other, on this board and with the number behind its name. None if no such rule
    /// is possible, or if it has too many cases.
    Machine(fn(&Board, &[Cell], i32) -> Option<Automaton>),
    /// Which numbers two of its cells may hold.
    Pairs(fn(&Board, &[Cell], [Value; 2]) -> bool),
}

/// The names.
pub const KNOWN: &[Known] = &[
    Known {
        name: "rellik cage",
        iss: "RellikCage",
        english: "neither one of its numbers nor several together add up to N",
        korean: "어떤 수들을 골라 더해도 N이 되지 않습니다",
        meaning: Meaning::Machine(machines::rellik_cage),
    },
    Known {
        name: "equality cage",
        iss: "EqualityCage",
        english: "as many of its numbers are even as odd, and as many low as high",
        korean: "짝수와 홀수의 개수가 같고, 작은 수와 큰 수의 개수도 같습니다",
        meaning: Meaning::Machine(machines::equality_cage),
    },
    Known {
        name: "hidden skyscraper",
        iss: "HiddenSkyscraper",
        english: "the first number with a greater one before it is N",
        korean: "앞에 더 큰 수가 있는 첫 수는 N입니다",
        meaning: Meaning::Machine(machines::hidden_skyscraper),
    },
    Known {
        name: "value indexing",
        iss: "ValueIndexing",
        english: "counted from the second cell, the first number occurs again as many cells further on as the second number says",
        korean: "첫 수는 둘째 칸에서 그 칸의 수만큼 더 간 칸에 다시 나옵니다",
        meaning: Meaning::Machine(machines::value_indexing),
    },
    Known {
        name: "count of different numbers",
        iss: "CountDistinct",
        english: "the other cells hold as many different numbers as its first number says",
        korean: "첫 수는 나머지 칸에 있는 서로 다른 수의 개수입니다",
        meaning: Meaning::Machine(machines::count_of_different),
    },
    Known {
        name: "Dutch flatmates",
        iss: "DutchFlatmates",
        english: "each 5 has a 1 above it or a 9 below it",
        korean: "모든 5는 바로 위에 1이 있거나 바로 아래에 9가 있습니다",
        meaning: Meaning::Machine(machines::dutch_flatmates),
    },
    Known {
        name: "global entropy",
        iss: "GlobalEntropy",
        english: "it holds a low, a middle and a high number",
        korean: "작은 수, 중간 수, 큰 수가 모두 들어갑니다",
        meaning: Meaning::Machine(machines::entropy),
    },
    Known {
        name: "global modular",
        iss: "GlobalMod",
        english: "it holds numbers of all three remainders when divided by 3",
        korean: "3으로 나눈 나머지 세 가지가 모두 들어갑니다",
        meaning: Meaning::Machine(machines::modular),
    },
    Known {
        name: "anti-taxicab",
        iss: "AntiTaxicab",
        english: "no number k occurs again in a cell k steps away, counted up, down, left and right",
        korean: "어떤 수 k도 상하좌우로 k칸 거리에 있는 칸에는 다시 나오지 않습니다",
        meaning: Meaning::Pairs(anti_taxicab),
    },
    Known {
        name: "Nabner",
        iss: "",
        english: "any two of its numbers differ by at least 2",
        korean: "어느 두 수를 골라도 차가 2 이상입니다",
        meaning: Meaning::Pairs(nabner),
    },
];

impl Known {
    /// The one of a rule's name, and the number behind that. Rules of a [`Puzzle`](crate::Puzzle) have such a name only
    /// if they mean what it says.
    pub(crate) fn of(rule: &Rule) -> Option<(&'static Known, &str)> {
        let name = rule.given_name()?;
        let after = |known: &'static Known| {
            let start = name.get(..known.name.len())?;
            let rest = name[known.name.len()..].trim();
            let is_number = rest.bytes().all(|byte| byte.is_ascii_digit());
            let has_number = known.english.contains('N');
            let fits = start.eq_ignore_ascii_case(known.name) && is_number;
            (fits && rest.is_empty() != has_number).then_some((known, rest))
        };
        KNOWN.iter().find_map(after)
    }

    /// The one of a type of Interactive Sudoku Solver.
    pub(crate) fn of_type(iss: &str) -> Option<&'static Known> {
        KNOWN.iter().find(|known| !iss.is_empty() && known.iss == iss)
    }

    /// What such a rule says, N for its number.
    pub fn says(&self, language: Language) -> &'static str {
        match language {
            Language::English => self.english,
            Language::Korean => self.korean,
        }
    }

    /// The machine of such a rule; none if it has none, or if this one is impossible or too large.
    pub(crate) fn machine(&self, board: &Board, cells: &[Cell], number: i32) -> Option<Automaton> {
        match self.meaning {
            Meaning::Machine(machine) => machine(board, cells, number),
            Meaning::Pairs(_) => None,
        }
    }

    /// Whether two of the cells may hold these values, if such a rule speaks of pairs.
    pub(crate) fn allows(&self, board: &Board, cells: &[Cell], values: [Value; 2]) -> bool {
        match self.meaning {
            Meaning::Machine(_) => true,
            Meaning::Pairs(allows) => allows(board, cells, values),
        }
    }

    /// Whether the rule means what such rules mean.
    fn is_meant_by(&self, rule: &Rule, board: &Board, number: i32) -> bool {
        match (&self.meaning, rule) {
            (Meaning::Machine(machine), Rule::Automaton { cells, automaton }) => {
                machine(board, cells, number).is_some_and(|own| own.agrees(automaton, cells.len()))
            }
            (Meaning::Pairs(_), Rule::Pairs { cells, all, .. }) if *all || cells.len() == 2 => {
                let all = || board.values().iter();
                all().all(|a| {
                    all().all(|b| rule.allows(board, a, b) == self.allows(board, cells, [a, b]))
                })
            }
            _ => false,
        }
    }
}

impl Rule {
    /// The rule; with its name in quotation marks if its setter gave it one that players know, but it means something else. Where
    /// all pairs of some cells stand in a relation without a name that players know, it gets that name.
    pub(crate) fn with_true_name(self, board: &Board) -> Rule {
        if let Rule::Pairs { cells, all: true, .. } = &self
            && cells.len() > 2
            && self.given_name().is_none()
            && let Some(known) = KNOWN.iter().find(|known| known.is_meant_by(&self, board, 0))
        {
            return self.with_name(GivenName::new(known.name));
        }
        let false_name = Known::of(&self).and_then(|(known, number)| {
            let is_true = known.is_meant_by(&self, board, number.parse().unwrap_or_default());
            (!is_true).then(|| format!("“{}”", self.given_name().unwrap_or_default()))
        });
        match false_name {
            Some(name) => self.with_name(GivenName::new(&name)),
            None => self,
        }
    }
}

/// A number is not twice in cells that are as many steps apart as it says.
fn anti_taxicab(board: &Board, cells: &[Cell], [a, b]: [Value; 2]) -> bool {
    let [first, second] = cells else { return false };
    let (p, q) = (board.place(*first), board.place(*second));
    let steps = p.0.abs_diff(q.0) + p.1.abs_diff(q.1);
    a != b || usize::try_from(board.number(a)) != Ok(steps)
}

/// Any two numbers differ by 2 or more.
fn nabner(_: &Board, _: &[Cell], [a, b]: [Value; 2]) -> bool {
    a.0.abs_diff(b.0) >= 2
}
