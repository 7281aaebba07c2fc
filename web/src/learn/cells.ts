import { column, digitsOf, row } from "../base/geometry";
import type { BoardProps } from "../board/Board";
import type { Marks } from "../engine/types";
import { digitsIn } from "../game/cell";
import { t } from "../i18n";

/** A position as the cells of a board: its digits, and all candidates of the other cells. */
export function cellsOf({ digits, candidates }: Marks): BoardProps["cells"] {
  return digitsOf(digits).map((digit, cell) => {
    const mask = candidates[cell] ?? 0;
    const label = `${t().play.cell(row(cell) + 1, column(cell) + 1)}, ${digit || digitsIn(mask).join(" ")}`;
    return { digit, kind: "given", candidates: digit ? 0 : mask, label };
  });
}
