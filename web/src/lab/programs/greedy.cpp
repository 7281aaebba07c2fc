#include <iostream>
#include <string>
#include <vector>
using namespace std;

vector<int> board;
int n, height, width;

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

bool fill() {  //: call
    for (int cell = 0; cell < n * n; cell++) {
        if (board[cell]) continue;
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

int main() {
    string line;
    cin >> line;
    for (char c : line) board.push_back(isdigit(c) ? c - 48 : 0);
    while (n * n < (int)board.size()) n++;
    height = n < 9 ? 2 : 3;
    width = n / height;
    fill();  // what is written stays: often it gets stuck
    for (int digit : board) cout << digit;
    cout << endl;
}
