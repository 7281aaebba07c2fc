//! What SudokuMaker only draws, and rules that setters have programmed there.

use super::cells_of;
use crate::format::drawing::{self, Drawing, Form, Frame};
use crate::format::json::Node;
use crate::format::{Draft, Malformed};

/// Adds the drawings of a block, which may mean a rule that nobody here understands.
pub(super) fn drawings(number: u16, block: &Node<'_>, draft: &mut Draft) -> Result<(), Malformed> {
    let (key, mut all) = match number {
        304 => ("look-and-say", cages(block, draft)?),
        1000 => ("custom constraint", Vec::new()),
        2000 => ("line", lines(block)?),
        2001 => ("cage", cages(block, draft)?),
        2002 => ("symbol", symbols(block)?),
        _ => ("constraint", Vec::new()),
    };
    let style = block.member("style");
    let stroke = |name| style.as_ref().and_then(|style| drawing::ink(style, name));
    for one in &mut all {
        one.stroke = one.stroke.or(stroke("color"));
    }
    let own = block.member("definition").and_then(|own| own.word("name").ok()?);
    let name = block.word("name")?.or(own).unwrap_or_else(|| match number {
        304..3000 => key.to_owned(),
        _ => format!("{key} {number}"),
    });
    draft.draw(all, block.unknown(&name))
}

fn lines(block: &Node<'_>) -> Result<Vec<Drawing>, Malformed> {
    let style = block.member("style");
    let width = style.and_then(|style| drawing::length(&style, "thickness", 100.0)).unwrap_or(15);
    let mut all = Vec::new();
    for line in block.list("lines")? {
        let points = line.items()?;
        let spot = |point: &Node<'_>| {
            Some([drawing::length(point, "x", 100.0)?, drawing::length(point, "y", 100.0)?])
        };
        let mut drawing = Drawing::new(Form::Line(points.iter().filter_map(spot).collect()));
        drawing.width = width;
        all.push(drawing);
    }
    Ok(all)
}

fn cages(block: &Node<'_>, draft: &Draft) -> Result<Vec<Drawing>, Malformed> {
    let mut all = Vec::new();
    for cage in block.list("cages")? {
        let Some(cells) = cage.value.get("cells").and_then(|list| cells_of(list, &draft.board))
        else {
            continue;
        };
        let mut drawing = Drawing::new(Form::Cells(cells));
        (drawing.width, drawing.over) = (2, true);
        all.push(drawing.with_text(cage.word("value")?, None, 25));
    }
    Ok(all)
}

/// A symbol is its place and the number of its look.
fn symbols(block: &Node<'_>) -> Result<Vec<Drawing>, Malformed> {
    let looks = block.list("params")?;
    let mut all = Vec::new();
    for symbol in block.list("symbols")? {
        let Some(middle) = drawing::point(&symbol, 100.0) else { continue };
        let items = symbol.items()?;
        let look = items.get(2).map_or(Ok(0), Node::number::<usize>)?;
        let Some(look) = looks.get(look) else { continue };
        let length = |name, scale: f64| drawing::length(look, name, scale);
        let kind = look.word("type")?.unwrap_or_default();
        let side = |name, half| length(name, 100.0).or(length(half, 200.0)).unwrap_or(0);
        let size = [side("width", "rx"), side("height", "ry")];
        let frame = Frame { middle, size, turned: length("angle", 1.0).unwrap_or(0) };
        let form = if kind == "ellipse" { Form::Round(frame) } else { Form::Box(frame) };
        let mut drawing = Drawing::new(form);
        drawing.fill = drawing::ink(look, "fill");
        drawing.stroke = drawing::ink(look, "stroke");
        drawing.width = length("strokeWidth", 100.0).unwrap_or(2);
        drawing.over = true;
        let (ink, size) = (drawing.fill, length("size", 100.0).unwrap_or(50));
        all.push(drawing.with_text(look.word("text")?, ink, size));
    }
    Ok(all)
}
