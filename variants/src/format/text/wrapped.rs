//! Long killers and SumoCue puzzles over several lines.

use super::killer::{long_killer, recognises_long_killer};
use super::sumocue::{recognises_sumocue, sumocue};

/// Longer texts are not tried: a long list would be read again for each of its lines.
const LONGEST: usize = 4096;

/// Whether a line continues an unfinished puzzle.
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
