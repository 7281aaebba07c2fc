import java.util.*;

class Main {
    static int[] board;
    static int n, height, width;

    static int block(int cell) {
        return cell / n / height * height + cell % n / width;
    }

    static boolean sees(int a, int b) {
        return a / n == b / n || a % n == b % n || block(a) == block(b);
    }

    static boolean forbidden(int cell, int digit) {
        for (int other = 0; other < n * n; other++)
            if (other != cell && board[other] == digit && sees(cell, other))
                return true;
        return false;
    }

    static boolean solve() {  //: call
        int cell = 0;
        while (cell < n * n && board[cell] > 0) cell++;
        if (cell == n * n)
            return true;  //: solution
        for (int digit = 1; digit <= n; digit++) {
            if (forbidden(cell, digit))  //: try
                continue;  //: reject
            board[cell] = digit;  //: place
            if (solve()) return true;
            board[cell] = 0;  //: undo
        }
        return false;  //: back
    }

    public static void main(String[] args) {
        String line = new Scanner(System.in).nextLine().trim();
        board = line.chars().map(c -> Character.isDigit(c) ? c - 48 : 0).toArray();
        n = (int) Math.sqrt(board.length);
        height = n < 9 ? 2 : 3;
        width = n / height;
        solve();
        for (int digit : board) System.out.print(digit);
        System.out.println();
    }
}
