//! The scales, a folder each.

pub mod explainer;
mod hodoku;
pub(super) mod ninefold;
pub mod proof;

use super::scale::Scale;

impl Scale {
    /// Ninefold's own: by how hard a technique is to spot and to follow. Isomorphic puzzles have
    /// the same rating.
    pub const NINEFOLD: Scale = Scale::of(&ninefold::ROW);

    /// The order, levels and scores of HoDoKu 2.2 with default settings.
    pub const HODOKU: Scale = Scale::of(&hodoku::ROW);

    /// ER, EP and ED of Sudoku Explainer 1.2.1. It has rules instead of a table of techniques, so
    /// none can be left out.
    pub const EXPLAINER: Scale = Scale::of(&explainer::ROW);

    /// The [proof size](crate::rate::scales::proof). It has no table of techniques either. Isomorphic
    /// puzzles have the same size.
    pub const PROOF: Scale = Scale::of(&proof::ROW);

    /// Every scale.
    pub const ALL: &'static [Scale] =
        &[Scale::NINEFOLD, Scale::HODOKU, Scale::EXPLAINER, Scale::PROOF];
}

names! { Scale, "scale" }

#[cfg(test)]
mod tests {
    use super::*;
    use crate::technique::Technique;

    #[test]
    fn no_technique_has_two_places_in_a_table() {
        for scale in Scale::ALL {
            for technique in Technique::ALL {
                let places = scale.ranks().filter(|rank| rank.technique == *technique);
                assert!(places.count() <= 1, "{technique}");
            }
        }
    }

    #[test]
    fn names_lead_back_to_scales() {
        for scale in Scale::ALL {
            assert_eq!(scale.name().to_uppercase().parse(), Ok(*scale));
            assert!(!scale.figures().is_empty());
        }
        assert!("fiendish".parse::<Scale>().is_err());
    }
}
