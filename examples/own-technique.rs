//! A technique of your own: a finder, names and sentences, a place in an order. Its steps have
//! paths, ratings, reasons, proofs and drawings as those of Ninefold have.
//!
//! ```text
//! cargo run --example own-technique                  # solves a puzzle and tells how
//! cargo run --example own-technique -- drawing.svg   # also draws the step of the technique
//! ```
//!
//! The technique is almost locked candidates, as players describe it (Sudopedia has a page):
//!
//! ```text
//!   block 1           rest of row 1       a and b have no other places in block 1. r1c5 holds
//!  ab ab  .  |  .  ab  .  |  x  .  .      one of them, which then goes in r3c3 of the block, and
//!   .  .  .  |                            the other in r1c12. So x is neither a nor b, and r3c3
//!   .  . ab  |                            is nothing else.
//! ```

use ninefold::draw::Drawing;
use ninefold::position::{Position, start};
use ninefold::rate::{NoPlace, Order, Rank, Scale};
use ninefold::technique::{
    Budget, Emit, Entry, Family, Find, Flow, Pattern, Role, Sentences, Technique,
};
use ninefold::{
    CandidateSet, Cell, CellSet, Grid, House, Language, Level, Marks, Puzzle, template,
};
use std::error::Error;
use std::path::Path;

/// The technique's names, finder and texts. A mistake in a text is an error of the compiler.
static ENTRY: Entry = Entry {
    name: "Almost Locked Candidates",
    korean: Some("거의 잠긴 후보"),
    family: Family::LockedCandidates,
    notation: template!("{digits:body} in {houses:base}, {cells:hinge}, {cells:wing}"),
    sentences: Sentences {
        english: template!(
            "In {houses:base}, {digits:body} can only go in {cells:body}. {cells:hinge} holds one \
             of these digits, and in the block this one can then only go in {cells:wing}. The \
             other one goes where the block and the line of {cells:hinge} meet. So {do}."
        ),
        korean: Some(template!(
            "{houses:base}에서 {digits:body}의 자리는 {cells:body}뿐입니다. {cells:hinge}에는 이 \
             가운데 하나가 들어가고, 블록에서 그 숫자의 자리는 {cells:wing}만 남습니다. 다른 하나는 블록과 \
             {cells:hinge}의 줄이 만나는 곳에 들어갑니다. 따라서 {do}."
        )),
    },
    ..Entry::new("almost-locked-candidates", Find::Always(find))
};

pub(crate) const ALMOST_LOCKED: Technique = Technique::Custom(&ENTRY);

/// Every line and block that meet, with a cell of two candidates in the rest of the line.
fn find(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    for line in House::rows().chain(House::columns()) {
        for block in House::blocks().filter(|block| !line.meet(*block).is_empty()) {
            let meet = line.meet(block);
            for hinge in (line.cells() - meet) & marks.bivalue() {
                if let Some((gone, pattern)) = locked(marks, line, block, hinge) {
                    emit.eliminate(gone, pattern)?;
                }
            }
        }
    }
    Flow::Continue(())
}

/// What goes, and why.
fn locked(
    marks: &Marks,
    line: House,
    block: House,
    hinge: Cell,
) -> Option<(CandidateSet, Pattern)> {
    let pair = marks.cell(hinge);
    let places = pair.iter().map(|digit| marks.cells_in(digit, block));
    // A digit without places is in the block already.
    if places.clone().any(CellSet::is_empty) {
        return None;
    }
    let body = places.fold(CellSet::EMPTY, |all, places| all | places);
    let wing = (body - line.cells()).only()?;
    let mut gone = CandidateSet::EMPTY;
    gone.extend_cell(wing, marks.cell(wing) - pair);
    for cell in (marks.open() & line.cells()) - block.cells() - CellSet::of(hinge) {
        gone.extend_cell(cell, marks.cell(cell) & pair);
    }
    let pattern = Pattern::new()
        .cells(Role::Body, body, pair)
        .cells(Role::Hinge, hinge, pair)
        .cells(Role::Wing, wing, pair)
        .house(Role::Base, block);
    (!gone.is_empty()).then_some((gone, pattern))
}

/// Ninefold's order, with the technique before the first fish.
pub(crate) fn order() -> Result<Order, NoPlace> {
    let rank = Rank { technique: ALMOST_LOCKED, level: Level::Hard, score: 110 };
    Order::from(Scale::NINEFOLD).before(Technique::XWing, rank)
}

/// A puzzle that needs chains without the technique.
pub(crate) const PUZZLE: &str =
    "..3.5..6..5......447.......9...68.........3.2.....2.4..3.4..1....6..9.87......6..";

/// Solves the puzzle and tells each step; the drawing of the technique's step goes to a file.
pub(crate) fn run(drawing: Option<&Path>) -> Result<(), Box<dyn Error>> {
    let puzzle = Puzzle::try_from(PUZZLE.parse::<Grid>()?)?;
    let path = order()?.path(&Position::start(puzzle), &Budget::unlimited());
    println!("{PUZZLE}");
    println!("without the technique: {}", Scale::NINEFOLD.rate(&puzzle, &Budget::unlimited()));
    println!("with it: {}\n", path.rating());
    let mut marks = start(&puzzle);
    for (step, figure) in path.steps().iter().zip(path.figures()) {
        println!("{figure:>4}  {step}");
        if step.technique().entry().family != Family::Singles {
            step.verify(&marks)?;
            println!("      {}", step.explain(Language::English));
        }
        if step.technique() == ALMOST_LOCKED {
            println!("      {}", step.explain(Language::Korean));
            println!("      proof: {}", step.reason(&marks));
            if let Some(file) = drawing {
                let picture = Drawing::of(&marks).with_candidates().with_numbers().with_step(step);
                std::fs::write(file, picture.svg())?;
            }
        }
        marks.apply(step);
    }
    println!("\nsolved: {}", marks.grid());
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    run(std::env::args().nth(1).as_deref().map(Path::new))
}
