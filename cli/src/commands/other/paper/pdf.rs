//! Pages as a PDF document, with the fonts that every reader has.

use super::{Ink, Mark, Page, Paper, korean};
use crate::console::language::words;
use anyhow::bail;
use ninefold_variants::picture::{Colour, Paint, Shape};
use pdf_writer::types::{LineCapStyle, LineJoinStyle};
use pdf_writer::{Content, Finish, Name, Pdf, Rect, Ref, Str, TextStr};

/// Points in a millimetre.
const POINTS: f32 = 72.0 / 25.4;

const PLAIN: Name<'static> = Name(b"Plain");
const BOLD: Name<'static> = Name(b"Bold");
const KOREAN: Name<'static> = Name(b"Korean");

/// The document.
///
/// # Errors
/// When a word has letters that these fonts lack; they cover Western Europe and Korea.
pub(crate) fn pdf(pages: &[Page], paper: Paper, title: Option<&str>) -> anyhow::Result<Vec<u8>> {
    let mut document = Pdf::new();
    let mut last = 0;
    let mut next = || {
        last += 1;
        Ref::new(last)
    };
    let (catalog, tree, info, plain, bold) = (next(), next(), next(), next(), next());
    document.catalog(catalog).pages(tree);
    let kids: Vec<(Ref, Ref)> = pages.iter().map(|_| (next(), next())).collect();
    document.pages(tree).kids(kids.iter().map(|(page, _)| *page)).count(pages.len() as i32);
    for (font, name) in [(plain, Name(b"Helvetica")), (bold, Name(b"Helvetica-Bold"))] {
        document.type1_font(font).base_font(name).encoding_predefined(Name(b"WinAnsiEncoding"));
    }
    let korean = [next(), next(), next()];
    if pages.iter().any(has_korean) {
        korean::add(&mut document, korean);
    }
    let [width, height] = paper.size().map(|length| length * POINTS);
    for (page, (id, text)) in pages.iter().zip(kids) {
        let mut one = document.page(id);
        one.media_box(Rect::new(0.0, 0.0, width, height)).parent(tree).contents(text);
        let mut resources = one.resources();
        let mut fonts = resources.fonts();
        fonts.pair(PLAIN, plain).pair(BOLD, bold);
        if has_korean(page) {
            fonts.pair(KOREAN, korean[0]);
        }
        fonts.finish();
        resources.finish();
        one.finish();
        document.stream(text, &content(page, height)?);
    }
    let mut about = document.document_info(info);
    about.title(TextStr(title.unwrap_or("Sudoku"))).creator(TextStr("Ninefold"));
    about.finish();
    Ok(document.finish())
}

/// Whether a page has Korean letters.
fn has_korean(page: &Page) -> bool {
    page.marks.iter().any(|mark| match mark {
        Mark::Words { text, .. } => text.contains(korean::is_korean),
        _ => false,
    })
}

fn content(page: &Page, height: f32) -> anyhow::Result<Vec<u8>> {
    let mut content = Content::new();
    let point = |[x, y]: [f32; 2]| [x * POINTS, height - y * POINTS];
    for mark in &page.marks {
        match mark {
            Mark::Line { from, to, width } => {
                let ([x1, y1], [x2, y2]) = (point(*from), point(*to));
                content.set_stroke_gray(0.0).set_line_width(width * POINTS);
                content.set_dash_pattern([], 0.0);
                content.move_to(x1, y1).line_to(x2, y2).stroke();
            }
            Mark::Words { at, size, ink, text } => {
                line(&mut content, point(*at), *size, *ink, text)?;
            }
            Mark::Shape(shape) => draw(&mut content, shape, &point),
        }
    }
    Ok(content.finish().into_vec())
}

/// Draws a shape.
fn draw(content: &mut Content, shape: &Shape, point: &impl Fn([f32; 2]) -> [f32; 2]) {
    match shape {
        Shape::Path { points, closed, paint } => {
            for (i, [x, y]) in points.iter().copied().map(point).enumerate() {
                if i == 0 {
                    content.move_to(x, y)
                } else {
                    content.line_to(x, y)
                };
            }
            if *closed {
                content.close_path();
            }
            finish(content, paint);
        }
        Shape::Circle { middle, radius, paint } => {
            let ([x, y], radius) = (point(*middle), radius * POINTS);
            // Four curves, with handles that bring them nearest to a circle.
            let handle = 0.5523 * radius;
            content.move_to(x + radius, y);
            content.cubic_to(x + radius, y + handle, x + handle, y + radius, x, y + radius);
            content.cubic_to(x - handle, y + radius, x - radius, y + handle, x - radius, y);
            content.cubic_to(x - radius, y - handle, x - handle, y - radius, x, y - radius);
            content.cubic_to(x + handle, y - radius, x + radius, y - handle, x + radius, y);
            content.close_path();
            finish(content, paint);
        }
        Shape::Text { middle: [x, y], size, text, colour, bold } => {
            let width: f32 = text.chars().map(letter).sum();
            let [red, green, blue] = colour.0.map(|part| f32::from(part) / 255.0);
            let [x, y] = point([x - width / 2.0 * size, y + size * 0.36]);
            content.set_fill_rgb(red, green, blue);
            content.begin_text().next_line(x, y);
            // Numbers and a few capital letters are the same in this encoding.
            let letters: Vec<u8> = text.chars().filter(char::is_ascii).map(|c| c as u8).collect();
            show(content, if *bold { BOLD } else { PLAIN }, *size, &letters);
            content.end_text();
        }
    }
}

/// Paints the path that was drawn.
fn finish(content: &mut Content, paint: &Paint) {
    let rgb = |colour: Colour| colour.0.map(|part| f32::from(part) / 255.0);
    if let Some([red, green, blue]) = paint.fill.map(rgb) {
        content.set_fill_rgb(red, green, blue);
    }
    if let Some((colour, width)) = paint.line {
        let ([red, green, blue], width) = (rgb(colour), width * POINTS);
        content.set_stroke_rgb(red, green, blue).set_line_width(width);
        let cap = if paint.dashed { LineCapStyle::ButtCap } else { LineCapStyle::RoundCap };
        content.set_line_cap(cap).set_line_join(LineJoinStyle::RoundJoin);
        let gaps: &[f32] = if paint.dashed { &[3.0 * width, 3.0 * width] } else { &[] };
        content.set_dash_pattern(gaps.iter().copied(), 0.0);
    }
    match (paint.fill.is_some(), paint.line.is_some()) {
        (true, true) => content.fill_nonzero_and_stroke(),
        (true, false) => content.fill_nonzero(),
        _ => content.stroke(),
    };
}

/// The width of a digit or a letter of a clue in Helvetica by the size of the letters.
fn letter(c: char) -> f32 {
    match c {
        '0'..='9' => 0.556,
        ' ' => 0.278,
        'H' | 'R' => 0.722,
        _ => 0.667,
    }
}

/// Words that change the font between Korean letters and others. Each part follows the one before it.
fn line(
    content: &mut Content,
    at: [f32; 2],
    size: f32,
    ink: Ink,
    text: &str,
) -> anyhow::Result<()> {
    begin(content, at, ink);
    let letters: Vec<char> = text.chars().collect();
    for part in letters.chunk_by(|&a, &b| korean::is_korean(a) == korean::is_korean(b)) {
        let text: String = part.iter().collect();
        if korean::is_korean(part[0]) {
            show(content, KOREAN, size, &korean::encoded(&text));
        } else {
            show(content, font(ink), size, &latin(&text)?);
        }
    }
    content.end_text();
    Ok(())
}

fn font(ink: Ink) -> Name<'static> {
    if ink == Ink::Bold { BOLD } else { PLAIN }
}

fn begin(content: &mut Content, [x, y]: [f32; 2], ink: Ink) {
    content.set_fill_gray(ink.grey());
    content.begin_text().next_line(x, y);
}

fn show(content: &mut Content, font: Name<'_>, size: f32, text: &[u8]) {
    content.set_font(font, size * POINTS).show(Str(text));
}

/// The bytes of a text in the fonts' encoding, which is Latin-1 and a few signs more. Signs of rules that it lacks are
/// written with others.
fn latin(text: &str) -> anyhow::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    for c in text.chars() {
        match c {
            ' '..='~' | '\u{a0}'..='\u{ff}' => bytes.push(c as u8),
            '…' => bytes.push(0x85),
            '‘' => bytes.push(0x91),
            '’' => bytes.push(0x92),
            '“' => bytes.push(0x93),
            '”' => bytes.push(0x94),
            '–' | '−' => bytes.push(0x96),
            '—' => bytes.push(0x97),
            '≤' => bytes.extend(b"<="),
            '≥' => bytes.extend(b">="),
            '≠' => bytes.extend(b"!="),
            _ => bail!(words!(
                en: "this PDF cannot show the letter {c:?}; --svg can",
                ko: "이 PDF에는 글자 {c:?}가 없습니다. --svg에는 있습니다",
            )),
        }
    }
    Ok(bytes)
}
