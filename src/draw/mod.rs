//! Drawings of grids and steps as SVG, the same as those of the page.
//!
//! A cell is 100 units wide. A drawing needs no style sheet; its colours are those of the page's
//! light theme.
//!
//! ```
//! use ninefold::draw::Drawing;
//! use ninefold::{Grid, Marks, Technique};
//!
//! let grid: Grid =
//!     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
//! let marks = Marks::new(&grid);
//! let step = marks.find(Technique::HiddenSingle).expect("a hidden single");
//! let svg = Drawing::of(&marks).with_candidates().with_step(&step).svg();
//! assert!(svg.starts_with("<svg") && svg.ends_with("</svg>"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod chain;
mod palette;
mod pattern;
mod place;

use crate::grid::{Cell, Digit, Grid};
use crate::technique::{Marks, Step};
use alloc::format;
use alloc::string::String;
use core::fmt::Write;
use place::{Point, candidate, corner};

/// The width of a row of cells.
const SIDE: u32 = 900;
/// The room around the cells, for the frame.
const ROOM: u32 = 5;
/// The room at the left and at the top for the numbers of rows and columns.
const NUMBERS: u32 = 44;

/// A drawing of marks, to be completed and then written.
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct Drawing<'a> {
    marks: &'a Marks,
    candidates: bool,
    numbers: bool,
    step: Option<&'a Step>,
    solution: Option<&'a Grid>,
}

impl<'a> Drawing<'a> {
    /// A drawing of the digits.
    pub const fn of(marks: &'a Marks) -> Drawing<'a> {
        Drawing { marks, candidates: false, numbers: false, step: None, solution: None }
    }

    /// Also draws the candidates of the open cells.
    pub const fn with_candidates(mut self) -> Drawing<'a> {
        self.candidates = true;
        self
    }

    /// Also numbers rows and columns, as the names of cells do.
    pub const fn with_numbers(mut self) -> Drawing<'a> {
        self.numbers = true;
        self
    }

    /// Also draws a step: its evidence, the digits that it places, the candidates that it removes.
    pub const fn with_step(mut self, step: &'a Step) -> Drawing<'a> {
        self.step = Some(step);
        self
    }

    /// Also writes the digits of a grid into the open cells.
    pub const fn with_solution(mut self, solution: &'a Grid) -> Drawing<'a> {
        self.solution = Some(solution);
        self
    }

    /// The drawing as an SVG element.
    pub fn svg(&self) -> String {
        let mut out = String::with_capacity(16 * 1024);
        // Writing to a string cannot fail.
        let _ = self.write(&mut out);
        out
    }

    fn write(&self, out: &mut String) -> core::fmt::Result {
        let near = if self.numbers { NUMBERS } else { ROOM };
        let full = SIDE + near + ROOM;
        write!(
            out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-{near} -{near} {full} {full}\" \
             width=\"100%\" style=\"max-width:30em\" font-family=\"system-ui,sans-serif\" text-anchor=\"middle\" \
             role=\"img\"><title>{}</title>\
             <rect width=\"{SIDE}\" height=\"{SIDE}\" fill=\"{}\"/>",
            self.marks.grid(),
            palette::GROUND,
        )?;
        if let Some(step) = self.step {
            pattern::below(out, step, self.marks)?;
        }
        lines(out)?;
        for cell in Cell::ALL {
            self.cell(out, cell)?;
        }
        if self.numbers {
            numbers(out)?;
        }
        if let Some(step) = self.step {
            chain::links(out, step, self.marks)?;
            pattern::above(out, step, self.marks)?;
        }
        out.write_str("</svg>")
    }

    fn cell(&self, out: &mut String, cell: Cell) -> core::fmt::Result {
        let middle = corner(cell).moved(50.0, 50.0);
        if let Some(digit) = self.marks.placed(cell) {
            let is_given = self.marks.givens().contains(cell);
            return big(out, middle, digit, is_given);
        }
        if let Some(digit) = self.solution.and_then(|solution| solution.get(cell)) {
            return big(out, middle, digit, false);
        }
        if self.candidates {
            for digit in self.marks.cell(cell) {
                let Point { x, y } = candidate(cell, digit);
                // The line of letters is a third of their size below their middle.
                let y = y + 9.0;
                write!(
                    out,
                    "<text x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"27\" fill=\"{}\">{digit}</text>",
                    palette::INK
                )?;
            }
        }
        Ok(())
    }
}

/// A digit that fills its cell.
fn big(out: &mut String, middle: Point, digit: Digit, is_given: bool) -> core::fmt::Result {
    let (ink, weight) = if is_given { (palette::GIVEN, 650) } else { (palette::WRITTEN, 450) };
    let Point { x, y } = middle.moved(0.0, 25.0);
    write!(
        out,
        "<text x=\"{x}\" y=\"{y}\" font-size=\"64\" font-weight=\"{weight}\" fill=\"{ink}\">{digit}</text>"
    )
}

/// The lines between cells and blocks, and the frame.
fn lines(out: &mut String) -> core::fmt::Result {
    let path = |thick: bool| {
        (1..9).filter(|i| (i % 3 == 0) == thick).fold(String::new(), |path, i| {
            let at = 100 * i;
            path + &format!("M0 {at}H{SIDE}M{at} 0V{SIDE}")
        })
    };
    write!(
        out,
        "<g fill=\"none\"><path d=\"{}\" stroke=\"{}\" stroke-width=\"1.5\"/>\
         <path d=\"{}\" stroke=\"{thick}\" stroke-width=\"5\"/>\
         <rect width=\"{SIDE}\" height=\"{SIDE}\" stroke=\"{thick}\" stroke-width=\"6\" stroke-linejoin=\"round\"/></g>",
        path(false),
        palette::THIN,
        path(true),
        thick = palette::THICK,
    )
}

/// The numbers of rows and columns.
fn numbers(out: &mut String) -> core::fmt::Result {
    (1..=9).try_for_each(|i| {
        let at = 100 * i - 50;
        let look = format!("font-size=\"24\" fill=\"{}\"", palette::SOFT);
        write!(
            out,
            "<text x=\"{at}\" y=\"-14\" {look}>c{i}</text><text x=\"-22\" y=\"{}\" {look}>r{i}</text>",
            at + 9
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rate::example;
    use crate::technique::Technique;
    use alloc::vec::Vec;

    /// The numbers of all coordinates of a drawing, and that its elements close.
    fn coordinates(svg: &str) -> Vec<f32> {
        let number = |text: &str| text.parse::<f32>().ok();
        let attribute = |name: &str| {
            svg.split(&format!(" {name}=\""))
                .skip(1)
                .filter_map(|rest| number(rest.split('"').next()?))
                .collect::<Vec<_>>()
        };
        ["x", "y", "cx", "cy"].into_iter().flat_map(attribute).collect()
    }

    #[test]
    fn every_technique_is_drawn_on_the_board() {
        for &technique in Technique::ALL {
            let Some((marks, step)) = example(technique) else { continue };
            let svg = Drawing::of(&marks).with_candidates().with_numbers().with_step(&step).svg();
            let places = coordinates(&svg);
            assert!(places.len() > 100, "{technique}");
            assert!(places.iter().all(|place| (-44.0..=905.0).contains(place)), "{technique}");
            assert_eq!(svg.matches('<').count(), svg.matches('>').count(), "{technique}");
            let struck = svg.matches(palette::GONE).count();
            assert_eq!(struck, step.eliminations().len(), "{technique}");
            assert!(!svg.contains("NaN"), "{technique}");
        }
    }

    #[test]
    fn digits_are_drawn_by_their_origin() {
        let grid: Grid =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
                .parse()
                .unwrap();
        let marks = Marks::new(&grid);
        let plain = Drawing::of(&marks).svg();
        assert_eq!(plain.matches("font-size=\"64\"").count(), 30);
        let solved = crate::solve::any(grid).unwrap().grid();
        let full = Drawing::of(&marks).with_solution(&solved).svg();
        assert_eq!(full.matches(palette::GIVEN).count(), 30);
        assert_eq!(full.matches(palette::WRITTEN).count(), 51);
        let small = Drawing::of(&marks).with_candidates().svg();
        let open: usize = marks.open().iter().map(|cell| marks.cell(cell).len()).sum();
        assert_eq!(small.matches("font-size=\"27\"").count(), open);
    }
}
