import { signal } from "@preact/signals";
import { Lane, Stopped, engine } from "../engine/client";
import type { BatchPiece, Task, Trouble } from "../engine/types";
import { type Piece, cut } from "./pieces";

export interface Progress {
  done: number;
  all: number;
  puzzles: number;
  counts: Record<string, number>;
  trouble: Trouble[];
  seconds: number;
  state: "running" | "finished" | "stopped";
  shape: string;
  task: Task;
}

export const progress = signal<Progress | undefined>(undefined);
export const failure = signal("");

/** What is done, piece by piece; what was computed stays when a run is stopped. */
let outputs: (string | undefined)[] = [];
let stop: AbortController | undefined;

/** Everything up to the first piece that is missing, so that line N still answers puzzle N. */
export function output(): string {
  const gap = outputs.findIndex((piece) => piece === undefined);
  return outputs.slice(0, gap < 0 ? outputs.length : gap).join("");
}

export const cancel = (): void => stop?.abort();

/** Does a task with every puzzle of a text, in as many workers as there are processors. */
export async function run(text: string, task: Task): Promise<void> {
  stop?.abort();
  const mine = (stop = new AbortController());
  failure.value = "";
  try {
    const { name, byLine } = await engine.shapeOf(text.slice(0, 1 << 16));
    const pieces = byLine ? cut(text, task) : [{ text, linesBefore: 0 }];
    outputs = pieces.map(() => undefined);
    const begun = performance.now();
    progress.value = { done: 0, all: pieces.length, puzzles: 0, counts: {}, trouble: [], seconds: 0, state: "running", shape: name, task };
    const add = (i: number, piece: Piece, result: BatchPiece) => {
      outputs[i] = result.output;
      progress.value = sum(progress.value, piece, result, (performance.now() - begun) / 1000);
    };
    await share(pieces, name, task, mine.signal, add);
    const now = progress.value;
    if (now) progress.value = { ...now, state: mine.signal.aborted ? "stopped" : "finished", seconds: (performance.now() - begun) / 1000 };
  } catch (error) {
    failure.value = error instanceof Error ? error.message : String(error);
  }
}

function sum(before: Progress | undefined, piece: Piece, result: BatchPiece, seconds: number): Progress | undefined {
  if (!before) return undefined;
  const counts = { ...before.counts };
  for (const [name, count] of Object.entries(result.counts)) counts[name] = (counts[name] ?? 0) + count;
  const trouble = result.trouble.map((each) => ({ ...each, line: each.line + piece.linesBefore }));
  return {
    ...before,
    done: before.done + 1,
    puzzles: before.puzzles + result.puzzles,
    counts,
    trouble: [...before.trouble, ...trouble].slice(0, 100),
    seconds,
  };
}

/** Gives the pieces to workers, the next to whoever is free. */
async function share(
  pieces: Piece[], shape: string, task: Task, signal: AbortSignal, add: (i: number, piece: Piece, result: BatchPiece) => void,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    const lane = new Lane();
    const end = () => lane.stop();
    signal.addEventListener("abort", end);
    try {
      for (let i = next++; i < pieces.length && !signal.aborted; i = next++) {
        const piece = pieces[i];
        if (piece) add(i, piece, await engine.batch(piece.text, shape, task, lane));
      }
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    } finally {
      signal.removeEventListener("abort", end);
      lane.stop();
    }
  };
  const lanes = Math.max(1, Math.min(navigator.hardwareConcurrency || 2, 8, pieces.length));
  await Promise.all(Array.from({ length: lanes }, worker));
}
