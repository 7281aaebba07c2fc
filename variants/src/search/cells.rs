//! Sets of cells.

/// A set of cells.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Cells(Box<[u64]>);

impl Cells {
    /// No cells, of a board of so many.
    pub(crate) fn none(cells: usize) -> Self {
        Cells(vec![0; cells.div_ceil(64)].into())
    }

    /// These cells, of a board of so many.
    pub(crate) fn of(list: &[u16], cells: usize) -> Self {
        let mut set = Cells::none(cells);
        list.iter().for_each(|&cell| set.add(cell));
        set
    }

    pub(crate) fn add(&mut self, cell: u16) {
        self.0[usize::from(cell) / 64] |= 1 << (cell % 64);
    }

    pub(crate) fn has(&self, cell: u16) -> bool {
        self.0[usize::from(cell) / 64] >> (cell % 64) & 1 == 1
    }

    pub(crate) fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    pub(crate) fn words(&self) -> &[u64] {
        &self.0
    }

    /// Keeps each word as `change` makes it out of this one and the other's.
    pub(crate) fn update(&mut self, other: &Cells, change: impl Fn(u64, u64) -> u64) {
        for (word, &other) in self.0.iter_mut().zip(&other.0) {
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
        self.0.iter().zip(&other.0).map(|(a, b)| (a & b).count_ones() as usize).sum()
    }

    pub(crate) fn within(&self, other: &Cells) -> bool {
        self.0.iter().zip(&other.0).all(|(a, b)| a & !b == 0)
    }

    pub(crate) fn meets(&self, other: &Cells) -> bool {
        self.0.iter().zip(&other.0).any(|(a, b)| a & b != 0)
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = u16> {
        self.0.iter().enumerate().flat_map(|(at, &word)| {
            let mut left = word;
            std::iter::from_fn(move || {
                let cell = (left != 0).then(|| (at * 64) as u16 + left.trailing_zeros() as u16);
                left &= left.wrapping_sub(1);
                cell
            })
        })
    }
}
