//! Where a digit is locked: all its places in a house lie where this house meets another.

use super::Marks;
use crate::grid::{Digit, House, HouseSet};

impl Marks {
    /// The houses in which a digit is locked and something can be removed.
    pub(crate) fn locked_in(&self, digit: Digit) -> HouseSet {
        *self.about(digit).locked.get_or_init(|| {
            let is_base = |base: &House| {
                let mine = self.places(digit, *base);
                IN_A_THIRD[usize::from(mine)]
                    && MEETS[base.index()]
                        .iter()
                        .any(|(cover, meet)| is_locked(self, digit, mine, *cover, *meet))
            };
            House::ALL.into_iter().filter(is_base).collect()
        })
    }
}

/// Whether all places of a digit in a house lie where it meets another, which has more than these.
pub(crate) fn is_locked(marks: &Marks, digit: Digit, mine: u16, cover: House, meet: u16) -> bool {
    mine & !meet == 0 && mine.count_ones() < marks.places(digit, cover).count_ones()
}

/// By places in a house, whether there are some, which may lie in a meet with another house: three
/// next to each other, or, in a block, one below the other.
static IN_A_THIRD: [bool; 512] = {
    let mut table = [false; 512];
    let mut places = 1;
    while places < 512 {
        let mut third = 0;
        while third < 3 {
            let within = places & !(0o007 << (3 * third)) == 0 || places & !(0o111 << third) == 0;
            table[places] = table[places] || within;
            third += 1;
        }
        places += 1;
    }
    table
};

/// For each house the lines that cross it, if it is a block, or the blocks that do, if it is a line,
/// each with the places of the house that lie in both. Lines have three; no place lies in
/// the rest.
pub(crate) static MEETS: [[(House, u16); 6]; 27] = {
    let mut table = [[(House::row(0), 0); 6]; 27];
    let mut base = 0;
    while base < 27 {
        let mut found = 0;
        let mut cover = if base < 18 { 18 } else { 0 };
        while cover < if base < 18 { 27 } else { 18 } {
            let covered = House::from_index(cover).cells();
            let mut meet = 0;
            let mut place = 0;
            while place < 9 {
                if covered.contains(House::from_index(base).cell(place)) {
                    meet |= 1 << place;
                }
                place += 1;
            }
            if meet != 0 {
                table[base][found] = (House::from_index(cover), meet);
                found += 1;
            }
            cover += 1;
        }
        base += 1;
    }
    table
};
