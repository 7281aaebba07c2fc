#![doc = include_str!("engine.md")]

use super::{Ended, Properties};
use crate::learn::{Board, Dimensions, Observer, Stopped};
use crate::solve;

/// The row of the table.
pub(super) const PROPERTIES: Properties = Properties {
    name: "engine",
    title: "Ninefold's own engine (9×9 only, not counted)",
    observable: false,
    dimensions: &[Dimensions::NINE],
    ..Properties::USUAL
};

pub(super) fn run<O: Observer>(board: &Board, watch: &mut O) -> Result<Ended, Stopped> {
    let Some(grid) = board.grid() else { return Err(Stopped::Size) };
    watch.call(0)?;
    Ok(match solve::any(grid) {
        Some(solution) => {
            let board = Board::from(&solution);
            watch.solution(&board);
            Ended::Solved(board)
        }
        None => Ended::NoSolution,
    })
}
