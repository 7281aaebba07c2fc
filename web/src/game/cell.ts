/**
 * A player's content of a cell, packed into 31 bits: the digit (4), corner marks (9), centre marks (9) and colours (9). So a position is 81
 * numbers and a change is two; both are cheap to keep and store.
 */
export type CellState = number;

export type MarkKind = "corner" | "centre" | "colour";

const SHIFT: Record<MarkKind, number> = { corner: 4, centre: 13, colour: 22 };
const NINE_BITS = 0x1ff;

export const EMPTY: CellState = 0;

/** The digit, 0 for none. */
export const digitOf = (state: CellState): number => state & 15;

/** The marks of a kind as a mask: bit d−1 for digit (or colour) d. */
export const marksOf = (state: CellState, kind: MarkKind): number => (state >>> SHIFT[kind]) & NINE_BITS;

export const withDigit = (state: CellState, digit: number): CellState => (state & ~15) | digit;

export const withMarks = (state: CellState, kind: MarkKind, mask: number): CellState =>
  (state & ~(NINE_BITS << SHIFT[kind])) | ((mask & NINE_BITS) << SHIFT[kind]);

export const bit = (digit: number): number => 1 << (digit - 1);

/** The digits of a mask in ascending order. */
export function digitsIn(mask: number): number[] {
  const digits = [];
  for (let digit = 1; digit <= 9; digit++) if (mask & bit(digit)) digits.push(digit);
  return digits;
}
