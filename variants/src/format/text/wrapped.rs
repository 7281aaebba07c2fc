//! Long killers and puzzles of SumoCue over several lines.

use super::killer::{long_killer, recognises_long_killer};
use super::sumocue::{recognises_sumocue, sumocue};

/// No such puzzle is longer, so that a long list is not read again for each of its lines.
const LONGEST: usize = 4096;

/// Whether a line goes on with a puzzle that is not whole before it.
pub(in crate::format) fn goes_on(before: &str, line: &str) -> bool {
    if before.len() > LONGEST || !line.contains(|c: char| c.is_ascii_digit()) {
        return false;
    }
    if recognises_sumocue(before) {
        return line.trim_start().starts_with(['=', '+']) && sumocue(before).is_err();
    }
    // The last number may stand alone, and some signs may be wrong.
    let other = |c: &char| !c.is_ascii_digit() && !c.is_whitespace() && *c != ':';
    recognises_long_killer(before)
        && !recognises_long_killer(line)
        && (line.contains(':') || before.trim_end().ends_with(':'))
        && line.chars().filter(other).count() <= 3
        && long_killer(before).is_err()
}
