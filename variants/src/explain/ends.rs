//! Why something cannot hold, in words.

use ninefold::Language;
use ninefold::grid::particle;

use super::argument::Case;
use super::lack::{Lack, Lean};
use super::names::Words;
use super::step::Step;
use crate::board::{Cell, Values};

impl Words<'_> {
    /// How a case ends, if that is easy to see; the name is that of its last reason.
    pub(super) fn end(&self, step: &Step, case: &Case, name: &str) -> Option<String> {
        Some(self.lack_text(&self.lack(step, case)?, name))
    }

    /// What lacks, without a full stop; the name is that of the reason.
    pub(super) fn lack_text(&self, lack: &Lack, name: &str) -> String {
        match self.language {
            Language::English => self.lack_in_english(lack, name),
            Language::Korean => self.lack_in_korean(lack, name),
        }
    }

    fn lack_in_english(&self, lack: &Lack, name: &str) -> String {
        let list = |cells: &[Cell]| self.cells(cells.iter().copied());
        match lack {
            Lack::Values(cells, values) if cells.len() == 2 => {
                format!("{name} has {} twice, in {}", self.list_values(*values), list(cells))
            }
            Lack::Values(cells, Values::EMPTY) => format!("{} has no value left", list(cells)),
            Lack::Different(cells, values) => {
                let (cells, values) = (list(cells), self.list_values(*values));
                format!("{cells} see each other, but have only {values} left")
            }
            Lack::Values(cells, values) => {
                format!("{name} has only {} left for {}", self.list_values(*values), list(cells))
            }
            Lack::Places(values, cells) if cells.is_empty() => {
                format!("{name} has no place for {}", self.list_values(*values))
            }
            Lack::Places(values, cells) => {
                format!("{name} has only {} left for {}", list(cells), self.list_values(*values))
            }
            Lack::Least(sum) => format!("{name} adds up to at least {sum}"),
            Lack::Most(sum) => format!("{name} adds up to at most {sum}"),
            Lack::Shaft(lean, sum, circle, value) => {
                let (one, other) = match lean {
                    Lean::Least => ("least", "most"),
                    Lean::Most => ("most", "least"),
                };
                let (circle, value) = (self.cell(*circle), self.number(*value));
                format!(
                    "the shaft of {name} adds up to at {one} {sum}, but {circle} is at {other} {value}"
                )
            }
            Lack::Same(cells, value) => {
                let value = self.list_values(*value);
                format!("{} are both {value}, which {name} forbids", list(cells))
            }
            Lack::Cell(cell) => format!("{name} leaves no value for {}", self.cell(*cell)),
            Lack::Left(left, count) => {
                let held = |(left, cells): &(Values, Vec<Cell>)| {
                    let (no, values) = match self.without(*left) {
                        Some(gone) => ("no ", gone),
                        None => ("", *left),
                    };
                    format!("{no}{} in {}", self.or(&self.numbers(values)), list(cells))
                };
                let left: Vec<String> = left.iter().map(held).collect();
                let both = match count {
                    ..2 => "",
                    2 => "both ",
                    3.. => "all ",
                };
                format!("{name} cannot {both}hold with {}", self.list(&left))
            }
        }
    }

    fn lack_in_korean(&self, lack: &Lack, name: &str) -> String {
        let list = |cells: &[Cell]| self.cells(cells.iter().copied());
        let values = |values: &Values| self.list_values(*values);
        let subject = |text: String| format!("{text}{}", particle(&text, "이", "가"));
        match lack {
            Lack::Values(cells, held) if cells.len() == 2 => {
                format!("{name}의 {}에 {} 겹칩니다", list(cells), subject(values(held)))
            }
            Lack::Values(cells, Values::EMPTY) => {
                format!("{}에 들어갈 값이 없습니다", list(cells))
            }
            Lack::Values(cells, held) => {
                format!("{name}의 {}에 남는 값은 {}뿐입니다", list(cells), values(held))
            }
            Lack::Different(cells, held) => {
                format!("서로 다른 {}에 남는 값은 {}뿐입니다", list(cells), values(held))
            }
            Lack::Places(held, cells) if cells.is_empty() => {
                format!("{name}에 {} 들어갈 칸이 없습니다", subject(values(held)))
            }
            Lack::Places(held, cells) => {
                format!("{name}에서 {} 들어갈 칸은 {}뿐입니다", subject(values(held)), list(cells))
            }
            Lack::Least(sum) => format!("{name}의 합은 {sum} 이상입니다"),
            Lack::Most(sum) => format!("{name}의 합은 {sum} 이하입니다"),
            Lack::Shaft(lean, sum, circle, value) => {
                let (one, other) = match lean {
                    Lean::Least => ("이상", "이하"),
                    Lean::Most => ("이하", "이상"),
                };
                let (circle, value) = (self.cell(*circle), self.number(*value));
                format!(
                    "{name}의 화살대 합은 {sum} {one}인데 {circle}에는 {value} {other}만 들어갑니다"
                )
            }
            Lack::Same(cells, value) => {
                let (cells, value) = (list(cells), subject(values(value)));
                format!("{cells}에 똑같이 {value} 들어가 {name} 규칙에 어긋납니다")
            }
            Lack::Cell(cell) => {
                format!("{name} 규칙 때문에 {}에 들어갈 값이 없습니다", self.cell(*cell))
            }
            Lack::Left(left, count) => {
                let held = |(left, cells): &(Values, Vec<Cell>)| match self.without(*left) {
                    Some(gone) => format!("{}에 {} 없", list(cells), subject(values(&gone))),
                    None => format!("{}에 {}만 남", list(cells), values(left)),
                };
                let held = left.iter().map(held).collect::<Vec<_>>().join("고 ");
                let because = if held.ends_with('없') { "어" } else { "아" };
                let name = subject(name.to_owned());
                let both = if *count > 1 { "동시에 " } else { "" };
                format!("{held}{because} {name} {both}성립하지 않습니다")
            }
        }
    }
}
