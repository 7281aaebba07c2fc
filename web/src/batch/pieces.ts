import type { Task } from "../engine/types";

/** A part of a text, and how many lines stand before it. */
export interface Piece { text: string; linesBefore: number }

/** So many lines are done at once: enough to fill the engine's lanes, few enough to see it move and to stop. */
const LINES: Record<Task, number> = { solve: 4096, check: 4096, rate: 24 };

/** Cuts a text between lines. */
export function cut(text: string, task: Task): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  let lines = 0;
  while (from < text.length) {
    let to = from;
    let count = 0;
    while (count < LINES[task] && to < text.length) {
      const end = text.indexOf("\n", to);
      to = end < 0 ? text.length : end + 1;
      count++;
    }
    pieces.push({ text: text.slice(from, to), linesBefore: lines });
    lines += count;
    from = to;
  }
  return pieces;
}
