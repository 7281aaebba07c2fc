//! The format of HoDoKu's regression library: one case a line,
//! `:technique:candidates:givens:deleted:eliminations:placements:extra`. A technique that the
//! library lacks goes by our own code, as in `whip`.

use std::cmp::Ordering;

use ninefold::technique::{Item, Marks, Role, Step, Technique, Via};
use ninefold::{Candidate, CandidateSet, Candidates, Cell, CellSet, Digit, DigitSet, Grid, Puzzle};

/// One case: marks, and what a technique must find in them.
#[derive(Clone, Debug)]
pub(crate) struct Case {
    /// The line it was read from.
    pub(crate) line: String,
    /// The library's code without its variant, as in `0402`.
    pub(crate) code: String,
    /// The part after the dash of the code, as in `1` or `x`; empty if there is none.
    pub(crate) variant: String,
    pub(crate) digits: DigitSet,
    pub(crate) marks: Marks,
    pub(crate) eliminations: CandidateSet,
    pub(crate) placements: CandidateSet,
    /// The number of links of the chain, where the library states it.
    pub(crate) length: Option<usize>,
}

impl Case {
    /// Reads a line; `None` for comments and blank lines.
    pub(crate) fn read(line: &str) -> Option<Case> {
        let fields: Vec<&str> = line.strip_prefix(':')?.split(':').collect();
        let [name, digits, givens, deleted, eliminations, placements, ref rest @ ..] = fields[..]
        else {
            panic!("too few fields: {line}");
        };
        let is_hodokus = name.starts_with(|first: char| first.is_ascii_digit());
        let (code, variant) =
            if is_hodokus { name.split_once('-').unwrap_or((name, "")) } else { (name, "") };
        Some(Case {
            line: line.to_owned(),
            code: code.to_owned(),
            variant: variant.to_owned(),
            digits: digits.bytes().filter_map(Digit::from_ascii).collect(),
            marks: marks(givens, deleted),
            eliminations: candidates(eliminations),
            placements: candidates(placements),
            length: rest.first().and_then(|text| text.parse().ok()),
        })
    }

    /// Whether the case states that nothing must be found.
    pub(crate) fn forbids(&self) -> bool {
        self.variant.contains('x')
    }

    /// The techniques of the case's code.
    pub(crate) fn techniques(&self) -> impl Iterator<Item = Technique> + '_ {
        let all = Technique::ALL.iter().copied();
        all.filter(|technique| match technique.entry().library {
            [] => technique.entry().code == self.code,
            codes => codes.contains(&self.code.as_str()),
        })
    }

    /// The steps that the case concerns: of its technique, variant and digits.
    pub(crate) fn steps(&self) -> Vec<Step> {
        self.techniques()
            .flat_map(|technique| self.marks.find_all(technique))
            .filter(|step| self.is_about(step))
            .collect()
    }

    /// Whether a step does exactly what the case states.
    pub(crate) fn is_met_by(&self, step: &Step) -> bool {
        *step.placements() == self.placements && *step.eliminations() == self.eliminations
    }

    /// How a step's chain compares with the length that the case states; `None` when it states
    /// none, or when the chain passes through sets, each of which HoDoKu counts as several links.
    pub(crate) fn compared_length(&self, step: &Step) -> Option<Ordering> {
        use Technique::{
            ContinuousNiceLoop, DiscontinuousNiceLoop, GroupedContinuousNiceLoop,
            GroupedDiscontinuousNiceLoop,
        };
        let stated = self.length.filter(|_| !has_sets(step))?;
        let [chain] = step.pattern().chains() else { return None };
        let (first, last) = (chain.first()?.from, chain.last()?.to);
        let counted = match step.technique() {
            // Without the link that closes the loop.
            ContinuousNiceLoop | GroupedContinuousNiceLoop => chain.len() - 1,
            // With the links to the cell that loses a candidate.
            DiscontinuousNiceLoop | GroupedDiscontinuousNiceLoop => {
                let changed = step.eliminations().all_cells() | step.placements().all_cells();
                let ends = [first, last].iter().filter(|end| !end.cells.meets(changed)).count();
                chain.len() + ends
            }
            _ => chain.len(),
        };
        Some(counted.cmp(&stated))
    }

    fn is_about(&self, step: &Step) -> bool {
        let pattern = step.pattern();
        let body = pattern.cells_of(Role::Body);
        let of_variant = match (self.code.as_str(), self.variant.as_str()) {
            // An empty rectangle with two candidates is a variant of its own.
            ("0402", "") => body.len() > 2,
            // Uniqueness with and without missing candidates.
            (code, "1") if code.starts_with("06") => pattern.of(Role::Missing).next().is_none(),
            // Chains without and with almost locked sets.
            ("0709", "1") | ("0710" | "0711", "1" | "2") => !has_sets(step),
            ("0709" | "0710" | "0711", _) => has_sets(step),
            // Almost locked sets that do not overlap.
            ("0902" | "0903" | "0904", "1" | "") => disjoint_sets(step),
            _ => true,
        };
        let touched = step.placements().or(*step.eliminations()).all_digits();
        let by_effect = match &self.code[..2] {
            // A remote pair uses two digits, but may remove only one.
            "07" => self.code != "0703",
            "00" | "05" | "09" | "11" | "13" => true,
            _ => self.digits.is_empty(),
        };
        let of_digits = if by_effect {
            self.digits.is_empty() || touched == self.digits
        } else {
            // The digits that the move uses.
            pattern.digits_of(Role::Body) == self.digits
        };
        of_variant && of_digits
    }
}

/// The marks of a library string: digits, `+` before those that are not givens, and deleted
/// candidates. With the proof of uniqueness if the givens allow it.
fn marks(givens: &str, deleted: &str) -> Marks {
    let (mut given, mut placed) = (Grid::EMPTY, Grid::EMPTY);
    let mut cells = Cell::ALL.into_iter();
    let mut plus = false;
    for c in givens.chars() {
        if c == '+' {
            plus = true;
            continue;
        }
        let cell = cells.next().expect("81 cells");
        if let Some(digit) = Digit::from_ascii(c as u8) {
            placed.set(cell, digit);
            if !plus {
                given.set(cell, digit);
            }
        }
        plus = false;
    }
    assert_eq!(cells.next(), None, "81 cells: {givens}");
    let mut candidates = Candidates::from(&placed);
    for c in &self::candidates(deleted) {
        candidates.eliminate(c.cell, c.digit);
    }
    let marks = Marks::resume(&given, &placed, &candidates);
    match Puzzle::try_from(given) {
        Ok(puzzle) => marks.with_proof(&puzzle.unique()),
        Err(_) => marks,
    }
}

/// The candidates of `digit row column` triples separated by spaces.
fn candidates(text: &str) -> CandidateSet {
    text.split_whitespace()
        .map(|word| {
            let [digit, row, column] = word.as_bytes() else { panic!("no candidate: {word}") };
            Candidate {
                digit: Digit::from_ascii(*digit).expect("a digit"),
                cell: Cell::at(usize::from(row - b'1'), usize::from(column - b'1')),
            }
        })
        .collect()
}

/// Whether the step's almost locked sets share no cell; of a chain's sets only neighbours count.
fn disjoint_sets(step: &Step) -> bool {
    let sets = step.pattern().parts().iter().filter_map(|part| match (part.role, part.item) {
        (Role::Set(_), Item::Candidates(cells, _)) => Some(cells),
        _ => None,
    });
    let sets: Vec<CellSet> = sets.collect();
    let is_chain = step.technique() == Technique::AlsChain;
    let disjoint = |i: usize| {
        let first = if is_chain { i.saturating_sub(1) } else { 0 };
        sets[first..i].iter().all(|other| !other.meets(sets[i]))
    };
    (0..sets.len()).all(disjoint)
}

/// Whether a chain passes through an almost locked set.
fn has_sets(step: &Step) -> bool {
    step.pattern().chains().iter().flatten().any(|link| matches!(link.via, Via::Set(..)))
}
