//! What each rule means. Nothing here prunes or searches.

use ninefold::sorting::sort;

use super::range::{Number, Numbers, all_meet};
use super::{Relation, Rule};
use crate::board::{Board, Cell, Value};

impl Rule {
    /// Whether the rule holds for the values, one for each cell of the board. Where cells are still
    /// empty: whether the values do not break the rule yet, as far as this is seen without search.
    pub fn holds(&self, board: &Board, values: &[Option<Value>]) -> bool {
        let line: Vec<_> = self.cells(board).into_iter().map(|cell| values[cell.index()]).collect();
        let distinct = matches!(self, Rule::Sandwich { cells, .. } if board.in_house(cells));
        self.holds_for(board, &line, distinct)
    }

    /// The filled cells where it shows that the rule is broken: pairs that break it alone, or else all.
    pub fn faults(&self, board: &Board, values: &[Option<Value>]) -> Vec<Cell> {
        let mut cells = self.cells(board);
        let is_filled = |cell: &Cell| values[cell.index()].is_some();
        let pairs: Vec<[Cell; 2]> = if self.is_everywhere() {
            self.pairs(board).unwrap_or_default()
        } else {
            // A long line may name each cell several times.
            sort(&mut cells);
            cells.dedup();
            let after = |i| cells[i + 1..].iter().map(move |&other| (i, other));
            (0..cells.len()).flat_map(after).map(|(i, other)| [cells[i], other]).collect()
        };
        let breaks = |pair: &[Cell; 2]| {
            let mut only = vec![None; values.len()];
            pair.iter().for_each(|cell| only[cell.index()] = values[cell.index()]);
            pair.iter().all(is_filled) && !self.holds(board, &only)
        };
        let mut found: Vec<Cell> = pairs.into_iter().filter(breaks).flatten().collect();
        if found.is_empty() {
            found = cells.into_iter().filter(is_filled).collect();
        }
        sort(&mut found);
        found.dedup();
        found
    }

    /// The same as [`Rule::holds`] for its cells alone, in the order of [`Rule::cells`]. `distinct` if it is known that
    /// no two of them hold the same; for full cells it does not matter.
    pub(crate) fn holds_for(&self, board: &Board, line: &[Option<Value>], distinct: bool) -> bool {
        let numbers: Vec<Number> =
            line.iter().map(|value| value.map(|value| board.number(value))).collect();
        let n = &numbers[..];
        let lowest = board.least();
        let range = Numbers { lowest, highest: lowest + board.value_count() as i32 - 1 };
        let value = |number: i32| Value((number - lowest) as u8);
        let related = |relation: &Relation, i: usize, j: usize| {
            range.pair(n[i], n[j], |a, b| relation.holds(board, value(a), value(b)))
        };
        match self {
            Rule::Allowed { values, .. } => line[0].is_none_or(|value| values.contains(value)),
            Rule::Odd(_) => n[0].is_none_or(|number| number % 2 == 1),
            Rule::Even(_) => n[0].is_none_or(|number| number % 2 == 0),
            Rule::Minimum { .. } => {
                n[1..].iter().all(|&other| range.pair(n[0], other, |a, b| a < b))
            }
            Rule::Maximum { .. } => {
                n[1..].iter().all(|&other| range.pair(n[0], other, |a, b| a > b))
            }
            Rule::Different { .. } => differ(n),
            Rule::AntiKnight | Rule::AntiKing | Rule::Nonconsecutive | Rule::Negative(_) => {
                let both = |pair: &[Option<Value>]| pair[0].zip(pair[1]);
                line.chunks_exact(2).all(|p| both(p).is_none_or(|(a, b)| self.allows(board, a, b)))
            }
            Rule::Mark { relation, .. } => related(relation, 0, 1),
            Rule::Thermometer { slow, .. } => range.rises(n, *slow),
            Rule::Whisper { least, .. } => {
                n.windows(2).all(|w| range.pair(w[0], w[1], |a, b| (a - b).abs() >= *least))
            }
            Rule::Palindrome(_) => {
                n.iter().zip(n.iter().rev()).all(|(&a, &b)| range.pair(a, b, |a, b| a == b))
            }
            Rule::Clone { first, .. } => {
                let (first, second) = n.split_at(first.len());
                first.iter().zip(second).all(|(&a, &b)| range.pair(a, b, |a, b| a == b))
            }
            Rule::Pairs { relation, all, .. } => (0..line.len()).all(|i| {
                let end = if *all { line.len() } else { line.len().min(i + 2) };
                (i + 1..end).all(|j| related(relation, i, j))
            }),
            Rule::Cage { sum, .. } => {
                differ(n) && sum.is_none_or(|sum| range.different(n).has(sum.into()))
            }
            Rule::Sum { cells, sum } => {
                let terms = n.iter().zip(cells).map(|(&number, &(_, factor))| (number, factor));
                range.sum(terms).has((*sum).into())
            }
            Rule::Arrow { pill, .. } => {
                let (pill, shaft) = n.split_at(pill.len());
                range.pill(pill).is_some_and(|pill| pill.meets(range.plain(shaft)))
            }
            Rule::LittleKiller { sum, .. } => range.plain(n).has((*sum).into()),
            Rule::RegionSum { parts } => {
                let mut rest = n;
                all_meet(parts.iter().map(|part| {
                    let (now, later) = rest.split_at(part.len());
                    rest = later;
                    range.plain(now)
                }))
            }
            Rule::SumLine { sum, closed, .. } => {
                // The piece of the first cell ends before its numbers are too many, and there the next one starts.
                let mut piece = 0;
                let is_within = |number: &&Number| {
                    piece += number.unwrap_or(range.lowest);
                    piece <= *sum
                };
                let starts = 1 + if *closed { n.iter().take_while(is_within).count() } else { 0 };
                (0..starts.min(n.len()))
                    .any(|start| divides(n[start..].iter().chain(&n[..start]), *sum))
            }
            Rule::Zipper(_) => {
                let half = n.len() / 2;
                let middle = (n.len() % 2 == 1).then(|| range.plain(&[n[half]]));
                let pairs = (0..half).map(|i| range.plain(&[n[i], n[n.len() - 1 - i]]));
                all_meet(middle.into_iter().chain(pairs))
            }
            Rule::DoubleArrow(_) => match n {
                [] | [_] => true,
                [first, inner @ .., last] => {
                    range.plain(&[*first, *last]).meets(range.plain(inner))
                }
            },
            Rule::Renban(_) => differ(n) && spread(n) < n.len(),
            Rule::Entropic(_) => {
                classes_differ(n, 3, |number| board.third((number - lowest) as usize) as i32)
            }
            Rule::Modular { modulus, .. } => {
                classes_differ(n, *modulus as usize, |number| number % modulus)
            }
            Rule::Between(_) => range.ends(
                n,
                |low, high| n.len() < 3 || high - low > 1,
                |low, high, x| low < x && x < high,
            ),
            Rule::Lockout { least, .. } => {
                range.ends(n, |low, high| high - low >= *least, |low, high, x| x < low || high < x)
            }
            Rule::Quadruple { values, exact, .. } => {
                let mut missing = 0;
                let fits = values.iter().enumerate().all(|(i, value)| {
                    let wanted = values.iter().filter(|other| *other == value).count();
                    let found = line.iter().filter(|other| **other == Some(*value)).count();
                    if !values[..i].contains(value) {
                        missing += wanted.saturating_sub(found);
                    }
                    found <= wanted || !exact
                });
                fits && missing <= n.iter().filter(|number| number.is_none()).count()
            }
            Rule::CountingCircles(_) => {
                let mut missing = 0;
                let fits = n.iter().enumerate().all(|(i, number)| {
                    let Some(wanted) = number else { return true };
                    let found = n.iter().filter(|other| *other == number).count() as i32;
                    if !n[..i].contains(number) {
                        missing += wanted - found;
                    }
                    found <= *wanted
                });
                fits && missing <= n.iter().filter(|number| number.is_none()).count() as i32
            }
            Rule::Sandwich { sum, .. } => {
                let at = |wanted| n.iter().position(|number| *number == Some(wanted));
                match (at(lowest), at(range.highest)) {
                    (Some(a), Some(b)) => {
                        let (start, end) = (a.min(b), a.max(b));
                        // Unless the cells differ, the same number may come first in an empty cell.
                        let is_first = distinct || !n[..end].contains(&None);
                        let inner = &n[(start + 1).min(end)..end];
                        !is_first || range.plain(inner).has((*sum).into())
                    }
                    _ => n.contains(&None),
                }
            }
            Rule::XSum { sum, .. } => range.x_sums(n).is_none_or(|range| range.has((*sum).into())),
            Rule::SameXSum { first, .. } => {
                let (first, second) = n.split_at(first.len());
                let both = range.x_sums(first).zip(range.x_sums(second));
                both.is_none_or(|(first, second)| first.meets(second))
            }
            Rule::Skyscraper { seen, .. } => towers(n, *seen),
            Rule::NumberedRoom { value, .. } => nth_is(line, n[0], *value),
            Rule::Indexer { value, .. } => nth_is(&line[1..], n[0], *value),
            Rule::Automaton { automaton, .. } => automaton.may_accept(line.iter().copied()),
        }
    }
}

fn differ(numbers: &[Number]) -> bool {
    let repeats = |(i, number): (usize, &Number)| number.is_some() && numbers[..i].contains(number);
    !numbers.iter().enumerate().any(repeats)
}

fn spread(numbers: &[Number]) -> usize {
    let filled = || numbers.iter().flatten();
    let range = filled().max().zip(filled().min());
    range.and_then(|(max, min)| usize::try_from(max - min).ok()).unwrap_or(0)
}

/// Whether this many numbers in a row are always of different classes.
fn classes_differ(numbers: &[Number], width: usize, class: impl Fn(i32) -> i32) -> bool {
    let classes: Vec<Number> = numbers.iter().map(|number| number.map(&class)).collect();
    classes.windows(width.min(numbers.len()).max(1)).all(differ)
}

/// Whether the numbers divide into pieces that each add up to `sum`, as far as the first empty cell.
fn divides<'a>(numbers: impl Iterator<Item = &'a Number>, sum: i32) -> bool {
    let mut piece = 0;
    for number in numbers {
        let Some(number) = *number else { return true };
        // A zero lengthens the piece before it.
        if piece == sum && number > 0 {
            piece = 0;
        }
        piece += number;
        if piece > sum {
            return false;
        }
    }
    piece == sum
}

/// Whether this many numbers are greater than all before them, as far as the first empty cell.
fn towers(numbers: &[Number], seen: usize) -> bool {
    let (mut highest, mut visible) = (0, 0);
    for (place, number) in numbers.iter().enumerate() {
        let Some(number) = *number else {
            return visible <= seen && seen <= visible + numbers.len() - place;
        };
        if number > highest {
            highest = number;
            visible += 1;
        }
    }
    visible == seen
}

/// Whether the cell at a position, from 1, may hold the value.
fn nth_is(line: &[Option<Value>], position: Number, value: Value) -> bool {
    position.is_none_or(|position| {
        let index = usize::try_from(position).ok().and_then(|position| position.checked_sub(1));
        let cell = index.and_then(|index| line.get(index));
        cell.is_some_and(|cell| cell.is_none_or(|here| here == value))
    })
}
