//! Collections of variants.

use anyhow::{Context, Result};
use clap::Args;
use ninefold_variants::format::read_large;
use serde_json::Value as Json;
use std::collections::HashMap;
use std::path::{Path, PathBuf};

/// Which puzzles are measured, and whether each is shown.
#[derive(Args)]
pub(crate) struct Chosen {
    /// Files with a grid of more than 32 rows, or with a puzzle in each line: in any notation of variants, or as a
    /// JSON object with `input` in such a notation, `set`, `name` and perhaps `solution`; or a JSON array of lists of a
    /// name, the payload of a link to f-puzzles and the solution
    #[arg(required = true)]
    files: Vec<PathBuf>,

    /// Print a line for each puzzle, too
    #[arg(long)]
    pub(crate) each: bool,

    /// Only the sets whose name contains this
    #[arg(long)]
    set: Option<String>,

    /// Only the puzzles whose name contains this
    #[arg(long)]
    name: Option<String>,
}

impl Chosen {
    /// The puzzles.
    ///
    /// # Errors
    /// If a file cannot be read.
    pub(crate) fn items(&self) -> Result<Vec<Item>> {
        let has = |text: &str, part: &Option<String>| {
            part.as_ref().is_none_or(|part| text.contains(part.as_str()))
        };
        let mut all = Vec::new();
        for file in &self.files {
            all.extend(items(file)?);
        }
        all.retain(|item| has(&item.set, &self.set) && has(&item.name, &self.name));
        Ok(all)
    }
}

/// A puzzle with what is known about it.
pub(crate) struct Item {
    pub(crate) set: String,
    pub(crate) name: String,
    pub(crate) text: String,
    pub(crate) solution: Option<String>,
}

/// The puzzles of a file.
fn items(file: &Path) -> Result<Vec<Item>> {
    let text = std::fs::read_to_string(file).with_context(|| file.display().to_string())?;
    let set = file.file_stem().map_or(String::new(), |name| name.to_string_lossy().into_owned());
    if read_large(&text).is_some() {
        return Ok(vec![Item { set: "large".to_owned(), name: set, text, solution: None }]);
    }
    let json: Option<Vec<Json>> = serde_json::from_str(&text).ok();
    let lines: Vec<String> = match json {
        Some(values) => values.iter().map(Json::to_string).collect(),
        None => text.lines().map(str::to_owned).collect(),
    };
    let lines = lines.into_iter().enumerate().filter(|(_, line)| !line.trim().is_empty());
    let mut items: Vec<Item> = lines.map(|(number, line)| item(&set, number + 1, line)).collect();
    // A puzzle may be the name of another one.
    let named: HashMap<String, String> =
        items.iter().map(|item| (item.name.clone(), item.text.clone())).collect();
    for item in &mut items {
        if let Some(text) = named.get(&item.text) {
            item.text.clone_from(text);
        }
    }
    Ok(items)
}

fn item(set: &str, number: usize, line: String) -> Item {
    let json: Json = serde_json::from_str(&line).unwrap_or_default();
    if let Some([Json::String(name), Json::String(link), Json::String(solution)]) =
        json.as_array().map(Vec::as_slice)
    {
        let (name, set, solution) = (name.clone(), set.to_owned(), Some(solution.clone()));
        return Item { set, name, text: format!("https://f-puzzles.com/?load={link}"), solution };
    }
    let field = |name: &str| json.get(name).and_then(Json::as_str).map(str::to_owned);
    let name = field("name")
        .or_else(|| field("title"))
        .or_else(|| field("file"))
        .unwrap_or_else(|| number.to_string());
    let set = field("set").unwrap_or_else(|| set.to_owned());
    match field("input").or_else(|| field("fpuzzles")) {
        Some(text) => Item { set, name, text, solution: field("solution") },
        None => Item { set, name, text: line, solution: None },
    }
}
