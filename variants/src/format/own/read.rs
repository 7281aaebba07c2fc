//! Reading.

use super::{VERSION, relation};
use crate::board::{Board, Cell, Value, Values};
use crate::error::{Error, why};
use crate::format::json::{self, Node};
use crate::format::{Draft, Drawing, Malformed};
use crate::rule::{Automaton, GivenName, Negative, Relation, Rule, TABLE};

/// The members of a puzzle.
const MEMBERS: &[&str] = &[
    VERSION,
    "$schema",
    "rows",
    "columns",
    "values",
    "least",
    "lines",
    "holes",
    "regions",
    "title",
    "author",
    "description",
    "solution",
    "rules",
    "drawn",
    "fog",
    "unknown",
];

/// Reads the JSON.
pub(in crate::format) fn read(text: &str) -> Result<Draft, Malformed> {
    let json = json::parse(text)?;
    let root = Node::new(&json);
    let version = root.needed(VERSION)?;
    if version.number::<i64>()? != 1 {
        return Err(version.wrong(why!("only version 1 is known", "버전 1만 읽습니다")));
    }
    if let Some((_, node)) = root.members()?.iter().find(|(name, _)| !MEMBERS.contains(name)) {
        return Err(node.wrong(why!("unknown member", "퍼즐에 없는 항목입니다")));
    }
    let mut draft = Draft::new(board(&root)?);
    draft.about.title = root.word("title")?;
    draft.about.author = root.word("author")?;
    draft.about.description = root.word("description")?;
    let told = root.member("solution");
    draft.about.solution = told.map(|node| solution(&node, &draft.board)).transpose()?;
    for node in root.list("rules")? {
        match rule(&node, &draft.board) {
            Ok(rule) => draft.push(rule).map_err(|error| node.error(error))?,
            Err(error) => {
                let name = node.word("rule").ok().flatten().unwrap_or_default();
                // The page does without this, so that its module stays small.
                #[cfg(feature = "notations")]
                if let Some(near) = near(&name) {
                    return Err(node.wrong(why!(
                        "no rule is called {name:?}; did you mean {near:?}?",
                        "{name:?} 규칙은 없습니다. 혹시 {near:?}?"
                    )));
                }
                draft.missed(node.in_rule(&name, error))?;
            }
        }
    }
    draft.fog = root.member("fog").map_or(Ok(false), |node| flag(&node))?;
    for node in root.list("unknown")? {
        let word = |name| node.word(name).map(Option::unwrap_or_default);
        draft.missed(node.error(Error::unknown(&word("name")?, word("at")?)))?;
    }
    for node in root.list("drawn")? {
        let drawing = Drawing::read(&node, &draft.board)?;
        draft.drawn(drawing).map_err(|error| node.error(error))?;
    }
    Ok(draft)
}

/// The board with its regions.
fn board(root: &Node<'_>) -> Result<Board, Malformed> {
    let rows: usize = root.needed("rows")?.number()?;
    let columns = root.number_of("columns")?.unwrap_or(rows);
    let values = root.number_of("values")?.unwrap_or(rows.max(columns));
    let least = root.number_of("least")?.unwrap_or(1);
    let lines = root.member("lines").map_or(Ok(true), |node| flag(&node))?;
    let holes = root.list("holes")?;
    let place = |node: &Node<'_>| {
        let place = place(node)?;
        let inside = place.0 < rows && place.1 < columns;
        if inside {
            Ok(place)
        } else {
            Err(node.wrong(why!("not on the board", "판에 없는 자리입니다")))
        }
    };
    let holes: Vec<_> = holes.iter().map(place).collect::<Result<_, _>>()?;
    let board = match (lines, holes.is_empty()) {
        (true, true) => Board::lines(rows, columns, values, least),
        (false, _) => Board::with_holes(rows, columns, values, least, &holes),
        (true, false) => {
            return Err(root.wrong(why!(
                "a board with holes has no \"lines\"",
                "빈자리가 있는 판에는 \"lines\"가 없습니다"
            )));
        }
    };
    let mut board = board.map_err(|error| root.error(error))?;
    for region in root.list("regions")? {
        let cells = region.cells(&board)?;
        board.add_region(cells).map_err(|error| region.error(error))?;
    }
    Ok(board)
}

/// The value of each cell.
fn solution(node: &Node<'_>, board: &Board) -> Result<Vec<Value>, Malformed> {
    let values = node.items()?;
    let values = values.iter().map(|value| value.on_board(board));
    let values: Vec<Value> = values.collect::<Result<_, _>>()?;
    if values.len() != board.cell_count() {
        return Err(node.wrong(why!(
            "expected {1} values, found {0}",
            "값이 {1}개여야 하는데 {0}개입니다",
            values.len(),
            board.cell_count()
        )));
    }
    Ok(values)
}

/// True or false.
fn flag(node: &Node<'_>) -> Result<bool, Malformed> {
    let wrong = || node.wrong(why!("expected true or false", "true나 false여야 합니다"));
    node.value.as_bool().ok_or_else(wrong)
}

/// A row and a column, from 0, of a name such as `r10c12`.
fn place(node: &Node<'_>) -> Result<(usize, usize), Malformed> {
    let text = node.text()?;
    let numbers = text.strip_prefix('r').and_then(|rest| rest.split_once('c'));
    let number = |text: &str| text.parse::<usize>().ok()?.checked_sub(1);
    let place = numbers.and_then(|(row, column)| Some((number(row)?, number(column)?)));
    place
        .ok_or_else(|| node.wrong(why!("{text:?} is not a cell", "칸의 이름이 아닙니다: {text:?}")))
}

/// A rule; every member that it has must be one of its own.
fn rule(node: &Node<'_>, board: &Board) -> Result<Rule, Malformed> {
    let mut members = Members { node, board, own: Vec::new() };
    let name = members.needed("rule")?.text()?;
    let Some(mut rule) = rule_of(&name, &mut members)? else { return Err(node.unknown(&name)) };
    if name == "automaton"
        && let Some(given) = node.member("name")
    {
        members.own.push("name");
        rule = rule.with_name(GivenName::new(&given.text()?));
    }
    match node.members()?.iter().find(|(member, _)| !members.own.contains(member)) {
        Some((other, _)) => {
            Err(node
                .wrong(why!("unknown member: {other:?}", "이 규칙에 없는 항목입니다: {other:?}")))
        }
        None => Ok(rule),
    }
}

/// The name of a rule that has the same letters, in another case or with other signs between them.
#[cfg(feature = "notations")]
fn near(name: &str) -> Option<&'static str> {
    let letters = |name: &str| {
        let letters = name.chars().filter(char::is_ascii_alphanumeric);
        letters.map(|c| c.to_ascii_lowercase()).collect::<String>()
    };
    let is_near = |own: &&str| *own != name && letters(own) == letters(name);
    TABLE.iter().map(|row| row.name).find(is_near)
}

/// The members of a rule, and which of them were asked for.
struct Members<'a, 'b> {
    node: &'a Node<'b>,
    board: &'a Board,
    own: Vec<&'static str>,
}

impl<'b> Members<'_, 'b> {
    fn needed(&mut self, name: &'static str) -> Result<Node<'b>, Malformed> {
        self.own.push(name);
        self.node.needed(name)
    }

    fn cells(&mut self, name: &'static str) -> Result<Vec<Cell>, Malformed> {
        self.needed(name)?.cells(self.board)
    }

    fn cell(&mut self, name: &'static str) -> Result<Cell, Malformed> {
        self.needed(name)?.cell(self.board)
    }

    fn number<T: TryFrom<i64>>(&mut self, name: &'static str) -> Result<T, Malformed> {
        self.needed(name)?.number()
    }

    fn value(&mut self, name: &'static str) -> Result<Value, Malformed> {
        self.needed(name)?.on_board(self.board)
    }

    fn values(&mut self, name: &'static str) -> Result<Vec<Value>, Malformed> {
        let items = self.needed(name)?.items()?;
        items.iter().map(|item| item.on_board(self.board)).collect()
    }

    fn flag(&mut self, name: &'static str) -> Result<bool, Malformed> {
        flag(&self.needed(name)?)
    }

    fn pair(node: &Node<'_>, board: &Board) -> Result<[Cell; 2], Malformed> {
        node.cells(board)?
            .try_into()
            .map_err(|_| node.wrong(why!("expected two cells", "칸이 둘이어야 합니다")))
    }

    fn relation(&mut self) -> Result<Relation, Malformed> {
        relation::read(&self.needed("relation")?, self.board)
    }
}

/// The rule of a name, which is that of its kind.
fn rule_of(name: &str, m: &mut Members<'_, '_>) -> Result<Option<Rule>, Malformed> {
    Ok(Some(match name {
        "given" => {
            let values: Values = m.values("values")?.into_iter().collect();
            Rule::Allowed { cell: m.cell("cell")?, values }
        }
        "odd" => Rule::Odd(m.cell("cell")?),
        "even" => Rule::Even(m.cell("cell")?),
        "minimum" => Rule::Minimum { cell: m.cell("cell")?, others: m.cells("others")? },
        "maximum" => Rule::Maximum { cell: m.cell("cell")?, others: m.cells("others")? },
        "anti-knight" => Rule::AntiKnight,
        "anti-king" => Rule::AntiKing,
        "nonconsecutive" => Rule::Nonconsecutive,
        // Along a line, and not a mark between two cells.
        "pair table" if m.node.member("all").is_some() => {
            Rule::Pairs { cells: m.cells("cells")?, relation: m.relation()?, all: m.flag("all")? }
        }
        "difference" | "ratio" | "XV" | "inequality" | "pair table" => {
            let cells = Members::pair(&m.needed("cells")?, m.board)?;
            Rule::Mark { cells, relation: m.relation()? }
        }
        "all marks given" => {
            let relations = m.needed("relations")?.items()?;
            let relations = relations.iter().map(|node| relation::read(node, m.board));
            let relations = relations.collect::<Result<_, _>>()?;
            let marked = m.needed("marked")?.items()?;
            let marked = marked.iter().map(|node| Members::pair(node, m.board));
            Rule::Negative(Negative { relations, marked: marked.collect::<Result<_, _>>()? })
        }
        "whisper" => Rule::Whisper { cells: m.cells("cells")?, least: m.number("difference")? },
        "clone" => Rule::Clone { first: m.cells("first")?, second: m.cells("second")? },
        "killer cage" => {
            let node = m.needed("sum")?;
            let sum = if node.value.is_null() { None } else { Some(node.number()?) };
            Rule::Cage { cells: m.cells("cells")?, sum }
        }
        "sum" => {
            let cells = m.cells("cells")?;
            let node = m.needed("factors")?;
            let factors = node.items()?;
            if factors.len() != cells.len() {
                return Err(node.wrong(why!(
                    "expected as many factors as cells",
                    "곱할 수가 칸마다 하나씩 있어야 합니다"
                )));
            }
            let factors: Vec<i32> = factors.iter().map(Node::number).collect::<Result<_, _>>()?;
            Rule::Sum { cells: cells.into_iter().zip(factors).collect(), sum: m.number("sum")? }
        }
        "arrow" | "pill arrow" => Rule::Arrow { pill: m.cells("pill")?, shaft: m.cells("shaft")? },
        "little killer" => Rule::LittleKiller { cells: m.cells("cells")?, sum: m.number("sum")? },
        "region sum line" => {
            let parts = m.needed("parts")?.items()?;
            let parts = parts.iter().map(|part| part.cells(m.board));
            Rule::RegionSum { parts: parts.collect::<Result<_, _>>()? }
        }
        "sum line" => Rule::SumLine {
            cells: m.cells("cells")?,
            sum: m.number("sum")?,
            closed: m.flag("closed")?,
        },
        "modular line" => Rule::Modular { cells: m.cells("cells")?, modulus: m.number("modulus")? },
        "lockout line" => {
            Rule::Lockout { cells: m.cells("cells")?, least: m.number("difference")? }
        }
        "quadruple" => Rule::Quadruple {
            cells: m.cells("cells")?,
            values: m.values("values")?,
            exact: m.flag("exact")?,
        },
        "sandwich" => Rule::Sandwich { cells: m.cells("cells")?, sum: m.number("sum")? },
        "X-sum" if m.node.member("second").is_some() => {
            Rule::SameXSum { first: m.cells("first")?, second: m.cells("second")? }
        }
        "X-sum" => Rule::XSum { cells: m.cells("cells")?, sum: m.number("sum")? },
        "skyscraper" => Rule::Skyscraper { cells: m.cells("cells")?, seen: m.number("seen")? },
        "numbered room" => {
            Rule::NumberedRoom { cells: m.cells("cells")?, value: m.value("value")? }
        }
        "indexer" => Rule::Indexer {
            cell: m.cell("cell")?,
            line: m.cells("line")?,
            value: m.value("value")?,
        },
        "automaton" => automaton(m)?,
        _ => match TABLE.iter().find(|row| row.name == name).and_then(|row| row.kind.bare()) {
            Some(rule) => rule(m.cells("cells")?),
            None => return Ok(None),
        },
    }))
}

fn automaton(m: &mut Members<'_, '_>) -> Result<Rule, Malformed> {
    let cells = m.cells("cells")?;
    let node = m.needed("steps")?;
    let mut steps = Vec::new();
    for row in node.items()? {
        let next = |node: &Node<'_>| {
            if node.value.is_null() { Ok(None) } else { node.number().map(Some) }
        };
        steps.push(row.items()?.iter().map(next).collect::<Result<Vec<_>, _>>()?);
    }
    let mut accepting = vec![false; steps.len()];
    for state in m.needed("accepting")?.items()? {
        let number: usize = state.number()?;
        *accepting
            .get_mut(number)
            .ok_or_else(|| state.wrong(why!("unknown state", "없는 상태입니다")))? = true;
    }
    let automaton = Automaton::from_steps(m.board.value_count(), &steps, accepting);
    let automaton = automaton.ok_or_else(|| {
        node.wrong(why!(
            "expected a next state or null for each value",
            "값마다 다음 상태나 null이 있어야 합니다"
        ))
    })?;
    Ok(Rule::Automaton { cells, automaton })
}
