//! Why rules cannot hold together, step by step, as a person sees it.

use ninefold::Language;
use ninefold::grid::particle;

use super::lack::Lack;
use super::names::{Words, large};
use crate::board::{Cell, Value, Values};
use crate::check::Reason;
use crate::explain::finders::singles::{Whole, wholes};
use crate::explain::path::Explainer;
use crate::explain::position::Position;
use crate::explain::step::Step;
use crate::explain::technique::Technique;
use crate::outcome::Budget;
use crate::puzzle::Puzzle;
use crate::rule::RuleIndex;

/// More sentences than this nobody follows.
const MOST: usize = 8;
/// If this many steps lead to no contradiction, few sentences tell none.
const STEPS: usize = 100;

/// What cannot be, and the candidates that must be gone before one sees it.
struct End {
    text: String,
    gone: Vec<(Cell, Values)>,
}

impl Puzzle {
    /// Why rules that contradict each other do: sentences about steps from these rules alone, of which the last says
    /// what cannot be. There are none if that takes many steps, or the budget does not suffice to find them.
    ///
    /// ```
    /// use ninefold_variants::{Budget, Language, Puzzle};
    ///
    /// let puzzle: Puzzle = ".~R8C8_1.~R9C9_1".parse()?;
    /// let rules = puzzle.contradiction(Budget::UNLIMITED).expect("it has no solution");
    /// let why = puzzle.why_contradictory(&rules, Language::English, Budget::UNLIMITED);
    /// assert_eq!(why, ["In block 9, r8c8 and r9c9 would both be 1."]);
    /// # Ok::<(), ninefold_variants::format::Malformed>(())
    /// ```
    pub fn why_contradictory(
        &self,
        rules: &[RuleIndex],
        language: Language,
        budget: Budget<'_>,
    ) -> Vec<String> {
        let puzzle = self.with_rules(rules);
        let mut explainer = Explainer::new(&puzzle, Technique::Together);
        let mut position = Position::new(&puzzle);
        let wholes = wholes(&position);
        let mut path: Vec<(Position<'_>, Step)> = Vec::new();
        let at_once = overfilled(&position).map(|cell| Lack::Values(vec![cell], Values::EMPTY));
        if let Some(lack) = at_once {
            return vec![Words { position: &position, language }.sentence(&lack, "")];
        }
        loop {
            let words = Words { position: &position, language };
            if let Some(end) = words.seen_at_once(&wholes) {
                return told(&path, &position, end, language);
            }
            let step = explainer.next(&position, budget).filter(|_| path.len() < STEPS);
            let Some(step) = step else { return Vec::new() };
            if step.effects.iter().any(|effect| effect.kept.is_empty()) {
                return told(&path, &position, words.seen_by(&step), language);
            }
            let mut next = position.clone();
            next.apply(&step);
            path.push((std::mem::replace(&mut position, next), step));
        }
    }
}

/// A cell for which the rules of single cells leave nothing.
fn overfilled(position: &Position<'_>) -> Option<Cell> {
    let (board, rules) = (position.puzzle().board(), position.puzzle().rules());
    let mut left = vec![board.values(); board.cell_count()];
    for (cell, kept) in rules.iter().filter_map(|rule| rule.single(board)) {
        left[cell.index()] &= kept;
    }
    position.cells().find(|cell| left[cell.index()].is_empty())
}

/// The sentences of the steps that the end needs, and that of the end; none if they are many.
fn told(
    path: &[(Position<'_>, Step)],
    position: &Position<'_>,
    end: End,
    language: Language,
) -> Vec<String> {
    let values = position.puzzle().board().values();
    let mut gone = vec![Values::EMPTY; position.candidates().len()];
    let need = |gone: &mut Vec<Values>, list: &[(Cell, Values)]| {
        list.iter().for_each(|(cell, values)| gone[cell.index()] |= *values);
    };
    need(&mut gone, &end.gone);
    let (mut sentences, mut after) = (vec![end.text], position);
    for (before, step) in path.iter().rev() {
        let takes = |cell: Cell| (before.of(cell) - after.of(cell)).meets(gone[cell.index()]);
        if position.cells().any(takes) {
            sentences.push(step.text(before, language));
            need(&mut gone, &rests_on(before, step, values));
        }
        after = before;
    }
    sentences.reverse();
    if sentences.len() > MOST { Vec::new() } else { sentences }
}

/// The candidates that must be gone before a step.
fn rests_on(before: &Position<'_>, step: &Step, values: Values) -> Vec<(Cell, Values)> {
    let placed = match (step.technique, step.placements().next()) {
        (Technique::HiddenSingle, Some(placed)) => Some(placed),
        _ => None,
    };
    let effects = step.effects.iter().map(|effect| effect.cell);
    let cells = step.proof.cells.iter().copied().chain(effects);
    cells
        .map(|cell| match placed {
            Some((other, _)) if other == cell => (cell, Values::EMPTY),
            Some((_, value)) => (cell, Values::of(value)),
            None => (cell, values - before.of(cell)),
        })
        .collect()
}

impl Words<'_> {
    /// What a position shows that cannot be.
    fn seen_at_once(&self, wholes: &[Whole]) -> Option<End> {
        let position = self.position;
        let values = position.puzzle().board().values();
        if let Some((cells, value, why)) = position.clash() {
            let gone = cells.map(|cell| (cell, values)).to_vec();
            return Some(End { text: self.clash(cells, value, why), gone });
        }
        if let Some(cell) = position.cells().find(|&cell| position.of(cell).is_empty()) {
            let text = self.sentence(&Lack::Values(vec![cell], Values::EMPTY), "");
            return Some(End { text, gone: vec![(cell, values)] });
        }
        wholes.iter().find_map(|(reason, cells)| {
            let held = cells.iter().fold(Values::EMPTY, |held, &cell| held | position.of(cell));
            let lost = Values::of((values - held).first()?);
            let text = self.sentence(&Lack::Places(lost, Vec::new()), &self.named(reason));
            Some(End { text, gone: cells.iter().map(|&cell| (cell, lost)).collect() })
        })
    }

    /// What a step shows that leaves a cell nothing.
    fn seen_by(&self, step: &Step) -> End {
        let (position, reasons) = (self.position, &step.proof.reasons);
        let names: Vec<String> = reasons.iter().map(|reason| self.named(reason)).collect();
        let lack = self.lacking(reasons, position.candidates().to_vec(), &[]);
        let text = match (lack, &reasons[..]) {
            // The sum of a total is in no rule, so the sentence first says what it comes from.
            (Some(lack), [total @ Reason::Total { .. }, ..]) => {
                self.lacking_total(total, &self.lack_text(&lack, &self.list(&names[1..])))
            }
            (Some(lack), _) => self.sentence(&lack, &self.list(&names)),
            (None, _) => step.text(position, self.language),
        };
        End { text, gone: rests_on(position, step, position.puzzle().board().values()) }
    }

    /// That two cells which see each other hold the same, with the houses to which both belong, or else the rules.
    fn clash(&self, cells: [Cell; 2], value: Value, why: &[Reason]) -> String {
        let is_house = |reason: &&Reason| matches!(reason, Reason::House(_));
        let mut names: Vec<String> =
            why.iter().filter(is_house).map(|reason| self.named(reason)).collect();
        if let ([], [Reason::Rule(rule), ..]) = (&names[..], why) {
            let name = self.named(&why[0]);
            if self.position.puzzle().rule(*rule).is_everywhere() {
                return self.sentence(&Lack::Same(cells.to_vec(), Values::of(value)), &name);
            }
            names.push(name);
        }
        let (names, value) = (self.list(&names), self.number(value));
        let cells = self.cells(cells.into_iter());
        match self.language {
            Language::English => format!("In {names}, {cells} would both be {value}."),
            Language::Korean => {
                format!("{names}에서 {cells}에 {value}{} 겹칩니다.", particle(&value, "이", "가"))
            }
        }
    }

    /// What lacks, as a sentence.
    fn sentence(&self, lack: &Lack, name: &str) -> String {
        let text = self.lack_text(lack, name);
        // The name of a cell keeps its small letter.
        let begins_with_word =
            !name.is_empty() && (text.starts_with(name) || text.starts_with("with "));
        match self.language {
            Language::English if begins_with_word => format!("{}.", large(&text)),
            _ => format!("{text}."),
        }
    }

    /// A reason, as it stands in a sentence.
    fn named(&self, reason: &Reason) -> String {
        let one = std::slice::from_ref(reason);
        self.reasons_with_articles(one).join("")
    }
}
