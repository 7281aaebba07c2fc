import { column, row } from "../base/geometry";
import { CLASSIC, numberOf, type Shape } from "../base/shape";
import type { BoardProps } from "../board/Board";
import { digitsIn } from "../game/cell";
import { t } from "../i18n";

/** A position as the cells of a board: its digits, and all candidates of the other cells. `told` says more of each cell. */
export function cellsOf(
  digits: readonly number[],
  candidates: readonly number[],
  shape: Shape = CLASSIC,
  told: readonly (readonly string[])[] = [],
): BoardProps["cells"] {
  const { columns, values, least, lowered } = shape;
  return digits.map((digit, cell) => {
    const mask = candidates[cell] ?? 0;
    const numbers = digitsIn(mask).map((value) => numberOf(shape, value));
    const place = t().play.cell(row(cell, columns) + 1, column(cell, columns) + 1);
    const label = [place, digit ? numberOf(shape, digit) : numbers.join(" "), ...(told[cell] ?? [])].join(", ");
    return { digit, kind: "given", candidates: digit ? 0 : mask, values, least, lowered, label };
  });
}
