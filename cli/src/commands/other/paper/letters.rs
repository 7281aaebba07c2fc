//! The room that words take on paper.
//!
//! The letters are Helvetica's, in a PDF always and in a picture where the system has them. Their
//! widths are rounded up, so that words do not come out longer than they are taken for.

/// The dots in place of what was cut off.
const DOTS: char = '…';

/// The width of a letter by the size of the letters.
fn letter(c: char) -> f32 {
    match c {
        '%' => 0.9,
        '#' | '$' | '&' | '+' => 0.73,
        ' '..='/' | ':' | ';' | '[' | ']' | '|' => 0.48,
        'I' | 'f' | 'i' | 'j' | 'l' | 'r' | 't' => 0.39,
        '@' | 'M' | 'W' | 'm' | 'Æ' | '¼'..='¾' => 1.0,
        'a'..='z' | '0'..='9' => 0.62,
        ' '..='\u{ff}' => 0.79,
        // Two signs in a PDF.
        '≤' | '≥' | '≠' => 1.2,
        _ => 1.0,
    }
}

/// The width of a text in letters of this size.
pub(super) fn width(text: &str, size: f32) -> f32 {
    text.chars().map(letter).sum::<f32>() * size
}

/// The lines of a text in letters of this size, none wider than `most` unless one word is.
pub(super) fn lines(text: &str, size: f32, most: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if width(&format!("{line} {word}"), size) <= most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// The beginning of a text that has room, with dots behind it if it is not all.
pub(super) fn cut(text: &str, size: f32, most: f32) -> String {
    let mut cut = text.to_owned();
    let mut shown = text.to_owned();
    while width(&shown, size) > most && cut.pop().is_some() {
        shown = format!("{}{DOTS}", cut.trim_end());
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_broken_where_the_line_ends() {
        let text = "A title of several words";
        assert_eq!(lines(text, 1.0, 100.0), [text]);
        let broken = lines(text, 1.0, 7.0);
        assert!(broken.len() > 1 && broken.join(" ") == text, "{broken:?}");
        assert!(broken.iter().all(|line| width(line, 1.0) <= 7.0), "{broken:?}");
        assert_eq!(lines("스도쿠 문제집", 1.0, 4.0), ["스도쿠", "문제집"]);
    }

    #[test]
    fn what_is_cut_off_shows_as_dots() {
        assert_eq!(cut("1 · Monday", 1.0, 20.0), "1 · Monday");
        let short = cut("1 · Monday's puzzle · easy", 1.0, 6.0);
        assert!(short.starts_with("1 · Mon") && short.ends_with('…'), "{short}");
        assert!(width(&short, 1.0) <= 6.0);
    }
}
