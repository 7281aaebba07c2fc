import { computed, signal } from "@preact/signals";
import { NOTHING } from "../base/geometry";
import { settings } from "../base/settings";
import { engine, Stopped } from "../engine/client";
import { find } from "../engine/find";
import type { Candidate, StepWithMarks } from "../engine/types";
import { exampleOf } from "./example";
import { remember } from "./mastery";

/** A position in which a technique is to be found: everything before it is solved. */
export const task = signal<StepWithMarks | undefined>(undefined);
/** What the learner found of the step, and what was pressed last and is no part of it. */
export const found = signal<readonly Candidate[]>([]);
export const missed = signal<Candidate | undefined>(undefined);
/** Whether the step is shown: found, or asked for. */
export const shown = signal(false);
export const making = signal(false);
/** The lesson's board that is practised on, if it is one. */
export const boardOfLesson = signal<string | undefined>(undefined);

/** The candidates that the step is about: those to write, or those to remove. */
export const targets = (step: StepWithMarks): readonly Candidate[] => (step.placements.length > 0 ? step.placements : step.eliminations);

/** Whether the learner found the whole step. */
export const complete = computed(() => task.value !== undefined && found.value.length === targets(task.value).length);

/** Other steps by the technique in the same position: finding one of them is right too. */
let others: readonly StepWithMarks[] = [];

let stop = new AbortController();

function put(step: StepWithMarks | undefined, board?: string): void {
  task.value = step;
  boardOfLesson.value = board;
  found.value = [];
  missed.value = undefined;
  shown.value = false;
  others = [];
  if (!step) return;
  const { signal } = stop;
  const { digits, candidates } = step.before;
  void engine.steps({ givens: digits, clues: null, placed: NOTHING, candidates }, "", 120, settings.peek().language, signal).then(
    (all) => {
      if (task.peek() === step) others = all.filter(({ technique }) => technique === step.technique);
    },
    // Then the step of the path is the only one that counts.
    () => undefined,
  );
}

/** Starts with a lesson's board, or with the example of the technique, and makes a `fresh` board in its place on request. The returned function ends the practice. */
export function practise(technique: string, fresh: boolean, board?: string): () => void {
  leave();
  put(undefined);
  const { signal } = stop;
  const [puzzle, before] = board?.split(" ") ?? [];
  void (puzzle ? stepIn(puzzle, technique, Number(before ?? 0), signal) : exampleOf(technique)).then(
    (step) => {
      if (signal.aborted) return;
      put(step ?? undefined, board);
      if (fresh) void another(technique);
    },
    () => undefined,
  );
  return leave;
}

/** The step by a technique on a puzzle's path, after a number of others by it. */
async function stepIn(puzzle: string, technique: string, before: number, signal: AbortSignal): Promise<StepWithMarks | undefined> {
  const { language } = settings.peek();
  const path = await engine.path({ givens: puzzle, clues: null, placed: NOTHING, candidates: null }, "", language, signal);
  return path.steps.filter((each) => each.technique === technique)[before];
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
      put(step);
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
  const has = (each: StepWithMarks, one: Candidate) => targets(each).some((target) => same(target, one));
  const fits = (each: StepWithMarks) => has(each, pressed) && found.peek().every((one) => has(each, one));
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
  remember(meant.technique);
}
