//! A position: what each cell may still hold.

use std::rc::Rc;

use ninefold::sorting::sort_by_number;

use super::step::{Step, THOROUGH, placements};
use super::turned::Turned;
use crate::board::{Cell, Value, Values};
use crate::check::{Effect, Memory, Proof, Reason, Refused, check_within};
use crate::outcome::{Budget, Ended, Verdict};
use crate::puzzle::Puzzle;
use crate::rule::Rule;

/// The candidates of a puzzle that is being solved.
///
/// A value that stands in a cell is no candidate of the cells that see it. Everything else is left to steps.
///
/// ```
/// use ninefold_variants::explain::Position;
/// use ninefold_variants::{Budget, Puzzle};
///
/// let puzzle: Puzzle = ".Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4.~R2C1_4.~R3C1_2.~R2C3_1.~R3C2_4".parse()?;
/// let board = puzzle.board();
/// let mut position = Position::new(&puzzle);
/// // A player fills in a 2, where a 1 is right.
/// let corner = board.named("r1c1").expect("it is on the board");
/// position.fill(corner, board.value(2).expect("the board has a 2"));
/// assert_eq!(position.standing(Budget::UNLIMITED).wrong, [corner]);
/// # Ok::<(), ninefold_variants::format::Malformed>(())
/// ```
#[derive(Clone, Debug)]
pub struct Position<'a> {
    puzzle: &'a Puzzle,
    candidates: Vec<Values>,
    filled: Vec<Option<Value>>,
    /// For each cell the cells that must differ from it, and all reasons why.
    seen: Rc<Vec<SeenBy>>,
    /// What the checker has found of the puzzle's rules.
    memory: Rc<Memory>,
    /// The position of the puzzle of which this is the image, if it is one, and the way back.
    drawn: Option<(&'a Position<'a>, &'a Turned)>,
}

/// Cells that must differ from one, and all reasons why.
pub(super) type SeenBy = Vec<(Cell, Vec<Reason>)>;

/// What a search for solutions says of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Standing {
    /// Whether the puzzle has one solution. If it has several, or the budget does not suffice to tell, the steps from the
    /// position hold in all solutions that agree with it.
    pub verdict: Verdict,
    /// The cells that were filled or marked wrongly, as far as the budget suffices: those that are in no solution as they
    /// are. If each is in one, but not all together, it is the first that does not agree with those before it.
    pub wrong: Vec<Cell>,
}

impl<'a> Position<'a> {
    /// The puzzle before the first step.
    pub fn new(puzzle: &'a Puzzle) -> Self {
        let board = puzzle.board();
        let mut position = Position {
            puzzle,
            candidates: vec![board.values(); board.cell_count()],
            filled: vec![None; board.cell_count()],
            seen: Rc::new(seen(puzzle)),
            memory: Rc::default(),
            drawn: None,
        };
        let mut givens = Vec::new();
        for rule in puzzle.rules() {
            let Some((cell, kept)) = rule.single(board) else { continue };
            position.candidates[cell.index()] &= kept;
            givens.extend(kept.only().map(|value| (cell, value)));
        }
        givens.into_iter().for_each(|(cell, value)| position.fill(cell, value));
        position
    }

    /// The position that a player has reached: the values they filled in, and the candidates they kept.
    pub fn reached(puzzle: &'a Puzzle, filled: &[(Cell, Value)], kept: &[(Cell, Values)]) -> Self {
        let mut position = Position::new(puzzle);
        for &(cell, values) in kept {
            position.candidates[cell.index()] &= values;
        }
        filled.iter().for_each(|&(cell, value)| position.fill(cell, value));
        position
    }

    /// The position in an image of the puzzle, with the cells that see each other there.
    pub(super) fn image<'b>(
        &'b self,
        puzzle: &'b Puzzle,
        seen: &Rc<Vec<SeenBy>>,
        turned: &'b Turned,
    ) -> Position<'b> {
        let named = |held: Values| {
            let all = puzzle.board().values().iter();
            all.filter(|value| held.contains(turned.value(*value))).collect::<Values>()
        };
        let filled = |cell: &Cell| named(Values::of(self.filled[cell.index()]?)).only();
        Position {
            puzzle,
            candidates: turned.cells.iter().map(|&cell| named(self.of(cell))).collect(),
            filled: turned.cells.iter().map(filled).collect(),
            seen: Rc::clone(seen),
            memory: Rc::default(),
            drawn: Some((self, turned)),
        }
    }

    /// Whether the checker accepts that these effects follow, in so many cases at most. It goes through the puzzle as it is
    /// drawn: in an image, its cases are others.
    pub(super) fn check(
        &self,
        cases: u64,
        proof: &Proof,
        effects: &[Effect],
    ) -> Result<(), Refused> {
        if let Some((drawn, turned)) = self.drawn.filter(|_| THOROUGH) {
            let effects: Vec<Effect> = effects.iter().map(|one| turned.effect_back(*one)).collect();
            return drawn.check(cases, &turned.proof_back(proof.clone()), &effects);
        }
        let of = (self.puzzle.board(), self.puzzle.rules());
        check_within(cases, Some(&self.memory), of, &self.candidates, proof, effects)
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &'a Puzzle {
        self.puzzle
    }

    /// The values that a cell may still hold.
    pub fn of(&self, cell: Cell) -> Values {
        self.candidates[cell.index()]
    }

    /// The values that each cell may still hold.
    pub fn candidates(&self) -> &[Values] {
        &self.candidates
    }

    /// Whether a value stands in the cell. A cell with one candidate left may still be empty.
    pub fn is_filled(&self, cell: Cell) -> bool {
        self.filled[cell.index()].is_some()
    }

    /// Whether all cells are filled.
    pub fn is_solved(&self) -> bool {
        self.filled.iter().all(Option::is_some)
    }

    /// All cells.
    pub(super) fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        self.puzzle.board().cells()
    }

    /// All reasons why two cells must differ; none if they need not.
    pub(super) fn differ(&self, a: Cell, b: Cell) -> &[Reason] {
        self.seen[a.index()].iter().find(|(other, _)| *other == b).map_or(&[], |(_, why)| why)
    }

    /// Two cells that hold the same value although they must differ, and all reasons why they must.
    pub(super) fn clash(&self) -> Option<([Cell; 2], Value, &[Reason])> {
        self.cells().find_map(|a| {
            let value = self.filled[a.index()]?;
            let same = |(b, _): &&(Cell, Vec<Reason>)| self.filled[b.index()] == Some(value);
            let (b, why) = self.seen[a.index()].iter().find(same)?;
            Some(([a, *b], value, &why[..]))
        })
    }

    /// Takes a step. Cells with one value left are filled.
    pub fn apply(&mut self, step: &Step) {
        self.take(&step.effects);
    }

    /// Leaves what the effects keep. Cells with one value left are filled.
    pub fn take(&mut self, effects: &[Effect]) {
        for &Effect { cell, kept } in effects {
            self.candidates[cell.index()] &= kept;
        }
        for (cell, value) in placements(effects) {
            self.fill(cell, value);
        }
    }

    /// Fills a cell, and takes its value from all cells that see it.
    pub fn fill(&mut self, cell: Cell, value: Value) {
        self.candidates[cell.index()] = Values::of(value);
        self.filled[cell.index()] = Some(value);
        for (other, _) in &self.seen[cell.index()] {
            self.candidates[other.index()] -= Values::of(value);
        }
    }

    /// Whether a cell holds another value than the right one, or has lost that, although no cell that sees it holds it.
    fn is_wrong(&self, cell: Cell, right: Value) -> bool {
        let mut seen = self.seen[cell.index()].iter();
        match self.filled[cell.index()] {
            Some(value) => value != right,
            None => {
                !self.of(cell).contains(right)
                    && !seen.any(|(other, _)| self.filled[other.index()] == Some(right))
            }
        }
    }

    /// Whether the puzzle has one solution, and what is wrong with the position.
    pub fn standing(&self, budget: Budget<'_>) -> Standing {
        // Half of the time is for the puzzle alone, so that some is left for a step.
        let verdict = self.puzzle.check(budget.half());
        let wrong = match &verdict {
            Verdict::Unique(solution) => {
                self.cells().filter(|cell| self.is_wrong(*cell, solution[cell.index()])).collect()
            }
            Verdict::None => Vec::new(),
            Verdict::Several(_) | Verdict::Undecided => self.impossible(budget.half()),
        };
        Standing { verdict, wrong }
    }

    /// The wrong cells of a position whose puzzle need not have one solution.
    fn impossible(&self, budget: Budget<'_>) -> Vec<Cell> {
        if self.fits(&self.candidates, budget) {
            return Vec::new();
        }
        let start = Position::new(self.puzzle).candidates;
        let mut cells: Vec<Cell> = self.cells().collect();
        // What is filled in comes before what is marked.
        sort_by_number(&mut cells, |cell| usize::from(!self.is_filled(*cell)));
        let (mut alone, mut first) = (Vec::new(), None);
        let mut all = start.clone();
        for cell in cells {
            let left = start[cell.index()] & self.left(cell);
            if left == start[cell.index()] {
                continue;
            }
            let mut one = start.clone();
            one[cell.index()] = left;
            if !self.fits(&one, budget) {
                alone.push(cell);
            }
            all[cell.index()] = left;
            if first.is_none() && !self.fits(&all, budget) {
                first = Some(cell);
            }
        }
        if alone.is_empty() { first.into_iter().collect() } else { alone }
    }

    /// Whether there is a solution, as far as the budget tells.
    fn fits(&self, candidates: &[Values], budget: Budget<'_>) -> bool {
        self.puzzle.solutions_within(candidates.to_vec(), budget, |_| false) != Ended::All
    }

    /// The values that a player left in a cell, with those that only the cells that see it exclude.
    fn left(&self, cell: Cell) -> Values {
        match self.filled[cell.index()] {
            Some(value) => Values::of(value),
            None => {
                let seen = self.seen[cell.index()].iter();
                let filled = seen.filter_map(|(other, _)| self.filled[other.index()]);
                self.of(cell) | filled.collect::<Values>()
            }
        }
    }
}

/// For each cell the cells that must differ from it, and why: houses first, then rules.
pub(super) fn seen(puzzle: &Puzzle) -> Vec<SeenBy> {
    let board = puzzle.board();
    let mut seen = vec![Vec::new(); board.cell_count()];
    let mut add = |a: Cell, b: Cell, reason: &Reason| {
        for (a, b) in [(a, b), (b, a)] {
            let list: &mut SeenBy = &mut seen[a.index()];
            match list.iter_mut().find(|(other, _)| *other == b) {
                _ if a == b => {}
                Some((_, why)) if why.contains(reason) => {}
                Some((_, why)) => why.push(reason.clone()),
                None => list.push((b, vec![reason.clone()])),
            }
        }
    };
    let mut add_all = |cells: &[Cell], reason: &Reason| {
        for (i, &a) in cells.iter().enumerate() {
            cells[..i].iter().for_each(|&b| add(a, b, reason));
        }
    };
    for (place, house) in board.each_house() {
        add_all(&house.cells, &Reason::House(place));
    }
    for (place, rule) in puzzle.each_rule() {
        let reason = Reason::Rule(place);
        if let Some(cells) = rule.differing() {
            add_all(cells, &reason);
        }
        if matches!(rule, Rule::AntiKnight | Rule::AntiKing) {
            let pairs = rule.pairs(board).into_iter().flatten();
            pairs.for_each(|pair| add_all(&pair, &reason));
        }
    }
    seen
}
