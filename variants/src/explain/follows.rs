//! How a step of several reasons follows, in words.

use ninefold::Language;
use ninefold::grid::particle;

use super::argument::{Case, Link, Seen, argument};
use super::names::Words;
use super::step::Step;

impl Words<'_> {
    /// What would follow if a cell held what the step rules out, as sentences, each after a blank, and in how many cases;
    /// nothing if that is long.
    pub(super) fn argument(&self, step: &Step) -> (String, usize) {
        let all = &step.proof.reasons;
        let name = |seen: &Seen| {
            let names: Vec<String> = seen.iter().map(|&one| self.short(&all[one], all)).collect();
            self.list(&names)
        };
        let blank = if self.language == Language::English { " " } else { "" };
        let link = |link: &Link| {
            format!("{}{blank}({})", self.effects_text(&link.left), name(&link.reasons))
        };
        let whole =
            step.effects.iter().map(|effect| (self.position.of(effect.cell) - effect.kept).len());
        let one = whole.sum::<usize>() == 1;
        let mut told = String::new();
        let cases = argument(self.position, step);
        let count = cases.len();
        for Case { assumed, links, end } in cases {
            let mut links: Vec<String> = links.iter().map(link).collect();
            let is_first = told.is_empty();
            let are_two = end.len() > 1;
            let end = name(&end);
            told.push(' ');
            match self.language {
                Language::English => {
                    let were = assumed.iter().map(|(cell, value)| {
                        format!("{} were {}", self.cell(*cell), self.values(*value, ""))
                    });
                    let were = were.collect::<Vec<_>>().join(" and ");
                    let start = if one || !is_first { "If" } else { "For example, if" };
                    let both = if are_two { " together" } else { "" };
                    let colon = if links.is_empty() { "," } else { ":" };
                    links.push(format!("then {end} cannot hold{both}."));
                    told += &format!("{start} {were}{colon} {}", links.join("; "));
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
                    let is = particle(&end, "이", "가");
                    let both = if are_two { " 동시에" } else { "" };
                    let then = if links.is_empty() { "" } else { "그러면 " };
                    links.push(format!("{then}{end}{is}{both} 성립하지 않습니다."));
                    told += &format!("{start}{} {}", were.join(" "), links.join(". "));
                }
            }
        }
        (told, count)
    }
}
