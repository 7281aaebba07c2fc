//! A page as a picture in SVG.

use super::{Ink, Mark, Page, Paper};
use svg::Document;
use svg::node::element::{Line, Rectangle, Text};

/// The page as an SVG document whose unit is the millimetre.
pub(crate) fn svg(page: &Page, paper: Paper) -> String {
    let [width, height] = paper.size();
    let sheet = Rectangle::new().set("width", width).set("height", height).set("fill", "#fff");
    let mut document = Document::new()
        .set("width", format!("{width}mm"))
        .set("height", format!("{height}mm"))
        .set("viewBox", (0, 0, width, height))
        .set(
            "font-family",
            "Helvetica, Arial, 'Malgun Gothic', 'Apple SD Gothic Neo', 'Noto Sans KR', sans-serif",
        )
        .add(sheet);
    for mark in &page.marks {
        document = match mark {
            Mark::Line { from, to, width } => document.add(
                Line::new()
                    .set("x1", from[0])
                    .set("y1", from[1])
                    .set("x2", to[0])
                    .set("y2", to[1])
                    .set("stroke", "#000")
                    .set("stroke-width", *width),
            ),
            Mark::Words { at, size, ink, text } => {
                document.add(letters(text.as_str(), *at, *size, *ink))
            }
            Mark::Digit { at, size, ink, digit } => document
                .add(letters(digit.to_string(), *at, *size, *ink).set("text-anchor", "middle")),
        };
    }
    format!("{document}\n")
}

fn letters(text: impl Into<String>, at: [f32; 2], size: f32, ink: Ink) -> Text {
    let grey = (ink.grey() * 255.0) as u8;
    let words = Text::new(text)
        .set("x", at[0])
        .set("y", at[1])
        .set("font-size", size)
        .set("fill", format!("#{grey:02x}{grey:02x}{grey:02x}"));
    if ink == Ink::Bold { words.set("font-weight", "bold") } else { words }
}
