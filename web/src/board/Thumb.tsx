import { column, row } from "./geometry";

/** A small picture of a 9×9 board, for lists of puzzles. What it shows is said beside it. */
export function Thumb({ digits }: { digits: readonly number[] }) {
  return (
    <svg class="thumb" viewBox="-1 -1 92 92" aria-hidden="true">
      <path d="M0 0H90V90H0ZM0 30H90M0 60H90M30 0V90M60 0V90" />
      {digits.map((digit, cell) => digit > 0 && (
        <text key={cell} x={column(cell) * 10 + 5} y={row(cell) * 10 + 5.500}>{digit}</text>
      ))}
    </svg>
  );
}
