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

    fn solve(&mut self, mut cell: usize) -> bool { //: call
        while cell < self.board.len() && self.board[cell] > 0 {
            cell += 1;
        }
        if cell == self.board.len() {
            return true; //: solution
        }
        for digit in 1..=self.n {
            if self.used(cell) & 1 << digit != 0 { //: try
                continue; //: reject
            }
            self.board[cell] = digit; //: place
            self.flip(cell, digit);
            if self.solve(cell + 1) {
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
    sudoku.solve(0);
    println!("{}", sudoku.board.iter().map(usize::to_string).collect::<String>());
}
