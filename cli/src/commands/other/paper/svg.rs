//! A page as a picture in SVG.

use super::{Ink, Mark, Page, Paper};
use ninefold_variants::picture::escaped;
use std::fmt::Write;

/// The page as an SVG document whose unit is the millimetre.
pub(crate) fn svg(page: &Page, paper: Paper) -> String {
    let [width, height] = paper.size();
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}mm\" height=\"{height}mm\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"Helvetica, Arial, 'Malgun Gothic', 'Apple SD Gothic Neo', 'Noto Sans KR', sans-serif\" \
         stroke-linecap=\"round\" stroke-linejoin=\"round\">\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>\n"
    );
    for mark in &page.marks {
        // Writing to a string cannot fail.
        let _ = match mark {
            Mark::Line { from: [x1, y1], to: [x2, y2], width } => writeln!(
                svg,
                "<line x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\" stroke=\"#000\" stroke-width=\"{width}\"/>"
            ),
            Mark::Words { at: [x, y], size, ink, text } => {
                let grey = (ink.grey() * 255.0) as u8;
                let weight = if *ink == Ink::Bold { " font-weight=\"bold\"" } else { "" };
                writeln!(
                    svg,
                    "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" fill=\"#{grey:02x}{grey:02x}{grey:02x}\"{weight}>{}</text>",
                    escaped(text)
                )
            }
            Mark::Shape(shape) => {
                shape.write_svg(&mut svg);
                Ok(())
            }
        };
    }
    svg + "</svg>\n"
}
