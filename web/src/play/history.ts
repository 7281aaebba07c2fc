import type { CellState } from "./cell";

/** A cell's state before and after. */
export type Change = [cell: number, before: CellState, after: CellState];

/** What one act changed. */
export type Act = Change[];

/** All acts, of which the first `done` are in effect and the others were undone. */
export interface History {
  acts: readonly Act[];
  done: number;
}

export const FRESH: History = { acts: [], done: 0 };

/** More acts than this are not kept; the oldest go. */
const MOST = 5000;

export function record(history: History, act: Act): History {
  const acts = [...history.acts.slice(0, history.done), act].slice(-MOST);
  return { acts, done: acts.length };
}

/** The cells after one step back or on, and the history then; `undefined` at the end. */
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
