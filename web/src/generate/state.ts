import { signal } from "@preact/signals";
import { isObject, storedList, storedObject } from "../base/storage";
import { Lane, Stopped } from "../engine/client";
import { find, LEVELS } from "../engine/find";
import type { GenerateOptions, Made } from "../engine/types";
import { asSentence, reasonOf } from "../i18n/reason";

/** The content of the form; an empty text means any. */
export interface Form {
  /** A level, or `score` for a window of scores. */
  level: string;
  lowest: string;
  highest: string;
  technique: string;
  symmetry: string;
  least: string;
  most: string;
  minimal: boolean;
  /** The cells that have clues, as numbers between spaces. */
  pattern: string;
}

/** In place of a level: by scores. */
export const SCORE = "score";

export const ANY: Form = {
  level: "",
  lowest: "",
  highest: "",
  technique: "",
  symmetry: "rotate180",
  least: "",
  most: "",
  minimal: false,
  pattern: "",
};
export const form = storedObject<Form>("generate", { ...ANY, level: "easy" });
/** The puzzles made so far, latest first. */
export const made = storedList("made", isMade);
/** The list that was cleared last. */
export const cleared = signal<readonly Made[]>([]);
export const tries = signal<number | undefined>(undefined);
export const trouble = signal("");
/** How many puzzles the last search made, and whether the oldest ones gave way to them. */
export const added = signal(0);
export const isFull = signal(false);

/** Forgets what came of the last search, once it has ended. */
export function settle(): void {
  if (tries.peek() !== undefined) return;
  trouble.value = "";
  added.value = 0;
  isFull.value = false;
}
// It is about the form as it was.
form.subscribe(settle);

/** The most puzzles that the list holds. */
const MOST = 100;

function isMade(value: unknown): value is Made {
  return (
    isObject(value) &&
    /^[1-9.]{81}$/.test(String(value.puzzle)) &&
    Number.isInteger(value.clues) &&
    isObject(value.grade) &&
    Number.isFinite(value.grade.score)
  );
}

/** The cells of the form's pattern. */
export const patternOf = ({ pattern }: Form): number[] => pattern.split(" ").filter(Boolean).map(Number);

/** Where the symmetries take a cell in row `r` and column `c`. */
const TURN = ([r, c]: Spot): Spot => [c, 8 - r];
const MIRROR = ([r, c]: Spot): Spot => [r, 8 - c];
const FLIP = ([r, c]: Spot): Spot => [8 - r, c];
const DIAGONAL = ([r, c]: Spot): Spot => [c, r];
const ANTIDIAGONAL = ([r, c]: Spot): Spot => [8 - c, 8 - r];
const MOVES: Record<string, ((spot: Spot) => Spot)[]> = {
  rotate180: [([r, c]) => [8 - r, 8 - c]],
  rotate90: [TURN],
  mirror: [MIRROR],
  flip: [FLIP],
  "mirror-flip": [MIRROR, FLIP],
  diagonal: [DIAGONAL],
  antidiagonal: [ANTIDIAGONAL],
  diagonals: [DIAGONAL, ANTIDIAGONAL],
  full: [TURN, MIRROR],
};
type Spot = readonly [row: number, column: number];

/** A cell with all those to which a symmetry takes it. */
export function imagesOf(cell: number, symmetry: string): number[] {
  const found = [cell];
  for (const at of found)
    for (const move of MOVES[symmetry] ?? []) {
      const [r, c] = move([Math.floor(at / 9), at % 9]);
      if (!found.includes(r * 9 + c)) found.push(r * 9 + c);
    }
  return found;
}

/** Puts a cell into the form's pattern or takes it out, with its images. */
export function paint(cell: number, on: boolean): void {
  const now = form.peek();
  const cells = new Set(patternOf(now));
  for (const each of imagesOf(cell, now.symmetry)) {
    if (on) cells.add(each);
    else cells.delete(each);
  }
  form.value = { ...now, pattern: [...cells].sort((a, b) => a - b).join(" ") };
}

/** The form as options for the engine. A pattern has its own number and symmetry. */
export function optionsOf(now: Form): GenerateOptions {
  const { technique, symmetry, least, most, minimal } = now;
  const score = (text: string) => (text.trim() ? `score=${text.trim()}` : "");
  const [min, max] = now.level === SCORE ? [score(now.lowest), score(now.highest)] : [now.level, now.level];
  const cells = patternOf(now);
  if (cells.length > 0) return { min, max, technique, pattern: cells, minimal };
  const number = (text: string) => (/^\d{1,2}$/.test(text.trim()) ? Number(text) : undefined);
  const [a, b] = [number(least), number(most)];
  return {
    min,
    max,
    technique,
    symmetry: symmetry || "none",
    minimal,
    ...(a !== undefined || b !== undefined ? { clues: [a ?? Math.min(17, b ?? 17), b ?? 81] as [number, number] } : {}),
  };
}

/** Clears the list of puzzles made, or takes it back. */
export const forget = (): void => {
  settle();
  [cleared.value, made.value] = [made.value, cleared.value];
};

/** A worker of its own: a search goes on in other sections. */
const lane = new Lane();
let stop: AbortController | undefined;

/** Ends the search. */
export const cancel = (): void => stop?.abort();

/** Ends the search before for another one. */
function next(): AbortSignal {
  cancel();
  stop = new AbortController();
  return stop.signal;
}

let isFilled = false;

/** Fills a list that is empty on arrival with a puzzle of each level, and one that looks the same from all sides. */
export async function fill(): Promise<void> {
  if (isFilled) return;
  isFilled = true;
  if (made.value.length > 0) return;
  const signal = next();
  for (const level of [...LEVELS, ""]) {
    const symmetry = level ? "rotate180" : "full";
    const found = await find(optionsOf({ ...ANY, level, symmetry }), signal, undefined, undefined, lane);
    made.value = [...made.value, found];
  }
}

/** Makes puzzles from the form and adds them to the list. */
export async function make(count: number): Promise<void> {
  const options = optionsOf(form.value);
  const signal = next();
  settle();
  tries.value = 0;
  try {
    for (let i = 0; i < count; i++) {
      const found = await find(options, signal, () => (tries.value = (tries.value ?? 0) + 1), undefined, lane);
      isFull.value ||= made.value.length >= MOST;
      made.value = [found, ...made.value].slice(0, MOST);
      added.value++;
    }
  } catch (error) {
    if (error instanceof Stopped) return;
    trouble.value = asSentence(reasonOf(error));
  } finally {
    tries.value = undefined;
  }
}
