import sys
from math import isqrt

line = sys.stdin.readline().strip()
board = [int(c) if c.isdigit() else 0 for c in line]
n = isqrt(len(board))  # 4, 6 or 9
height = isqrt(n)
width = n // height  # of a block
solution = []


def sees(a, b):
    return a // n == b // n or a % n == b % n or block(a) == block(b)


def block(cell):
    return cell // n // height * height + cell % n // width


def forbidden(cell, digit):
    return any(
        other != cell and board[other] == digit and sees(cell, other)
        for other in range(len(board))
    )


def search(row, column):  #: call
    if solution:
        return
    if column == n:
        row, column = row + 1, 0
    if row == n:
        solution.extend(board)  #: solution
        return
    cell = row * n + column
    if board[cell]:
        search(row, column + 1)
        return
    for digit in range(1, n + 1):
        board[cell] = digit  #: place
        if cell > 0 and forbidden(cell, digit):  #: try
            continue  #: reject
        search(row, column + 1)
    board[cell] = 0  #: undo
    return  #: back


search(0, 0)
print("".join(map(str, solution)))
