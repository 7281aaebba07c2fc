//! What a rule says, with its own numbers.

use ninefold::Language;
use ninefold::grid::particle;

use crate::board::{Board, Value};
use crate::rule::{Known, Relation, Rule};

impl Rule {
    /// What the rule says, as a clause with its own numbers: `neighbours on it differ by at least 5`, in
    /// Korean a sentence. None if that is no more than its name, or a table or automaton of the setter's own
    /// without a name that players know.
    pub fn says(&self, board: &Board, language: Language) -> Option<String> {
        let english = language == Language::English;
        let fixed = |en: &str, ko: &str| Some(if english { en } else { ko }.to_owned());
        let first = |cells: &[_]| Some(board.name(*cells.first()?));
        let list = |values: &[Value]| {
            let numbers = values.iter().map(|&value| board.number(value).to_string());
            numbers.collect::<Vec<_>>().join(", ")
        };
        if let Some((known, number)) = Known::of(self) {
            return Some(known.says(language).replace('N', number));
        }
        match self {
            Rule::Minimum { .. } => {
                fixed("its number is less than its neighbours'", "이웃한 칸의 수보다 작습니다")
            }
            Rule::Maximum { .. } => {
                fixed("its number is greater than its neighbours'", "이웃한 칸의 수보다 큽니다")
            }
            Rule::Nonconsecutive => fixed(
                "neighbours are not consecutive",
                "이웃한 칸에는 연속된 수가 들어가지 않습니다",
            ),
            Rule::Negative(_) => fixed(
                "there is a mark wherever the numbers fit one",
                "표시할 수 있는 곳에는 모두 표시가 있습니다",
            ),
            Rule::Mark { cells: [a, b], relation } => {
                relation.says(&board.name(*a), &board.name(*b), language)
            }
            Rule::Thermometer { cells, slow } => {
                let bulb = first(cells)?;
                match slow {
                    false => fixed(
                        &format!("numbers rise from the bulb at {bulb}"),
                        &format!("{bulb}의 둥근 끝에서부터 수가 커집니다"),
                    ),
                    true => fixed(
                        &format!("numbers do not fall from the bulb at {bulb}"),
                        &format!("{bulb}의 둥근 끝에서부터 수가 작아지지 않습니다"),
                    ),
                }
            }
            Rule::Whisper { least, .. } => fixed(
                &format!("neighbours on it differ by at least {least}"),
                &format!("선에서 이웃한 두 수의 차는 {least} 이상입니다"),
            ),
            Rule::Palindrome(_) => {
                fixed("it reads the same from both ends", "양쪽 끝에서 읽은 수가 같습니다")
            }
            Rule::Clone { .. } => fixed(
                "both groups hold the same numbers, cell by cell",
                "두 묶음의 같은 자리에는 같은 수가 들어갑니다",
            ),
            Rule::Cage { sum: Some(sum), .. } => fixed(
                &format!("its cells differ and add up to {sum}"),
                &format!("서로 다른 수가 들어가고 합은 {sum}입니다"),
            ),
            Rule::LittleKiller { sum, .. } => {
                fixed(&format!("its cells add up to {sum}"), &format!("칸의 합은 {sum}입니다"))
            }
            Rule::Sum { cells, sum } if cells.iter().all(|(_, factor)| *factor == 1) => {
                fixed(&format!("its cells add up to {sum}"), &format!("칸의 합은 {sum}입니다"))
            }
            Rule::Arrow { pill, .. } => {
                let circle = board.name(*pill.first()?);
                if pill.len() == 1 {
                    let (en, ko) = (
                        format!("its shaft adds up to {circle}"),
                        format!("화살대의 합은 {circle}의 수입니다"),
                    );
                    return fixed(&en, &ko);
                }
                fixed(
                    "its shaft adds up to the number in the pill",
                    "화살대의 합은 알약의 수입니다",
                )
            }
            Rule::RegionSum { .. } => {
                fixed("its part in each region adds up to the same", "영역마다 선의 합이 같습니다")
            }
            Rule::SumLine { sum, .. } => fixed(
                &format!("it divides into pieces that add up to {sum} each"),
                &format!("합이 {sum}인 조각들로 나뉩니다"),
            ),
            Rule::Zipper(cells) if cells.len() % 2 == 1 => {
                let middle = board.name(cells[cells.len() / 2]);
                fixed(
                    &format!("cells equally far from its middle add up to {middle}"),
                    &format!("가운데에서 같은 거리에 있는 두 칸의 합은 {middle}의 수입니다"),
                )
            }
            Rule::Zipper(_) => fixed(
                "cells equally far from its middle add up to the same",
                "가운데에서 같은 거리에 있는 두 칸의 합이 모두 같습니다",
            ),
            Rule::DoubleArrow(_) => fixed(
                "its inner cells add up to the sum of its ends",
                "안쪽 칸의 합은 양 끝의 합과 같습니다",
            ),
            Rule::Renban(_) => fixed(
                "its numbers are consecutive, in any order",
                "순서에 상관없이 연속된 수가 들어갑니다",
            ),
            Rule::Entropic(_) => fixed(
                "any three successive cells of it hold a low, a middle and a high number",
                "잇따른 세 칸에는 작은 수, 중간 수, 큰 수가 하나씩 들어갑니다",
            ),
            Rule::Modular { modulus, .. } => {
                // 1, 7 and 8 end in ㄹ.
                let by = if matches!(modulus % 10, 0 | 3 | 6) { "으로" } else { "로" };
                fixed(
                    &format!(
                        "any {modulus} successive cells of it leave different remainders when divided by {modulus}"
                    ),
                    &format!("잇따른 {modulus}칸의 수는 {modulus}{by} 나눈 나머지가 서로 다릅니다"),
                )
            }
            Rule::Between(_) => fixed(
                "its inner numbers lie between those at its ends",
                "안쪽 수는 양 끝의 두 수 사이에 있습니다",
            ),
            Rule::Lockout { least, .. } => fixed(
                &format!(
                    "its ends differ by at least {least}, and each inner number is below both or above both"
                ),
                &format!("양 끝의 차는 {least} 이상이고, 안쪽 수는 두 수 사이를 벗어납니다"),
            ),
            Rule::Quadruple { values, exact, .. } => {
                let numbers = list(values);
                let is = particle(&numbers, "이", "가");
                let stand = if values.len() == 1 { "stands" } else { "stand" };
                let [no_more, only] = if *exact {
                    [", no more often than listed", " 적힌 만큼만"]
                } else {
                    [""; 2]
                };
                fixed(
                    &format!("{numbers} {stand} in its cells{no_more}"),
                    &format!("그 칸들에 {numbers}{is}{only} 들어갑니다"),
                )
            }
            Rule::CountingCircles(cells) => {
                let sum = cells.len();
                fixed(
                    &format!(
                        "each number in them stands there as often as it says; the different ones add up to {sum}"
                    ),
                    &format!(
                        "각 숫자는 그 수만큼의 칸에 들어가고, 서로 다른 숫자의 합은 {sum}입니다"
                    ),
                )
            }
            Rule::Sandwich { sum, .. } => {
                let all = board.values();
                let ends: Vec<Value> = all.iter().take(1).chain(all.iter().last()).collect();
                let [least, most] = [list(&ends[..1]), list(&ends[1..])];
                fixed(
                    &format!("the cells between {least} and {most} add up to {sum}"),
                    &format!(
                        "{least}{} {most} 사이의 합은 {sum}입니다",
                        particle(&least, "과", "와")
                    ),
                )
            }
            Rule::XSum { cells, sum } => {
                let x = first(cells)?;
                fixed(
                    &format!("{x} tells how many cells, itself included, add up to {sum}"),
                    &format!("{x}에서부터 {x}의 수만큼의 칸을 더하면 {sum}입니다"),
                )
            }
            Rule::SameXSum { first: one, second: other } => {
                let (one, other) = (first(one)?, first(other)?);
                fixed(
                    &format!("the X-sums that begin at {one} and at {other} are equal"),
                    &format!("{one}에서 시작하는 X-합과 {other}에서 시작하는 X-합은 같습니다"),
                )
            }
            Rule::Skyscraper { cells, seen } => {
                let from = first(cells)?;
                let are = if *seen == 1 { "number is" } else { "numbers are" };
                let [zero, with_zero] = match board.least() {
                    0 => [" (a 0 is not seen)", "0은 세지 않고 "],
                    _ => [""; 2],
                };
                fixed(
                    &format!("from {from} on, {seen} {are} greater than all before{zero}"),
                    &format!(
                        "{with_zero}{from}에서부터 앞의 수보다 모두 큰 수가 {seen}개 있습니다"
                    ),
                )
            }
            Rule::NumberedRoom { cells, value } => {
                let (x, value) = (first(cells)?, board.number(*value).to_string());
                fixed(
                    &format!("{x} tells which cell from it on holds {value}"),
                    &format!(
                        "{x}의 수만큼 센 칸에 {value}{} 들어갑니다",
                        particle(&value, "이", "가")
                    ),
                )
            }
            Rule::Indexer { cell, value, .. } => {
                let (cell, value) = (board.name(*cell), board.number(*value).to_string());
                fixed(
                    &format!("{cell} tells which cell of its line holds {value}"),
                    &format!(
                        "{cell}의 수가 그 줄에서 {value}{} 들어갈 자리를 알려 줍니다",
                        particle(&value, "이", "가")
                    ),
                )
            }
            Rule::Allowed { .. }
            | Rule::Odd(_)
            | Rule::Even(_)
            | Rule::Different { .. }
            | Rule::AntiKnight
            | Rule::AntiKing
            | Rule::Pairs { .. }
            | Rule::Cage { sum: None, .. }
            | Rule::Sum { .. }
            | Rule::Automaton { .. } => None,
        }
    }
}

impl Relation {
    /// What the relation says of two cells; none if they only differ, or of a table.
    pub fn says(&self, first: &str, second: &str, language: Language) -> Option<String> {
        let (english, korean) = match self {
            Relation::Difference(d) => {
                (format!("the two differ by {d}"), format!("두 수의 차는 {d}입니다"))
            }
            Relation::Ratio(r) => (
                format!("one number is {r} times the other"),
                format!("한 수가 다른 수의 {r}배입니다"),
            ),
            Relation::Sum(s) => {
                (format!("the two add up to {s}"), format!("두 수의 합은 {s}입니다"))
            }
            Relation::Apart(d) => {
                (format!("the two differ by at least {d}"), format!("두 수의 차는 {d} 이상입니다"))
            }
            Relation::Less => (
                format!("{first} is less than {second}"),
                format!("{first}의 수가 {second}의 수보다 작습니다"),
            ),
            Relation::NotGreater => (
                format!("{first} is not greater than {second}"),
                format!("{first}의 수가 {second}의 수보다 크지 않습니다"),
            ),
            Relation::Equal => ("the two are equal".to_owned(), "두 수가 같습니다".to_owned()),
            Relation::Different | Relation::Table(_) => return None,
        };
        Some(match language {
            Language::English => english,
            Language::Korean => korean,
        })
    }
}
