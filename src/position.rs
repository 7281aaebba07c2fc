//! Positions: a puzzle as a player has changed it, checked against its solution.

use crate::depth::Depth;
use crate::grid::Language;
use crate::grid::{Candidate, Candidates, Cell, CellSet, Clues, DigitSet, Grid, particle};
use crate::solve::{NotUnique, Puzzle};
use crate::technique::Marks;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

/// The marks at the start of a puzzle, with the proof of its uniqueness.
pub fn start(puzzle: &Puzzle) -> Marks {
    let marks = match puzzle.clues() {
        Clues::Grid(grid) => Marks::new(grid),
        Clues::Candidates(candidates) => Marks::from(candidates),
    };
    marks.with_proof(&puzzle.unique())
}

/// Something in a position that its puzzle's solution contradicts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mistake {
    /// This digit is where another belongs.
    WrongDigit(Candidate),
    /// This digit belongs where its candidate is missing.
    RemovedCandidate(Candidate),
}

impl Mistake {
    /// The cells to show: the cell, or its block when the player asks for less.
    pub const fn cells(&self, depth: Depth) -> CellSet {
        let (Mistake::WrongDigit(c) | Mistake::RemovedCandidate(c)) = self;
        match depth {
            Depth::Whole => CellSet::of(c.cell),
            Depth::Where | Depth::Which => c.cell.block().cells(),
        }
    }

    /// What is wrong, in as much detail as the player asks for.
    pub fn hint(&self, depth: Depth, language: Language) -> String {
        let (Mistake::WrongDigit(c) | Mistake::RemovedCandidate(c)) = self;
        let digit_is_wrong = matches!(self, Mistake::WrongDigit(_));
        let block = c.cell.block().number() + 1;
        match (depth, language) {
            (Depth::Where, Language::English) => format!("Something is wrong in block {block}."),
            (Depth::Where, Language::Korean) => format!("{block}블록에 틀린 곳이 있습니다."),
            (Depth::Which, Language::English) if digit_is_wrong => {
                format!("A digit is wrong in block {block}.")
            }
            (Depth::Which, Language::English) => {
                format!("A candidate was wrongly removed in block {block}.")
            }
            (Depth::Which, Language::Korean) if digit_is_wrong => {
                format!("{block}블록에 틀린 숫자가 있습니다.")
            }
            (Depth::Which, Language::Korean) => {
                format!("{block}블록에서 후보를 잘못 지웠습니다.")
            }
            (Depth::Whole, Language::English) => {
                let text = self.to_string();
                let (first, rest) = text.split_at(1);
                format!("{}{rest}.", first.to_ascii_uppercase())
            }
            (Depth::Whole, Language::Korean) if digit_is_wrong => {
                let digit = c.digit.to_string();
                let particle = particle(&digit, "이", "가");
                format!("{}의 {digit}{particle} 틀렸습니다.", c.cell)
            }
            (Depth::Whole, Language::Korean) => {
                let digit = c.digit.to_string();
                let particle = particle(&digit, "을", "를");
                format!("{}에서 후보 {digit}{particle} 잘못 지웠습니다.", c.cell)
            }
        }
    }
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mistake::WrongDigit(c) => write!(f, "the {} in {} is wrong", c.digit, c.cell),
            Mistake::RemovedCandidate(c) => {
                write!(f, "{} was wrongly removed from {}", c.digit, c.cell)
            }
        }
    }
}

/// A puzzle and the state that a player has brought it to. It remembers facts about the candidates, so that threads do
/// not share one: clone it for each.
///
/// ```
/// use ninefold::position::Position;
/// use ninefold::{Digit, Puzzle};
///
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let mut grid = puzzle.grid();
/// grid.set("r1c3".parse()?, Digit::new(1));
/// let position = Position::within(puzzle, grid);
/// assert_eq!(position.mistakes()[0].to_string(), "the 1 in r1c3 is wrong");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    puzzle: Puzzle,
    marks: Marks,
    mistakes: Vec<Mistake>,
}

impl Position {
    /// The start of a puzzle.
    pub fn start(puzzle: Puzzle) -> Position {
        Position { puzzle, marks: start(&puzzle), mistakes: Vec::new() }
    }

    /// The position of a grid or of candidates.
    ///
    /// Without `givens` the puzzle is the input itself, as everywhere else: digits are given, and
    /// candidates are clues. Where candidates leave no solution although the digits among them have
    /// exactly one, the puzzle is these digits, so that [`Position::mistakes`] names the candidate
    /// that is missing. Candidates that a placed peer rules out are dropped.
    ///
    /// # Errors
    /// [`NotUnique`] when the puzzle has no or several solutions.
    pub fn of(state: impl Into<Clues>, givens: Option<&Grid>) -> Result<Position, NotUnique> {
        let state = state.into();
        let candidates = state.candidates();
        let placed = match state {
            Clues::Grid(grid) => grid,
            Clues::Candidates(candidates) => Marks::from(&candidates).grid(),
        };
        let puzzle = match givens {
            Some(givens) => Puzzle::new(*givens)?,
            None => match (Puzzle::new(state), state) {
                (Err(none), Clues::Candidates(_)) if !matches!(none, NotUnique::Several(_)) => {
                    Puzzle::new(placed).map_err(|_| none)?
                }
                (answer, _) => answer?,
            },
        };
        Ok(Position::build(puzzle, givens.unwrap_or(&placed), &placed, &candidates))
    }

    /// The position that stands beside a puzzle as placed digits (givens included) or pencilmarks;
    /// without both, as [`Position::of`]. A cell without pencilmarks has all candidates.
    ///
    /// # Errors
    /// [`NotUnique`] when the puzzle has no or several solutions.
    pub fn noted(
        clues: impl Into<Clues>,
        placed: Option<Grid>,
        pencilmarks: Option<Candidates>,
        givens: Option<&Grid>,
    ) -> Result<Position, NotUnique> {
        let clues = clues.into();
        if placed.is_none() && pencilmarks.is_none() {
            return Position::of(clues, givens);
        }
        let puzzle = Puzzle::new(givens.map_or(clues, Clues::from))?;
        let mut candidates = pencilmarks.unwrap_or(Candidates::FULL);
        for cell in Cell::ALL {
            if candidates.get(cell).is_empty() {
                candidates.set(cell, DigitSet::FULL);
            }
        }
        Ok(Position::resumed(puzzle, &placed.unwrap_or(clues.grid()), &candidates))
    }

    /// A player's grid or pencilmarks in a puzzle.
    pub fn within(puzzle: Puzzle, state: impl Into<Clues>) -> Position {
        let state = state.into();
        let placed = match state {
            Clues::Grid(grid) => grid,
            Clues::Candidates(candidates) => Marks::from(&candidates).grid(),
        };
        Position::resumed(puzzle, &placed, &state.candidates())
    }

    /// A player's position: the digits, including givens, and the candidates of the other cells.
    /// The givens are those of the puzzle. What the clues exclude is excluded here too, also where they are candidates
    /// (a Sukaku).
    pub fn resumed(puzzle: Puzzle, placed: &Grid, candidates: &Candidates) -> Position {
        let givens = match puzzle.clues() {
            Clues::Grid(grid) => *grid,
            Clues::Candidates(clues) => Marks::from(clues).grid(),
        };
        let candidates = both(candidates, &puzzle.candidates());
        Position::build(puzzle, &givens, placed, &candidates)
    }

    fn build(puzzle: Puzzle, givens: &Grid, placed: &Grid, candidates: &Candidates) -> Position {
        // Without those that a placed peer rules out.
        let stripped = both(candidates, &Candidates::from(placed));
        let mistakes = mistakes(&puzzle, placed, &stripped);
        let marks = Marks::resume(givens, placed, &stripped).with_proof(&puzzle.unique());
        Position { puzzle, marks, mistakes }
    }

    /// The puzzle.
    pub const fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// What the player sees.
    pub const fn marks(&self) -> &Marks {
        &self.marks
    }

    /// The mistakes to correct before any logic, by cell; wrong digits first.
    pub fn mistakes(&self) -> &[Mistake] {
        &self.mistakes
    }
}

/// The digits of a grid without a solution that may be the cause: without one of them there would
/// be exactly one solution. In row-major order.
pub fn suspects(grid: &Grid) -> Vec<Candidate> {
    let without = |c: &Candidate| {
        let mut rest = *grid;
        rest.set(c.cell, None);
        Puzzle::new(rest).is_ok()
    };
    grid.filled().map(|(cell, digit)| Candidate { cell, digit }).filter(without).collect()
}

/// The candidates that both have.
fn both(candidates: &Candidates, others: &Candidates) -> Candidates {
    let mut both = *candidates;
    for cell in Cell::ALL {
        both.set(cell, candidates.get(cell) & others.get(cell));
    }
    both
}

fn mistakes(puzzle: &Puzzle, placed: &Grid, candidates: &Candidates) -> Vec<Mistake> {
    let right = |cell| Candidate { cell, digit: puzzle.solution().get(cell) };
    let wrong_digits = placed
        .filled()
        .map(|(cell, digit)| Candidate { cell, digit })
        .filter(|c| *c != right(c.cell))
        .map(Mistake::WrongDigit);
    let mut mistakes: Vec<Mistake> = wrong_digits.collect();
    // A wrong digit removes candidates; they return when it is removed.
    if mistakes.is_empty() {
        let open = Cell::ALL.into_iter().filter(|&cell| placed.get(cell).is_none()).map(right);
        let gone = open.filter(|c| !candidates.has(c.cell, c.digit));
        mistakes.extend(gone.map(Mistake::RemovedCandidate));
    }
    mistakes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Digit;

    const PUZZLE: &str =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    #[test]
    fn a_wrong_digit_is_reported() {
        let givens: Grid = PUZZLE.parse().unwrap();
        let mut state = givens;
        state.set(Cell::at(0, 2), Digit::new(1));
        let position = Position::of(state, Some(&givens)).unwrap();
        assert_eq!(position.mistakes().len(), 1);
        assert_eq!(position.mistakes()[0].to_string(), "the 1 in r1c3 is wrong");
        let alone = Position::of(state, None);
        assert!(matches!(alone, Err(NotUnique::Contradictory(_))));
        let suspects = suspects(&state);
        assert!(suspects.iter().any(|c| c.to_string() == "r1c3(1)"), "{suspects:?}");
    }

    #[test]
    fn a_wrongly_removed_candidate_is_reported() {
        let givens: Grid = PUZZLE.parse().unwrap();
        let mut state = Candidates::from(&givens);
        let solved = Puzzle::new(givens).unwrap().solution().get(Cell::at(0, 2));
        state.eliminate(Cell::at(0, 2), solved);
        let position = Position::of(state, None).unwrap();
        assert_eq!(position.mistakes()[0].to_string(), "4 was wrongly removed from r1c3");
    }

    #[test]
    fn candidates_are_clues_where_the_digits_suffice_too() {
        let givens: Grid = PUZZLE.parse().unwrap();
        let mut state = Candidates::from(&givens);
        // 4 belongs in r1c3.
        state.eliminate(Cell::at(0, 2), Digit::from_index(0));
        let position = Position::of(state, None).unwrap();
        assert_eq!(*position.puzzle().clues(), Clues::Candidates(state));
        assert!(position.mistakes().is_empty());
    }

    #[test]
    fn candidates_are_clues_within_a_sukaku() {
        let givens: Grid = PUZZLE.parse().unwrap();
        let full = Puzzle::new(givens).unwrap();
        // Each cell keeps two candidates, the right one and another: no digit is given.
        let clues = Candidates::from_sets(Cell::ALL.map(|cell| {
            let right = full.solution().get(cell);
            let other = Digit::ALL[(right.index() + 1 + cell.index() % 3) % 9];
            DigitSet::of(right) | other.into()
        }));
        let puzzle = Puzzle::new(clues).unwrap();
        let position = Position::within(puzzle, Grid::EMPTY);
        assert!(position.mistakes().is_empty());
        assert_eq!(position.marks().candidates(), clues);
        let mut state = Grid::EMPTY;
        state.set(Cell::at(0, 0), Digit::new(6));
        let mistakes = Position::within(puzzle, state).mistakes().to_vec();
        assert_eq!(mistakes[0].to_string(), "the 6 in r1c1 is wrong");
    }

    #[test]
    fn a_right_position_keeps_its_proof_and_loses_stale_candidates() {
        let givens: Grid = PUZZLE.parse().unwrap();
        let mut state = Candidates::FULL;
        for (cell, digit) in givens.filled() {
            state.set(cell, digit.into());
            cell.peers().iter().for_each(|peer| {
                state.eliminate(peer, digit);
            });
        }
        let position = Position::of(state, Some(&givens)).unwrap();
        assert!(position.mistakes().is_empty() && position.marks().unique().is_some());
        assert_eq!(*position.marks(), Marks::new(&givens));
    }
}
