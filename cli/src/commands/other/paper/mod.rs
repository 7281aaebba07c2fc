//! Puzzles on paper: pages of boards as data, and their writers.
//!
//! A page is a list of lines and words in millimetres, from the top left corner. The layout makes
//! pages; each output format is a file of its own.

mod korean;
mod layout;
mod letters;
mod pdf;
mod svg;

pub(crate) use layout::{Board, Layout};
pub(crate) use pdf::pdf;
pub(crate) use svg::svg;

use clap::ValueEnum;
use ninefold_variants::picture::Shape;

/// A size of paper.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Paper {
    /// 210 × 297 mm
    A4,
    /// 8.5 × 11 inches
    Letter,
}

impl Paper {
    /// Width and height in millimetres.
    pub(crate) const fn size(self) -> [f32; 2] {
        match self {
            Paper::A4 => [210.0, 297.0],
            Paper::Letter => [215.9, 279.4],
        }
    }
}

/// The items on a page. Lengths are in millimetres, from the left and from the top.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Mark {
    /// A straight line.
    Line { from: [f32; 2], to: [f32; 2], width: f32 },
    /// Words that start at a point on their base line.
    Words { at: [f32; 2], size: f32, ink: Ink, text: String },
    /// A part of a board.
    Shape(Shape),
}

/// The style of letters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ink {
    Bold,
    Plain,
    Faint,
}

impl Ink {
    /// 0 for black, 1 for white.
    pub(crate) const fn grey(self) -> f32 {
        match self {
            Ink::Bold | Ink::Plain => 0.0,
            Ink::Faint => 0.4,
        }
    }
}

/// One side of paper.
#[derive(Clone, Default, PartialEq, Debug)]
pub(crate) struct Page {
    pub(crate) marks: Vec<Mark>,
}
