//! A sign for the region of each cell, which makes a jigsaw of the cells beside it.

/// The signs of the tail of a line, if it begins with regions: 81 letters, or a layout, perhaps in groups.
pub(super) fn begin(tail: &str) -> Option<&str> {
    let begins = tail.trim_start_matches(divides);
    let first = begins.split(divides).next().unwrap_or_default();
    let mut signs = begins.chars();
    let mut is_layout = || are_layout(signs.by_ref().filter(|&c| !divides(c)));
    let is_whole = first.len() == 81 && first.bytes().all(|b| b.is_ascii_alphabetic());
    (is_whole || is_layout() && signs.next().is_none_or(divides)).then_some(begins)
}

/// Whether a sign may stand between the cells of a jigsaw and their regions.
fn divides(c: char) -> bool {
    c.is_whitespace() || ",;|:#".contains(c)
}

/// Whether the next 81 signs are those of nine regions of nine cells that touch, as those of no solution do.
pub(super) fn are_layout(mut next: impl Iterator<Item = char>) -> bool {
    let mut signs = [' '; 81];
    for at in 0..81 {
        let Some(sign) = next.next().filter(char::is_ascii_alphanumeric) else { return false };
        signs[at] = sign;
        // Most texts are none already here: the first cell touches one of its region.
        if at == 9 && signs[0] != signs[1] && signs[0] != sign {
            return false;
        }
    }
    let mut reached = [false; 81];
    for first in 0..81 {
        if reached[first] {
            continue;
        }
        let mut cells = [first; 9];
        let (mut count, mut done) = (1, 0);
        reached[first] = true;
        while done < count {
            let at = cells[done];
            done += 1;
            let near = [
                (at >= 9).then(|| at - 9),
                (at < 72).then(|| at + 9),
                (at % 9 > 0).then(|| at - 1),
                (at % 9 < 8).then(|| at + 1),
            ];
            for near in near.into_iter().flatten() {
                if signs[near] == signs[at] && !reached[near] {
                    let Some(cell) = cells.get_mut(count) else { return false };
                    (*cell, reached[near]) = (near, true);
                    count += 1;
                }
            }
        }
        if count < 9 || signs[..first].contains(&signs[first]) {
            return false;
        }
    }
    true
}

/// Whether signs of regions are those of the usual blocks.
pub(super) fn are_blocks(signs: &[u8]) -> bool {
    (0..81).all(|at| signs.get(at) == signs.get(at / 27 * 27 + at % 9 / 3 * 3))
}
