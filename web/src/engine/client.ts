import { memo } from "../base/memo";
import { settings } from "../base/settings";
import { Lane, textsWorker, variantsWorker } from "./lane";
import type {
  BatchPiece,
  Candidate,
  CheckedProof,
  Format,
  GenerateOptions,
  Grade,
  Hint,
  Made,
  Mistake,
  Path,
  Rating,
  RatingSoFar,
  Reading,
  RecordingSummary,
  Run,
  Rung,
  SearchState,
  Sheet,
  Step,
  StepWithMarks,
  Task,
  Technique,
  Timing,
  Verdict,
  WholeSearch,
} from "./types";
import type {
  Broken,
  Contradiction,
  Counts,
  ReadingOfVariants,
  Variant,
  VariantPractice,
  VariantStep,
  VariantVerdict,
  WrittenVariant,
} from "./variant";

export { Lane, Stopped } from "./lane";

/** A puzzle: its givens, and the candidates that are clues too (a Sukaku) or nothing. */
export interface Clues {
  givens: string;
  clues: readonly number[] | null;
}

/** A puzzle with the player's digits, and the player's candidates when there are some. */
export interface Position extends Clues {
  placed: string;
  candidates: readonly number[] | null;
}

const masks = (candidates: readonly number[] | null) => Uint16Array.from(candidates ?? []);
const args = ({ givens, clues, placed, candidates }: Position) => [givens, masks(clues), placed, masks(candidates)];

/** For quick calls; for calls that may take long; for the lab's recorded search; for texts with puzzles. */
const quick = new Lane();
const long = new Lane();
const lab = new Lane();
const texts = new Lane(textsWorker);
/** For variants: quick calls, and those that may take long. */
const quickVariants = new Lane(variantsWorker);
const longVariants = new Lane(variantsWorker);
/** For a puzzle that is being set: what is asked of the last stroke only. */
const setVariants = new Lane(variantsWorker);

/** The scales with a worker each, since a rating may take long: first those of the engine. */
let raters: Promise<Map<string, Lane>> | undefined;
const findRaters = async () => {
  const [ofEngine, ofTexts] = await Promise.all([quick, texts].map((lane) => lane.call<string[]>("scales", [])));
  const own = (scales: string[] = [], make?: () => Worker) => scales.map((scale): [string, Lane] => [scale, new Lane(make)]);
  return new Map([...own(ofEngine), ...own(ofTexts, textsWorker)]);
};

/** The engine. Every answer comes from a worker; an error's message is a sentence for the user. */
export const engine = {
  read: (text: string, language: string) => texts.call<Reading>("read", [text, language]),
  write: (format: string, { givens, placed, candidates }: Omit<Position, "clues">) =>
    texts.call<string>("write", [format, givens, placed, masks(candidates)]),
  formats: () => texts.call<Format[]>("formats", []),
  judge: ({ givens, clues }: Clues, limit: number, signal?: AbortSignal) =>
    long.call<Verdict>("judge", [givens, masks(clues), limit], signal),
  /** None, one or several solutions, at once. */
  verdict: ({ givens, clues }: Clues) => quick.call<Verdict>("judge", [givens, masks(clues), 2]),
  /** The clues of a puzzle that its solution does not need. */
  needless: (givens: string) => quick.call<number[]>("needless", [givens]),
  candidates: (grid: string) => quick.call<number[]>("candidates", [grid]),
  occurring: ({ givens, clues }: Clues, signal?: AbortSignal) => long.call<number[]>("occurring", [givens, masks(clues)], signal),
  mistakes: (position: Position, language: string) => quick.call<Mistake[]>("mistakes", [...args(position), language]),
  /** `off` has the codes of techniques that are switched off, between spaces. */
  hint: (position: Position, depth: 1 | 2 | 3, off: string, language: string) =>
    quick.call<Hint>("hint", [...args(position), depth, off, language]),
  path: (position: Position, off: string, language: string, signal?: AbortSignal) =>
    long.call<Path>("path", [...args(position), off, language], signal),
  /** The steps that a position allows, by technique, up to a number. */
  steps: (position: Position, off: string, most: number, language: string, signal?: AbortSignal) =>
    long.call<StepWithMarks[]>("steps", [...args(position), off, most, language], signal),
  /** Checks a step's proof, and drops what it does not need. */
  prove: (position: Position, { placements, eliminations, proof }: Step) => {
    const numbers = (candidates: readonly Candidate[]) => candidates.map(({ cell, digit }) => 9 * cell + digit - 1);
    const lists = (...all: readonly number[][]) => Uint16Array.from(all.flatMap((list) => [...list, 0xffff]));
    const claim = lists(numbers(placements), numbers(eliminations));
    return quick.call<CheckedProof>("prove", [...args(position), claim, lists(proof.truths, proof.deadly, numbers(proof.guardians))]);
  },
  /** The ratings of a puzzle with one solution on all scales but those in `known`. Each is passed on when it is found; of one that takes long, `soFar` hears step by step. */
  rate: async (
    puzzle: string,
    solution: string,
    known: ReadonlySet<string>,
    language: string,
    found: (rating: Rating) => void,
    soFar: (rating: RatingSoFar) => void,
    signal: AbortSignal,
  ) => {
    raters ??= findRaters();
    const wanted = [...(await raters)].filter(([scale]) => !known.has(scale));
    await Promise.all(
      wanted.map(([scale, lane]) => lane.call<Rating>("rate", [scale, puzzle, solution, language], signal, soFar).then(found)),
    );
  },
  grade: ({ givens, clues }: Clues, language: string, lane: Lane, signal?: AbortSignal) =>
    lane.call<Grade>("grade", [givens, masks(clues), language], signal),
  techniques: (language: string) => quick.call<Technique[]>("techniques", [language]),
  symmetries: () => quick.call<string[]>("symmetries", []),
  /** A technique's step in the marks of a line. */
  example: (code: string, line: string, language: string) => quick.call<StepWithMarks | null>("technique_example", [code, line, language]),
  rungs: () => quick.call<Rung[]>("rungs", []),

  /** One attempt at a puzzle; `null` when this seed does not find one. */
  generate: (options: GenerateOptions, seed: bigint, language: string, signal?: AbortSignal, lane = long) => {
    const { min = "", max = "", technique = "", symmetry = "", clues = [], pattern = [], minimal = false } = options;
    const args = [min, max, technique, symmetry, Uint8Array.from(clues), Uint8Array.from(pattern), minimal, seed, language];
    return lane.call<Made | null>("generate", args, signal);
  },

  run: (rung: string, board: string, mostCalls: number, lane: Lane, signal?: AbortSignal) =>
    lane.call<Run>("run", [rung, board, mostCalls], signal),
  time: (rung: string, board: string, lane: Lane, signal?: AbortSignal) => lane.call<Timing>("time", [rung, board], signal),

  record: (rung: string, board: string, most: number, signal?: AbortSignal) =>
    lab.call<RecordingSummary>("record", [rung, board, most], signal),
  state: (at: number) => lab.call<SearchState | null>("state", [at]),
  find: (at: number, kind: "back" | "solution" | "call", back: boolean) => lab.call<number | null>("find", [at, kind, back]),

  whole: (mostCalls: number, pieces: number) => lab.call<WholeSearch | null>("whole", [mostCalls, pieces]),

  /** Records several rungs; `states` returns the states of all of them after a number of events, or at their ends. */
  enter: (rungs: string[], board: string, most: number, lane: Lane) => lane.call<RecordingSummary[]>("enter", [rungs, board, most]),
  states: (at: number, lane: Lane) => lane.call<SearchState[]>("states", [at]),

  /** Reads a text of many puzzles and keeps it until the next one. */
  sheet: (text: string, language: string, signal?: AbortSignal) => texts.call<Sheet>("sheet", [text, language], signal),
  /** Does a task with puzzles, one per line. */
  batch: (lines: string, task: Task, lane: Lane) => lane.call<BatchPiece>("batch", [lines, task]),
  /** The result for the text that was read last, in its own format or one line per puzzle. */
  result: (lines: string, task: Task) => texts.call<string>(task === "solve" ? "solved" : "told", [lines]),
  /** CSV of that text, with columns of these names: what each line says, between tabs. */
  table: (names: string, lines: string) => texts.call<string>("table", [names, lines]),
};

/** The text of a variant for the worker, made once. */
const textOf = memo((variant: Variant) => JSON.stringify(variant));

/** Asks about a variant, in the language of the player. */
const about =
  (lane: Lane) =>
  <Answer>(variant: Variant, question: string, args: unknown[], signal?: AbortSignal) =>
    lane.call<Answer>(question, [textOf(variant), settings.peek().language, ...args], signal);
const [quickly, patiently] = [quickVariants, longVariants].map(about) as [Ask, Ask];
/** Asks what a setter wants to know after each stroke: the answers come one after the other until the next stroke. */
export const setting: Ask = about(setVariants);
type Ask = ReturnType<typeof about>;

const hintBy = (ask: Ask) => (variant: Variant, values: readonly number[], left: readonly number[] | null, signal?: AbortSignal) =>
  ask<VariantStep | null>(variant, "hint", [Uint8Array.from(values), Uint32Array.from(left ?? [])], signal);

/** The engine for puzzles of other sizes and with other rules. Values count from 1; 0 is a blank cell. */
export const variants = {
  read: (text: string, language: string) => quickVariants.call<ReadingOfVariants>("read", [text, language]),
  formats: () => quickVariants.call<Format[]>("formats", []),
  write: (variant: Variant, format: string, solution: number[] = []) =>
    quickly<WrittenVariant>(variant, "write", [format, Uint8Array.from(solution)]),
  /** The rules that these values break. */
  broken: (variant: Variant, values: readonly number[]) => quickly<Broken[]>(variant, "broken", [Uint8Array.from(values)]),
  judge: (variant: Variant, guesses: number, signal?: AbortSignal) => patiently<VariantVerdict>(variant, "judge", [guesses], signal),
  /** Why a variant has no solution; null if that is not found. */
  contradiction: (variant: Variant, guesses: number, signal?: AbortSignal) =>
    patiently<Contradiction | null>(variant, "contradiction", [guesses], signal),
  /** The next step, asked where a setter's questions are, one after the other. */
  nextHint: hintBy(setting),
  /** The next step from the values and the candidates that a player has; null if none is found. */
  hint: hintBy(patiently),
  /** The cells of that position that are wrong, of a puzzle that may have several solutions. */
  wrong: (variant: Variant, values: readonly number[], left: readonly number[] | null, guesses: number, signal?: AbortSignal) =>
    patiently<number[]>(variant, "wrong", [Uint8Array.from(values), Uint32Array.from(left ?? []), guesses], signal),
  /** The first step by a technique on the way from the start, after so many others by it; null if there is none. */
  practice: (variant: Variant, technique: string, before: number, signal?: AbortSignal) =>
    patiently<VariantPractice | null>(variant, "practice", [technique, before], signal),
  /** The values that each cell has in some solution, as masks; null if the guesses do not suffice. */
  possible: async (variant: Variant, guesses: number, signal?: AbortSignal) => {
    const { masks, partial } = await patiently<Counts>(variant, "counts", [1, guesses], signal);
    return partial ? null : masks;
  },
};
