import java.util.*;

class Main {
    static int[] board;
    static int n, height, width;
    static int[] rows = new int[9], columns = new int[9], blocks = new int[9];

    static int block(int cell) {
        return cell / n / height * height + cell % n / width;
    }

    static void flip(int cell, int digit) {
        rows[cell / n] ^= 1 << digit;
        columns[cell % n] ^= 1 << digit;
        blocks[block(cell)] ^= 1 << digit;
    }

    static int used(int cell) {
        return rows[cell / n] | columns[cell % n] | blocks[block(cell)];
    }

    static boolean solve(int cell) {  //: call
        while (cell < n * n && board[cell] > 0) cell++;
        if (cell == n * n)
            return true;  //: solution
        for (int digit = 1; digit <= n; digit++) {
            if ((used(cell) & 1 << digit) != 0)  //: try
                continue;  //: reject
            board[cell] = digit;  //: place
            flip(cell, digit);
            if (solve(cell + 1)) return true;
            board[cell] = 0;  //: undo
            flip(cell, digit);
        }
        return false;  //: back
    }

    public static void main(String[] args) {
        String line = new Scanner(System.in).nextLine().trim();
        board = line.chars().map(c -> Character.isDigit(c) ? c - 48 : 0).toArray();
        n = (int) Math.sqrt(board.length);
        height = n < 9 ? 2 : 3;
        width = n / height;
        for (int cell = 0; cell < n * n; cell++)
            if (board[cell] > 0) flip(cell, board[cell]);
        solve(0);
        for (int digit : board) System.out.print(digit);
        System.out.println();
    }
}
