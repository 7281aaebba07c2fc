import { computed, signal } from "@preact/signals";
import { NOTHING } from "../base/geometry";
import { settings } from "../base/settings";
import { engine, Stopped, variants } from "../engine/client";
import { find } from "../engine/find";
import type { Candidate, StepWithMarks } from "../engine/types";
import type { Variant } from "../engine/variant";
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
  const begun = task.peek();
  void stepsBeside(step, stop.signal).then(
    (all) => {
      if (task.peek() === begun) others = all;
    },
    // Then the step of the path is the only one that counts.
    () => undefined,
  );
}

/** All steps by the technique of a step in its position. */
async function stepsBeside({ technique, before: { digits, candidates } }: StepWithMarks, signal?: AbortSignal): Promise<Task[]> {
  const { language } = settings.peek();
  const all = await engine.steps({ givens: digits, clues: null, placed: NOTHING, candidates }, "", 120, language, signal);
  return all.filter((each) => each.technique === technique).map(taskOf);
}

/** Tells the step of the board in another language; what was found of it stays. */
export async function retell({ variant = "", board = "" }: Wanted): Promise<void> {
  const now = task.peek();
  if (!now) return;
  const { classic, own } = now;
  const told = classic ? stepsBeside(classic) : own && stepsByRules(own.puzzle, variant, board);
  const all = (await told?.catch(() => undefined)) ?? [];
  const same = all.find((each) => JSON.stringify(targets(each)) === JSON.stringify(targets(now)));
  if (same && task.peek() === now) [task.value, others] = [same, all];
}

/** What is practised: a technique, or what finds the steps of a variant; on a lesson's board, or on the example of the technique. */
export interface Wanted {
  technique: string;
  variant?: string | undefined;
  board?: string | undefined;
}

/** Starts with a board, and makes a `fresh` one in its place on request. The returned function ends the practice. */
export function practise({ technique, variant, board = "" }: Wanted, fresh: boolean): () => void {
  const { signal } = stop;
  const [puzzle] = board.split(" ");
  const starts = async () => {
    if (variant) return putVariant(variant, board, signal);
    const step = await (puzzle ? stepIn(puzzle, technique, countOf(board), signal) : exampleOf(technique));
    if (signal.aborted) return;
    putStep(step ?? undefined, board);
    if (fresh) void another(technique);
  };
  void starts().catch(() => undefined);
  return () => {
    leave();
    put(undefined, []);
  };
}

/** The step by a technique on a puzzle's path, after a number of others by it. */
async function stepIn(puzzle: string, technique: string, before: number, signal: AbortSignal): Promise<StepWithMarks | undefined> {
  const { language } = settings.peek();
  const path = await engine.path({ givens: puzzle, clues: null, placed: NOTHING, candidates: null }, "", language, signal);
  return path.steps.filter((each) => each.technique === technique)[before];
}

/** The same on the path of a variant, before all other steps by it. */
async function stepsByRules(puzzle: Variant, technique: string, board: string, signal?: AbortSignal): Promise<Task[]> {
  const found = await variants.practice(puzzle, technique, countOf(board), signal);
  return found ? [found.step, ...found.all].map((step) => taskOfVariant(puzzle, found, step)) : [];
}

/** How many steps by the technique come before the one of a lesson's board. */
const countOf = (board: string): number => Number(board.split(" ")[1] ?? 0);

async function putVariant(technique: string, board: string, signal: AbortSignal): Promise<void> {
  const [read] = (await variants.read(board.split(" ")[0] ?? "", settings.peek().language)).puzzles;
  if (!read || !("variant" in read) || signal.aborted) return;
  const [first, ...all] = await stepsByRules(read.variant, technique, board, signal);
  if (first && !signal.aborted) put(first, all, board);
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
