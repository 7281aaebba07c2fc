//! Steps and ratings as JSON. The fields are described in `docs/RATING.md`.

use ninefold::rate::{Figure, Rating};
use ninefold::technique::{Language, Step};
use ninefold::text::Record;
use serde_json::{Map, Value, json};

/// A step with its score or rating.
pub(crate) fn step(step: &Step, language: Language, counted: Option<Figure>) -> Value {
    let mut object = step.to_json(language);
    let name = match counted {
        Some(Figure::Tenths(_)) => "rating",
        Some(Figure::Size(_)) => "size",
        _ => "score",
    };
    if let (Some(object), Some(counted)) = (object.as_object_mut(), counted) {
        object.insert(name.to_owned(), figure(counted));
    }
    object
}

/// What a rating says: its figures, hardest technique and the number of steps by technique, which are
/// null where the scale counts none.
pub(crate) fn rating(rating: &Rating) -> Map<String, Value> {
    let techniques: Map<String, Value> = rating
        .techniques()
        .map(|(technique, count)| (technique.entry().code.to_owned(), count.into()))
        .collect();
    let mut map = Map::new();
    map.insert("solved".to_owned(), rating.is_solved().into());
    map.extend(figures(rating));
    let hardest = rating.hardest().map(|technique| technique.entry().code);
    map.insert("hardest".to_owned(), hardest.into());
    let counts = counts_steps(rating);
    map.insert("count".to_owned(), counts.then(|| rating.steps()).into());
    map.insert("techniques".to_owned(), counts.then_some(techniques).into());
    map
}

/// Whether a rating counts steps and techniques. The proof size is found without a path.
pub(crate) fn counts_steps(rating: &Rating) -> bool {
    !rating.figures().any(|(_, figure)| matches!(figure, Figure::Size(_)))
}

/// The figures of a rating by name.
pub(crate) fn figures(rating: &Rating) -> impl Iterator<Item = (String, Value)> + '_ {
    rating.figures().map(|(name, figure)| (name.to_owned(), self::figure(figure)))
}

/// The line of a puzzle that has no answer: its text, and why.
pub(crate) fn error(record: &Record, word: &str) -> Value {
    let puzzle = record
        .clues
        .as_ref()
        .map_or_else(|_| record.notes.source.clone(), |clues| clues.grid().to_string());
    json!({ "puzzle": puzzle, "error": word })
}

/// A level by its name, tenths with one decimal place, other figures as whole numbers.
pub(crate) fn figure(figure: Figure) -> Value {
    match figure {
        Figure::Level(_) => figure.to_string().into(),
        Figure::Score(number) | Figure::Size(number) => number.into(),
        Figure::Tenths(tenths) => (f64::from(tenths) / 10.0).into(),
    }
}
