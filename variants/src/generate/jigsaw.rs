//! Irregular regions.

use ninefold::generate::{PatternSymmetry, Random};

use super::draw::moved;
use crate::board::{Board, Cell, block_shape};
use crate::error::{Error, Why, why};

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
) -> Result<Board, Why> {
    let (mut board, regular) = start(size)?;
    let mut region = regular.clone();
    let count = u32::try_from(board.cell_count()).unwrap_or(u32::MAX);
    for _ in 0..TRIES * board.cell_count() {
        let mut draw = || Cell(random.below(count) as u16);
        change(&board, symmetry, &mut region, [draw(), draw()]);
    }
    if region == regular {
        return Err(why!(
            "no irregular regions with the symmetry {symmetry} were found",
            "{symmetry} 대칭인 불규칙 영역을 찾지 못했습니다"
        ));
    }
    for number in 0..size {
        board.add_region(cells(&board, &region, number))?;
    }
    Ok(board)
}

/// Exchanges the regions of two cells, and of their images; or gives the first of them to the region of the second, if
/// the images make up for it. All regions must still hang together and be symmetric.
fn change(board: &Board, symmetry: PatternSymmetry, region: &mut Vec<usize>, pair: [Cell; 2]) {
    let [a, b] = pair;
    let (of_a, of_b) = (region[a.index()], region[b.index()]);
    let touches = |cell, wanted| board.neighbours(cell).any(|next| region[next.index()] == wanted);
    if of_a == of_b || !touches(a, of_b) {
        return;
    }
    let pairs = with_images(board, symmetry, pair);
    let mut exchanged = region.clone();
    for [a, b] in &pairs {
        exchanged.swap(a.index(), b.index());
    }
    let mut given = region.clone();
    for [a, b] in &pairs {
        given[a.index()] = region[b.index()];
    }
    let is_fine = |new: &Vec<usize>| {
        let mut changed = pairs.iter().flatten().map(|cell| new[cell.index()]);
        changed.all(|number| {
            let cells = cells(board, new, number);
            cells.len() == board.value_count() && board.connected(&cells)
        }) && is_symmetric(board, symmetry, new)
    };
    let mut ways = Vec::new();
    if touches(b, of_a) {
        ways.push(exchanged);
    }
    // Alone, a region that only gives has too few cells.
    if symmetry != PatternSymmetry::Any {
        ways.push(given);
    }
    if let Some(new) = ways.into_iter().find(is_fine) {
        *region = new;
    }
}

/// Two cells and their images, each pair once.
fn with_images(board: &Board, symmetry: PatternSymmetry, pair: [Cell; 2]) -> Vec<[Cell; 2]> {
    let mut pairs = vec![pair];
    let mut next = 0;
    while let Some(pair) = pairs.get(next) {
        for image in moved(board, symmetry, pair) {
            if let [a, b] = image[..]
                && !pairs.contains(&[a, b])
                && !pairs.contains(&[b, a])
            {
                pairs.push([a, b]);
            }
        }
        next += 1;
    }
    pairs
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
        let mut made = 0;
        for symmetry in PatternSymmetry::ALL {
            for (size, seed) in [4, 6, 8, 9].into_iter().flat_map(|size| [(size, 1), (size, 2)]) {
                let random = &mut Random::new(Seed(seed));
                let can_be = can_be(size, *symmetry).expect("a size");
                let Ok(board) = board(size, *symmetry, random) else { continue };
                let mut region = vec![0; size * size];
                for (number, house) in board.regions().enumerate() {
                    house.cells.iter().for_each(|cell| region[cell.index()] = number);
                    assert_eq!(house.cells.len(), size);
                    assert!(board.connected(&house.cells), "{symmetry} {size}");
                }
                if can_be {
                    assert!(is_symmetric(&board, *symmetry, &region), "{symmetry} {size}");
                    assert_ne!(board.houses(), Board::square(size).expect("it can be").houses());
                    made += 1;
                }
            }
        }
        assert!(made > 40, "{made}");
        assert_eq!(can_be(6, PatternSymmetry::Diagonal), Ok(false));
        // No single exchange leads away from rows.
        assert!(board(5, PatternSymmetry::Mirror, &mut Random::new(Seed(1))).is_err());
    }
}
