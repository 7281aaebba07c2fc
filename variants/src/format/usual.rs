//! Rules in words that say only what every Sudoku has: each row, column and block holds each digit once.
//!
//! A sentence counts if each of its words is known here and they cannot mean anything else; all others are rules.

use crate::board::block_shape;

/// The words of a sentence that says that the usual rules apply, besides the size of the grid.
const USUAL: &[&str] =
    &["normal", "standard", "classic", "regular", "usual", "sudoku", "the", "rules", "apply"];

/// The other words that such rules have, besides those below.
const MORE: &[&str] = &[
    "place", "fill", "put", "enter", "write", "complete", "in", "into", "to", "with", "from", "of",
    "using", "use", "so", "that", "such", "a", "an", "each", "every", "any", "all", "only", "cell",
    "cells", "grid", "empty", "blank", "board", "must", "should", "can", "may", "is", "are", "be",
    "has", "have", "appear", "appears", "occur", "occurs", "exactly", "one", "and", "or",
];

/// The words for what is placed.
const DIGITS: &[&str] = &["digit", "digits", "number", "numbers"];

/// The words for rows, columns and blocks.
const HOUSES: [&[&str]; 3] = [
    &["row", "rows"],
    &["column", "columns", "col", "cols"],
    &["box", "boxes", "block", "blocks", "subgrid", "subgrids", "region", "regions"],
];

/// The words that say that a digit stands in a house.
const ONCE: &[&str] = &["once", "time"];
const CONTAIN: &[&str] = &["contain", "contains", "containing"];
const REPEAT: &[&str] = &["repeat", "repeats", "repeated", "repeating"];

/// The words that turn another into its contrary.
const NOT: &[&str] = &["no", "not", "cannot", "without"];

/// The sentences that are more than the usual rules of a grid of so many rows, or all words if they leave some of
/// these out.
pub(super) fn unusual(rules: &str, size: usize) -> Vec<&str> {
    let mut told = [false; 3];
    let mut is_told = |sentence: &&str| match houses(sentence, size) {
        Some(houses) => {
            (0..3).for_each(|kind| told[kind] |= houses[kind]);
            false
        }
        None => true,
    };
    let sentences = rules.split(['.', '\n', ';']).map(str::trim);
    let unusual: Vec<&str> = sentences.filter(&mut is_told).collect();
    let is_whole = told[..2] == [true; 2] && told[2] == block_shape(size, size, size).is_some();
    match unusual.is_empty() && !is_whole && !rules.trim().is_empty() {
        true => vec![rules.trim()],
        false => unusual,
    }
}

/// The kinds of houses that hold each digit once by a sentence, if it says nothing else.
fn houses(sentence: &str, size: usize) -> Option<[bool; 3]> {
    let block = block_shape(size, size, size);
    let digits = format!("1-{size}");
    let mut plain = sentence.to_lowercase().replace(['–', '—'], "-").replace('×', "x");
    for sign in [" to ", " through ", " - "] {
        plain = plain.replace(&format!("1{sign}{size}"), &digits);
    }
    for sign in [" x ", "-by-", " by "] {
        plain = plain.replace(sign, "x");
    }
    let divides = |c: char| c.is_whitespace() || ",:()*\"".contains(c);
    let words: Vec<&str> = plain.split(divides).filter(|word| !["", "-"].contains(word)).collect();
    // The number of a sentence, as in `1. Place`.
    if words.iter().all(|word| word.parse::<u8>().is_ok()) {
        return Some([false; 3]);
    }
    let (grid, block) =
        (format!("{size}x{size}"), block.map(|(height, width)| format!("{height}x{width}")));
    let is_block = |word: &str| block.as_deref() == Some(word);
    if words.contains(&"sudoku") && words.iter().all(|word| USUAL.contains(word) || *word == grid) {
        return Some([true, true, block.is_some()]);
    }
    let count = |set: &[&str]| words.iter().filter(|word| set.contains(word)).count();
    let is_known = |word: &str| {
        let sets = [USUAL, MORE, DIGITS, ONCE, CONTAIN, REPEAT, NOT];
        sets.iter().chain(&HOUSES).any(|set| set.contains(&word))
            || word == digits
            || word == grid
            || is_block(word)
    };
    let begins_with_none = words.first() == Some(&"no");
    // Some words are usual only before these.
    let is_followed = |pair: &[&str]| match pair[0] {
        "no" => DIGITS.contains(&pair[1]) || REPEAT.contains(&pair[1]),
        "without" => REPEAT.contains(&pair[1]),
        "not" | "cannot" => pair[1] == "be" || REPEAT.contains(&pair[1]),
        "may" | "can" if begins_with_none => REPEAT.contains(&pair[1]) || pair[1] == "be",
        "may" | "can" => ["not", "only", "appear", "occur"].contains(&pair[1]),
        "one" => pair[1] == "time",
        _ => true,
    };
    let is_clear = words.iter().all(|word| is_known(word))
        && words.windows(2).all(is_followed)
        && count(NOT) == count(REPEAT)
        // Regions beside the blocks are others.
        && !(count(&HOUSES[2][6..]) > 0 && count(&HOUSES[2][..6]) > 0);
    let mut found = HOUSES.map(|set| count(set) > 0);
    found[2] |= words.iter().any(|word| is_block(word));
    let is_once =
        count(ONCE) > 0 || count(REPEAT) > 0 || count(CONTAIN) > 0 && words.contains(&&*digits);
    (is_clear && found.contains(&true) == is_once).then_some(found)
}
