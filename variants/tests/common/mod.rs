//! Random numbers, boards and rules.

#![allow(clippy::unwrap_used, reason = "a test fails where something is missing")]
#![allow(dead_code, reason = "each test binary uses its part")]

use ninefold::generate;
use ninefold_variants::board::block_shape;
use ninefold_variants::rule::{Automaton, Differ, GivenName, Negative, Relation, TABLE, Table};
use ninefold_variants::{Board, Cell, Kind, Rule, Value, Values};

/// Random numbers, the same for the same seed.
pub(crate) struct Random(generate::Random);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Random(generate::Random::new(generate::Seed(seed)))
    }

    /// A set of values, of these.
    fn values(&mut self, of: Values) -> Values {
        Values(self.0.bits() as u32 & of.0)
    }

    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.0.below(end as u32) as usize
    }

    fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }
}

/// The seed of this run.
pub(crate) fn seed() -> u64 {
    std::env::var("SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(9)
}

/// A board of a size with a filled grid that satisfies its houses.
pub(crate) fn filled(random: &mut Random, size: usize, least: i32) -> (Board, Vec<Value>) {
    let mut board = Board::lines(size, size, size, least).unwrap();
    let (height, width) = block_shape(size, size, size).unwrap();
    board.add_blocks(height, width);
    let mut digits: Vec<u8> = (0..size as u8).collect();
    random.0.shuffle(&mut digits);
    let mut rows: Vec<usize> = (0..size).collect();
    for band in rows.chunks_mut(height) {
        random.0.shuffle(band);
    }
    let values = (0..size * size)
        .map(|i| {
            let (row, column) = (rows[i / size], i % size);
            Value(digits[(row % height * width + row / height + column) % size])
        })
        .collect();
    (board, values)
}

/// A line of neighbouring cells, without a cell twice.
fn line(random: &mut Random, board: &Board, longest: usize) -> Vec<Cell> {
    let mut line = vec![Cell(random.below(board.cell_count()) as u16)];
    let wanted = 2 + random.below(longest - 1);
    for _ in 0..40 {
        let [down, right] = [0; 2].map(|_| random.below(3) as isize - 1);
        let next = board.beside(line[line.len() - 1], down, right);
        if let Some(next) = next.filter(|next| !line.contains(next)) {
            line.push(next);
        }
        if line.len() == wanted {
            break;
        }
    }
    line
}

/// A whole row or column, from either end.
fn whole(random: &mut Random, board: &Board) -> Vec<Cell> {
    let lines = board.rows() + board.columns();
    let mut cells = board.houses()[random.below(lines)].cells.clone();
    if random.chance(50) {
        cells.reverse();
    }
    cells
}

fn pair(random: &mut Random, board: &Board) -> [Cell; 2] {
    loop {
        let cell = Cell(random.below(board.cell_count()) as u16);
        let beside: Vec<_> = board.neighbours(cell).collect();
        if !beside.is_empty() {
            return [cell, beside[random.below(beside.len())]];
        }
    }
}

fn relation(random: &mut Random, board: &Board) -> Relation {
    let size = board.value_count();
    match random.below(8) {
        0 => Relation::Difference(1 + random.below(3) as i32),
        1 => Relation::Ratio(2 + random.below(2) as i32),
        2 => Relation::Sum(2 + random.below(2 * size - 2) as i32),
        3 => Relation::Apart(random.below(4) as i32),
        4 => Relation::Less,
        5 => Relation::NotGreater,
        6 => Relation::Different,
        _ => table(random, size),
    }
}

fn table(random: &mut Random, size: usize) -> Relation {
    let all = Values::all(size);
    let rows = (0..size).map(|_| random.values(all)).collect();
    Relation::Table(Table { rows, name: GivenName::new("1.5 ~ apart") })
}

/// A rule of a kind; true for the values if that is easily found, mostly.
pub(crate) fn rule(random: &mut Random, board: &Board, kind: Kind, values: &[Value]) -> Rule {
    let filled: Vec<_> = values.iter().copied().map(Some).collect();
    let mut last = any_rule(random, board, kind, values);
    for _ in 0..if random.chance(85) { 60 } else { 0 } {
        if last.holds(board, &filled) {
            break;
        }
        last = any_rule(random, board, kind, values);
    }
    last
}

fn any_rule(random: &mut Random, board: &Board, kind: Kind, values: &[Value]) -> Rule {
    let size = board.value_count();
    let number = |cell: &Cell| board.number(values[cell.index()]);
    let sum = |cells: &[Cell]| cells.iter().map(number).sum::<i32>();
    let cell = Cell(random.below(board.cell_count()) as u16);
    let any = |random: &mut Random| Value(random.below(size) as u8);
    let short = line(random, board, size);
    let long = line(random, board, size + 2);
    let cells = short.clone();
    match kind {
        Kind::Given => {
            Rule::Allowed { cell, values: random.values(board.values()).with(values[cell.index()]) }
        }
        Kind::Odd => Rule::Odd(cell),
        Kind::Even => Rule::Even(cell),
        Kind::Minimum => Rule::Minimum { cell, others: board.neighbours(cell).collect() },
        Kind::Maximum => Rule::Maximum { cell, others: board.neighbours(cell).collect() },
        Kind::ExtraRegion => Rule::Different { cells, why: Differ::Extra },
        Kind::Diagonal | Kind::Windoku | Kind::Disjoint => Rule::Different {
            cells: (0..board.rows()).filter_map(|row| board.cell(row, row)).collect(),
            why: Differ::Diagonal,
        },
        Kind::Distinct => Rule::Different { cells, why: Differ::Set },
        Kind::AntiKnight => Rule::AntiKnight,
        Kind::AntiKing => Rule::AntiKing,
        Kind::Nonconsecutive => Rule::Nonconsecutive,
        Kind::Difference | Kind::Ratio | Kind::Xv | Kind::Inequality => {
            Rule::Mark { cells: pair(random, board), relation: relation(random, board) }
        }
        Kind::Negative => {
            let relations = vec![relation(random, board), relation(random, board)];
            // Mark what the values have, so that the rule holds.
            let unmarked = Negative { relations: relations.clone(), marked: Vec::new() };
            let marked = unmarked.pairs(board).into_iter().filter(|[a, b]| {
                let [a, b] = [a, b].map(|cell| values[cell.index()]);
                relations.iter().any(|relation| relation.holds(board, a, b))
            });
            Rule::Negative(Negative { marked: marked.collect(), relations })
        }
        Kind::Thermometer => Rule::Thermometer { cells, slow: false },
        Kind::SlowThermometer => Rule::Thermometer { cells, slow: true },
        Kind::Whisper => Rule::Whisper { cells: long, least: 1 + random.below(3) as i32 },
        Kind::Palindrome => Rule::Palindrome(long),
        Kind::Clone => {
            let other = Cell(random.below(board.cell_count()) as u16);
            let (first, second): (Vec<_>, Vec<_>) = short
                .iter()
                .filter_map(|cell| {
                    let (row, column) = board.place(*cell);
                    let (r0, c0) = board.place(short[0]);
                    let down = row as isize - r0 as isize;
                    let right = column as isize - c0 as isize;
                    Some((*cell, board.beside(other, down, right)?))
                })
                .unzip();
            Rule::Clone { first, second }
        }
        Kind::Pairs => {
            Rule::Pairs { cells: short, relation: table(random, size), all: random.chance(50) }
        }
        Kind::Cage => Rule::Cage { sum: random.chance(90).then_some(sum(&cells)), cells },
        Kind::Sum => {
            let mut cells: Vec<(Cell, i32)> =
                long.iter().map(|&cell| (cell, random.below(5) as i32 - 2)).collect();
            if random.chance(30) {
                cells.push(cells[0]);
            }
            let sum = cells.iter().map(|(cell, factor)| number(cell) * factor).sum();
            Rule::Sum { cells, sum }
        }
        Kind::Arrow | Kind::Pill => {
            let pill = 1 + usize::from(kind == Kind::Pill && long.len() > 2);
            Rule::Arrow { pill: long[..pill].to_vec(), shaft: long[pill..].to_vec() }
        }
        Kind::LittleKiller => Rule::LittleKiller { sum: sum(&long), cells: long },
        Kind::RegionSum => {
            let cut = 1 + random.below(long.len() - 1);
            let (a, b) = long.split_at(cut);
            let (b, c) = b.split_at(random.below(b.len()));
            let parts = [a, b, c].into_iter().filter(|part| !part.is_empty());
            Rule::RegionSum { parts: parts.map(<[Cell]>::to_vec).collect() }
        }
        Kind::SumLine => {
            let sum = 3 + random.below(size) as i32;
            Rule::SumLine { cells: long, sum, closed: board.least() == 1 && random.chance(40) }
        }
        Kind::Zipper => Rule::Zipper(long),
        Kind::DoubleArrow if long.len() > 2 => Rule::DoubleArrow(long),
        Kind::DoubleArrow => Rule::Palindrome(long),
        Kind::Renban => Rule::Renban(cells),
        Kind::CountingCircles => {
            // Mostly as many of a value as it says.
            let mut circles = Vec::new();
            for value in board.values().iter().filter(|_| random.chance(50)) {
                let places = board.cells().filter(|cell| values[cell.index()] == value);
                circles.extend(places.take(board.number(value) as usize));
            }
            if circles.is_empty() || random.chance(20) {
                circles = cells;
            }
            Rule::CountingCircles(circles)
        }
        Kind::Entropic => Rule::Entropic(long),
        Kind::Modular => Rule::Modular { cells: long, modulus: 2 + random.below(2) as i32 },
        Kind::Between => Rule::Between(long),
        Kind::Lockout => Rule::Lockout { cells: long, least: random.below(3) as i32 },
        Kind::Quadruple => {
            let count = 1 + random.below(3.min(cells.len()));
            let mut listed: Vec<_> = (0..count)
                .map(|_| {
                    if random.chance(80) {
                        values[short[random.below(short.len())].index()]
                    } else {
                        any(random)
                    }
                })
                .collect();
            listed.sort_unstable();
            Rule::Quadruple { cells, values: listed, exact: random.chance(40) }
        }
        Kind::Sandwich => {
            let cells = if random.chance(80) { whole(random, board) } else { long };
            let at = |index: usize| {
                cells.iter().position(|cell| usize::from(values[cell.index()].0) == index)
            };
            let inner = at(0).zip(at(size - 1)).map(|(a, b)| sum(&cells[a.min(b) + 1..a.max(b)]));
            Rule::Sandwich { sum: inner.unwrap_or(0), cells }
        }
        Kind::XSum => {
            let cells = if random.chance(80) { whole(random, board) } else { long };
            let x_sum =
                |cells: &[Cell]| sum(&cells[..(number(&cells[0]) as usize).min(cells.len())]);
            let same = |other: &Vec<Cell>| *other != cells && x_sum(other) == x_sum(&cells);
            let lines = board.houses().iter().map(|house| house.cells.clone());
            let mut both = lines.flat_map(|line| [line.iter().rev().copied().collect(), line]);
            match both.find(same).filter(|_| x_sum(&cells) % 2 == 0) {
                Some(second) => Rule::SameXSum { first: cells, second },
                None => Rule::XSum { sum: x_sum(&cells), cells },
            }
        }
        Kind::Skyscraper => {
            let cells = if random.chance(80) { whole(random, board) } else { long };
            Rule::Skyscraper { cells, seen: 1 + random.below(size - 1) }
        }
        Kind::NumberedRoom => {
            let cells = whole(random, board);
            let place = (number(&cells[0]) as usize).saturating_sub(1);
            Rule::NumberedRoom { value: values[cells[place].index()], cells }
        }
        Kind::Indexer => {
            let line = whole(random, board);
            let place = (number(&cell) as usize).saturating_sub(1);
            Rule::Indexer { cell, value: values[line[place].index()], line }
        }
        Kind::Automaton => {
            let modulus = 2 + random.below(3);
            let rest = random.below(modulus);
            let step = |state: &usize, value: Value| Some((state + usize::from(value.0)) % modulus);
            let automaton = Automaton::build(size, 0, 10, step, |state| *state == rest).unwrap();
            Rule::Automaton { cells: long, automaton }.with_name(GivenName::new("even & odd"))
        }
        // Where this file is part of the crate itself, the arms above are all there are.
        #[allow(unreachable_patterns)]
        _ => panic!("any_rule needs an arm for {kind:?}"),
    }
}

/// All kinds.
pub(crate) fn kinds() -> impl Iterator<Item = Kind> {
    TABLE.iter().map(|entry| entry.kind)
}
