//! The fewest reasons that rule a candidate out, by implicit hitting sets (Chandrasekaran, Karp,
//! Moreno-Centeno and Vempala, SODA 2011): an assignment that has the candidate breaks some reasons, and
//! each explanation must name one of them.

use super::relaxed::Relaxed;
use super::together::{Refuted, fails, scope};
use crate::board::{Cell, Value, Values};
use crate::check::Reason;
use crate::explain::position::Position;
use crate::explain::technique::Technique;
use crate::outcome::Budget;
use crate::rule::Rule;

/// The puzzle's solution may take this many guesses.
const SOLUTION: u64 = 10_000;

/// What is known of fewer reasons than some.
pub(in crate::explain) enum Fewer {
    /// These are the fewest.
    Found(Refuted),
    /// There are none.
    None,
    /// The tries did not suffice to tell.
    Unknown,
}

/// Looks for fewer reasons than `known` that rule one of the candidates out, in this many tries at most. The
/// tries are counted, so that the answer is the same on every machine where there is time.
pub(in crate::explain) fn fewer(
    position: &Position<'_>,
    open: &[Refuted],
    known: usize,
    technique: Technique,
    tries: u64,
    budget: Budget<'_>,
) -> Fewer {
    let Some(solution) = position.puzzle().solve(budget.with_guesses(SOLUTION)) else {
        return Fewer::Unknown;
    };
    let mut search = Search { position, technique, solution, tries, budget };
    let mut families: Vec<Vec<Vec<Reason>>> = Vec::new();
    for Refuted { cell, values, reasons } in open {
        let mut assigned = search.solution.clone();
        let Some(value) = values.first() else { return Fewer::Unknown };
        assigned[cell.index()] = value;
        families.push(vec![search.broken(reasons, &assigned)]);
    }
    for size in 1..known {
        for (refuted, family) in open.iter().zip(&mut families) {
            match search.hit(refuted, family, &mut Vec::new(), size) {
                Ok(Some(reasons)) => return Fewer::Found(Refuted { reasons, ..refuted.clone() }),
                Ok(None) => {}
                Err(TriesOver) => return Fewer::Unknown,
            }
        }
    }
    Fewer::None
}

/// The tries did not suffice.
struct TriesOver;

struct Search<'a> {
    position: &'a Position<'a>,
    technique: Technique,
    solution: Vec<Value>,
    tries: u64,
    budget: Budget<'a>,
}

impl Search<'_> {
    /// A choice of one of each set, with this many more, that rules the candidate out. Sets are added as
    /// choices are seen to leave it.
    fn hit(
        &mut self,
        refuted: &Refuted,
        family: &mut Vec<Vec<Reason>>,
        chosen: &mut Vec<Reason>,
        more: usize,
    ) -> Result<Option<Vec<Reason>>, TriesOver> {
        loop {
            let open = family.iter().filter(|set| !set.iter().any(|one| chosen.contains(one)));
            if let Some(set) = open.min_by_key(|set| set.len()).cloned() {
                if more == 0 {
                    return Ok(None);
                }
                for reason in set {
                    chosen.push(reason);
                    let found = self.hit(refuted, family, chosen, more - 1)?;
                    chosen.pop();
                    if found.is_some() {
                        return Ok(found);
                    }
                }
                return Ok(None);
            }
            self.tries = self.tries.checked_sub(1).ok_or(TriesOver)?;
            if self.budget.is_over() {
                return Err(TriesOver);
            }
            let Refuted { cell, values, reasons } = refuted;
            let technique = self.technique;
            if fails(self.position, chosen, *cell, *values, technique, self.budget) {
                return Ok(Some(chosen.clone()));
            }
            let broken = self.broken(reasons, &self.assigned(refuted, chosen)?);
            // Otherwise the search and the meaning of a rule disagree about cells that none of them names.
            if broken.is_empty() || broken.iter().any(|one| chosen.contains(one)) {
                return Err(TriesOver);
            }
            family.push(broken);
        }
    }

    /// Values for all cells that have the candidate and obey the reasons; elsewhere those of the solution.
    fn assigned(&self, refuted: &Refuted, reasons: &[Reason]) -> Result<Vec<Value>, TriesOver> {
        let puzzle = self.position.puzzle();
        let is_everywhere = |reason: &Reason| match reason {
            Reason::Rule(rule) => puzzle.rules().get(rule.0).is_some_and(Rule::is_everywhere),
            _ => false,
        };
        let cells = match reasons.iter().any(is_everywhere) {
            true => puzzle.board().cells().collect(),
            false => scope(self.position, refuted.cell, reasons),
        };
        let relaxed = Relaxed::new(puzzle, reasons, cells);
        let (start, budget) = (self.position.candidates(), self.budget);
        let found = relaxed.find(start, refuted.cell, refuted.values, budget);
        let mut assigned = self.solution.clone();
        for (cell, value) in found.ok_or(TriesOver)? {
            assigned[cell.index()] = value;
        }
        Ok(assigned)
    }

    /// The reasons that these values break.
    fn broken(&self, reasons: &[Reason], assigned: &[Value]) -> Vec<Reason> {
        let (puzzle, board) = (self.position.puzzle(), self.position.puzzle().board());
        let values: Vec<Option<Value>> = assigned.iter().copied().map(Some).collect();
        let differ = |cells: &[Cell]| {
            let all: Values = cells.iter().map(|cell| assigned[cell.index()]).collect();
            all.len() == cells.len()
        };
        let holds = |reason: &&Reason| match reason {
            Reason::House(house) => differ(&board.house(*house).cells),
            Reason::Rule(rule) => puzzle.rule(*rule).holds(board, &values),
            Reason::Total { .. } => true,
        };
        reasons.iter().filter(|reason| !holds(reason)).cloned().collect()
    }
}
