//! Claims, reasons and positions of questions.

use ninefold::{Clues, Language};
use serde_json::{Value as Json, json};

use super::{Question, Refusal, malformed, members};
use crate::board::{Board, Cell, HouseIndex, Value, Values};
use crate::check::{Effect, Reason};
use crate::explain::{Position, house_name};
use crate::format::{Format, pieces};
use crate::puzzle::Puzzle;
use crate::rule::{Kind, Rule, RuleIndex};

/// A puzzle in a format of variants or of classic puzzles.
pub(super) fn puzzle(text: &str) -> Result<Puzzle, Refusal> {
    let pieces = pieces(text);
    let mut marked = pieces.iter().filter(|piece| piece.format.is_some_and(Format::is_marked));
    if let Some(second) = marked.nth(1) {
        return Err(malformed(format!(
            "line {}: expected one puzzle, found another one",
            second.line
        )));
    }
    if let Some(read) = Format::of(text).and_then(|format| format.read_meant(text)) {
        let puzzle = read.and_then(|draft| Ok(draft.puzzle()?));
        return puzzle.map_err(|wrong| malformed(wrong.in_line().to_string()));
    }
    let clues: Result<Clues, _> = text.parse();
    clues.map(|clues| Puzzle::from(&clues)).map_err(|wrong| malformed(wrong.to_string()))
}

impl Question<'_> {
    /// A claim: a cell that `is` a number, or is `not` some, or both, and perhaps `because` of reasons; or as a text.
    pub(super) fn claim(
        &self,
        position: &Position<'_>,
        claim: &Json,
    ) -> Result<(Effect, Option<Vec<Reason>>), Refusal> {
        let board = self.puzzle.board();
        let read = claim.as_str().and_then(|text| written(board, text));
        let claim = read.as_ref().unwrap_or(claim);
        members::of_claim(claim)?;
        let cell = cell(board, &claim["cell"])?;
        let of = |member: &str| match &claim[member] {
            Json::Null => Ok(None),
            member => numbers(board, member).map(Some),
        };
        let kept = match (of("is")?, of("not")?) {
            (None, None) => return Err(malformed("a claim needs is or not")),
            (is, not) => is.unwrap_or(position.of(cell)) - not.unwrap_or(Values::EMPTY),
        };
        let reasons = match &claim["because"] {
            Json::Null => None,
            Json::Array(list) => {
                Some(list.iter().map(|one| reason(&self.puzzle, one)).collect::<Result<_, _>>()?)
            }
            one => Some(vec![reason(&self.puzzle, one)?]),
        };
        Ok((Effect { cell, kept }, reasons))
    }
}

/// A reason: a house or a rule by its name, without its cells if it has that name alone; a rule by its number; or as
/// a proof of JSON has it. Capitals do not matter.
pub(super) fn reason(puzzle: &Puzzle, reason: &Json) -> Result<Reason, Refusal> {
    let (board, rules) = (puzzle.board(), puzzle.rules());
    let unknown = || {
        let is_given = |rule: &&Rule| matches!(rule, Rule::Allowed { .. });
        let example = rules.iter().find(|rule| !is_given(rule)).or(rules.first());
        let example = example.map_or(String::new(), |rule| {
            format!(" or name, such as {:?}", rule.described(board, Language::English))
        });
        malformed(format!(
            "unknown house or rule: {reason}; name a house (row 3, column 2, block 1) or a rule by its number{example}"
        ))
    };
    let house = |name: &str| {
        let name = name.to_lowercase();
        let number = name.trim_start_matches(|sign: char| !sign.is_ascii_digit());
        let word = match name[..name.len() - number.len()].trim() {
            "r" => "row",
            "c" | "col" => "column",
            "b" | "box" => "block",
            word => word,
        };
        let name = format!("{word} {number}");
        let names = |&house: &HouseIndex| {
            let known = house_name(board, house, Language::English);
            known == name || known.replace("region", "block") == name
        };
        board.each_house().map(|(place, _)| place).find(names)
    };
    let rule = |value: &Json| -> Option<RuleIndex> {
        let number = value.as_u64().or_else(|| value["number"].as_u64())?;
        usize::try_from(number).ok().filter(|number| *number < rules.len()).map(RuleIndex)
    };
    fn list<T>(list: &Json, find: impl Fn(&Json) -> Option<T>) -> Option<Vec<T>> {
        list.as_array()?.iter().map(find).collect()
    }
    if let Some(name) = reason.as_str() {
        if let Some(house) = house(name) {
            return Ok(Reason::House(house));
        }
        let name = name.to_lowercase();
        let name = name.strip_prefix("the ").unwrap_or(&name);
        let is_name = |text: &str| text.to_lowercase() == name;
        let kind = name.parse::<Kind>().ok();
        let called = |is: &dyn Fn(&Rule) -> bool| {
            let all = puzzle.each_rule().filter(|(_, rule)| is(rule));
            all.map(|(place, _)| place).collect::<Vec<_>>()
        };
        let mut found = called(&|rule| is_name(&rule.described(board, Language::English)));
        if found.is_empty() {
            found = called(&|rule| {
                kind == Some(rule.kind()) || is_name(&rule.title(board, Language::English))
            });
        }
        return match found[..] {
            [] => Err(unknown()),
            [rule] => Ok(Reason::Rule(rule)),
            [first, ..] => Err(malformed(format!(
                "{} rules are called {name}; name one with its cells, as {:?}, or by its number, as {}",
                found.len(),
                puzzle.rule(first).described(board, Language::English),
                first.0,
            ))),
        };
    }
    if let Some(name) = reason["house"].as_str() {
        return house(name).map(Reason::House).ok_or_else(unknown);
    }
    if !reason["houses"].is_null() {
        let houses = list(&reason["houses"], |name| house(name.as_str()?));
        let total = houses.zip(list(&reason["less"], rule));
        let total = total.map(|(houses, rules)| Reason::Total { houses, rules });
        return total.ok_or_else(unknown);
    }
    rule(reason).map(Reason::Rule).ok_or_else(unknown)
}

/// A claim as a text, as an object: `r3c1=7`, `r3c1<>7,8`, or `r3c1<>78` where numbers have one digit.
fn written(board: &Board, text: &str) -> Option<Json> {
    let (cell, said, numbers) = match text.split_once("<>") {
        Some((cell, numbers)) => (cell, "not", numbers),
        None => text.split_once('=').map(|(cell, numbers)| (cell, "is", numbers))?,
    };
    let is_listed = board.needs_commas() || numbers.contains(',');
    let numbers = numbers.trim().split(if is_listed { "," } else { "" });
    let numbers = numbers.map(str::trim).filter(|number| is_listed || !number.is_empty());
    let numbers = numbers.map(|number| number.parse().ok()).collect::<Option<Vec<i64>>>()?;
    (!numbers.is_empty()).then(|| json!({ "cell": cell.trim(), said: numbers }))
}

fn cell(board: &Board, name: &Json) -> Result<Cell, Refusal> {
    let cell = name.as_str().and_then(|name| board.named(name));
    cell.ok_or_else(|| malformed(format!("{name} is not a cell of the board")))
}

/// A number, or a list of numbers.
fn numbers(board: &Board, numbers: &Json) -> Result<Values, Refusal> {
    let one = |number: &Json| {
        let value = number.as_i64().and_then(|number| board.value(number));
        value.ok_or_else(|| malformed(format!("{number} is not a value of the board")))
    };
    match numbers {
        Json::Array(list) => list.iter().map(one).collect(),
        number => Ok(Values::of(one(number)?)),
    }
}

/// What a player has filled in: a text with a sign a cell, or a list of numbers and nulls.
pub(super) fn filled(board: &Board, filled: &Json) -> Result<Vec<(Cell, Value)>, Refusal> {
    let wrong = || {
        malformed(format!(
            "filled has a number or a blank for each of {} cells",
            board.cell_count()
        ))
    };
    match filled {
        Json::Null => Ok(Vec::new()),
        Json::String(text) => board.filled(text).map_err(|why| malformed(format!("filled: {why}"))),
        Json::Array(list) if list.len() == board.cell_count() => {
            let cells = board.cells().zip(list);
            let filled = cells.filter(|(_, number)| !number.is_null());
            filled
                .map(|(cell, number)| {
                    Ok((
                        cell,
                        number.as_i64().and_then(|number| board.value(number)).ok_or_else(wrong)?,
                    ))
                })
                .collect()
        }
        _ => Err(wrong()),
    }
}

/// The candidates that a player has kept: a list of numbers for each cell that has any.
pub(super) fn candidates(board: &Board, kept: &Json) -> Result<Vec<(Cell, Values)>, Refusal> {
    match kept {
        Json::Null => Ok(Vec::new()),
        Json::Object(kept) => kept
            .iter()
            .map(|(name, kept)| {
                Ok((cell(board, &Json::from(name.as_str()))?, numbers(board, kept)?))
            })
            .collect(),
        _ => Err(malformed("candidates must be an object")),
    }
}
