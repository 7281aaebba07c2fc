//! The rules of a puzzle in the words over its board, with the numbers that the picture does not show.

use crate::console::language::{language, words};
use ninefold_variants::board::{Board, Cell};
use ninefold_variants::picture::sign;
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
        let name = kind.name_in(language());
        let of_it = rules.iter().filter(|rule| rule.kind() == *kind);
        let all: Vec<(&Rule, String)> =
            of_it.filter_map(|rule| Some((rule, numbers(board, rule)?))).collect();
        match &all[..] {
            [] => match sign(*kind, rules) {
                "" => name.to_owned(),
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
        Rule::SumLine { sum, .. } => Some(sum.to_string()),
        Rule::Modular { modulus, .. } => Some(modulus.to_string()),
        Rule::Whisper { least, .. } | Rule::Lockout { least, .. } => Some(at_least(*least)),
        Rule::Pairs { relation, .. } => {
            rule.given_name().map(str::to_owned).or_else(|| relation_in_words(relation))
        }
        Rule::Automaton { .. } => rule.given_name().map(str::to_owned),
        Rule::Negative(negative) => {
            let marks = negative.relations.iter().filter_map(relation_in_words);
            Some(marks.collect::<Vec<_>>().join(", "))
        }
        Rule::Sum { cells, sum } => {
            let times = |(cell, factor): &(Cell, i32)| match factor {
                1 => board.name(*cell),
                factor => format!("{factor}×{}", board.name(*cell)),
            };
            let terms = cells.iter().map(times).collect::<Vec<_>>().join(" + ");
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
        _ => None,
    }
}

fn at_least(least: i32) -> String {
    words!(en: "at least {least}", ko: "{least} 이상")
}

/// None for a table of the setter's own, which has no name.
fn relation_in_words(relation: &Relation) -> Option<String> {
    Some(match relation {
        Relation::Sum(5) => "V".to_owned(),
        Relation::Sum(10) => "X".to_owned(),
        Relation::Sum(sum) => words!(en: "sum {sum}", ko: "합 {sum}"),
        Relation::Difference(number) => words!(en: "difference {number}", ko: "차 {number}"),
        Relation::Ratio(number) => words!(en: "ratio {number}", ko: "비 {number}"),
        Relation::Apart(least) => {
            let least = at_least(*least);
            words!(en: "difference {least}", ko: "차 {least}")
        }
        Relation::Less => "<".to_owned(),
        Relation::NotGreater => words!(en: "not greater", ko: "이하"),
        Relation::Equal => "=".to_owned(),
        Relation::Different => words!(en: "different", ko: "다름"),
        _ => return None,
    })
}
