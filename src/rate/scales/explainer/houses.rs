//! The orders in which Sudoku Explainer visits houses, their cells and a cell's peers. Which of
//! several equal finds comes first depends on them, and with it everything after.

use crate::grid::{Cell, CellSet, House, HouseKind};

/// Positions in a house or lines of a kind, bit `i` for the one with number `i`.
pub(super) type Places = u16;

/// Singles, subsets: blocks, then columns, then rows.
pub(super) const BLOCKS_COLUMNS_ROWS: [House; 27] = in_order([18, 9, 0]);

/// BUG: blocks, then rows, then columns.
pub(super) const BLOCKS_ROWS_COLUMNS: [House; 27] = in_order([18, 0, 9]);

/// The houses of each cell: block, row, column.
pub(super) const HOUSES: [[House; 3]; 81] = {
    let mut table = [[House::row(0); 3]; 81];
    let mut i = 0;
    while i < 81 {
        let cell = Cell::from_index(i);
        table[i] = [cell.block(), cell.row(), cell.column()];
        i += 1;
    }
    table
};

/// The house of a kind that a cell is in.
pub(super) fn house_of(cell: Cell, kind: HouseKind) -> House {
    match kind {
        HouseKind::Row => cell.row(),
        HouseKind::Column => cell.column(),
        HouseKind::Block => cell.block(),
    }
}

/// The position of each cell in its block, row and column.
pub(super) const PLACES: [[u8; 3]; 81] = {
    let mut table = [[0; 3]; 81];
    let mut i = 0;
    while i < 81 {
        let (row, column) = (i / 9, i % 9);
        table[i] = [(row % 3 * 3 + column % 3) as u8, column as u8, row as u8];
        i += 1;
    }
    table
};

/// The cells of each house in reading order.
pub(super) const CELLS: [[Cell; 9]; 27] = {
    let mut table = [[Cell::from_index(0); 9]; 27];
    let mut h = 0;
    while h < 27 {
        let mut place = 0;
        while place < 9 {
            table[h][place] = House::from_index(h).cell(place);
            place += 1;
        }
        h += 1;
    }
    table
};

/// The peers of each cell: those of its block, then the others of its row, then of its column.
pub(super) const PEERS: [[Cell; 20]; 81] = {
    let mut table = [[Cell::from_index(0); 20]; 81];
    let mut i = 0;
    while i < 81 {
        let mut seen = 1_u128 << i;
        let mut n = 0;
        let mut h = 0;
        while h < 3 {
            let mut place = 0;
            while place < 9 {
                let cell = HOUSES[i][h].cell(place);
                if seen >> cell.index() & 1 == 0 {
                    seen |= 1 << cell.index();
                    table[i][n] = cell;
                    n += 1;
                }
                place += 1;
            }
            h += 1;
        }
        i += 1;
    }
    table
};

const fn in_order(starts: [usize; 3]) -> [House; 27] {
    let mut order = [House::row(0); 27];
    let mut i = 0;
    while i < 27 {
        order[i] = House::from_index(starts[i / 9] + i % 9);
        i += 1;
    }
    order
}

/// The sets of `count` out of nine positions or fewer, as bits, in the order of their numbers.
pub(super) fn tuples(count: u32, of: u32) -> impl Iterator<Item = Places> {
    let all: &'static [Places] = match count {
        2 => &PAIRS,
        3 => &TRIPLES,
        4 => &QUADS,
        _ => &ALL,
    };
    let end = 1 << of;
    all.iter()
        .copied()
        .take_while(move |&set| set < end)
        .filter(move |set| set.count_ones() == count)
}

const PAIRS: [Places; 36] = of_size(2);
const TRIPLES: [Places; 84] = of_size(3);
const QUADS: [Places; 126] = of_size(4);
const ALL: [Places; 512] = {
    let mut sets = [0; 512];
    let mut set = 0;
    while set < 512 {
        sets[set] = set as Places;
        set += 1;
    }
    sets
};

const fn of_size<const N: usize>(count: u32) -> [Places; N] {
    let mut sets = [0; N];
    let (mut n, mut set) = (0, 0);
    while set < 512 {
        if (set as Places).count_ones() == count {
            sets[n] = set as Places;
            n += 1;
        }
        set += 1;
    }
    sets
}

/// The sets of `count` of these positions, two to four, in the order of their numbers.
pub(super) fn sets_of(of: Places, count: usize) -> impl Iterator<Item = Places> {
    let all: &'static [Places] = match count {
        2 => &PAIRS,
        3 => &TRIPLES,
        _ => &QUADS,
    };
    all.iter().copied().filter(move |set| set & !of == 0)
}

/// The positions of the bits that are set, ascending.
pub(super) fn bits(places: Places) -> impl Iterator<Item = usize> {
    let mut rest = places;
    core::iter::from_fn(move || {
        (rest != 0).then(|| {
            let place = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            place
        })
    })
}

/// Whether there are exactly two positions.
pub(super) fn are_two(places: Places) -> bool {
    let without_first = places & places.wrapping_sub(1);
    without_first.is_power_of_two()
}

/// Whether there are at least two cells.
pub(super) fn are_several(cells: CellSet) -> bool {
    let bits = cells.bits();
    bits & bits.wrapping_sub(1) != 0
}
