import { signal } from "@preact/signals";
import { NOTHING } from "../base/geometry";
import { settings } from "../base/settings";
import { engine, Stopped } from "../engine/client";
import { find } from "../engine/find";
import type { Candidate, StepWithMarks } from "../engine/types";
import { exampleOf } from "./example";

/** A position in which a technique is to be found: everything before it is solved. */
export const task = signal<StepWithMarks | undefined>(undefined);
/** What the learner found of the step, and what was pressed last and is no part of it. */
export const found = signal<readonly Candidate[]>([]);
export const missed = signal<Candidate | undefined>(undefined);
/** Whether the step is shown: found, or asked for. */
export const shown = signal(false);
export const making = signal(false);

let stop = new AbortController();

function put(step: StepWithMarks | undefined): void {
  task.value = step;
  found.value = [];
  missed.value = undefined;
  shown.value = false;
}

/** Starts with the example of the technique, or with a lesson's `first` board, and makes a `fresh` board in its place on request. The returned function ends the practice. */
export function practise(technique: string, fresh: boolean, first?: string): () => void {
  leave();
  put(undefined);
  const { signal } = stop;
  void exampleOf(technique, first).then(
    (step) => {
      if (signal.aborted) return;
      put(step ?? undefined);
      if (fresh) void another(technique);
    },
    () => undefined,
  );
  return leave;
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
  const { language } = settings.peek();
  try {
    for (;;) {
      const { puzzle } = await find({ technique, symmetry: "none" }, signal);
      const path = await engine.path({ givens: puzzle, clues: null, placed: NOTHING, candidates: null }, "", language, signal);
      const step = path.steps.find((each) => each.technique === technique);
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

/** The candidates that the step is about: those to write, or those to remove. */
export const targets = (step: StepWithMarks): readonly Candidate[] => (step.placements.length > 0 ? step.placements : step.eliminations);

/** Takes a candidate that the learner pressed. */
export function press(pressed: Candidate): void {
  const step = task.peek();
  if (!step || shown.peek()) return;
  const all = targets(step);
  if (!all.some((each) => same(each, pressed))) {
    missed.value = pressed;
    return;
  }
  missed.value = undefined;
  if (!found.value.some((each) => same(each, pressed))) found.value = [...found.value, pressed];
  if (found.value.length === all.length) shown.value = true;
}
