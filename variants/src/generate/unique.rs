//! Clues until there is one solution, then fewer.

use ninefold::generate::{PatternSymmetry, Random};
use ninefold::sorting::sort_by_number;

use super::draw::{Solved, cage, images, with_images};
use crate::board::{Board, Cell, Value, Values};
use crate::error::{Error, Why, why};
use crate::outcome::{Budget, Ended};
use crate::puzzle::Puzzle;
use crate::rule::{Rule, RuleIndex, parts};

/// A question about 81 cells that needs more guesses has no answer; about more cells, fewer.
const GUESSES: u64 = 2_000;

/// The proof at the end may take this many times more.
const PROOF: u64 = 20;

/// This many sets of values are tried for another solution that differs in these alone.
const NEAR: u32 = 100;

/// A set of values that needs more guesses is given up.
const CLOSE: u64 = 100;

/// A puzzle that is being made: rules, and given digits, which are kept apart.
pub(super) struct Making<'b> {
    board: Board,
    solution: Vec<Value>,
    /// All but the given digits.
    puzzle: Puzzle,
    symmetry: PatternSymmetry,
    /// The cells that are given together.
    groups: Vec<Vec<Cell>>,
    given: Vec<bool>,
    /// Once its time is over, whatever is made is not used.
    budget: Budget<'b>,
}

/// Whether there is another solution.
enum Other {
    /// There is none.
    None,
    /// This one.
    Some(Vec<Value>),
    /// Nobody knows.
    Unknown,
}

impl<'b> Making<'b> {
    /// Without given digits.
    pub(super) fn new(
        board: Board,
        rules: Vec<Rule>,
        solution: Vec<Value>,
        symmetry: PatternSymmetry,
        budget: Budget<'b>,
    ) -> Result<Self, Error> {
        let mut groups: Vec<Vec<Cell>> = Vec::new();
        for cell in board.cells() {
            if groups.iter().all(|group| !group.contains(&cell)) {
                // Images of single cells overlap only where they are the same.
                let images = images(&board, symmetry, &[cell]).unwrap_or_default();
                groups.push(images.concat());
            }
        }
        let given = vec![false; groups.len()];
        let puzzle = Puzzle::new(board.clone(), rules)?;
        Ok(Making { board, solution, puzzle, symmetry, groups, given, budget })
    }

    /// The candidates that a puzzle's own rules and the given digits leave.
    fn start(&self, puzzle: &Puzzle) -> Vec<Values> {
        let mut start = puzzle.start(self.budget);
        for (group, _) in self.groups.iter().zip(&self.given).filter(|(_, given)| **given) {
            for cell in group {
                start[cell.index()] &= Values::of(self.solution[cell.index()]);
            }
        }
        start
    }

    fn guesses(&self) -> u64 {
        (GUESSES * 81 / self.solution.len() as u64).min(GUESSES)
    }

    fn other(&self, puzzle: &Puzzle) -> Other {
        self.other_within(puzzle, self.guesses())
    }

    fn other_within(&self, puzzle: &Puzzle, guesses: u64) -> Other {
        let mut other = None;
        let budget = self.budget.with_guesses(guesses);
        let ended = puzzle.solutions_within(self.start(puzzle), budget, |values| {
            other = (values != self.solution).then(|| values.to_vec());
            other.is_none()
        });
        match other {
            Some(other) => Other::Some(other),
            None if ended == Ended::All => Other::None,
            None => Other::Unknown,
        }
    }

    /// Adds clues until there is one solution: where `splits`, a cage is split in two, otherwise digits are
    /// given in which two solutions differ.
    pub(super) fn make_unique(&mut self, splits: bool, random: &mut Random) -> Result<(), Error> {
        while !self.budget.is_over() {
            let mut cells: Vec<usize> = match self.other(&self.puzzle) {
                Other::None => return Ok(()),
                Other::Some(other) => {
                    (0..other.len()).filter(|&cell| other[cell] != self.solution[cell]).collect()
                }
                Other::Unknown => (0..self.solution.len()).collect(),
            };
            random.shuffle(&mut cells);
            if splits && self.split(&cells, random)? {
                continue;
            }
            let open = |group: &usize| !self.given[*group];
            let holds = |group: &usize, cell: usize| {
                self.groups[*group].iter().any(|other| other.index() == cell)
            };
            let group = cells.iter().find_map(|&cell| {
                (0..self.groups.len()).filter(open).find(|group| holds(group, cell))
            });
            match group {
                Some(group) => self.given[group] = true,
                // All differing cells are given: the search was wrong, or the solution breaks a rule.
                None => return Err(Error::Board(why!("no solution", "해가 없습니다"))),
            }
        }
        Ok(())
    }

    /// Splits a cage with one of the cells in two. Returns whether there is one.
    fn split(&mut self, cells: &[usize], random: &mut Random) -> Result<bool, Error> {
        let solved = Solved::new(&self.board, &self.solution);
        let mut rules = self.puzzle.rules().to_vec();
        let found = cells.iter().find_map(|&cell| {
            rules.iter().position(|rule| {
                matches!(rule, Rule::Cage { cells, .. } if cells.len() > 2 && cells.iter().any(|c| c.index() == cell))
            })
        });
        let Some(number) = found else { return Ok(false) };
        let all = rules[number].cells(&self.board);
        // A single cell has no cage: its digit is given.
        let sizes = if all.len() > 3 { 2..=all.len() - 2 } else { 1..=1 };
        let size = sizes.start() + random.below((sizes.end() - sizes.start()) as u32 + 1) as usize;
        let Some([first, second]) = halves(&self.board, &all, size, random) else {
            return Ok(false);
        };
        if let [alone] = first[..]
            && let Some(group) = self.groups.iter().position(|group| group.contains(&alone))
        {
            self.given[group] = true;
            rules[number] = cage(&solved, second);
        } else {
            rules[number] = cage(&solved, first);
            rules.push(cage(&solved, second));
        }
        self.puzzle = Puzzle::new(self.board.clone(), rules)?;
        Ok(true)
    }

    /// Joins cages that touch, up to this many cells, as long as there is one solution: few large cages are hard.
    pub(super) fn join_cages(&mut self, largest: usize, random: &mut Random) -> Result<(), Error> {
        let mut pairs: Vec<[Cell; 2]> = self
            .board
            .cells()
            .flat_map(|cell| self.board.neighbours(cell).map(move |other| [cell, other]))
            .filter(|[cell, other]| cell < other)
            .collect();
        random.shuffle(&mut pairs);
        let solved = Solved::new(&self.board, &self.solution);
        for pair in pairs.into_iter().take_while(|_| !self.budget.is_over()) {
            let rules = self.puzzle.rules();
            let is_around = |rule: &Rule, cell| matches!(rule, Rule::Cage { cells, .. } if cells.contains(&cell));
            let around = |cell| rules.iter().position(|rule| is_around(rule, cell));
            let [Some(first), Some(second)] = pair.map(around) else { continue };
            let cells =
                [rules[first].cells(&self.board), rules[second].cells(&self.board)].concat();
            if first == second || cells.len() > largest || !solved.differ(&cells) {
                continue;
            }
            let mut joined = rules.to_vec();
            joined[first] = cage(&solved, cells);
            joined.remove(second);
            let puzzle = Puzzle::new(self.board.clone(), joined)?;
            if matches!(self.other(&puzzle), Other::None) {
                self.puzzle = puzzle;
            }
        }
        Ok(())
    }

    /// Takes back given digits that are not needed, in random order. If it `proves`, it looks longer, and
    /// returns whether each that is left is known to be needed.
    pub(super) fn reduce(&mut self, proves: bool, random: &mut Random) -> bool {
        let mut order: Vec<usize> = (0..self.groups.len()).filter(|&one| self.given[one]).collect();
        random.shuffle(&mut order);
        for group in order {
            self.given[group] = false;
            let is_needed = match self.other(&self.puzzle) {
                Other::Unknown if proves => {
                    self.is_needed(&self.puzzle, &self.groups[group], random)
                }
                other => Some(!matches!(other, Other::None)),
            };
            let Some(is_needed) = is_needed else { return false };
            self.given[group] = is_needed;
        }
        true
    }

    /// Leaves out rules that are not needed and that `may` go, in random order; what belongs together goes
    /// together. Returns whether each that is left is known to be needed: if there was another solution
    /// without it once, there is one with fewer rules too.
    pub(super) fn reduce_rules(
        &mut self,
        may: impl Fn(&Rule) -> bool,
        random: &mut Random,
    ) -> bool {
        let rules = self.puzzle.rules();
        let may_go = |part: &[RuleIndex]| part.iter().all(|rule| may(&rules[rule.0]));
        let mut kept: Vec<RuleIndex> = (0..rules.len()).map(RuleIndex).collect();
        let parts = parts(rules, kept.iter().copied());
        let mut parts = with_images(&self.board, self.symmetry, rules, parts);
        random.shuffle(&mut parts);
        // What may not go is asked about when all else is settled, and marks after the rule that all are given.
        sort_by_number(&mut parts, |part| {
            let is_mark = matches!(rules[part[0].0], Rule::Mark { .. });
            2 * usize::from(!may_go(part)) + usize::from(is_mark)
        });
        for part in parts {
            if self.budget.is_over() {
                return false;
            }
            if kept.iter().any(|kept| rules[kept.0].speaks_of(&rules[part[0].0])) {
                continue;
            }
            let fewer: Vec<RuleIndex> =
                kept.iter().copied().filter(|one| !part.contains(one)).collect();
            let without = self.puzzle.with_rules(&fewer);
            let is_needed = match self.other(&without) {
                Other::Unknown => {
                    let cells = part.iter().flat_map(|rule| rules[rule.0].cells(&self.board));
                    self.is_needed(&without, &cells.collect::<Vec<_>>(), random)
                }
                other => Some(!matches!(other, Other::None)),
            };
            match is_needed {
                Some(true) => {}
                Some(false) if may_go(&part) => kept = fewer,
                Some(false) | None => return false,
            }
        }
        self.puzzle = self.puzzle.with_rules(&kept);
        true
    }

    /// Whether a puzzle from which something about some cells was left out has another solution, where a
    /// usual search did not tell.
    fn is_needed(&self, puzzle: &Puzzle, cells: &[Cell], random: &mut Random) -> Option<bool> {
        if self.is_another_near(puzzle, cells, random) {
            return Some(true);
        }
        match self.other_within(puzzle, PROOF * self.guesses()) {
            Other::Some(_) => Some(true),
            Other::None => Some(false),
            Other::Unknown => None,
        }
    }

    /// Whether there is another solution in which one of some cells differs, and which is found among those
    /// that differ in few values.
    fn is_another_near(&self, puzzle: &Puzzle, cells: &[Cell], random: &mut Random) -> bool {
        let start = self.start(puzzle);
        let mut values: Vec<Value> = self.board.values().iter().collect();
        (0..NEAR).any(|_| {
            random.shuffle(&mut values);
            let one = cells[random.below(cells.len() as u32) as usize];
            let here = self.solution[one.index()];
            let among: Values = values
                .iter()
                .copied()
                .filter(|&value| value != here)
                .take(1 + random.below(values.len() as u32 / 2) as usize)
                .chain([here])
                .collect();
            let mut start: Vec<Values> = start
                .iter()
                .zip(&self.solution)
                .map(|(start, &value)| {
                    *start & if among.contains(value) { among } else { Values::of(value) }
                })
                .collect();
            start[one.index()] -= Values::of(here);
            let mut found = false;
            puzzle.solutions_within(start, self.budget.with_guesses(CLOSE), |_| {
                found = true;
                false
            });
            found
        })
    }

    /// The groups of cells that are not given, in random order.
    pub(super) fn open(&self, random: &mut Random) -> Vec<usize> {
        let mut open: Vec<usize> = (0..self.groups.len()).filter(|&one| !self.given[one]).collect();
        random.shuffle(&mut open);
        open
    }

    /// Gives the cells of groups, or takes them back.
    pub(super) fn give(&mut self, groups: &[usize], given: bool) {
        groups.iter().for_each(|&group| self.given[group] = given);
    }

    /// How many digits are given.
    pub(super) fn givens(&self) -> usize {
        let given = self.groups.iter().zip(&self.given).filter(|(_, given)| **given);
        given.map(|(group, _)| group.len()).sum()
    }

    /// The rules without the given digits.
    pub(super) fn rules(&self) -> &[Rule] {
        self.puzzle.rules()
    }

    /// The solution.
    pub(super) fn solution(&self) -> &[Value] {
        &self.solution
    }

    /// The whole puzzle.
    pub(super) fn puzzle(&self) -> Result<Puzzle, Error> {
        let given = self.groups.iter().zip(&self.given).filter(|(_, given)| **given);
        let mut cells: Vec<Cell> = given.flat_map(|(group, _)| group.iter().copied()).collect();
        cells.sort_unstable();
        let given = cells.into_iter().map(|cell| {
            let values = Values::of(self.solution[cell.index()]);
            Rule::Allowed { cell, values }
        });
        let rules = given.chain(self.puzzle.rules().iter().cloned()).collect();
        Puzzle::new(self.board.clone(), rules)
    }

    /// Proves that the whole puzzle has one solution.
    pub(super) fn prove(&self, puzzle: &Puzzle) -> Result<(), Why> {
        let count = puzzle.count(2, self.budget.with_guesses(PROOF * self.guesses()));
        match (count.found, count.ended) {
            (1, Ended::All) => Ok(()),
            _ => Err(why!(
                "it took too long to prove that there is one solution",
                "해가 하나뿐인지 확인하는 데 너무 오래 걸렸습니다"
            )),
        }
    }
}

/// Two parts of some cells, the first of this many, both of which hang together; None if there are none.
fn halves(
    board: &Board,
    cells: &[Cell],
    size: usize,
    random: &mut Random,
) -> Option<[Vec<Cell>; 2]> {
    for _ in 0..20 {
        let mut first = vec![cells[random.below(cells.len() as u32) as usize]];
        while first.len() < size {
            let mut next: Vec<Cell> = first
                .iter()
                .flat_map(|&cell| board.neighbours(cell))
                .filter(|cell| cells.contains(cell) && !first.contains(cell))
                .collect();
            random.shuffle(&mut next);
            first.push(*next.first()?);
        }
        let second: Vec<Cell> =
            cells.iter().copied().filter(|cell| !first.contains(cell)).collect();
        if board.connected(&second) {
            return Some([first, second]);
        }
    }
    None
}
