//! The program's rules that have a known name here, but no kind of their own.

use super::item::Item;
use super::shape::Shape;
use crate::board::{Cell, House};
use crate::error::{Error, why};
use crate::rule::{Differ, GivenName, Known, Relation, Rule, Table};

type Rules = Result<Vec<Rule>, Error>;

/// The rules of an item, with the name that players know; refuses what nobody here understands.
pub(super) fn read(item: &Item, shape: &Shape) -> Rules {
    let Some(known) = Known::of_type(&item.name) else {
        // With its name in other letters, as a question in all languages. The page does without, so that its module
        // stays small.
        let name = &*item.name;
        #[cfg(feature = "notations")]
        let name = &crate::rule::TABLE
            .iter()
            .find(|row| row.iss != name && row.iss.eq_ignore_ascii_case(name))
            .map_or(name.to_owned(), |row| format!("{name} ({}?)", row.iss));
        return Err(Error::unknown(name, item.excerpt()));
    };
    let board = &shape.board;
    let cells = || item.cells(shape, 0);
    let each = |lines: Vec<Vec<Cell>>| {
        lines.into_iter().map(|cells| machine(item, shape, known, cells, None)).collect()
    };
    match known.iss {
        "EqualityCage" => {
            let cells = cells()?;
            if cells.len() % 2 == 1 {
                return Err(item
                    .wrong(why!("expected an even number of cells", "칸의 수가 짝수여야 합니다")));
            }
            let different = different(&cells);
            Ok(vec![machine(item, shape, known, cells, None)?, different])
        }
        "RellikCage" => {
            let (sum, cells) = (item.number(0)?, item.cells(shape, 1)?);
            if !(1..64).contains(&sum) {
                return Err(
                    item.wrong(why!("expected a sum from 1 to 63", "합이 1부터 63까지여야 합니다"))
                );
            }
            let different = different(&cells);
            Ok(vec![machine(item, shape, known, cells, Some(sum))?, different])
        }
        "ValueIndexing" if cells()?.len() < 3 => {
            Err(item.wrong(why!("expected three cells or more", "칸이 셋 이상이어야 합니다")))
        }
        "DutchFlatmates" => {
            shape.needs_nine(item)?;
            let column = |column| {
                (0..board.rows()).filter_map(|row| board.cell(row, column)).collect::<Vec<_>>()
            };
            each((0..board.columns()).map(column).collect())
        }
        "GlobalEntropy" | "GlobalMod" => {
            if known.iss == "GlobalEntropy" {
                shape.needs_nine(item)?;
            } else if board.value_count() != 9 {
                return Err(item.wrong(why!("expected nine values", "값이 아홉 가지여야 합니다")));
            }
            each(board.cells().filter_map(|cell| board.square_at(cell)).collect())
        }
        "AntiTaxicab" => anti_taxicab(item, shape, known),
        _ => each(vec![cells()?]),
    }
}

fn different(cells: &[Cell]) -> Rule {
    Rule::Different { cells: cells.to_vec(), why: Differ::Set }
}

/// The rule of a known name, and of the number behind it if it has one.
pub(super) fn machine(
    item: &Item,
    shape: &Shape,
    known: &Known,
    cells: Vec<Cell>,
    number: Option<i32>,
) -> Result<Rule, Error> {
    let automaton = known
        .machine(&shape.board, &cells, number.unwrap_or_default())
        .ok_or_else(|| item.wrong(why!("it has too many cases", "경우가 너무 많습니다")))?;
    let number = number.map(|number| format!(" {number}")).unwrap_or_default();
    let name = format!("{}{number}", known.name);
    Ok(Rule::Automaton { cells, automaton }.with_name(GivenName::new(&name)))
}

/// A rule for each two cells that the known one does not leave alone.
fn anti_taxicab(item: &Item, shape: &Shape, known: &Known) -> Rules {
    let board = &shape.board;
    if board.least() != 1 {
        return Err(item.wrong(why!("the values must start at 1", "값이 1부터여야 합니다")));
    }
    let name = GivenName::new(known.name);
    let mut rules = Vec::new();
    for a in board.cells() {
        for b in board.cells().skip(a.index() + 1) {
            let cells = vec![a, b];
            let allows = |x, y| known.allows(board, &cells, [x, y]);
            let table = Table::new(board.value_count(), allows);
            let is_open = table.rows.iter().all(|row| *row == board.values());
            let has_both = |house: &House| house.cells.contains(&a) && house.cells.contains(&b);
            if !is_open && !board.houses().iter().any(has_both) {
                let rule = Rule::Pairs { cells, relation: Relation::Table(table), all: false };
                rules.push(rule.with_name(name.clone()));
            }
        }
    }
    Ok(rules)
}
