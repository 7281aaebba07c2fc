#![doc = include_str!("sat.md")]

use super::{Ended, Properties};
use crate::grid::Digit;
use crate::learn::{Board, Counts, Observer, Spot, Stopped};
use alloc::vec::Vec;
use batsat::{BasicSolver, Lit, SolverInterface, lbool};

/// The row of the table.
pub(super) const PROPERTIES: Properties = Properties {
    name: "sat",
    title: "the rules as clauses for a SAT solver (batsat)",
    observable: false,
    ..Properties::USUAL
};

pub(super) fn run<O: Observer>(board: &Board, watch: &mut O) -> Result<Ended, Stopped> {
    let mut clauses = Clauses { solver: BasicSolver::default(), side: board.dimensions().side() };
    clauses.rules(board);
    for (spot, digit) in board.filled() {
        clauses.require(&mut [(spot, digit)].into_iter());
    }
    let satisfied = clauses.solver.solve_limited(&[]) == lbool::TRUE;
    watch.total(Counts {
        calls: clauses.solver.num_decisions(),
        assignments: clauses.solver.num_propagations(),
        backtracks: clauses.solver.num_conflicts(),
        ..Counts::default()
    });
    if !satisfied {
        return Ok(Ended::NoSolution);
    }
    let solved = clauses.model(board);
    watch.solution(&solved);
    Ok(Ended::Solved(solved))
}

struct Clauses {
    solver: BasicSolver,
    side: usize,
}

impl Clauses {
    /// The literal "this digit stands in this cell".
    fn stands(&mut self, (spot, digit): (Spot, Digit)) -> Lit {
        let number = spot.index() * self.side + digit.index();
        Lit::new(self.solver.var_of_int(number as u32), true)
    }

    /// At least one of these is true.
    fn require(&mut self, choices: &mut dyn Iterator<Item = (Spot, Digit)>) {
        let mut clause: Vec<Lit> = choices.map(|choice| self.stands(choice)).collect();
        self.solver.add_clause_reuse(&mut clause);
    }

    /// Exactly one of these is true: at least one, and no two.
    fn exactly_one(&mut self, choices: &[(Spot, Digit)]) {
        self.require(&mut choices.iter().copied());
        for (i, &one) in choices.iter().enumerate() {
            for &other in &choices[..i] {
                let mut clause = [one, other].map(|choice| !self.stands(choice)).to_vec();
                self.solver.add_clause_reuse(&mut clause);
            }
        }
    }

    /// One digit to a cell; each digit once in a house.
    fn rules(&mut self, board: &Board) {
        let dimensions = board.dimensions();
        for &spot in dimensions.spots() {
            let digits: Vec<_> = dimensions.digits().map(|digit| (spot, digit)).collect();
            self.exactly_one(&digits);
        }
        for house in dimensions.houses() {
            for digit in dimensions.digits() {
                let places: Vec<_> = dimensions.house(house).iter().map(|&s| (s, digit)).collect();
                self.exactly_one(&places);
            }
        }
    }

    fn model(&mut self, board: &Board) -> Board {
        let mut solved = board.clone();
        for &spot in board.spots() {
            for digit in board.dimensions().digits() {
                let literal = self.stands((spot, digit));
                if self.solver.value_lit(literal) == lbool::TRUE {
                    solved.place(spot, digit);
                }
            }
        }
        solved
    }
}
