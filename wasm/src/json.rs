//! Answers as JSON texts. The values here are small and flat, so they are written directly: a tree
//! of values with the formatting of floats would take 10 KiB of the page's engine after compression.

use std::fmt::Write as _;

/// A value, already written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Json(String);

impl Json {
    pub(crate) const NULL: Json = Json(String::new());

    /// An object from its members.
    pub(crate) fn object(members: &[(&str, Json)]) -> Json {
        let mut out = String::from("{");
        for (name, value) in members {
            member(&mut out, name, value);
        }
        out.push('}');
        Json(out)
    }

    #[cfg(any(feature = "engine", feature = "variants"))]
    pub(crate) fn list(values: &[Json]) -> Json {
        values.iter().cloned().collect()
    }

    /// What is JSON already.
    #[cfg(feature = "variants")]
    pub(crate) fn of_text(text: String) -> Json {
        Json(text)
    }

    /// An object with one more member.
    #[cfg(feature = "engine")]
    pub(crate) fn with(mut self, name: &str, value: &Json) -> Json {
        self.0.pop();
        member(&mut self.0, name, value);
        self.0.push('}');
        self
    }

    /// The text.
    pub(crate) fn text(&self) -> &str {
        if self.0.is_empty() { "null" } else { &self.0 }
    }
}

fn member(out: &mut String, name: &str, value: &Json) {
    separate(out);
    quote(out, name);
    out.push(':');
    out.push_str(value.text());
}

/// A comma, unless this is the first value within its brackets.
fn separate(out: &mut String) {
    if !matches!(out.as_bytes().last(), Some(b'{' | b'[')) {
        out.push(',');
    }
}

/// A text in quotes; quotes, backslashes and control characters are escaped.
fn quote(out: &mut String, text: &str) {
    out.push('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            c if c < ' ' => {
                let _ = write!(out, "\\u{:04x}", u32::from(c));
            }
            c => out.push(c),
        }
    }
    out.push('"');
}

impl<T: Into<Json>> FromIterator<T> for Json {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Json {
        let mut out = String::from("[");
        for value in values {
            add(&mut out, &value.into());
        }
        out.push(']');
        Json(out)
    }
}

/// Adds a value to a list that is open. Compiled once for all lists.
#[inline(never)]
fn add(out: &mut String, value: &Json) {
    separate(out);
    out.push_str(value.text());
}

impl<T: Into<Json>> From<Vec<T>> for Json {
    fn from(values: Vec<T>) -> Json {
        values.into_iter().collect()
    }
}

impl From<&str> for Json {
    fn from(text: &str) -> Json {
        let mut out = String::new();
        quote(&mut out, text);
        Json(out)
    }
}

impl From<String> for Json {
    fn from(text: String) -> Json {
        text.as_str().into()
    }
}

impl From<u64> for Json {
    fn from(number: u64) -> Json {
        Json(number.to_string())
    }
}

impl From<usize> for Json {
    fn from(number: usize) -> Json {
        Json::from(number as u64)
    }
}

/// Shorter numbers, written by the same code.
macro_rules! numbers {
    ($($kind:ty)*) => {
        $(impl From<$kind> for Json {
            fn from(number: $kind) -> Json {
                Json::from(u64::from(number))
            }
        })*
    };
}
numbers!(u8 u16 u32);

impl From<bool> for Json {
    fn from(is: bool) -> Json {
        Json(is.to_string())
    }
}

impl<T: Into<Json>> From<Option<T>> for Json {
    fn from(value: Option<T>) -> Json {
        value.map_or(Json::NULL, T::into)
    }
}

/// An object or a list, written as in JavaScript.
macro_rules! json {
    ({ $($name:literal : $value:expr),* $(,)? }) => {
        $crate::json::Json::object(&[$(($name, $crate::json::Json::from($value))),*])
    };
    ([$($value:expr),* $(,)?]) => {
        $crate::json::Json::list(&[$($crate::json::Json::from($value)),*])
    };
}
pub(crate) use json;

#[cfg(all(test, feature = "engine"))]
mod tests {
    use super::*;

    #[test]
    fn values_are_written_as_json() {
        let nothing: Option<u8> = None;
        let list: Json = [1u8, 2].into_iter().collect();
        let told = json!({ "a": "say \"\\\n", "b": nothing, "c": list, "d": json!([]), "e": true })
            .with("f", &json!({}));
        assert_eq!(
            told.text(),
            r#"{"a":"say \"\\\u000a","b":null,"c":[1,2],"d":[],"e":true,"f":{}}"#
        );
    }
}
