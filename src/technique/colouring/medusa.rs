//! 3D Medusa: clusters over all digits.
//!
//! A colour is false when it appears twice in a cell or twice for a digit in a house, or when it
//! would empty a cell or leave a digit without a place. Otherwise, a candidate that cannot be true
//! with either colour is removed: it shares a cell with each colour, or sees its own digit there.

use crate::grid::{Candidate, CandidateSet, Digit, House};
use crate::marks::Marks;
use crate::step::{Emit, Flow, Ground, Pattern, Role};
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// Clusters of candidates of all digits.
pub(in crate::technique) fn medusa(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let links = links(marks);
    let mut done = CandidateSet::EMPTY;
    for &[start, _] in &links {
        if done.contains(start) {
            continue;
        }
        let colours = cluster(start, &links);
        done = done.or(colours[0]).or(colours[1]);
        if colours[0].len() + colours[1].len() < 3 {
            continue;
        }
        let killed = colours.map(|colour| excluded(&colour));
        let wrong = (0..2).find_map(|i| Some((i, contradiction(marks, &colours[i], &killed[i])?)));
        let (gone, mut pattern) = match wrong {
            Some((i, pattern)) => (colours[i], pattern),
            None => (marks.all().and(killed[0]).and(killed[1]), Pattern::on(Ground::Houses)),
        };
        if !gone.is_empty() {
            for (colour, role) in colours.iter().zip([Role::ColourA, Role::ColourB]) {
                for digit in Digit::ALL {
                    pattern = pattern.cells(role, colour.cells(digit), digit);
                }
            }
            emit.eliminate(gone, pattern)?;
        }
    }
    ControlFlow::Continue(())
}

/// Every two candidates of which exactly one is true.
fn links(marks: &Marks) -> Vec<[Candidate; 2]> {
    let mut links: Vec<[Candidate; 2]> = marks
        .bilocal()
        .iter()
        .map(|link| link.cells.map(|cell| Candidate { cell, digit: link.digit }))
        .collect();
    for cell in marks.bivalue() {
        if let (Some(a), Some(b)) = (marks.cell(cell).first(), marks.cell(cell).last()) {
            links.push([a, b].map(|digit| Candidate { cell, digit }));
        }
    }
    links
}

/// The two colours of the cluster that a candidate belongs to.
fn cluster(start: Candidate, links: &[[Candidate; 2]]) -> [CandidateSet; 2] {
    let mut colours = [CandidateSet::of(start), CandidateSet::EMPTY];
    loop {
        let before = colours;
        for &[a, b] in links {
            for (a, b) in [(a, b), (b, a)] {
                for i in 0..2 {
                    if colours[i].contains(a) {
                        colours[1 - i].insert(b);
                    }
                }
            }
        }
        if colours == before {
            return colours;
        }
    }
}

/// The candidates that are false when all of a colour are true.
fn excluded(colour: &CandidateSet) -> CandidateSet {
    let mut excluded = CandidateSet::EMPTY;
    for at in colour {
        excluded.extend_digit(at.digit, at.cell.peers());
        for digit in Digit::ALL {
            if digit != at.digit {
                excluded.insert(Candidate { cell: at.cell, digit });
            }
        }
    }
    excluded
}

/// How a colour fails, if it does: it contradicts itself, which needs no further evidence, or it
/// leaves a cell without candidates or a digit in a house without places.
fn contradiction(marks: &Marks, colour: &CandidateSet, killed: &CandidateSet) -> Option<Pattern> {
    if !colour.and(*killed).is_empty() {
        return Some(Pattern::on(Ground::Houses));
    }
    let left = marks.all().minus(*killed);
    if let Some(cell) = marks.open().iter().find(|cell| left.digits(*cell).is_empty()) {
        return Some(Pattern::on(Ground::Houses).cells(Role::Missing, cell, marks.cell(cell)));
    }
    let mut houses = Digit::ALL.into_iter().flat_map(|d| House::ALL.map(|house| (house, d)));
    let (house, digit) = houses.find(|(house, digit)| {
        marks.places(*digit, *house) != 0 && !left.cells(*digit).meets(house.cells())
    })?;
    let lost = marks.cells_in(digit, house);
    Some(Pattern::on(Ground::Houses).house(Role::Base, house).cells(Role::Missing, lost, digit))
}
