//! Sentences of steps, each on a puzzle made for it.

use crate::techniques::first;
use ninefold::Language;
use ninefold_variants::Puzzle;
use ninefold_variants::explain::{Depth, Technique};

#[test]
fn two_reasons_take_a_plural() {
    let puzzle: Puzzle = ".Arrow~R5C7~R5C6~R4C6".parse().expect("a puzzle");
    let (position, step) = first(&puzzle, Technique::OneRule);
    assert_eq!(
        step.hint(&position, Depth::Which, Language::English),
        "Which numbers do the arrow at r5c7 r5c6 r4c6 and column 6 leave for r4c6, r5c6 and r5c7?"
    );
}
