import sys
from math import isqrt

line = sys.stdin.readline().strip()
board = [int(c) if c.isdigit() else 0 for c in line]
n = isqrt(len(board))  # 4, 6 or 9
height = isqrt(n)
width = n // height  # of a block
rows, columns, blocks = [0] * n, [0] * n, [0] * n


def houses(cell):
    row, column = divmod(cell, n)
    return row, column, row // height * height + column // width


def flip(cell, digit):
    row, column, block = houses(cell)
    rows[row] ^= 1 << digit
    columns[column] ^= 1 << digit
    blocks[block] ^= 1 << digit


def used(cell):
    row, column, block = houses(cell)
    return rows[row] | columns[column] | blocks[block]


def fits(cell):
    taken = used(cell)
    return [d for d in range(1, n + 1) if not taken & 1 << d]


def fewest():
    best, digits = None, []
    for cell in range(len(board)):
        if board[cell]:
            continue
        found = fits(cell)
        if best is None or len(found) < len(digits):
            best, digits = cell, found
            if not found:
                break
    return best, digits


units = [
    [cell for cell in range(len(board)) if houses(cell)[kind] == i]
    for kind in range(3)
    for i in range(n)
]


def choose():
    cell, digits = fewest()
    if len(digits) <= 1:
        return cell, digits
    for unit in units:
        for digit in range(1, n + 1):
            if any(board[c] == digit for c in unit):
                continue
            places = [c for c in unit if not board[c] and digit in fits(c)]
            if not places:
                return cell, []  # the digit has no place left
            if len(places) == 1:
                return places[0], [digit]
    return cell, digits


def solve():  #: call
    cell, digits = choose()
    if cell is None:
        return True  #: solution
    for digit in digits:
        board[cell] = digit  #: place
        flip(cell, digit)
        if solve():
            return True
        board[cell] = 0  #: undo
        flip(cell, digit)
    return False  #: back


for cell, digit in enumerate(board):
    if digit:
        flip(cell, digit)
solve()
print("".join(map(str, board)))
