//! How hard each rule is: Sudoku Explainer's figures (Nicolas Juillerat, version 1.2.1).

use super::kind::{GraveType, Inference, Kind, Links, LoopType};
use crate::grid::HouseKind;

impl Kind {
    /// How hard a step of this kind is; of chains, before their length is added. It is a sum of
    /// binary fractions, added in the order of the original: which of two finds comes first can
    /// depend on the last bit.
    pub(super) const fn difficulty(self) -> f64 {
        match self {
            Kind::LastCell(_) => 1.0,
            Kind::HiddenSingle(HouseKind::Block) => 1.2,
            Kind::HiddenSingle(_) => 1.5,
            Kind::DirectPointing => 1.7,
            Kind::DirectClaiming => 1.9,
            Kind::DirectHiddenSet(2) => 2.0,
            Kind::NakedSingle => 2.3,
            Kind::DirectHiddenSet(_) => 2.5,
            Kind::Pointing => 2.6,
            Kind::Claiming => 2.8,
            Kind::NakedSet(2) => 3.0,
            Kind::Fish(2, ..) => 3.2,
            Kind::HiddenSet(2) => 3.4,
            Kind::NakedSet(3) => 3.6,
            Kind::Fish(3, ..) => 3.8,
            Kind::HiddenSet(3) => 4.0,
            Kind::XyWing => 4.2,
            Kind::XyzWing => 4.4,
            Kind::Loop { cells, form } => of_loop(cells) + of_loop_type(form),
            Kind::NakedSet(_) => 5.0,
            Kind::Fish(..) => 5.2,
            Kind::HiddenSet(_) => 5.4,
            Kind::Grave(GraveType::One) => 5.6,
            Kind::Grave(GraveType::Two | GraveType::Four) => 5.7,
            Kind::Grave(GraveType::ThreeNaked(size)) => 5.7 + (size - 1) as f64 * 0.1,
            Kind::AlignedPair => 6.2,
            Kind::Cycle(Links::X | Links::Y) => 6.5,
            Kind::ForcingChain(Links::X) => 6.6,
            Kind::Cycle(Links::XY) | Kind::ForcingChain(_) => 7.0,
            Kind::AlignedTriplet | Kind::Nishio => 7.5,
            Kind::Chains { inference: Inference::Multiple, .. } => 8.0,
            Kind::Chains { inference: Inference::Dynamic, .. } => 8.5,
            Kind::Chains { inference: Inference::Nested(1), .. } => 9.0,
            Kind::Chains { inference: Inference::Nested(level), .. } => {
                9.5 + 0.5 * (level - 2) as f64
            }
        }
    }
}

const fn of_loop(cells: u8) -> f64 {
    match cells {
        ..6 => 4.5,
        6..8 => 4.5 + 0.1,
        8..10 => 4.5 + 0.2,
        10.. => 4.5 + 0.3 + 0.2,
    }
}

const fn of_loop_type(form: LoopType) -> f64 {
    match form {
        LoopType::One | LoopType::Two | LoopType::Four => 0.0,
        LoopType::ThreeNaked(size) => (size - 1) as f64 * 0.1,
        LoopType::ThreeHidden(cells) => (cells as f64 - 1.0) * 0.1,
    }
}
