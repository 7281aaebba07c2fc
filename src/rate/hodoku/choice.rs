//! How HoDoKu takes one of several steps, where that is not the first found.

use crate::rate::scale::{Rank, Scale};
use crate::technique::{Marks, Step, Technique};
use core::ops::ControlFlow;

/// Techniques of which all steps are looked for, to take the best of them.
#[derive(Debug)]
pub(super) struct Choice {
    /// The techniques, looked for at the place of the first that takes part.
    pub(super) among: &'static [Technique],
    /// What HoDoKu makes of a step and how it ranks: the smallest is taken, the first found of
    /// equals. `None` for a step that HoDoKu does not know.
    pub(super) by: fn(Step) -> Option<(Merit, Step)>,
}

/// What steps are compared by: small is good.
pub(super) type Merit = [u64; 3];

/// A step with its technique's rank and the rank's place in the table.
pub(super) type Ranked = (usize, &'static Rank, Step);

impl Choice {
    /// The best step; none unless `technique` is the first of the techniques that take part.
    pub(super) fn best(
        &self,
        scale: &Scale,
        technique: Technique,
        marks: &Marks,
    ) -> Option<Ranked> {
        let is_among = |rank: &&'static Rank| self.among.contains(&rank.technique);
        let mut ranks = scale.ranks().enumerate().filter(|(_, rank)| is_among(rank)).peekable();
        if ranks.peek()?.1.technique != technique {
            return None;
        }
        let mut best: Option<(Merit, Ranked)> = None;
        for (place, rank) in ranks {
            let _ = rank.technique.each(marks, &mut |step| {
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
