//! Irregular regions.

use ninefold::generate::{PatternSymmetry, Random};

use super::draw::moved;
use crate::board::{Board, Cell, block_shape};
use crate::error::Error;

/// This many exchanges of two cells are tried for each cell of the board.
const TRIES: usize = 30;

/// A board without regions, and the number of the region of each cell: blocks, or rows.
fn start(size: usize) -> Result<(Board, Vec<usize>), Error> {
    let board = Board::lines(size, size, size, 1)?;
    let (height, width) = block_shape(size, size, size).unwrap_or((1, size));
    let number = |cell| {
        let (row, column) = board.place(cell);
        row / height * (size / width) + column / width
    };
    let region = board.cells().map(number).collect();
    Ok((board, region))
}

/// Whether irregular regions of this size can have the symmetry: those that they are made from must have it.
pub(super) fn can_be(size: usize, symmetry: PatternSymmetry) -> Result<bool, Error> {
    let (board, region) = start(size)?;
    Ok(is_symmetric(&board, symmetry, &region))
}

/// A board with irregular regions that hang together: blocks, or rows, whose cells are exchanged at random, together
/// with their images.
pub(super) fn board(
    size: usize,
    symmetry: PatternSymmetry,
    random: &mut Random,
) -> Result<Board, Error> {
    let (mut board, mut region) = start(size)?;
    let count = u32::try_from(board.cell_count()).unwrap_or(u32::MAX);
    for _ in 0..TRIES * board.cell_count() {
        let mut draw = || Cell(random.below(count) as u16);
        exchange(&board, symmetry, &mut region, [draw(), draw()]);
    }
    for number in 0..size {
        board.add_region(cells(&board, &region, number))?;
    }
    Ok(board)
}

/// Exchanges the regions of two cells, and of their images, if all regions still hang together and are symmetric.
fn exchange(board: &Board, symmetry: PatternSymmetry, region: &mut Vec<usize>, pair: [Cell; 2]) {
    let [a, b] = pair;
    let (of_a, of_b) = (region[a.index()], region[b.index()]);
    let touches = |cell, wanted| board.neighbours(cell).any(|next| region[next.index()] == wanted);
    if of_a == of_b || !touches(a, of_b) || !touches(b, of_a) {
        return;
    }
    let mut new = region.clone();
    let mut pairs = vec![pair];
    let mut next = 0;
    while let Some(&[a, b]) = pairs.get(next) {
        new.swap(a.index(), b.index());
        for image in moved(board, symmetry, &[a, b]) {
            let is_known = |pair: &[Cell; 2]| image.iter().all(|cell| pair.contains(cell));
            if let [a, b] = image[..]
                && !pairs.iter().any(is_known)
            {
                pairs.push([a, b]);
            }
        }
        next += 1;
    }
    let mut changed = pairs.iter().flatten().map(|cell| new[cell.index()]);
    if changed.all(|number| board.connected(&cells(board, &new, number)))
        && is_symmetric(board, symmetry, &new)
    {
        *region = new;
    }
}

/// Whether the symmetry sends each region to one region.
fn is_symmetric(board: &Board, symmetry: PatternSymmetry, region: &[usize]) -> bool {
    (0..region.len()).all(|number| {
        let cells = cells(board, region, number);
        moved(board, symmetry, &cells)
            .iter()
            .all(|image| image.iter().all(|cell| region[cell.index()] == region[image[0].index()]))
    })
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
            let board =
                board(size, PatternSymmetry::Any, &mut Random::new(Seed(seed))).expect("it can be");
            for house in board.regions() {
                assert_eq!(house.cells.len(), size);
                assert!(board.connected(&house.cells), "{size}");
            }
            let blocks = Board::square(size).expect("it can be");
            assert_ne!(board.houses(), blocks.houses());
        }
    }

    #[test]
    fn regions_are_symmetric_if_they_shall_be() {
        for symmetry in PatternSymmetry::ALL {
            let board = board(9, *symmetry, &mut Random::new(Seed(1))).expect("it can be");
            let mut region = vec![0; 81];
            for (number, house) in board.regions().enumerate() {
                house.cells.iter().for_each(|cell| region[cell.index()] = number);
            }
            assert!(is_symmetric(&board, *symmetry, &region), "{symmetry}");
            assert_ne!(board.houses(), Board::square(9).expect("it can be").houses());
        }
        assert_eq!(can_be(6, PatternSymmetry::Diagonal), Ok(false));
    }
}
