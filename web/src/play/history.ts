import { areNumbers, isObject } from "../app/stored";
import type { CellState } from "./cell";

/** A cell's state before and after. */
export type Change = [cell: number, before: CellState, after: CellState];

/** The changes of one action. */
export type Act = Change[];

/** All actions; the first `done` are in effect, the others are undone. */
export interface History {
  acts: readonly Act[];
  done: number;
}

export const FRESH: History = { acts: [], done: 0 };

/** Whether a stored value is a history of changes to 81 cells. */
export function isHistory(value: unknown): value is History {
  const isChange = (change: unknown) => areNumbers(change, 0x7fff_ffff, 3) && (change[0] ?? 81) < 81;
  return isObject(value) && Array.isArray(value.acts) && value.acts.every((act) => Array.isArray(act) && act.every(isChange))
    && areNumbers([value.done], value.acts.length);
}

/** The most actions kept; the oldest are dropped. */
const MOST = 5000;

export function record(history: History, act: Act): History {
  const acts = [...history.acts.slice(0, history.done), act].slice(-MOST);
  return { acts, done: acts.length };
}

/** The cells and the history after one step back or forward; `undefined` at the end. */
export function move(
  cells: readonly CellState[],
  history: History,
  towards: "undo" | "redo",
): { cells: CellState[]; history: History; act: Act } | undefined {
  const back = towards === "undo";
  const act = history.acts[back ? history.done - 1 : history.done];
  if (!act) return undefined;
  const next = [...cells];
  for (const [cell, before, after] of act) next[cell] = back ? before : after;
  return { cells: next, history: { acts: history.acts, done: history.done + (back ? -1 : 1) }, act };
}
