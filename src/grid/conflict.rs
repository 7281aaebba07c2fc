//! Evidence, found without search, that a grid breaks the rules.

use super::candidates::Candidates;
use super::cell::Cell;
use super::clues::Clues;
use super::digit::{Digit, DigitSet};
use super::grid::Grid;
use super::house::House;
use super::language::{Language, particle};
use alloc::format;
use alloc::string::{String, ToString};
use core::fmt;

/// A visible breach of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Conflict {
    /// A digit appears in two cells of a house.
    Twice {
        /// The digit that is repeated.
        digit: Digit,
        /// The house that both cells are in.
        house: House,
        /// The two cells in row-major order.
        cells: [Cell; 2],
    },
    /// No digit can go into a cell.
    NoCandidate(Cell),
    /// A digit can go nowhere in a house.
    NoPlace {
        /// The digit without a place.
        digit: Digit,
        /// The house that lacks it.
        house: House,
    },
}

impl Conflict {
    /// What contradicts what, in a language.
    pub fn text(&self, language: Language) -> String {
        match (self, language) {
            (_, Language::English) => self.to_string(),
            (Conflict::Twice { digit, house, cells: [a, b] }, Language::Korean) => {
                let particle = particle(&digit.to_string(), "이", "가");
                format!("{}에 {digit}{particle} 두 번 있습니다({a}, {b})", house.text(language))
            }
            (Conflict::NoCandidate(cell), Language::Korean) => {
                format!("{cell}에 들어갈 숫자가 없습니다")
            }
            (Conflict::NoPlace { digit, house }, Language::Korean) => {
                let particle = particle(&digit.to_string(), "이", "가");
                format!("{}에 {digit}{particle} 들어갈 자리가 없습니다", house.text(language))
            }
        }
    }
}

impl Grid {
    /// Every digit that appears twice in a house: by house, then by digit, each pair with the first
    /// cell that holds it.
    pub fn conflicts(&self) -> impl Iterator<Item = Conflict> + '_ {
        House::ALL.into_iter().flat_map(move |house| {
            Digit::ALL.into_iter().flat_map(move |digit| {
                let mut cells =
                    house.cells().iter().filter(move |&cell| self.get(cell) == Some(digit));
                let first = cells.next();
                cells.filter_map(move |second| {
                    Some(Conflict::Twice { digit, house, cells: [first?, second] })
                })
            })
        })
    }
}

impl Clues {
    /// The first conflict that the clues show without search: a digit twice in a house; otherwise a
    /// cell without a candidate; otherwise a digit without a place in a house.
    ///
    /// Givens are removed from the candidates of their peers first. Clues that are candidates are
    /// taken as they stand, so a digit that is the only candidate of two cells in a house is not
    /// reported.
    pub fn conflict(&self) -> Option<Conflict> {
        let candidates = match self {
            Clues::Grid(grid) => {
                if let Some(twice) = grid.conflicts().next() {
                    return Some(twice);
                }
                Candidates::from(grid)
            }
            Clues::Candidates(candidates) => *candidates,
        };
        let no_candidate = Cell::ALL.into_iter().find(|&cell| candidates.get(cell).is_empty());
        no_candidate.map(Conflict::NoCandidate).or_else(|| {
            House::ALL.into_iter().find_map(|house| {
                let missing = house
                    .cells()
                    .iter()
                    .fold(DigitSet::FULL, |missing, cell| missing - candidates.get(cell));
                missing.first().map(|digit| Conflict::NoPlace { digit, house })
            })
        })
    }
}

impl fmt::Display for Conflict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Conflict::Twice { digit, house, cells: [a, b] } => {
                write!(f, "{digit} twice in {house}: {a} and {b}")
            }
            Conflict::NoCandidate(cell) => write!(f, "no digit can go into {cell}"),
            Conflict::NoPlace { digit, house } => write!(f, "no place for {digit} in {house}"),
        }
    }
}

impl core::error::Error for Conflict {}

#[cfg(test)]
mod tests {
    use super::*;

    fn find(text: &str) -> Option<String> {
        let grid: Grid = text.parse().unwrap();
        Clues::from(grid).conflict().map(|conflict| conflict.to_string())
    }

    #[test]
    fn names_what_is_wrong() {
        let mut row3 = ".".repeat(18) + "5.....5..";
        row3.push_str(&".".repeat(54));
        assert_eq!(find(&row3).unwrap(), "5 twice in row 3: r3c1 and r3c7");
        let full_row = "12345678.".to_owned() + "........9" + &".".repeat(63);
        assert_eq!(find(&full_row).unwrap(), "no digit can go into r1c9");
        let no_place = "1.3...........4.........4..".to_owned() + ".4......." + &".".repeat(45);
        assert_eq!(find(&no_place).unwrap(), "no place for 4 in row 1");
        let one_place_left = "1.3...........4.........4..".to_owned() + &".".repeat(54);
        assert_eq!(find(&one_place_left), None);
        assert_eq!(find(&".".repeat(81)), None);
    }

    #[test]
    fn korean_particles_follow_the_digit() {
        let (row, five, six) = (House::ALL[2], Digit::ALL[4], Digit::ALL[5]);
        let told = |conflict: Conflict| conflict.text(Language::Korean);
        let cells = [Cell::at(2, 0), Cell::at(2, 6)];
        let twice = Conflict::Twice { digit: five, house: row, cells };
        assert_eq!(told(twice), "3행에 5가 두 번 있습니다(r3c1, r3c7)");
        let no_place = Conflict::NoPlace { digit: six, house: row };
        assert_eq!(told(no_place), "3행에 6이 들어갈 자리가 없습니다");
    }
}
