import sys
from math import isqrt

line = sys.stdin.readline().strip()
board = [int(c) if c.isdigit() else 0 for c in line]
n = isqrt(len(board))  # 4, 6 or 9
height = isqrt(n)
width = n // height  # of a block


def sees(a, b):
    return a // n == b // n or a % n == b % n or block(a) == block(b)


def block(cell):
    return cell // n // height * height + cell % n // width


def forbidden(cell, digit):
    return any(
        other != cell and board[other] == digit and sees(cell, other)
        for other in range(len(board))
    )


def fill():  #: call
    for cell in range(len(board)):
        if board[cell]:
            continue
        for digit in range(1, n + 1):
            if forbidden(cell, digit):  #: try
                continue  #: reject
            board[cell] = digit  #: place
            break
        else:
            return False  #: back
    return True  #: solution


fill()  # what is written stays: often it gets stuck
print("".join(map(str, board)))
