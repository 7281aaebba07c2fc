//! Which cells differ, and covers of lists of cells by groups that do.

/// For each cell the set of cells that differ from it.
#[derive(Clone, Debug)]
pub(crate) struct Differences {
    words: usize,
    bits: Vec<u64>,
}

impl Differences {
    pub(crate) fn new(cells: usize) -> Self {
        let words = cells.div_ceil(64);
        Differences { words, bits: vec![0; words * cells] }
    }

    /// Notes that two cells differ.
    pub(crate) fn add(&mut self, a: u16, b: u16) {
        if a != b {
            self.bits[usize::from(a) * self.words + usize::from(b) / 64] |= 1 << (b % 64);
            self.bits[usize::from(b) * self.words + usize::from(a) / 64] |= 1 << (a % 64);
        }
    }

    /// Whether two cells are known to differ.
    pub(crate) fn has(&self, a: u16, b: u16) -> bool {
        self.bits[usize::from(a) * self.words + usize::from(b) / 64] >> (b % 64) & 1 == 1
    }

    /// Whether all the cells differ.
    pub(crate) fn all(&self, cells: &[u16]) -> bool {
        cells.iter().enumerate().all(|(i, &a)| cells[..i].iter().all(|&b| self.has(a, b)))
    }

    /// The cells that differ from a cell.
    pub(crate) fn of(&self, cell: u16) -> Vec<u16> {
        (0..(self.words * 64) as u16)
            .filter(|&other| usize::from(other) < self.bits.len() / self.words)
            .filter(|&other| self.has(cell, other))
            .collect()
    }

    /// Divides the cells into few groups that differ: the largest that a greedy search finds first.
    pub(crate) fn cover(&self, cells: &[u16]) -> Vec<Vec<u16>> {
        let mut left = cells.to_vec();
        let mut groups = Vec::new();
        while !left.is_empty() {
            let mut best: Vec<u16> = Vec::new();
            for (i, &start) in left.iter().enumerate() {
                // Once for each second cell, so that a cell's several houses are all tried.
                for &second in left.iter().skip(i + 1).filter(|&&cell| self.has(start, cell)) {
                    let mut group = vec![start, second];
                    for &cell in &left {
                        if group.iter().all(|&other| self.has(cell, other)) {
                            group.push(cell);
                        }
                    }
                    if group.len() > best.len() {
                        best = group;
                    }
                }
            }
            if best.is_empty() {
                best = vec![left[0]];
            }
            left.retain(|cell| !best.contains(cell));
            groups.push(best);
        }
        groups
    }
}
