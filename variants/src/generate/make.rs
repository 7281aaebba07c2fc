//! The steps from a request to a puzzle.

use std::collections::BTreeMap;

use ninefold::generate::{PatternSymmetry, Random, Seed};

use super::draw::{self, Solved};
use super::request::{NotMade, Request, Wanted};
use super::unique::Making;
use super::{jigsaw, solution};
use crate::board::{Board, Value};
use crate::error::{Why, why};
use crate::explain::Level;
use crate::outcome::{Budget, Ended};
use crate::puzzle::Puzzle;
use crate::rule::{Kind, Rule};

/// A puzzle that was made.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Made {
    /// The puzzle, which has one solution.
    pub puzzle: Puzzle,
    /// Its solution.
    pub solution: Vec<Value>,
}

/// A random puzzle. It was proved to have one solution.
///
/// ```
/// use ninefold_variants::generate::{Request, Seed, puzzle};
/// use ninefold_variants::{Budget, Kind};
///
/// let mut request = Request::new([Kind::Cage, Kind::Thermometer]);
/// request.size = 6;
/// let made = puzzle(&request, Seed(1))?;
/// assert_eq!(made.puzzle.count(2, Budget::UNLIMITED).found, 1);
/// # Ok::<(), ninefold_variants::generate::NotMade>(())
/// ```
///
/// # Errors
/// If no puzzle can be so, or none is found.
pub fn puzzle(request: &Request, seed: Seed) -> Result<Made, NotMade> {
    puzzle_within(request, seed, Budget::UNLIMITED)
}

/// The same, given up when the time is over; a clock then decides whether there is a puzzle, but never which.
///
/// # Errors
/// As [`puzzle`], or if the time did not suffice.
pub fn puzzle_within(request: &Request, seed: Seed, budget: Budget<'_>) -> Result<Made, NotMade> {
    request.check()?;
    let mut trouble: BTreeMap<String, (u32, Why)> = BTreeMap::new();
    for start in 0..request.starts {
        let made = attempt(request, budget, &mut Random::new(seed.nth(start.into())));
        if budget.is_over() {
            return Err(NotMade::Late);
        }
        match made {
            Ok(made) => return Ok(made),
            Err(why) if why == no_solution(request.size) => return Err(NotMade::Impossible(why)),
            Err(why) => trouble.entry(why.to_string()).or_insert((0, why)).0 += 1,
        }
    }
    let most = trouble.into_values().max_by_key(|(count, _)| *count);
    let most = most.map_or_else(|| why!("no start", "시도하지 않았습니다"), |(_, why)| why);
    Err(NotMade::NotFound { starts: request.starts, most })
}

/// The largest cage for puzzles up to a level.
fn largest_cage(hardest: Level) -> usize {
    match hardest {
        Level::Easy => 3,
        Level::Medium => 4,
        Level::Hard => 5,
        Level::Unfair | Level::Extreme => 6,
    }
}

fn attempt(request: &Request, budget: Budget<'_>, random: &mut Random) -> Result<Made, Why> {
    let board = match request.jigsaw {
        true => jigsaw::board(request.size, request.symmetry, random)?,
        false => Board::square(request.size)?,
    };
    let whole = draw::whole(request, &board);
    let bare = Puzzle::new(board.clone(), whole.clone())?;
    let solution = solution::random(&bare, budget, random).map_err(|ended| match ended {
        Ended::All if !request.jigsaw => no_solution(request.size),
        _ => why!(
            "no solution of the rules of the whole board was found",
            "판 전체의 규칙에 맞는 해를 찾지 못했습니다"
        ),
    })?;
    let solved = Solved::new(&board, &solution);
    let largest = largest_cage(*request.levels.end());
    let mut rules = whole.clone();
    rules.extend(draw::onto(request, &solved, largest, random));
    for wanted in &request.rules {
        missing(wanted.kind, &rules)?;
    }
    let least = request.givens.as_ref().map_or(0, |givens| *givens.start());
    // Cages of a wanted number are not divided.
    let is_counted = |wanted: &Wanted| wanted.kind == Kind::Cage && wanted.count.is_some();
    let splits = least == 0
        && request.symmetry == PatternSymmetry::Any
        && !request.rules.iter().any(is_counted);
    let mut making = Making::new(board, rules, solution, request.symmetry, budget)?;
    making.make_unique(splits, random)?;
    if !making.reduce(request.minimal, random) {
        return Err(not_needed());
    }
    if splits && *request.levels.start() > Level::Easy {
        making.join_cages(largest, random)?;
    }
    if request.minimal {
        if !making.reduce_rules(|rule| !whole.contains(rule), random) {
            return Err(not_needed());
        }
        for wanted in &request.rules {
            missing(wanted.kind, making.rules())?;
        }
    }
    let most = request.givens.as_ref().map_or(usize::MAX, |givens| *givens.end());
    fill(request, budget, &mut making, least, most, random)?;
    let puzzle = making.puzzle()?;
    making.prove(&puzzle)?;
    if *request.levels.start() > Level::Easy {
        let below = Level::ALL.iter().take_while(|level| *level < request.levels.start()).last();
        if below.is_some_and(|below| puzzle.is_within(*below, budget)) {
            return Err(too_easy());
        }
    }
    Ok(Made { puzzle, solution: making.solution().to_vec() })
}

fn no_solution(size: usize) -> Why {
    why!(
        "these rules leave no solution on a {size}×{size} board",
        "{size}×{size} 판에는 이 규칙들에 맞는 해가 없습니다"
    )
}

fn missing(kind: Kind, rules: &[Rule]) -> Result<(), Why> {
    match rules.iter().any(|rule| rule.kind() == kind) {
        true => Ok(()),
        false => {
            let (name, korean) = (kind.name(), kind.entry().korean);
            Err(why!("no rule {name} was left", "{korean} 규칙이 남지 않았습니다"))
        }
    }
}

fn not_needed() -> Why {
    why!("a rule or digit was perhaps not needed", "필요 없을 수도 있는 규칙이나 숫자가 남았습니다")
}

fn too_easy() -> Why {
    why!("the puzzle was too easy", "퍼즐이 너무 쉬웠습니다")
}

/// Gives more digits until there are enough and the puzzle is not too hard.
fn fill(
    request: &Request,
    budget: Budget<'_>,
    making: &mut Making<'_>,
    least: usize,
    most: usize,
    random: &mut Random,
) -> Result<(), Why> {
    let hardest = *request.levels.end();
    let is_fine = |making: &Making<'_>| {
        let is_easy = hardest == Level::Extreme
            || making.puzzle().is_ok_and(|puzzle| puzzle.is_within(hardest, budget));
        is_easy && making.givens() >= least
    };
    let order = making.open(random);
    // The fewest further groups that suffice: more never make a puzzle harder.
    let (mut low, mut high) = (0, order.len());
    if !is_fine(making) {
        if request.minimal {
            return Err(why!(
                "the puzzle was too hard, or had too few digits",
                "퍼즐이 너무 어렵거나 숫자가 모자랐습니다"
            ));
        }
        while low + 1 < high {
            let middle = (low + high) / 2;
            making.give(&order[low..middle], true);
            if is_fine(making) {
                making.give(&order[low..middle], false);
                high = middle;
            } else {
                low = middle;
            }
        }
        making.give(&order[low..high], true);
    }
    match making.givens() <= most {
        true => Ok(()),
        false => Err(why!("too many digits were needed", "숫자가 너무 많이 필요했습니다")),
    }
}
