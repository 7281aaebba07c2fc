//! Proofs of steps with the checker's verdict, for `explain --verify`.

use ninefold::Language;
use ninefold::Marks;
use ninefold::proof::{Claim, Constraint, Flaw, Proof, check};
use ninefold::technique::Step;
use ninefold::tell::json::{candidates, cells};
use serde_json::{Map, Value, json};

/// A proof, and what the checker says about it.
pub(crate) struct Proved {
    proof: Proof,
    verdict: Result<(), Flaw>,
}

impl Proved {
    /// A step's own proof, without the constraints that it does not need.
    pub(crate) fn of(step: &Step, marks: &Marks) -> Proved {
        let proof = step.reason(marks);
        let verdict = check(&marks.candidates(), marks.unique(), &step.claim(), &proof);
        Proved { proof, verdict }
    }

    /// A proof of a claim. One that is refused stays as it is.
    pub(crate) fn of_claim(claim: &Claim, proof: Proof, marks: &Marks) -> Proved {
        let (before, unique) = (marks.candidates(), marks.unique());
        let verdict = check(&before, unique, claim, &proof);
        let proof = if verdict.is_ok() { proof.irreducible(&before, unique, claim) } else { proof };
        Proved { proof, verdict }
    }

    /// Whether the checker refused it.
    pub(crate) fn is_refused(&self) -> bool {
        self.verdict.is_err()
    }

    /// One line: the proof, and the verdict.
    pub(crate) fn text(&self, language: Language) -> String {
        let verdict = match (self.verdict, language) {
            (Ok(()), Language::English) => "accepted".to_owned(),
            (Ok(()), Language::Korean) => "확인됨".to_owned(),
            (Err(flaw), Language::English) => format!("REFUSED: {flaw}"),
            (Err(flaw), Language::Korean) => format!("거부됨: {}", flaw.text(language)),
        };
        let name = match language {
            Language::English => "Proof",
            Language::Korean => "증명",
        };
        format!("{name}: {} [{verdict}]", self.proof)
    }

    /// The proof with its constraints, and the verdict.
    pub(crate) fn json(&self) -> Value {
        let mut object = Map::new();
        let mut insert = |name: &str, value: Value| object.insert(name.to_owned(), value);
        let kind = match &self.proof {
            Proof::Truths(_) => "truths",
            Proof::Deadly(deadly, _) => {
                insert("cells", cells(deadly.cells));
                insert("guardians", candidates(&deadly.guardians));
                "deadly"
            }
            Proof::Symmetry(transform, _) => {
                insert("transformation", transform.to_string().into());
                "symmetry"
            }
            _ => "other",
        };
        insert("kind", kind.into());
        insert("truths", self.proof.truths().iter().map(constraint).collect());
        insert("accepted", self.verdict.is_ok().into());
        if let Err(flaw) = self.verdict {
            insert("flaw", flaw.to_string().into());
        }
        object.into()
    }
}

fn constraint(constraint: Constraint) -> Value {
    match constraint {
        Constraint::Cell(cell) => json!({ "cell": cell.to_string() }),
        Constraint::House(house, digit) => {
            json!({ "house": house.to_string(), "digit": digit.get() })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ninefold::position::Position;
    use ninefold::rate::Scale;
    use ninefold::technique::Budget;
    use ninefold::{Grid, Puzzle};

    /// Every step of a path, each with another one's proof: what it needs is mostly not there.
    #[test]
    fn damaged_steps_are_refused() {
        let grid: Grid =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
                .parse()
                .expect("a grid");
        let position = Position::start(Puzzle::try_from(grid).expect("one solution"));
        let path = Scale::NINEFOLD.path(&position, &Budget::unlimited());
        let mut marks = position.marks().clone();
        let mut refused = 0;
        for pair in path.steps().windows(2) {
            let [step, next] = pair else { continue };
            let own = Proved::of(step, &marks);
            assert!(!own.is_refused(), "{step}");
            assert!(own.text(Language::English).ends_with(" [accepted]"));
            assert_eq!(own.json()["accepted"], true);
            let wrong = Proved::of_claim(&step.claim(), next.proof(&marks), &marks);
            if wrong.is_refused() {
                refused += 1;
                assert!(wrong.text(Language::English).contains("[REFUSED: the constraints leave "));
                assert!(wrong.text(Language::Korean).contains("[거부됨: "));
                let json = wrong.json();
                assert_eq!(json["accepted"], false);
                assert!(json["flaw"].is_string(), "{json}");
            }
            marks.apply(step);
        }
        assert!(refused > 20, "{refused}");
    }
}
