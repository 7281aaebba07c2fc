//! Questions and answers as JSON, for programs that reason: solve, check, the next hint, and whether a claim
//! holds. Errors are answers; nothing is read but the question. `docs/VARIANTS.md` describes the members.

use std::time::Duration;

use ninefold::Language;
use serde_json::{Map, Value as Json, json};

use crate::board::{Board, Cell, Value, Values};
use crate::check::{Effect, Reason};
use crate::explain::{Depth, Explainer, Mistake, Position, Verdict, house_name};
use crate::format::Malformed;
use crate::puzzle::{Budget, Puzzle};

/// A question takes at most this many seconds unless it says otherwise.
const SECONDS: f64 = 10.0;

/// Why a question has no answer: a word and a sentence.
struct Trouble(&'static str, String);

/// The answer to a question, both objects of JSON. A member `id` of the question stands in the answer too.
pub fn answer(question: &Json) -> Json {
    let mut answer = match Question::read(question).and_then(|asked| asked.answer(question)) {
        Ok(answer) => answer,
        Err(Trouble(word, message)) => json!({ "error": word, "message": message }),
    };
    if let (Some(id), Some(answer)) = (question.get("id"), answer.as_object_mut()) {
        answer.shift_insert(0, "id".to_owned(), id.clone());
    }
    answer
}

/// What every question has.
struct Question {
    puzzle: Puzzle,
    language: Language,
    budget: Budget,
}

fn malformed(message: impl Into<String>) -> Trouble {
    Trouble("malformed", message.into())
}

impl Question {
    fn read(question: &Json) -> Result<Self, Trouble> {
        let text = question["puzzle"].as_str();
        let text = text.ok_or_else(|| malformed("the member puzzle is missing"))?;
        let puzzle: Puzzle =
            text.parse().map_err(|wrong: Malformed| malformed(wrong.error.to_string()))?;
        let language = match question["language"].as_str() {
            Some("ko") => Language::Korean,
            _ => Language::English,
        };
        let seconds = question["seconds"].as_f64().unwrap_or(SECONDS);
        let time = Duration::try_from_secs_f64(seconds)
            .map_err(|_| malformed("seconds must be a number from 0"))?;
        Ok(Question { puzzle, language, budget: Budget::within(time) })
    }

    fn answer(&self, question: &Json) -> Result<Json, Trouble> {
        let claims = question["claims"].as_array();
        match question["ask"].as_str() {
            Some("solve") => {
                self.unique()?;
                let values = self.puzzle.solve(self.budget).ok_or_else(undecided)?;
                Ok(json!({ "solution": self.puzzle.line(&values) }))
            }
            Some("check") => Ok(match self.unique() {
                Ok(()) => json!({ "result": "unique" }),
                Err(Trouble(word @ ("several" | "none" | "contradictory"), message)) => {
                    json!({ "result": word, "message": message })
                }
                Err(trouble) => return Err(trouble),
            }),
            Some("hint") => self.hint(&self.position(question)?),
            Some("judge") | None => match claims {
                Some(claims) => self.judge(self.position(question)?, claims),
                None => Err(malformed("the member claims is missing")),
            },
            Some(other) => {
                Err(malformed(format!("ask is solve, check, hint or judge, not {other:?}")))
            }
        }
    }

    fn unique(&self) -> Result<(), Trouble> {
        let count = self.puzzle.count(2, self.budget);
        match (count.found, count.ended) {
            (0, crate::Ended::All) => Err(match self.puzzle.contradictory() {
                Some(rules) => {
                    let rules = rules.text(self.language);
                    Trouble("contradictory", format!("contradictory: {rules}"))
                }
                None => Trouble("none", "the puzzle has no solution".to_owned()),
            }),
            (1, crate::Ended::All) => Ok(()),
            (2, _) => Err(Trouble("several", "the puzzle has several solutions".to_owned())),
            _ => Err(undecided()),
        }
    }

    /// The position that the question is about. Nothing follows from one with mistakes.
    fn position(&self, question: &Json) -> Result<Position<'_>, Trouble> {
        self.unique()?;
        let board = self.puzzle.board();
        let filled = filled(board, &question["filled"])?;
        let kept = candidates(board, &question["candidates"])?;
        let position = Position::reached(&self.puzzle, &filled, &kept);
        let cells: Vec<String> = position
            .mistakes(self.budget)
            .iter()
            .filter_map(|mistake| match mistake {
                Mistake::Cell(cell) => Some(board.name(*cell)),
                Mistake::NotUnique => None,
            })
            .collect();
        if cells.is_empty() {
            return Ok(position);
        }
        Err(Trouble("mistake", format!("the right number is ruled out in {}", cells.join(", "))))
    }

    fn hint(&self, position: &Position<'_>) -> Result<Json, Trouble> {
        if position.is_solved() {
            return Err(Trouble("solved", "the puzzle is solved".to_owned()));
        }
        let step = Explainer::new(&self.puzzle, true).next(position, self.budget);
        let step = step.ok_or_else(|| Trouble("stuck", "no step was found".to_owned()))?;
        let look = step.hint(position, Depth::Where, self.language);
        Ok(json!({ "look": look, "step": step.to_json(position, self.language) }))
    }

    /// Judges claims one after the other; those that hold are part of the position for the next.
    fn judge(&self, mut position: Position<'_>, claims: &[Json]) -> Result<Json, Trouble> {
        let explainer = Explainer::new(&self.puzzle, true);
        let mut answers = Vec::new();
        for claim in claims {
            let answer = match self.claim(&position, claim) {
                Ok((effect, reasons)) => {
                    let judged =
                        explainer.judge(&position, effect, reasons.as_deref(), self.budget);
                    let answer = self.verdict(&position, effect, &judged);
                    if let Verdict::Holds(step) = &judged {
                        position.apply(step);
                    }
                    answer
                }
                Err(Trouble(word, message)) => json!({ "verdict": word, "message": message }),
            };
            answers.push(answer);
        }
        Ok(json!({ "claims": answers, "solved": position.is_solved() }))
    }

    fn verdict(&self, position: &Position<'_>, effect: Effect, verdict: &Verdict) -> Json {
        let word = match verdict {
            Verdict::Holds(_) => "holds",
            Verdict::Known => "known",
            Verdict::Wrong(_) => "wrong",
            Verdict::NotBy(_) => "not-by",
            Verdict::Unproved => "unproved",
            Verdict::Unknown => "undecided",
        };
        let mut answer = Map::from_iter([("verdict".to_owned(), Json::from(word))]);
        match verdict {
            Verdict::Holds(step) => {
                answer.insert("step".to_owned(), step.to_json(position, self.language));
            }
            Verdict::Wrong(value) => {
                let board = self.puzzle.board();
                answer.insert("cell".to_owned(), board.name(effect.cell).into());
                answer.insert("digit".to_owned(), board.number(*value).into());
            }
            _ => {}
        }
        Json::Object(answer)
    }

    /// A claim: a cell that `is` a number, or is `not` some, and perhaps `because` of reasons.
    fn claim(
        &self,
        position: &Position<'_>,
        claim: &Json,
    ) -> Result<(Effect, Option<Vec<Reason>>), Trouble> {
        let board = self.puzzle.board();
        let cell = cell(board, &claim["cell"])?;
        let kept = match (&claim["is"], &claim["not"]) {
            (Json::Null, Json::Null) => return Err(malformed("a claim has is or not")),
            (Json::Null, gone) => {
                let gone = numbers(board, gone)?;
                Values(position.of(cell).0 & !gone.0)
            }
            (is, _) => numbers(board, is)?,
        };
        let reasons = match &claim["because"] {
            Json::Null => None,
            Json::Array(list) => {
                Some(list.iter().map(|one| self.reason(one)).collect::<Result<_, _>>()?)
            }
            one => Some(vec![self.reason(one)?]),
        };
        Ok((Effect { cell, kept }, reasons))
    }

    /// A reason: a house or a rule by its name, a rule by its number, or as a proof of JSON has it.
    fn reason(&self, reason: &Json) -> Result<Reason, Trouble> {
        let (board, rules) = (self.puzzle.board(), self.puzzle.rules());
        let unknown = || malformed(format!("no house and no rule of the puzzle: {reason}"));
        let house = |name: &str| {
            let name = name.to_lowercase().replace("box", "block");
            let names = |&house: &usize| {
                let known = house_name(board, house, Language::English);
                known == name || known.replace("region", "block") == name
            };
            (0..board.houses().len()).find(names)
        };
        let rule = |value: &Json| -> Option<usize> {
            let number = value.as_u64().or_else(|| value["number"].as_u64())?;
            usize::try_from(number).ok().filter(|number| *number < rules.len())
        };
        let list = |list: &Json, find: &dyn Fn(&Json) -> Option<usize>| -> Option<Vec<usize>> {
            list.as_array()?.iter().map(find).collect()
        };
        if let Some(name) = reason.as_str() {
            let described =
                || rules.iter().position(|rule| rule.described(board, Language::English) == name);
            let found = house(name).map(Reason::House).or_else(|| described().map(Reason::Rule));
            return found.ok_or_else(unknown);
        }
        if let Some(name) = reason["house"].as_str() {
            return house(name).map(Reason::House).ok_or_else(unknown);
        }
        if !reason["houses"].is_null() {
            let houses = list(&reason["houses"], &|name| house(name.as_str()?));
            let total = houses.zip(list(&reason["less"], &rule));
            let total = total.map(|(houses, rules)| Reason::Total { houses, rules });
            return total.ok_or_else(unknown);
        }
        rule(reason).map(Reason::Rule).ok_or_else(unknown)
    }
}

fn undecided() -> Trouble {
    Trouble("undecided", "the time was up".to_owned())
}

fn cell(board: &Board, name: &Json) -> Result<Cell, Trouble> {
    let cell = name.as_str().and_then(|name| board.named(name));
    cell.ok_or_else(|| malformed(format!("no cell of the board: {name}")))
}

/// A number, or a list of numbers.
fn numbers(board: &Board, numbers: &Json) -> Result<Values, Trouble> {
    let one = |number: &Json| {
        let value = number.as_i64().and_then(|number| board.value(number));
        value.ok_or_else(|| malformed(format!("no number of the board: {number}")))
    };
    match numbers {
        Json::Array(list) => list.iter().map(one).collect(),
        number => Ok(Values::NONE.with(one(number)?)),
    }
}

/// What a player has filled in: a text with a sign a cell, or a list of numbers and nulls.
fn filled(board: &Board, filled: &Json) -> Result<Vec<(Cell, Value)>, Trouble> {
    let wrong =
        || malformed(format!("filled has a number or a blank for each of {} cells", board.cells()));
    match filled {
        Json::Null => Ok(Vec::new()),
        Json::String(text) => board.filled(text).ok_or_else(wrong),
        Json::Array(list) if list.len() == board.cells() => {
            let cells = board.each_cell().zip(list);
            let filled = cells.filter(|(_, number)| !number.is_null());
            filled
                .map(|(cell, number)| {
                    Ok((
                        cell,
                        number.as_i64().and_then(|number| board.value(number)).ok_or_else(wrong)?,
                    ))
                })
                .collect()
        }
        _ => Err(wrong()),
    }
}

/// The candidates that a player has kept: a list of numbers for each cell that has any.
fn candidates(board: &Board, kept: &Json) -> Result<Vec<(Cell, Values)>, Trouble> {
    match kept {
        Json::Null => Ok(Vec::new()),
        Json::Object(kept) => kept
            .iter()
            .map(|(name, kept)| {
                Ok((cell(board, &Json::from(name.as_str()))?, numbers(board, kept)?))
            })
            .collect(),
        _ => Err(malformed("candidates is an object with a list of numbers for each cell")),
    }
}
