//! Sorting by a number, compiled once.

use alloc::vec::Vec;

/// Sorts by a number, the smallest first; equals stay in their order.
///
/// The stable sort of the standard library does the same, but is compiled anew for each type, some kilobytes each
/// time, which a page on the network has to wait for.
pub(super) fn sort_by_number<T>(items: &mut Vec<T>, number: impl Fn(&T) -> usize) {
    let mut order: Vec<(usize, usize)> =
        items.iter().enumerate().map(|(at, item)| (number(item), at)).collect();
    order.sort_unstable();
    let mut all: Vec<Option<T>> = items.drain(..).map(Some).collect();
    items.extend(order.into_iter().filter_map(|(_, at)| all[at].take()));
}
