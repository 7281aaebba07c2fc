//! The languages of the library's texts.

/// A language of names, reasons, explanations and error messages.
///
/// A `match` may list them all: where one is missing, the compiler says so.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Korean.
    Korean,
}

names! { Language, "language": English = "en" or "english", Korean = "ko" or "korean" or "한국어", }

/// The form of a Korean particle for the text before it: `closed` after a consonant, `vowel` after
/// a vowel. Digits are read in Sino-Korean (1 일, 3 삼, 6 육, 7 칠, 8 팔 and 0 영 end in a consonant).
///
/// ```
/// use ninefold::grid::particle;
///
/// assert_eq!(particle("3", "을", "를"), "을");
/// assert_eq!(particle("r1c5", "을", "를"), "를");
/// assert_eq!(particle("(2열)", "이", "가"), "이");
/// ```
pub fn particle<'a>(before: &str, closed: &'a str, vowel: &'a str) -> &'a str {
    let is_read = |c: &char| c.is_ascii_alphanumeric() || matches!(c, '가'..='힣');
    let sound = before.chars().rev().find(is_read);
    let ends_closed = match sound {
        Some(c @ '0'..='9') => matches!(c, '0' | '1' | '3' | '6' | '7' | '8'),
        // A syllable of the Hangul block is open when its number is a multiple of 28.
        Some(c @ '가'..='힣') => !(c as u32 - '가' as u32).is_multiple_of(28),
        _ => false,
    };
    if ends_closed { closed } else { vowel }
}
