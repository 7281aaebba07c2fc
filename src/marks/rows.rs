//! Bit sets of any size: many rows of 64-bit words in one vector.

/// The set bits of a word, lowest first.
pub(crate) fn bits(mut word: u64) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        if word == 0 {
            return None;
        }
        let bit = word.trailing_zeros() as usize;
        word &= word - 1;
        Some(bit)
    })
}

/// A row of a table of rows.
#[inline]
pub(crate) fn row(rows: &[u64], number: usize, words: usize) -> &[u64] {
    &rows[number * words..(number + 1) * words]
}

/// A row to change.
#[inline]
pub(crate) fn row_mut(rows: &mut [u64], number: usize, words: usize) -> &mut [u64] {
    &mut rows[number * words..(number + 1) * words]
}

/// Adds a member.
#[inline]
pub(crate) fn insert(row: &mut [u64], member: usize) {
    row[member / 64] |= 1 << (member % 64);
}

/// Whether a set has a member.
#[inline]
pub(crate) fn contains(row: &[u64], member: usize) -> bool {
    row[member / 64] >> (member % 64) & 1 == 1
}

/// Adds the members of another set.
#[inline]
pub(crate) fn unite(row: &mut [u64], other: &[u64]) {
    row.iter_mut().zip(other).for_each(|(word, bits)| *word |= bits);
}

/// Calls the function with each member, lowest first.
pub(crate) fn each_member(row: &[u64], mut found: impl FnMut(usize)) {
    for (at, word) in row.iter().enumerate() {
        bits(*word).for_each(|bit| found(at * 64 + bit));
    }
}

/// Calls a function that is compiled for several widths of rows with the first that holds `words`
/// words; 256 at most.
macro_rules! by_width {
    ($words:expr, $function:ident($($argument:expr),*)) => {
        match $words {
            #[cfg(not(target_family = "wasm"))]
            0 | 1 => $function::<1>($($argument),*),
            #[cfg(not(target_family = "wasm"))]
            2 => $function::<2>($($argument),*),
            #[cfg(not(target_family = "wasm"))]
            3 => $function::<3>($($argument),*),
            0..=4 => $function::<4>($($argument),*),
            5..=8 => $function::<8>($($argument),*),
            9..=32 => $function::<32>($($argument),*),
            33..=64 => $function::<64>($($argument),*),
            _ => $function::<256>($($argument),*),
        }
    };
}
pub(crate) use by_width;

/// The number of words that rows of at least `words` words get, so that [`by_width`] wastes none.
pub(crate) fn width(words: usize) -> usize {
    fn itself<const W: usize>() -> usize {
        W
    }
    by_width!(words, itself())
}
