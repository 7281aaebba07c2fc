//! The rules of a puzzle in the words over its board, with the numbers that the picture does not show.

use crate::console::language::{language, words};
use ninefold_variants::board::{Board, Cell};
use ninefold_variants::picture::{NUMBERED, factor_text, sign};
use ninefold_variants::rule::Relation;
use ninefold_variants::{Kind, Rule};

/// The kinds of rules, each with its numbers; None if there are no rules but given digits.
pub(super) fn rule_words(board: &Board, rules: &[Rule]) -> Option<String> {
    let mut kinds: Vec<Kind> = Vec::new();
    for kind in rules.iter().map(Rule::kind).filter(|kind| *kind != Kind::Given) {
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    let of_kind = |kind: &Kind| {
        let of_it: Vec<&Rule> = rules.iter().filter(|rule| rule.kind() == *kind).collect();
        let name = match kind {
            // Each tells which marks are given.
            Kind::Negative => {
                let titles = of_it.iter().map(|rule| rule.title(board, language()));
                titles.collect::<Vec<_>>().join(", ")
            }
            _ => kind.name_in(language()).to_owned(),
        };
        let all: Vec<(&Rule, String)> =
            of_it.into_iter().filter_map(|rule| Some((rule, numbers(board, rule)?))).collect();
        match &all[..] {
            [] => match sign(*kind, rules) {
                "" => name,
                sign => format!("{name} ({sign})"),
            },
            [(_, first), others @ ..] if others.iter().all(|(_, other)| other == first) => {
                format!("{name} ({first})")
            }
            [..] => {
                let place = |rule: &Rule| rule.cells(board).first().map(|cell| board.name(*cell));
                let each = all.iter().filter_map(|(rule, numbers)| match rule {
                    Rule::Sum { .. } => Some(numbers.clone()),
                    rule => Some(format!("{} {numbers}", place(rule)?)),
                });
                format!("{name} ({})", each.collect::<Vec<_>>().join(", "))
            }
        }
    };
    let words = kinds.iter().map(of_kind).collect::<Vec<_>>().join(", ");
    Some(words).filter(|words| !words.is_empty())
}

/// What words say of a rule beside its picture.
fn numbers(board: &Board, rule: &Rule) -> Option<String> {
    match rule {
        Rule::Pairs { relation, all, .. } => rule.given_name().map(str::to_owned).or_else(|| {
            let which = match all {
                true => words!(en: "any two cells", ko: "어느 두 칸이든"),
                false => words!(en: "each cell and the next", ko: "이어진 두 칸"),
            };
            let [first, second] =
                [words!(en: "the first", ko: "앞 칸"), words!(en: "the second", ko: "뒤 칸")];
            let says = match relation {
                Relation::Different => words!(en: "the two differ", ko: "두 수가 다릅니다"),
                _ => relation.says(&first, &second, language())?,
            };
            Some(format!("{which}: {says}"))
        }),
        Rule::Automaton { .. } => rule.given_name().map(str::to_owned),
        Rule::Sum { cells, sum } => {
            let term = |(cell, factor): &(Cell, i32)| factor_text(*factor) + &board.name(*cell);
            let terms = cells.iter().map(term).collect::<Vec<_>>().join(" + ").replace("+ −", "− ");
            Some(format!("{terms} = {sum}"))
        }
        Rule::Indexer { cell, line, value } => {
            let (row, column) = board.place(*cell);
            let in_row = line.iter().all(|other| board.place(*other).0 == row);
            let own = if in_row { column } else { row } + 1;
            let value = board.number(*value);
            let line =
                if in_row { words!(en: "row", ko: "행") } else { words!(en: "column", ko: "열") };
            Some(if usize::try_from(value) == Ok(own) { line } else { format!("{line} {value}") })
        }
        Rule::Modular { modulus, .. } => Some(modulus.to_string()),
        rule if NUMBERED.contains(&rule.kind()) => Some(rule.number(board)?.to_string()),
        _ => None,
    }
}
