//! Links and the evidence of a chain.

use super::{Chain, Ground, Link, Pattern, Role};
use crate::marks::{Node, Via};

/// The inference that the second of two nodes that exclude each other is false.
pub(crate) fn weak(from: Node, to: Node) -> Link {
    let via = match (from.cells.only(), from.cells == to.cells) {
        (Some(cell), true) => Via::Cell(cell),
        _ => (from.cells | to.cells).common_houses().first().map_or(Via::Other, Via::House),
    };
    Link { from, to, via }
}

/// The evidence of a chain: all its vertices, coloured as the start or as the end, its sets of cells,
/// and the chain.
pub(crate) fn chain_evidence(chain: Chain) -> Pattern {
    let mut pattern = Pattern::on(Ground::Houses);
    let (mut set, mut strong) = (0, false);
    for link in &chain {
        if link.is_strong() {
            strong = true;
            pattern = pattern.cells(Role::ColourA, link.from.cells, link.from.digit).cells(
                Role::ColourB,
                link.to.cells,
                link.to.digit,
            );
        }
        if let Via::Set(cells, digits) = link.via {
            pattern = pattern.cells(Role::Set(set), cells, digits);
            set += 1;
        }
    }
    debug_assert!(strong, "a chain has a strong link");
    pattern.chain(chain)
}
