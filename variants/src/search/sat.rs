//! A SAT solver, which learns from conflicts, with sets of literals of which one at most is true.

use std::cell;

use batsat::callbacks::Callbacks;
use batsat::theory::{Theory, TheoryArg};
use batsat::{ClauseKind, Lit, Solver, SolverInterface, SolverOpts, Var, lbool};

use crate::outcome::Budget;

/// Clauses, and sets of which one at most is true.
pub(crate) struct Sat<'b> {
    solver: Solver<Meter<'b>>,
    sets: Sets,
}

/// What a search for a model found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Model {
    /// There is one; [`Sat::is_true`] tells it.
    Found,
    /// There is none.
    None,
    /// The budget was used up.
    Stopped,
}

impl<'b> Sat<'b> {
    /// No clauses yet; a search stops when the budget for time or for conflicts is used up. The solver guesses that a
    /// literal is true, and forgets slowly what mattered; in large grids this takes less time than its defaults.
    pub(crate) fn new(budget: Budget<'b>) -> Self {
        let (calls, late) = (cell::Cell::new(0), cell::Cell::new(false));
        let meter = Meter { budget, conflicts: 0, calls, late };
        let options = SolverOpts { var_decay: 0.99, ..SolverOpts::default() };
        Sat { solver: Solver::new(options, meter), sets: Sets::default() }
    }

    /// A new literal.
    pub(crate) fn literal(&mut self) -> Lit {
        Lit::new(self.solver.new_var(lbool::TRUE, true), true)
    }

    /// At least one of these is true.
    pub(crate) fn require(&mut self, literals: impl IntoIterator<Item = Lit>) {
        self.solver.add_clause_reuse(&mut literals.into_iter().collect());
    }

    /// At most one of these is true. In long lists this takes far less memory than a clause for each pair.
    pub(crate) fn allow_one(&mut self, literals: Vec<Lit>) {
        self.sets.add(literals);
    }

    /// Looks for a model in which these are true.
    pub(crate) fn solve(&mut self, assumed: &[Lit]) -> Model {
        let answer = self.solver.solve_limited_th(&mut self.sets, assumed);
        match answer {
            _ if answer == lbool::TRUE => Model::Found,
            _ if answer == lbool::FALSE => Model::None,
            _ => Model::Stopped,
        }
    }

    /// Whether a literal is true in the model found last.
    pub(crate) fn is_true(&self, literal: Lit) -> bool {
        self.solver.value_lit(literal) == lbool::TRUE
    }

    /// Whether a literal is false in every model.
    pub(crate) fn is_out(&self, literal: Lit) -> bool {
        self.solver.value_lvl_0(literal) == lbool::FALSE
    }

    /// How many conflicts there were.
    pub(crate) fn conflicts(&self) -> u64 {
        self.solver.cb().conflicts
    }
}

/// Counts conflicts and looks at the clock.
struct Meter<'b> {
    budget: Budget<'b>,
    conflicts: u64,
    calls: cell::Cell<u32>,
    /// The solver asks twice before it stops.
    late: cell::Cell<bool>,
}

impl Callbacks for Meter<'_> {
    fn on_new_clause(&mut self, _: &[Lit], kind: ClauseKind) {
        self.conflicts += u64::from(kind == ClauseKind::Learnt);
    }

    fn stop(&self) -> bool {
        // The clock is slower than most steps.
        if self.calls.replace(self.calls.get().wrapping_add(1)).is_multiple_of(64) {
            self.late.set(self.budget.is_over());
        }
        self.late.get() || self.conflicts >= self.budget.guesses
    }
}

/// Sets of which one at most is true, as a theory: when a literal becomes true, the others of its sets become false.
#[derive(Default)]
struct Sets {
    sets: Vec<Vec<Lit>>,
    /// The sets of each variable.
    of: Vec<Vec<u32>>,
    /// For each variable the literal that made it false.
    because: Vec<Lit>,
    /// How much of the solver's trail is known here.
    seen: usize,
    /// How much was known when each guess was made.
    levels: Vec<usize>,
}

impl Sets {
    fn add(&mut self, literals: Vec<Lit>) {
        for literal in &literals {
            let variable = literal.var().idx() as usize;
            if self.of.len() <= variable {
                self.of.resize(variable + 1, Vec::new());
                self.because.resize(variable + 1, Lit::new(Var::unsafe_from_idx(0), true));
            }
            self.of[variable].push(self.sets.len() as u32);
        }
        self.sets.push(literals);
    }
}

impl Theory for Sets {
    fn final_check(&mut self, solver: &mut TheoryArg<'_>) {
        self.partial_check(solver);
    }

    fn create_level(&mut self) {
        self.levels.push(self.seen);
    }

    fn pop_levels(&mut self, count: usize) {
        let left = self.levels.len() - count;
        self.seen = self.seen.min(self.levels[left]);
        self.levels.truncate(left);
    }

    fn n_levels(&self) -> usize {
        self.levels.len()
    }

    fn partial_check(&mut self, solver: &mut TheoryArg<'_>) {
        while let Some(&literal) = solver.model().get(self.seen) {
            self.seen += 1;
            let sets = self.of.get(literal.var().idx() as usize).filter(|_| literal.sign());
            for &set in sets.into_iter().flatten() {
                for &other in &self.sets[set as usize] {
                    if other == literal {
                        continue;
                    }
                    let value = solver.value(other.var());
                    if value == lbool::UNDEF {
                        self.because[other.var().idx() as usize] = literal;
                        solver.propagate(!other);
                    } else if value == lbool::TRUE {
                        return solver.raise_conflict(&[!literal, !other], false);
                    }
                }
            }
        }
    }

    fn explain_propagation(&mut self, literal: Lit) -> &[Lit] {
        std::slice::from_ref(&self.because[literal.var().idx() as usize])
    }
}
