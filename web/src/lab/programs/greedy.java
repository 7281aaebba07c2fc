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

    static boolean fill() {  //: call
        for (int cell = 0; cell < n * n; cell++) {
            if (board[cell] > 0) continue;
            int digit = 1;
            for (; digit <= n; digit++) {
                if (forbidden(cell, digit))  //: try
                    continue;  //: reject
                board[cell] = digit;  //: place
                break;
            }
            if (digit > n)
                return false;  //: back
        }
        return true;  //: solution
    }

    public static void main(String[] args) {
        String line = new Scanner(System.in).nextLine().trim();
        board = line.chars().map(c -> Character.isDigit(c) ? c - 48 : 0).toArray();
        n = (int) Math.sqrt(board.length);
        height = n < 9 ? 2 : 3;
        width = n / height;
        fill();  // what is written stays: often it gets stuck
        for (int digit : board) System.out.print(digit);
        System.out.println();
    }
}
