//! JSON values as hifijson reads them: numbers are the texts that stand there, so nothing is
//! rounded, and a page needs no arithmetic of floats.

use alloc::borrow::Cow;
use alloc::vec::Vec;
use hifijson::str::LexAlloc as _;
use hifijson::token::Lex as _;
use hifijson::{Error, Expect, SliceLexer, value};

/// A value of a text.
pub(in crate::text) type Json<'a> = value::Value<&'a str, Cow<'a, str>>;

/// Deeper nesting is rejected, so that no text can exhaust the stack.
const DEPTH: usize = 128;

/// The byte of a text where it stops being JSON, and why.
#[derive(Clone, Copy, Debug)]
pub(in crate::text) struct NotJson(pub(in crate::text) usize, pub(in crate::text) Why);

/// Why a text is not JSON.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::text) enum Why {
    /// No text that begins like this is JSON.
    Wrong,
    /// It ends between two tokens, too early.
    Ends,
    /// It ends within a string.
    EndsInString,
    /// It is nested too deep to tell.
    Deep,
}

/// The value that is the whole text.
pub(in crate::text) fn parse(text: &str) -> Result<Json<'_>, NotJson> {
    whole(text, |next, lexer| value::parse_bounded(DEPTH, next, lexer))
}

/// The members of the object that is the whole text, in their order, each with its value as it
/// stands there.
pub(in crate::text) fn members(text: &str) -> Result<Vec<(Cow<'_, str>, &str)>, NotJson> {
    let mut members = Vec::new();
    whole(text, |next, lexer| {
        if next != b'{' {
            return Err(Expect::Value.into());
        }
        lexer.discarded().seq(b'}', SliceLexer::ws_peek, |next, lexer| {
            lexer.expect(|_| Some(next), b'"').ok_or(Expect::String)?;
            let name = lexer.str_string()?;
            lexer.expect(SliceLexer::ws_peek, b':').ok_or(Expect::Colon)?;
            let next = lexer.ws_peek().ok_or(Expect::Value)?;
            let start = at(text, lexer);
            value::parse_bounded(DEPTH, next, lexer)?;
            members.push((name, &text[start..at(text, lexer)]));
            Ok::<_, Error>(())
        })
    })?;
    Ok(members)
}

fn whole<'a, T>(
    text: &'a str,
    read: impl FnOnce(u8, &mut SliceLexer<'a>) -> Result<T, Error>,
) -> Result<T, NotJson> {
    let mut lexer = SliceLexer::new(text.as_bytes());
    lexer.exactly_one(SliceLexer::ws_peek, read).map_err(|error| {
        let place = at(text, &lexer);
        let why = match error {
            Error::Depth => Why::Deep,
            Error::Str(hifijson::str::Error::Eof) => Why::EndsInString,
            Error::Token(_) if place == text.len() => Why::Ends,
            _ => Why::Wrong,
        };
        NotJson(text.floor_char_boundary(place), why)
    })
}

/// The byte that a lexer of a text has reached.
fn at(text: &str, lexer: &SliceLexer<'_>) -> usize {
    text.len() - lexer.as_slice().len()
}

/// The text of a string, if the whole text is one.
pub(in crate::text) fn string(text: &str) -> Option<Cow<'_, str>> {
    match parse(text) {
        Ok(Json::String(text)) => Some(text),
        _ => None,
    }
}

/// A look at what a value is.
pub(in crate::text) trait Look<'a> {
    /// The member of an object, the last with its name.
    fn member(&self, name: &str) -> Option<&Json<'a>>;
    /// The members of an object, none of any other value.
    fn members(&self) -> &[(Cow<'a, str>, Json<'a>)];
    /// The values of an array.
    fn items(&self) -> Option<&[Json<'a>]>;
    /// The text of a string.
    fn text(&self) -> Option<&str>;
    /// A number without sign, point and exponent.
    fn number(&self) -> Option<u64>;
}

impl<'a> Look<'a> for Json<'a> {
    fn member(&self, name: &str) -> Option<&Json<'a>> {
        self.members().iter().rev().find(|member| member.0 == name).map(|member| &member.1)
    }

    fn members(&self) -> &[(Cow<'a, str>, Json<'a>)] {
        if let Json::Object(members) = self { members } else { &[] }
    }

    fn items(&self) -> Option<&[Json<'a>]> {
        if let Json::Array(items) = self { Some(items) } else { None }
    }

    fn text(&self) -> Option<&str> {
        if let Json::String(text) = self { Some(text) } else { None }
    }

    fn number(&self) -> Option<u64> {
        if let Json::Number((digits, _)) = self { digits.parse().ok() } else { None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::one_line::quote;
    use alloc::string::{String, ToString};

    #[test]
    fn what_is_read_is_what_stands_there() {
        let text = r#" {"a": [1, 2.50, null, "x\u00e9\n"], "b" : {}, "a": true} "#;
        let all = parse(text).expect("JSON");
        assert!(matches!(all.member("a"), Some(Json::Bool(true))), "the last of its name");
        assert_eq!(all.to_string(), r#"{"a":[1,2.50,null,"xé\n"],"b":{},"a":true}"#);
        let raw: Vec<&str> = members(text).expect("an object").iter().map(|m| m.1).collect();
        assert_eq!(raw, [r#"[1, 2.50, null, "x\u00e9\n"]"#, "{}", "true"]);
        assert_eq!(string(r#" "a\"b" "#).as_deref(), Some("a\"b"));
        assert_eq!(string("[]"), None);
    }

    #[test]
    fn numbers_are_whole_and_positive() {
        let number = |text: &str| parse(text).expect("JSON").number();
        assert_eq!(number("18446744073709551615"), Some(u64::MAX));
        for other in ["18446744073709551616", "-1", "-0", "1.0", "1e3", "null", "\"1\""] {
            assert_eq!(number(other), None, "{other}");
        }
    }

    #[test]
    fn errors_have_their_place() {
        for (text, place) in [
            ("", 0),
            ("[1, 2", 5),
            ("[1 2]", 3),
            ("{\"a\" 1}", 5),
            ("[] x", 3),
            ("[01]", 2),
            ("{\"a\":1", 6),
            ("\"é", 3),
        ] {
            assert_eq!(parse(text).expect_err(text).0, place, "{text}");
        }
        assert_eq!(members("[1]").expect_err("no object").0, 0);
        let deep = "[".repeat(100_000);
        assert_eq!(parse(&deep).expect_err("too deep").1, Why::Deep);
        assert!(members(&deep).is_err());
    }

    #[test]
    fn a_beginning_differs_from_a_mistake() {
        for (text, why) in [
            ("{\"a\": [1,\n", Why::Ends),
            ("{", Why::Ends),
            ("{\"a\"", Why::Ends),
            ("{\"a\": \"b", Why::EndsInString),
            ("{\"a\": \"b\n", Why::Wrong),
            ("{\"a\": 1\n{", Why::Wrong),
            ("{\"a\": 1]", Why::Wrong),
        ] {
            assert_eq!(parse(text).expect_err(text).1, why, "{text}");
        }
    }

    #[test]
    fn strings_are_written_as_they_are_read() {
        let text: String = (0..0x80).map(|c| char::from(c as u8)).chain("é𝄞".chars()).collect();
        let mut out = String::new();
        quote(&text, &mut out);
        assert_eq!(string(&out).as_deref(), Some(&*text));
    }
}
