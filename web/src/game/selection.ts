import { stepOn } from "../base/shape";
import { alike } from "./game";
import { drawLines, hasLine, segment } from "./lines";
import { board, chosenDigit, chosenMode, cursor, game, play, selected } from "./state";

/** Selects one cell, or adds it to the selection. */
export function select(cell: number, add = false): void {
  selected.value = new Set(add ? [...selected.value, cell] : [cell]);
  cursor.value = cell;
}

/** Goes to the next cell of the only selected one, or back. */
export function goOn(by = 1): void {
  const [cell] = selected.value;
  if (cell !== undefined && selected.value.size === 1) select(Math.min(game.value.cells.length - 1, Math.max(0, cell + by)));
}

/** Adds or removes a cell; returns whether it is selected now. */
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
  selected.value = new Set(game.value.cells.keys());
}

export function selectNone(): void {
  selected.value = new Set();
  chosenDigit.value = undefined;
}

export function invert(): void {
  const before = selected.value;
  selected.value = new Set([...game.value.cells.keys()].filter((cell) => !before.has(cell)));
}

/** Moves the cursor; `add` also selects the cells on the way, or draws a line with the pen. */
export function moveCursor(down: number, right: number, add: boolean): void {
  const from = cursor.value;
  if (from !== undefined && add && chosenMode.value === "pen") {
    const to = stepOn(board.value, from, down, right);
    const line = segment(from, to, board.value.columns);
    if (line) play(drawLines(game.value, [line], !hasLine(game.value, line)));
    select(to);
    return;
  }
  const middle = Math.floor(board.value.rows / 2) * board.value.columns + Math.floor(board.value.columns / 2);
  select(from === undefined ? middle : stepOn(board.value, from, down, right), add);
}
