//! JSON values with the path to them, so that errors can name the place.

use serde_json::Value as Json;

use super::{Malformed, Place};
use crate::board::{Board, Cell, Value};
use crate::error::{Error, Why, why};

/// A value inside a JSON text, and the way to it, such as `arrow[2].cells`.
#[derive(Clone, Debug)]
pub(super) struct Node<'a> {
    pub(super) value: &'a Json,
    path: String,
}

/// An object of members, which are taken.
pub(super) fn object(members: &mut [(&str, Json)]) -> Json {
    members.iter_mut().map(|(name, value)| ((*name).to_owned(), value.take())).collect()
}

/// A value written as in JavaScript. The macro of `serde_json` puts much more code in each place.
macro_rules! json {
    ({ $($name:literal : $value:expr),* $(,)? }) => {
        $crate::format::json::object(&mut [$(($name, serde_json::Value::from($value))),*])
    };
    ($value:expr) => {
        serde_json::Value::from($value)
    };
}
pub(super) use json;

/// Reads a JSON text. A member that stands twice in an object is an error: one of the two would be lost.
pub(super) fn parse(text: &str) -> Result<Json, Malformed> {
    let json = serde_json::from_str(text).map_err(|error| {
        let place = Place::Text { line: error.line().max(1), column: error.column().max(1) };
        Malformed { place, error: Error::Syntax(fault(&error)) }
    })?;
    // A colon stands for each member.
    if members(&json) == outside_strings(text, b':').len() {
        return Ok(json);
    }
    let why = why!("an object has the same member twice", "같은 이름의 항목이 두 번 나옵니다");
    Err(Malformed::syntax(text, 0, why))
}

/// What is wrong with a text that is no JSON, without the place.
pub fn fault(error: &serde_json::Error) -> Why {
    if error.is_eof() {
        return why!("the JSON ends too early", "JSON이 중간에 끊겼습니다");
    }
    let told = error.to_string();
    let begins = |with: &[&str]| with.iter().any(|with| told.starts_with(with));
    match () {
        () if begins(&["trailing characters"]) => {
            why!("there is more text after the JSON", "JSON이 끝난 뒤에 다른 것이 더 있습니다")
        }
        () if begins(&["trailing comma"]) => {
            why!("the JSON has one comma too many", "JSON에 쉼표가 하나 더 있습니다")
        }
        () if begins(&["expected `,`"]) => why!(
            "a comma or a closing bracket is missing in the JSON",
            "JSON에 쉼표나 닫는 괄호가 빠져 있습니다"
        ),
        () if begins(&["expected `:`"]) => {
            why!("a colon is missing in the JSON", "JSON에 콜론이 빠져 있습니다")
        }
        () if begins(&["key must be"]) => why!(
            "the name of a member of the JSON needs double quotation marks",
            "JSON 항목의 이름은 큰따옴표로 묶어야 합니다"
        ),
        () if begins(&["control character"]) => why!(
            "a JSON string has a line break or another control character in it",
            "JSON 문자열 안에 줄바꿈 같은 제어 문자가 있습니다"
        ),
        () if begins(&["invalid number", "number out of range"]) => {
            why!("a number of the JSON is wrong", "JSON의 수가 잘못되었습니다")
        }
        () if begins(&["recursion limit"]) => {
            why!("the JSON is nested too deeply", "JSON의 괄호가 너무 깊이 겹쳐 있습니다")
        }
        () if begins(&["expected "]) => {
            why!("this is not a JSON value", "JSON의 값이 아닙니다")
        }
        () => why!("a string of the JSON is damaged", "JSON 문자열이 손상되었습니다"),
    }
}

/// How many members the objects in a value have.
fn members(json: &Json) -> usize {
    match json {
        Json::Object(own) => own.len() + own.values().map(members).sum::<usize>(),
        Json::Array(items) => items.iter().map(members).sum(),
        _ => 0,
    }
}

/// Where a sign stands outside of strings.
pub(super) fn outside_strings(text: &str, sign: u8) -> Vec<usize> {
    let (mut is_quoted, mut is_escaped, mut places) = (false, false, Vec::new());
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            _ if is_escaped => is_escaped = false,
            b'\\' => is_escaped = is_quoted,
            b'"' => is_quoted = !is_quoted,
            _ if byte == sign && !is_quoted => places.push(at),
            _ => {}
        }
    }
    places
}

impl<'a> Node<'a> {
    pub(super) fn new(value: &'a Json) -> Self {
        Node { value, path: String::new() }
    }

    /// An error at this value.
    pub(super) fn error(&self, error: Error) -> Malformed {
        Malformed { place: Place::Json(self.path.clone()), error }
    }

    /// An error about what stands here.
    pub(super) fn wrong(&self, why: Why) -> Malformed {
        self.error(Error::Syntax(why))
    }

    /// A rule of this name here that is not understood.
    pub(super) fn unknown(&self, name: &str) -> Malformed {
        let mut at = self.excerpt();
        // Rules are known by their cells, but it may be the value that nobody understands.
        if let Some(value) = self.member("value").filter(|value| !value.is_empty())
            && !at.contains("value:")
        {
            at = format!("{at} value:{}", value.excerpt());
        }
        self.error(Error::unknown(name, at))
    }

    /// A rule of this name here that cannot be.
    pub(super) fn refuse(&self, name: &str, why: Why) -> Malformed {
        self.error(Error::rule(name, self.excerpt(), why))
    }

    /// An error in a rule of this name, which it names too.
    pub(super) fn in_rule(&self, name: &str, mut malformed: Malformed) -> Malformed {
        if let Error::Syntax(why) = malformed.error {
            malformed.error = Error::rule(name, self.excerpt(), why);
        }
        malformed
    }

    /// The cells, or else the value itself, short enough for a message.
    pub(super) fn excerpt(&self) -> String {
        let cells = ["cells", "lines", "cell"].iter().find_map(|name| self.value.get(name));
        let mut text = match (cells, self.value) {
            (None, Json::Bool(_) | Json::Null) => String::new(),
            (shown, value) => shown.unwrap_or(value).to_string(),
        };
        text.retain(|c| !matches!(c, '"' | '[' | ']' | '{' | '}'));
        let text = text.replace(',', " ");
        if text.chars().count() <= 80 {
            text
        } else {
            text.chars().take(79).chain(['…']).collect()
        }
    }

    /// Another value in its place.
    #[cfg(feature = "notations")]
    pub(super) fn instead<'b>(&self, value: &'b Json) -> Node<'b> {
        Node { value, path: self.path.clone() }
    }

    /// The member of this name.
    pub(super) fn member(&self, name: &str) -> Option<Node<'a>> {
        let value = self.value.get(name)?;
        let dot = if self.path.is_empty() { "" } else { "." };
        Some(Node { value, path: format!("{}{dot}{name}", self.path) })
    }

    /// The member of this name, which must be there.
    pub(super) fn needed(&self, name: &str) -> Result<Node<'a>, Malformed> {
        self.member(name).ok_or_else(|| {
            self.wrong(why!("{name:?} is missing", "빠진 항목이 있습니다: {name:?}"))
        })
    }

    /// The members of an object; null has none.
    pub(super) fn members(&self) -> Result<Vec<(&'a str, Node<'a>)>, Malformed> {
        let names = match self.value {
            Json::Object(members) => Some(members.keys()),
            Json::Null => None,
            _ => return Err(self.wrong(why!("expected an object", "객체여야 합니다"))),
        };
        let member = |name: &'a String| Some((name.as_str(), self.member(name)?));
        Ok(names.into_iter().flatten().filter_map(member).collect())
    }

    /// The items of a list.
    pub(super) fn items(&self) -> Result<Vec<Node<'a>>, Malformed> {
        let items = self
            .value
            .as_array()
            .ok_or_else(|| self.wrong(why!("expected a list", "목록이어야 합니다")))?;
        let item = |(i, value)| Node { value, path: format!("{}[{i}]", self.path) };
        Ok(items.iter().enumerate().map(item).collect())
    }

    /// The items of the list of this name; none if it is missing or null.
    pub(super) fn list(&self, name: &str) -> Result<Vec<Node<'a>>, Malformed> {
        match self.member(name) {
            Some(node) if !node.value.is_null() => node.items(),
            _ => Ok(Vec::new()),
        }
    }

    /// Whether it says nothing: null, false, an empty text, list or object.
    pub(super) fn is_empty(&self) -> bool {
        match self.value {
            Json::Null => true,
            Json::Bool(flag) => !flag,
            Json::Number(_) => false,
            Json::String(text) => text.trim().is_empty(),
            Json::Array(items) => items.is_empty(),
            Json::Object(members) => members.is_empty(),
        }
    }

    /// A member that says yes or no, perhaps as a text or a number.
    pub(super) fn flag(&self, name: &str) -> Option<bool> {
        match &*self.value.get(name)?.to_string() {
            "true" | "\"true\"" | "1" | "\"1\"" => Some(true),
            "false" | "\"false\"" | "0" | "\"0\"" => Some(false),
            _ => None,
        }
    }

    /// A text, or a number as a text; empty for null.
    pub(super) fn text(&self) -> Result<String, Malformed> {
        match self.value {
            Json::String(text) => Ok(text.trim().to_owned()),
            Json::Number(number) => Ok(number.to_string()),
            Json::Null => Ok(String::new()),
            _ => Err(self.wrong(why!("expected a text", "문자열이어야 합니다"))),
        }
    }

    /// The text of a member; none if it is missing or empty.
    pub(super) fn word(&self, name: &str) -> Result<Option<String>, Malformed> {
        let text = self.member(name).map(|node| node.text()).transpose()?;
        Ok(text.filter(|text| !text.is_empty()))
    }

    /// A whole number, or a text that is one.
    pub(super) fn number<T: TryFrom<i64>>(&self) -> Result<T, Malformed> {
        let number = self.text()?.parse::<i64>().ok().and_then(|number| T::try_from(number).ok());
        number.ok_or_else(|| {
            self.wrong(why!("{} is not a valid number", "맞는 수가 아닙니다: {}", self.value))
        })
    }

    /// The number of a member; none if it is missing or empty.
    pub(super) fn number_of<T: TryFrom<i64>>(&self, name: &str) -> Result<Option<T>, Malformed> {
        match self.member(name) {
            Some(node) if !node.is_empty() => node.number().map(Some),
            _ => Ok(None),
        }
    }

    /// A value of the board.
    pub(super) fn on_board(&self, board: &Board) -> Result<Value, Malformed> {
        let number = self.number()?;
        let value = board.value(number);
        value.ok_or_else(|| {
            self.wrong(why!("{number} is not a value of the board", "판에 없는 값입니다: {number}"))
        })
    }

    /// The cell of a name.
    pub(super) fn cell(&self, board: &Board) -> Result<Cell, Malformed> {
        let name = self.text()?;
        board.named(&name).ok_or_else(|| {
            self.wrong(why!("{name:?} is not a cell of the board", "판에 없는 칸입니다: {name:?}"))
        })
    }

    /// The cells of a list of names.
    pub(super) fn cells(&self, board: &Board) -> Result<Vec<Cell>, Malformed> {
        self.items()?.iter().map(|item| item.cell(board)).collect()
    }
}
