//! What each rule means. Nothing here prunes or searches.

use super::negative::{KING, KNIGHT, moves, neighbours};
use super::{Relation, Rule};
use crate::board::{Board, Cell, Value};

impl Rule {
    /// Whether the rule holds for the values, one for each cell of the board. Where cells are still
    /// empty: whether the values do not break the rule yet, as far as this is seen without search.
    pub fn holds(&self, board: &Board, values: &[Option<Value>]) -> bool {
        let pair = |relation: &Relation, a: Cell, b: Cell| {
            let both = values[a.index()].zip(values[b.index()]);
            both.is_none_or(|(a, b)| relation.holds(board, a, b))
        };
        let all = |pairs: Vec<[Cell; 2]>, relation: &Relation| {
            pairs.iter().all(|&[a, b]| pair(relation, a, b))
        };
        match self {
            Rule::AntiKnight => return all(moves(board, &KNIGHT), &Relation::Different),
            Rule::AntiKing => return all(moves(board, &KING), &Relation::Different),
            Rule::Nonconsecutive => {
                let next = |[a, b]: [Cell; 2]| {
                    values[a.index()]
                        .zip(values[b.index()])
                        .is_none_or(|(a, b)| (board.number(a) - board.number(b)).abs() != 1)
                };
                return neighbours(board).into_iter().all(next);
            }
            Rule::Negative(negative) => {
                return negative.pairs(board).into_iter().all(|[a, b]| {
                    values[a.index()].zip(values[b.index()]).is_none_or(|(a, b)| {
                        !negative.relations.iter().any(|r| r.holds(board, a, b))
                    })
                });
            }
            _ => {}
        }
        let filled = |cell: Cell| values[cell.index()];
        let Some(line) = self.cells(board).into_iter().map(filled).collect::<Option<Vec<_>>>()
        else {
            return true;
        };
        self.holds_for(board, &line)
    }

    /// Whether the rule holds if its cells, in the order of [`Rule::cells`], have these values.
    fn holds_for(&self, board: &Board, line: &[Value]) -> bool {
        let numbers: Vec<i32> = line.iter().map(|&value| board.number(value)).collect();
        let n = &numbers[..];
        let sum = |numbers: &[i32]| numbers.iter().sum::<i32>();
        match self {
            Rule::Allowed { values, .. } => values.contains(line[0]),
            Rule::Odd(_) => n[0] % 2 == 1,
            Rule::Even(_) => n[0] % 2 == 0,
            Rule::Minimum { .. } => n[1..].iter().all(|&other| n[0] < other),
            Rule::Maximum { .. } => n[1..].iter().all(|&other| n[0] > other),
            Rule::Different { .. } => differ(n),
            // Asked above, pair by pair.
            Rule::AntiKnight | Rule::AntiKing | Rule::Nonconsecutive | Rule::Negative(_) => true,
            Rule::Mark { relation, .. } => relation.holds(board, line[0], line[1]),
            Rule::Thermometer { slow, .. } => {
                n.windows(2).all(|w| w[0] < w[1] || *slow && w[0] == w[1])
            }
            Rule::Whisper { least, .. } => n.windows(2).all(|w| (w[0] - w[1]).abs() >= *least),
            Rule::Palindrome(_) => n.iter().eq(n.iter().rev()),
            Rule::Clone { first, .. } => n[..first.len()] == n[first.len()..],
            Rule::Pairs { relation, all, .. } => (0..line.len()).all(|i| {
                let end = if *all { line.len() } else { line.len().min(i + 2) };
                (i + 1..end).all(|j| relation.holds(board, line[i], line[j]))
            }),
            Rule::Cage { sum: wanted, .. } => {
                differ(n) && wanted.is_none_or(|wanted| sum(n) == wanted)
            }
            Rule::Sum { cells, sum } => {
                n.iter().zip(cells).map(|(number, (_, factor))| number * factor).sum::<i32>()
                    == *sum
            }
            Rule::Arrow { pill, .. } => {
                let (pill, shaft) = n.split_at(pill.len());
                let digits = pill.iter().skip(1).all(|&digit| digit < 10);
                digits && pill.iter().fold(0, |number, digit| number * 10 + digit) == sum(shaft)
            }
            Rule::LittleKiller { sum: wanted, .. } => sum(n) == *wanted,
            Rule::RegionSum { parts } => {
                let mut rest = n;
                let mut sums = parts.iter().map(|part| {
                    let (now, later) = rest.split_at(part.len());
                    rest = later;
                    sum(now)
                });
                let first = sums.next();
                sums.all(|other| Some(other) == first)
            }
            Rule::SumLine { sum, closed, .. } => {
                let starts = if *closed { n.len() } else { 1 };
                (0..starts).any(|start| {
                    let around = n[start..].iter().chain(&n[..start]);
                    divides(around, *sum)
                })
            }
            Rule::Zipper(_) => {
                let half = n.len() / 2;
                let mut sums = (0..half).map(|i| n[i] + n[n.len() - 1 - i]);
                let first = if n.len() % 2 == 1 { Some(n[half]) } else { sums.next() };
                sums.all(|other| Some(other) == first)
            }
            Rule::DoubleArrow(_) => match n {
                [] | [_] => true,
                [first, inner @ .., last] => first + last == sum(inner),
            },
            Rule::Renban(_) => differ(n) && spread(n) < n.len(),
            Rule::Entropic(_) => {
                let third = (board.values() / 3).max(1) as i32;
                let class = |number: i32| (number - board.least()) / third;
                let width = n.len().min(3);
                n.windows(width.max(1))
                    .all(|w| differ(&w.iter().map(|&x| class(x)).collect::<Vec<_>>()))
            }
            Rule::Modular { modulus, .. } => {
                let width = n.len().min(*modulus as usize).max(1);
                n.windows(width).all(|w| differ(&w.iter().map(|x| x % modulus).collect::<Vec<_>>()))
            }
            Rule::Between(_) => ends(n).is_none_or(|(low, high, inner)| {
                inner.iter().all(|&number| low < number && number < high)
            }),
            Rule::Lockout { least, .. } => ends(n).is_none_or(|(low, high, inner)| {
                high - low >= *least && inner.iter().all(|&x| x < low || high < x)
            }),
            Rule::Quadruple { values, exact, .. } => values.iter().all(|value| {
                let wanted = values.iter().filter(|other| *other == value).count();
                let found = line.iter().filter(|other| *other == value).count();
                found == wanted || found > wanted && !exact
            }),
            Rule::Sandwich { sum: wanted, .. } => {
                let top = board.values() - 1;
                let at = |index: usize| line.iter().position(|value| usize::from(value.0) == index);
                at(0).zip(at(top)).is_some_and(|(a, b)| {
                    sum(&n[(a.min(b) + 1).min(a.max(b))..a.max(b)]) == *wanted
                })
            }
            Rule::XSum { sum: wanted, .. } => {
                usize::try_from(n[0]).is_ok_and(|x| x <= n.len() && sum(&n[..x]) == *wanted)
            }
            Rule::Skyscraper { seen, .. } => {
                let mut highest = 0;
                let seen_here = n
                    .iter()
                    .filter(|&&x| {
                        x > highest && {
                            highest = x;
                            true
                        }
                    })
                    .count();
                seen_here == *seen
            }
            Rule::NumberedRoom { value, .. } => nth(line, n[0]) == Some(*value),
            Rule::Indexer { value, .. } => nth(&line[1..], n[0]) == Some(*value),
            Rule::Automaton { automaton, .. } => automaton.accepts(line.iter().copied()),
        }
    }
}

fn differ(numbers: &[i32]) -> bool {
    numbers.iter().enumerate().all(|(i, number)| !numbers[..i].contains(number))
}

fn spread(numbers: &[i32]) -> usize {
    let range = numbers.iter().max().zip(numbers.iter().min());
    range.and_then(|(max, min)| usize::try_from(max - min).ok()).unwrap_or(0)
}

/// Whether the numbers divide into pieces that each add up to `sum`.
fn divides<'a>(numbers: impl Iterator<Item = &'a i32>, sum: i32) -> bool {
    let mut piece = 0;
    for number in numbers {
        // A zero lengthens the piece before it.
        if piece == sum && *number > 0 {
            piece = 0;
        }
        piece += number;
        if piece > sum {
            return false;
        }
    }
    piece == sum
}

fn ends(numbers: &[i32]) -> Option<(i32, i32, &[i32])> {
    match numbers {
        [first, inner @ .., last] => Some((*first.min(last), *first.max(last), inner)),
        _ => None,
    }
}

fn nth(line: &[Value], position: i32) -> Option<Value> {
    line.get(usize::try_from(position).ok()?.checked_sub(1)?).copied()
}
