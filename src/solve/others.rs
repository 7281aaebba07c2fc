//! Solutions other than a known one, for many puzzles at once.

use super::engine::seat::{Seat, Solved};
use super::engine::single::{Single, Taker};
use super::engine::words::{ALL, Words, cells_of_masks, masks_of_cells, of_solution, place};
use super::engine::{Next, SharedSearch, Source};
use super::limits::Watch;
use crate::grid::{Cell, CellSet, Solution};
use crate::simd::{CpuLevel, Tier};
use alloc::collections::VecDeque;

/// A solution as the engine writes it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known(Words);

impl Known {
    pub(crate) fn new(solution: &Solution) -> Known {
        Known(of_solution(solution))
    }

    /// The cells where another solution has other digits.
    pub(crate) fn differing(&self, other: &Known) -> CellSet {
        let mut masks = [0; 3];
        for (known, other) in self.0.iter().zip(&other.0) {
            for r in 0..3 {
                masks[r] |= known[r] & !other[r];
            }
        }
        cells_of_masks(masks)
    }
}

/// Are there solutions other than the known one, given some of its cells?
#[derive(Clone, Copy, Debug)]
pub(crate) struct Question {
    /// The solution that is known.
    pub(crate) known: Known,
    /// The cells that are given.
    pub(crate) clues: CellSet,
    /// A cell where every other solution differs, if one is known: the only clue that a unique
    /// puzzle lost. The search then need not find the known solution again.
    pub(crate) differs: Option<Cell>,
}

impl Question {
    /// The state that the question stands for.
    #[inline(always)]
    fn words(&self) -> Words {
        let given = masks_of_cells(self.clues);
        let mut words = self.known.0;
        for digit in &mut words {
            for (word, given) in digit.iter_mut().zip(given) {
                *word = (*word & given) | (ALL & !given);
            }
        }
        if let Some(cell) = self.differs {
            let (word, bit) = place(cell);
            for (digit, known) in words.iter_mut().zip(&self.known.0) {
                digit[word] &= !(known[word] & bit);
            }
        }
        words
    }
}

/// Asks questions, each from one of several places. At any time a place has at most one open
/// question.
pub(crate) trait Asker {
    /// The next question.
    fn ask(&mut self) -> Ask;

    /// Takes a solution, perhaps the known one, of the question from a place; returns true to get
    /// more.
    fn found(&mut self, place: usize, solution: &Known) -> bool;

    /// The question from a place gets no more answers.
    fn done(&mut self, place: usize);
}

/// What an [`Asker`] returns.
pub(crate) enum Ask {
    /// A question from a place.
    Question(usize, Question),
    /// Nothing until one of the open questions is answered.
    Wait,
    /// Nothing more, now or later.
    End,
}

/// Answers all questions, many together.
pub(crate) fn answer(asker: &mut dyn Asker) {
    let mut asked = Asked { asker, places: VecDeque::new(), base: 0 };
    SharedSearch::new(&mut None, &mut asked).at(CpuLevel::best());
}

/// The cells where another solution to a question differs from the known one, if there is another.
/// Which one is unspecified.
pub(crate) fn other(question: &Question) -> Option<CellSet> {
    let mut other = None;
    let mut take = |solution: Solution| {
        let differing = question.known.differing(&Known::new(&solution));
        other = other.or((!differing.is_empty()).then_some(differing));
        other.is_none()
    };
    let (start, level) = (question.words(), CpuLevel::best());
    let mut taker = Taker::Each(&mut take);
    Single::new().search(Some(&start), level, &mut taker, &mut Watch::unlimited());
    other
}

/// An asker as the engine's source.
struct Asked<'a> {
    asker: &'a mut dyn Asker,
    /// The places of the questions from number `base` on; none when they are done.
    places: VecDeque<Option<usize>>,
    base: u64,
}

impl Source for Asked<'_> {
    #[inline(always)]
    fn next<T: Tier>(&mut self, seat: &mut Seat<'_>) -> Next {
        match self.asker.ask() {
            Ask::Question(place, question) => {
                self.places.push_back(Some(place));
                seat.put(&question.words());
                Next::Seated
            }
            Ask::Wait => Next::Wait,
            Ask::End => Next::End,
        }
    }

    #[inline(always)]
    fn found<T: Tier>(&mut self, index: u64, solved: &Solved<'_>) -> bool {
        match self.places.get((index - self.base) as usize) {
            Some(&Some(place)) => self.asker.found(place, &Known(solved.words())),
            _ => false,
        }
    }

    #[inline(always)]
    fn done(&mut self, index: u64) {
        let place = self.places.get_mut((index - self.base) as usize).and_then(Option::take);
        while let Some(None) = self.places.front() {
            self.places.pop_front();
            self.base += 1;
        }
        if let Some(place) = place {
            self.asker.done(place);
        }
    }
}
