struct Sudoku {
    board: Vec<usize>,
    n: usize,
    height: usize,
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

    fn fill(&mut self) -> bool { //: call
        for cell in 0..self.board.len() {
            if self.board[cell] > 0 {
                continue;
            }
            for digit in 1..=self.n {
                if self.forbidden(cell, digit) { //: try
                    continue; //: reject
                }
                self.board[cell] = digit; //: place
                break;
            }
            if self.board[cell] == 0 {
                return false; //: back
            }
        }
        true //: solution
    }
}

fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    let digit = |c: char| c.to_digit(10).unwrap_or(0) as usize;
    let cells: Vec<usize> = line.trim().chars().map(digit).collect();
    let n = cells.len().isqrt(); // 4, 6 or 9
    let height = n.isqrt();
    let mut sudoku = Sudoku { board: cells, n, height };
    sudoku.fill(); // what is written stays: often it gets stuck
    println!("{}", sudoku.board.iter().map(usize::to_string).collect::<String>());
}
