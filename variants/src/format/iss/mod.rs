//! Constraint strings of Interactive Sudoku Solver, such as `.Cage~15~R1C1~R1C2.Thermo~R2C2~R3C3`.
//!
//! They follow the program's `js/sudoku_constraint.js` and `js/solver/sudoku_builder.js`
//! (<https://github.com/sigh/Interactive-Sudoku-Solver>). Three things are easily mistaken: cells count in
//! base 17 (`R1Cg`), lines in tens (`C16`); marks lie between all neighbours of a list; of two different clues
//! at one place the program silently keeps the last, so they are refused.

mod bits;
mod clues;
mod item;
mod machine;
mod named;
mod regex;
mod rules;
mod shape;
mod write;

pub(super) use write::write;

use super::{Draft, Malformed};
use crate::error::Error;
use crate::rule::{Negative, Relation, Rule};
use item::Item;
use ninefold::Language;
use ninefold::text::unescaped;
use shape::Shape;

/// Whether a text is a constraint string: it starts with a dot, and a tilde, letters with a tilde or a name such as
/// `AntiKnight` follow. Grids of letters start with dots too.
pub(super) fn recognises(text: &str) -> bool {
    if linked(text).is_some() {
        return true;
    }
    let Some(rest) = text.trim_start().strip_prefix('.') else { return false };
    let name = rest.split(['.', '~']).map(str::trim).find(|part| !part.is_empty());
    let mut letters = name.unwrap_or_default().chars();
    let capital = letters.next().is_some_and(|c| c.is_ascii_uppercase());
    let small = letters.any(|c| c.is_ascii_lowercase());
    let named = rest.trim_start_matches(|c: char| c.is_ascii_alphabetic());
    named.starts_with('~') || capital && (small || rest.contains('~'))
}

/// The constraint string in a link to the program, if a text is one.
fn linked(text: &str) -> Option<String> {
    let link = text.split_whitespace().next().filter(|text| text.contains("://"))?;
    let (_, rest) = link.split_once("Interactive-Sudoku-Solver")?;
    let (_, query) = rest.split_once(['?', '#'])?;
    query.split(['&', '#']).find_map(|part| part.strip_prefix("q=")).map(unescaped)
}

/// Reads a constraint string, or a link with one.
pub(super) fn read(text: &str) -> Result<Draft, Malformed> {
    let Some(inside) = linked(text) else { return read_items(text) };
    // An error inside has a place of its own, which nobody sees; the message gives the link's.
    let at_link = |error: Malformed| Malformed::at(text, 0, error.error);
    // The program's link may also hold a puzzle in another form, but no other link.
    let format = super::Format::of(&inside).filter(|_| !inside.contains("://"));
    let read = format.map_or_else(|| read_items(&inside), |format| format.open(&inside));
    let mut draft = read.map_err(at_link)?;
    draft.unknown = draft.unknown.into_iter().map(at_link).collect();
    Ok(draft)
}

fn read_items(text: &str) -> Result<Draft, Malformed> {
    let items = item::items(text)?;
    let shape = Shape::new(text, &items)?;
    let mut draft = Draft::new(shape.board.clone());
    // Where the rule of an outside clue or a quadruple stands.
    let mut places: Vec<(String, usize)> = Vec::new();
    // How the cells beside the board are called, which items that are not understood make.
    let made: Vec<String> = items.iter().filter_map(Item::makes).collect();
    for item in items.iter().filter(|item| !shape::NAMES.contains(&&*item.name)) {
        let mut read = || {
            let title = |rule: &Rule| rule.title(&shape.board, Language::English);
            for (key, rule) in clues::read(item, &shape)? {
                match places.iter().find(|(known, _)| *known == key) {
                    Some(&(_, place)) if title(&draft.rules[place]) == title(&rule) => {}
                    Some(_) => return Err(clues::doubled(item)),
                    None => {
                        places.push((key, draft.rules.len()));
                        draft.push(rule)?;
                    }
                }
            }
            if clues::is_clue(&item.name) || STRICT.contains(&&*item.name) {
                return Ok(());
            }
            add(&mut draft, &shape, item)
        };
        let read = read().map_err(|error| match item.speaks_of(&made) {
            true => Error::unknown(item.called(), item.excerpt()),
            false => error,
        });
        let read = read.map_err(|error| Malformed::at(text, item.at, error));
        read.or_else(|error| draft.missed(error))?;
    }
    for item in &items {
        let relations = match &*item.name {
            "StrictKropki" => vec![Relation::Difference(1), Relation::Ratio(2)],
            "StrictXV" => vec![Relation::Sum(5), Relation::Sum(10)],
            _ => continue,
        };
        let marked = draft.rules.iter().filter_map(|rule| match rule {
            Rule::Mark { cells, relation } if relations.contains(relation) => Some(*cells),
            _ => None,
        });
        let negative = Negative { marked: marked.collect(), relations };
        draft
            .push(Rule::Negative(negative))
            .map_err(|error| Malformed::at(text, item.at, error))?;
    }
    Ok(draft)
}

/// Negatives, which are read when all marks are known.
const STRICT: &[&str] = &["StrictKropki", "StrictXV"];

/// Adds the rules of an item, and of those inside it.
fn add(draft: &mut Draft, shape: &Shape, item: &Item) -> Result<(), Error> {
    match &*item.name {
        "And" => item.inner.iter().try_for_each(|inner| add(draft, shape, inner)),
        "Replicate" => {
            let Some((origin, targets)) = item::targets(item, shape)? else { return Ok(()) };
            for target in targets {
                for inner in &item.inner {
                    add(draft, shape, &inner.moved(shape, origin, target)?)?;
                }
            }
            Ok(())
        }
        "Quad" => clues::read(item, shape)?.into_iter().try_for_each(|(_, rule)| draft.push(rule)),
        _ => rules::read(item, shape)?.into_iter().try_for_each(|rule| draft.push(rule)),
    }
}
