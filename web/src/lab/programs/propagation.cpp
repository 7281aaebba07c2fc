#include <iostream>
#include <string>
#include <vector>
using namespace std;

vector<int> board;
int n, height, width;
int rows[9], columns[9], blocks[9];

int block(int cell) {
    return cell / n / height * height + cell % n / width;
}

void flip(int cell, int digit) {
    rows[cell / n] ^= 1 << digit;
    columns[cell % n] ^= 1 << digit;
    blocks[block(cell)] ^= 1 << digit;
}

int used(int cell) {
    return rows[cell / n] | columns[cell % n] | blocks[block(cell)];
}

vector<int> fits(int cell) {
    vector<int> found;
    for (int digit = 1; digit <= n; digit++)
        if (!(used(cell) & 1 << digit)) found.push_back(digit);
    return found;
}

int fewest(vector<int>& digits) {
    int best = -1;
    for (int cell = 0; cell < n * n; cell++) {
        if (board[cell]) continue;
        vector<int> found = fits(cell);
        if (best < 0 || found.size() < digits.size()) {
            best = cell;
            digits = found;
            if (found.empty()) break;
        }
    }
    return best;
}

bool isIn(int cell, int unit) {
    int of[] = {cell / n, cell % n, block(cell)};
    return of[unit / n] == unit % n;
}

int choose(vector<int>& digits) {
    int cell = fewest(digits);
    if (digits.size() <= 1) return cell;
    for (int unit = 0; unit < 3 * n; unit++)
        for (int digit = 1; digit <= n; digit++) {
            bool there = false;
            vector<int> places;
            for (int c = 0; c < n * n; c++) {
                if (!isIn(c, unit)) continue;
                if (board[c] == digit) there = true;
                if (!board[c] && !(used(c) & 1 << digit)) places.push_back(c);
            }
            if (there || places.size() > 1) continue;
            digits.clear();  // the digit has one place, or none
            if (places.empty()) return cell;
            digits.push_back(digit);
            return places[0];
        }
    return cell;
}

bool solve() {  //: call
    vector<int> digits;
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

int main() {
    string line;
    cin >> line;
    for (char c : line) board.push_back(isdigit(c) ? c - 48 : 0);
    while (n * n < (int)board.size()) n++;
    height = n < 9 ? 2 : 3;
    width = n / height;
    for (int cell = 0; cell < n * n; cell++)
        if (board[cell]) flip(cell, board[cell]);
    solve();
    for (int digit : board) cout << digit;
    cout << endl;
}
