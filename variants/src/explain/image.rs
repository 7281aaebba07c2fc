//! The image of a puzzle by which it is explained and rated.

use std::rc::Rc;

use ninefold::sorting::{sort, sort_by_number};

use super::position::{Position, SeenBy};
use super::turned::Turned;
use crate::board::{Board, Cell, House, HouseIndex, Image, Value};
use crate::puzzle::Puzzle;
use crate::rule::{Rule, RuleIndex};

impl Puzzle {
    /// One image of the puzzle, the same for all of its images: in a mirror, turned, with its rules in another order, with
    /// other digits where no rule tells digits apart, and with each number counted from the other end where rules can say
    /// that. So what is found for this one holds for all of them. It has as many solutions.
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
        Canonical::new(self).map_or_else(|| self.clone(), |canonical| canonical.image)
    }
}

/// A puzzle's canonical image, and the way back.
pub(super) struct Canonical {
    image: Puzzle,
    seen: Rc<Vec<SeenBy>>,
    pub(super) turned: Turned,
}

/// Rules, each with its place in the puzzle.
type Placed = Vec<(Rule, RuleIndex)>;

/// An image: its rules in order, and for each value of it that of the puzzle.
type Labelled = (Placed, Vec<Value>);

impl Canonical {
    /// The canonical image of a puzzle; None if it cannot be made.
    pub(super) fn new(puzzle: &Puzzle) -> Option<Self> {
        let all = if puzzle.rules().iter().all(Rule::has_images) { 8 } else { 1 };
        let images = Image::all().take(all).flat_map(|image| {
            let (board, to) = image.of(puzzle.board());
            let moved = |rule: &Rule| rule.moved(|cell| to[cell.index()]);
            let rules = puzzle.each_rule().map(|(place, rule)| (moved(rule), place)).collect();
            let labelled = labelled(&board, sorted(rules));
            labelled.into_iter().map(move |(rules, values)| {
                let (rules, places): (Vec<Rule>, Vec<RuleIndex>) = rules.into_iter().unzip();
                (board.clone(), rules, to.clone(), values, places)
            })
        });
        let (board, rules, to, values, places) =
            images.min_by(|a, b| (&a.0, &a.1).cmp(&(&b.0, &b.1)))?;
        let image = Puzzle::new(board, rules).ok()?;
        let mut cells: Vec<Cell> = puzzle.board().cells().collect();
        sort_by_number(&mut cells, |cell| to[cell.index()].index());
        let mut left: Vec<(HouseIndex, &House)> = puzzle.board().each_house().collect();
        let houses = image.board().houses().iter().map(|house| {
            let mut own: Vec<Cell> = house.cells.iter().map(|cell| cells[cell.index()]).collect();
            sort(&mut own);
            let place = left.iter().position(|(_, house)| house.cells == own)?;
            Some(left.remove(place).0)
        });
        let houses = houses.collect::<Option<_>>()?;
        let seen = Rc::new(super::position::seen(&image));
        Some(Canonical { image, seen, turned: Turned { cells, values, houses, rules: places } })
    }

    /// The position that a position of the puzzle is in the image.
    pub(super) fn position<'a>(&'a self, position: &'a Position<'_>) -> Position<'a> {
        position.image(&self.image, &self.seen, &self.turned)
    }
}

fn sorted(mut rules: Placed) -> Placed {
    rules.sort_unstable();
    rules
}

/// The rules with other labels: digits in the order of their first givens if no rule tells them apart; else as they are,
/// and counted from the other end.
fn labelled(board: &Board, rules: Placed) -> Vec<Labelled> {
    let all = |with: &dyn Fn(&Rule) -> Option<Rule>| {
        let labelled = rules.iter().map(|(rule, place)| Some((with(rule)?, *place)));
        labelled.collect::<Option<Placed>>().map(sorted)
    };
    let given: Vec<&Rule> = rules.iter().map(|(rule, _)| rule).collect();
    let named = first_givens(board, &given).and_then(|order| {
        let mut names = order.clone();
        for (place, value) in order.iter().zip(board.values().iter()) {
            names[place.index()] = value;
        }
        Some((all(&|rule| rule.relabelled(&names))?, order))
    });
    if let Some(named) = named {
        return vec![named];
    }
    let values: Vec<Value> = board.values().iter().collect();
    let reversed = all(&|rule| Some(rule.reversed(board)?.moved(|cell| cell)));
    let reversed = reversed.map(|rules| (rules, values.iter().rev().copied().collect()));
    [Some((rules, values)), reversed].into_iter().flatten().collect()
}

/// The values in the order of their first givens in sorted rules. None if a cell is given with several values, since these
/// have no order.
fn first_givens(board: &Board, rules: &[&Rule]) -> Option<Vec<Value>> {
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
    Some(order)
}
