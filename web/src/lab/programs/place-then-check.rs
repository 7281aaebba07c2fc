struct Sudoku {
    board: Vec<usize>,
    n: usize,
    height: usize,
    solution: Vec<usize>,
}

impl Sudoku {
    fn block(&self, cell: usize) -> usize {
        let width = self.n / self.height;
        cell / self.n / self.height * self.height + cell % self.n / width
    }

    fn sees(&self, a: usize, b: usize) -> bool {
        let n = self.n;
        a / n == b / n || a % n == b % n || self.block(a) == self.block(b)
    }

    fn forbidden(&self, cell: usize, digit: usize) -> bool {
        (0..self.board.len()).any(|other| {
            other != cell && self.board[other] == digit && self.sees(cell, other)
        })
    }

    fn search(&mut self, mut row: usize, mut column: usize) { //: call
        if !self.solution.is_empty() {
            return;
        }
        if column == self.n {
            (row, column) = (row + 1, 0);
        }
        if row == self.n {
            self.solution = self.board.clone(); //: solution
            return;
        }
        let cell = row * self.n + column;
        if self.board[cell] > 0 {
            self.search(row, column + 1);
            return;
        }
        for digit in 1..=self.n {
            self.board[cell] = digit; //: place
            if cell > 0 && self.forbidden(cell, digit) { //: try
                continue; //: reject
            }
            self.search(row, column + 1);
        }
        self.board[cell] = 0; //: undo
    } //: back
}

fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    let digit = |c: char| c.to_digit(10).unwrap_or(0) as usize;
    let cells: Vec<usize> = line.trim().chars().map(digit).collect();
    let n = cells.len().isqrt(); // 4, 6 or 9
    let height = n.isqrt();
    let mut sudoku = Sudoku { board: cells, n, height, solution: vec![] };
    sudoku.search(0, 0);
    println!("{}", sudoku.solution.iter().map(usize::to_string).collect::<String>());
}
