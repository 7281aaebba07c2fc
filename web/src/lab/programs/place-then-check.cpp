#include <iostream>
#include <string>
#include <vector>
using namespace std;

vector<int> board;
int n, height, width;
vector<int> solution;

int block(int cell) {
    return cell / n / height * height + cell % n / width;
}

bool sees(int a, int b) {
    return a / n == b / n || a % n == b % n || block(a) == block(b);
}

bool forbidden(int cell, int digit) {
    for (int other = 0; other < n * n; other++)
        if (other != cell && board[other] == digit && sees(cell, other))
            return true;
    return false;
}

void search(int row, int column) {  //: call
    if (!solution.empty()) return;
    if (column == n) {
        row++;
        column = 0;
    }
    if (row == n) {
        solution = board;  //: solution
        return;
    }
    int cell = row * n + column;
    if (board[cell]) {
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

int main() {
    string line;
    cin >> line;
    for (char c : line) board.push_back(isdigit(c) ? c - 48 : 0);
    while (n * n < (int)board.size()) n++;
    height = n < 9 ? 2 : 3;
    width = n / height;
    search(0, 0);
    for (int digit : solution) cout << digit;
    cout << endl;
}
