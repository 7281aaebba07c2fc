import { CLASSIC, type Shape } from "../base/shape";
import type { BoardProps } from "../board/Board";
import { cellPlace, cellTold } from "../game/cell-text";

/** A position as the cells of a board: its digits, and all candidates of the other cells. `told` says more of each cell. */
export function boardCells(
  digits: readonly number[],
  candidates: readonly number[],
  shape: Shape = CLASSIC,
  told: readonly (readonly string[])[] = [],
): BoardProps["cells"] {
  const { values, least, lowered } = shape;
  return digits.map((digit, cell) => {
    const mask = candidates[cell] ?? 0;
    const label = [cellPlace(cell, shape), cellTold(shape, digit, false, mask), ...(told[cell] ?? [])].join(", ");
    return { digit, kind: "given", candidates: digit ? 0 : mask, values, least, lowered, label };
  });
}
