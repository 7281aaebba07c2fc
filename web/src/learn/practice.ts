import { computed, signal } from "@preact/signals";
import { NOTHING } from "../base/geometry";
import { settings } from "../base/settings";
import { engine, Stopped, variants } from "../engine/client";
import { find } from "../engine/find";
import type { Candidate, StepWithMarks } from "../engine/types";
import { exampleOf } from "./example";
import { remember } from "./mastery";
import { type Task, targets, taskOf, taskOfVariant } from "./task";

/** A position in which a technique is to be found: everything before it is solved. */
export const task = signal<Task | undefined>(undefined);
/** What the learner found of the step, and what was pressed last and is no part of it. */
export const found = signal<readonly Candidate[]>([]);
export const missed = signal<Candidate | undefined>(undefined);
/** Whether the step is shown: found, or asked for. */
export const shown = signal(false);
export const making = signal(false);
/** The lesson's board that is practised on, if it is one. */
export const boardOfLesson = signal<string | undefined>(undefined);

/** Whether the learner found the whole step. */
export const complete = computed(() => task.value !== undefined && found.value.length === targets(task.value).length);

/** Other steps by the technique in the same position: finding one of them is right too. */
let others: readonly Task[] = [];

let stop = new AbortController();

function put(next: Task | undefined, all: readonly Task[], board?: string): void {
  task.value = next;
  boardOfLesson.value = board;
  found.value = [];
  missed.value = undefined;
  shown.value = false;
  others = all;
}

/** A classic step, and what else its technique finds there as soon as that is known. */
function putStep(step: StepWithMarks | undefined, board?: string): void {
  put(step && taskOf(step), [], board);
  if (!step) return;
  const { signal } = stop;
  const { digits, candidates } = step.before;
  const begun = task.peek();
  void engine.steps({ givens: digits, clues: null, placed: NOTHING, candidates }, "", 120, settings.peek().language, signal).then(
    (all) => {
      if (task.peek() === begun) others = all.filter(({ technique }) => technique === step.technique).map(taskOf);
    },
    // Then the step of the path is the only one that counts.
    () => undefined,
  );
}

/** What is practised: a technique, or what finds the steps of a variant; on a lesson's board, or on the example of the technique. */
export interface Wanted {
  technique: string;
  variant?: string | undefined;
  board?: string | undefined;
}

/** Starts with a board, and makes a `fresh` one in its place on request. The returned function ends the practice. */
export function practise({ technique, variant, board }: Wanted, fresh: boolean): () => void {
  leave();
  put(undefined, []);
  const { signal } = stop;
  const [puzzle = "", count] = board?.split(" ") ?? [];
  const before = Number(count ?? 0);
  const starts = async () => {
    if (variant) return putVariant(puzzle, variant, before, board, signal);
    const step = await (puzzle ? stepIn(puzzle, technique, before, signal) : exampleOf(technique));
    if (signal.aborted) return;
    putStep(step ?? undefined, board);
    if (fresh) void another(technique);
  };
  void starts().catch(() => undefined);
  return leave;
}

/** The step by a technique on a puzzle's path, after a number of others by it. */
async function stepIn(puzzle: string, technique: string, before: number, signal: AbortSignal): Promise<StepWithMarks | undefined> {
  const { language } = settings.peek();
  const path = await engine.path({ givens: puzzle, clues: null, placed: NOTHING, candidates: null }, "", language, signal);
  return path.steps.filter((each) => each.technique === technique)[before];
}

/** The same on the path of a variant, which comes with all other steps by it. */
async function putVariant(text: string, technique: string, before: number, board: string | undefined, signal: AbortSignal): Promise<void> {
  const { language } = settings.peek();
  const [read] = (await variants.read(text, language)).puzzles;
  if (!read || !("variant" in read)) return;
  const puzzle = read.variant;
  const found = await variants.practice(puzzle, technique, before, signal);
  if (signal.aborted || !found) return;
  const own = (step: typeof found.step) => taskOfVariant(puzzle, found, step);
  put(own(found.step), found.all.map(own), board);
}

function leave(): void {
  stop.abort();
  stop = new AbortController();
  making.value = false;
}

/** Makes a puzzle that needs the technique, and goes to the position before it. */
export async function another(technique: string): Promise<void> {
  leave();
  const { signal } = stop;
  making.value = true;
  try {
    for (;;) {
      const { puzzle } = await find({ technique, symmetry: "none" }, signal);
      const step = await stepIn(puzzle, technique, 0, signal);
      if (!step) continue;
      putStep(step);
      break;
    }
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  } finally {
    if (!signal.aborted) making.value = false;
  }
}

export const cancel = leave;

const same = (a: Candidate, b: Candidate) => a.cell === b.cell && a.digit === b.digit;

/** Takes a candidate that the learner pressed. */
export function press(pressed: Candidate): void {
  const step = task.peek();
  if (!step || shown.peek()) return;
  const has = (each: Task, one: Candidate) => targets(each).some((target) => same(target, one));
  const fits = (each: Task) => has(each, pressed) && found.peek().every((one) => has(each, one));
  const meant = fits(step) ? step : others.find(fits);
  if (!meant) {
    missed.value = pressed;
    return;
  }
  missed.value = undefined;
  task.value = meant;
  if (!found.value.some((each) => same(each, pressed))) found.value = [...found.value, pressed];
  if (!complete.value) return;
  shown.value = true;
  if (meant.technique) remember(meant.technique);
}
