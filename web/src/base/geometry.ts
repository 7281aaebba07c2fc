/** The positions of the cells of a board. Cells and blocks are numbered row by row from 0. */
interface Geometry {
  side: number;
  blockHeight: number;
  blockWidth: number;
  /** The cells that share a row, column or block with a cell, by cell. */
  peers: readonly (readonly number[])[];
}

export const row = (cell: number, side = 9): number => Math.floor(cell / side);
export const column = (cell: number, side = 9): number => cell % side;

function geometry(blockHeight: number, blockWidth: number): Geometry {
  const side = blockHeight * blockWidth;
  const block = (cell: number) => Math.floor(row(cell, side) / blockHeight) * blockHeight + Math.floor(column(cell, side) / blockWidth);
  const cells = Array.from({ length: side * side }, (_, cell) => cell);
  const sees = (a: number, b: number) =>
    a !== b && (row(a, side) === row(b, side) || column(a, side) === column(b, side) || block(a) === block(b));
  return { side, blockHeight, blockWidth, peers: cells.map((a) => cells.filter((b) => sees(a, b))) };
}

export const NINE = geometry(3, 3);
const SIX = geometry(2, 3);
const FOUR = geometry(2, 2);

/** The geometry of a board with this many cells: 16, 36 or 81. */
export function geometryOf(cells: number): Geometry {
  return cells === 16 ? FOUR : cells === 36 ? SIX : NINE;
}

/** `r4c1`: row and column counted from 1. */
export function cellName(cell: number, side = 9): string {
  return `r${row(cell, side) + 1}c${column(cell, side) + 1}`;
}

/** Whether a cell lies in a house: 0–8 rows, 9–17 columns, 18–26 blocks, on a board of this many cells. */
export function isInHouse(cell: number, house: number, cells = 81): boolean {
  const { side, blockHeight, blockWidth } = geometryOf(cells);
  const n = house % 9;
  if (house < 9) return row(cell, side) === n;
  if (house < 18) return column(cell, side) === n;
  const across = side / blockWidth;
  return Math.floor(row(cell, side) / blockHeight) * across + Math.floor(column(cell, side) / blockWidth) === n;
}

/** The cells whose digit appears again in one of their houses. */
export function clashes(digits: ArrayLike<number>): Set<number> {
  const { peers } = geometryOf(digits.length);
  const found = new Set<number>();
  peers.forEach((others, cell) => {
    const digit = digits[cell];
    if (digit && others.some((other) => digits[other] === digit)) found.add(cell);
  });
  return found;
}

/** The next cell in a direction, wrapping at the edge. */
export function step(cell: number, down: number, right: number, side = 9): number {
  const wrap = (n: number) => (n + side) % side;
  return wrap(row(cell, side) + down) * side + wrap(column(cell, side) + right);
}

/** Digits as a line: `.` for blanks. */
export function line(digits: Iterable<number>): string {
  return Array.from(digits, (digit) => (digit ? String(digit) : ".")).join("");
}

/** A line of digits as numbers, 0 for blanks. */
export function digitsOf(text: string): number[] {
  return Array.from(text, (char) => (char >= "1" && char <= "9" ? Number(char) : 0));
}

/** The line of an empty board. */
export const NOTHING = ".".repeat(81);

/** A text with dots for everything that stands for a blank cell in lines of digits. */
export const withDots = (text: string): string => text.replaceAll(/[0*_-]/g, ".");
