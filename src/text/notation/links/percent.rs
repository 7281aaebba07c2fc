//! The escapes of a link, such as `%2B`.

use alloc::string::String;

/// Decodes the escapes for ASCII; everything else stays as it is.
pub(in crate::text) fn unescaped(data: &str) -> String {
    let mut text = String::new();
    let mut rest = data;
    while let Some((before, after)) = rest.split_once('%') {
        text.push_str(before);
        let mut digits = after.chars().map_while(|c| c.to_digit(16));
        match (digits.next(), digits.next()) {
            (Some(high @ 0..=7), Some(low)) => {
                text.push(char::from((16 * high + low) as u8));
                rest = &after[2..];
            }
            _ => {
                text.push('%');
                rest = after;
            }
        }
    }
    text + rest
}

#[cfg(test)]
mod tests {
    use super::unescaped;

    #[test]
    fn only_two_hexadecimal_digits_are_an_escape() {
        for (data, text) in [
            ("%2b4%3A211%20x", "+4:211 x"),
            ("%+5", "%+5"),
            ("%", "%"),
            ("%4", "%4"),
            ("100%% %zz", "100%% %zz"),
            ("%C3%A9 é", "%C3%A9 é"),
        ] {
            assert_eq!(unescaped(data), text);
        }
    }
}
