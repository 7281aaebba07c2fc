//! Sets of cells.

use crate::board::Cell;

/// Words of 64 cells, as many as the largest board has.
const WORDS: usize = 16;

/// A set of cells. It needs no memory of its own, since compiling makes thousands.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Cells {
    words: [u64; WORDS],
    /// How many words the board has.
    used: usize,
}

impl Cells {
    /// No cells, of a board of so many.
    pub(crate) fn none(cells: usize) -> Self {
        Cells { words: [0; WORDS], used: cells.div_ceil(64) }
    }

    /// These cells, of a board of so many.
    pub(crate) fn of(list: &[Cell], cells: usize) -> Self {
        let mut set = Cells::none(cells);
        list.iter().for_each(|&cell| set.add(cell));
        set
    }

    pub(crate) fn add(&mut self, cell: Cell) {
        self.words[cell.index() / 64] |= 1 << (cell.index() % 64);
    }

    pub(crate) fn has(&self, cell: Cell) -> bool {
        self.words[cell.index() / 64] >> (cell.index() % 64) & 1 == 1
    }

    pub(crate) fn len(&self) -> usize {
        self.words().iter().map(|word| word.count_ones() as usize).sum()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.words().iter().all(|&word| word == 0)
    }

    pub(crate) fn words(&self) -> &[u64] {
        &self.words[..self.used]
    }

    pub(crate) fn words_mut(&mut self) -> &mut [u64] {
        &mut self.words[..self.used]
    }

    /// Keeps each word as `change` makes it out of this one and the other's.
    pub(crate) fn update(&mut self, other: &Cells, change: impl Fn(u64, u64) -> u64) {
        for (word, &other) in self.words[..self.used].iter_mut().zip(other.words()) {
            *word = change(*word, other);
        }
    }

    pub(crate) fn without(&self, other: &Cells) -> Cells {
        let mut set = self.clone();
        set.update(other, |a, b| a & !b);
        set
    }

    /// How many cells both have.
    pub(crate) fn shared(&self, other: &Cells) -> usize {
        self.words().iter().zip(other.words()).map(|(a, b)| (a & b).count_ones() as usize).sum()
    }

    pub(crate) fn within(&self, other: &Cells) -> bool {
        self.words().iter().zip(other.words()).all(|(a, b)| a & !b == 0)
    }

    pub(crate) fn meets(&self, other: &Cells) -> bool {
        self.words().iter().zip(other.words()).any(|(a, b)| a & b != 0)
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = Cell> {
        self.words().iter().enumerate().flat_map(|(at, &word)| {
            let mut left = word;
            std::iter::from_fn(move || {
                let cell =
                    (left != 0).then(|| Cell((at * 64) as u16 + left.trailing_zeros() as u16));
                left &= left.wrapping_sub(1);
                cell
            })
        })
    }
}
