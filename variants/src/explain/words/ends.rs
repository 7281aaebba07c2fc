//! Why something cannot hold, in words.

use ninefold::Language;
use ninefold::grid::particle;

use super::effects::Said;
use super::lack::{Held, Lack, Lean};
use super::names::Words;
use crate::board::{Cell, Values};

impl Words<'_> {
    /// What lacks, without a full stop; the name is that of the reason.
    pub(in crate::explain) fn lack_text(&self, lack: &Lack, name: &str) -> String {
        let by = if name.is_empty() { String::new() } else { format!(" ({name})") };
        match self.language {
            Language::English => self.lack_in_english(lack, name, &by),
            Language::Korean => self.lack_in_korean(lack, name, by.trim_start()),
        }
    }

    fn lack_in_english(&self, lack: &Lack, name: &str, by: &str) -> String {
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
            Lack::Sum(cells, lean, end, sum) => {
                format!("{}{by}", self.at(cells, *lean, *end, Some(*sum)))
            }
            Lack::Unequal((high, least), (low, most)) => format!(
                "{}, but {}{by}",
                self.at(high, Lean::Least, *least, None),
                self.at(low, Lean::Most, *most, None)
            ),
            Lack::Empty(ends) => format!("{} have no cell between them{by}", list(ends)),
            Lack::Same(cells, value) => {
                let value = self.list_values(*value);
                format!("{} are both {value}, which {name} forbids", list(cells))
            }
            Lack::Cell(cell) => format!("{name} leaves no value for {}", self.cell(*cell)),
            Lack::Missing(values, with) => {
                let values = self.or(&self.numbers(*values));
                format!("{}{name} needs {values}, for which it has no place", self.with(with))
            }
            Lack::Must(cell, must, start, with) => {
                let said = self.seen(*start);
                let told = self.said_in_english(said, &[*cell]);
                let mut but = match said {
                    Said::Not(_) => "cannot be",
                    _ => told.split_once(' ').map_or("", |(_, but)| but),
                };
                let or = |values| self.or(&self.numbers(values));
                let must = match self.seen(*must) {
                    Said::AtLeast(value) => format!("must be at least {}", self.number(value)),
                    Said::AtMost(value) => format!("must be at most {}", self.number(value)),
                    _ if self.without(*must).is_none() => format!("must be {}", or(*must)),
                    _ => {
                        if start.len() > 1 {
                            but = "has no other value";
                        }
                        format!("cannot be {}", or(*start))
                    }
                };
                format!("{}{} {must}{by}, but {but}", self.with(with), self.cell(*cell))
            }
        }
    }

    /// The shortest way to say which values are left.
    fn seen(&self, left: Values) -> Said {
        Said::of(self.position.puzzle().board().values(), left)
    }

    /// What is left in cells, before what follows from it; nothing for no cells.
    fn with(&self, held: &[Held]) -> String {
        match self.language {
            _ if held.is_empty() => String::new(),
            Language::English => format!("with {}, ", self.all_held(held)),
            Language::Korean => format!("{}으니 ", self.all_held(held)),
        }
    }

    /// What is left in cells: in Korean without the last ending.
    fn all_held(&self, all: &[Held]) -> String {
        let list = |cells: &[Cell]| self.cells(cells.iter().copied());
        let in_english = |(left, cells): &Held| {
            let (no, values) = match self.without(*left) {
                Some(gone) => ("no ", gone),
                None => ("", *left),
            };
            format!("{no}{} in {}", self.or(&self.numbers(values)), list(cells))
        };
        let in_korean = |(left, cells): &Held| match self.without(*left) {
            Some(gone) => {
                let gone = self.list_values(gone);
                format!("{}에 {gone}{} 없", list(cells), particle(&gone, "이", "가"))
            }
            None => format!("{}에 {}만 남", list(cells), self.list_values(*left)),
        };
        match self.language {
            Language::English => {
                // An "and" between cells is not to be taken for one between these.
                let is_long = all.len() > 2 || all.iter().any(|(_, cells)| cells.len() > 1);
                let and = if is_long { ", and with " } else { " and " };
                all.iter().map(in_english).collect::<Vec<_>>().join(and)
            }
            Language::Korean => all.iter().map(in_korean).collect::<Vec<_>>().join("고 "),
        }
    }

    /// What cells add up to, or what the only one is, and what they must.
    fn at(&self, cells: &[Cell], lean: Lean, end: i64, must: Option<i64>) -> String {
        let (one, names) = (cells.len() == 1, self.cells(cells.iter().copied()));
        match self.language {
            Language::English => {
                let (be, is) = if one { ("be", "is") } else { ("add up to", "add up to") };
                let must = must.map(|sum| format!("must {be} {sum}, but ")).unwrap_or_default();
                let lean = if matches!(lean, Lean::Least) { "least" } else { "most" };
                format!("{names} {must}{is} at {lean} {end}")
            }
            Language::Korean => {
                let is = if one { "값" } else { "합" };
                let must = must.map(|sum| {
                    let sum = sum.to_string();
                    format!("{sum}{} 하는데 ", particle(&sum, "이어야", "여야"))
                });
                let must = must.unwrap_or_default();
                let lean = if matches!(lean, Lean::Least) { "이상" } else { "이하" };
                format!("{names}의 {is}은 {must}{end} {lean}")
            }
        }
    }

    fn lack_in_korean(&self, lack: &Lack, name: &str, by: &str) -> String {
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
            Lack::Sum(cells, lean, end, sum) => {
                format!("{}입니다{by}", self.at(cells, *lean, *end, Some(*sum)))
            }
            Lack::Unequal((high, least), (low, most)) => format!(
                "{}인데 {}입니다{by}",
                self.at(high, Lean::Least, *least, None),
                self.at(low, Lean::Most, *most, None)
            ),
            Lack::Empty(ends) => format!("{} 사이에 칸이 없습니다{by}", list(ends)),
            Lack::Same(cells, value) => {
                let (cells, value) = (list(cells), subject(values(value)));
                format!("{cells}에 똑같이 {value} 들어가 {name} 규칙에 어긋납니다")
            }
            Lack::Cell(cell) => {
                format!("{name} 규칙 때문에 {}에 들어갈 값이 없습니다", self.cell(*cell))
            }
            Lack::Missing(needed, with) => {
                let (with, values) = (self.with(with), self.list_values(*needed));
                if needed.len() > 1 {
                    return format!(
                        "{with}{name}에는 {values} 중 하나가 필요한데 들어갈 칸이 없습니다"
                    );
                }
                format!("{with}{name}에 필요한 {} 들어갈 칸이 없습니다", subject(values))
            }
            Lack::Must(cell, must, start, with) => {
                let must = match self.seen(*must) {
                    Said::AtLeast(value) => format!("{} 이상만", self.number(value)),
                    Said::AtMost(value) => format!("{} 이하만", self.number(value)),
                    _ => match self.without(*must) {
                        Some(_) => format!("{} 아닌 값만", subject(values(start))),
                        None => format!("{}만", self.list_values(*must)),
                    },
                };
                let but = match self.seen(*start) {
                    Said::Only(values) if values.len() == 1 => {
                        format!("이미 {}입니다", self.list_values(values))
                    }
                    Said::Only(values) if !values.is_empty() => {
                        format!("남은 후보는 {}뿐입니다", self.list_values(values))
                    }
                    Said::AtLeast(value) => format!("{} 이상입니다", self.number(value)),
                    Said::AtMost(value) => format!("{} 이하입니다", self.number(value)),
                    _ => "그런 후보가 없습니다".to_owned(),
                };
                let (with, cell) = (self.with(with), self.cell(*cell));
                format!("{with}{cell}에는 {must} 들어갈 수 있는데{by} {but}")
            }
        }
    }
}
