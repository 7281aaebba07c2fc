import { column, digitsOf, row } from "../base/geometry";
import { classicOf } from "../base/shape";
import { Board } from "../board/Board";
import type { CellView, DigitKind } from "../board/Cell";
import { t } from "../i18n";
import { answering } from "./Challenge";
import { cursor, question } from "./challenge";
import { board, state } from "./state";

type View = Omit<CellView, "cell" | "side" | "id">;

/** The current search: givens, placed digits, the digit being tried, and what forbids it. */
export function LabBoard() {
  const words = t().play;
  const givens = digitsOf(board.value);
  const now = state.value;
  const { rows: side, houses } = classicOf(givens.length);
  // A question hides what would answer it.
  const event = question.value && question.value.guess === undefined ? undefined : now?.event;
  const shades: (string | undefined)[] = [];
  const cells: View[] = givens.map((given, cell) => {
    let digit = now?.digits[cell] ?? given;
    let kind: DigitKind = given ? "given" : "placed";
    if (event && event.cell === cell) {
      shades[cell] = `event ${event.kind}`;
      if (event.digit && event.kind !== "place" && !given) {
        digit = event.digit;
        kind = event.kind === "reject" ? "rejected" : "tried";
      }
    } else if (
      event?.kind === "reject" &&
      event.house !== null &&
      digit === event.digit &&
      houses[Math.floor(event.house / 9) * side + (event.house % 9)]?.includes(cell)
    ) {
      shades[cell] = "event forbids";
    }
    const name = words.cell(row(cell, side) + 1, column(cell, side) + 1);
    return { digit, kind, label: `${name}, ${digit ? (given ? words.given(digit) : words.written(digit)) : words.blank}` };
  });
  return <Board label={words.board} name="lab" cells={cells} shades={shades} cursor={question.value && cursor.value} on={answering()} />;
}
