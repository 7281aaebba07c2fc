import java.util.*;

class Main {
    static int[] board;
    static int n, height, width;
    static int[] solution;

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

    static void search(int row, int column) {  //: call
        if (solution != null) return;
        if (column == n) {
            row++;
            column = 0;
        }
        if (row == n) {
            solution = board.clone();  //: solution
            return;
        }
        int cell = row * n + column;
        if (board[cell] > 0) {
            search(row, column + 1);
            return;
        }
        for (int digit = 1; digit <= n; digit++) {
            board[cell] = digit;  //: place
            if (cell > 0 && forbidden(cell, digit))  //: try
                continue;  //: reject
            search(row, column + 1);
        }
        board[cell] = 0;  //: undo
        return;  //: back
    }

    public static void main(String[] args) {
        String line = new Scanner(System.in).nextLine().trim();
        board = line.chars().map(c -> Character.isDigit(c) ? c - 48 : 0).toArray();
        n = (int) Math.sqrt(board.length);
        height = n < 9 ? 2 : 3;
        width = n / height;
        search(0, 0);
        for (int digit : solution) System.out.print(digit);
        System.out.println();
    }
}
