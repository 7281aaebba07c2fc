//! The board of a constraint string: `Shape`, `RegionSize`, `NoBoxes` and `Jigsaw`.

use super::item::Item;
use crate::board::{Board, Cell, block_shape};
use crate::error::{Error, why};
use crate::format::Malformed;

/// The items that make the board.
pub(super) const NAMES: &[&str] = &["Shape", "RegionSize", "NoBoxes", "Jigsaw"];

/// The board, and the regions that other items mean by blocks.
pub(super) struct Shape {
    pub(super) board: Board,
    /// How many cells a region has, if the text says so.
    pub(super) region_size: Option<usize>,
}

/// The largest board of the program.
pub(super) const LARGEST: usize = 16;

/// How many rows, columns and values, the least value, and whether rows and columns are houses.
type Size = (usize, usize, usize, i32, bool);

impl Shape {
    pub(super) fn new(text: &str, items: &[Item]) -> Result<Self, Malformed> {
        let at = |item: &Item, error| Malformed::at(text, item.at, error);
        let named = |name| items.iter().filter(move |item| item.name == name);
        let mut size: Option<Size> = None;
        for item in named("Shape") {
            let new = dimensions(item).map_err(|error| at(item, error))?;
            if size.is_some_and(|size| size != new) {
                return Err(at(
                    item,
                    item.wrong(why!(
                        "the board already has another shape",
                        "판의 모양이 이미 다르게 정해져 있습니다"
                    )),
                ));
            }
            size = Some(new);
        }
        let size = size.unwrap_or((9, 9, 9, 1, true));
        let (rows, columns, values, least, sudoku) = size;
        let whole = |error| Malformed::at(text, 0, error);
        let mut board = if sudoku {
            Board::lines(rows, columns, values, least).map_err(whole)?
        } else {
            Board::empty(rows, columns, values, least).map_err(whole)?
        };
        let mut region_size = None;
        for item in named("RegionSize") {
            let number = item.number(0).map_err(|error| at(item, error))?;
            let number = usize::try_from(number).ok().filter(|n| (1..=values).contains(n));
            region_size = Some(number.ok_or_else(|| {
                at(item, item.wrong(why!("wrong size of a region", "쓸 수 없는 영역 크기입니다")))
            })?);
        }
        let full = region_size.unwrap_or(rows.max(columns));
        let blocks = sudoku && named("NoBoxes").next().is_none();
        if let Some((height, width)) = block_shape(rows, columns, full).filter(|_| blocks) {
            board.add_blocks(height, width);
        }
        for item in named("Jigsaw") {
            for piece in pieces(item, &board, full).map_err(|error| at(item, error))? {
                board.add_region(piece).map_err(|error| at(item, error))?;
            }
        }
        Ok(Shape { board, region_size })
    }

    /// The cell of a name such as `R1Cg`, in base 17.
    pub(super) fn cell(&self, name: &str) -> Option<Cell> {
        let [b'R' | b'r', row, b'C' | b'c', column] = name.as_bytes() else { return None };
        let number = |digit: u8| char::from(digit).to_digit(LARGEST as u32 + 1)?.checked_sub(1);
        self.board.cell(number(*row)? as usize, number(*column)? as usize)
    }

    /// The name of a cell.
    pub(super) fn name(&self, cell: Cell) -> String {
        cell_name(&self.board, cell)
    }

    /// Refuses what is only meant on a board whose rows and columns are houses.
    pub(super) fn needs_houses(&self, item: &Item) -> Result<(), Error> {
        if self.board.has_lines() {
            Ok(())
        } else {
            Err(item.wrong(why!("the board has no houses", "판에 행, 열, 블록 규칙이 없습니다")))
        }
    }

    /// Refuses what is only meant on a board with as many rows as columns.
    pub(super) fn needs_square(&self, item: &Item) -> Result<(), Error> {
        self.needs_houses(item)?;
        if self.board.rows() == self.board.columns() {
            Ok(())
        } else {
            Err(item.wrong(why!("the board is not square", "판이 정사각형이 아닙니다")))
        }
    }

    /// Refuses what is only meant for the numbers 1 to 9.
    pub(super) fn needs_nine(&self, item: &Item) -> Result<(), Error> {
        if (self.board.value_count(), self.board.least()) == (9, 1) {
            Ok(())
        } else {
            Err(item.wrong(why!("the values are not 1 to 9", "값이 1부터 9까지가 아닙니다")))
        }
    }
}

/// The name of a cell, in base 17.
pub(super) fn cell_name(board: &Board, cell: Cell) -> String {
    let digit = |n: usize| char::from_digit(n as u32 + 1, LARGEST as u32 + 1).unwrap_or('?');
    let (row, column) = board.place(cell);
    format!("R{}C{}", digit(row), digit(column))
}

/// `9x9`, `9x9~0-8`, `6x6~9`, `9x9~~Raw`.
fn dimensions(item: &Item) -> Result<Size, Error> {
    let word = |index: usize| item.arguments.get(index).map_or("", String::as_str);
    let number = |text: &str| {
        let digits = text.bytes().all(|byte| byte.is_ascii_digit());
        let number = text.parse().ok().filter(|_| digits && text.len() < 4);
        number
            .ok_or_else(|| item.wrong(why!("{text:?} is not a number", "수가 아닙니다: {text:?}")))
    };
    let sizes = word(0)
        .split_once('x')
        .ok_or_else(|| item.wrong(why!("no rows and columns", "행과 열의 수가 없습니다")))?;
    let (rows, columns) = (number(sizes.0)?, number(sizes.1)?);
    if !(1..=LARGEST).contains(&rows) || !(1..=LARGEST).contains(&columns) {
        return Err(item.wrong(why!(
            "a board of a constraint string has 1 to 16 rows and columns",
            "제약 문자열로 쓰는 판의 행과 열은 각각 1개부터 16개까지입니다"
        )));
    }
    let sudoku = match word(2) {
        "" | "Sudoku" => true,
        "Raw" => false,
        _ => return Err(Error::unknown("Shape", item.excerpt())),
    };
    let (least, most) = match (word(1), word(1).split_once('-')) {
        ("", _) => (1, rows.max(columns)),
        (_, Some((least, most))) => (number(least)?, number(most)?),
        (most, None) => (1, number(most)?),
    };
    let values = (most + 1).checked_sub(least).filter(|values| least < 2 && *values <= LARGEST);
    let values = values.ok_or_else(|| {
        item.wrong(why!(
            "the values start at 0 or 1 and are 16 at most",
            "값은 0이나 1부터이고 16가지까지입니다"
        ))
    })?;
    if sudoku && values < rows.max(columns) || item.arguments.len() > 3 {
        return Err(item.wrong(why!(
            "more cells in a row or column than values",
            "한 행이나 열의 칸이 값의 가짓수보다 많습니다"
        )));
    }
    Ok((rows, columns, values, least as i32, sudoku))
}

/// The pieces of a layout that have as many cells as a region; one may have another number, and says
/// nothing.
fn pieces(item: &Item, board: &Board, full: usize) -> Result<Vec<Vec<Cell>>, Error> {
    let layout = match &item.arguments[..] {
        [layout] | [_, layout] => layout,
        _ => return Err(item.wrong(why!("expected one layout", "배치가 하나여야 합니다"))),
    };
    if layout.chars().count() != board.cell_count() {
        return Err(item.wrong(why!(
            "expected a layout of {} cells",
            "배치가 {}칸이어야 합니다",
            board.cell_count()
        )));
    }
    let mut pieces: Vec<(char, Vec<Cell>)> = Vec::new();
    for (cell, letter) in (0..).map(Cell).zip(layout.chars()) {
        match pieces.iter_mut().find(|piece| piece.0 == letter) {
            Some((_, cells)) => cells.push(cell),
            None => pieces.push((letter, vec![cell])),
        }
    }
    if pieces.len() == 1 {
        return Ok(Vec::new());
    }
    let mut others = pieces.iter().filter(|(_, cells)| cells.len() != full);
    if let (Some((letter, cells)), Some(_)) = (others.next(), others.next()) {
        return Err(item.wrong(why!(
            "piece {letter} needs {full} cells, found {}",
            "조각 {letter}: {full}칸이어야 하는데 {}칸입니다",
            cells.len()
        )));
    }
    pieces.retain(|(_, cells)| cells.len() == full);
    Ok(pieces.into_iter().map(|(_, cells)| cells).collect())
}

/// The items that make a board, and whether they make all its regions.
pub(super) fn layout(board: &Board) -> (String, bool) {
    let (rows, columns, sudoku) = (board.rows(), board.columns(), board.has_lines());
    let usual = rows.max(columns);
    let mut text = String::new();
    let range = match (board.value_count(), board.least()) {
        (values, 1) if values == usual => String::new(),
        (values, 1) => values.to_string(),
        (values, least) => format!("{least}-{}", values as i32 - 1 + least),
    };
    if !sudoku {
        text = format!(".Shape~{rows}x{columns}~{range}~Raw");
    } else if (rows, columns) != (9, 9) || !range.is_empty() {
        let tilde = if range.is_empty() { "" } else { "~" };
        text = format!(".Shape~{rows}x{columns}{tilde}{range}");
    }
    let regions: Vec<&Vec<Cell>> = board.regions().map(|house| &house.cells).collect();
    let sizes = [usual].into_iter().chain(1..=board.value_count());
    for size in sizes.filter(|_| sudoku) {
        let mut plain = Board::lines(rows, columns, board.value_count(), board.least()).ok();
        if let (Some((height, width)), Some(plain)) =
            (block_shape(rows, columns, size), plain.as_mut())
        {
            plain.add_blocks(height, width);
            if plain == board {
                let option = format!(".RegionSize~{size}");
                text.push_str(if size == usual { "" } else { &option });
                return (text, true);
            }
        }
    }
    if sudoku && block_shape(rows, columns, usual).is_some() {
        text.push_str(".NoBoxes");
    }
    if regions.is_empty() {
        return (text, true);
    }
    // A layout: pieces of one size, and perhaps one more of another size for the cells of none.
    let size = regions[0].len();
    let mut letters = vec!['0'; board.cell_count()];
    let names: Vec<char> = ('1'..='9').chain('A'..='Z').chain('a'..='z').collect();
    let mut free = board.cell_count();
    for (region, name) in regions.iter().zip(&names) {
        for cell in *region {
            if letters[cell.index()] != '0' || region.len() != size {
                return (text, false);
            }
            letters[cell.index()] = *name;
            free -= 1;
        }
    }
    if !sudoku || regions.len() > names.len() || free == size || regions.len() == 1 && free == 0 {
        return (text, false);
    }
    if size != usual {
        text.push_str(&format!(".RegionSize~{size}"));
    }
    text.push_str(".Jigsaw~");
    text.extend(letters);
    (text, true)
}
