//! How a step of several reasons follows, in words.

use ninefold::Language;
use ninefold::grid::particle;

use super::argument::{Case, Link, Seen};
use super::attempts::{argument, bare};
use super::lack::Lack;
use super::names::Words;
use crate::board::{Cell, Values};
use crate::check::Reason;
use crate::explain::finders::totals::equation_text;
use crate::explain::position::Position;
use crate::explain::step::Step;
use crate::rule::Rule;

/// A line of an argument that is a list, for a program that draws it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Line {
    /// The cells of which it speaks, each with what it can hold then.
    pub left: Vec<(Cell, Values)>,
    /// Why; none where a case is assumed.
    pub reasons: Vec<Reason>,
}

impl Step {
    /// The lines of [`Step::text`] behind the first: in each case what is assumed, what follows link by link, and what
    /// cannot hold in the end. The position is the one before the step.
    pub fn lines(&self, position: &Position<'_>) -> Vec<Line> {
        // They are the same in every language.
        let words = Words { position, language: Language::English };
        let (mut lines, cases) = (Vec::new(), words.cases(self));
        if !is_list(&cases) {
            return lines;
        }
        let mut line = |seen: Option<&Seen>, left: &[(Cell, Values, Values)]| {
            let reasons = seen.map_or(&[][..], Seen::reasons);
            lines.push(Line {
                left: left.iter().map(|&(cell, _, left)| (cell, left)).collect(),
                reasons: reasons.iter().map(|&one| self.proof.reasons[one].clone()).collect(),
            });
        };
        for (_, Case { start, assumed, links, end }) in &cases {
            let assumed = assumed.iter().map(|&(cell, value)| (cell, start[cell.index()], value));
            line(None, &assumed.collect::<Vec<_>>());
            links.iter().for_each(|link| line(Some(&link.seen), &link.left));
            line(Some(end), &[]);
        }
        lines
    }
}

/// Whether each link has a line.
fn is_list(cases: &[(Option<Lack>, Case)]) -> bool {
    cases.iter().any(|(_, case)| case.links.len() > LINKS)
}

impl Words<'_> {
    /// What would follow if a cell held what the step rules out, as sentences, each after a blank, or as lines if they
    /// are many; nothing if that is long; in how many cases, and whether each reason is named.
    pub(in crate::explain) fn argument(&self, step: &Step) -> (String, usize, bool) {
        let all = &step.proof.reasons;
        let name = |seen: &Seen| {
            let names = seen.reasons().iter().map(|&one| self.short(&all[one], all));
            let names: Vec<String> = names.collect();
            let names = match (self.language, &names[..]) {
                (Language::Korean, [one, other]) => {
                    format!("{one}{} {other}", particle(one, "과", "와"))
                }
                _ => self.list(&names),
            };
            let Seen::Different(different) = seen else { return names };
            let cells = self.cells(different.cells.iter().copied());
            match self.language {
                Language::English => format!("{cells} see each other: {names}"),
                Language::Korean => {
                    format!("{names}: {cells}{} 서로 다름", particle(&cells, "은", "는"))
                }
            }
        };
        let blank = if self.language == Language::English { " " } else { "" };
        let link =
            |link: &Link| format!("{}{blank}({})", self.effects_text(&link.left), name(&link.seen));
        let whole =
            step.effects.iter().map(|effect| (self.position.of(effect.cell) - effect.kept).len());
        let one = whole.sum::<usize>() == 1;
        let mut told = String::new();
        let cases = self.cases(step);
        let is_list = is_list(&cases);
        let count = cases.len();
        let is_named = |one: usize| {
            let names = |seen: &Seen| seen.reasons().contains(&one);
            cases.iter().any(|(_, case)| {
                case.links.iter().any(|link| names(&link.seen))
                    || matches!(case.end, Seen::Reasons(_)) && names(&case.end)
            })
        };
        let are_named = (0..all.len()).all(is_named);
        for (mut lack, case) in cases {
            if let (Some(Lack::Must(.., with) | Lack::Missing(_, with)), Some(last)) =
                (&mut lack, case.links.last())
            {
                // What was said just before is not said again.
                with.retain(|(held, cells)| {
                    let is_said = |cell: &Cell| {
                        let mut left = last.left.iter();
                        left.any(|&(of, before, now)| of == *cell && before & *held == now)
                    };
                    !cells.iter().all(is_said)
                });
            }
            let Case { assumed, links, end, .. } = &case;
            let mut links: Vec<String> = links.iter().map(link).collect();
            let is_first = told.is_empty();
            let are_two = end.reasons().len() > 1;
            let end = name(end);
            let lack = lack.map(|lack| self.lack_text(&lack, &end));
            told.push(if is_list { '\n' } else { ' ' });
            let link_at = if is_list { "\n• " } else { " " };
            match self.language {
                Language::English => {
                    let were = assumed.iter().map(|(cell, value)| {
                        format!("{} were {}", self.cell(*cell), self.values(*value, ""))
                    });
                    let were = were.collect::<Vec<_>>().join(" and ");
                    let start = if one || !is_first { "If" } else { "For example, if" };
                    let both = if are_two { " together" } else { "" };
                    let colon = if links.is_empty() && !is_list { "," } else { ":" };
                    let between = format!(";{link_at}");
                    let lack = lack.unwrap_or_else(|| format!("{end} cannot hold{both}"));
                    links.push(format!("then {lack}."));
                    told += &format!("{start} {were}{colon}{link_at}{}", links.join(&between));
                }
                Language::Korean => {
                    let last = assumed.len() - 1;
                    let were = assumed.iter().enumerate().map(|(at, (cell, value))| {
                        let (cell, value) = (self.cell(*cell), self.values(*value, ""));
                        let [with, without] =
                            if at == last { ["이라면", "라면"] } else { ["이고", "고"] };
                        let were = particle(&value, with, without);
                        format!("{cell}{} {value}{were}", particle(&cell, "이", "가"))
                    });
                    let were: Vec<String> = were.collect();
                    let start = if one || !is_first { "" } else { "예를 들어 " };
                    let both = if are_two { " 동시에" } else { "" };
                    let then = if links.is_empty() { "" } else { "그러면 " };
                    let colon = if is_list { ":" } else { "" };
                    let between = format!(".{link_at}");
                    let lack = lack.unwrap_or_else(|| {
                        format!("{end}{}{both} 성립하지 않습니다", particle(&end, "이", "가"))
                    });
                    links.push(format!("{then}{lack}."));
                    let were = were.join(" ");
                    told += &format!("{start}{were}{colon}{link_at}{}", links.join(&between));
                }
            }
        }
        (told, count, are_named)
    }

    /// The cases of a step's argument, each with what it lacks in the end.
    fn cases(&self, step: &Step) -> Vec<(Option<Lack>, Case)> {
        let found = argument(self.position, step);
        let lacks = |mut case: Case| (self.lack(step, &mut case), case);
        // What two reasons leave together is hard to see. What the step lacks may be easier, and is all there is to say if
        // there is no argument.
        let is_two = |seen: &Seen| matches!(seen, Seen::Reasons(reasons) if reasons.len() > 1);
        let is_hard =
            |case: &Case| is_two(&case.end) || case.links.iter().any(|link| is_two(&link.seen));
        if found.iter().any(is_hard) || found.is_empty() {
            let mut cases = bare(self.position, step).into_iter().map(lacks);
            if let Some(bare) = cases.find(|(lack, _)| lack.is_some()) {
                return vec![bare];
            }
        }
        found.into_iter().map(lacks).collect()
    }

    /// An example of what the rule of a step leaves no way for, as a sentence after a blank; nothing for rules of two
    /// neighbours, which say enough themselves.
    pub(in crate::explain) fn example(&self, step: &Step) -> String {
        let rule = step.proof.reasons.iter().find_map(|reason| match reason {
            Reason::Rule(rule) => Some(self.position.puzzle().rule(*rule)),
            _ => None,
        });
        let is_seen = |rule: &Rule| {
            let is_of_neighbours = matches!(
                rule,
                Rule::Mark { .. }
                    | Rule::Thermometer { .. }
                    | Rule::Whisper { .. }
                    | Rule::Palindrome(_)
                    | Rule::Clone { .. }
                    | Rule::Minimum { .. }
                    | Rule::Maximum { .. }
            );
            is_of_neighbours || rule.is_everywhere() || step.pattern.len() < 2
        };
        let is_empty = step.effects.iter().any(|effect| effect.kept.is_empty());
        if is_empty || rule.is_none_or(is_seen) { String::new() } else { self.argument(step).0 }
    }

    /// What the first rule of a step says: if it is about pairs, with what the other cell holds, or both if both change; or
    /// which cells are equal.
    pub(in crate::explain) fn says(&self, step: &Step) -> Option<String> {
        let puzzle = self.position.puzzle();
        let board = puzzle.board();
        let rule = step.proof.reasons.iter().find_map(|reason| match reason {
            Reason::Rule(rule) => Some(puzzle.rule(*rule)),
            _ => None,
        })?;
        let is = if self.language == Language::English { "" } else { "입니다" };
        let equal = self.equal(rule, step);
        if (1..=PAIRS).contains(&equal.len()) {
            return Some(self.list(&equal) + is);
        }
        let says = rule
            .says(board, self.language)
            .or_else(|| Some(equation_text(board, rule.equation()?).0 + is))?;
        if !(matches!(rule, Rule::Mark { .. }) || rule.is_everywhere()) {
            return Some(says);
        }
        let all = board.values();
        let cells = step.proof.cells.iter().map(|&cell| (cell, all, self.position.of(cell)));
        let mut known: Vec<(Cell, Values, Values)> =
            cells.filter(|&(_, _, now)| now != all).collect();
        let is_other = |&(cell, ..): &(Cell, Values, Values)| {
            !step.effects.iter().any(|effect| effect.cell == cell)
        };
        if known.iter().any(is_other) {
            known.retain(is_other);
        }
        if !(1..=CELLS).contains(&known.len()) {
            return Some(says);
        }
        let and = if is.is_empty() { ", and " } else { ". " };
        Some(self.effects_text(&known) + and + &says)
    }

    /// Which cells that change are equal to others by a palindrome or clone.
    fn equal(&self, rule: &Rule, step: &Step) -> Vec<String> {
        let pairs: Vec<(&Cell, &Cell)> = match rule {
            Rule::Palindrome(cells) => {
                cells[..cells.len() / 2].iter().zip(cells.iter().rev()).collect()
            }
            Rule::Clone { first, second } => first.iter().zip(second).collect(),
            _ => Vec::new(),
        };
        let changes = |(a, b): &(&Cell, &Cell)| {
            step.effects.iter().any(|effect| [**a, **b].contains(&effect.cell))
        };
        let pairs = pairs.into_iter().filter(changes);
        pairs.map(|(a, b)| format!("{} = {}", self.cell(*a), self.cell(*b))).collect()
    }
}

/// Links of a case with more than this have a line each.
const LINKS: usize = 2;
/// Of more pairs than this it is not told which are equal.
const PAIRS: usize = 6;
/// Of more cells than this it is not told what they hold.
const CELLS: usize = 3;
