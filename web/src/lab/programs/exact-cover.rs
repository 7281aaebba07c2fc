struct Sudoku {
    board: Vec<usize>,
    n: usize,
    height: usize,
    // Circular lists: node 0 is the root, then a head for each condition.
    heads: usize,
    left: Vec<usize>,
    right: Vec<usize>,
    up: Vec<usize>,
    down: Vec<usize>,
    head: Vec<usize>,
    size: Vec<usize>,
}

impl Sudoku {
    fn conditions(&self, cell: usize, digit: usize) -> [usize; 4] {
        let (n, height) = (self.n, self.height);
        let block = cell / n / height * height + cell % n / (n / height);
        let house = |kind: usize, i: usize| (kind * n + i) * n + digit;
        [1 + cell, house(1, cell / n), house(2, cell % n), house(3, block)]
    }

    fn add(&mut self, cell: usize, digit: usize) {
        let first = self.head.len();
        for (i, column) in self.conditions(cell, digit).into_iter().enumerate() {
            let (node, last) = (first + i, self.up[column]);
            self.left.push(first + (i + 3) % 4);
            self.right.push(first + (i + 1) % 4);
            self.up.push(last);
            self.down.push(column);
            self.down[last] = node;
            self.up[column] = node;
            self.head.push(column);
            self.size[column] += 1;
        }
    }

    fn cover(&mut self, column: usize) {
        let (left, right) = (self.left[column], self.right[column]);
        self.right[left] = right;
        self.left[right] = left;
        let mut row = self.down[column];
        while row != column {
            let mut node = self.right[row];
            while node != row {
                let (up, down) = (self.up[node], self.down[node]);
                self.down[up] = down;
                self.up[down] = up;
                self.size[self.head[node]] -= 1;
                node = self.right[node];
            }
            row = self.down[row];
        }
    }

    fn uncover(&mut self, column: usize) {
        let mut row = self.up[column];
        while row != column {
            let mut node = self.left[row];
            while node != row {
                let (up, down) = (self.up[node], self.down[node]);
                self.size[self.head[node]] += 1;
                self.down[up] = node;
                self.up[down] = node;
                node = self.left[node];
            }
            row = self.up[row];
        }
        let (left, right) = (self.left[column], self.right[column]);
        self.right[left] = column;
        self.left[right] = column;
    }

    fn smallest(&self) -> usize {
        let mut best = self.right[0];
        let mut column = best;
        while column > 0 {
            if self.size[column] < self.size[best] {
                best = column;
            }
            column = self.right[column];
        }
        best
    }

    fn solve(&mut self) -> bool { //: call
        let column = self.smallest();
        if column == 0 {
            return true; //: solution
        }
        self.cover(column);
        let mut node = self.down[column];
        while node != column {
            let row = (node - self.heads - 1) / 4;
            self.board[row / self.n] = row % self.n + 1; //: place
            let mut other = self.right[node];
            while other != node {
                self.cover(self.head[other]);
                other = self.right[other];
            }
            if self.solve() {
                return true;
            }
            other = self.left[node];
            while other != node {
                self.uncover(self.head[other]);
                other = self.left[other];
            }
            self.board[row / self.n] = 0; //: undo
            node = self.down[node];
        }
        self.uncover(column);
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
    let heads = 4 * n * n;
    let ring: Vec<usize> = (0..=heads).collect();
    let mut sudoku = Sudoku {
        board: cells.clone(),
        n,
        height,
        heads,
        left: ring.iter().map(|i| i.checked_sub(1).unwrap_or(heads)).collect(),
        right: ring.iter().map(|i| (i + 1) % (heads + 1)).collect(),
        up: ring.clone(),
        down: ring.clone(),
        head: ring,
        size: vec![0; heads + 1],
    };
    for cell in 0..n * n {
        for digit in 1..=n {
            sudoku.add(cell, digit);
        }
    }
    for (cell, &digit) in cells.iter().enumerate().filter(|(_, d)| **d > 0) {
        for column in sudoku.conditions(cell, digit) {
            sudoku.cover(column);
        }
    }
    sudoku.solve();
    println!("{}", sudoku.board.iter().map(usize::to_string).collect::<String>());
}
