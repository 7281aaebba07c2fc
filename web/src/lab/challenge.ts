import { signal } from "@preact/signals";
import { engine } from "../engine/client";
import type { SearchState } from "../engine/types";
import { playing, recording, rung, seek, state } from "./state";

/** A question about the search, and what was answered: which cell does this call try? */
interface Question {
  rung: string;
  at: number;
  answer: number;
  after: number;
  guess?: number;
}

/** The question now on the board, and how many were answered rightly. */
export const question = signal<Question | undefined>(undefined);
/** The cell that the arrow keys have chosen. */
export const cursor = signal<number | undefined>(undefined);
export const score = signal({ right: 0, asked: 0 });

/** The first event after a call that names a cell. */
async function firstCell(call: number): Promise<{ cell: number; after: number } | undefined> {
  const end = Math.min(recording.peek()?.events ?? 0, call + 40);
  for (let at = call + 1; at <= end; at++) {
    const { event } = ((await engine.state(at)) as SearchState | null) ?? { event: null };
    if (event?.kind === "call" || event?.kind === "solution") return undefined;
    if (event?.cell !== null && event?.cell !== undefined) return { cell: event.cell, after: at };
  }
  return undefined;
}

/** Goes to the next call that works on a cell, and asks for the cell. Behind the last one the search begins again. */
export async function ask(): Promise<void> {
  playing.value = false;
  let from = question.peek()?.after ?? state.peek()?.at ?? 0;
  let again = from > 0;
  for (;;) {
    const call = await engine.find(from, "call", false);
    if (call === null || call === undefined) {
      if (!again) return end();
      again = false;
      from = 0;
      continue;
    }
    const found = await firstCell(call);
    if (found) {
      await seek(call);
      cursor.value = undefined;
      question.value = { rung: rung.peek(), at: call, answer: found.cell, after: found.after };
      return;
    }
    from = call;
  }
}

/** Takes the pressed cell as the answer; the search then goes on to show it. */
export async function guess(cell: number): Promise<void> {
  const asked = question.peek();
  if (!asked || asked.guess !== undefined) return;
  question.value = { ...asked, guess: cell };
  score.value = { right: score.value.right + (cell === asked.answer ? 1 : 0), asked: score.value.asked + 1 };
  await seek(asked.after);
}

/** Ends the questions. */
export function end(): void {
  question.value = cursor.value = undefined;
  score.value = { right: 0, asked: 0 };
}
