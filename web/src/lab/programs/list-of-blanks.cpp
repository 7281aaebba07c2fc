#include <iostream>
#include <string>
#include <vector>
using namespace std;

vector<int> board;
int n, height, width;
vector<int> blanks;

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

bool solve(size_t i) {  //: call
    if (i == blanks.size())
        return true;  //: solution
    int cell = blanks[i];
    for (int digit = 1; digit <= n; digit++) {
        if (forbidden(cell, digit))  //: try
            continue;  //: reject
        board[cell] = digit;  //: place
        if (solve(i + 1)) return true;
    }
    board[cell] = 0;  //: undo
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
        if (!board[cell]) blanks.push_back(cell);
    solve(0);
    for (int digit : board) cout << digit;
    cout << endl;
}
