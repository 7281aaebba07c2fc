//! The members that questions and claims have.

use serde_json::Value as Json;

use super::{Refusal, malformed};

/// A member: its name, the questions that have it (all if none is named), a test of its value, and what must stand there.
type Member = (&'static str, &'static [&'static str], fn(&Json) -> bool, &'static str);

const WITH_POSITION: &[&str] = &["hint", "judge"];
const GENERATE: &[&str] = &["generate"];
const OF_PUZZLES: &[&str] = &[
    "solve",
    "check",
    "rate",
    "hint",
    "judge",
    "candidates",
    "needless",
    "contradiction",
    "estimate",
    "minimise",
];

const FROM_0: &str = "a number from 0 to 2^64 - 1";

const OF_QUESTIONS: &[Member] = &[
    ("id", &[], is_kept, "something with numbers below 2^64"),
    ("ask", &[], Json::is_string, "the name of a question"),
    (
        "puzzle",
        OF_PUZZLES,
        |puzzle| puzzle.is_string() || puzzle.is_object(),
        "a text or an object",
    ),
    ("seconds", &[], Json::is_number, "a number from 0"),
    ("language", &[], |word| word == "en" || word == "ko", "en or ko"),
    ("filled", WITH_POSITION, |filled| filled.is_string() || filled.is_array(), "a text or a list"),
    (
        "candidates",
        WITH_POSITION,
        Json::is_object,
        "an object with a list of numbers for each cell",
    ),
    ("claims", &["judge"], Json::is_array, "a list of claims"),
    ("position", &["judge"], Json::is_boolean, "true or false"),
    ("up_to", &["candidates"], Json::is_u64, FROM_0),
    ("samples", &["estimate"], |samples| samples.as_u64() > Some(0), "a number from 1"),
    ("smallest", &["minimise"], Json::is_boolean, "true or false"),
    ("weights", &["minimise"], Json::is_object, "an object with a number for each kind of rule"),
    ("rules", GENERATE, is_names, "a list of names"),
    ("size", GENERATE, Json::is_u64, "a number"),
    ("min", GENERATE, Json::is_string, "the name of a level"),
    ("max", GENERATE, Json::is_string, "the name of a level"),
    ("clues", GENERATE, is_range, "a number, or the least and the greatest"),
    ("symmetry", GENERATE, Json::is_string, "the name of a symmetry"),
    ("minimal", GENERATE, Json::is_boolean, "true or false"),
    ("seed", &["estimate", "generate", "minimise"], Json::is_u64, FROM_0),
];

const OF_CLAIMS: &[Member] = &[
    ("cell", &[], Json::is_string, "the name of a cell"),
    ("is", &[], |_| true, "a number or a list of numbers"),
    ("not", &[], |_| true, "a number or a list of numbers"),
    ("because", &[], |_| true, "a reason or a list of reasons"),
];

/// Whether it is the same when it is written again: larger numbers lose their last digits.
pub(super) fn is_kept(id: &Json) -> bool {
    const EXACT: f64 = (1_u64 << f64::MANTISSA_DIGITS) as f64;
    match id {
        Json::Number(number) => {
            !number.is_f64() || number.as_f64().is_some_and(|number| number.abs() < EXACT)
        }
        Json::Array(list) => list.iter().all(is_kept),
        Json::Object(members) => members.values().all(is_kept),
        _ => true,
    }
}

fn is_names(list: &Json) -> bool {
    list.as_array().is_some_and(|list| list.iter().all(Json::is_string))
}

fn is_range(clues: &Json) -> bool {
    let ends = clues.as_array();
    clues.is_u64() || ends.is_some_and(|ends| ends.len() == 2 && ends.iter().all(Json::is_u64))
}

/// Refuses a question with a member that it does not have, or with something else in one.
pub(super) fn of_question(question: &Json) -> Result<(), Refusal> {
    if !question.is_object() {
        return Err(malformed("a question must be an object"));
    }
    let ask = question["ask"].as_str().unwrap_or("judge");
    let all = [OF_PUZZLES, GENERATE].concat();
    if !all.contains(&ask) {
        let all = all.join(", ");
        return Err(malformed(format!("no question is called {ask:?}; there are {all}")));
    }
    known(question, &format!("question with ask {ask:?}"), ask, OF_QUESTIONS)
}

/// The same for a claim.
pub(super) fn of_claim(claim: &Json) -> Result<(), Refusal> {
    if !claim.is_object() {
        return Err(malformed("a claim must be an object, or a text such as r3c1=7 or r3c1<>7,8"));
    }
    known(claim, "claim", "", OF_CLAIMS)
}

fn known(object: &Json, what: &str, ask: &str, members: &[Member]) -> Result<(), Refusal> {
    let given = object.as_object().into_iter().flatten();
    // A member that is null is not given.
    for (name, value) in given.filter(|member| !member.1.is_null()) {
        let of_it =
            |member: &&Member| member.0 == name && (member.1.is_empty() || member.1.contains(&ask));
        match members.iter().find(of_it) {
            None => return Err(malformed(format!("the {what} has no member {name:?}"))),
            Some((_, _, holds, words)) if !holds(value) => {
                return Err(malformed(format!("{name} must be {words}")));
            }
            Some(_) => {}
        }
    }
    Ok(())
}
