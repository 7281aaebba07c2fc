//! Steps and ratings as JSON. The fields are described in `docs/RATING.md`.

use ninefold::rate::proof::Explained;
use ninefold::rate::{Figure, Rating};
use ninefold::technique::{Language, Step};
use serde_json::{Map, Value};

/// A step with its score or rating.
pub(crate) fn step(step: &Step, language: Language, cost: Option<Figure>) -> Value {
    let mut object = step.to_json(language);
    let name = match cost {
        Some(Figure::Tenths(_)) => "rating",
        Some(Figure::Size(_)) => "size",
        _ => "score",
    };
    if let (Some(object), Some(cost)) = (object.as_object_mut(), cost) {
        object.insert(name.to_owned(), figure(cost));
    }
    object
}

/// A step of a smallest proof.
pub(crate) fn explained(explained: &Explained, language: Language) -> Value {
    let mut object = step(&explained.step, language, Some(Figure::Size(explained.size as u32)));
    object["text"] = explained.notation(Language::English).into();
    object["reason"] = explained.explain(language).into();
    object["smallest"] = explained.is_smallest.into();
    if !explained.is_named {
        object["technique"] = Value::Null;
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

/// A level by its name, tenths with one decimal place, other figures as whole numbers.
pub(crate) fn figure(figure: Figure) -> Value {
    match figure {
        Figure::Level(_) => figure.to_string().into(),
        Figure::Score(number) | Figure::Size(number) => number.into(),
        Figure::Tenths(tenths) => (f64::from(tenths) / 10.0).into(),
    }
}
