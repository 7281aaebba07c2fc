#include <iostream>
#include <string>
#include <vector>
using namespace std;

vector<int> board;
int n, height, width;

// Circular lists: node 0 is the root, then a head for each condition.
int heads, nodes;
int to_left[3300], to_right[3300], up[3300], down[3300], head[3300], size_of[3300];

vector<int> conditions(int cell, int digit) {
    int block = cell / n / height * height + cell % n / width;
    return {1 + cell, (n + cell / n) * n + digit,
            (2 * n + cell % n) * n + digit, (3 * n + block) * n + digit};
}

void add(int cell, int digit) {
    int i = 0, first = nodes;
    for (int column : conditions(cell, digit)) {
        int node = nodes++;
        to_left[node] = first + (i + 3) % 4;
        to_right[node] = first + (i + 1) % 4;
        up[node] = up[column];
        down[node] = column;
        down[up[column]] = node;
        up[column] = node;
        head[node] = column;
        size_of[column]++;
        i++;
    }
}

void cover(int column) {
    to_right[to_left[column]] = to_right[column];
    to_left[to_right[column]] = to_left[column];
    for (int row = down[column]; row != column; row = down[row])
        for (int node = to_right[row]; node != row; node = to_right[node]) {
            down[up[node]] = down[node];
            up[down[node]] = up[node];
            size_of[head[node]]--;
        }
}

void uncover(int column) {
    for (int row = up[column]; row != column; row = up[row])
        for (int node = to_left[row]; node != row; node = to_left[node]) {
            size_of[head[node]]++;
            down[up[node]] = node;
            up[down[node]] = node;
        }
    to_right[to_left[column]] = column;
    to_left[to_right[column]] = column;
}

int smallest() {
    int best = to_right[0];
    for (int column = best; column; column = to_right[column])
        if (size_of[column] < size_of[best]) best = column;
    return best;
}

bool solve() {  //: call
    int column = smallest();
    if (column == 0)
        return true;  //: solution
    cover(column);
    for (int node = down[column]; node != column; node = down[node]) {
        int row = (node - heads - 1) / 4;
        board[row / n] = row % n + 1;  //: place
        for (int other = to_right[node]; other != node; other = to_right[other])
            cover(head[other]);
        if (solve()) return true;
        for (int other = to_left[node]; other != node; other = to_left[other])
            uncover(head[other]);
        board[row / n] = 0;  //: undo
    }
    uncover(column);
    return false;  //: back
}

int main() {
    string line;
    cin >> line;
    for (char c : line) board.push_back(isdigit(c) ? c - 48 : 0);
    while (n * n < (int)board.size()) n++;
    height = n < 9 ? 2 : 3;
    width = n / height;
    heads = 4 * n * n;
    for (; nodes <= heads; nodes++) {
        to_left[nodes] = nodes ? nodes - 1 : heads;
        to_right[nodes] = nodes < heads ? nodes + 1 : 0;
        up[nodes] = down[nodes] = head[nodes] = nodes;
    }
    for (int cell = 0; cell < n * n; cell++)
        for (int digit = 1; digit <= n; digit++) add(cell, digit);
    for (int cell = 0; cell < n * n; cell++)
        if (board[cell])
            for (int column : conditions(cell, board[cell])) cover(column);
    solve();
    for (int digit : board) cout << digit;
    cout << endl;
}
