//! Questions and answers as JSON, for programs that reason: solve, check, rate, generate, minimise, the next hint,
//! and whether a claim holds. Errors are answers; nothing is read but the question. `docs/VARIANTS.md` describes the
//! members.

mod made;
mod members;
mod reading;
mod steps;

use std::time::Duration;

use ninefold::Language;
use ninefold::generate::Seed;
use ninefold::solve::Cancel;
use serde_json::{Map, Value as Json, json};

use made::{generate, minimise};
use reading::{candidates, filled, puzzle};

pub use steps::{Verified, verify};

use crate::board::{Cell, Value};
use crate::check::Effect;
use crate::explain::{Depth, Explainer, Judgement, Position, Technique};
use crate::format::fault;
use crate::outcome::{Budget, Ended, Verdict};
use crate::puzzle::Puzzle;

/// A question takes at most this many seconds unless it says otherwise.
const SECONDS: f64 = 10.0;

/// It never takes longer than an hour, whatever it says.
const LONGEST: Duration = Duration::from_secs(3_600);

/// An estimate takes so many samples unless the question says otherwise.
const SAMPLES: u64 = 10_000;

/// The scale that puzzles are rated on, classic ones too.
const SCALE: &str = "variants";

/// Why a question has no answer: a word, and a sentence in English as every `message` is.
struct Refusal(&'static str, String);

/// The answer to a question, both objects of JSON. A member `id` of the question stands in the answer too.
/// Random choices without a `seed` draw one, which stands there as well.
pub fn answer(question: &Json) -> Json {
    answer_until(question, &Cancel::new())
}

/// The same, or `undecided` once another thread cancels it.
pub fn answer_until(question: &Json, cancel: &Cancel) -> Json {
    let answered = members::of_question(question).and_then(|()| match question["ask"].as_str() {
        Some("generate") => generate(question, budget(question, cancel)?),
        _ => Question::read(question, cancel)?.answer(question),
    });
    let mut answer = match answered {
        Ok(answer) => answer,
        Err(Refusal(word, message)) => json!({ "error": word, "message": message }),
    };
    let id = question.get("id").filter(|id| members::is_kept(id));
    if let (Some(id), Some(answer)) = (id, answer.as_object_mut()) {
        answer.shift_insert(0, "id".to_owned(), id.clone());
    }
    answer
}

/// The answer to a text that should be a question and begins on this line of an input, from 1. A byte order mark may
/// stand before it.
pub fn answer_text(text: &str, first: usize, cancel: &Cancel) -> Json {
    match serde_json::from_str(text.trim_start_matches('\u{feff}').trim_end()) {
        Ok(question) => answer_until(&question, cancel),
        Err(error) => {
            let (line, column) = (error.line() + first - 1, error.column());
            let message = format!("{} (line {line}, column {column})", fault(&error));
            json!({ "error": "malformed", "message": message })
        }
    }
}

/// What every question has.
struct Question<'a> {
    puzzle: Puzzle,
    language: Language,
    budget: Budget<'a>,
}

fn malformed(message: impl Into<String>) -> Refusal {
    Refusal("malformed", message.into())
}

/// The time for an answer.
fn budget<'a>(question: &Json, cancel: &'a Cancel) -> Result<Budget<'a>, Refusal> {
    let seconds = question["seconds"].as_f64().unwrap_or(SECONDS);
    let time = match Duration::try_from_secs_f64(seconds) {
        Err(_) if seconds < 0.0 => return Err(malformed("seconds must be a number from 0")),
        time => time.unwrap_or(LONGEST).min(LONGEST),
    };
    Ok(Budget::within(time).until(cancel))
}

/// The start of random choices: as asked, or drawn. What is made from it tells it.
fn seed(question: &Json) -> Seed {
    // Every reader of JSON keeps a number of 32 bits.
    Seed(question["seed"].as_u64().unwrap_or_else(|| Seed::random().0 >> 32))
}

fn language(question: &Json) -> Language {
    match question["language"].as_str() {
        Some("ko") => Language::Korean,
        _ => Language::English,
    }
}

impl<'a> Question<'a> {
    fn read(question: &Json, cancel: &'a Cancel) -> Result<Self, Refusal> {
        let text = match &question["puzzle"] {
            Json::Null => return Err(malformed("the member puzzle is missing")),
            Json::String(text) => text.clone(),
            object => object.to_string(),
        };
        let language = language(question);
        Ok(Question { puzzle: puzzle(&text)?, language, budget: budget(question, cancel)? })
    }

    fn answer(&self, question: &Json) -> Result<Json, Refusal> {
        let claims = question["claims"].as_array();
        match question["ask"].as_str() {
            Some("solve") => {
                let solution = self.puzzle.line(&self.solution()?);
                Ok(json!({ "solution": solution }))
            }
            Some("check") => Ok(match self.solution() {
                Ok(_) => json!({ "verdict": "unique" }),
                Err(Refusal(word @ ("several" | "none" | "contradictory"), message)) => {
                    json!({ "verdict": word, "message": message })
                }
                Err(trouble) => return Err(trouble),
            }),
            Some("hint") => {
                let (position, verdict) = self.position(question)?;
                let hint = self.hint(&position).map_err(|why| match verdict {
                    Verdict::Several(_) if why.0 == "stuck" => {
                        Refusal("several", format!("no step is left: {}", several().1))
                    }
                    _ => why,
                });
                Ok(of_several(hint?, &verdict))
            }
            Some("rate") => {
                self.solution()?;
                let rating = self.puzzle.rate(self.budget).ok_or_else(undecided)?;
                let mut answer = rating.to_json();
                answer.insert("scale".to_owned(), SCALE.into());
                Ok(answer.into())
            }
            Some("candidates") => {
                let limit = question["up_to"].as_u64().unwrap_or(10);
                let known = self.puzzle.true_candidates(limit, self.budget, |_| true);
                self.whole(!known.is_partial(), known.to_json(&self.puzzle))
            }
            Some("needless") => {
                self.solution()?;
                let needs = self.puzzle.needs(self.budget, |_, _| true).ok_or_else(undecided)?;
                Ok(self.puzzle.needs_json(&needs).into())
            }
            Some("contradiction") => match self
                .puzzle
                .smallest_contradiction(self.budget, self.budget)
            {
                Some((rules, is_smallest)) => {
                    let listed = self.puzzle.listed(&rules);
                    let mut answer = json!({ "contradiction": listed, "smallest": is_smallest });
                    let why = self.puzzle.why_contradictory(&rules, self.language, self.budget);
                    if !why.is_empty() {
                        answer["why"] = why.into();
                    }
                    Ok(answer)
                }
                None => {
                    let is_known = self.puzzle.count(1, self.budget).ended == Ended::Enough;
                    self.whole(is_known, Map::from_iter([("contradiction".to_owned(), json!([]))]))
                }
            },
            Some("estimate") => {
                let samples = question["samples"].as_u64().unwrap_or(SAMPLES);
                let seed = seed(question);
                let estimate = self.puzzle.estimate(samples, seed.0, self.budget, |_| true);
                let mut answer = estimate.to_json();
                answer.insert("seed".to_owned(), seed.0.into());
                Ok(answer.into())
            }
            Some("minimise") => {
                self.solution()?;
                minimise(&self.puzzle, question, self.budget)
            }
            // To judge, since there are no other questions.
            _ => match claims {
                Some(claims) => {
                    let shows = question["position"].as_bool().unwrap_or(false);
                    let (position, verdict) = self.position(question)?;
                    Ok(of_several(self.judge(position, claims, shows), &verdict))
                }
                None => {
                    Err(malformed("the member claims is missing; name another question in ask"))
                }
            },
        }
    }

    /// An answer, if the time sufficed for the whole of it.
    fn whole(&self, is_whole: bool, answer: Map<String, Json>) -> Result<Json, Refusal> {
        if is_whole { Ok(answer.into()) } else { Err(undecided()) }
    }

    /// The only solution.
    fn solution(&self) -> Result<Vec<Value>, Refusal> {
        match self.puzzle.check(self.budget) {
            Verdict::Unique(solution) => Ok(solution),
            Verdict::Several(_) => Err(several()),
            Verdict::None => Err(self.unsolvable()),
            Verdict::Undecided => Err(undecided()),
        }
    }

    /// Why there is no solution.
    fn unsolvable(&self) -> Refusal {
        match self.puzzle.contradictory(self.budget) {
            Some(rules) => Refusal("contradictory", format!("contradictory: {rules}")),
            None => Refusal("none", "the puzzle has no solution".to_owned()),
        }
    }

    /// The position that the question is about, and whether its puzzle has one solution. Nothing follows from a position with
    /// mistakes.
    fn position(&self, question: &Json) -> Result<(Position<'_>, Verdict), Refusal> {
        let board = self.puzzle.board();
        let filled = filled(board, &question["filled"])?;
        let kept = candidates(board, &question["candidates"])?;
        let position = Position::reached(&self.puzzle, &filled, &kept);
        let standing = position.standing(self.budget);
        if standing.verdict == Verdict::None {
            return Err(self.unsolvable());
        }
        let wrong: Vec<String> = standing.wrong.into_iter().map(|cell| board.name(cell)).collect();
        if wrong.is_empty() {
            return Ok((position, standing.verdict));
        }
        let mistakes = if wrong.len() == 1 { "mistake" } else { "mistakes" };
        Err(Refusal("mistake", format!("{mistakes} in {}", wrong.join(", "))))
    }

    fn hint(&self, position: &Position<'_>) -> Result<Json, Refusal> {
        if position.is_solved() {
            return Err(Refusal("solved", "the puzzle is solved".to_owned()));
        }
        let step = Explainer::new(&self.puzzle, Technique::Cases).next(position, self.budget);
        let step = step.ok_or_else(|| match self.budget.is_over() {
            true => undecided(),
            false => Refusal("stuck", "no step was found".to_owned()),
        })?;
        let look = step.hint(position, Depth::Where, self.language);
        Ok(json!({ "look": look, "step": step.to_json(position, self.language) }))
    }

    /// Judges claims one after the other; those that hold are part of the position for the next, which the
    /// answer may show.
    fn judge(&self, mut position: Position<'_>, claims: &[Json], shows: bool) -> Json {
        let explainer = Explainer::new(&self.puzzle, Technique::Cases);
        let mut answers = Vec::new();
        for claim in claims {
            let answer = match self.claim(&position, claim) {
                Ok((effect, reasons)) => {
                    let judged =
                        explainer.judge(&position, effect, reasons.as_deref(), self.budget);
                    let answer = self.verdict(&position, effect, &judged);
                    if let Judgement::Holds(step) = &judged {
                        position.apply(step);
                    }
                    answer
                }
                Err(Refusal(word, message)) => json!({ "verdict": word, "message": message }),
            };
            answers.push(answer);
        }
        let mut answer = json!({ "claims": answers, "solved": position.is_solved() });
        if shows {
            let board = self.puzzle.board();
            let numbers = |cell: Cell| -> Json {
                position.of(cell).iter().map(|value| board.number(value)).collect()
            };
            let filled = |cell: Cell| match position.is_filled(cell) {
                true => numbers(cell)[0].clone(),
                false => Json::Null,
            };
            answer["filled"] = board.cells().map(filled).collect();
            let open = board.cells().filter(|cell| !position.is_filled(*cell));
            let open = open.map(|cell| (board.name(cell), numbers(cell)));
            answer["candidates"] = open.collect::<Map<_, _>>().into();
        }
        answer
    }

    fn verdict(&self, position: &Position<'_>, effect: Effect, verdict: &Judgement) -> Json {
        let word = match verdict {
            Judgement::Holds(_) => "holds",
            Judgement::Known => "known",
            Judgement::Wrong(_) => "wrong",
            Judgement::NotBy(_) => "not-by",
            Judgement::Unproved => "unproved",
            Judgement::Undecided => "undecided",
        };
        let mut answer = Map::from_iter([("verdict".to_owned(), Json::from(word))]);
        match verdict {
            Judgement::Holds(step) => {
                answer.insert("step".to_owned(), step.to_json(position, self.language));
            }
            Judgement::Wrong(value) => {
                let board = self.puzzle.board();
                answer.insert("cell".to_owned(), board.name(effect.cell).into());
                answer.insert("digit".to_owned(), board.number(*value).into());
            }
            _ => {}
        }
        Json::Object(answer)
    }
}

/// An answer that also says if the puzzle has several solutions, or if that is not known.
fn of_several(mut answer: Json, verdict: &Verdict) -> Json {
    match verdict {
        Verdict::Several(_) => answer["verdict"] = "several".into(),
        Verdict::Undecided => answer["verdict"] = "undecided".into(),
        Verdict::Unique(_) | Verdict::None => {}
    }
    answer
}

fn several() -> Refusal {
    Refusal("several", "the puzzle has several solutions".to_owned())
}

fn undecided() -> Refusal {
    Refusal("undecided", "the time was up".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_question_takes_longer_than_an_hour() {
        let cancel = Cancel::new();
        for seconds in [4e3, 1e300] {
            let budget = budget(&json!({ "seconds": seconds }), &cancel).ok().expect("a time");
            assert!(budget.left().is_some_and(|left| left <= LONGEST), "{seconds}");
        }
    }

    #[test]
    fn no_hint_is_stuck_when_the_time_is_up() {
        let puzzle =
            puzzle(".Shape~4x4.Thermo~R1C1~R1C2~R1C3").unwrap_or_else(|why| panic!("{}", why.1));
        let budget = Budget::within(Duration::ZERO);
        let question = Question { puzzle, language: Language::English, budget };
        let told = question.hint(&Position::new(&question.puzzle));
        assert!(told.is_err_and(|why| why.0 == "undecided"));
    }
}
