/**
 * The engine's answers. Cells are numbered row by row from 0; houses 0–8 rows, 9–17 columns, 18–26 blocks; grids are lines of 81 characters
 * with `.` for blanks; masks have bit d−1 for digit d.
 */
export interface Candidate {
  cell: number;
  digit: number;
}

/** A part of a step's evidence: a house, or digits in cells, with its role. */
export interface Part {
  role: string;
  house?: number;
  cells?: number[];
  digits?: number[];
}

export interface Node {
  digit: number;
  cells: number[];
  on: boolean;
}

/** Why a statement follows: a cell, a house, a set of cells, another chain of the step (by its number), or something else. */
export type Via = { cell: number } | { house: number } | { cells: number[]; digits: number[] } | { step: number } | null;

export interface Link {
  from: Node;
  to: Node;
  strong: boolean;
  via: Via;
}

/** The position before a step. */
export interface Marks {
  digits: string;
  candidates: number[];
}

export interface Step {
  technique: string;
  name: string;
  level: Level;
  score: number;
  /** The community's short notation. */
  text: string;
  /** Sentences in the requested language. */
  reason: string;
  placements: Candidate[];
  eliminations: Candidate[];
  pattern: Part[];
  chains: Link[][];
  proof: Proof;
}

/**
 * A proof (docs/PROOFS.md): its constraints cannot all hold if the step is wrong. They are numbers: a cell's own below 81 (it holds a digit),
 * 81 + 9·house + digit − 1 for a digit that has a place in a house. A deadly pattern has cells, and guardians of which one must be true.
 */
export interface Proof {
  truths: number[];
  deadly: number[];
  guardians: Candidate[];
}

/** A proof that was checked; if it is accepted, no constraint can be left out. */
export interface CheckedProof extends Proof {
  accepted: boolean;
}

export type StepWithMarks = Step & { before: Marks };

/** How far a long rating is: the least that it can still become, its steps, and the digits that they placed. */
export interface RatingSoFar {
  scale: string;
  rating: string;
  steps: number;
  placed: number;
}

export type Level = "easy" | "medium" | "hard" | "unfair" | "extreme";

export interface Grade {
  /** The scale of this grade. */
  scale: string;
  solved: boolean;
  /** `null` when the path does not solve the puzzle. */
  level: Level | null;
  score: number;
  hardest: string | null;
  hardestName: string | null;
}

export interface Path {
  steps: StepWithMarks[];
  grade: Grade;
  solution: string;
  stuck: boolean;
  mistakes: Mistake[];
}

export interface Mistake {
  kind: "digit" | "candidate";
  cell: number;
  digit: number;
  text: string;
}

/** Where a hint tells to look. */
export type Look = { houses: number[] } | { digits: number[] };

export type Hint =
  | { kind: "step"; text: string; look: Look; step: Step; before: Marks }
  | { kind: "mistake"; text: string; cells: number[] }
  | { kind: "solved" }
  | { kind: "stuck" };

/** The place in a text where it stops being a puzzle. */
export interface Trouble {
  line: number;
  column: number;
  expected: string;
  found: string;
}

/** `placed` has the player's digits with the givens; `candidates` are the player's, or clues (a Sukaku). */
export interface ReadPuzzle {
  grid: string;
  placed: string | null;
  candidates: number[] | null;
  candidatesAreClues: boolean;
  title: string | null;
}

export interface Reading {
  format: string;
  count: number;
  puzzles: ReadPuzzle[];
  trouble: Trouble[];
}

export interface Format {
  name: string;
  summary: string;
  korean: string;
}

export type Verdict =
  | { kind: "unique"; solution: string }
  | { kind: "none" }
  | { kind: "several"; solutions: [string, string]; count: number; complete: boolean }
  | { kind: "contradictory"; message: string; cells: number[] };

export interface GenerateOptions {
  /** The least and the greatest level. */
  min?: string;
  max?: string;
  technique?: string;
  symmetry?: string;
  clues?: [number, number];
  /** The cells that have clues, if these and no others are to have them. */
  pattern?: number[];
  minimal?: boolean;
}

export interface Made {
  puzzle: string;
  clues: number;
  grade: Grade;
}

export interface Technique {
  code: string;
  name: string;
  english: string;
  family: string;
  level: Level;
  score: number;
  hodoku: string | null;
  explainer: string | null;
  wiki: string | null;
}

export interface Rung {
  name: string;
  title: string;
  complete: boolean;
  firstInOrder: boolean;
  observable: boolean;
  sides: number[];
}

export interface Counts {
  calls: number;
  checks: number;
  looks: number;
  assignments: number;
  backtracks: number;
  deepest: number;
}

export type SearchResult = { kind: "solved"; board: string } | { kind: "dead end"; cell: number } | { kind: "none" | "limit" | "size" };

export interface Run {
  rung: string;
  result: SearchResult;
  counts: Counts;
  callsAfter: number;
}

/** The best mean time of a search in several samples, and how often it ran in all of them. */
export interface Timing {
  milliseconds: number;
  runs: number;
}

export interface RecordingSummary {
  events: number;
  result: SearchResult;
  counts: Counts;
  side: number;
}

export type EventKind = "call" | "try" | "reject" | "place" | "undo" | "back" | "solution";

export interface SearchEvent {
  kind: EventKind;
  cell: number | null;
  digit: number | null;
  house: number | null;
  level: number;
  text: string;
}

/** An open call of a search: its cell, the digit it has there now, and those that failed. */
export interface OpenLevel {
  cell: number | null;
  digit: number | null;
  failed: number[];
}

/** A recorded search after `at` events; `event` is the one that happened last, `open` has the calls from the first on. */
export interface SearchState {
  at: number;
  digits: number[];
  counts: Counts;
  level: number;
  event: SearchEvent | null;
  open: OpenLevel[];
}

/** A call of a search: the state in which it begins, its level, the cell and digit written before it, the state in which it has ended. */
export type SearchCall = [begin: number, level: number, cell: number | null, digit: number | null, end: number | null];

/** A whole search: its calls where they are few, otherwise the least and greatest level in equal pieces of it. */
export interface WholeSearch {
  calls: SearchCall[] | null;
  depths: [number, number][] | null;
  solution: number | null;
}

/** The rating of a puzzle on a scale: the scale's title, the figures in words, and what they say. */
export interface Rating {
  scale: string;
  title: string;
  text: string;
  about: string;
}

export type Task = "solve" | "check" | "rate" | "canon";

/** A text of many puzzles; `clues` has a line for each that is well formed. */
export interface Sheet {
  format: string;
  count: number;
  /** Where the puzzles stand that could be read. */
  lines: number[];
  malformed: number;
  trouble: Trouble[];
  clues: string;
}

/** A task's results for some puzzles, one line each, and the number of each kind of result. */
export interface BatchPiece {
  output: string;
  puzzles: number;
  counts: Record<string, number>;
}

/** A `BatchPiece` of a whole text in its own format, with what is malformed in it. */
export interface BatchResult extends BatchPiece {
  trouble: Trouble[];
}
