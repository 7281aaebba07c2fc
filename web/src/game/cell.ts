/**
 * A player's content of a cell as one number: the digit (4 bits), corner marks (9), centre marks (9) and colours (9); above
 * bit 31, which boards of more than nine values need, the digit's fifth bit and the corner and centre marks from 10 on (7 each).
 * So a position is a number for each cell and a change is two; both are cheap to keep and store.
 */
export type CellState = number;

export type MarkKind = "corner" | "centre" | "colour";

const SHIFT: Record<MarkKind, number> = { corner: 4, centre: 13, colour: 22 };
const NINE_BITS = 0x1ff;
/** Where the upper half begins, and where in it the marks from 10 on stand. */
const UPPER = 2 ** 31;
const UPPER_SHIFT: Partial<Record<MarkKind, number>> = { corner: 1, centre: 8 };
const SEVEN_BITS = 0x7f;

/** The greatest state. */
export const MOST_STATE = 2 ** 46 - 1;

export const EMPTY: CellState = 0;

const lower = (state: CellState): number => state % UPPER;
const upper = (state: CellState): number => Math.floor(state / UPPER);

/** The digit, 0 for none. */
export const digitOf = (state: CellState): number => (lower(state) & 15) | ((upper(state) & 1) << 4);

/** The marks of a kind as a mask: bit d−1 for digit (or colour) d. */
export function marksOf(state: CellState, kind: MarkKind): number {
  const low = (lower(state) >>> SHIFT[kind]) & NINE_BITS;
  const shift = UPPER_SHIFT[kind];
  return shift === undefined ? low : low | (((upper(state) >>> shift) & SEVEN_BITS) << 9);
}

export const withDigit = (state: CellState, digit: number): CellState =>
  ((lower(state) & ~15) | (digit & 15)) + ((upper(state) & ~1) | (digit >>> 4)) * UPPER;

export function withMarks(state: CellState, kind: MarkKind, mask: number): CellState {
  const low = (lower(state) & ~(NINE_BITS << SHIFT[kind])) | ((mask & NINE_BITS) << SHIFT[kind]);
  const shift = UPPER_SHIFT[kind];
  const high = upper(state);
  return low + (shift === undefined ? high : (high & ~(SEVEN_BITS << shift)) | (((mask >>> 9) & SEVEN_BITS) << shift)) * UPPER;
}

export const bit = (digit: number): number => 1 << (digit - 1);

/** The mask of the digits from 1 on. */
export const allOf = (digits: number): number => (1 << digits) - 1;

/** The digits of a mask in ascending order. */
export function digitsIn(mask: number): number[] {
  const digits = [];
  for (let digit = 1; mask >>> (digit - 1) > 0; digit++) if (mask & bit(digit)) digits.push(digit);
  return digits;
}
