import { areNumbers, isObject } from "../base/storage";
import { type CellState, MOST_STATE } from "./cell";

/** A cell's state before and after; behind the last cell the numbers stand for the lines of the pen, cell by cell. */
type Change = [cell: number, before: CellState, after: CellState];

/** The changes of one action. */
export type Act = Change[];

/** All actions; the first `done` are in effect, the others are undone. */
export interface History {
  acts: readonly Act[];
  done: number;
}

export const FRESH: History = { acts: [], done: 0 };

/** Whether a stored value is a history of changes to so many cells. */
export function isHistory(value: unknown, cells: number): value is History {
  const isChange = (change: unknown) => areNumbers(change, MOST_STATE, 3) && (change[0] ?? Infinity) < 2 * cells;
  return (
    isObject(value) &&
    Array.isArray(value.acts) &&
    value.acts.every((act) => Array.isArray(act) && act.every(isChange)) &&
    areNumbers([value.done], value.acts.length)
  );
}

/** The most actions kept; the oldest are dropped. */
const MOST = 5000;

export function record(history: History, act: Act): History {
  const acts = [...history.acts.slice(0, history.done), act].slice(-MOST);
  return { acts, done: acts.length };
}

/** The cells, the lines and the history after one step back or forward; `undefined` at the end. */
export function move(
  { cells, lines }: { cells: readonly CellState[]; lines?: readonly number[] | undefined },
  history: History,
  towards: "undo" | "redo",
): { cells: CellState[]; lines?: number[]; history: History } | undefined {
  const back = towards === "undo";
  const act = history.acts[back ? history.done - 1 : history.done];
  if (!act) return undefined;
  const next = [...cells];
  const drawn = [...(lines ?? [])];
  for (const [cell, before, after] of act) {
    if (cell < cells.length) next[cell] = back ? before : after;
    else drawn[cell - cells.length] = back ? before : after;
  }
  const moved = { cells: next, history: { acts: history.acts, done: history.done + (back ? -1 : 1) } };
  return lines ? { ...moved, lines: drawn } : moved;
}
