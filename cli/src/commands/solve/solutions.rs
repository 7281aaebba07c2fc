//! `ninefold solutions`.

use crate::commands::Run;
use crate::commands::solve::write_variant::{holds_classic_only, write_found};
use crate::console::Console;
use crate::console::exit::Exit;
use crate::console::trouble::Trouble;
use crate::in_out::output::{Output, is_classic_only};
use crate::in_out::pieces::{Pieces, all_of};
use crate::in_out::stream::{Ask, AskSolvable, AskVariant, Deliver, Delivery, End, Finding, Read};
use crate::options::{Input, Limit, Patience, Target};
use clap::Args;
use ninefold::solve::{Listing, Solver, Undecided};
use ninefold::text::Answer;
use ninefold::{Clues, NotUnique, Solution};
use ninefold_variants::{Ended, Solvable};
use std::convert::Infallible;
use std::io;
use std::mem;
use std::ops::ControlFlow;

/// List the solutions of puzzles in lexicographic order
///
/// Each solution is written as soon as it is found, in the format of the puzzle.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ninefold solutions puzzle.txt
  ninefold solutions --limit 10 puzzle.txt
  ninefold solutions --to line puzzle.txt | head -1")]
pub(crate) struct Solutions {
    #[command(flatten)]
    input: Input,

    #[command(flatten)]
    target: Target,

    #[command(flatten)]
    limit: Limit,

    #[command(flatten)]
    patience: Patience,
}

impl Run for Solutions {
    fn run(self, console: &Console) -> anyhow::Result<Exit> {
        let sources = self.input.sources();
        let stream = self.input.stream(&sources, self.target.is_on_screen(), console);
        let is_classic_only = is_classic_only(self.target.format());
        let output = self.target.open(&sources, false, None)?;
        let lister = Lister { limit: self.limit.most(), patience: self.patience, is_classic_only };
        let mut listed = Listed { output, console, any: false, exit: Exit::Done };
        let exit = stream.run(&lister, &mut listed)?;
        listed.output.finish()?;
        Ok(exit.max(listed.exit))
    }
}

struct Lister {
    limit: u64,
    patience: Patience,
    /// Whether the output has no place for variants.
    is_classic_only: bool,
}

/// Solutions, and perhaps that the time was up.
type Piece = Vec<Result<Solution, Undecided>>;

impl Ask for Lister {
    type Answer = Piece;

    fn ask(&self, clues: &Clues) -> Piece {
        let Ok(all): Result<_, Infallible> = all_of(|give| Ok(self.ask_in_pieces(clues, give)));
        all
    }

    fn in_pieces(&self) -> bool {
        true
    }

    /// A rare solution appears at once.
    fn ask_in_pieces(
        &self,
        clues: &Clues,
        give: &mut dyn FnMut(Piece) -> ControlFlow<()>,
    ) -> Piece {
        let mut pieces = Pieces::new(self.limit, give);
        let mut solver = Solver::new().with_limits(self.patience.limits());
        let mut solutions = solver.solutions(clues, Listing::Lexicographic);
        let _ = solutions.try_for_each(|solution| pieces.push(solution));
        pieces.rest()
    }

    fn variants(&self) -> Option<&dyn AskVariant> {
        (!self.is_classic_only).then_some(self as _)
    }

    fn refuses_variants(&self) -> String {
        holds_classic_only()
    }
}

impl AskSolvable for Lister {
    fn ask_solvable(
        &self,
        puzzle: &dyn Solvable,
        _: Option<&str>,
        give: &mut dyn FnMut(Finding) -> ControlFlow<()>,
    ) -> End {
        let (budget, mut found) = (self.patience.budget(), 0);
        let (ended, _) = puzzle.solutions_in_order(budget, &mut |values| {
            found += 1;
            let finding = Finding::Solution { line: puzzle.line(values), end: End::Solved };
            give(finding).is_continue() && found < self.limit
        });
        if ended == Ended::Budget {
            let _ = give(Finding::Undecided { found });
            return End::Undecided;
        }
        if found == 0 {
            let _ = give(Finding::None { rules: puzzle.contradictory(budget) });
        }
        End::Solutions(found)
    }
}

struct Listed<'a> {
    output: Output,
    console: &'a Console,
    /// Whether the puzzle that is answered has a solution.
    any: bool,
    exit: Exit,
}

impl Listed<'_> {
    fn list(&mut self, puzzle: &Read<'_>, solutions: Piece) -> io::Result<()> {
        self.any |= !solutions.is_empty();
        solutions.into_iter().try_for_each(|solution| {
            let answer = solution.map_or(Answer::Undecided, Answer::Several);
            if answer == Answer::Undecided {
                self.exit = Exit::Unsolved;
            }
            self.output.record(puzzle, &answer)
        })
    }
}

impl Deliver<Piece> for Listed<'_> {
    fn deliver(&mut self, puzzle: &Read<'_>, answer: Option<Piece>) -> io::Result<()> {
        let (Some(solutions), Ok(clues)) = (answer, &puzzle.record.clues) else {
            // Its own error is written; another answer would leave the solution's column out.
            return self.output.record(puzzle, &Answer::NoSolution);
        };
        self.list(puzzle, solutions)?;
        if mem::take(&mut self.any) {
            return Ok(());
        }
        self.exit = Exit::Unsolved;
        let why = clues.conflict().map_or(NotUnique::None, NotUnique::Contradictory);
        self.output.flush()?;
        let place = format_args!("{}:{}", puzzle.source, puzzle.record.line);
        self.console.at(place, Trouble::from(&why).sentence);
        self.output
            .record(puzzle, &clues.conflict().map_or(Answer::NoSolution, Answer::Contradictory))
    }

    fn piece(&mut self, puzzle: &Read<'_>, solutions: Piece) -> io::Result<()> {
        self.list(puzzle, solutions)
    }

    fn variant(&mut self, puzzle: &Read<'_>, delivery: &Delivery) -> io::Result<()> {
        if matches!(delivery, Delivery::End(End::Solutions(0) | End::Undecided)) {
            self.exit = Exit::Unsolved;
        }
        write_found(&mut self.output, puzzle, delivery)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }
}
