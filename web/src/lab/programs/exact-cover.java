import java.util.*;

class Main {
    static int[] board;
    static int n, height, width;

    // Circular lists: node 0 is the root, then a head for each condition.
    static int heads, nodes;
    static int[] left = new int[3300], right = new int[3300], up = new int[3300];
    static int[] down = new int[3300], head = new int[3300], size = new int[3300];

    static int[] conditions(int cell, int digit) {
        int block = cell / n / height * height + cell % n / width;
        return new int[] {1 + cell, (n + cell / n) * n + digit,
                (2 * n + cell % n) * n + digit, (3 * n + block) * n + digit};
    }

    static void add(int cell, int digit) {
        int i = 0, first = nodes;
        for (int column : conditions(cell, digit)) {
            int node = nodes++;
            left[node] = first + (i + 3) % 4;
            right[node] = first + (i + 1) % 4;
            up[node] = up[column];
            down[node] = column;
            down[up[column]] = node;
            up[column] = node;
            head[node] = column;
            size[column]++;
            i++;
        }
    }

    static void cover(int column) {
        right[left[column]] = right[column];
        left[right[column]] = left[column];
        for (int row = down[column]; row != column; row = down[row])
            for (int node = right[row]; node != row; node = right[node]) {
                down[up[node]] = down[node];
                up[down[node]] = up[node];
                size[head[node]]--;
            }
    }

    static void uncover(int column) {
        for (int row = up[column]; row != column; row = up[row])
            for (int node = left[row]; node != row; node = left[node]) {
                size[head[node]]++;
                down[up[node]] = node;
                up[down[node]] = node;
            }
        right[left[column]] = column;
        left[right[column]] = column;
    }

    static int smallest() {
        int best = right[0];
        for (int column = best; column > 0; column = right[column])
            if (size[column] < size[best]) best = column;
        return best;
    }

    static boolean solve() {  //: call
        int column = smallest();
        if (column == 0)
            return true;  //: solution
        cover(column);
        for (int node = down[column]; node != column; node = down[node]) {
            int row = (node - heads - 1) / 4;
            board[row / n] = row % n + 1;  //: place
            for (int other = right[node]; other != node; other = right[other])
                cover(head[other]);
            if (solve()) return true;
            for (int other = left[node]; other != node; other = left[other])
                uncover(head[other]);
            board[row / n] = 0;  //: undo
        }
        uncover(column);
        return false;  //: back
    }

    public static void main(String[] args) {
        String line = new Scanner(System.in).nextLine().trim();
        board = line.chars().map(c -> Character.isDigit(c) ? c - 48 : 0).toArray();
        n = (int) Math.sqrt(board.length);
        height = n < 9 ? 2 : 3;
        width = n / height;
        heads = 4 * n * n;
        for (; nodes <= heads; nodes++) {
            left[nodes] = nodes > 0 ? nodes - 1 : heads;
            right[nodes] = nodes < heads ? nodes + 1 : 0;
            up[nodes] = down[nodes] = head[nodes] = nodes;
        }
        for (int cell = 0; cell < n * n; cell++)
            for (int digit = 1; digit <= n; digit++) add(cell, digit);
        for (int cell = 0; cell < n * n; cell++)
            if (board[cell] > 0)
                for (int column : conditions(cell, board[cell])) cover(column);
        solve();
        for (int digit : board) System.out.print(digit);
        System.out.println();
    }
}
