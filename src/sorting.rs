//! Sorting by a number, with little code. Also for the other crates of the project.

use alloc::vec::Vec;

/// Sorts by a number, smallest first; equals keep their order.
///
/// The standard library's stable sort does the same, but is compiled again for each type; each copy
/// adds some kilobytes to the page's download.
pub fn sort_by_number<T>(items: &mut Vec<T>, number: impl Fn(&T) -> usize) {
    let mut order: Vec<(usize, usize)> =
        items.iter().enumerate().map(|(at, item)| (number(item), at)).collect();
    order.sort_unstable();
    let mut all: Vec<Option<T>> = items.drain(..).map(Some).collect();
    items.extend(order.into_iter().filter_map(|(_, at)| all[at].take()));
}
