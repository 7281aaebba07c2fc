//! Which houses a cell is in, and which cells it sees.

use super::cell::{Cell, CellSet};
use super::house::{HOUSE_CELLS, House, HouseSet};

impl Cell {
    /// The row that the cell is in.
    pub const fn row(self) -> House {
        House::row(self.row_index())
    }

    /// The column that the cell is in.
    pub const fn column(self) -> House {
        House::column(self.column_index())
    }

    /// The block that the cell is in.
    pub const fn block(self) -> House {
        House::block(self.block_index())
    }

    /// The cell's row, column and block.
    pub const fn houses(self) -> [House; 3] {
        [self.row(), self.column(), self.block()]
    }

    /// The cell's row, column and block as a set.
    pub const fn house_set(self) -> HouseSet {
        HouseSet::of(self.row()).with(self.column()).with(self.block())
    }

    /// The 20 other cells that share a house with this one.
    pub const fn peers(self) -> CellSet {
        CELL_PEERS[self.index()]
    }

    /// Whether the two are different cells that share a house.
    pub const fn sees(self, other: Cell) -> bool {
        self.peers().contains(other)
    }
}

impl CellSet {
    /// The cells that see every member (and so are not members themselves); all 81 for the empty
    /// set.
    pub const fn common_peers(self) -> CellSet {
        let mut rest = self.bits();
        let mut common = CellSet::FULL;
        while rest != 0 {
            common = common.and(CELL_PEERS[rest.trailing_zeros() as usize]);
            rest &= rest - 1;
        }
        common
    }

    /// The houses that contain every member; none for the empty set.
    pub fn common_houses(self) -> HouseSet {
        if self.is_empty() {
            return HouseSet::EMPTY;
        }
        self.iter().fold(HouseSet::FULL, |houses, cell| houses & cell.house_set())
    }

    /// The houses that contain at least one member.
    pub fn houses(self) -> HouseSet {
        self.iter().fold(HouseSet::EMPTY, |houses, cell| houses | cell.house_set())
    }
}

const CELL_PEERS: [CellSet; 81] = {
    let mut table = [CellSet::EMPTY; 81];
    let mut i = 0;
    while i < 81 {
        let cell = Cell::from_index(i);
        let houses = cell.houses();
        table[i] = HOUSE_CELLS[houses[0].index()]
            .or(HOUSE_CELLS[houses[1].index()])
            .or(HOUSE_CELLS[houses[2].index()])
            .without(cell);
        i += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn peers_are_the_twenty_that_share_a_house() {
        for cell in Cell::ALL {
            let by_definition: CellSet = Cell::ALL
                .into_iter()
                .filter(|&other| {
                    other != cell
                        && (other.row() == cell.row()
                            || other.column() == cell.column()
                            || other.block() == cell.block())
                })
                .collect();
            assert_eq!(cell.peers(), by_definition);
            assert_eq!(cell.peers().len(), 20);
        }
        let [a, b] = [Cell::at(0, 0), Cell::at(0, 1)];
        assert_eq!((CellSet::of(a).with(b)).common_peers().len(), 7 + 6);
    }

    #[test]
    fn every_cell_is_in_its_three_houses() {
        for cell in Cell::ALL {
            let holding: HouseSet =
                House::ALL.into_iter().filter(|house| house.cells().contains(cell)).collect();
            assert_eq!(holding, cell.house_set());
            assert_eq!(holding.len(), 3);
        }
    }
}
