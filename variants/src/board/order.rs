//! Sorting with little code. The standard library's has a copy for each type and key, which weighs much in the page's module.

/// Sorts by a number of each item. Items with the same number keep their order.
pub(crate) fn sort_by_number<T>(items: &mut Vec<T>, number: impl Fn(&T) -> usize) {
    let mut order: Vec<(usize, usize)> = items.iter().map(number).zip(0..).collect();
    order.sort_unstable();
    let mut taken: Vec<Option<T>> = items.drain(..).map(Some).collect();
    items.extend(order.into_iter().filter_map(|(_, place)| taken[place].take()));
}
