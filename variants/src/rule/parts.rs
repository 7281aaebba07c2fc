//! Which rules stand and go together.

use super::{Differ, Kind, Rule, RuleIndex};

/// The rules as a setter draws them, as places: most are alone. All disjoint groups are one rule, since the
/// last follows from the others; and marks are one with the rule that all of them are given.
pub(crate) fn parts(rules: &[Rule]) -> Vec<Vec<RuleIndex>> {
    let with_negative = |rule: &Rule| match rule {
        Rule::Negative(_) => true,
        Rule::Mark { cells, relation } => rules.iter().any(|other| {
            matches!(other, Rule::Negative(negative)
                if negative.marked.contains(cells) && negative.relations.contains(relation))
        }),
        _ => false,
    };
    let mut parts: Vec<(Option<Kind>, Vec<RuleIndex>)> = Vec::new();
    for (number, rule) in (0..).map(RuleIndex).zip(rules) {
        let together = match rule {
            Rule::Different { why: Differ::Disjoint, .. } => Some(Kind::Disjoint),
            rule => with_negative(rule).then_some(Kind::Negative),
        };
        match parts.iter_mut().find(|(kind, _)| together.is_some() && *kind == together) {
            Some((_, part)) => part.push(number),
            None => parts.push((together, vec![number])),
        }
    }
    parts.into_iter().map(|(_, part)| part).collect()
}
