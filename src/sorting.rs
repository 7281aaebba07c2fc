//! Sorting with little code. Also for the other crates of the project.
//!
//! The standard library's sorts are compiled again for each type and key; each copy adds some kilobytes to
//! the page's download.

use alloc::vec::Vec;

/// Sorts in place.
pub fn sort<T: Ord>(items: &mut [T]) {
    if cfg!(target_family = "wasm") { shell(items) } else { items.sort_unstable() }
}

/// Sorts by a number, smallest first; equals keep their order.
pub fn sort_by_number<T>(items: &mut Vec<T>, number: impl Fn(&T) -> usize) {
    let mut order: Vec<(usize, usize)> =
        items.iter().enumerate().map(|(at, item)| (number(item), at)).collect();
    sort(&mut order);
    let mut all: Vec<Option<T>> = items.drain(..).map(Some).collect();
    items.extend(order.into_iter().filter_map(|(_, at)| all[at].take()));
}

/// Sorts with D. L. Shell's method (1959).
fn shell<T: Ord>(items: &mut [T]) {
    /// M. Ciura's gaps (2001), continued.
    const GAPS: [usize; 11] = [8_858, 3_937, 1_750, 701, 301, 132, 57, 23, 10, 4, 1];
    for gap in GAPS {
        for end in gap..items.len() {
            let mut at = end;
            while at >= gap && items[at] < items[at - gap] {
                items.swap(at, at - gap);
                at -= gap;
            }
        }
    }
}

#[cfg(all(test, feature = "generate"))]
mod tests {
    use super::*;
    use crate::generate::{Random, Seed};

    #[test]
    fn lists_of_any_length_are_sorted() {
        let mut random = Random::new(Seed(1));
        for length in (0..70).chain([500, 20_000]) {
            let mut items: Vec<u32> = (0..length).map(|_| random.below(1 + length / 2)).collect();
            let mut expected = items.clone();
            expected.sort_unstable();
            shell(&mut items);
            assert_eq!(items, expected);
        }
    }
}
