import type {
  BatchResult,
  CheckedProof,
  Format,
  GenerateOptions,
  Hint,
  Made,
  Mistake,
  Path,
  Rating,
  Reading,
  RecordingSummary,
  Run,
  Rung,
  SearchState,
  Step,
  StepWithMarks,
  Task,
  Technique,
  Verdict,
  WholeSearch,
} from "./types.js";

export * from "./types.js";

/**
 * The givens, the candidates that are clues too (a Sukaku), the player's digits, and the player's candidates when
 * there are some. Candidates are 81 masks.
 */
export interface Position {
  givens: string;
  clues?: readonly number[] | null;
  placed?: string;
  candidates?: readonly number[] | null;
}

/** A recorded search: any of its states, in both directions. */
export interface Recording {
  summary: RecordingSummary;
  state(at: number): SearchState;
  /** The whole search: its calls up to a number, otherwise its depth in a number of pieces. */
  whole(mostCalls: number, pieces: number): WholeSearch;
  /** The state after the next (or last) event of a kind; null when there is none. */
  find(at: number, kind: "back" | "solution" | "call", back?: boolean, level?: number): number | null;
  free(): void;
}

/** Each call returns at once, or throws an error with a clear message. Use a worker for long work. */
export interface Engine {
  read(text: string, language?: "en" | "ko"): Reading;
  write(format: string, position: Position): string;
  formats(): Format[];
  /** With `clues`, 81 masks, the candidates of the blank cells are clues too; so too for `occurring`. */
  judge(grid: string, limit?: number, clues?: readonly number[] | null): Verdict;
  candidates(grid: string): number[];
  occurring(grid: string, clues?: readonly number[] | null): number[];
  mistakes(position: Position, language?: "en" | "ko"): Mistake[];
  /** `off` has the codes of techniques that are switched off. */
  hint(position: Position, depth?: 1 | 2 | 3, language?: "en" | "ko", off?: readonly string[]): Hint;
  path(position: Position, language?: "en" | "ko", off?: readonly string[]): Path;
  /** The steps that are available, by technique, up to a number. */
  steps(position: Position, most?: number, language?: "en" | "ko", off?: readonly string[]): StepWithMarks[];
  /** Checks the proof of a step from this position, and drops the constraints that it does not need. */
  prove(position: Position, step: Pick<Step, "placements" | "eliminations" | "proof">): CheckedProof;
  /** The names of the scales of difficulty. */
  scales(): string[];
  /** The rating of a puzzle with this one solution. A hard puzzle may take long. */
  rate(
    scale: string,
    puzzle: string,
    solution: string,
    language?: "en" | "ko",
    tell?: (rating: string, steps: number, placed: number) => void,
  ): Rating;
  techniques(language?: "en" | "ko"): Technique[];
  /** One attempt at a puzzle; null when this seed does not find one. */
  generate(options: GenerateOptions, seed: bigint | number, language?: "en" | "ko"): Made | null;
  rungs(): Rung[];
  run(rung: string, board: string, mostCalls?: number): Run;
  batch(text: string, format: string, task: Task): BatchResult;
  record(rung: string, board: string, mostEvents?: number): Recording;
}

/** Loads the build with vectors where the machine has them; `kind` forces one. */
export function load(kind?: "simd" | "plain"): Promise<Engine>;
