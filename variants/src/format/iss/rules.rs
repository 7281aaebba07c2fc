//! Lines, sets and rules of the whole board.

use ninefold::sorting::sort;

use super::item::Item;
use super::machine;
use super::named;
use super::shape::Shape;
use crate::board::{Board, Cell, Value, Values, block_shape};
use crate::error::{Error, why};
use crate::rule::{Differ, Relation, Rule, TABLE};

type Rules = Result<Vec<Rule>, Error>;

/// The rules of an item that is neither an outside clue nor part of the board.
pub(super) fn read(item: &Item, shape: &Shape) -> Rules {
    let board = &shape.board;
    let cells = || item.cells(shape, 0);
    let after = || item.cells(shape, 1);
    let one = |rule| Ok(vec![rule]);
    match &*item.name {
        "" | "Given" => givens(item, shape),
        "Whisper" if item.number(0).is_err() => one(Rule::Whisper { cells: cells()?, least: 5 }),
        "Whisper" => one(Rule::Whisper { cells: after()?, least: item.number(0)? }),
        "Modular" => one(Rule::Modular { cells: after()?, modulus: item.number(0)? }),
        "Entropic" => {
            shape.needs_nine(item)?;
            one(Rule::Entropic(cells()?))
        }
        "RegionSumLine" => Ok(region_sum(board, &cells()?)),
        // The ends differ in any case.
        "Lockout" => one(Rule::Lockout { cells: after()?, least: item.number(0)?.max(1) }),
        "SumLine" => {
            let sum = item.number(0)?;
            let mut item = item.clone();
            let closed = item.arguments.last().is_some_and(|last| last == "LOOP");
            if closed {
                item.arguments.pop();
            }
            one(Rule::SumLine { cells: item.cells(shape, 1)?, sum, closed })
        }
        "WhiteDot" => marks(item, shape, &Relation::Difference(1)),
        "BlackDot" => marks(item, shape, &Relation::Ratio(2)),
        "X" => marks(item, shape, &Relation::Sum(10)),
        "V" => marks(item, shape, &Relation::Sum(5)),
        "GreaterThan" => {
            let pairs = neighbours(item, shape)?.into_iter();
            Ok(pairs.map(|[a, b]| Rule::Mark { cells: [b, a], relation: Relation::Less }).collect())
        }
        "Arrow" => arrow(item, cells()?, 1),
        "PillArrow" => {
            let size = item.number(0)?;
            let size = usize::try_from(size).ok().filter(|size| (2..4).contains(size));
            let size = size.ok_or_else(|| {
                item.wrong(why!(
                    "a pill has two or three cells",
                    "알약 모양은 두 칸이나 세 칸입니다"
                ))
            })?;
            pill(item, shape, after()?, size)
        }
        "Cage" => cage(item, after()?),
        "Sum" => sum(item, after()?),
        "AllDifferent" => one(different(cells()?, Differ::Set)),
        "ContainAtLeast" => contains(item, shape, after()?, false),
        "ContainExact" => contains(item, shape, after()?, true),
        "LookAndSay" => look_and_say(item, shape, after()?),
        "SameValues" => {
            let (sets, cells) = (item.number(0)?, after()?);
            if usize::try_from(sets).is_ok_and(|sets| sets == cells.len()) {
                one(Rule::Pairs { cells, relation: Relation::Equal, all: true })
            } else {
                Err(Error::unknown("SameValues", item.excerpt()))
            }
        }
        "EqualSum" => one(Rule::RegionSum { parts: item.groups(shape, 0, |word| word == "-")? }),
        "Indexing" => indexing(item, shape),
        "Pair" | "PairX" | "Binary" | "BinaryX" => machine::pairs(item, shape),
        "NFA" | "Regex" => machine::lines(item, shape),
        "Diagonal" => {
            shape.needs_square(item)?;
            let falls = match item.number(0)? {
                1 => false,
                -1 => true,
                _ => {
                    return Err(
                        item.wrong(why!("a diagonal is 1 or -1", "대각선은 1이나 -1입니다"))
                    );
                }
            };
            one(Rule::diagonal(board, falls))
        }
        "Windoku" => blocks(item, shape, Differ::Windoku),
        "DisjointSets" => blocks(item, shape, Differ::Disjoint),
        "AntiKnight" => shape.needs_houses(item).map(|()| vec![Rule::AntiKnight]),
        "AntiKing" => shape.needs_houses(item).map(|()| vec![Rule::AntiKing]),
        "AntiConsecutive" => one(Rule::Nonconsecutive),
        // How its program searches, and which ranks may be equal where some are given. Those are refused.
        "SearchPriority" => Ok(Vec::new()),
        "FullRankTies" if ["any", "only-unclued"].iter().any(|ties| item.arguments == [*ties]) => {
            Ok(Vec::new())
        }
        name => match TABLE.iter().find(|row| row.iss == name).and_then(|row| row.kind.bare()) {
            Some(rule) => one(rule(cells()?)),
            None => named::read(item, shape),
        },
    }
}

fn different(mut cells: Vec<Cell>, why: Differ) -> Rule {
    sort(&mut cells);
    cells.dedup();
    Rule::Different { cells, why }
}

fn givens(item: &Item, shape: &Shape) -> Rules {
    let given = |word: &String| {
        let wrong = || {
            Error::rule(
                "Given",
                word.clone(),
                why!("expected a cell and values of the board", "판에 있는 칸과 값이어야 합니다"),
            )
        };
        let (name, values) = word.split_once('_').ok_or_else(wrong)?;
        let cell = shape.cell(name).ok_or_else(wrong)?;
        let values = values.split('_').map(|value| shape.board.value(value.parse().ok()?));
        let values = values.collect::<Option<Values>>().ok_or_else(wrong)?;
        Ok(Rule::Allowed { cell, values })
    };
    item.arguments.iter().map(given).collect()
}

/// The pairs of neighbours in a list, each with the earlier one first.
fn neighbours(item: &Item, shape: &Shape) -> Result<Vec<[Cell; 2]>, Error> {
    let cells = item.cells(shape, 0)?;
    let mut pairs = Vec::new();
    for (i, &a) in cells.iter().enumerate() {
        if cells[..i].contains(&a) {
            continue;
        }
        pairs.extend(
            shape
                .board
                .neighbours(a)
                .filter(|b| !cells[..i].contains(b) && cells.contains(b))
                .map(|b| [a, b]),
        );
    }
    if pairs.is_empty() {
        Err(item.wrong(why!("no two cells are neighbours", "서로 이웃한 칸이 없습니다")))
    } else {
        Ok(pairs)
    }
}

fn marks(item: &Item, shape: &Shape, relation: &Relation) -> Rules {
    let pairs = neighbours(item, shape)?.into_iter();
    Ok(pairs.map(|cells| Rule::Mark { cells, relation: relation.clone() }).collect())
}

fn arrow(item: &Item, mut cells: Vec<Cell>, pill: usize) -> Rules {
    if cells.len() <= pill {
        return Err(item.wrong(why!("no shaft", "화살대가 없습니다")));
    }
    let shaft = cells.split_off(pill);
    Ok(vec![Rule::Arrow { pill: cells, shaft }])
}

/// A pill is read in reading order, however it is written.
fn pill(item: &Item, shape: &Shape, mut cells: Vec<Cell>, size: usize) -> Rules {
    if cells.len() > size {
        sort(&mut cells[..size]);
        if !is_pill(&shape.board, &cells[..size]) {
            return Err(item.wrong(why!(
                "the cells of the pill do not touch in reading order",
                "알약 모양의 칸들이 읽는 순서대로 이어지지 않습니다"
            )));
        }
    }
    arrow(item, cells, size)
}

/// Whether each cell touches the one before it in reading order.
pub(super) fn is_pill(board: &Board, cells: &[Cell]) -> bool {
    let follows = |pair: &[Cell]| {
        let mut steps = [(0, 1), (1, 0), (1, 1)].into_iter();
        steps.any(|(down, right)| board.beside(pair[0], down, right) == Some(pair[1]))
    };
    cells.windows(2).all(follows)
}

/// A cell may be named twice: then it counts twice in the sum.
fn cage(item: &Item, cells: Vec<Cell>) -> Rules {
    let sum = match item.arguments.first().map(String::as_str) {
        Some("") => 0,
        _ => item.number(0)?,
    };
    let sum = (sum != 0).then_some(sum);
    let once = different(cells.clone(), Differ::Set);
    let repeated = matches!(&once, Rule::Different { cells: once, .. } if once.len() < cells.len());
    match sum {
        Some(sum) if repeated => {
            let cells = cells.into_iter().map(|cell| (cell, 1)).collect();
            Ok(vec![Rule::Sum { cells, sum }, once])
        }
        None if repeated => Ok(vec![once]),
        sum => Ok(vec![Rule::Cage { cells, sum }]),
    }
}

/// `10` or, with factors, `0_=_1_1_-1`.
fn sum(item: &Item, cells: Vec<Cell>) -> Rules {
    let text = item.arguments.first().map_or("", String::as_str);
    let wrong = || {
        item.wrong(why!("the sum or a factor is not a number", "합이나 곱할 수가 수가 아닙니다"))
    };
    let (sum, factors) = match text.split_once("_=_") {
        Some((sum, factors)) => {
            let factors = factors.split('_').map(|factor| factor.parse().ok());
            (sum, factors.collect::<Option<Vec<i32>>>().ok_or_else(wrong)?)
        }
        None => (text, vec![1; cells.len()]),
    };
    let sum = sum.parse().map_err(|_| wrong())?;
    if factors.len() != cells.len() {
        return Err(item.wrong(why!(
            "expected as many factors as cells",
            "곱할 수가 칸마다 하나씩 있어야 합니다"
        )));
    }
    Ok(vec![Rule::Sum { cells: cells.into_iter().zip(factors).collect(), sum }])
}

/// The value of a number, for a rule that speaks of one.
pub(super) fn value(item: &Item, shape: &Shape, text: &str) -> Result<Value, Error> {
    let value = text.parse().ok().and_then(|number| shape.board.value(number));
    value.ok_or_else(|| {
        item.wrong(why!("{text:?} is not a value of the board", "판에 없는 값입니다: {text:?}"))
    })
}

fn contains(item: &Item, shape: &Shape, cells: Vec<Cell>, exact: bool) -> Rules {
    let listed = item.arguments[0].split('_').map(|text| value(item, shape, text));
    Ok(vec![Rule::Quadruple { cells, values: listed.collect::<Result<_, _>>()?, exact }])
}

/// `1223`: one 2 and two 3; `05`: no 5.
fn look_and_say(item: &Item, shape: &Shape, cells: Vec<Cell>) -> Rules {
    let digits: Option<Vec<u32>> = item.arguments[0].chars().map(|c| c.to_digit(10)).collect();
    let digits = digits.filter(|digits| digits.len() % 2 == 0 && !digits.is_empty());
    let digits = digits.ok_or_else(|| {
        item.wrong(why!("expected pairs of a count and a digit", "개수와 숫자의 짝이어야 합니다"))
    })?;
    let mut none = Values::EMPTY;
    let mut listed: Vec<Value> = Vec::new();
    for pair in digits.chunks(2) {
        let value = value(item, shape, &pair[1].to_string())?;
        match pair[0] {
            0 => none = none.with(value),
            _ if listed.contains(&value) => {
                return Err(
                    item.wrong(why!("a digit is counted twice", "한 숫자를 두 번 세었습니다"))
                );
            }
            count => listed.extend((0..count).map(|_| value)),
        }
    }
    let mut rules = Vec::new();
    if !none.is_empty() {
        let values = shape.board.values() - none;
        rules.extend(cells.iter().map(|&cell| Rule::Allowed { cell, values }));
    }
    if !listed.is_empty() {
        rules.push(Rule::Quadruple { cells, values: listed, exact: true });
    }
    Ok(rules)
}

/// The line cut where it enters another region.
fn region_sum(board: &Board, cells: &[Cell]) -> Vec<Rule> {
    let rule = || Rule::RegionSum { parts: board.parts(cells) };
    board.regions().next().map(|_| rule()).into_iter().collect()
}

fn indexing(item: &Item, shape: &Shape) -> Rules {
    shape.needs_houses(item)?;
    let board = &shape.board;
    let by_row = match item.arguments.first().map(String::as_str) {
        Some("R") => true,
        Some("C") => false,
        _ => return Err(item.wrong(why!("expected R or C", "R이나 C여야 합니다"))),
    };
    let rule = |cell: Cell| {
        let (row, column) = board.place(cell);
        let house = if by_row { board.rows() + column } else { row };
        let number = if by_row { row } else { column } + 1;
        let value = value(item, shape, &number.to_string())?;
        Ok(Rule::Indexer { cell, line: board.houses()[house].cells.clone(), value })
    };
    item.cells(shape, 1)?.into_iter().map(rule).collect()
}

/// The shaded squares of a windoku, or the cells at one place of each block.
fn blocks(item: &Item, shape: &Shape, why: Differ) -> Rules {
    shape.needs_square(item)?;
    let board = &shape.board;
    let size = board.columns();
    let all = if why == Differ::Windoku { board.value_count() } else { size };
    let Some((height, width)) = block_shape(size, size, shape.region_size.unwrap_or(all)) else {
        return Ok(Vec::new());
    };
    let groups = match why {
        Differ::Windoku => board.windoku(height, width),
        _ => board.disjoint(height, width),
    };
    Ok(groups.into_iter().map(|cells| different(cells, why)).collect())
}
