//! Levels of variants: whether work rises in a known order, and whether images of a puzzle have one level.

use anyhow::{Context, Result};
use clap::Args;
use ninefold_variants::explain::{Explainer, Level, Position, Rating, Technique};
use ninefold_variants::format::{Draft, Format};
use ninefold_variants::{Budget, Puzzle};
use serde_json::{Value as Json, json};
use std::num::NonZero;
use std::time::Duration;

use crate::collection::{Chosen, Item};
use crate::measure::{correlation, head, ranks, row};

#[derive(Args)]
pub(crate) struct Levels {
    #[command(flatten)]
    chosen: Chosen,

    /// Rate one puzzle of this many
    #[arg(long, default_value = "1")]
    every: NonZero<usize>,

    /// Rate each puzzle in five images: as it is, mirrored, transposed, and turned by 90° and by 180°
    #[arg(long)]
    images: bool,

    /// Seconds for a path at most
    #[arg(long, default_value_t = 20.0)]
    limit: f64,
}

/// A collection is divided into this many parts to see whether work rises.
const PARTS: usize = 5;

impl Levels {
    pub(crate) fn run(&self) -> Result<()> {
        let items: Vec<Item> = self.chosen.items()?.into_iter().step_by(self.every.get()).collect();
        let mut puzzles = Vec::new();
        for item in &items {
            let puzzle = item.text.parse::<Puzzle>();
            puzzles.push(puzzle.with_context(|| format!("{}, {}", item.set, item.name))?);
        }
        if self.images { self.compare(&items, &puzzles) } else { self.order(&items, &puzzles) }
    }

    /// The rating, and whether a step is by the 45 rule.
    fn rate(&self, puzzle: &Puzzle) -> (Rating, bool) {
        let mut explainer = Explainer::new(puzzle, Technique::Cases);
        let limit = Budget::within(Duration::from_secs_f64(self.limit));
        let path = explainer.path(Position::new(puzzle), limit, |_, _| true);
        let is_total = path.steps.iter().any(|step| step.technique == Technique::Total);
        (Rating::of(&path), is_total)
    }

    /// Prints how work goes with the place of a puzzle in its collection.
    fn order(&self, items: &[Item], puzzles: &[Puzzle]) -> Result<()> {
        let rated: Vec<_> = puzzles.iter().map(|puzzle| self.rate(puzzle)).collect();
        for (item, (rating, _)) in items.iter().zip(&rated).filter(|_| self.chosen.each) {
            println!("{}\t{}\t{}\t{}", item.set, item.name, rating.level, rating.work);
        }
        let columns = ["part", "puzzles", "median work", "45 rule %"].map(String::from);
        head(columns.into_iter().chain(Level::ALL.iter().map(Level::to_string)));
        for (number, part) in rated.chunks(rated.len().div_ceil(PARTS).max(1)).enumerate() {
            let mut work: Vec<usize> = part.iter().map(|(rating, _)| rating.work).collect();
            work.sort_unstable();
            let totals = part.iter().filter(|(_, is_total)| *is_total).count();
            let cells = [number + 1, part.len(), work[work.len() / 2], 100 * totals / part.len()];
            let of =
                |level: &Level| part.iter().filter(|(rating, _)| rating.level == *level).count();
            row(cells
                .into_iter()
                .chain(Level::ALL.iter().map(of))
                .map(|number| number.to_string()));
        }
        let works: Vec<f64> = rated.iter().map(|(rating, _)| rating.work as f64).collect();
        let places: Vec<f64> = (0..rated.len()).map(|place| place as f64).collect();
        println!(
            "\nRank correlation of work and place: {:.2}",
            correlation(&ranks(&works), &places)
        );
        Ok(())
    }

    /// Prints how many puzzles have one level in all images, and how far the work of an image is from the mean.
    fn compare(&self, items: &[Item], puzzles: &[Puzzle]) -> Result<()> {
        let (mut same, mut unsolved, mut apart) = (0, 0, Vec::new());
        for (item, puzzle) in items.iter().zip(puzzles) {
            let images = IMAGES.iter().map(|(_, image)| Ok(self.rate(&turned(puzzle, image)?).0));
            let ratings = images.collect::<Result<Vec<Rating>>>()?;
            let has_one_level = ratings.iter().all(|rating| rating.level == ratings[0].level);
            same += usize::from(has_one_level);
            if self.chosen.each || !has_one_level {
                let shown = IMAGES
                    .iter()
                    .zip(&ratings)
                    .map(|((name, _), rating)| format!("{name} {} {}", rating.level, rating.work));
                println!("{}\t{}\t{}", item.set, item.name, shown.collect::<Vec<_>>().join("\t"));
            }
            if !ratings.iter().all(|rating| rating.solved) {
                unsolved += 1;
                continue;
            }
            let all: f64 = ratings.iter().map(|rating| rating.work as f64).sum();
            let mean = all / ratings.len() as f64;
            apart.extend(ratings.iter().map(|it| 100.0 * (it.work as f64 - mean).abs() / mean));
        }
        apart.sort_by(f64::total_cmp);
        let (middle, most) = (apart.get(apart.len() / 2), apart.last());
        head(["puzzles", "one level", "not solved", "median %", "most %"].map(String::from));
        let share = |share: Option<&f64>| format!("{:.1}", share.copied().unwrap_or_default());
        let counts = [puzzles.len(), same, unsolved].map(|count| count.to_string());
        row(counts.into_iter().chain([share(middle), share(most)]));
        Ok(())
    }
}

/// Where a cell goes: the row and the column from the first one, from the last row and column.
type Image = fn((usize, usize), (usize, usize)) -> (usize, usize);

const IMAGES: [(&str, Image); 5] = [
    ("as it is", |cell, _| cell),
    ("mirrored", |(row, column), (_, last)| (row, last - column)),
    ("transposed", |(row, column), _| (column, row)),
    ("turned by 90°", |(row, column), (last, _)| (column, last - row)),
    ("turned by 180°", |(row, column), (last_row, last)| (last_row - row, last - column)),
];

/// An image of a puzzle. Its own JSON names each cell, so that these names say all.
fn turned(puzzle: &Puzzle, image: &Image) -> Result<Puzzle> {
    let mut json: Json = serde_json::from_str(&Format::OWN.write(&Draft::from(puzzle))?.text)?;
    let last = (puzzle.board().rows() - 1, puzzle.board().columns() - 1);
    rename(&mut json, &|cell| image(cell, last));
    let is_transposed = image((0, 1), last).0 != image((0, 0), last).0;
    if is_transposed {
        (json["rows"], json["columns"]) = (json!(last.1 + 1), json!(last.0 + 1));
    }
    Ok(Format::OWN.read(&json.to_string())?.puzzle()?)
}

/// Puts the name of its image in the place of each cell's name.
fn rename(json: &mut Json, image: &dyn Fn((usize, usize)) -> (usize, usize)) {
    match json {
        Json::Array(items) => items.iter_mut().for_each(|item| rename(item, image)),
        Json::Object(members) => members.values_mut().for_each(|member| rename(member, image)),
        Json::String(text) => {
            let cell = text.strip_prefix('r').and_then(|rest| rest.split_once('c'));
            let from_one = |number: &str| number.parse::<usize>().ok()?.checked_sub(1);
            let place = cell.and_then(|(row, column)| Some((from_one(row)?, from_one(column)?)));
            if let Some(place) = place {
                let (row, column) = image(place);
                *text = format!("r{}c{}", row + 1, column + 1);
            }
        }
        _ => {}
    }
}
