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

    static List<Integer> fits(int cell) {
        List<Integer> found = new ArrayList<>();
        for (int digit = 1; digit <= n; digit++)
            if ((used(cell) & 1 << digit) == 0) found.add(digit);
        return found;
    }

    static int fewest() {
        int best = -1, least = 0;
        for (int cell = 0; cell < n * n; cell++) {
            if (board[cell] > 0) continue;
            int count = fits(cell).size();
            if (best < 0 || count < least) {
                best = cell;
                least = count;
                if (count == 0) break;
            }
        }
        return best;
    }

    static boolean isIn(int cell, int unit) {
        int[] of = {cell / n, cell % n, block(cell)};
        return of[unit / n] == unit % n;
    }

    static int choose(List<Integer> digits) {
        int cell = fewest();
        if (cell >= 0) digits.addAll(fits(cell));
        if (digits.size() <= 1) return cell;
        for (int unit = 0; unit < 3 * n; unit++)
            for (int digit = 1; digit <= n; digit++) {
                boolean there = false;
                List<Integer> places = new ArrayList<>();
                for (int c = 0; c < n * n; c++) {
                    if (!isIn(c, unit)) continue;
                    if (board[c] == digit) there = true;
                    if (board[c] == 0 && (used(c) & 1 << digit) == 0) places.add(c);
                }
                if (there || places.size() > 1) continue;
                digits.clear();  // the digit has one place, or none
                if (places.isEmpty()) return cell;
                digits.add(digit);
                return places.get(0);
            }
        return cell;
    }

    static boolean solve() {  //: call
        List<Integer> digits = new ArrayList<>();
        int cell = choose(digits);
        if (cell < 0)
            return true;  //: solution
        for (int digit : digits) {
            board[cell] = digit;  //: place
            flip(cell, digit);
            if (solve()) return true;
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
        solve();
        for (int digit : board) System.out.print(digit);
        System.out.println();
    }
}
