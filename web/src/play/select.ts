import { step } from "../board/geometry";
import { alike } from "./game";
import { cursor, game, selected } from "./state";

/** Selects one cell, or adds it to what is selected. */
export function select(cell: number, add = false): void {
  selected.value = new Set(add ? [...selected.value, cell] : [cell]);
  cursor.value = cell;
}

/** Adds a cell, or takes it out; says whether it is selected now. */
export function toggle(cell: number): boolean {
  const next = new Set(selected.value);
  const adds = !next.delete(cell);
  if (adds) next.add(cell);
  selected.value = next;
  cursor.value = cell;
  return adds;
}

export function selectAlike(cell: number, add = false): void {
  const cells = alike(game.value, cell);
  selected.value = new Set(add ? [...selected.value, ...cells] : cells);
  cursor.value = cell;
}

export function selectAll(): void {
  selected.value = new Set(Array(81).keys());
}

export function selectNone(): void {
  selected.value = new Set();
}

export function invert(): void {
  const before = selected.value;
  selected.value = new Set([...Array(81).keys()].filter((cell) => !before.has(cell)));
}

/** Moves the cursor; `add` selects the cells on the way. */
export function moveCursor(down: number, right: number, add: boolean): void {
  const from = cursor.value;
  select(from === undefined ? 40 : step(from, down, right), add);
}

/** The cell below a point of the screen; `undefined` beside the board. */
export function cellAt(board: SVGSVGElement, x: number, y: number): number | undefined {
  const matrix = board.getScreenCTM();
  if (!matrix) return undefined;
  const at = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  const [c, r] = [Math.floor(at.x / 100), Math.floor(at.y / 100)];
  return c >= 0 && c < 9 && r >= 0 && r < 9 ? r * 9 + c : undefined;
}

/** Handlers for mouse, pen and finger: press, drag, press with Ctrl or Shift, double click. */
export function pointerHandlers(): Record<string, unknown> {
  let drag: { adds: boolean } | undefined;
  let last: { cell: number | undefined; time: number; x: number; y: number } = { cell: undefined, time: 0, x: 0, y: 0 };
  const where = (event: PointerEvent) => cellAt(event.currentTarget as SVGSVGElement, event.clientX, event.clientY);
  return {
    onPointerDown(event: PointerEvent) {
      const cell = where(event);
      if (cell === undefined || event.button > 0) return;
      const board = event.currentTarget as SVGSVGElement;
      const several = event.ctrlKey || event.metaKey || event.shiftKey;
      const again = cell === last.cell && event.timeStamp - last.time < 350;
      last = { cell: again ? undefined : cell, time: event.timeStamp, x: event.clientX, y: event.clientY };
      if (again) {
        selectAlike(cell, several);
        return;
      }
      let adds = true;
      if (several) adds = toggle(cell);
      else select(cell);
      drag = { adds };
      board.setPointerCapture(event.pointerId);
      board.focus({ preventScroll: true });
    },
    onPointerMove(event: PointerEvent) {
      if (!drag) return;
      const cell = where(event);
      if (cell === undefined || selected.value.has(cell) === drag.adds) return;
      last.cell = undefined;
      toggle(cell);
    },
    onPointerUp: () => (drag = undefined),
    onPointerCancel: () => (drag = undefined),
  };
}
