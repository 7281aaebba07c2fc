//! The image by which a puzzle is rated.

use crate::board::{Board, Image, Value};
use crate::puzzle::Puzzle;
use crate::rule::Rule;

impl Puzzle {
    /// One image of the puzzle, the same for all of its images: in a mirror, turned, with its rules in another order, with
    /// other digits where no rule tells digits apart, and with each number counted from the other end where rules can say
    /// that. What is told of this one alone is therefore the same for all of them. It has as many solutions.
    ///
    /// ```
    /// use ninefold_variants::Puzzle;
    ///
    /// let puzzle: Puzzle = ".Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4".parse()?;
    /// let mirrored: Puzzle = ".Shape~4x4.~R1C2_4.Cage~3~R1C4~R1C3".parse()?;
    /// assert_eq!(puzzle.canonical(), mirrored.canonical());
    /// # Ok::<(), ninefold_variants::format::Malformed>(())
    /// ```
    pub fn canonical(&self) -> Puzzle {
        let all = if self.rules().iter().all(Rule::has_images) { 8 } else { 1 };
        let images = Image::all().take(all).flat_map(|image| {
            let (board, to) = image.of(self.board());
            let moved = self.rules().iter().map(|rule| rule.moved(|cell| to[cell.index()]));
            let labelled = labelled(&board, sorted(moved.collect()));
            labelled.into_iter().map(move |rules| (board.clone(), rules))
        });
        let least = images.min().and_then(|(board, rules)| Puzzle::new(board, rules).ok());
        least.unwrap_or_else(|| self.clone())
    }
}

fn sorted(mut rules: Vec<Rule>) -> Vec<Rule> {
    rules.sort_unstable();
    rules
}

/// The rules with other labels: digits in the order of their first givens if no rule tells them apart; else as they are,
/// and counted from the other end.
fn labelled(board: &Board, rules: Vec<Rule>) -> Vec<Vec<Rule>> {
    let named = first_givens(board, &rules).and_then(|names| {
        rules.iter().map(|rule| rule.relabelled(&names)).collect::<Option<Vec<Rule>>>()
    });
    if let Some(named) = named {
        return vec![sorted(named)];
    }
    let reversed: Option<Vec<Rule>> = rules.iter().map(|rule| rule.reversed(board)).collect();
    let reversed =
        reversed.map(|all| sorted(all.iter().map(|rule| rule.moved(|cell| cell)).collect()));
    [Some(rules), reversed].into_iter().flatten().collect()
}

/// A name for each value: a number in the order of the first givens in sorted rules. None if a cell is given with several
/// values, since these have no order.
fn first_givens(board: &Board, rules: &[Rule]) -> Option<Vec<Value>> {
    let mut order: Vec<Value> = Vec::new();
    for rule in rules {
        if let Rule::Allowed { values, .. } = rule {
            let value = values.only()?;
            if !order.contains(&value) {
                order.push(value);
            }
        }
    }
    order.extend(board.values().iter().filter(|value| !order.contains(value)).collect::<Vec<_>>());
    let mut names = order.clone();
    for (place, value) in order.iter().zip(board.values().iter()) {
        names[place.index()] = value;
    }
    Some(names)
}
