/** Cells are numbered row by row from 0. */
export const row = (cell: number, side = 9): number => Math.floor(cell / side);
export const column = (cell: number, side = 9): number => cell % side;

/** `r4c1`: row and column counted from 1. */
export function cellName(cell: number, side = 9): string {
  return `r${row(cell, side) + 1}c${column(cell, side) + 1}`;
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
