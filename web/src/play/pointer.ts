import { signal } from "@preact/signals";
import { settings } from "../base/settings";
import { candidateAt, cellAt, type Place, placeOf } from "../board/place";
import { digitsIn, marksOf } from "../game/cell";
import { digitAt } from "../game/game";
import { fold } from "../game/help";
import { drawLines, hasLine, type Segment, segment } from "../game/lines";
import { select, selectAlike, selectNone, toggle } from "../game/selection";
import { board, chosenDigit, cursor, game, mode, play, selected, several, typeDigit } from "../game/state";

/** The cells that a drag from one point to another enters. Touching only a cell's corner does not count, so that
 *  a drag can go diagonally. */
function cellsBetween(from: Place, to: Place): number[] {
  const parts = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 10));
  const found: number[] = [];
  for (let i = 1; i <= parts; i++) {
    const at = { x: from.x + ((to.x - from.x) * i) / parts, y: from.y + ((to.y - from.y) * i) / parts };
    const cell = cellAt(at, board.peek());
    const offCentre = (n: number) => Math.abs((n % 100) - 50);
    if (cell !== undefined && cell !== found.at(-1) && offCentre(at.x) + offCentre(at.y) < 72) found.push(cell);
  }
  return found;
}

/** The mark at a point of the only selected cell, where marks have fixed places: a press removes it. */
function markAt(cell: number, at: Place): { digit: number; kind: "centre" | "corner" } | undefined {
  const state = game.peek().cells[cell] ?? 0;
  if (!settings.peek().fixedMarks || selected.peek().size !== 1 || !selected.peek().has(cell) || digitAt(game.peek(), cell))
    return undefined;
  const { values, lowered } = board.peek();
  const far = (digit: number) => {
    const { x, y } = candidateAt(digit, values, lowered);
    return Math.hypot((at.x % 100) - x, (at.y % 100) - y);
  };
  for (const kind of ["centre", "corner"] as const) {
    const digit = digitsIn(marksOf(state, kind)).find((each) => far(each) < 14);
    if (digit) return { digit, kind };
  }
  return undefined;
}

/** The lines that the pen is drawing or rubbing out. */
export const stroke = signal<{ lines: readonly Segment[]; draws: boolean } | undefined>(undefined);

/** Continues the stroke into a cell. It draws or rubs out, whichever its first line does. */
function drawTo(cell: number): void {
  const line = cursor.value === undefined ? undefined : segment(cursor.value, cell, board.peek().columns);
  select(cell);
  if (!line) return;
  const { lines, draws } = stroke.value ?? { lines: [], draws: !hasLine(game.peek(), line) };
  stroke.value = { lines: [...lines, line], draws };
}

function endStroke(): void {
  const drawn = stroke.value;
  stroke.value = undefined;
  if (drawn) play(drawLines(game.peek(), drawn.lines, drawn.draws));
}

/** Handlers for mouse, pen and finger: press, drag, press with Ctrl or Shift, double click. */
export function pointerHandlers(): Record<string, unknown> {
  let drag: { adds: boolean; at: Place; draws: boolean } | undefined;
  let last: { cell: number | undefined; time: number } = { cell: undefined, time: 0 };
  const end = () => {
    drag = undefined;
    endStroke();
  };
  return {
    onPointerDown(event: PointerEvent) {
      const at = placeOf(event);
      const cell = cellAt(at, board.peek());
      if (cell === undefined || event.button > 0) return;
      fold();
      const drawing = event.currentTarget as SVGSVGElement;
      const adding = several.value || event.ctrlKey || event.metaKey || event.shiftKey;
      if (settings.peek().digitFirst && chosenDigit.value !== undefined) {
        select(cell);
        typeDigit(chosenDigit.value);
        return;
      }
      const mark = markAt(cell, at);
      if (mark && !adding) {
        typeDigit(mark.digit, mark.kind);
        return;
      }
      const draws = mode.value === "pen" && !adding;
      const again = !draws && cell === last.cell && event.timeStamp - last.time < 350;
      last = { cell: again ? undefined : cell, time: event.timeStamp };
      if (again) {
        selectAlike(cell, adding);
        return;
      }
      let adds = true;
      if (adding) adds = toggle(cell);
      else select(cell);
      drag = { adds, at, draws };
      drawing.setPointerCapture(event.pointerId);
      drawing.focus({ preventScroll: true });
    },
    onPointerMove(event: PointerEvent) {
      if (!drag) return;
      const to = placeOf(event);
      for (const cell of cellsBetween(drag.at, to)) {
        if (drag.draws) {
          if (cell !== cursor.value) drawTo(cell);
          continue;
        }
        if (selected.value.has(cell) === drag.adds) continue;
        last.cell = undefined;
        toggle(cell);
      }
      drag.at = to;
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

/** A press on the empty page beside the board clears the selection; the returned function ends that. */
export function deselectOutside(): () => void {
  const down = ({ target }: PointerEvent) => {
    if (target instanceof Element && target.matches("html, body, #app, main, .table, .board-box")) selectNone();
  };
  addEventListener("pointerdown", down);
  return () => removeEventListener("pointerdown", down);
}
