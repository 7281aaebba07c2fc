//! JSON with typed rules: `grid`, `local_constraints` and `bool_constraints`, whose names are those of
//! <https://github.com/Raizus/sudoku-solver>. A sum may be a name: equal names are equal sums.

use crate::error::{Error, why};
use std::collections::BTreeMap;

use super::draft::claimed;
use super::fpuzzles::{Grid, outside_line, rules};
use super::json::{self, Node};
use super::{Draft, Malformed};
use crate::board::{Board, Cell, Value};
use crate::rule::{Automaton, Negative, Relation, Rule};

/// Its names of rules, and those of f-puzzles that mean the same.
const NAMES: &[(&str, &str)] = &[
    ("Antiking", "antiking"),
    ("Antiknight", "antiknight"),
    ("Arrow", "arrow"),
    ("Between Line", "betweenline"),
    ("Difference", "difference"),
    ("Disjoint Groups", "disjointgroups"),
    ("Double Arrow Line", "doublearrow"),
    ("Entropic Line", "entropicline"),
    ("Even", "even"),
    ("Indexing Column", "columnindexer"),
    ("Indexing Row", "rowindexer"),
    ("Killer Cage", "killercage"),
    ("Little Killer Sum", "littlekillersum"),
    ("Maximum", "maximum"),
    ("Minimum", "minimum"),
    ("Negative Diagonal", "diagonal-"),
    ("Odd", "odd"),
    ("Palindrome", "palindrome"),
    ("Positive Diagonal", "diagonal+"),
    ("Ratio", "ratio"),
    ("Region Sum Line", "regionsumline"),
    ("Renban Line", "renban"),
    ("Sandwich Sum", "sandwichsum"),
    ("Skyscrapers", "skyscraper"),
    ("Thermometer", "thermometer"),
    ("Whispers Line", "whispers"),
    ("X-Sum", "xsum"),
    ("XV", "xv"),
];

/// The members of a puzzle; `file` names where one was found.
const MEMBERS: &[&str] = &[
    "puzzleInfo",
    "nRows",
    "nCols",
    "grid",
    "local_constraints",
    "bool_constraints",
    "solution",
    "file",
];

/// Whether a text is such JSON.
pub(super) fn recognises(text: &str) -> bool {
    text.trim_start().starts_with('{') && text.contains("\"local_constraints\"")
}

/// Reads the JSON.
pub(super) fn read(text: &str) -> Result<Draft, Malformed> {
    let json = json::parse(text)?;
    let root = Node::new(&json);
    let (rows, columns) = (root.needed("nRows")?.number()?, root.needed("nCols")?.number()?);
    let (grid, mut draft) = Grid::read(&root.needed("grid")?, rows, columns)?;
    if let Some(info) = root.member("puzzleInfo") {
        draft.about.title = info.word("title")?;
        draft.about.description = info.word("ruleset")?;
        let authors = info.list("authors")?;
        let names = authors.iter().map(Node::text).collect::<Result<Vec<_>, _>>()?;
        draft.about.author = (!names.is_empty()).then(|| names.join(", "));
    }
    draft.about.solution = solution(&root, &draft.board);
    let mut named = Named::default();
    if let Some(locals) = root.member("local_constraints") {
        for (name, node) in locals.members()? {
            local(name, &node, &grid, &mut draft, &mut named)?;
        }
    }
    named.add(&mut draft)?;
    if let Some(globals) = root.member("bool_constraints") {
        for (name, node) in globals.members()?.into_iter().filter(|(_, node)| !node.is_empty()) {
            global(name, &node, &grid, &mut draft)?;
        }
    }
    for (name, node) in root.members()? {
        if !MEMBERS.contains(&name) && !node.is_empty() {
            draft.missed(node.unknown(name))?;
        }
    }
    Ok(draft)
}

fn solution(root: &Node<'_>, board: &Board) -> Option<Vec<Value>> {
    let node = root.member("solution")?;
    if let Some(text) = node.value.as_str() {
        return claimed(board, text);
    }
    let rows = node.items().ok()?;
    let mut values = Vec::new();
    for row in rows.iter().take(board.rows()) {
        let row = row.items().ok()?;
        let row = row.iter().take(board.columns()).map(|value| value.on_board(board).ok());
        values.extend(row.collect::<Option<Vec<_>>>()?);
    }
    (values.len() == board.cell_count()).then_some(values)
}

fn local(
    name: &str,
    node: &Node<'_>,
    grid: &Grid,
    draft: &mut Draft,
    named: &mut Named,
) -> Result<(), Malformed> {
    match name {
        "Edge Inequality" | "Lockout Line" | "Quadruple" => {
            for item in node.items()? {
                match own(name, &item, &grid.board) {
                    Ok(rule) => draft.push(rule).map_err(|error| item.error(error))?,
                    Err(error) => draft.missed(item.in_rule(name, error))?,
                }
            }
            return Ok(());
        }
        "Killer Cage" | "Little Killer Sum" | "X-Sum" | "Sandwich Sum" => {
            let items = node.items()?;
            if items.iter().any(is_named) {
                return items.iter().try_for_each(|item| {
                    named
                        .take(name, item, grid, draft)
                        .or_else(|error| draft.missed(item.in_rule(name, error)))
                });
            }
        }
        _ => {}
    }
    match NAMES.iter().find(|known| known.0 == name) {
        Some((_, key)) => rules(key, node, grid, draft),
        None => draft.missed(node.unknown(name)),
    }
}

/// The rules that it writes in a way of its own.
fn own(name: &str, item: &Node<'_>, board: &Board) -> Result<Rule, Malformed> {
    let mut cells = item.needed("cells")?.cells(board)?;
    let value = item.word("value")?.unwrap_or_default();
    match (name, &*value) {
        ("Edge Inequality", "<" | ">") => {
            if value == ">" {
                cells.reverse();
            }
            let cells = cells.try_into().map_err(|_| {
                item.refuse(name, why!("expected two cells", "칸이 둘이어야 합니다"))
            })?;
            Ok(Rule::Mark { cells, relation: Relation::Less })
        }
        ("Edge Inequality", _) => Err(item.unknown(name)),
        ("Lockout Line", _) => {
            Ok(Rule::Lockout { cells, least: item.number_of("value")?.unwrap_or(4) })
        }
        _ => {
            let values = value.split(',').map(|text| board.value(text.trim().parse().ok()?));
            let values: Option<Vec<Value>> = values.collect();
            let values = values.ok_or_else(|| {
                item.refuse(name, why!("not values of the board", "판에 없는 값입니다"))
            })?;
            Ok(Rule::Quadruple { cells, values, exact: false })
        }
    }
}

fn global(name: &str, node: &Node<'_>, grid: &Grid, draft: &mut Draft) -> Result<(), Malformed> {
    // All marks of a kind bind the pairs without a mark of this kind, dots of the other kind or not.
    let (is_kind, usual): (fn(&Relation) -> bool, Vec<Relation>) = match name {
        "Nonconsecutive" => {
            return draft.push(Rule::Nonconsecutive).map_err(|error| node.error(error));
        }
        "All Differences Given" => {
            (|relation| matches!(relation, Relation::Difference(_)), vec![Relation::Difference(1)])
        }
        "All Ratios Given" => {
            (|relation| matches!(relation, Relation::Ratio(_)), vec![Relation::Ratio(2)])
        }
        "All XV's Given" => (
            |relation| matches!(relation, Relation::Sum(_)),
            vec![Relation::Sum(5), Relation::Sum(10)],
        ),
        _ => {
            return match NAMES.iter().find(|known| known.0 == name) {
                Some((_, key)) => rules(key, node, grid, draft),
                None => draft.missed(node.unknown(name)),
            };
        }
    };
    let marks = draft.rules.iter().filter_map(|rule| match rule {
        Rule::Mark { cells, relation } if is_kind(relation) => Some((*cells, relation.clone())),
        _ => None,
    });
    let (marked, mut relations): (Vec<_>, Vec<_>) = marks.unzip();
    relations.dedup();
    // Ratios are taken as of 2 and sums as of 5 and 10, differences as those that are marked.
    if relations.is_empty() || !matches!(usual[0], Relation::Difference(_)) {
        relations = usual;
    }
    let rule = Rule::Negative(Negative { relations, marked });
    draft.push(rule).map_err(|error| node.error(error))
}

/// Whether the value is neither empty nor a number.
fn is_named(item: &Node<'_>) -> bool {
    item.word("value").ok().flatten().is_some_and(|text| text.parse::<i64>().is_err())
}

/// Sums that have a name instead of a number.
#[derive(Default)]
struct Named {
    /// The cells that add up to each.
    sums: BTreeMap<String, Vec<Vec<Cell>>>,
    /// The lines whose X-sum each is.
    x_sums: BTreeMap<String, Vec<Vec<Cell>>>,
}

impl Named {
    /// Takes an item whose sum may be a number, a name or a list of numbers.
    fn take(
        &mut self,
        name: &str,
        item: &Node<'_>,
        grid: &Grid,
        draft: &mut Draft,
    ) -> Result<(), Malformed> {
        let board = &grid.board;
        let text = item.word("value")?.unwrap_or_default();
        let listed: Option<Vec<i32>> = text.split(',').map(|n| n.trim().parse().ok()).collect();
        // What begins with a digit is a number with a mistake.
        let plain = !text.starts_with(|c: char| c.is_ascii_digit())
            && text.chars().all(char::is_alphanumeric);
        match (name, listed) {
            ("Killer Cage", listed) if !text.is_empty() => {
                let cells = item.needed("cells")?.cells(board)?;
                let cage = Rule::Cage { cells: cells.clone(), sum: None };
                draft.push(cage).map_err(|error| item.error(error))?;
                match listed {
                    Some(sums) => {
                        let rule = one_of(board, cells, &sums);
                        let rule = rule.ok_or_else(|| {
                            item.refuse(name, why!("too many cases", "경우가 너무 많습니다"))
                        })?;
                        draft.push(rule).map_err(|error| item.error(error))?;
                    }
                    None if plain => self.sums.entry(text).or_default().push(cells),
                    None => return Err(item.unknown(name)),
                }
            }
            ("Little Killer Sum", None) if plain => {
                let cells = outside_line("littlekillersum", item, board)?;
                self.sums.entry(text).or_default().push(cells);
            }
            ("X-Sum", None) if plain => {
                let cells = outside_line("xsum", item, board)?;
                self.x_sums.entry(text).or_default().push(cells);
            }
            (_, Some(sums)) if sums.len() == 1 => {
                let one = serde_json::Value::Array(vec![item.value.clone()]);
                let key = NAMES.iter().find(|known| known.0 == name).map_or(name, |known| known.1);
                rules(key, &item.instead(&one), grid, draft)?;
            }
            _ => return Err(item.unknown(name)),
        }
        Ok(())
    }

    /// Adds the rules that equal names mean.
    fn add(self, draft: &mut Draft) -> Result<(), Malformed> {
        for (name, lines) in &self.x_sums {
            if self.sums.contains_key(name) {
                draft.missed(Error::unknown("X-Sum", name.clone()).into())?;
            }
            for pair in lines.windows(2) {
                let [first, second] = [0, 1].map(|i| pair[i].clone());
                draft.push(Rule::SameXSum { first, second })?;
            }
        }
        for parts in self.sums.into_values().filter(|parts| parts.len() > 1) {
            draft.push(Rule::RegionSum { parts })?;
        }
        Ok(())
    }
}

/// More states than this are too slow to filter with.
const STATES: usize = 20_000;

/// The cells add up to one of the sums.
fn one_of(board: &Board, cells: Vec<Cell>, sums: &[i32]) -> Option<Rule> {
    let most = *sums.iter().max()?;
    let step = |sum: &i32, value: Value| Some(sum + board.number(value)).filter(|sum| *sum <= most);
    let automaton =
        Automaton::build(board.value_count(), 0, STATES, step, |sum| sums.contains(sum))?;
    Some(Rule::Automaton { cells, automaton })
}
