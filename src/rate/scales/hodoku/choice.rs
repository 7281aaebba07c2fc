//! How HoDoKu chooses one of several steps when it does not take the first.

use super::find::Seen;
use crate::rate::scale::{Rank, Scale};
use crate::technique::{Step, Technique};
use core::ops::ControlFlow;

/// Techniques for which all steps are found, to take the best.
#[derive(Debug)]
pub(super) struct Choice {
    /// The techniques, searched for at the place of the first that takes part.
    pub(super) among: &'static [Technique],
    /// HoDoKu's version of a step and its rank: the smallest is taken, the first found among
    /// equals. `None` for a step that HoDoKu does not know.
    pub(super) by: fn(Step) -> Option<(Merit, Step)>,
}

/// The key by which steps are compared; smaller is better.
pub(super) type Merit = [u64; 3];

/// A step with its technique's rank and the rank's place in the table.
pub(super) type Ranked = (usize, &'static Rank, Step);

impl Choice {
    /// The best step; none unless `technique` is the first of the techniques that take part.
    pub(super) fn best(
        &self,
        scale: &Scale,
        technique: Technique,
        seen: &Seen<'_>,
    ) -> Option<Ranked> {
        let is_among = |rank: &&'static Rank| self.among.contains(&rank.technique);
        let mut ranks = scale.ranks().enumerate().filter(|(_, rank)| is_among(rank)).peekable();
        if ranks.peek()?.1.technique != technique {
            return None;
        }
        let mut best: Option<(Merit, Ranked)> = None;
        for (place, rank) in ranks {
            let _ = rank.technique.each_within(seen.marks, seen.budget, &mut |step| {
                let Some((merit, step)) = (self.by)(step) else {
                    return ControlFlow::Continue(());
                };
                if best.as_ref().is_none_or(|(least, _)| merit < *least) {
                    best = Some((merit, (place, rank, step)));
                }
                ControlFlow::Continue(())
            });
        }
        best.map(|(_, ranked)| ranked)
    }
}
