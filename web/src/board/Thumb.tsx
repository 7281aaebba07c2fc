import type { ComponentChildren } from "preact";
import { column, row } from "../base/geometry";
import { boxOf } from "../base/shape";

/** A small picture of a board, for lists. A text beside it describes it; digits that are not `givens` look written; what is inside lies below them. */
export function Thumb({
  digits,
  givens = digits,
  children,
}: {
  digits: readonly number[];
  givens?: readonly number[];
  children?: ComponentChildren;
}) {
  const side = Math.sqrt(digits.length);
  const [blockHeight = 1, blockWidth = 1] = boxOf({ rows: side, columns: side, values: side }) ?? [];
  const full = side * 10;
  const inner = Array.from({ length: side - 1 }, (_, i) => i + 1);
  const lines = inner.map((i) => `${i % blockHeight ? "" : `M0 ${i * 10}h${full}`}${i % blockWidth ? "" : `M${i * 10} 0v${full}`}`);
  return (
    <svg class="thumb" viewBox={`-1 -1 ${full + 2} ${full + 2}`} aria-hidden="true">
      <path d={`M0 0h${full}v${full}h-${full}z${lines.join("")}`} class="grid" />
      {children}
      {digits.map(
        (digit, cell) =>
          digit > 0 && (
            <text key={cell} x={column(cell, side) * 10 + 5} y={row(cell, side) * 10 + 5.5} class={givens[cell] ? "" : "written"}>
              {digit}
            </text>
          ),
      )}
    </svg>
  );
}
