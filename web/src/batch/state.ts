import { computed, signal } from "@preact/signals";
import { settings } from "../base/settings";
import { engine, Stopped } from "../engine/client";
import { share } from "../engine/share";
import type { BatchPiece, Task, Trouble } from "../engine/types";
import { cutText } from "./pieces";
import { type Row, rowsOf, table, tally } from "./rows";

export interface Progress {
  /** The name of the file that is worked on, which another text in the form does not change; empty for a text without one. */
  name: string;
  text: string;
  done: number;
  all: number;
  puzzles: number;
  counts: Record<string, number>;
  /** The puzzles so far by level, or by verdict, where that is asked for. */
  bars: Record<string, number>;
  malformed: number;
  trouble: Trouble[];
  seconds: number;
  state: "running" | "finished" | "stopped";
  task: Task;
}

/** What is to be done with which text. A run goes on, and all of this stays, while another section is open. */
export interface Form {
  task: Task;
  text: string;
  file: { name: string; text: string } | undefined;
}

export const form = signal<Form>({ task: "solve", text: "", file: undefined });
export const progress = signal<Progress | undefined>(undefined);
/** Why a run failed. */
export const failure = signal<unknown>(undefined);

/** The result of the text so far, once the run is over. */
export const result = signal("");
/** The puzzles with their results, once the run is over. */
export const rows = signal<readonly Row[]>([]);

/** The text that the form asks about. */
export const source = computed(() => form.value.file?.text ?? form.value.text);
/** Whether the result is what the form asks for. */
export const isDone = computed(
  () => result.value !== "" && progress.value?.task === form.value.task && progress.value.text === source.value,
);

/** The most workers at once. */
const MOST_WORKERS = 8;

let stop: AbortController | undefined;

/** Begins no further piece; those that are begun are finished, so that no answer behind them is lost. */
export const cancel = (): void => {
  stop?.abort();
  if (progress.value) progress.value = { ...progress.value, state: "stopped" };
};

/** Ends a run and drops its results. */
export function forget(): void {
  stop?.abort();
  stop = failure.value = progress.value = undefined;
  result.value = "";
  rows.value = [];
}

/** Does a task with every puzzle of a text, in as many workers as there are processors. */
export async function run(text: string, task: Task, name = ""): Promise<void> {
  forget();
  const mine = new AbortController();
  stop = mine;
  try {
    const begun = performance.now();
    const seconds = () => (performance.now() - begun) / 1000;
    const { lines: at, malformed, trouble, clues } = await engine.sheet(text, settings.peek().language, mine.signal);
    const pieces = cutText(clues, task);
    const outputs: (string | undefined)[] = pieces.map(() => undefined);
    const fresh = { done: 0, puzzles: 0, counts: {}, bars: {}, seconds: 0, state: "running" } as const;
    progress.value = { ...fresh, name, text, all: pieces.length, malformed, trouble, task };
    await share(pieces, MOST_WORKERS, new AbortController().signal, async (lines, lane, i) => {
      if (mine.signal.aborted) return;
      const piece = await engine.batch(lines, task, lane);
      outputs[i] = piece.output;
      if (stop === mine) progress.value = sum(progress.value, piece, seconds(), lines);
    });
    if (stop !== mine) return;
    // Up to the first missing piece, so that line N still answers puzzle N; a stopped run keeps its results.
    const gap = outputs.indexOf(undefined);
    const output = outputs.slice(0, gap < 0 ? outputs.length : gap).join("");
    result.value = await engine.result(output, task);
    rows.value = rowsOf(clues, output, task, at);
    const now = progress.value;
    // The bars count what is listed.
    const bars = shows(task) ? tally(rows.value) : {};
    if (now) progress.value = { ...now, bars, state: mine.signal.aborted ? "stopped" : "finished", seconds: seconds() };
  } catch (error) {
    if (!(error instanceof Stopped)) failure.value = error;
  }
}

/** The result as CSV: the text's own columns and those of the task, with a row for each puzzle, malformed ones too. */
export const tableNow = (task: Task): Promise<string> => engine.table(...table(rows.peek(), task));

/** The number of puzzles for a visitor without a file, and whether they are being made. */
export const SAMPLE = 1000;
export const making = signal(false);

/** Makes puzzles of any level in all workers, and rates them. */
export async function trySome(): Promise<void> {
  making.value = true;
  const made: string[] = [];
  try {
    const { language } = settings.peek();
    const seeds = Array.from({ length: SAMPLE }, (_, i) => BigInt(i));
    await share(seeds, MOST_WORKERS, new AbortController().signal, async (seed, lane) => {
      const puzzle = (await engine.generate({}, seed, language, undefined, lane))?.puzzle;
      if (puzzle) made.push(puzzle);
    });
    form.value = { task: "rate", text: made.join("\n"), file: undefined };
    void run(form.value.text, "rate");
  } catch (error) {
    failure.value = error;
  } finally {
    making.value = false;
  }
}

/** Whether a task's results are shown as bars. */
export const shows = (task: Task): task is "rate" | "check" => task === "rate" || task === "check";

function sum(before: Progress | undefined, piece: BatchPiece, seconds: number, lines: string): Progress | undefined {
  if (!before) return undefined;
  const bars = shows(before.task) ? tally(rowsOf(lines, piece.output, before.task, []), before.bars) : {};
  const counts = { ...before.counts };
  for (const [name, count] of Object.entries(piece.counts)) counts[name] = (counts[name] ?? 0) + count;
  return { ...before, done: before.done + 1, puzzles: before.puzzles + piece.puzzles, counts, bars, seconds };
}
