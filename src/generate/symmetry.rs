//! Symmetric patterns of clues.

use crate::grid::{Cell, CellSet};
use alloc::vec::Vec;

/// A symmetry of the pattern of clues: cells that it maps to each other are both clues or both
/// blank.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[non_exhaustive]
pub enum PatternSymmetry {
    /// No symmetry required.
    #[default]
    Any,
    /// Half a turn.
    Rotate180,
    /// A quarter turn.
    Rotate90,
    /// Left and right exchanged.
    Mirror,
    /// Top and bottom exchanged.
    Flip,
    /// Left and right, and top and bottom.
    MirrorFlip,
    /// Reflection in the diagonal from the top left.
    Diagonal,
    /// Reflection in the diagonal from the top right.
    Antidiagonal,
    /// Reflection in both diagonals.
    Diagonals,
    /// All of these.
    Full,
}

/// Where a symmetry sends row and column, given the last row.
type Move = fn(usize, usize, usize) -> (usize, usize);

const HALF_TURN: Move = |last, r, c| (last - r, last - c);
const QUARTER_TURN: Move = |last, r, c| (c, last - r);
const MIRROR: Move = |last, r, c| (r, last - c);
const FLIP: Move = |last, r, c| (last - r, c);
const DIAGONAL: Move = |_, r, c| (c, r);
const ANTIDIAGONAL: Move = |last, r, c| (last - c, last - r);

names! {
    PatternSymmetry, "symmetry":
    Any = "none",
    Rotate180 = "rotate180",
    Rotate90 = "rotate90",
    Mirror = "mirror",
    Flip = "flip",
    MirrorFlip = "mirror-flip",
    Diagonal = "diagonal",
    Antidiagonal = "antidiagonal",
    Diagonals = "diagonals",
    Full = "full",
}

impl PatternSymmetry {
    /// Moves that generate the symmetry.
    const fn moves(self) -> &'static [Move] {
        match self {
            PatternSymmetry::Any => &[],
            PatternSymmetry::Rotate180 => &[HALF_TURN],
            PatternSymmetry::Rotate90 => &[QUARTER_TURN],
            PatternSymmetry::Mirror => &[MIRROR],
            PatternSymmetry::Flip => &[FLIP],
            PatternSymmetry::MirrorFlip => &[MIRROR, FLIP],
            PatternSymmetry::Diagonal => &[DIAGONAL],
            PatternSymmetry::Antidiagonal => &[ANTIDIAGONAL],
            PatternSymmetry::Diagonals => &[DIAGONAL, ANTIDIAGONAL],
            PatternSymmetry::Full => &[QUARTER_TURN, MIRROR],
        }
    }

    /// The groups of cells that are clues or blank together.
    pub fn groups(self) -> Vec<CellSet> {
        let mut left = CellSet::FULL;
        let mut groups = Vec::with_capacity(81);
        while let Some(first) = left.first() {
            let mut group = CellSet::of(first);
            loop {
                let reached: CellSet = group.iter().flat_map(|cell| self.images(cell)).collect();
                if reached.is_subset(group) {
                    break;
                }
                group |= reached;
            }
            left -= group;
            groups.push(group);
        }
        groups
    }

    /// Where the generating moves send a row and column, from 0, of a square board with this many rows.
    ///
    /// # Panics
    /// When the board has no such row or column.
    pub fn images_on(
        self,
        rows: usize,
        (row, column): (usize, usize),
    ) -> impl Iterator<Item = (usize, usize)> {
        assert!(row < rows && column < rows, "the board has no row {row} and column {column}");
        self.moves().iter().map(move |to| to(rows - 1, row, column))
    }

    /// Where the generating moves send a cell.
    fn images(self, cell: Cell) -> impl Iterator<Item = Cell> {
        let images = self.images_on(9, (cell.row_index(), cell.column_index()));
        images.map(|(row, column)| Cell::at(row, column))
    }

    /// Whether a pattern of clues has the symmetry.
    pub fn is_of(self, clues: CellSet) -> bool {
        clues.iter().all(|cell| self.images(cell).all(|image| clues.contains(image)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_part_the_cells() {
        // The number of groups, by Burnside's lemma.
        let counts = [81, 41, 21, 45, 45, 25, 45, 45, 25, 15];
        for (symmetry, count) in PatternSymmetry::ALL.iter().zip(counts) {
            let groups = symmetry.groups();
            assert_eq!(groups.len(), count, "{symmetry}");
            assert_eq!(groups.iter().map(|group| group.len()).sum::<usize>(), 81);
            assert!(groups.iter().all(|&group| symmetry.is_of(group)), "{symmetry}");
        }
        assert!(!PatternSymmetry::Rotate180.is_of(CellSet::of(Cell::at(0, 0))));
    }
}
