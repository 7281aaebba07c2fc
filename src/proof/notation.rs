//! Claims and proofs as text.

use super::{Claim, Constraint, Constraints, Deadly, Flaw, Proof};
use crate::grid::{
    Candidate, CandidateSet, Cell, CellSet, Digit, House, Language, Transform, particle,
};
use alloc::format;
use alloc::string::{String, ToString};
use core::fmt;
use core::str::FromStr;

impl fmt::Display for Claim {
    /// What is placed, then what is removed: `r4c7=5`, `r1c2<>3 r1c9<>3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut space = "";
        for (set, sign) in [(&self.placements, "="), (&self.eliminations, "<>")] {
            for Candidate { cell, digit } in set {
                write!(f, "{space}{cell}{sign}{digit}")?;
                space = " ";
            }
        }
        Ok(())
    }
}

impl fmt::Display for Proof {
    /// Parts that begin with their names: `deadly` with cells and `guardians`, or `symmetry` with a
    /// transformation, then `truths` with the constraints. As in `deadly r1c1 r1c2 r5c1 r5c2
    /// guardians r5c1(7) r5c2(8) truths 7b4`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Proof::Truths(_) => {}
            Proof::Deadly(Deadly { cells, guardians }, _) => {
                f.write_str("deadly ")?;
                cells.iter().try_for_each(|cell| write!(f, "{cell} "))?;
                if !guardians.is_empty() {
                    f.write_str("guardians ")?;
                    guardians.iter().try_for_each(|guardian| write!(f, "{guardian} "))?;
                }
            }
            Proof::Symmetry(transform, _) => write!(f, "symmetry {transform} ")?,
        }
        write!(f, "truths")?;
        self.truths().iter().try_for_each(|constraint| write!(f, " {constraint}"))
    }
}

/// The text is not a claim or a proof.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Unreadable {
    /// Where the wrong word begins, in bytes; the length of the text when one is missing.
    pub at: usize,
    /// What should stand there, in English and in Korean.
    expected: (&'static str, &'static str),
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Language::English))
    }
}

impl Unreadable {
    /// What should stand there, as a sentence.
    pub fn text(&self, language: Language) -> String {
        match language {
            Language::English => format!("expected {}", self.expected.0),
            Language::Korean => {
                let expected = self.expected.1;
                format!("여기에는 {expected}{} 와야 합니다", particle(expected, "이", "가"))
            }
        }
    }
}

impl core::error::Error for Unreadable {}

impl FromStr for Constraint {
    type Err = Unreadable;

    /// Reads `r4c7`, `5r3`, `5c3` or `5b3`.
    fn from_str(text: &str) -> Result<Constraint, Unreadable> {
        let house = |kind: u8, number: usize| match kind {
            b'r' | b'R' => Some(House::row(number)),
            b'c' | b'C' => Some(House::column(number)),
            b'b' | b'B' => Some(House::block(number)),
            _ => None,
        };
        let constraint = match *text.as_bytes() {
            [digit @ b'1'..=b'9', kind, number @ b'1'..=b'9'] => {
                let digit = Digit::ALL[usize::from(digit - b'1')];
                house(kind, usize::from(number - b'1')).map(|h| Constraint::House(h, digit))
            }
            _ => text.parse::<Cell>().ok().map(Constraint::Cell),
        };
        constraint.ok_or(Unreadable {
            at: 0,
            expected: ("a constraint such as r4c7 or 5b3", "r4c7이나 5b3 같은 제약"),
        })
    }
}

impl FromStr for Claim {
    type Err = Unreadable;

    /// Reads what [`Claim`] writes.
    fn from_str(text: &str) -> Result<Claim, Unreadable> {
        let mut claim = Claim::eliminates(CandidateSet::EMPTY);
        for (at, word) in words(text) {
            let read = |sign| {
                let (cell, digit) = word.split_once(sign)?;
                Some(Candidate { cell: cell.parse().ok()?, digit: digit_of(digit)? })
            };
            let (candidate, set) = match (read("<>"), read("=")) {
                (Some(candidate), _) => (candidate, &mut claim.eliminations),
                (_, Some(candidate)) => (candidate, &mut claim.placements),
                _ => {
                    return Err(Unreadable {
                        at,
                        expected: (
                            "a claim such as r4c7=5 or r1c2<>3",
                            "r4c7=5나 r1c2<>3 같은 주장",
                        ),
                    });
                }
            };
            set.insert(candidate);
        }
        Ok(claim)
    }
}

impl FromStr for Proof {
    type Err = Unreadable;

    /// Reads what [`Proof`] writes.
    fn from_str(text: &str) -> Result<Proof, Unreadable> {
        let mut words = words(text).peekable();
        let is_name = |word: &str| ["deadly", "guardians", "symmetry", "truths"].contains(&word);
        let mut parts: [Option<usize>; 4] = [None; 4];
        let (mut cells, mut guardians) = (CellSet::EMPTY, CandidateSet::EMPTY);
        let (mut symmetry, mut truths) = (None, Constraints::EMPTY);
        while let Some((at, name)) = words.next() {
            let unreadable = |expected| Unreadable { at, expected };
            let part = match name {
                "deadly" => 0,
                "guardians" if parts[0].is_some() => 1,
                "symmetry" if parts[0].is_none() => 2,
                "truths" => 3,
                _ => {
                    return Err(unreadable((
                        "deadly, symmetry or truths",
                        "deadly, symmetry, truths 가운데 하나",
                    )));
                }
            };
            if parts[part].replace(at).is_some() || part < 3 && parts[3].is_some() {
                return Err(unreadable((
                    "every part once, and truths last",
                    "한 번씩만 쓴 부분과 마지막의 truths",
                )));
            }
            while let Some((at, word)) = words.next_if(|(_, word)| !is_name(word)) {
                let unreadable = |expected| Unreadable { at, expected };
                match part {
                    0 => {
                        let cell = word
                            .parse()
                            .map_err(|_| unreadable(("a cell such as r4c7", "r4c7 같은 칸")))?;
                        cells.insert(cell);
                    }
                    1 => {
                        let guardian = guardian(word).ok_or(unreadable((
                            "a candidate such as r4c7(5)",
                            "r4c7(5) 같은 후보",
                        )))?;
                        guardians.insert(guardian);
                    }
                    2 => {
                        let read = word.parse::<Transform>();
                        let read = read.map_err(|_| {
                            unreadable((
                                "a transformation such as transpose",
                                "transpose 같은 변환",
                            ))
                        })?;
                        if symmetry.replace(read).is_some() {
                            return Err(unreadable(("one transformation", "변환 하나")));
                        }
                    }
                    _ => {
                        truths.insert(
                            word.parse().map_err(|wrong: Unreadable| Unreadable { at, ..wrong })?,
                        );
                    }
                }
            }
        }
        let missing = |expected| Unreadable { at: text.len(), expected };
        match (parts, symmetry) {
            ([.., None], _) => Err(missing(("truths", "truths"))),
            ([_, _, Some(_), _], None) => Err(missing(("a transformation", "변환"))),
            ([Some(_), ..], Some(_)) => Err(missing((
                "a deadly pattern or a symmetry, not both",
                "deadly와 symmetry 가운데 하나",
            ))),
            (_, Some(transform)) => Ok(Proof::Symmetry(transform, truths)),
            ([Some(_), ..], None) => Ok(Proof::Deadly(Deadly { cells, guardians }, truths)),
            _ => Ok(Proof::Truths(truths)),
        }
    }
}

/// The words of a text with the places where they begin.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.split_whitespace().map(|word| (word.as_ptr() as usize - text.as_ptr() as usize, word))
}

/// A candidate such as `r4c7(5)`.
fn guardian(word: &str) -> Option<Candidate> {
    let (cell, digit) = word.strip_suffix(')')?.split_once('(')?;
    Some(Candidate { cell: cell.parse().ok()?, digit: digit_of(digit)? })
}

fn digit_of(text: &str) -> Option<Digit> {
    text.parse().ok().and_then(Digit::new)
}

impl Flaw {
    /// The flaw in a language.
    pub fn text(&self, language: Language) -> String {
        match (self, language) {
            (_, Language::English) => self.to_string(),
            (Flaw::Open(candidate), _) => {
                format!("이 조건만으로는 {candidate} 후보가 정해지지 않습니다")
            }
            (Flaw::TooLong, _) => "증명이 너무 길어 확인할 수 없습니다".to_string(),
            (Flaw::NotUnique, _) => "해가 하나뿐인 퍼즐에서만 쓸 수 있는 증명입니다".to_string(),
            (Flaw::NotDeadly, _) => "이 칸들은 치명적 패턴이 아닙니다".to_string(),
            (Flaw::NotSymmetric, _) => "주어진 숫자에 이 대칭이 없습니다".to_string(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        for text in [
            "truths",
            "truths r4c7 5b3",
            "deadly r1c1 r1c2 r5c1 r5c2 truths 7b4",
            "deadly r1c1 r1c2 r5c1 r5c2 guardians r5c1(7) r5c2(8) truths r9c9 7b4",
            "symmetry transpose,digits=213456789 truths 1r1 2c3",
        ] {
            let proof: Proof = text.parse().expect("a proof");
            assert_eq!(proof.to_string(), text);
        }
        for text in ["", "r4c7=5", "r1c2<>3 r1c9<>3", "r4c7=5 r1c2<>3"] {
            let claim: Claim = text.parse().expect("a claim");
            assert_eq!(claim.to_string(), text);
        }
    }

    #[test]
    fn what_is_wrong_is_shown() {
        for (text, at) in [
            ("", 0),
            ("r4c7", 0),
            ("truths r4c7 5x3", 12),
            ("truths r4c7 truths", 12),
            ("truths r4c7 deadly r1c1", 12),
            ("deadly r1c1 guardians r1c1 truths", 22),
            ("guardians r1c1(5) truths", 0),
            ("symmetry truths", 15),
            ("symmetry sideways truths", 9),
            ("symmetry transpose transpose truths", 19),
            ("symmetry transpose deadly r1c1 truths", 37),
            ("deadly r1c1", 11),
        ] {
            assert_eq!(text.parse::<Proof>().map_err(|wrong| wrong.at), Err(at), "{text}");
        }
        for (text, at) in [("r4c7", 0), ("r4c7=5 r4c8=0", 7), ("r4c7=12", 0), ("r4c7<5", 0)] {
            assert_eq!(text.parse::<Claim>().map_err(|wrong| wrong.at), Err(at), "{text}");
        }
    }
}
