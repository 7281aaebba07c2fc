//! How hard a puzzle is for a person, by the steps that solve it.

use ninefold::Level;

use super::path::{Explainer, Path};
use super::position::Position;
use super::step::Step;
use super::technique::Technique;
use crate::outcome::Budget;
use crate::puzzle::Puzzle;

/// This many houses and rules together are still hard; more are unfair.
const TOGETHER: usize = 3;

impl Step {
    /// The level of a puzzle whose hardest step this is. The words are those of HoDoKu; what they stand for is this
    /// crate's own:
    ///
    /// - easy: singles, and what one rule leaves
    /// - medium: locked candidates, pairs, triples, the 45 rule, long totals
    /// - hard: quadruples, X-Wing and Swordfish, and up to three houses and rules together
    /// - unfair: more houses and rules together
    /// - extreme: nothing but trying cases, or not even that
    pub fn level(&self) -> Level {
        match self.technique {
            technique if technique < Technique::LockedCandidates => Level::Easy,
            technique if technique < Technique::HouseAndRules => Level::Medium,
            Technique::Cases | Technique::Trial => Level::Extreme,
            Technique::HouseAndRules | Technique::Together if self.size() > TOGETHER => {
                Level::Unfair
            }
            _ => Level::Hard,
        }
    }
}

/// The hardest technique that a puzzle of the level may need.
fn hardest(level: Level) -> Technique {
    match level {
        // A pair comes before a rule that needs its house, and is no easy step.
        Level::Easy => Technique::NakedPair,
        Level::Medium => Technique::LongTotal,
        Level::Hard | Level::Unfair => Technique::Together,
        Level::Extreme => Technique::Cases,
    }
}

/// How hard a puzzle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Rating {
    /// By the hardest step; extreme if no steps solve the puzzle.
    pub level: Level,
    /// The technique of the hardest step.
    pub hardest: Technique,
    /// How many houses and rules one must keep in mind at once, at most.
    pub size: usize,
    /// How many steps there are.
    pub steps: usize,
    /// How many houses and rules one looks at in all: the sizes of the steps, added up.
    pub score: usize,
    /// Whether the steps solve the puzzle.
    pub solved: bool,
}

impl Rating {
    /// The rating of a path from the start of a puzzle.
    pub fn of(path: &Path) -> Rating {
        let steps = path.steps.iter().map(|step| (step.level(), step.technique));
        let (level, hardest) = steps.max().unwrap_or((Level::Easy, Technique::FullHouse));
        Rating {
            level: if path.solved { level } else { Level::Extreme },
            hardest,
            size: path.size(),
            steps: path.steps.len(),
            score: path.steps.iter().map(Step::size).sum(),
            solved: path.solved,
        }
    }
}

impl Puzzle {
    /// How hard the puzzle is for a person; None if the time is over before that is known. It is the same for all images of
    /// the puzzle, which [`Puzzle::canonical`] lists.
    ///
    /// ```
    /// use ninefold_variants::explain::Level;
    /// use ninefold_variants::{Budget, Puzzle};
    ///
    /// let puzzle: Puzzle = ".Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4.~R2C1_4.~R3C1_2.~R2C3_1.~R3C2_4".parse()?;
    /// let rating = puzzle.rate(Budget::UNLIMITED).expect("there is time");
    /// assert_eq!((rating.level, rating.solved), (Level::Easy, true));
    /// # Ok::<(), ninefold_variants::format::Malformed>(())
    /// ```
    pub fn rate(&self, budget: Budget<'_>) -> Option<Rating> {
        self.rating_path(budget).map(|path| Rating::of(&path))
    }

    /// The path by which the puzzle is rated, that of its [canonical](Puzzle::canonical) image, whose cells the steps speak of;
    /// None if the time is over before that is known. Up to the first [`Technique::Cases`], the steps of [`Puzzle::explain`] are
    /// the same, but for those whose proof is short enough in one of the two alone.
    pub fn rating_path(&self, budget: Budget<'_>) -> Option<Path> {
        let image = self.canonical();
        let mut explainer = Explainer::as_drawn(&image, Technique::Cases);
        let path = explainer.path(Position::new(&image), budget, |_, _| true);
        (path.solved || !budget.is_over()).then_some(path)
    }

    /// Whether a person solves the puzzle without a step that is harder than the level.
    pub(crate) fn is_within(&self, level: Level, budget: Budget<'_>) -> bool {
        let image = self.canonical();
        let mut explainer = Explainer::as_drawn(&image, hardest(level));
        let path = explainer.path(Position::new(&image), budget, |_, step| step.level() <= level);
        path.solved && path.steps.last().is_none_or(|step| step.level() <= level)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::HouseIndex;
    use crate::check::{Proof, Reason};

    #[test]
    fn the_hardest_step_tells_level_and_technique() {
        let step = |technique, size| {
            let proof =
                Proof { reasons: vec![Reason::House(HouseIndex(0)); size], cells: Vec::new() };
            Step { technique, effects: Vec::new(), proof, pattern: Vec::new(), is_fewest: false }
        };
        let steps = vec![step(Technique::HouseAndRules, 4), step(Technique::XWing, 4)];
        let rating = Rating::of(&Path { steps, solved: true, end: Vec::new() });
        assert_eq!((rating.level, rating.hardest), (Level::Unfair, Technique::HouseAndRules));
    }
}
