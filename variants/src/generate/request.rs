//! What a puzzle is to be.

use std::ops::RangeInclusive;

use ninefold::generate::PatternSymmetry;
use thiserror::Error;

use super::{draw, jigsaw};
use crate::error::{Why, why};
use crate::explain::Level;
use crate::rule::{Kind, UnknownKind};

/// What is wanted of a puzzle. Start from [`Request::new`] and change what matters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// How many rows, columns and values the board has: 4 to 16.
    pub size: usize,
    /// Whether the regions are irregular.
    pub jigsaw: bool,
    /// The kinds of rules. [`Kind::Negative`] says that all marks of the kinds drawn are given.
    pub rules: Vec<Wanted>,
    /// How hard the puzzle is for a person.
    pub levels: RangeInclusive<Level>,
    /// How many digits are given; any number if there is none.
    pub givens: Option<RangeInclusive<usize>>,
    /// The symmetry of the given digits, of where rules stand, and of irregular regions.
    pub symmetry: PatternSymmetry,
    /// Whether every given digit and every rule is needed. Disjoint groups count as one rule, and so do the parts that
    /// the symmetry maps to each other; marks are needed if the rule that all of them are given is.
    pub minimal: bool,
    /// How often to start again before giving up.
    pub starts: u32,
}

/// A kind of rule, and how many of it are drawn before some are left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// Which rule.
    pub kind: Kind,
    /// How many; as many as usual if there is no number. There are fewer where the board has no room for more,
    /// and sometimes more where the puzzle is symmetric.
    pub count: Option<usize>,
}

/// Why there is no puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum NotMade {
    /// No puzzle can be so.
    #[error("{0}")]
    Impossible(Why),
    /// The time was up.
    #[error("no puzzle was found in the time")]
    Late,
    /// This many starts led to no such puzzle.
    #[error("no such puzzle was found in {starts} starts: {most}")]
    NotFound {
        /// How often it was tried.
        starts: u32,
        /// What was in the way most often.
        most: Why,
    },
}

impl NotMade {
    /// A format cannot hold what was asked for.
    pub fn lost(notation: &str) -> NotMade {
        NotMade::Impossible(why!(
            "{notation} has no place for these rules; variant-json holds all",
            "{notation} 형식에는 이 규칙들을 담을 수 없습니다. variant-json에는 모두 담을 수 있습니다"
        ))
    }

    /// The reason in a language.
    pub fn text(&self, language: ninefold::Language) -> String {
        match (self, language) {
            (_, ninefold::Language::English) => self.to_string(),
            (NotMade::Impossible(why), _) => why.text(language).to_owned(),
            (NotMade::Late, _) => "정해진 시간 안에 퍼즐을 찾지 못했습니다".to_owned(),
            (NotMade::NotFound { starts, most }, _) => {
                format!(
                    "{starts}번 시도했지만 그런 퍼즐을 찾지 못했습니다: {}",
                    most.text(language)
                )
            }
        }
    }
}

impl From<Kind> for Wanted {
    fn from(kind: Kind) -> Wanted {
        Wanted { kind, count: None }
    }
}

impl Request {
    /// So often a puzzle is started again unless the request says otherwise.
    pub const STARTS: u32 = 300;

    /// A 9×9 puzzle with these kinds of rules, as many of each as usual, of any level.
    pub fn new(rules: impl IntoIterator<Item = Kind>) -> Request {
        Request {
            size: 9,
            jigsaw: false,
            rules: rules.into_iter().map(Wanted::from).collect(),
            levels: Level::Easy..=Level::Extreme,
            givens: None,
            symmetry: PatternSymmetry::Any,
            minimal: false,
            starts: Request::STARTS,
        }
    }

    /// Adds what a word asks for: a kind of rule by its name or the beginning of it, perhaps with a number, as in
    /// `killer` or `thermometer=4`; `jigsaw` for irregular regions; `kropki` for white and black dots, all of
    /// them given.
    ///
    /// ```
    /// use ninefold_variants::Kind;
    /// use ninefold_variants::generate::Request;
    ///
    /// let mut request = Request::new([]);
    /// request.add("killer-cage=5")?;
    /// assert_eq!((request.rules[0].kind, request.rules[0].count), (Kind::Cage, Some(5)));
    /// # Ok::<(), ninefold_variants::generate::NotMade>(())
    /// ```
    ///
    /// # Errors
    /// If the word names nothing that is made.
    pub fn add(&mut self, word: &str) -> Result<(), NotMade> {
        let (name, count) = match word.split_once('=') {
            Some((name, count)) => match count.trim().parse() {
                Ok(count @ 1..=1_000) => (name, Some(count)),
                _ => {
                    return Err(NotMade::Impossible(why!(
                        "{word}: expected a number from 1 to 1000 after =",
                        "{word}: = 뒤에는 1부터 1000까지의 수가 옵니다"
                    )));
                }
            },
            None => (word, None),
        };
        let name = name.trim().to_lowercase();
        let is_counted = match name.as_str() {
            "jigsaw" => {
                self.jigsaw = true;
                false
            }
            "kropki" => {
                let kinds = [Kind::Difference, Kind::Ratio, Kind::Negative];
                self.rules.extend(kinds.map(Wanted::from));
                false
            }
            name => {
                let kind = name.parse().map_err(|mut unknown: UnknownKind| {
                    unknown.begun.retain(|&kind| draw::draws(kind));
                    let mut told = Why::told(&|language| unknown.text(language));
                    if unknown.begun.is_empty() {
                        let names = draw::names();
                        told.english += &format!("; there are jigsaw, kropki, {names}");
                        told.korean += &format!(". 있는 규칙: jigsaw, kropki, {names}");
                    }
                    NotMade::Impossible(told)
                })?;
                self.rules.push(Wanted { kind, count });
                draw::counts(kind)
            }
        };
        match count.is_none() || is_counted {
            true => Ok(()),
            false => Err(NotMade::Impossible(why!(
                "{name} takes no number",
                "{name}에는 개수를 적을 수 없습니다"
            ))),
        }
    }

    /// Whether a puzzle may be so.
    ///
    /// # Errors
    /// [`NotMade::Impossible`] with the reason.
    pub fn check(&self) -> Result<(), NotMade> {
        let refuse = |why: Why| Err(NotMade::Impossible(why));
        if !(4..=16).contains(&self.size) {
            return refuse(why!("the size must be 4 to 16", "크기는 4부터 16까지입니다"));
        }
        if self.givens.as_ref().is_some_and(RangeInclusive::is_empty) {
            return refuse(why!("the range of clues is empty", "단서 수의 범위가 비어 있습니다"));
        }
        if self.givens.as_ref().is_some_and(|givens| *givens.start() > self.size * self.size) {
            return refuse(why!(
                "no board has this number of given digits",
                "주어진 숫자의 개수가 맞지 않습니다"
            ));
        }
        if self.levels.is_empty() {
            return refuse(why!(
                "the least level is above the greatest",
                "가장 낮은 난이도가 가장 높은 난이도보다 높습니다"
            ));
        }
        let (size, symmetry) = (self.size, self.symmetry);
        if self.jigsaw && jigsaw::can_be(size, symmetry) != Ok(true) {
            return refuse(why!(
                "irregular regions of {size} cells are not made with the symmetry {symmetry}",
                "{size}칸짜리 불규칙 영역은 {symmetry} 대칭으로 만들 수 없습니다"
            ));
        }
        let has = |kind| self.rules.iter().any(|wanted| wanted.kind == kind);
        for (place, Wanted { kind, .. }) in self.rules.iter().enumerate() {
            let name = kind.name();
            let korean = kind.entry().korean;
            if !draw::draws(*kind) {
                return refuse(why!(
                    "puzzles with the rule {name} are not made",
                    "{korean} 규칙으로는 만들지 않습니다"
                ));
            }
            if self.rules[..place].iter().any(|other| other.kind == *kind) {
                return refuse(why!(
                    "the rule {name} occurs twice",
                    "{korean} 규칙이 두 번 있습니다"
                ));
            }
        }
        if has(Kind::Negative) && !draw::MARKS.into_iter().any(has) {
            return refuse(why!(
                "all marks given: no rule with marks is named",
                "빠짐없는 표시: 표시가 있는 규칙이 없습니다"
            ));
        }
        let has_blocks = crate::board::block_shape(self.size, self.size, self.size).is_some();
        if has(Kind::RegionSum) && !has_blocks && !self.jigsaw {
            return refuse(why!(
                "region sum lines need regions",
                "영역 합 선에는 영역이 있어야 합니다"
            ));
        }
        if has(Kind::Diagonal) && self.minimal && self.size == 4 {
            return refuse(why!(
                "on a 4×4 board one diagonal follows from the other",
                "4×4 판에서는 한 대각선이 다른 대각선에서 따라 나옵니다"
            ));
        }
        if (has(Kind::Windoku) || has(Kind::Disjoint)) && (!has_blocks || self.jigsaw) {
            return refuse(why!(
                "windoku and disjoint groups need blocks: no jigsaw, and a size other than 5, 7, 11 and 13",
                "윈도쿠와 분리 그룹에는 네모난 영역이 있어야 합니다. 직소가 아니고 크기가 5, 7, 11, 13이 아니어야 합니다"
            ));
        }
        Ok(())
    }
}
