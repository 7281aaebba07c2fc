//! Sentences of steps, each on a puzzle made for it.

use crate::techniques::first;
use ninefold::Language;
use ninefold_variants::Puzzle;
use ninefold_variants::explain::{Depth, Technique};

/// The first step by a technique in words, in English and Korean.
fn told(puzzle: &str, technique: Technique) -> [String; 2] {
    let puzzle: Puzzle = puzzle.parse().expect("a puzzle");
    let (position, step) = first(&puzzle, technique);
    [Language::English, Language::Korean].map(|language| step.text(&position, language))
}

#[test]
fn two_reasons_take_a_plural() {
    let puzzle: Puzzle = ".Arrow~R5C7~R5C6~R4C6".parse().expect("a puzzle");
    let (position, step) = first(&puzzle, Technique::OneRule);
    assert_eq!(
        step.hint(&position, Depth::Which, Language::English),
        "Which numbers do the arrow at r5c7 r5c6 r4c6 and column 6 leave for r4c6, r5c6 and r5c7?"
    );
}

#[test]
fn what_is_placed_comes_first_then_cells_along_the_line() {
    let [english, korean] =
        told(".Thermo~R2C4~R1C3~R2C2~R2C3~R1C2.~R1C2_1_2_3_4_5", Technique::OneRule);
    let is = "so r2c4 is 1; r1c3 is 2; r2c2 is 3; r2c3 is 4; r1c2 is 5.";
    assert!(english.ends_with(is), "{english}");
    let is = "r2c4에 1을, r1c3에 2를, r2c2에 3을, r2c3에 4를, r1c2에 5를 넣습니다.";
    assert!(korean.ends_with(is), "{korean}");
    let [english, _] = told(".Arrow~R5C5~R4C5~R3C5.~R5C5_3_5.~R4C5_2_8", Technique::OneRule);
    let is = "so r4c5 is 2; r3c5 can only be 1 or 3. For example, if r4c5 were 8, then the shaft of the arrow at r5c5 adds up to at least 9, but r5c5 is at most 5.";
    assert!(english.ends_with(is), "{english}");
}
