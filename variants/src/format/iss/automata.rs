//! The program's rules that become an automaton or a pair table here.

use super::item::Item;
use super::rules::value;
use super::shape::Shape;
use crate::board::{Cell, Value};
use crate::error::{Error, why};
use crate::rule::{Automaton, Differ, GivenName, Relation, Rule, Table};

type Rules = Result<Vec<Rule>, Error>;

/// More states than this are too slow to filter with.
const STATES: usize = 6000;

/// The rules of an item, named as people call it; refuses what nobody here understands.
pub(super) fn read(item: &Item, shape: &Shape) -> Rules {
    let name = match &*item.name {
        "EqualityCage" => "equality cage",
        "RellikCage" => &format!("rellik cage {}", item.number(0).unwrap_or_default()),
        "ValueIndexing" => "value indexing",
        "CountDistinct" => "count of different numbers",
        "DutchFlatmates" => "Dutch flatmates",
        "GlobalEntropy" => "global entropy",
        "GlobalMod" => "global modular",
        "AntiTaxicab" => "anti-taxicab",
        _ => "",
    };
    let name = GivenName::new(name);
    let named = |rule: Rule| rule.with_name(name.clone());
    Ok(meant(item, shape)?.into_iter().map(named).collect())
}

fn meant(item: &Item, shape: &Shape) -> Rules {
    let cells = || item.cells(shape, 0);
    let after = || item.cells(shape, 1);
    match &*item.name {
        "EqualityCage" => equality_cage(item, shape, cells()?),
        "RellikCage" => rellik_cage(item, shape, after()?),
        "ValueIndexing" => value_indexing(item, shape, cells()?),
        "CountDistinct" => count_distinct(item, shape, cells()?),
        "DutchFlatmates" => dutch_flatmates(item, shape),
        "GlobalEntropy" => {
            shape.needs_nine(item)?;
            squares(item, shape, |value| value.0 / 3)
        }
        "GlobalMod" if shape.board.value_count() == 9 => {
            let least = shape.board.least() as u8;
            squares(item, shape, |value| (value.0 + least) % 3)
        }
        "GlobalMod" => Err(item.wrong(why!("expected nine values", "값이 아홉 가지여야 합니다"))),
        "AntiTaxicab" => anti_taxicab(item, shape),
        name => {
            // With its name in other letters, as a question in all languages. The page does without, so that its module
            // stays small.
            #[cfg(feature = "notations")]
            let name = &crate::rule::TABLE
                .iter()
                .find(|row| row.iss != name && row.iss.eq_ignore_ascii_case(name))
                .map_or(name.to_owned(), |row| format!("{name} ({}?)", row.iss));
            Err(Error::unknown(name, item.excerpt()))
        }
    }
}

fn built<S: Clone + Ord>(
    item: &Item,
    shape: &Shape,
    cells: Vec<Cell>,
    start: S,
    step: impl Fn(&S, Value) -> Option<S>,
    accepts: impl Fn(&S) -> bool,
) -> Result<Rule, Error> {
    match Automaton::build(shape.board.value_count(), start, STATES, step, accepts) {
        Some(automaton) => Ok(Rule::Automaton { cells, automaton }),
        None => Err(item.wrong(why!("it has too many cases", "경우가 너무 많습니다"))),
    }
}

/// As many even as odd numbers, and as many low as high ones; all differ.
fn equality_cage(item: &Item, shape: &Shape, cells: Vec<Cell>) -> Rules {
    if cells.len() % 2 == 1 {
        return Err(
            item.wrong(why!("expected an even number of cells", "칸의 수가 짝수여야 합니다"))
        );
    }
    let (count, least) = (shape.board.value_count(), shape.board.least());
    let half = count / 2;
    let longest = cells.len() as i32;
    let step = |&(parity, height): &(i32, i32), value: Value| {
        let number = i32::from(value.0) + least;
        let parity = parity + if number % 2 == 0 { 1 } else { -1 };
        let height = match usize::from(value.0) {
            low if low < half => height - 1,
            high if high >= count - half => height + 1,
            _ => return None,
        };
        (parity.abs() <= longest && height.abs() <= longest).then_some((parity, height))
    };
    let different = Rule::Different { cells: cells.clone(), why: Differ::Set };
    Ok(vec![built(item, shape, cells, (0, 0), step, |state| *state == (0, 0))?, different])
}

/// No numbers of the cage add up to this; all differ.
fn rellik_cage(item: &Item, shape: &Shape, cells: Vec<Cell>) -> Rules {
    let sum = item.number(0)?;
    let sum = usize::try_from(sum).ok().filter(|sum| (1..64).contains(sum));
    let sum = sum.ok_or_else(|| {
        item.wrong(why!("expected a sum from 1 to 63", "합이 1부터 63까지여야 합니다"))
    })?;
    let least = shape.board.least();
    // Which sums below it some of the numbers make.
    let within = u64::MAX >> (63 - sum);
    let step = |&made: &u64, value: Value| {
        let number = u32::from(value.0) + least as u32;
        let more = made | made.checked_shl(number).unwrap_or(0) & within;
        (more >> sum & 1 == 0).then_some(more)
    };
    let different = Rule::Different { cells: cells.clone(), why: Differ::Set };
    Ok(vec![built(item, shape, cells, 1, step, |_| true)?, different])
}

/// The first value comes again as many cells behind the second cell as the second cell says.
fn value_indexing(item: &Item, shape: &Shape, cells: Vec<Cell>) -> Rules {
    #[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
    enum State {
        Start,
        First(Value),
        Left(Value, i32),
        Found,
    }
    if cells.len() < 3 {
        return Err(item.wrong(why!("expected three cells or more", "칸이 셋 이상이어야 합니다")));
    }
    let board = &shape.board;
    let longest = cells.len() as i32 - 2;
    let step = |state: &State, value: Value| match *state {
        State::Start => Some(State::First(value)),
        State::First(first) => {
            let distance = board.number(value);
            (1..=longest).contains(&distance).then_some(State::Left(first, distance))
        }
        State::Left(first, 1) => (value == first).then_some(State::Found),
        State::Left(first, distance) => Some(State::Left(first, distance - 1)),
        State::Found => Some(State::Found),
    };
    Ok(vec![built(item, shape, cells, State::Start, step, |state| *state == State::Found)?])
}

/// The first number tells how many different numbers the others are.
fn count_distinct(item: &Item, shape: &Shape, cells: Vec<Cell>) -> Rules {
    let board = &shape.board;
    let step = |state: &Option<(u32, u32)>, value: Value| match *state {
        None => Some(Some((u32::try_from(board.number(value)).ok()?, 0))),
        Some((count, seen)) => {
            let seen = seen | 1 << value.0;
            (seen.count_ones() <= count).then_some(Some((count, seen)))
        }
    };
    let accepts =
        |state: &Option<(u32, u32)>| state.is_some_and(|(count, seen)| seen.count_ones() == count);
    Ok(vec![built(item, shape, cells, None, step, accepts)?])
}

/// Above each 5 stands a 1, or below it a 9.
fn dutch_flatmates(item: &Item, shape: &Shape) -> Rules {
    shape.needs_nine(item)?;
    let board = &shape.board;
    // Whether a 1 has just come, and whether a 9 must come.
    let step = |&(one, must): &(bool, bool), value: Value| {
        (!must || value.0 == 8).then_some((value.0 == 0, value.0 == 4 && !one))
    };
    let column = |column: usize| {
        let cells = (0..board.rows()).filter_map(|row| board.cell(row, column)).collect();
        built(item, shape, cells, (false, false), step, |state| !state.1)
    };
    (0..board.columns()).map(column).collect()
}

/// Each square of four cells holds all three classes.
fn squares(item: &Item, shape: &Shape, class: impl Fn(Value) -> u8) -> Rules {
    let board = &shape.board;
    let classes: Vec<u8> = board.values().iter().map(class).collect();
    let automaton = Automaton::of_classes(&classes, 3)
        .ok_or_else(|| item.wrong(why!("it has too many cases", "경우가 너무 많습니다")))?;
    let squares = board.cells().filter_map(|cell| board.square_at(cell));
    let rule = |cells| Rule::Automaton { cells, automaton: automaton.clone() };
    Ok(squares.map(rule).collect())
}

/// A number does not stand twice as many steps apart as it says.
fn anti_taxicab(item: &Item, shape: &Shape) -> Rules {
    let board = &shape.board;
    if board.least() != 1 {
        return Err(item.wrong(why!("the values must start at 1", "값이 1부터여야 합니다")));
    }
    let table = |own| Table::new(board.value_count(), |a, b| a != own || b != own);
    let tables: Vec<Table> = board.values().iter().map(table).collect();
    let mut rules = Vec::new();
    for a in board.cells() {
        for b in board.cells().skip(a.index() + 1) {
            let (p, q) = (board.place(a), board.place(b));
            let steps = p.0.abs_diff(q.0) + p.1.abs_diff(q.1);
            let differ =
                board.houses().iter().any(|h| h.cells.contains(&a) && h.cells.contains(&b));
            if let Some(table) = tables.get(steps - 1).filter(|_| !differ) {
                let relation = Relation::Table(table.clone());
                rules.push(Rule::Pairs { cells: vec![a, b], relation, all: false });
            }
        }
    }
    Ok(rules)
}

/// The first number that a greater one hides.
pub(super) fn hidden_skyscraper(
    item: &Item,
    shape: &Shape,
    cells: Vec<Cell>,
    clue: &str,
) -> Result<Rule, Error> {
    let hidden = value(item, shape, clue)?;
    // The highest so far, or nothing once the hidden one is found.
    let step = |state: &Option<i16>, value: Value| match *state {
        None => Some(None),
        Some(highest) if i16::from(value.0) > highest => {
            (value != hidden).then_some(Some(i16::from(value.0)))
        }
        Some(_) => (value == hidden).then_some(None),
    };
    let rule = built(item, shape, cells, Some(-1), step, Option::is_none)?;
    Ok(rule.with_name(GivenName::new(&format!("hidden skyscraper {clue}"))))
}
