import type { Task } from "../engine/types";

/** The number of lines per call: enough to fill the engine's lanes, few enough to show progress and to stop. */
const LINES: Record<Task, number> = { solve: 4096, check: 4096, rate: 4, canon: 1024 };

/** Cuts a text between lines. */
export function cutText(text: string, task: Task): string[] {
  const pieces: string[] = [];
  let from = 0;
  while (from < text.length) {
    let to = from;
    for (let count = 0; count < LINES[task] && to < text.length; count++) {
      const end = text.indexOf("\n", to);
      to = end < 0 ? text.length : end + 1;
    }
    pieces.push(text.slice(from, to));
    from = to;
  }
  return pieces;
}
