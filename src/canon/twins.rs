//! Lines and chutes that can be exchanged without any effect.

use crate::grid::DigitSet;

/// The nine rows, or the nine columns, with the digits of each cell.
pub(super) type Cells = [[DigitSet; 9]; 9];

/// Which of nine lines have a twin: a line of the same chute that holds the same, or a chute whose
/// lines hold the same in some order. Of twins only the first is tried; the others would read the
/// same.
pub(super) struct Twins {
    /// By line: its twins before it, as bits.
    lines: [u16; 9],
    /// By chute: the lines of its twins before it, as bits.
    chutes: [u16; 3],
}

impl Twins {
    pub(super) fn of(cells: &Cells) -> Twins {
        let mut twins = Twins { lines: [0; 9], chutes: [0; 3] };
        let sorted: [[[DigitSet; 9]; 3]; 3] = core::array::from_fn(|chute| {
            let mut lines: [_; 3] = core::array::from_fn(|i| cells[3 * chute + i]);
            lines.sort_unstable();
            lines
        });
        for (line, content) in cells.iter().enumerate() {
            let chute = line / 3 * 3;
            for (i, before) in cells[chute..line].iter().enumerate() {
                twins.lines[line] |= u16::from(before == content) << (chute + i);
            }
        }
        for chute in 0..3 {
            for before in 0..chute {
                let same = u16::from(sorted[before] == sorted[chute]);
                twins.chutes[chute] |= (same * 7) << (3 * before);
            }
        }
        twins
    }

    /// The lines that may follow those in `placed`, chutes staying together, as bits.
    pub(super) fn next(&self, placed: &[u8]) -> u16 {
        let used = placed.iter().fold(0_u16, |used, line| used | 1 << line);
        let from = match placed.last() {
            Some(last) if !placed.len().is_multiple_of(3) => 7 << (last / 3 * 3),
            _ => (0..3)
                .filter(|&chute| self.chutes[chute] & !used == 0)
                .fold(0, |from, chute| from | 7 << (3 * chute)),
        };
        (0..9)
            .filter(|&line| (from & !used) >> line & 1 == 1 && self.lines[line] & !used == 0)
            .fold(0, |next, line| next | 1 << line)
    }

    /// The number of ways in which twins can be exchanged.
    pub(super) fn orders(&self) -> u64 {
        // The n-th of its kind has n - 1 twins before it.
        let lines = self.lines.iter().map(|before| u64::from(before.count_ones()) + 1);
        let chutes = self.chutes.iter().map(|before| u64::from(before.count_ones() / 3) + 1);
        lines.chain(chutes).product()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::canon::factorial;

    #[test]
    fn equal_lines_are_tried_once() {
        let mut cells = [[DigitSet::EMPTY; 9]; 9];
        let all = Twins::of(&cells);
        assert_eq!(all.orders(), factorial(3).pow(4));
        assert_eq!(all.next(&[]), 1);
        assert_eq!(all.next(&[0]), 1 << 1);
        assert_eq!(all.next(&[0, 1, 2]), 1 << 3);
        cells[4] = [DigitSet::FULL; 9];
        let twins = Twins::of(&cells);
        assert_eq!(twins.orders(), 6 * 2 * 6 * 2);
        // No other band equals the second now; in it, the first and third line are equal.
        assert_eq!(twins.next(&[]), 1 | 1 << 3 | 1 << 4);
        assert_eq!(twins.next(&[0, 1, 2]), 1 << 3 | 1 << 4 | 1 << 6);
    }
}
