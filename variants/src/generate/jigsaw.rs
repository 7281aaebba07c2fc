//! Irregular regions.

use ninefold::generate::Random;

use crate::board::{Board, Cell, block_shape};
use crate::error::Error;

/// This many exchanges of two cells are tried for each cell of the board.
const TRIES: usize = 30;

/// A board with irregular regions that hang together: blocks, or rows, whose cells are exchanged at random.
pub(super) fn board(size: usize, random: &mut Random) -> Result<Board, Error> {
    let mut board = Board::lines(size, size, size, 1)?;
    let (height, width) = block_shape(size, size, size).unwrap_or((1, size));
    let mut region: Vec<usize> = board
        .cells()
        .map(|cell| {
            let (row, column) = board.place(cell);
            row / height * (size / width) + column / width
        })
        .collect();
    let count = u32::try_from(board.cell_count()).unwrap_or(u32::MAX);
    for _ in 0..TRIES * board.cell_count() {
        let mut draw = || Cell(random.below(count) as u16);
        exchange(&board, &mut region, draw(), draw());
    }
    for number in 0..size {
        board.add_region(cells(&board, &region, number))?;
    }
    Ok(board)
}

/// Exchanges the regions of two cells if both regions still hang together.
fn exchange(board: &Board, region: &mut [usize], a: Cell, b: Cell) {
    let (of_a, of_b) = (region[a.index()], region[b.index()]);
    let touches = |cell, wanted| board.neighbours(cell).any(|next| region[next.index()] == wanted);
    if of_a == of_b || !touches(a, of_b) || !touches(b, of_a) {
        return;
    }
    region.swap(a.index(), b.index());
    if [of_a, of_b].iter().any(|&number| !board.connected(&cells(board, region, number))) {
        region.swap(a.index(), b.index());
    }
}

fn cells(board: &Board, region: &[usize], number: usize) -> Vec<Cell> {
    board.cells().filter(|cell| region[cell.index()] == number).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use ninefold::generate::Seed;

    #[test]
    fn regions_hang_together_and_are_irregular() {
        for (size, seed) in [(4, 1), (5, 2), (7, 3), (9, 4), (16, 5)] {
            let board = board(size, &mut Random::new(Seed(seed))).expect("it can be");
            for house in board.regions() {
                assert_eq!(house.cells.len(), size);
                assert!(board.connected(&house.cells), "{size}");
            }
            let blocks = Board::square(size).expect("it can be");
            assert_ne!(board.houses(), blocks.houses());
        }
    }
}
