//! Levels of difficulty.

/// How hard a technique or a puzzle is, in the five words that players know from HoDoKu. What is said at each holds for
/// classic puzzles; for variants, see `explain::Step::level` of the crate `ninefold-variants`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Singles are enough.
    Easy,
    /// Needs pencilmarks: locked candidates, pairs and triples.
    Medium,
    /// Needs patterns that players know by name: fish, wings, unique rectangles.
    Hard,
    /// Needs chains or almost locked sets; some programs say expert.
    Unfair,
    /// Needs assumptions that are followed to their end.
    Extreme,
}

names! {
    Level, "level":
    Easy = "easy",
    Medium = "medium",
    Hard = "hard",
    Unfair = "unfair" or "expert",
    Extreme = "extreme",
}

impl Level {
    /// The level's number, 0 for easy to 4 for extreme.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The Korean name.
    pub const fn korean(self) -> &'static str {
        ["쉬움", "보통", "어려움", "매우 어려움", "극한"][self.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lead_back_to_levels() {
        for level in Level::ALL {
            assert_eq!(level.name().to_uppercase().parse(), Ok(*level));
        }
        assert_eq!("Expert".parse(), Ok(Level::Unfair));
        assert!("fiendish".parse::<Level>().is_err());
    }
}
