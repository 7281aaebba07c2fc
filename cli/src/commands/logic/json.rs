//! Steps and ratings as JSON. The fields are described in `docs/RATING.md`.

use ninefold::Language;
use ninefold::rate::proof::Explained;
use ninefold::rate::{Figure, Rating, Scale};
use ninefold::technique::Step;
use serde_json::{Map, Value};

/// A step with what it counts on a scale.
pub(crate) fn step(step: &Step, language: Language, counts: Option<(&Scale, Figure)>) -> Value {
    let mut object = step.to_json(language);
    if let (Some(object), Some((scale, counts))) = (object.as_object_mut(), counts) {
        object.insert(scale.step_figure().to_owned(), figure(counts));
    }
    object
}

/// A step of a smallest proof.
pub(crate) fn explained(explained: &Explained, language: Language) -> Value {
    let size = Figure::Size(explained.size as u32);
    let mut object = step(&explained.step, language, Some((&Scale::PROOF, size)));
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
    let counts = rating.scale().counts_steps();
    map.insert("count".to_owned(), counts.then(|| rating.steps()).into());
    map.insert("techniques".to_owned(), counts.then_some(techniques).into());
    map
}

/// The figures of a rating by name.
pub(crate) fn figures(rating: &Rating) -> impl Iterator<Item = (String, Value)> + '_ {
    rating.figures().map(|(name, figure)| (name.to_owned(), self::figure(figure)))
}

/// A score and a size as whole numbers, tenths with one decimal place, others by their names.
pub(crate) fn figure(figure: Figure) -> Value {
    match figure {
        Figure::Score(number) | Figure::Size(number) => number.into(),
        Figure::Tenths(tenths) => f64::from(tenths).into(),
        _ => figure.to_string().into(),
    }
}
