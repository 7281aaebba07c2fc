//! Levels of difficulty.

use alloc::string::String;
use core::fmt;
use core::str::FromStr;

/// How hard a technique or a puzzle is, in the five words that players know from HoDoKu.
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

impl Level {
    /// Every level, easiest first.
    pub const ALL: [Level; 5] =
        [Level::Easy, Level::Medium, Level::Hard, Level::Unfair, Level::Extreme];

    /// The level's number, 0 for easy to 4 for extreme.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name on a command line and in data.
    pub const fn name(self) -> &'static str {
        ["easy", "medium", "hard", "unfair", "extreme"][self.index()]
    }

    /// The Korean name.
    pub const fn korean(self) -> &'static str {
        ["쉬움", "보통", "어려움", "매우 어려움", "극한"][self.index()]
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// There is no level of this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLevel(pub String);

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no level is called {:?}; there are", self.0)?;
        let mut comma = "";
        Level::ALL.iter().try_for_each(|level| {
            write!(f, "{comma} {level}")?;
            comma = ",";
            Ok(())
        })
    }
}

impl core::error::Error for UnknownLevel {}

impl FromStr for Level {
    type Err = UnknownLevel;

    /// Reads a name, ignoring case; `expert` is another word for unfair.
    fn from_str(name: &str) -> Result<Level, UnknownLevel> {
        if name.eq_ignore_ascii_case("expert") {
            return Ok(Level::Unfair);
        }
        let named = |level: &Level| level.name().eq_ignore_ascii_case(name);
        Level::ALL.into_iter().find(named).ok_or_else(|| UnknownLevel(name.into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn names_lead_back_to_levels() {
        for level in Level::ALL {
            assert_eq!(level.name().to_uppercase().parse(), Ok(level));
        }
        assert_eq!("Expert".parse(), Ok(Level::Unfair));
        let error = "fiendish".parse::<Level>().unwrap_err().to_string();
        assert_eq!(
            error,
            "no level is called \"fiendish\"; there are easy, medium, hard, unfair, extreme"
        );
    }
}
