//! What a rule is called.

use ninefold::Language;

use crate::board::{Board, Cell};
use crate::rule::{Differ, Negative, Relation, Rule};

/// Of more cells than this the first are named.
const NAMED: usize = 6;

impl Rule {
    /// Its name, its numbers if it has some, and its cells, as in `killer cage 15 at r1c1 r1c2`. Of many cells
    /// the first are named, of a minimum or maximum its own, of a diagonal its ends. A clue outside is named by its
    /// place, as in `sandwich 18 above column 8`, a mark by its look, as in `white dot at r1c1 r1c2`; a rule of the whole
    /// board has its name only, or tells which marks are given, as in `all X and V given`.
    pub fn described(&self, board: &Board, language: Language) -> String {
        let one = matches!(
            self,
            Rule::Minimum { .. }
                | Rule::Maximum { .. }
                | Rule::Different { why: Differ::Windoku, .. }
        );
        self.name_with_cells(board, language, if one { 1 } else { NAMED })
    }

    /// The same; a rule that is named by its cells, by this many of them at most.
    pub(crate) fn name_with_cells(&self, board: &Board, language: Language, most: usize) -> String {
        let (name, mut cells) = (self.title(board, language), self.cells(board));
        if let Rule::Indexer { cell, .. } = self {
            // It lies on its own line.
            cells.retain(|other| other != cell);
            cells.insert(0, *cell);
        }
        if cells.is_empty() || cells.len() >= board.cell_count() {
            return name;
        }
        if let Some(place) = self.outside(board, language) {
            return match language {
                Language::English => format!("{name} {place}"),
                Language::Korean => format!("{place}의 {name}"),
            };
        }
        let is_diagonal = matches!(
            self,
            Rule::LittleKiller { .. } | Rule::Different { why: Differ::Diagonal, .. }
        );
        let [first, last] = [cells[0], cells[cells.len() - 1]].map(|cell| board.place(cell));
        let steps = cells.len() - 1;
        let is_straight = is_diagonal
            && steps > 0
            && first.0.abs_diff(last.0) == steps
            && first.1.abs_diff(last.1) == steps;
        let is_english = language == Language::English;
        let (at, between, more) = match (is_straight && most > 1, is_english) {
            (true, true) => ("from", " to ", ""),
            (true, false) => ("", "부터 ", "까지"),
            _ => ("at", " ", if cells.len() > most && most > 1 { " …" } else { "" }),
        };
        if is_straight {
            cells = [cells[0], cells[cells.len() - 1]].to_vec();
        }
        let names = board.names(&cells[..most.min(cells.len())]).join(between) + more;
        if is_english { format!("{name} {at} {names}") } else { format!("{names}의 {name}") }
    }

    /// What players call it, and its number if it has one, of a quadruple all. If all marks are given it tells which.
    pub fn title(&self, board: &Board, language: Language) -> String {
        if let Rule::Negative(Negative { relations, .. }) = self
            && !relations.is_empty()
        {
            let mark = |relation: &Relation| {
                let mark = Rule::Mark { cells: [Cell(0); 2], relation: relation.clone() };
                mark.title(board, language).replace(" dot", " dots")
            };
            let marks: Vec<String> = relations.iter().map(mark).collect();
            return match language {
                Language::English => format!("all {} given", marks.join(" and ")),
                Language::Korean => format!("빠짐없는 {}", marks.join("·")),
            };
        }
        if let Some(name) = self.given_name() {
            return name.to_owned();
        }
        let mut name = self.common_name(language).to_owned();
        let mut add = |number: i32| name.push_str(&format!(" {number}"));
        if let Rule::Quadruple { values, .. } = self {
            values.iter().for_each(|value| add(board.number(*value)));
        } else if let Rule::Allowed { values, .. } = self {
            values.iter().for_each(|value| add(board.number(value)));
        } else if let Some(number) = self.number(board) {
            add(number);
        }
        name
    }

    /// What players call it: a mark by its look.
    pub fn common_name(&self, language: Language) -> &'static str {
        let relation = match (self, language) {
            (Rule::Mark { relation, .. }, _) => relation,
            (Rule::SameXSum { .. }, Language::English) => return "equal X-sums",
            (Rule::Different { why: Differ::Disjoint, .. }, Language::English) => {
                return "disjoint group";
            }
            (Rule::SameXSum { .. }, Language::Korean) => return "같은 X-합",
            _ => return self.kind().name_in(language),
        };
        match (relation, language) {
            (Relation::Difference(_), Language::English) => "white dot",
            (Relation::Ratio(_), Language::English) => "black dot",
            (Relation::Sum(10), _) => "X",
            (Relation::Sum(5), _) => "V",
            _ => self.kind().name_in(language),
        }
    }

    /// The place outside the board where a clue stands that looks along a line; none if the line begins within the
    /// board, as in one of several grids.
    fn outside(&self, board: &Board, language: Language) -> Option<String> {
        let (Rule::Sandwich { cells, .. }
        | Rule::XSum { cells, .. }
        | Rule::Skyscraper { cells, .. }
        | Rule::NumberedRoom { cells, .. }) = self
        else {
            return None;
        };
        let [first, .., last] = cells[..] else { return None };
        let ((row, column), end) = (board.place(first), board.place(last));
        let straight = |of: fn((usize, usize)) -> usize| {
            cells.iter().all(|&cell| of(board.place(cell)) == of(board.place(first)))
        };
        let (in_column, in_row) = (straight(|(_, column)| column), straight(|(row, _)| row));
        let (up, left) = (row < end.0, column < end.1);
        let (at, count) = if in_column { (row, board.rows()) } else { (column, board.columns()) };
        if at != 0 && at != count - 1 {
            return None;
        }
        let (row, column) = (row + 1, column + 1);
        Some(match (language, in_column, in_row) {
            (Language::English, true, _) => {
                format!("{} column {column}", if up { "above" } else { "below" })
            }
            (Language::English, _, true) => {
                format!("{} of row {row}", if left { "left" } else { "right" })
            }
            (Language::Korean, true, _) => format!("{column}열 {}", if up { "위" } else { "아래" }),
            (Language::Korean, _, true) => {
                format!("{row}행 {}", if left { "왼쪽" } else { "오른쪽" })
            }
            _ => return None,
        })
    }

    /// The number that the setter wrote: a given digit, a sum, a count, the least difference on a line.
    pub fn number(&self, board: &Board) -> Option<i32> {
        match self {
            Rule::Allowed { values, .. } => values.only().map(|value| board.number(value)),
            Rule::Cage { sum, .. } => *sum,
            Rule::Whisper { least, .. } | Rule::Lockout { least, .. } => Some(*least),
            Rule::Sum { sum, .. }
            | Rule::LittleKiller { sum, .. }
            | Rule::SumLine { sum, .. }
            | Rule::Sandwich { sum, .. }
            | Rule::XSum { sum, .. } => Some(*sum),
            Rule::Mark { relation: Relation::Difference(by), .. } => {
                Some(*by).filter(|by| *by != 1)
            }
            Rule::Mark { relation: Relation::Ratio(by), .. } => Some(*by).filter(|by| *by != 2),
            Rule::Mark { relation: Relation::Sum(sum), .. } => {
                Some(*sum).filter(|sum| ![5, 10].contains(sum))
            }
            Rule::Skyscraper { seen, .. } => i32::try_from(*seen).ok(),
            Rule::NumberedRoom { value, .. } => Some(board.number(*value)),
            _ => None,
        }
    }
}
