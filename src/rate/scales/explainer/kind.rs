//! The kinds of step, and their short codes.

use crate::grid::{DigitSet, HouseKind};
use core::fmt;

/// What kind of step the scale took.
///
/// Its text is a short code, as in `HSb` for a hidden single in a block or `DContra+2` for a
/// contradiction by chains with forcing chains inside.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// The last empty cell of a house.
    LastCell(HouseKind),
    /// A digit with one place left in a house.
    HiddenSingle(HouseKind),
    /// Pointing that leaves a hidden single in a block.
    DirectPointing,
    /// Claiming that leaves a hidden single in a line.
    DirectClaiming,
    /// A hidden set of this many digits that leaves a hidden single.
    DirectHiddenSet(u8),
    /// A cell with one candidate left.
    NakedSingle,
    /// A digit of a block confined to one line.
    Pointing,
    /// A digit of a line confined to one block.
    Claiming,
    /// This many cells with as many digits.
    NakedSet(u8),
    /// This many digits with as many cells.
    HiddenSet(u8),
    /// A digit whose places in some lines of the first kind lie in as many of the second.
    Fish(u8, HouseKind, HouseKind),
    /// XY-wing.
    XyWing,
    /// XYZ-wing.
    XyzWing,
    /// A unique rectangle (4 cells) or loop.
    Loop {
        /// Its cells.
        cells: u8,
        /// Its type.
        form: LoopType,
    },
    /// A bivalue universal grave.
    Grave(GraveType),
    /// Aligned pair exclusion.
    AlignedPair,
    /// Aligned triplet exclusion.
    AlignedTriplet,
    /// A cycle that can be read both ways.
    Cycle(Links),
    /// A chain from an assumption to its opposite.
    ForcingChain(Links),
    /// A chain of one digit that ends in a contradiction.
    Nishio,
    /// Chains that show the common consequences of several assumptions.
    Chains {
        /// What the assumptions are.
        from: Assumptions,
        /// How much a single chain may do.
        inference: Inference,
    },
}

/// How a unique rectangle or loop is broken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LoopType {
    /// One cell with further digits.
    One,
    /// Cells with the same further digit.
    Two,
    /// Two cells whose further digits make a naked set of this many digits with other cells.
    ThreeNaked(u8),
    /// Two cells that make a hidden set with this many other cells.
    ThreeHidden(u8),
    /// Two cells to which one of the loop's digits is confined.
    Four,
}

/// How a bivalue universal grave is broken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GraveType {
    /// One cell with a further digit.
    One,
    /// Cells with the same further digit.
    Two,
    /// Cells whose further digits make a naked set of this many digits with other cells.
    ThreeNaked(u8),
    /// Two cells that share a digit besides the further ones.
    Four,
}

/// The links of a cycle or a simple forcing chain.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Links {
    /// Places of one digit.
    X,
    /// Cells with two candidates.
    Y,
    /// Both.
    XY,
}

impl Links {
    /// The place of such cycles and forcing chains among finds of the same difficulty and length.
    pub(super) const fn rank(self) -> u8 {
        match self {
            Links::X => 2,
            Links::Y => 3,
            Links::XY => 4,
        }
    }

    /// Whether such chains start from the candidates of a cell: of two only along cells.
    pub(super) fn start_in(self, cell: DigitSet) -> bool {
        cell.len() == 2 || cell.len() > 2 && self != Links::Y
    }
}

/// What the chains of a multiple or dynamic step start from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Assumptions {
    /// Each candidate of a cell.
    Cell,
    /// Each place of a digit in a house of this kind.
    House(HouseKind),
    /// One candidate, true and false.
    Double,
    /// One candidate that leads to a contradiction.
    Contradiction,
}

/// How much chains may do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Inference {
    /// Each link has one reason.
    Multiple,
    /// Links build on everything found so far.
    Dynamic,
    /// Locked candidates, pairs and X-wings inside (level 1), forcing chains (2), multiple ones (3),
    /// dynamic ones (4), dynamic ones with forcing chains inside these (5).
    Nested(u8),
}

struct Letter(HouseKind);

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            HouseKind::Row => "r",
            HouseKind::Column => "c",
            HouseKind::Block => "b",
        })
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Kind::LastCell(house) => write!(f, "FH{}", Letter(house)),
            Kind::HiddenSingle(house) => write!(f, "HS{}", Letter(house)),
            Kind::DirectPointing => f.write_str("DPt"),
            Kind::DirectClaiming => f.write_str("DCl"),
            Kind::DirectHiddenSet(n) => write!(f, "DHid{n}"),
            Kind::NakedSingle => f.write_str("NS"),
            Kind::Pointing => f.write_str("Pt"),
            Kind::Claiming => f.write_str("Cl"),
            Kind::NakedSet(n) => write!(f, "Nak{n}"),
            Kind::HiddenSet(n) => write!(f, "Hid{n}"),
            Kind::Fish(n, base, cover) => write!(f, "Fish{n}{}{}", Letter(base), Letter(cover)),
            Kind::XyWing => f.write_str("XY"),
            Kind::XyzWing => f.write_str("XYZ"),
            Kind::Loop { cells: 4, form } => write!(f, "UR{form}"),
            Kind::Loop { cells, form } => write!(f, "UL{cells}-{form}"),
            Kind::Grave(form) => write!(f, "BUG{form}"),
            Kind::AlignedPair => f.write_str("APE"),
            Kind::AlignedTriplet => f.write_str("ATE"),
            Kind::Cycle(links) => write!(f, "Cyc{links:?}"),
            Kind::ForcingChain(links) => write!(f, "FCh{links:?}"),
            Kind::Nishio => f.write_str("Nishio"),
            Kind::Chains { from, inference } => {
                f.write_str(if inference == Inference::Multiple { "M" } else { "D" })?;
                match from {
                    Assumptions::Cell => f.write_str("Cell")?,
                    Assumptions::House(house) => write!(f, "Reg{}", Letter(house))?,
                    Assumptions::Double => f.write_str("Double")?,
                    Assumptions::Contradiction => f.write_str("Contra")?,
                }
                if let Inference::Nested(level) = inference {
                    write!(f, "+{level}")
                } else {
                    Ok(())
                }
            }
        }
    }
}

impl fmt::Display for LoopType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoopType::One => f.write_str("1"),
            LoopType::Two => f.write_str("2"),
            LoopType::ThreeNaked(n) => write!(f, "3n{n}"),
            LoopType::ThreeHidden(n) => write!(f, "3h{n}"),
            LoopType::Four => f.write_str("4"),
        }
    }
}

impl fmt::Display for GraveType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GraveType::One => f.write_str("1"),
            GraveType::Two => f.write_str("2"),
            GraveType::ThreeNaked(n) => write!(f, "3n{n}"),
            GraveType::Four => f.write_str("4"),
        }
    }
}
