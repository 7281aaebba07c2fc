//! Drawing rules onto a solution, so that they hold.

mod areas;
mod lines;
mod lists;
mod symmetric;
mod table;

use ninefold::generate::{PatternSymmetry, Random};

use super::request::{Request, Wanted};
use crate::board::{Board, Cell, Value};
use crate::rule::{Kind, Negative, Relation, Rule, TABLE};
use areas::Areas;
pub(super) use areas::cage;
use symmetric::orbit;
pub(super) use symmetric::{images, moved, with_images};
use table::{Draw, draw};

/// The kinds that are marks between neighbours, which [`Kind::Negative`] speaks of.
pub(super) const MARKS: [Kind; 3] = [Kind::Difference, Kind::Ratio, Kind::Xv];

/// Whether rules of a kind can be drawn.
pub(super) fn draws(kind: Kind) -> bool {
    draw(kind).is_some()
}

/// Whether so many rules of a kind are drawn as a number says.
pub(super) fn counts(kind: Kind) -> bool {
    !matches!(draw(kind), Some(Draw::Whole(_) | Draw::Rest))
}

/// The names, as they are typed, of the kinds that can be drawn.
pub(super) fn names() -> String {
    let drawn = TABLE.iter().filter(|entry| draws(entry.kind));
    let names = drawn.map(|entry| entry.name.to_lowercase().replace(' ', "-"));
    names.collect::<Vec<_>>().join(", ")
}

/// A solved board.
pub(super) struct Solved<'a> {
    pub(super) board: &'a Board,
    values: Vec<Option<Value>>,
}

impl<'a> Solved<'a> {
    /// A board with a value for each cell.
    pub(super) fn new(board: &'a Board, solution: &[Value]) -> Self {
        Solved { board, values: solution.iter().copied().map(Some).collect() }
    }

    fn number(&self, cell: Cell) -> i32 {
        self.values[cell.index()].map_or(0, |value| self.board.number(value))
    }

    fn sum(&self, cells: &[Cell]) -> i32 {
        cells.iter().map(|&cell| self.number(cell)).sum()
    }

    fn allows(&self, rule: &Rule) -> bool {
        rule.holds(self.board, &self.values)
    }

    fn value(&self, cell: Cell) -> Option<Value> {
        self.values[cell.index()]
    }

    pub(super) fn differ(&self, cells: &[Cell]) -> bool {
        (1..cells.len()).all(|i| !cells[..i].iter().any(|&c| self.value(c) == self.value(cells[i])))
    }
}

/// The rules of the whole board, which the solution must keep.
pub(super) fn whole(request: &Request, board: &Board) -> Vec<Rule> {
    let of = |wanted: &Wanted| match draw(wanted.kind) {
        Some(Draw::Whole(rules)) => rules(board),
        _ => Vec::new(),
    };
    request.rules.iter().flat_map(of).collect()
}

/// The other rules, drawn onto a solution. Large cages make hard puzzles.
pub(super) fn onto(
    request: &Request,
    solved: &Solved<'_>,
    largest: usize,
    random: &mut Random,
) -> Vec<Rule> {
    let mut rules = Vec::new();
    let mut used = vec![false; solved.board.cell_count()];
    let symmetry = request.symmetry;
    let mut areas = Areas::new(solved, symmetry);
    for &Wanted { kind, count } in &request.rules {
        // What is usual on 81 cells.
        let many = |usual: usize| count.unwrap_or((usual * solved.board.cell_count()).div_ceil(81));
        match draw(kind) {
            Some(Draw::Line { usual, sizes, rises, rule }) => {
                let kind = lines::Drawn { solved, symmetry, sizes, rises, rule };
                rules.extend(groups(many(usual), || kind.line(&mut used, random)));
            }
            Some(Draw::List { usual, all }) => {
                let all = all(solved, random);
                // All marks stand there if the rule says so, and circles are one rule.
                let is_all = MARKS.contains(&kind)
                    && request.rules.iter().any(|wanted| wanted.kind == Kind::Negative);
                let many = if is_all { usize::MAX } else { many(usual) };
                let is_one = is_all || kind == Kind::CountingCircles;
                let symmetry = if is_one { PatternSymmetry::Any } else { symmetry };
                rules.extend(lists::some(solved, all, many, symmetry, random));
            }
            Some(Draw::Cages) => match count {
                Some(count) => rules.extend(areas.cages(count, largest, random)),
                None => rules.extend(areas.cover(largest, random)),
            },
            Some(Draw::Area { usual, rules: drawn }) => {
                rules.extend(groups(many(usual), || drawn(&mut areas, random)));
            }
            Some(Draw::Whole(_) | Draw::Rest) | None => {}
        }
    }
    if request.rules.iter().any(|wanted| wanted.kind == Kind::Negative) {
        rules.push(negative(&rules));
    }
    rules
}

/// So many rules or a few more, drawn in groups: each a rule with its images, or nothing if there was none.
fn groups(many: usize, mut group: impl FnMut() -> Vec<Rule>) -> Vec<Rule> {
    let mut rules = Vec::new();
    for _ in 0..many {
        if rules.len() < many {
            rules.extend(group());
        }
    }
    rules
}

/// That no other marks of the kinds drawn may stand.
fn negative(rules: &[Rule]) -> Rule {
    let mut relations: Vec<Relation> = Vec::new();
    let mut marked = Vec::new();
    for rule in rules {
        if let Rule::Mark { cells, relation } = rule
            && MARKS.contains(&rule.kind())
        {
            marked.push(*cells);
            if !relations.contains(relation) {
                relations.push(relation.clone());
            }
        }
    }
    Rule::Negative(Negative { relations, marked })
}
