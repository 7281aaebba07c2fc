//! Which rules stand and go together.

use super::{Differ, Kind, Rule, RuleIndex};
use crate::board::Cell;

/// The rules as a setter takes them away: all disjoint groups at once, since the last follows from the others;
/// every other rule by itself, but see [`Rule::speaks_of`].
pub(crate) fn parts(rules: &[Rule], among: impl Iterator<Item = RuleIndex>) -> Vec<Vec<RuleIndex>> {
    let is_group =
        |rule: RuleIndex| matches!(rules[rule.0], Rule::Different { why: Differ::Disjoint, .. });
    let mut parts: Vec<Vec<RuleIndex>> = Vec::new();
    for rule in among {
        match parts.iter_mut().find(|part| is_group(rule) && is_group(part[0])) {
            Some(part) => part.push(rule),
            None => parts.push(vec![rule]),
        }
    }
    parts
}

/// The lists of cells that rules of a kind join two by two, clones or lines with the same X-sum, group by group.
pub(crate) fn joined(rules: &[Rule], kind: Kind) -> Vec<Vec<&[Cell]>> {
    let mut groups: Vec<Vec<&[Cell]>> = Vec::new();
    for rule in rules.iter().filter(|rule| rule.kind() == kind) {
        let (Rule::Clone { first, second } | Rule::SameXSum { first, second }) = rule else {
            continue;
        };
        let [first, second] = [&first[..], second].map(|list| {
            groups.iter().position(|group| group.contains(&list)).unwrap_or_else(|| {
                groups.push(vec![list]);
                groups.len() - 1
            })
        });
        // The earlier group keeps its place.
        if first != second {
            let later = groups.remove(first.max(second));
            groups[first.min(second)].extend(later);
        }
    }
    groups
}

impl Rule {
    /// Whether this is "all marks are given", and the other one of these marks. While this rule stands the mark
    /// cannot go, since then the rule would forbid what the mark says.
    pub(crate) fn speaks_of(&self, mark: &Rule) -> bool {
        match (self, mark) {
            (Rule::Negative(negative), Rule::Mark { cells: [a, b], relation }) => {
                let is_there = |pair: &[_; 2]| *pair == [*a, *b] || *pair == [*b, *a];
                negative.relations.contains(relation) && negative.marked.iter().any(is_there)
            }
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_later_rule_joins_groups() {
        let clone = |a, b| Rule::Clone { first: vec![Cell(a)], second: vec![Cell(b)] };
        let rules = [clone(0, 1), clone(2, 3), clone(4, 5), clone(1, 2)];
        let groups = joined(&rules, Kind::Clone);
        assert_eq!(groups.iter().map(Vec::len).collect::<Vec<_>>(), [4, 2]);
    }
}
