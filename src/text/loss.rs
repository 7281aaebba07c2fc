//! The losses of a record that is written in another notation.

use super::answer::Answer;
use super::record::{Key, Record};
use super::shape::Shape;
use super::{parse_as, write};
use crate::grid::Clues;
use core::fmt;

/// A kind of content that a notation has no place for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Loss {
    /// The clues are candidates, and the output is another puzzle: the cells with one candidate.
    Candidates,
    /// The placed digits, which are not distinguished from givens, or not written at all.
    Placed,
    /// The pencilmarks beside the puzzle.
    Pencilmarks,
}

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Loss::Candidates => "the candidates, which are clues",
            Loss::Placed => "the placed digits",
            Loss::Pencilmarks => "the pencilmarks",
        })
    }
}

/// The first loss of a record in a notation, if there is any. Determined by writing the record and
/// reading it back; a record of digits alone loses nothing and is not written.
pub fn loss(shape: Shape, record: &Record) -> Option<Loss> {
    let Ok(clues) = &record.clues else { return None };
    let notes = [(Key::STATE, Loss::Placed), (Key::PENCILMARKS, Loss::Pencilmarks)]
        .into_iter()
        .filter_map(|(key, loss)| Some((record.notes.text(&key)?, key, loss)));
    let is_plain = matches!(clues, Clues::Grid(_)) && notes.clone().next().is_none();
    if is_plain {
        return None;
    }
    let written = parse_as(shape, &write(shape, [(record, &Answer::Unchanged)]));
    let read = written.first();
    if !read.is_some_and(|read| read.clues.as_ref() == Ok(clues)) {
        return Some(Loss::Candidates);
    }
    let mut lost = notes.filter(|(text, key, _)| {
        read.is_none_or(|read| read.notes.text(key).is_none_or(|found| found != *text))
    });
    lost.next().map(|(_, _, loss)| loss)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::{Candidates, Cell, Digit, Grid};

    #[test]
    fn only_notations_of_candidates_keep_candidates() {
        let mut candidates = Candidates::FULL;
        candidates.place(Cell::at(0, 0), Digit::ALL[4]);
        let record = Record::new(candidates);
        for &shape in Shape::ALL {
            let kept = loss(shape, &record).is_none();
            let has_place =
                ["pencilmarks", "sukaku", "csv", "jsonl", "json"].contains(&shape.name());
            assert_eq!(kept, has_place, "{shape}");
            assert_eq!(loss(shape, &Record::new(Grid::EMPTY)), None, "{shape}");
        }
    }

    #[test]
    fn placed_digits_are_missed() {
        let mut record = Record::new(Grid::EMPTY);
        let mut placed = Grid::EMPTY;
        placed.set(Cell::at(0, 0), Digit::ALL[4]);
        record.notes.push_text(Key::STATE, placed.to_string());
        assert_eq!(loss(Shape::Susser, &record), None);
        assert_eq!(loss(Shape::Rows, &record), Some(Loss::Placed));
    }
}
