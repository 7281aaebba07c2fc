import { digitsOf } from "../base/geometry";
import { classicOf } from "../base/shape";
import { Board } from "../board/Board";
import type { CellView, DigitKind } from "../board/Cell";
import { cellPlace, cellTold } from "../game/cell-text";
import { t } from "../i18n";
import { answering } from "./Challenge";
import { cursor, question } from "./challenge";
import { board, state } from "./state";

type View = Omit<CellView, "cell" | "side" | "id">;

/** The current search: givens, placed digits, the digit being tried, and what forbids it. */
export function LabBoard() {
  const givens = digitsOf(board.value);
  const now = state.value;
  const shape = classicOf(givens.length);
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
      shape.houses[Math.floor(event.house / 9) * shape.rows + (event.house % 9)]?.includes(cell)
    ) {
      shades[cell] = "event forbids";
    }
    return { digit, kind, label: `${cellPlace(cell, shape)}, ${cellTold(shape, digit, given > 0)}` };
  });
  return <Board label={t().play.board} name="lab" cells={cells} shades={shades} cursor={question.value && cursor.value} on={answering()} />;
}
