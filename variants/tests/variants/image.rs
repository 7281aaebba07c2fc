//! Images of a puzzle: they have one canonical image, one rating and the same steps.

use crate::common::{Random, filled, kinds, rule, seed};
use ninefold_variants::explain::Step;
use ninefold_variants::format::{Draft, Format};
use ninefold_variants::rule::{Negative, Relation};
use ninefold_variants::{Budget, Cell, Kind, Puzzle, Rule, Values};
use serde_json::{Value as Json, json};

/// A small puzzle with two rules of a kind, and enough givens to have few solutions.
fn puzzle(random: &mut Random, kind: Kind) -> Puzzle {
    let size = if random.below(3) > 0 { 4 } else { 6 };
    let least = i32::from(random.below(4) > 0);
    let (board, values) = filled(random, size, least);
    let mut rules: Vec<Rule> = (0..2).map(|_| rule(random, &board, kind, &values)).collect();
    for _ in 0..size * 2 {
        let cell = random.below(values.len());
        rules.push(Rule::Allowed { cell: Cell(cell as u16), values: Values::of(values[cell]) });
    }
    Puzzle::new(board, rules).unwrap()
}

/// The puzzle with each cell renamed, and its lists of rules backwards: written without the code that is tested.
fn turned(puzzle: &Puzzle) -> Puzzle {
    let draft = Draft::from(puzzle);
    let mut json: Json = serde_json::from_str(&Format::OWN.write(&draft).unwrap().text).unwrap();
    rename(&mut json, puzzle.board().rows());
    let size = json!([json["columns"], json["rows"]]);
    (json["rows"], json["columns"]) = (size[0].clone(), size[1].clone());
    let turned: Puzzle = json.to_string().parse().unwrap();
    let rules = turned.rules().iter().rev().cloned().collect();
    Puzzle::new(turned.board().clone(), rules).unwrap()
}

/// Turns each cell that is named by a quarter.
fn rename(json: &mut Json, rows: usize) {
    match json {
        Json::Array(items) => items.iter_mut().for_each(|item| rename(item, rows)),
        Json::Object(members) => members.values_mut().for_each(|member| rename(member, rows)),
        Json::String(text) => {
            let cell = text.strip_prefix('r').and_then(|rest| rest.split_once('c'));
            let place = cell.and_then(|(row, column)| Some((row.parse().ok()?, column)));
            if let Some((row, column)) = place {
                let row: usize = row;
                *text = format!("r{column}c{}", rows + 1 - row);
            }
        }
        _ => {}
    }
}

/// Whether neighbours in reading order must not stand in a relation that has a direction; no mirror shows that.
fn is_one_way(rule: &Rule) -> bool {
    let Rule::Negative(Negative { relations, .. }) = rule else { return false };
    relations.iter().any(|relation| {
        matches!(relation, Relation::Less | Relation::NotGreater | Relation::Table(_))
    })
}

#[test]
fn all_images_have_one_canonical_image_one_rating_and_the_same_steps() {
    let mut random = Random::new(seed());
    for kind in kinds().flat_map(|kind| [kind; 6]) {
        let puzzle = puzzle(&mut random, kind);
        let canonical = puzzle.canonical();
        let count = |puzzle: &Puzzle| puzzle.count(5_000, Budget::UNLIMITED).found;
        assert_eq!(count(&canonical), count(&puzzle), "{kind:?}\n{puzzle}\n{canonical}");
        assert!(canonical.canonical() == canonical, "{kind:?}\n{puzzle}\n{canonical}");
        let mut image = puzzle.clone();
        if kind == Kind::Negative && puzzle.rules().iter().any(is_one_way) {
            continue;
        }
        for _ in 0..3 {
            image = turned(&image);
            assert!(image.canonical() == canonical, "{kind:?}\n{puzzle}\n{image}");
        }
        let rating = puzzle.rate(Budget::UNLIMITED);
        assert_eq!(image.rate(Budget::UNLIMITED), rating, "{kind:?}\n{puzzle}\n{image}");
        let steps = |puzzle: &Puzzle| {
            let path = puzzle.explain(Budget::UNLIMITED);
            let told = |step: &Step| (step.technique, step.size(), step.effects.len());
            path.steps.iter().map(told).collect::<Vec<_>>()
        };
        assert_eq!(steps(&image), steps(&puzzle), "{kind:?}\n{puzzle}\n{image}");
    }
}

#[test]
fn digits_that_no_rule_tells_apart_may_change_their_names() {
    let strings = |first: u8, second: u8, third: u8| {
        let text = format!(".Shape~4x4.AntiKing.~R1C1_{first}.~R2C4_{second}.~R3C1_{third}");
        text.parse::<Puzzle>().unwrap().canonical()
    };
    assert!(strings(1, 2, 3) == strings(4, 2, 1));
    assert!(strings(1, 2, 3) != strings(1, 2, 2));
}

#[test]
fn numbers_may_be_counted_from_the_other_end() {
    let canonical = |text: &str| text.parse::<Puzzle>().unwrap().canonical();
    let rises = canonical(".Shape~4x4.Thermo~R1C1~R1C2~R2C2.Cage~5~R3C3~R3C4~R4C3.~R4C1_1");
    let falls = canonical(".Shape~4x4.Thermo~R2C2~R1C2~R1C1.Cage~10~R3C3~R3C4~R4C3.~R4C1_4");
    assert!(rises == falls);
    // An arrow cannot say that.
    let one = canonical(".Shape~4x4.Arrow~R1C1~R1C2~R2C2.~R4C1_1");
    assert!(one != canonical(".Shape~4x4.Arrow~R1C1~R1C2~R2C2.~R4C1_4"));
}
