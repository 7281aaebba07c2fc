struct Sudoku {
    board: Vec<usize>,
    n: usize,
    height: usize,
    rows: [u32; 9],
    columns: [u32; 9],
    blocks: [u32; 9],
}

impl Sudoku {
    fn block(&self, cell: usize) -> usize {
        let width = self.n / self.height;
        cell / self.n / self.height * self.height + cell % self.n / width
    }

    fn flip(&mut self, cell: usize, digit: usize) {
        let block = self.block(cell);
        self.rows[cell / self.n] ^= 1 << digit;
        self.columns[cell % self.n] ^= 1 << digit;
        self.blocks[block] ^= 1 << digit;
    }

    fn used(&self, cell: usize) -> u32 {
        self.rows[cell / self.n]
            | self.columns[cell % self.n]
            | self.blocks[self.block(cell)]
    }

    fn fits(&self, cell: usize) -> Vec<usize> {
        let used = self.used(cell);
        (1..=self.n).filter(|digit| used & 1 << digit == 0).collect()
    }

    fn fewest(&self) -> Option<(usize, Vec<usize>)> {
        let mut best: Option<(usize, Vec<usize>)> = None;
        for cell in (0..self.board.len()).filter(|&c| self.board[c] == 0) {
            let found = self.fits(cell);
            if best.as_ref().is_none_or(|(_, least)| found.len() < least.len()) {
                let done = found.is_empty();
                best = Some((cell, found));
                if done {
                    break;
                }
            }
        }
        best
    }

    fn is_in(&self, cell: usize, unit: usize) -> bool {
        let of = [cell / self.n, cell % self.n, self.block(cell)];
        of[unit / self.n] == unit % self.n
    }

    fn choose(&self) -> Option<(usize, Vec<usize>)> {
        let (cell, digits) = self.fewest()?;
        if digits.len() <= 1 {
            return Some((cell, digits));
        }
        for unit in 0..3 * self.n {
            for digit in 1..=self.n {
                let unit = || (0..self.board.len()).filter(|&c| self.is_in(c, unit));
                if unit().any(|c| self.board[c] == digit) {
                    continue;
                }
                let free = |&c: &usize| self.board[c] == 0 && self.used(c) & 1 << digit == 0;
                match unit().filter(free).collect::<Vec<_>>()[..] {
                    [] => return Some((cell, Vec::new())), // the digit has no place left
                    [only] => return Some((only, vec![digit])),
                    _ => {}
                }
            }
        }
        Some((cell, digits))
    }

    fn solve(&mut self) -> bool { //: call
        let Some((cell, digits)) = self.choose() else {
            return true; //: solution
        };
        for digit in digits {
            self.board[cell] = digit; //: place
            self.flip(cell, digit);
            if self.solve() {
                return true;
            }
            self.board[cell] = 0; //: undo
            self.flip(cell, digit);
        }
        false //: back
    }
}

fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    let digit = |c: char| c.to_digit(10).unwrap_or(0) as usize;
    let cells: Vec<usize> = line.trim().chars().map(digit).collect();
    let n = cells.len().isqrt(); // 4, 6 or 9
    let height = n.isqrt();
    let [rows, columns, blocks] = [[0; 9]; 3];
    let mut sudoku = Sudoku { board: cells.clone(), n, height, rows, columns, blocks };
    for (cell, &digit) in cells.iter().enumerate().filter(|(_, d)| **d > 0) {
        sudoku.flip(cell, digit);
    }
    sudoku.solve();
    println!("{}", sudoku.board.iter().map(usize::to_string).collect::<String>());
}
