//! How `solve` answers variants.

use crate::in_out::stream::{AskVariant, End, Finding, Large, Variant};
use crate::options::Patience;
use ninefold_variants::format::Format as VariantFormat;
use ninefold_variants::{Ended, Solvable, Value};
use std::ops::ControlFlow;

/// The question for variants.
pub(super) struct SolveVariant {
    /// Whether any solution does.
    pub(super) any: bool,
    pub(super) patience: Patience,
    /// The format in which solved puzzles are written; without one, a solution is a line of values.
    pub(super) variant_format: Option<&'static VariantFormat>,
    /// Whether classic puzzles are written in it too.
    pub(super) only: bool,
}

impl AskVariant for SolveVariant {
    fn only(&self) -> bool {
        self.only
    }

    fn ask_variant(
        &self,
        variant: &Variant,
        give: &mut dyn FnMut(Finding) -> ControlFlow<()>,
    ) -> End {
        let Variant { puzzle, draft, claimed, .. } = variant;
        self.ask(puzzle, claimed.as_deref(), give, &|values, end, give| {
            let Some(format) = self.variant_format else {
                return give(Finding::Solution { line: puzzle.line(values), end });
            };
            let written = match format.write_solved(draft, values) {
                Ok(written) => written,
                Err(error) => return give(Finding::Refused(error)),
            };
            let mut text = written.on_one_line();
            // Nothing may follow JSON.
            if end == End::Solutions(2) && !text.starts_with('{') {
                text.push_str(" # one of several solutions");
            }
            if !written.losses.is_empty() {
                give(Finding::Lost(written.losses))?;
            }
            give(Finding::Text(text))
        })
    }

    fn ask_large(
        &self,
        large: &Large,
        give: &mut dyn FnMut(Finding) -> ControlFlow<()>,
    ) -> Option<End> {
        // No format has boards as large.
        self.variant_format.is_none().then(|| {
            self.ask(&large.grid, large.claimed.as_deref(), give, &|values, end, give| {
                give(Finding::Solution { line: large.grid.line(values), end })
            })
        })
    }
}

/// Passes on a solution, and how many there are.
type Tell<'a> =
    &'a dyn Fn(&[Value], End, &mut dyn FnMut(Finding) -> ControlFlow<()>) -> ControlFlow<()>;

impl SolveVariant {
    /// Finds the first solution, and passes on what `tell` makes of it, or why there is none.
    fn ask(
        &self,
        puzzle: &dyn Solvable,
        claimed: Option<&str>,
        give: &mut dyn FnMut(Finding) -> ControlFlow<()>,
        tell: Tell<'_>,
    ) -> End {
        let budget = self.patience.budget();
        let most = if self.any { 1 } else { 2 };
        let (mut first, mut count) = (None, 0);
        let (ended, _) = puzzle.solutions(budget, &mut |values| {
            first = Some(values.to_vec());
            count += 1;
            count < most
        });
        // One of several is found first, but another one may come before it.
        if count > 1 {
            first = puzzle.first(budget);
        }
        if ended == Ended::Budget || count > 0 && first.is_none() {
            let _ = give(Finding::Undecided { found: count });
            return End::Undecided;
        }
        let Some(first) = first else {
            let _ = give(Finding::None { rules: puzzle.contradictory(budget) });
            return End::Solutions(0);
        };
        let is_wrong = || claimed.is_some_and(|claimed| claimed != puzzle.line(&first));
        let end = match count {
            _ if self.any => End::Solved,
            1 if is_wrong() => End::WronglySolved,
            count => End::Solutions(count),
        };
        let _ = tell(&first, end, give);
        end
    }
}
