//! Steps in words.

use ninefold::grid::particle;
use ninefold::sorting::sort;
use ninefold::{Depth, Language};

use super::names::{Words, large};
use crate::board::Values;
use crate::check::Reason;
use crate::explain::finders::totals::is_rest_even;
use crate::explain::path::Path;
use crate::explain::position::Position;
use crate::explain::step::Step;
use crate::explain::technique::Technique;
use crate::rule::{Rule, RuleIndex};

impl Step {
    /// The step in one line: `Hidden Single: row 3 => r3c5=7`. The position is the one before the step.
    pub fn notation(&self, position: &Position<'_>, language: Language) -> String {
        let words = Words { position, language };
        let effects = self.effects.iter().map(|effect| {
            let cell = words.cell(effect.cell);
            let gone = position.of(effect.cell) - effect.kept;
            match effect.kept.len() {
                1 => format!("{cell}={}", words.values(effect.kept, "")),
                _ => format!("{cell}<>{}", words.values(gone, words.comma())),
            }
        });
        let effects = effects.collect::<Vec<_>>().join(", ");
        let reasons = match (self.technique, language) {
            (Technique::Trial, Language::English) => "all houses and rules".to_owned(),
            (Technique::Trial, Language::Korean) => "모든 하우스와 규칙".to_owned(),
            _ => words.reasons(&self.proof.reasons).join(", "),
        };
        let colon = if reasons.is_empty() { "" } else { ": " };
        format!("{}{colon}{reasons} => {effects}", self.technique.name(language))
    }

    /// The step as a hint, in as much detail as a player asks for. The position is the one before the step.
    pub fn hint(&self, position: &Position<'_>, depth: Depth, language: Language) -> String {
        let words = Words { position, language };
        let mut places = match self.technique {
            Technique::Trial => Vec::new(),
            _ if self.proof.reasons.len() > MANY => Vec::new(),
            _ => words.reasons_with_articles(&self.proof.reasons),
        };
        let cells = words.cells(self.effects.iter().map(|effect| effect.cell));
        if places.is_empty() {
            places.push(cells.clone());
        }
        let leave = if places.len() > 1 { "do" } else { "does" };
        let (places, name) = (words.list(&places), self.technique.name(language));
        if (depth, self.technique) == (Depth::Which, Technique::OneRule) {
            // The rule is the technique, which the hint before named: what is new is where it shows.
            return match language {
                Language::English => format!("Which numbers {leave} {places} leave for {cells}?"),
                Language::Korean => {
                    format!("{places}에 따라 {cells}에 들어갈 수 있는 값은 무엇일까요?")
                }
            };
        }
        let object = particle(&places, "을", "를");
        match (depth, language) {
            (Depth::Where, Language::English) => format!("Look at {places}."),
            (Depth::Where, Language::Korean) => format!("{places}{object} 보세요."),
            (Depth::Which, Language::English) => format!("{name}: look at {places}."),
            (Depth::Which, Language::Korean) => format!("{name}: {places}{object} 보세요."),
            (Depth::Whole, _) => self.text(position, language),
        }
    }

    /// What its proof rests on, each in words: houses, rules, and totals with what they say.
    pub fn reasons(&self, position: &Position<'_>, language: Language) -> Vec<String> {
        let words = Words { position, language };
        let name = |reason: &Reason| words.reasons(std::slice::from_ref(reason)).join("");
        let told = |reason: &Reason| match reason {
            Reason::Total { houses, rules } => {
                let houses = houses.iter().map(|&house| words.house(house)).collect::<Vec<_>>();
                let less = rules.iter().map(|&rule| format!(" − {}", name(&Reason::Rule(rule))));
                format!("{}{}: {}", houses.join(" + "), less.collect::<String>(), name(reason))
            }
            _ => name(reason),
        };
        self.proof.reasons.iter().map(told).collect()
    }

    /// The step in sentences. The position is the one before the step.
    pub fn text(&self, position: &Position<'_>, language: Language) -> String {
        let words = Words { position, language };
        match language {
            Language::English => words.english(self),
            Language::Korean => words.korean(self),
        }
    }
}

impl Path {
    /// Its steps in sentences. The position is the one that the path starts from.
    pub fn texts(&self, mut position: Position<'_>, language: Language) -> Vec<String> {
        let tell = |step: &Step| {
            let text = step.text(&position, language);
            position.apply(step);
            text
        };
        self.steps.iter().map(tell).collect()
    }
}

impl Words<'_> {
    fn english(&self, step: &Step) -> String {
        let reasons = self.reasons_with_articles(&step.proof.reasons);
        let (first, rest) = split(&reasons);
        let rest = self.list(rest);
        let effects = self.effects(step);
        let so = if rest.is_empty() { effects.clone() } else { format!("with {rest}, {effects}") };
        let cells = self.cells(step.pattern.iter().map(|(cell, _)| *cell));
        let values = self.list_values(held(step));
        let first = first.as_str();
        let fewest = if step.is_fewest { " Fewer are not enough." } else { "" };
        let is_split = step.tells_cases();
        match step.technique {
            Technique::FullHouse => format!("{} has one empty cell left: {effects}.", large(first)),
            Technique::HiddenSingle => {
                format!(
                    "In {first}, {cells} is the only cell that can hold {values}, so {effects}."
                )
            }
            Technique::NakedSingle => format!("{cells} has one candidate left: {effects}."),
            Technique::OneRule => match (self.combinations(step), self.says(step)) {
                (Some((sets, only)), _) => {
                    let only = only.map(|only| format!(", and {only}")).unwrap_or_default();
                    format!("{} can only hold {}{only}: {so}.", large(first), self.or(&sets))
                }
                (None, Some(says)) => {
                    format!("{}: {says}, so {so}.{}", large(first), self.example(step))
                }
                (None, None) => format!("{}: {so}.{}", large(first), self.example(step)),
            },
            Technique::LockedCandidates => {
                let places = self.or_cells(step);
                match step.proof.reasons.first() {
                    Some(&Reason::Rule(rule)) if self.has_needs(rule) => {
                        format!("{} needs {values}, in {places}: {so}.", large(first))
                    }
                    Some(Reason::Rule(_)) => format!(
                        "However {first} is filled, {values} must be in {places}: {so}.{}",
                        told(self.argument(step).0, UNTOLD)
                    ),
                    _ => format!("In {first}, {values} must be in {places}: {so}."),
                }
            }
            Technique::NakedPair | Technique::NakedTriple | Technique::NakedQuad => {
                format!("In {first}, {cells} hold {values}, so {effects}.")
            }
            Technique::HiddenPair | Technique::HiddenTriple | Technique::HiddenQuad => {
                format!("In {first}, only {cells} can hold {values}, so {effects}.")
            }
            Technique::XWing | Technique::Swordfish => {
                let (bases, covers) = reasons.split_at(reasons.len() / 2);
                let (bases, covers) = (self.list(bases), self.list(covers));
                format!("In {bases}, {values} is only in {covers}, so {effects}.")
            }
            Technique::Total => self.total(step, &so),
            Technique::LongTotal => {
                let so = match is_rest_even(self.position, step) {
                    Some(true) => format!("the other cells come to an even number, so {so}"),
                    Some(false) => format!("the other cells come to an odd number, so {so}"),
                    None => so,
                };
                self.total(step, &so)
            }
            Technique::HouseAndRules => {
                let told = self.argument(step).0;
                match self.says(step) {
                    Some(says) if told.is_empty() && reasons.len() == 2 => {
                        format!("In {first}, {rest}: {says}, so {effects}.")
                    }
                    _ if told.is_empty() => format!("In {first}, {so}.{UNTOLD}"),
                    _ => format!("In {first}, {so}.{told}"),
                }
            }
            Technique::Together | Technique::Cases => {
                let (told, cases, are_named) = self.argument(step);
                let all = large(&self.together(step, &reasons, are_named));
                let (how, told) = match cases {
                    0 if is_split => (", in every case", " The cases are not listed.".to_owned()),
                    2.. if is_split => (", in every case", told),
                    _ if told.is_empty() => (" together", UNTOLD.to_owned()),
                    _ => (" together", told),
                };
                match self.says(step).filter(|_| reasons.len() == 1) {
                    Some(says) => format!("{all}: {says}, so {effects}.{fewest}{told}"),
                    None => format!("{all}{how}: {effects}.{fewest}{told}"),
                }
            }
            Technique::Trial => {
                let gone = self.or(&self.numbers(self.gone(step)));
                format!(
                    "Trying {gone} in {cells} leaves no solution, so {effects}. The cases are not listed."
                )
            }
        }
    }

    fn korean(&self, step: &Step) -> String {
        let reasons = self.reasons(&step.proof.reasons);
        let (first, rest) = split(&reasons);
        let rest = self.list(rest);
        let effects = self.effects(step);
        let so = if rest.is_empty() {
            effects.clone()
        } else {
            format!("{rest}도 함께 보면 {effects}")
        };
        let cells = self.cells(step.pattern.iter().map(|(cell, _)| *cell));
        let values = self.list_values(held(step));
        let is = particle(&values, "이", "가");
        let fewest =
            if step.is_fewest { " 더 적은 이유로는 알 수 없습니다." } else { "" };
        let is_split = step.tells_cases();
        match step.technique {
            Technique::FullHouse => format!("{first}에 빈칸이 하나 남았으므로 {effects}."),
            Technique::NakedSingle => format!("{cells}에 후보가 하나 남았으므로 {effects}."),
            Technique::OneRule => match (self.combinations(step), self.says(step)) {
                (Some((sets, only)), _) => {
                    let only = only.map(|only| format!("{only}. ")).unwrap_or_default();
                    let sets = self.list(&sets);
                    format!("{first}에 들어갈 수 있는 조합은 {sets}입니다. {only}{so}.")
                }
                (None, Some(says)) => {
                    let so = if rest.is_empty() { format!("따라서 {so}") } else { so };
                    format!("{first}: {says}. {so}.{}", self.example(step))
                }
                (None, None) => format!("{first}: {so}.{}", self.example(step)),
            },
            Technique::LockedCandidates => {
                let places = self.or_cells(step);
                match step.proof.reasons.first() {
                    Some(&Reason::Rule(rule)) if self.has_needs(rule) => format!(
                        "{first}에는 {values}{is} 꼭 있어야 하고, 그 자리는 {places}이므로 {so}."
                    ),
                    Some(Reason::Rule(_)) => format!(
                        "{first}{} 어떻게 채워도 {places} 안에 {values}{is} 꼭 들어갑니다. 따라서 {so}.{}",
                        particle(&first, "을", "를"),
                        told(self.argument(step).0, UNTOLD_KOREAN)
                    ),
                    _ => format!("{first}에서 {values}의 자리는 {places}이므로 {so}."),
                }
            }
            Technique::NakedPair | Technique::NakedTriple | Technique::NakedQuad => {
                format!("{first}에서 {cells}에는 {values}만 들어가므로 {effects}.")
            }
            Technique::HiddenSingle
            | Technique::HiddenPair
            | Technique::HiddenTriple
            | Technique::HiddenQuad => {
                format!("{first}에서 {values}{is} 들어갈 수 있는 칸은 {cells}뿐이므로 {effects}.")
            }
            Technique::XWing | Technique::Swordfish => {
                let (bases, covers) = reasons.split_at(reasons.len() / 2);
                let (bases, covers) = (self.list(bases), self.list(covers));
                format!("{bases}에서 {values}의 자리는 {covers}에만 있으므로 {effects}.")
            }
            Technique::Total => self.total(step, &so),
            Technique::LongTotal => {
                let so = match is_rest_even(self.position, step) {
                    Some(true) => format!("나머지 칸의 합은 짝수입니다. 따라서 {so}"),
                    Some(false) => format!("나머지 칸의 합은 홀수입니다. 따라서 {so}"),
                    None => so,
                };
                self.total(step, &so)
            }
            Technique::HouseAndRules => {
                let told = self.argument(step).0;
                match self.says(step) {
                    Some(says) if told.is_empty() && reasons.len() == 2 => {
                        format!("{first}에서 {rest}: {says}. 따라서 {effects}.")
                    }
                    _ if told.is_empty() => format!("{first}에서 {so}.{UNTOLD_KOREAN}"),
                    _ => format!("{first}에서 {so}.{told}"),
                }
            }
            Technique::Together | Technique::Cases => {
                let (told, cases, are_named) = self.argument(step);
                let all = self.together(step, &reasons, are_named);
                let object = particle(&all, "을", "를");
                let (how, told) = match cases {
                    0 if is_split => (
                        "보고 경우를 나누면, 모든 경우에",
                        " 경우는 여기에 적지 않습니다.".to_owned(),
                    ),
                    2.. if is_split => ("보고 경우를 나누면, 모든 경우에", told),
                    _ if told.is_empty() => ("보면", UNTOLD_KOREAN.to_owned()),
                    _ => ("보면", told),
                };
                match self.says(step).filter(|_| reasons.len() == 1) {
                    Some(says) => format!("{all}: {says}. 따라서 {effects}.{fewest}{told}"),
                    None => format!("{all}{object} 함께 {how} {effects}.{fewest}{told}"),
                }
            }
            Technique::Trial => {
                let gone = self.list_values(self.gone(step));
                let object = particle(&gone, "을", "를");
                format!(
                    "{cells}에 {gone}{object} 넣어 보면 해가 없으므로 {effects}. 경우는 여기에 적지 않습니다."
                )
            }
        }
    }

    /// Whether everybody knows which numbers the rule needs, or sees them in its cells.
    fn has_needs(&self, rule: RuleIndex) -> bool {
        let rule = self.position.puzzle().rule(rule);
        matches!(rule, Rule::Quadruple { .. }) || rule.differing().is_some()
    }

    /// All reasons by their names, houses in the order of the board; only how many if they are many, or if what follows
    /// names each.
    fn together(&self, step: &Step, names: &[String], are_named: bool) -> String {
        let count = names.len();
        if count > if are_named { FEW } else { MANY } {
            let is_house = |reason: &Reason| matches!(reason, Reason::House(_));
            let houses = step.proof.reasons.iter().filter(|reason| is_house(reason)).count();
            let [english, korean] = match houses {
                0 => ["rules", "규칙"],
                _ if houses == count => ["houses", "하우스"],
                _ => ["houses and rules", "하우스와 규칙"],
            };
            return match self.language {
                Language::English => format!("{count} {english}"),
                Language::Korean => format!("{korean} {count}개"),
            };
        }
        let key = |(at, reason): (usize, &Reason)| match reason {
            Reason::House(house) => (house.0, at),
            _ => (usize::MAX, at),
        };
        let mut order: Vec<(usize, usize)> =
            step.proof.reasons.iter().enumerate().map(key).collect();
        sort(&mut order);
        self.list(&order.iter().map(|&(_, at)| names[at].clone()).collect::<Vec<_>>())
    }

    /// The values that a step rules out, of all its cells.
    fn gone(&self, step: &Step) -> Values {
        let gone = step.effects.iter().map(|effect| self.position.of(effect.cell) - effect.kept);
        gone.fold(Values::EMPTY, |all, one| all | one)
    }
}

/// So few reasons are named before an argument that names them too.
const FEW: usize = 3;
/// More reasons than this nobody reads.
const MANY: usize = 12;

/// What follows a step of which no short argument is known.
const UNTOLD: &str = " The conclusions in between are not listed.";
const UNTOLD_KOREAN: &str = " 중간 과정은 여기에 적지 않습니다.";

/// An argument, or what is said if there is none.
fn told(argument: String, untold: &str) -> String {
    if argument.is_empty() { untold.to_owned() } else { argument }
}

/// The first reason and the others.
fn split(reasons: &[String]) -> (String, &[String]) {
    reasons.split_first().map_or((String::new(), &[]), |(first, rest)| (first.clone(), rest))
}

/// The values of a step's pattern.
fn held(step: &Step) -> Values {
    step.pattern.iter().flat_map(|(_, values)| values.iter()).collect()
}
