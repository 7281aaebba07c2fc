import { column, row } from "../base/geometry";

/** A puzzle that may be chosen, faint, on a board that has none yet. */
export function Faint({ digits }: { digits: readonly number[] }) {
  return (
    <>
      {digits.map(
        (digit, cell) =>
          digit > 0 && (
            <text key={cell} x={column(cell) * 100 + 50} y={row(cell) * 100 + 53} class="digit given today">
              {digit}
            </text>
          ),
      )}
    </>
  );
}
