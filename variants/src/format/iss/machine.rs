//! Pair tables and machines of the setter's own: `Pair`, `PairX`, `NFA`, `Regex`.

use ninefold::sorting::sort;

use super::bits::{self, Bits};
use super::item::Item;
use super::regex;
use super::shape::Shape;
use crate::board::{Board, Cell, Value, Values};
use crate::error::{Error, why};
use crate::rule::{Automaton, GivenName, Relation, Rule, Table};

/// Longer expressions are no names.
const LONGEST_NAME: usize = 34;

/// A machine that reads two lines one after the other and accepts them if their X-sums are the same.
pub(super) fn same_x_sum(board: &Board, first: &[Cell], second: &[Cell]) -> Option<Automaton> {
    let (one, both) = (first.len(), first.len() + second.len());
    // Within a house no sum is greater than all numbers together, which saves states.
    let most = if board.in_house(first) { board.total() } else { i32::MAX };
    // How many cells are read, how many of the line still count, and the difference of the sums.
    let step = |&(place, left, difference): &(usize, usize, i32), value: Value| {
        let number = board.number(value);
        let (is_first, is_start) = (place < one, place == 0 || place == one);
        let left = if is_start { usize::try_from(number).ok()? } else { left };
        let fits = !is_start || left <= if is_first { one } else { both - one };
        let counts = if left == 0 { 0 } else { number };
        let difference = difference + if is_first { counts } else { -counts };
        (fits && place < both && (0..=most).contains(&difference)).then_some((
            place + 1,
            left.saturating_sub(1),
            difference,
        ))
    };
    let accepts = |&(place, _, difference): &(usize, usize, i32)| place == both && difference == 0;
    Automaton::build(board.value_count(), (0, 0, 0), STATES, step, accepts)
}

/// A machine that may be in several states at once.
#[derive(Clone, Debug, Default)]
pub(super) struct Machine {
    /// The steps from each state: a symbol and the next state. A symbol is the index of a value.
    pub(super) steps: Vec<Vec<(u32, u32)>>,
    /// The states that each state turns into of itself; nothing at all if none does.
    pub(super) free: Vec<Vec<u32>>,
    pub(super) starts: Vec<u32>,
    pub(super) accepting: Vec<bool>,
}

/// A machine has at most this many states.
const OWN_STATES: u32 = 1 << 12;

/// More states than this, when a machine is made deterministic, fill the memory.
const STATES: usize = 1 << 13;

/// A machine is made deterministic for at most about this many different sets of breaks.
const PATTERNS: usize = 64;

impl Machine {
    /// A further state; none if there are too many.
    pub(super) fn state(&mut self) -> Option<u32> {
        self.steps.push(Vec::new());
        self.free.push(Vec::new());
        self.accepting.push(false);
        u32::try_from(self.steps.len() - 1).ok().filter(|&state| state < OWN_STATES)
    }

    /// The states with those that they turn into, in order.
    fn closed(&self, mut states: Vec<u32>) -> Vec<u32> {
        if self.free.is_empty() {
            sort(&mut states);
            states.dedup();
            return states;
        }
        let mut seen = vec![false; self.steps.len()];
        let mut all = Vec::new();
        while let Some(state) = states.pop() {
            if !std::mem::replace(&mut seen[state as usize], true) {
                all.push(state);
                states.extend(self.free.get(state as usize).into_iter().flatten());
            }
        }
        sort(&mut all);
        all
    }

    fn after(&self, states: &[u32], symbol: u32) -> Vec<u32> {
        let steps = states.iter().flat_map(|&state| &self.steps[state as usize]);
        self.closed(steps.filter(|step| step.0 == symbol).map(|step| step.1).collect())
    }

    /// The deterministic automaton. `breaks` tells how many breaks the machine reads before each cell
    /// and after the last.
    fn determined(&self, values: usize, breaks: &[usize]) -> Option<Automaton> {
        let broken = breaks.iter().any(|&count| count > 0);
        let through = |states: Vec<u32>, place: usize| {
            let count = breaks.get(place).copied().unwrap_or(0);
            (0..count).fold(states, |states, _| self.after(&states, values as u32))
        };
        let step = |state: &(usize, Vec<u32>), value: Value| {
            let place = if broken { state.0 + 1 } else { 0 };
            let next = through(self.after(&state.1, u32::from(value.0)), place);
            (!next.is_empty() && place < breaks.len()).then_some((place, next))
        };
        let start = (0, through(self.closed(self.starts.clone()), 0));
        let accepts =
            |state: &(usize, Vec<u32>)| state.1.iter().any(|&state| self.accepting[state as usize]);
        Automaton::build(values, start, STATES, step, accepts)
    }
}

/// Reads a machine as the program packs it: a head, then the steps of each state.
fn unpacked(text: &str) -> Option<Machine> {
    let mut bits = Bits::new(text)?;
    let packed = match bits.number(2)? {
        0 => false,
        1 => true,
        _ => return None,
    };
    let state_bits = bits.number(4)? as usize + 1;
    let symbols = bits.number(4)? as usize + 1;
    let symbol_bits = (usize::BITS - (symbols - 1).leading_zeros()) as usize;
    // A machine without one is none.
    let starts = bits.number(state_bits).filter(|&starts| starts > 0)?;
    let more = bits.number(state_bits)?;
    let mut machine = Machine { starts: (0..starts).collect(), ..Machine::default() };
    let accepts = (0..starts).map(|_| bits.number(1).map(|bit| bit == 1));
    let mut accepting = accepts.collect::<Option<Vec<_>>>()?;
    accepting.extend((0..more).map(|_| true));
    let count_bits = if packed { symbols } else { bits.number(4)? as usize };
    let mut most = accepting.len();
    while count_bits > 0 && bits.left() >= count_bits {
        let head = bits.number(count_bits)?;
        let mut steps = Vec::new();
        let chosen: Vec<Option<u32>> = if packed {
            (0..symbols as u32).filter(|symbol| head >> symbol & 1 == 1).map(Some).collect()
        } else {
            vec![None; head as usize]
        };
        for symbol in chosen {
            let symbol = symbol.or_else(|| bits.number(symbol_bits))?;
            let next = bits.number(state_bits)?;
            most = most.max(next as usize + 1);
            steps.push((symbol, next));
        }
        machine.steps.push(steps);
    }
    let states = machine.steps.len().max(most);
    machine.steps.resize(states, Vec::new());
    accepting.resize(states, false);
    machine.accepting = accepting;
    Some(machine)
}

/// Packs an automaton: states in which a line may end come before the others, behind the first.
pub(super) fn packed(automaton: &Automaton) -> Option<String> {
    let count = automaton.state_count();
    let values = automaton.value_count();
    let accepting = (1..count).filter(|&state| automaton.accepting(state));
    let others = (1..count).filter(|&state| !automaton.accepting(state));
    let order: Vec<usize> = [0].into_iter().chain(accepting.clone()).chain(others).collect();
    let mut place = vec![0; count];
    for (at, &state) in order.iter().enumerate() {
        place[state] = at as u32;
    }
    let state_bits = (usize::BITS - (count - 1).leading_zeros()).max(1) as usize;
    if state_bits > 16 || values > 16 {
        return None;
    }
    let accepting = accepting.count() as u32;
    // A number of so many bits counts them; one state alone needs a second bit for that.
    let state_bits = if accepting >> state_bits > 0 { state_bits + 1 } else { state_bits };
    let mut bits = bits::Writer::default();
    bits.number(1, 2);
    bits.number(state_bits as u32 - 1, 4);
    bits.number(values as u32 - 1, 4);
    bits.number(1, state_bits);
    bits.number(accepting, state_bits);
    bits.number(u32::from(automaton.accepting(0)), 1);
    for state in order {
        let next = |value| automaton.next(state, value);
        let all = Values::all(values);
        let kept: Values = all.iter().filter(|&value| next(value).is_some()).collect();
        bits.number(kept.0, values);
        for after in kept.iter().filter_map(next) {
            bits.number(place[after], state_bits);
        }
    }
    Some(bits.text())
}

/// The lines of `NFA` and `Regex`: the machine, then lines with empty words between; names start with
/// an underscore.
pub(super) fn lines(item: &Item, shape: &Shape) -> Result<Vec<Rule>, Error> {
    let values = shape.board.value_count();
    let code = item.arguments.first().map_or("", String::as_str);
    // An expression is the name of its lines if the setter gave them none.
    let mut text = GivenName::default();
    let machine = if item.name == "Regex" {
        let expression = regex::text(code).map_err(|why| item.wrong(why))?;
        // A part of an expression says something else.
        if expression.chars().count() <= LONGEST_NAME {
            text = GivenName::new(&format!("regex {expression}"));
        }
        regex::machine(&expression, &shape.board).map_err(|why| item.wrong(why))?
    } else {
        unpacked(code).ok_or_else(|| {
            item.wrong(why!("the automaton is damaged", "오토마톤이 손상되었습니다"))
        })?
    };
    let large = || {
        item.wrong(why!(
            "the automaton or its line is too large",
            "오토마톤이나 그 줄이 너무 큽니다"
        ))
    };
    let mut known = vec![(vec![0], machine.determined(values, &[0]).ok_or_else(large)?)];
    let mut rules = Vec::new();
    for (name, words) in item.lists()? {
        let name = if name.text().is_some() { name } else { text.clone() };
        let mut cells = Vec::new();
        let mut breaks = vec![0];
        for word in words {
            if word == "-" {
                breaks[cells.len()] += 1;
            } else {
                cells.push(item.cell(shape, word)?);
                breaks.push(0);
            }
        }
        let count = breaks.iter().sum::<usize>();
        if count == 0 {
            // The machine is the same at each place.
            breaks.truncate(1);
        }
        let place = match known.iter().position(|(other, _)| *other == breaks) {
            Some(place) => place,
            None if count > shape.board.cell_count() || known.len() > PATTERNS => {
                return Err(large());
            }
            None => {
                let automaton = machine.determined(values, &breaks).ok_or_else(large)?;
                known.push((breaks, automaton));
                known.len() - 1
            }
        };
        let rule = Rule::Automaton { cells, automaton: known[place].1.clone() };
        rules.push(rule.with_name(name));
    }
    Ok(rules)
}

/// The lists of `Pair` and `PairX`, and of their older forms in which two digits are exchanged.
pub(super) fn pairs(item: &Item, shape: &Shape) -> Result<Vec<Rule>, Error> {
    let mut key = item.arguments.first().cloned().unwrap_or_default();
    if item.name.starts_with("Binary") {
        let exchanged = |c: char| match c {
            '-' => '_',
            '_' => '-',
            c => c,
        };
        key = key.chars().map(exchanged).collect();
    }
    let digits = bits::digits(&key)
        .ok_or_else(|| item.wrong(why!("the table is not base 64", "표가 base64가 아닙니다")))?;
    let values = shape.board.value_count();
    let bit =
        |index: usize| digits.get(index / 6).is_some_and(|digit| digit >> (index % 6) & 1 == 1);
    let table = Table::new(values, |a, b| bit(a.index() * values + b.index()));
    let all = item.name.ends_with('X');
    if all && (0..values).any(|a| (0..a).any(|b| bit(a * values + b) != bit(b * values + a))) {
        return Err(item.wrong(why!(
            "for all pairs the table must be symmetric",
            "모든 쌍에 쓰는 표는 대칭이어야 합니다"
        )));
    }
    let mut rules = Vec::new();
    for (name, words) in item.lists()? {
        let cells = words.iter().map(|word| item.cell(shape, word)).collect::<Result<_, _>>()?;
        let rule = Rule::Pairs { cells, relation: Relation::Table(table.clone()), all };
        rules.push(rule.with_name(name));
    }
    Ok(rules)
}
