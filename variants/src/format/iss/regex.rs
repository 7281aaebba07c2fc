//! Regular expressions over values: groups, alternatives, classes, `.`, `*`, `+`, `?`, `{n,m}`.

use ninefold::text::unescaped;

use super::machine::Machine;
use crate::board::Board;
use crate::error::{Why, why};

/// Groups inside groups; deeper ones only a machine writes.
const DEEPEST: usize = 40;

/// The text of an expression that is written in base 64, or with escapes of links; without blanks.
pub(super) fn text(code: &str) -> Result<String, Why> {
    let text = if code.contains('%') {
        Some(unescaped(code))
    } else {
        super::bits::Bits::new(code.trim_end_matches('=')).map(|mut bits| {
            std::iter::from_fn(|| bits.number(8)).filter_map(char::from_u32).collect()
        })
    };
    let text: String = text.ok_or(why!("the expression is damaged", "정규식이 손상되었습니다"))?;
    Ok(text.chars().filter(|c| !c.is_whitespace()).collect())
}

/// The machine of an expression.
pub(super) fn machine(text: &str, board: &Board) -> Result<Machine, Why> {
    let mut parser = Parser { text: text.chars().collect(), at: 0, depth: 0, board };
    let whole = parser.alternatives()?;
    if let Some(c) = parser.peek() {
        return Err(why!(
            "unexpected {c:?} in the expression",
            "정규식의 이 자리에 올 수 없는 글자입니다: {c:?}"
        ));
    }
    let mut machine = Machine::default();
    let (start, end) = build(&whole, &mut machine)
        .ok_or(why!("the expression is too large", "정규식이 너무 큽니다"))?;
    machine.starts = vec![start];
    machine.accepting[end as usize] = true;
    Ok(machine)
}

/// A part of an expression.
enum Part {
    /// One of these symbols.
    One(Vec<u32>),
    /// These parts one after the other.
    Sequence(Vec<Part>),
    /// One of these parts.
    Any(Vec<Part>),
    /// The part this many times at least, and at most if there is a limit.
    Repeated(Box<Part>, u32, Option<u32>),
}

/// Adds the states of a part; gives the first and the last of them.
fn build(part: &Part, machine: &mut Machine) -> Option<(u32, u32)> {
    let start = machine.state()?;
    let mut end = start;
    match part {
        Part::One(symbols) => {
            end = machine.state()?;
            let steps = symbols.iter().map(|&symbol| (symbol, end));
            machine.steps[start as usize].extend(steps);
        }
        Part::Sequence(parts) => {
            for part in parts {
                end = behind(end, part, machine)?;
            }
        }
        Part::Any(parts) => {
            end = machine.state()?;
            for part in parts {
                let last = behind(start, part, machine)?;
                machine.free[last as usize].push(end);
            }
        }
        Part::Repeated(part, least, most) => {
            for _ in 0..*least {
                end = behind(end, part, machine)?;
            }
            let Some(most) = most else {
                let again = machine.state()?;
                machine.free[end as usize].push(again);
                let last = behind(again, part, machine)?;
                machine.free[last as usize].push(again);
                return Some((start, again));
            };
            let last = machine.state()?;
            for _ in *least..*most {
                machine.free[end as usize].push(last);
                end = behind(end, part, machine)?;
            }
            machine.free[end as usize].push(last);
            end = last;
        }
    }
    Some((start, end))
}

/// Adds a part behind a state; gives the last state.
fn behind(state: u32, part: &Part, machine: &mut Machine) -> Option<u32> {
    let (start, end) = build(part, machine)?;
    machine.free[state as usize].push(start);
    Some(end)
}

struct Parser<'a> {
    text: Vec<char>,
    at: usize,
    depth: usize,
    board: &'a Board,
}

impl Parser<'_> {
    fn peek(&self) -> Option<char> {
        self.text.get(self.at).copied()
    }

    fn next(&mut self) -> Result<char, Why> {
        self.at += 1;
        self.text
            .get(self.at - 1)
            .copied()
            .ok_or_else(|| why!("the expression is cut off", "정규식이 중간에 끊겼습니다"))
    }

    fn alternatives(&mut self) -> Result<Part, Why> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return Err(why!("the expression is too deep", "정규식이 너무 깊이 겹쳐 있습니다"));
        }
        let mut parts = vec![self.sequence()?];
        while self.peek() == Some('|') {
            self.at += 1;
            parts.push(self.sequence()?);
        }
        self.depth -= 1;
        Ok(Part::Any(parts))
    }

    fn sequence(&mut self) -> Result<Part, Why> {
        let mut parts = Vec::new();
        while !matches!(self.peek(), None | Some('|' | ')')) {
            let mut part = self.primary()?;
            let mut signs = 0;
            while let Some((least, most)) = self.count()? {
                signs += 1;
                if signs > DEEPEST {
                    return Err(why!(
                        "the expression is too deep",
                        "정규식이 너무 깊이 겹쳐 있습니다"
                    ));
                }
                part = Part::Repeated(Box::new(part), least, most);
            }
            parts.push(part);
        }
        Ok(Part::Sequence(parts))
    }

    /// How often the part before comes, if that is written.
    fn count(&mut self) -> Result<Option<(u32, Option<u32>)>, Why> {
        let count = match self.peek() {
            Some('*') => (0, None),
            Some('+') => (1, None),
            Some('?') => (0, Some(1)),
            Some('{') => return self.braces().map(Some),
            _ => return Ok(None),
        };
        self.at += 1;
        Ok(Some(count))
    }

    /// `{n}`, `{n,}` or `{n,m}`.
    fn braces(&mut self) -> Result<(u32, Option<u32>), Why> {
        let rest: String = self.text[self.at + 1..].iter().take_while(|&&c| c != '}').collect();
        self.at += rest.chars().count() + 2;
        let wrong = || why!("{{{rest}}} is not a count", "횟수가 아닙니다: {{{rest}}}");
        let number = |text: &str| text.parse().map_err(|_| wrong());
        let (least, most) = match rest.split_once(',') {
            None => (number(&rest)?, Some(number(&rest)?)),
            Some((least, "")) => (number(least)?, None),
            Some((least, most)) => (number(least)?, Some(number(most)?)),
        };
        if most.is_some_and(|most| most < least) || self.at > self.text.len() {
            return Err(wrong());
        }
        Ok((least, most))
    }

    fn primary(&mut self) -> Result<Part, Why> {
        let all = (0..self.board.value_count() as u32).collect();
        Ok(Part::One(match self.next()? {
            '(' => {
                let part = self.alternatives()?;
                return match self.next()? {
                    ')' => Ok(part),
                    c => Err(why!("expected ')', found {c:?}", "')'가 와야 하는데 {c:?}입니다")),
                };
            }
            '[' => self.class(all)?,
            '.' => all,
            c => vec![self.symbol(c)?],
        }))
    }

    fn class(&mut self, all: Vec<u32>) -> Result<Vec<u32>, Why> {
        let negated = self.peek() == Some('^');
        self.at += usize::from(negated);
        let mut listed = Vec::new();
        loop {
            let c = self.next()?;
            if c == ']' {
                break;
            }
            let from = self.symbol(c)?;
            if self.peek() == Some('-') {
                self.at += 1;
                let c = self.next()?;
                listed.extend(from..=self.symbol(c)?);
            } else {
                listed.push(from);
            }
        }
        if listed.is_empty() {
            return Err(why!("a class is empty", "비어 있는 문자 모음이 있습니다"));
        }
        Ok(all.into_iter().filter(|symbol| listed.contains(symbol) != negated).collect())
    }

    /// A digit, or a letter from 10.
    fn symbol(&self, c: char) -> Result<u32, Why> {
        let value = c.to_digit(36).and_then(|number| self.board.value(i64::from(number)));
        value
            .map(|value| u32::from(value.0))
            .ok_or_else(|| why!("{c:?} is not a value", "판에 없는 값입니다: {c:?}"))
    }
}
