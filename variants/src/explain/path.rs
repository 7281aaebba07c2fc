//! One step after the other.

use ninefold::sorting::sort_by_number;

use super::finder::Finder;
use super::image::Canonical;
use super::position::Position;
use super::step::{Step, THOROUGH};
use super::technique::Technique;
use crate::board::Values;
use crate::outcome::Budget;
use crate::puzzle::Puzzle;

/// Finds the next step of a puzzle, the easiest first. It looks at the [canonical](Puzzle::canonical) image of the puzzle and
/// turns back what it finds, so that a puzzle and its image in a mirror have the same steps; without the feature `thorough`, at the
/// puzzle as it is drawn.
pub struct Explainer {
    /// None if the puzzle is looked at as it is drawn.
    canonical: Option<Canonical>,
    finder: Finder,
}

/// The steps from a position on.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Path {
    /// The steps, in order.
    pub steps: Vec<Step>,
    /// Whether all cells are filled at the end.
    pub solved: bool,
    /// What each cell may hold at the end.
    pub end: Vec<Values>,
}

impl Path {
    /// How many houses and rules one must keep in mind at once, at most.
    pub fn size(&self) -> usize {
        self.steps.iter().map(Step::size).max().unwrap_or(0)
    }

    /// How many steps each technique takes, easy techniques first.
    pub fn techniques(&self) -> impl Iterator<Item = (Technique, usize)> {
        let count =
            |technique| self.steps.iter().filter(|step| step.technique == technique).count();
        Technique::all().map(move |technique| (technique, count(technique))).filter(|one| one.1 > 0)
    }
}

impl Explainer {
    /// An explainer for a puzzle, which tries techniques up to the hardest. Only [`Technique::Cases`] and
    /// [`Technique::Trial`] try cases where nothing else is left.
    ///
    /// ```
    /// use ninefold_variants::explain::{Explainer, Position, Technique};
    /// use ninefold_variants::{Budget, Language, Puzzle};
    ///
    /// let puzzle: Puzzle = ".Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4.~R2C1_4.~R3C1_2.~R2C3_1.~R3C2_4".parse()?;
    /// let (mut explainer, mut position) = (Explainer::new(&puzzle, Technique::OneRule), Position::new(&puzzle));
    /// while let Some(step) = explainer.next(&position, Budget::UNLIMITED) {
    ///     println!("{}", step.notation(&position, Language::English));
    ///     position.apply(&step);
    /// }
    /// assert!(position.is_solved());
    /// # Ok::<(), ninefold_variants::format::Malformed>(())
    /// ```
    pub fn new(puzzle: &Puzzle, hardest: Technique) -> Self {
        match Some(puzzle).filter(|_| THOROUGH).and_then(Canonical::new) {
            Some(canonical) => {
                let finder = Finder::new(&canonical.position(&Position::new(puzzle)), hardest);
                Explainer { canonical: Some(canonical), finder }
            }
            None => Explainer::as_drawn(puzzle, hardest),
        }
    }

    /// The same, with this many tries at each step of houses and rules together to find the fewest of them,
    /// and to prove that there are no fewer ([`Step::is_fewest`]). A try takes a fraction of a millisecond.
    #[cfg(feature = "thorough")]
    pub fn with_tries(mut self, tries: u64) -> Self {
        self.finder.tries = tries;
        self
    }

    /// An explainer that looks at a puzzle as it is drawn.
    pub(super) fn as_drawn(puzzle: &Puzzle, hardest: Technique) -> Self {
        Explainer { canonical: None, finder: Finder::new(&Position::new(puzzle), hardest) }
    }

    /// The image to look at.
    pub(super) fn canonical(&self) -> Option<&Canonical> {
        self.canonical.as_ref().filter(|_| THOROUGH)
    }

    /// The next step; None if no step is found, or there is no time. The position must be of the
    /// explainer's puzzle.
    pub fn next(&mut self, position: &Position<'_>, budget: Budget<'_>) -> Option<Step> {
        let step = match self.canonical.as_ref().filter(|_| THOROUGH) {
            None => self.finder.next(position, budget)?,
            Some(canonical) => {
                let step = self.finder.next(&canonical.position(position), budget)?;
                canonical.turned.back(step)
            }
        };
        // Where the time ended too soon for an easier step, it is none.
        (!budget.is_over()).then_some(step)
    }

    /// All steps by one rule that a position allows, or all by the 45 rule; none of other techniques.
    pub fn all(&mut self, position: &Position<'_>, technique: Technique) -> Vec<Step> {
        let Some(canonical) = self.canonical.as_ref().filter(|_| THOROUGH) else {
            return self.finder.all(position, technique);
        };
        let steps = self.finder.all(&canonical.position(position), technique).into_iter();
        let mut steps: Vec<Step> = steps.map(|step| canonical.turned.back(step)).collect();
        let first = |step: &Step| step.effects.first().map_or(0, |effect| effect.cell.index());
        sort_by_number(&mut steps, first);
        steps
    }

    /// The steps from a position on, as [`Puzzle::explain`] from the start, shown to `each` as they come, until it returns false.
    pub fn path(
        &mut self,
        mut position: Position<'_>,
        budget: Budget<'_>,
        mut each: impl FnMut(&Position<'_>, &Step) -> bool,
    ) -> Path {
        let mut steps = Vec::new();
        while !position.is_solved()
            && !budget.is_over()
            && let Some(step) = self.next(&position, budget)
        {
            let goes_on = each(&position, &step);
            position.apply(&step);
            steps.push(step);
            if !goes_on {
                break;
            }
        }
        Path { steps, solved: position.is_solved(), end: position.candidates().to_vec() }
    }
}

impl Puzzle {
    /// The step that a person may take first; None if none is found, or there is no time. For a later position, or
    /// to allow [`Technique::Cases`], ask an [`Explainer`].
    ///
    /// ```
    /// use ninefold_variants::explain::Position;
    /// use ninefold_variants::{Budget, Language, Puzzle};
    ///
    /// let puzzle: Puzzle = ".Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4.~R2C1_4.~R3C1_2".parse()?;
    /// let step = puzzle.hint(Budget::UNLIMITED).expect("there is one");
    /// // The words need the position before the step.
    /// println!("{}", step.text(&Position::new(&puzzle), Language::English));
    /// # Ok::<(), ninefold_variants::format::Malformed>(())
    /// ```
    pub fn hint(&self, budget: Budget<'_>) -> Option<Step> {
        Explainer::new(self, Technique::Together).next(&Position::new(self), budget)
    }

    /// The steps from the start on, the easiest first, as far as they are found within the budget, without
    /// [`Technique::Cases`].
    ///
    /// ```
    /// use ninefold_variants::explain::Position;
    /// use ninefold_variants::{Budget, Language, Puzzle};
    ///
    /// let puzzle: Puzzle = ".Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4.~R2C1_4.~R3C1_2.~R2C3_1.~R3C2_4".parse()?;
    /// let path = puzzle.explain(Budget::UNLIMITED);
    /// assert!(path.solved);
    /// let texts = path.texts(Position::new(&puzzle), Language::English);
    /// assert_eq!(texts[0], "In block 4, r4c4 is the only cell that can hold 4, so r4c4 is 4.");
    /// # Ok::<(), ninefold_variants::format::Malformed>(())
    /// ```
    pub fn explain(&self, budget: Budget<'_>) -> Path {
        Explainer::new(self, Technique::Together).path(Position::new(self), budget, |_, _| true)
    }
}
