import sys
from math import isqrt

line = sys.stdin.readline().strip()
board = [int(c) if c.isdigit() else 0 for c in line]
n = isqrt(len(board))  # 4, 6 or 9
height = isqrt(n)
width = n // height  # of a block
blanks = [cell for cell, digit in enumerate(board) if not digit]


def sees(a, b):
    return a // n == b // n or a % n == b % n or block(a) == block(b)


def block(cell):
    return cell // n // height * height + cell % n // width


def forbidden(cell, digit):
    return any(
        other != cell and board[other] == digit and sees(cell, other)
        for other in range(len(board))
    )


def solve(i):  #: call
    if i == len(blanks):
        return True  #: solution
    cell = blanks[i]
    for digit in range(1, n + 1):
        if forbidden(cell, digit):  #: try
            continue  #: reject
        board[cell] = digit  #: place
        if solve(i + 1):
            return True
    board[cell] = 0  #: undo
    return False  #: back


solve(0)
print("".join(map(str, board)))
