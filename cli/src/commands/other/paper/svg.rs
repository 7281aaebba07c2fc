//! A page as a picture in SVG.

use super::{Ink, Mark, Page, Paper};
use ninefold_variants::picture::{Colour, Paint, Shape};
use svg::node::element::path::Data;
use svg::node::element::{Circle, Line, Path as SvgPath, Rectangle, Text};
use svg::{Document, Node};

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
            Mark::Shape(shape) => shape_of(document, shape),
        };
    }
    format!("{document}\n")
}

fn shape_of(document: Document, shape: &Shape) -> Document {
    match shape {
        Shape::Path { points, closed, paint } => {
            let mut data = Data::new();
            for (i, [x, y]) in points.iter().enumerate() {
                data = if i == 0 { data.move_to((*x, *y)) } else { data.line_to((*x, *y)) };
            }
            let data = if *closed { data.close() } else { data };
            document.add(painted(SvgPath::new().set("d", data), paint))
        }
        Shape::Circle { middle, radius, paint } => {
            let circle = Circle::new().set("cx", middle[0]).set("cy", middle[1]).set("r", *radius);
            document.add(painted(circle, paint))
        }
        Shape::Text { middle, size, text, colour, bold } => {
            let words = Text::new(text.as_str())
                .set("x", middle[0])
                .set("y", middle[1] + size * 0.36)
                .set("font-size", *size)
                .set("text-anchor", "middle")
                .set("fill", hex(*colour));
            document.add(if *bold { words.set("font-weight", "bold") } else { words })
        }
    }
}

fn painted<N: Node>(mut node: N, paint: &Paint) -> N {
    node.assign("fill", paint.fill.map_or_else(|| "none".to_owned(), hex));
    if let Some((colour, width)) = paint.line {
        node.assign("stroke", hex(colour));
        node.assign("stroke-width", width);
        node.assign("stroke-linecap", if paint.dashed { "butt" } else { "round" });
        node.assign("stroke-linejoin", "round");
        if paint.dashed {
            node.assign("stroke-dasharray", format!("{} {}", 3.0 * width, 3.0 * width));
        }
    }
    node
}

fn hex(Colour([red, green, blue]): Colour) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
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
