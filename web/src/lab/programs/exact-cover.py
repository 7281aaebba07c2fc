import sys
from math import isqrt

line = sys.stdin.readline().strip()
board = [int(c) if c.isdigit() else 0 for c in line]
n = isqrt(len(board))  # 4, 6 or 9
height = isqrt(n)
width = n // height  # of a block

# Circular lists: node 0 is the root, then a head for each condition.
heads = 4 * n * n
left = [(i - 1) % (heads + 1) for i in range(heads + 1)]
right = [(i + 1) % (heads + 1) for i in range(heads + 1)]
up, down, head = ([*range(heads + 1)] for _ in range(3))
size = [0] * (heads + 1)


def conditions(cell, digit):
    row, column = divmod(cell, n)
    block = row // height * height + column // width
    kinds = enumerate([row, column, block], 1)
    return [1 + cell] + [(kind * n + i) * n + digit for kind, i in kinds]


def add(cell, digit):
    first = len(head)
    for i, column in enumerate(conditions(cell, digit)):
        node = first + i
        left.append(first + (i + 3) % 4)
        right.append(first + (i + 1) % 4)
        up.append(up[column])
        down.append(column)
        down[up[column]] = up[column] = node
        head.append(column)
        size[column] += 1


def cover(column):
    right[left[column]], left[right[column]] = right[column], left[column]
    row = down[column]
    while row != column:
        node = right[row]
        while node != row:
            down[up[node]], up[down[node]] = down[node], up[node]
            size[head[node]] -= 1
            node = right[node]
        row = down[row]


def uncover(column):
    row = up[column]
    while row != column:
        node = left[row]
        while node != row:
            size[head[node]] += 1
            down[up[node]] = up[down[node]] = node
            node = left[node]
        row = up[row]
    right[left[column]] = left[right[column]] = column


def smallest():
    best = column = right[0]
    while column:
        if size[column] < size[best]:
            best = column
        column = right[column]
    return best


def solve():  #: call
    column = smallest()
    if not column:
        return True  #: solution
    cover(column)
    node = down[column]
    while node != column:
        cell, digit = divmod((node - heads - 1) // 4, n)
        board[cell] = digit + 1  #: place
        other = right[node]
        while other != node:
            cover(head[other])
            other = right[other]
        if solve():
            return True
        other = left[node]
        while other != node:
            uncover(head[other])
            other = left[other]
        board[cell] = 0  #: undo
        node = down[node]
    uncover(column)
    return False  #: back


for cell in range(len(board)):
    for digit in range(1, n + 1):
        add(cell, digit)
for cell, digit in enumerate(board):
    if digit:
        for column in conditions(cell, digit):
            cover(column)
solve()
print("".join(map(str, board)))
