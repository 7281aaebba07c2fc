//! Messages about malformed text, in the reader's language.

use super::malformed::{Expected, Unexpected};
use super::one_line::OneLine;
use crate::grid::Language;
use alloc::borrow::Cow;
use alloc::format;
use alloc::string::{String, ToString};

impl Expected {
    /// What was expected, in a language.
    pub fn text(&self, language: Language) -> String {
        match language {
            Language::English => self.to_string(),
            Language::Korean => expected(self).into(),
        }
    }
}

impl Unexpected {
    /// What was found, in a language.
    pub fn text(&self, language: Language) -> String {
        match language {
            Language::English => self.to_string(),
            Language::Korean => found_text(self).into(),
        }
    }
}

/// What was expected.
fn expected(expected: &Expected) -> Cow<'static, str> {
    Cow::Borrowed(match expected {
        Expected::Cell => "숫자 1-9나 '.' 같은 빈칸",
        Expected::EndOfPuzzle => "9행 뒤의 퍼즐 끝",
        Expected::OnePuzzle => "퍼즐 하나",
        Expected::Item(_, korean) => korean,
        Expected::Candidate(d) => return format!("숫자 {d}나 '.' 같은 빈칸").into(),
        Expected::NoMore(n) => return format!("{n}칸 뒤의 줄 끝").into(),
        Expected::Cells(n) => return format!("{n}칸").into(),
        Expected::Row(n) => return format!("모두 9행 중 {n}번째 행").into(),
        Expected::ShorterLine => {
            return format!("{}바이트까지의 줄", super::LINE_LIMIT).into();
        }
    })
}

/// What was found instead. Quotations and messages from the readers of JSON and XML stay as they are.
fn found_text(found: &Unexpected) -> Cow<'_, str> {
    Cow::Borrowed(match found {
        Unexpected::EndOfLine => "줄 끝",
        Unexpected::BlankLine => "빈 줄",
        Unexpected::ARow => "또 다른 행",
        Unexpected::Heading => "제목",
        Unexpected::EndOfInput => "입력 끝",
        Unexpected::ALongerLine => "더 긴 줄",
        Unexpected::AnotherPuzzle => "둘 이상의 퍼즐",
        Unexpected::Character(c) => return format!("{c:?}").into(),
        Unexpected::Cells(n) => return format!("{n}칸").into(),
        Unexpected::NameOnly(Some(address)) => {
            return format!("퍼즐의 이름만 있는 링크(브라우저에서 {address} 주소를 열고, 나오는 글을 대신 쓰세요)").into();
        }
        Unexpected::NameOnly(None) => {
            "퍼즐의 이름만 있는 링크(그 사이트에서 퍼즐 자체를 복사하세요)"
        }
        Unexpected::Words(_, korean) => korean,
        Unexpected::Text(text) => return OneLine(text).to_string().into(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_words_are_translated() {
        let none = |found: Unexpected| found.text(Language::Korean);
        assert_eq!(none(Unexpected::Words("none", "없음")), "없음");
        assert_eq!(none(Unexpected::Text("none".into())), "none");
    }
}
