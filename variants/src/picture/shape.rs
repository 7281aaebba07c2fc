//! What pictures are made of. The unit is the side of a cell; points are right and down from the corner.

use std::fmt::Write;

/// A point: how far right and how far down.
pub type Point = [f32; 2];

/// Red, green and blue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colour(pub [u8; 3]);

impl Colour {
    /// Of lines and digits.
    pub const BLACK: Colour = Colour([0, 0, 0]);
    /// Of circles that hide a line.
    pub const WHITE: Colour = Colour([255, 255, 255]);
    /// Of candidates.
    pub const FAINT: Colour = Colour([102, 102, 102]);
}

/// How a shape is painted.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Paint {
    /// The colour of the inside, if it has one.
    pub fill: Option<Colour>,
    /// The colour of the line, if there is one, and its width.
    pub line: Option<(Colour, f32)>,
    /// Whether the line has gaps.
    pub dashed: bool,
}

impl Paint {
    /// An inside without a line.
    pub(super) const fn fill(colour: Colour) -> Paint {
        Paint { fill: Some(colour), line: None, dashed: false }
    }

    /// A line.
    pub(super) const fn line(colour: Colour, width: f32) -> Paint {
        Paint { fill: None, line: Some((colour, width)), dashed: false }
    }

    /// An inside with a line around.
    pub(super) const fn both(fill: Colour, line: Colour, width: f32) -> Paint {
        Paint { fill: Some(fill), line: Some((line, width)), dashed: false }
    }
}

/// A shape.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A line through points, with round corners and ends; `closed` if it leads back to the first.
    Path {
        /// The points.
        points: Vec<Point>,
        /// Whether it leads back.
        closed: bool,
        /// How it is painted.
        paint: Paint,
    },
    /// A circle.
    Circle {
        /// Its middle.
        middle: Point,
        /// Its radius.
        radius: f32,
        /// How it is painted.
        paint: Paint,
    },
    /// Letters around a point.
    Text {
        /// Their middle.
        middle: Point,
        /// The height of the letters from one line to the next.
        size: f32,
        /// The letters.
        text: String,
        /// Their colour.
        colour: Colour,
        /// Whether they are bold.
        bold: bool,
    },
}

/// A picture: shapes, of which the later ones lie upon the earlier.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Picture {
    /// Its width and height.
    pub size: Point,
    /// The shapes.
    pub shapes: Vec<Shape>,
}

impl Shape {
    /// The shape this many times as large, and then moved.
    #[must_use]
    pub fn placed(self, scale: f32, [right, down]: Point) -> Shape {
        let to = |[x, y]: Point| [x * scale + right, y * scale + down];
        let painted = |paint: Paint| Paint {
            line: paint.line.map(|(colour, width)| (colour, width * scale)),
            ..paint
        };
        match self {
            Shape::Path { points, closed, paint } => Shape::Path {
                points: points.into_iter().map(to).collect(),
                closed,
                paint: painted(paint),
            },
            Shape::Circle { middle, radius, paint } => {
                Shape::Circle { middle: to(middle), radius: radius * scale, paint: painted(paint) }
            }
            Shape::Text { middle, size, text, colour, bold } => {
                Shape::Text { middle: to(middle), size: size * scale, text, colour, bold }
            }
        }
    }

    /// Adds the shape as an element of SVG on its own line. The element around it must say how lines end
    /// (`stroke-linecap`); dashed lines say so themselves.
    pub fn write_svg(&self, out: &mut String) {
        // Writing to a string cannot fail.
        let _ = match self {
            Shape::Path { points, closed, paint } => {
                let to = |(i, [x, y]): (usize, &Point)| {
                    format!("{}{x} {y}", if i == 0 { "M" } else { "L" })
                };
                let path: String = points.iter().enumerate().map(to).collect();
                let end = if *closed { "Z" } else { "" };
                writeln!(out, "<path d=\"{path}{end}\"{}/>", attributes(paint))
            }
            Shape::Circle { middle: [x, y], radius, paint } => {
                writeln!(out, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"{}/>", attributes(paint))
            }
            Shape::Text { middle: [x, y], size, text, colour, bold } => {
                let weight = if *bold { " font-weight=\"bold\"" } else { "" };
                let base = y + size * 0.36;
                writeln!(
                    out,
                    "<text x=\"{x}\" y=\"{base}\" font-size=\"{size}\" text-anchor=\"middle\" fill=\"{}\"{weight}>{}</text>",
                    hex(*colour),
                    escaped(text)
                )
            }
        };
    }
}

impl Picture {
    /// The shapes, as large as fits into a square with this corner and side.
    pub fn within(&self, [left, top]: Point, side: f32) -> impl Iterator<Item = Shape> {
        let [width, height] = self.size;
        let scale = side / width.max(height);
        let corner = [left + (side - width * scale) / 2.0, top + (side - height * scale) / 2.0];
        self.shapes.iter().map(move |shape| shape.clone().placed(scale, corner))
    }

    /// The picture as a document of SVG with this many pixels for a cell.
    pub fn to_svg(&self, cell: f32) -> String {
        let [width, height] = self.size;
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\" viewBox=\"0 0 {width} {height}\" \
             font-family=\"Helvetica, Arial, sans-serif\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\
             <rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>\n",
            width * cell,
            height * cell
        );
        for shape in &self.shapes {
            shape.write_svg(&mut svg);
        }
        svg + "</svg>\n"
    }
}

/// A text as SVG has it between elements.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

fn attributes(paint: &Paint) -> String {
    let fill = paint.fill.map_or_else(|| "none".to_owned(), hex);
    let line = paint.line.map(|(colour, width)| {
        let gaps = match paint.dashed {
            true => format!(
                " stroke-linecap=\"butt\" stroke-dasharray=\"{} {}\"",
                3.0 * width,
                3.0 * width
            ),
            false => String::new(),
        };
        format!(" stroke=\"{}\" stroke-width=\"{width}\"{gaps}", hex(colour))
    });
    format!(" fill=\"{fill}\"{}", line.unwrap_or_default())
}

fn hex(Colour([red, green, blue]): Colour) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}
