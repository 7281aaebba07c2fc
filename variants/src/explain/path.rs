//! One step after the other.

use std::cell::OnceCell;

use super::meeting::{Meeting, meetings};
use super::position::Position;
use super::rules::{Single, singles};
use super::singles::{Whole, single, wholes};
use super::step::Step;
use super::subsets::{fish, locked, subset};
use super::technique::Technique;
use super::together::{excluded, together};
use super::totals::Totals;
use super::trial::trial;
use crate::board::Values;
use crate::outcome::Budget;
use crate::puzzle::Puzzle;

/// Finds the next step of a puzzle, the easiest first. It remembers which rules have nothing to say.
pub struct Explainer {
    wholes: Vec<Whole>,
    rules: Vec<Single>,
    /// Long rules again, with all the houses for which their cells differ.
    long: Vec<Single>,
    /// Made when they are first needed.
    totals: Option<Totals>,
    meetings: Option<Vec<Meeting>>,
    hardest: Technique,
    tries: u64,
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
    /// How many houses and rules one must keep in mind at once, at the hardest step.
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
        let position = Position::new(puzzle);
        let (rules, long) = singles(&position);
        Explainer {
            wholes: wholes(&position),
            rules,
            long,
            totals: None,
            meetings: None,
            hardest,
            tries: 0,
        }
    }

    /// The same, with this many tries at each step of houses and rules together to find the fewest of them,
    /// and to prove that there are no fewer ([`Step::is_fewest`]). A try takes a fraction of a millisecond.
    #[cfg(feature = "fewest")]
    pub fn with_tries(self, tries: u64) -> Self {
        Explainer { tries, ..self }
    }

    /// The next step; None if no step is found, or there is no time. The position must be of the
    /// explainer's puzzle.
    pub fn next(&mut self, position: &Position<'_>, budget: Budget) -> Option<Step> {
        if position.candidates().iter().any(|values| values.is_empty()) {
            return None;
        }
        let values = position.puzzle().board().values();
        let wholes = &self.wholes;
        if let Some(step) = single(position, wholes) {
            return Some(step);
        }
        let one = |single: &mut Single| single.step(position, Technique::OneRule);
        let mut in_time = self.rules.iter_mut().take_while(|_| !budget.is_over());
        if let Some(step) = in_time.find_map(one) {
            return Some(step);
        }
        if self.hardest < Technique::LockedCandidates {
            return None;
        }
        let in_house = || {
            wholes.iter().find_map(|(reason, cells)| {
                values.iter().find_map(|value| locked(position, reason, cells, value))
            })
        };
        if let Some(step) = in_house() {
            return Some(step);
        }
        if let Some(step) = self.rules.iter_mut().find_map(|single| single.locked(position)) {
            return Some(step);
        }
        let totals = self.totals.get_or_insert_with(|| Totals::new(position));
        let houses = |size| subset(position, wholes, size, &|_| true);
        let up_to = |technique| self.hardest >= technique;
        let forced = OnceCell::new();
        let forced = || &**forced.get_or_init(|| excluded(position, Technique::Together, budget));
        let (rules, tries) = (&self.rules, self.tries);
        let known = &mut self.meetings;
        let meeting = || {
            let meetings = known.get_or_insert_with(|| meetings(position, wholes, rules));
            let mut in_time = meetings.iter_mut().take_while(|_| !budget.is_over());
            in_time.find_map(|meeting| meeting.step(position, forced()))
        };
        let long = &mut self.long;
        let mut long = || {
            let mut in_time = long.iter_mut().take_while(|_| !budget.is_over());
            in_time.find_map(|single| single.step(position, Technique::Together))
        };
        // The page's engine is small, and tries no values.
        let is_tried = cfg!(feature = "fewest") && up_to(Technique::Trial);
        let cases = || {
            let excluded = excluded(position, Technique::Cases, budget);
            together(position, Technique::Cases, &excluded, tries, budget)
        };
        houses(2)
            .or_else(|| houses(3))
            .or_else(|| {
                let total = |single: &mut Single| single.step(position, Technique::Total);
                totals.short.iter_mut().find_map(total)
            })
            .or_else(|| totals.long(position))
            // The fewest reasons anywhere are looked for by search.
            .or_else(|| (tries == 0 && up_to(Technique::HouseAndRules)).then(meeting).flatten())
            .or_else(|| up_to(Technique::XWing).then(|| fish(position, 2)).flatten())
            .or_else(|| up_to(Technique::NakedQuad).then(|| houses(4)).flatten())
            .or_else(|| up_to(Technique::Swordfish).then(|| fish(position, 3)).flatten())
            .or_else(|| (tries == 0 && up_to(Technique::Together)).then(&mut long).flatten())
            .or_else(|| {
                let together = || together(position, Technique::Together, forced(), tries, budget);
                up_to(Technique::Together).then(together).flatten()
            })
            .or_else(|| up_to(Technique::Together).then(&mut long).flatten())
            .or_else(|| up_to(Technique::Cases).then(cases).flatten())
            .or_else(|| is_tried.then(|| trial(position, budget)).flatten())
    }

    /// All steps by one rule that a position allows, or all by the 45 rule; none of other techniques.
    pub fn all(&mut self, position: &Position<'_>, technique: Technique) -> Vec<Step> {
        let singles = match technique {
            Technique::OneRule => &mut self.rules,
            Technique::Total => &mut self.totals.get_or_insert_with(|| Totals::new(position)).short,
            _ => return Vec::new(),
        };
        singles.iter_mut().filter_map(|single| single.step(position, technique)).collect()
    }

    /// The steps from a position on, as [`Puzzle::explain`] from the start, shown to `each` as they come, until it returns false.
    pub fn path(
        &mut self,
        mut position: Position<'_>,
        budget: Budget,
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
    pub fn hint(&self, budget: Budget) -> Option<Step> {
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
    pub fn explain(&self, budget: Budget) -> Path {
        Explainer::new(self, Technique::Together).path(Position::new(self), budget, |_, _| true)
    }
}
