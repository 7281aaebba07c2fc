//! Grids of more than 32 rows: their solutions are those of a simple search, and their texts are read or refused.

use ninefold::generate::{Random, Seed};
use ninefold_variants::format::{read, read_large, read_solvable};
use ninefold_variants::{Budget, Ended, LargeGrid, Solvable, Value, Verdict};

/// A solved grid with blocks of `height` rows and `width` columns, whose rows, columns and numbers are mixed.
fn solved(height: usize, width: usize, random: &mut Random) -> Vec<Value> {
    let size = height * width;
    let mut shuffled = |count: usize| {
        let mut list: Vec<usize> = (0..count).collect();
        random.shuffle(&mut list);
        list
    };
    // Bands and the rows in them; stacks and the columns in them.
    let mut lines = |outer: usize, inner: usize| -> Vec<usize> {
        let all = shuffled(outer).into_iter();
        let all = all.map(|part| shuffled(inner).into_iter().map(move |line| part * inner + line));
        all.flatten().collect()
    };
    let (rows, columns) = (lines(width, height), lines(height, width));
    let numbers = shuffled(size);
    let at =
        |row: usize, column: usize| numbers[(row % height * width + row / height + column) % size];
    let each = rows.iter().flat_map(|&row| columns.iter().map(move |&column| at(row, column)));
    each.map(|number| Value(number as u8)).collect()
}

/// All solutions in order, found cell by cell.
fn reference(given: &[Option<Value>], height: usize, width: usize) -> Vec<Vec<Value>> {
    let size = height * width;
    let house = |cell: usize| (cell / size / height, cell % size / width);
    let meet =
        |a: usize, b: usize| a / size == b / size || a % size == b % size || house(a) == house(b);
    let blanks: Vec<usize> = (0..given.len()).filter(|&cell| given[cell].is_none()).collect();
    let mut grids = vec![given.to_vec()];
    for cell in blanks {
        let fill = |grid: Vec<Option<Value>>| {
            let taken: Vec<_> = (0..grid.len()).filter(|&other| meet(cell, other)).collect();
            let taken: Vec<_> = taken.into_iter().filter_map(|other| grid[other]).collect();
            let values = (0..size).map(|value| Value(value as u8));
            let free: Vec<_> = values.filter(|value| !taken.contains(value)).collect();
            free.into_iter().map(move |value| {
                let mut grid = grid.clone();
                grid[cell] = Some(value);
                grid
            })
        };
        grids = grids.into_iter().flat_map(fill).collect();
    }
    grids.into_iter().map(|grid| grid.into_iter().flatten().collect()).collect()
}

/// A grid without some cells of a few rows of the first band.
fn with_blanks(
    solution: &[Value],
    rows: usize,
    columns: &[usize],
    size: usize,
) -> Vec<Option<Value>> {
    let mut given: Vec<_> = solution.iter().copied().map(Some).collect();
    for row in 0..rows {
        columns.iter().for_each(|column| given[row * size + column] = None);
    }
    given
}

#[test]
fn solutions_are_those_of_a_simple_search() {
    let mut random = Random::new(Seed(5));
    let mut counts = Vec::new();
    for (height, width) in [(6, 6), (5, 7), (6, 6), (5, 8), (6, 6), (1, 37)] {
        let size = height * width;
        let solution = solved(height, width, &mut random);
        let columns: Vec<usize> = (0..10).map(|_| random.below(size as u32) as usize).collect();
        let given = with_blanks(&solution, 4, &columns, size);
        let expected = reference(&given, height, width);
        let grid = LargeGrid::new(given).unwrap();
        let mut in_order = Vec::new();
        let (ended, _) = grid.solutions_in_order(Budget::UNLIMITED, &mut |values| {
            in_order.push(values.to_vec());
            true
        });
        assert_eq!((ended, &in_order), (Ended::All, &expected));
        assert_eq!(grid.first(Budget::UNLIMITED).as_ref(), expected.first());
        let mut found = Vec::new();
        let (ended, _) = grid.solutions(Budget::UNLIMITED, &mut |values| {
            found.push(values.to_vec());
            true
        });
        found.sort();
        assert_eq!((ended, &found), (Ended::All, &expected));
        assert!(found.contains(&solution));
        assert_eq!(grid.count(2, Budget::UNLIMITED).found, expected.len().min(2) as u64);
        counts.push(expected.len());
    }
    assert!(counts.contains(&1) && counts.iter().any(|count| *count > 4), "{counts:?}");
}

#[test]
fn hard_grids_are_searched() {
    let mut random = Random::new(Seed(6));
    let solution = solved(7, 7, &mut random);
    let mut given: Vec<_> = solution.iter().copied().map(Some).collect();
    // Blanks are added as long as the solution stays the only one.
    let mut cells: Vec<usize> = (0..given.len()).collect();
    random.shuffle(&mut cells);
    for some in cells.chunks(100).take(12) {
        let before = given.clone();
        some.iter().for_each(|&cell| given[cell] = None);
        let grid = LargeGrid::new(given.clone()).unwrap();
        match grid.check(Budget::UNLIMITED) {
            Verdict::Unique(found) => assert_eq!(found, solution),
            Verdict::Several([a, b]) => {
                assert!(a < b);
                given = before;
            }
            other => panic!("{other:?}"),
        }
    }
    let blanks = given.iter().filter(|given| given.is_none()).count();
    assert!(blanks >= 800, "{blanks} blanks");
    // Another number in one cell leaves no solution, or one that the first had not.
    let cell = (0..given.len()).find(|&cell| given[cell].is_some()).unwrap();
    given[cell] = given[cell].map(|value| Value((value.0 + 1) % 49));
    let found = LargeGrid::new(given).unwrap().count(1, Budget::UNLIMITED);
    assert_eq!((found.found, found.ended), (0, Ended::All));
}

#[test]
fn budgets_end_searches() {
    let empty = LargeGrid::new(vec![None; 36 * 36]).unwrap();
    let none = Budget::UNLIMITED.with_guesses(0);
    assert_eq!(empty.check(none), Verdict::Undecided);
    assert_eq!(empty.count(3, Budget::UNLIMITED).found, 3);
    let huge = LargeGrid::new(vec![None; 225 * 225]).unwrap();
    assert_eq!(huge.count(1, Budget::UNLIMITED).ended, Ended::Budget);
}

#[test]
fn same_numbers_in_a_house_contradict_each_other() {
    let mut given = vec![None; 36 * 36];
    (given[0], given[36 * 5 + 5]) = (Some(Value(6)), Some(Value(6)));
    let grid = LargeGrid::new(given).unwrap();
    assert_eq!(grid.check(Budget::UNLIMITED), Verdict::None);
    assert_eq!(grid.contradictory(Budget::UNLIMITED).unwrap().to_string(), "7 at r1c1 and at r6c6");
}

#[test]
fn texts_are_read_or_refused_with_a_place() {
    let mut random = Random::new(Seed(7));
    let solution = solved(6, 6, &mut random);
    let given = with_blanks(&solution, 5, &[3, 4, 9], 36);
    let grid = LargeGrid::new(given).unwrap();
    let words: Vec<String> = grid.text().split(',').map(str::to_owned).collect();
    let rows: Vec<String> = words.chunks(36).map(|row| row.join(" ")).collect();
    let drawn = rows.join("\n");
    let of = |text: &str| read_large(text).map(|read| read.map_err(|error| error.to_string()));
    for text in
        [&drawn, &grid.text(), &words.join(" "), &format!("{drawn}\n"), &drawn.replace('.', "0")]
    {
        assert_eq!(of(text), Some(Ok(grid.clone())));
        let solvable = read_solvable(text).unwrap().unwrap();
        assert_eq!(solvable.count(9, Budget::UNLIMITED), grid.count(9, Budget::UNLIMITED));
        // No board is as large.
        assert!(read(text).unwrap_err().to_string().contains("36 cells in a row; 32 are the most"));
    }
    let with_row = |row: usize, text: String| {
        let mut rows = rows.clone();
        rows[row] = text;
        of(&rows.join("\n")).unwrap().unwrap_err()
    };
    assert_eq!(
        with_row(1, rows[1].replacen(' ', "  x", 1)),
        format!(
            "line 2, column {}: \"x{}\" is not a value of a grid of 36 rows",
            words[36].len() + 3,
            words[37]
        )
    );
    assert_eq!(
        with_row(2, rows[2].rsplit_once(' ').unwrap().0.to_owned()),
        "line 3, column 1: expected 36 cells in the row, found 35"
    );
    let few = of(&rows[..30].join("\n")).unwrap().unwrap_err();
    assert!(few.ends_with("expected 36 rows of 36 cells, found 30"), "{few}");
    assert_eq!(of(&solution.iter().map(|_| "1").collect::<Vec<_>>().join(" ")), None);
}
