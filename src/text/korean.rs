//! Messages about malformed text, in the reader's language.

use super::malformed::{Expected, Found};
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

impl Found {
    /// What was found, in a language.
    pub fn text(&self, language: Language) -> String {
        match language {
            Language::English => self.to_string(),
            Language::Korean => found(self).into(),
        }
    }
}

/// What was expected.
fn expected(expected: &Expected) -> Cow<'static, str> {
    Cow::Borrowed(match expected {
        Expected::Cell => "숫자 1-9나 '.' 같은 빈칸",
        Expected::EndOfPuzzle => "9행 뒤에 퍼즐의 끝",
        Expected::OnePuzzle => "퍼즐 하나",
        Expected::Item(what) => item(what).unwrap_or(what),
        Expected::Candidate(d) => return format!("숫자 {d}나 '.' 같은 빈칸").into(),
        Expected::NoMore(n) => return format!("{n}칸 뒤에 줄의 끝").into(),
        Expected::Cells(n) => return format!("{n}칸").into(),
        Expected::Row(n) => return format!("9행 가운데 {n}행").into(),
        Expected::ShorterLine => {
            return format!("{}바이트까지의 줄", super::LINE_LIMIT).into();
        }
    })
}

/// What was found instead. Quotations and messages from the readers of JSON and XML stay as they are.
fn found(found: &Found) -> Cow<'_, str> {
    Cow::Borrowed(match found {
        Found::EndOfLine => "줄의 끝",
        Found::BlankLine => "빈 줄",
        Found::ARow => "행이 하나 더",
        Found::Heading => "제목",
        Found::EndOfInput => "입력의 끝",
        Found::ALongerLine => "더 긴 줄",
        Found::AnotherPuzzle => "퍼즐이 하나 더",
        Found::Character(c) => return format!("{c:?}").into(),
        Found::Cells(n) => return format!("{n}칸").into(),
        Found::Text(text) => match text.as_str() {
            "none" => "없음",
            "more" => "더 많음",
            "something else" => "다른 것",
            "only the name of a puzzle on a server" => "서버에 있는 퍼즐의 이름뿐",
            "a border" => "테두리",
            "candidates" => "후보",
            other => return format!("{}", OneLine(other)).into(),
        },
    })
}

/// [`Expected::Item`] in Korean; names and signs are the same in both languages.
fn item(what: &str) -> Option<&'static str> {
    Some(match what {
        "JSON" => "JSON",
        "a JSON array" => "JSON 배열",
        "the end of the input after ']'" => "']' 뒤에 입력의 끝",
        "SCv7_32_" => "SCv7_32_",
        "'|'" => "'|'",
        "12 hexadecimal digits and a space" => "16진수 12자리와 공백",
        "81 cells of a saved game" => "저장된 게임의 81칸",
        "':' after 81 cells" => "81칸 뒤에 ':'",
        "':', technique, ':', candidates, ':' and cells" => "':', 기법, ':', 후보, ':', 칸",
        "a candidate as digit, row and column, such as 423" => "423처럼 숫자, 행, 열로 쓴 후보",
        "a classic Sudoku packed with lz-string" => "lz-string으로 압축한 일반 스도쿠",
        "a closing quote" => "닫는 따옴표",
        "a digit 1-9, 'u' or a space" => "숫자 1-9, 'u' 또는 공백",
        "a digit 1-9, a space or '|'" => "숫자 1-9, 공백 또는 '|'",
        "a digit after '+'" => "'+' 뒤에 숫자",
        "a field with a puzzle" => "퍼즐이 든 필드",
        "a number up to 529 in base 36" => "36진수로 쓴 529까지의 수",
        "a position of Sudoku Coach" => "Sudoku Coach의 판",
        "a space between the cells" => "칸 사이에 공백",
        "a string of 81 cells, or 81 numbers in one array or nine" => {
            "81칸의 문자열, 또는 배열 하나나 아홉 개에 든 수 81개"
        }
        "an attribute data=\"…\" in <game>" => "<game>에 속성 data=\"…\"",
        "an element <game>" => "<game> 요소",
        "an object with a key 'puzzle'" => "'puzzle' 키가 있는 객체",
        "at most 128 brackets inside each other" => "128겹까지의 괄호",
        "digits" => "숫자",
        "the puzzle itself in the link" => "퍼즐이 든 링크",
        "each digit once in a cell" => "한 칸에 숫자마다 한 번",
        "two base-36 digits for each of 81 cells" => "81칸마다 36진수 두 자리",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::item;
    use alloc::vec::Vec;

    /// Reads the sources, so that no new notation is forgotten.
    #[cfg(feature = "std")]
    #[test]
    fn every_item_that_a_notation_asks_for_has_its_korean() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/text");
        let mut paths = std::vec![std::path::PathBuf::from(folder)];
        let mut asked = Vec::new();
        while let Some(path) = paths.pop() {
            if path.is_dir() {
                paths.extend(std::fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()));
                continue;
            }
            let text = std::fs::read_to_string(path).unwrap();
            for after in text.split(concat!("Item", "(\"")).skip(1) {
                asked.push(after.split("\")").next().unwrap_or_default().replace("\\\"", "\""));
            }
        }
        assert!(asked.len() > 20, "{asked:?}");
        for what in asked {
            assert!(item(&what).is_some(), "{what}");
        }
    }
}
