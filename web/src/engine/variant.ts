import type { Candidate, Level } from "./types";

/** A puzzle of another size or with other rules, in the library's own JSON (docs/json/variant.schema.json). */
export interface Variant {
  "ninefold-variant": 1;
  rows: number;
  columns: number;
  values: number;
  least: number;
  lines: boolean;
  regions: string[][];
  title?: string;
  author?: string;
  description?: string;
  solution?: number[];
  rules: Rule[];
  drawn?: Drawing[];
  /** Whether the text covers the board until digits are right. */
  fog?: boolean;
  /** Rules that nobody here understands. */
  unknown?: { name: string; at?: string }[];
}

/** What is only drawn: one form each. Places and lengths are hundredths of the side of a cell; frames are the middle, width, height and a turn. */
export interface Drawing {
  line?: [number, number][];
  arrow?: [number, number][];
  box?: [number, number, number, number, number];
  round?: [number, number, number, number, number];
  cells?: string[];
  fill?: string;
  stroke?: string;
  ink?: string;
  width?: number;
  size?: number;
  text?: string;
  over?: boolean;
}

/** A relation of two numbers. */
export type Relation =
  | "less"
  | "not greater"
  | "equal"
  | "different"
  | { difference: number }
  | { ratio: number }
  | { sum: number }
  | { apart: number }
  | { table: number[][]; name?: string };

/** A rule with the name of its kind; which members it has depends on that. */
export interface Rule {
  rule: string;
  /** What its setter calls an automaton. */
  name?: string;
  cell?: string;
  cells?: string[];
  line?: string[];
  others?: string[];
  first?: string[];
  second?: string[];
  pill?: string[];
  shaft?: string[];
  parts?: string[][];
  values?: number[];
  value?: number | null;
  sum?: number | null;
  seen?: number | null;
  difference?: number;
  modulus?: number;
  relation?: Relation;
  closed?: boolean;
  factors?: number[];
  exact?: boolean;
  relations?: Relation[];
  marked?: string[][];
}

/** A puzzle of a text: a line of 81 characters, or a variant with the shortest text that holds it; both of a classic puzzle with words about it. */
export type ReadVariant = { title: string | null } & ({ grid: string } | { grid: string | null; text: string; variant: Variant });

export interface ReadingOfVariants {
  puzzles: ReadVariant[];
  trouble: string[];
}

/** Values from 1, row by row; of several solutions two that differ. */
export type VariantVerdict =
  | { kind: "unique"; solution: number[] }
  | { kind: "several"; solutions: [number[], number[]] }
  | { kind: "none" }
  | { kind: "unknown" };

/** Rules that cannot hold together, by their places in the puzzle. */
export interface Contradiction {
  rules: number[];
}

/** For a setter: the values of each cell in some solution, as masks; how many solutions each value has, by cell and up to a limit; what would
 *  make the puzzle unique; and the number of solutions if they are at most a thousand. */
export interface Counts {
  masks: number[];
  counts: number[][];
  unique: Candidate[];
  solutions: number | null;
  partial: boolean;
}

/** Whether a puzzle needs a rule. */
export type Need = "needed" | "needless" | "unknown";

/** A rule, by its place in the puzzle, that the values break in these cells. */
export interface Broken {
  rule: number;
  cells: number[];
}

/** A step of a variant: its technique with its name and its place among all of them, the level of a puzzle whose hardest step it is, and how
 *  many houses and rules it needs; in words, in three depths, and what it rests on as lists of cells and in words. Candidates are masks. The
 *  proof needs the candidates of `cells`, and a checker that knows only what the rules mean has accepted it or not. An argument that is a list has
 *  `lines`: what each line of the text behind the first leaves for which cells, and the cells that it rests on. */
export interface VariantStep {
  technique: string;
  name: string;
  rank: number;
  level: Level;
  size: number;
  texts: [string, string, string];
  lines: { left: [cell: number, mask: number][]; grounds: number[][] }[];
  placements: Candidate[];
  eliminations: Candidate[];
  pattern: number[];
  grounds: number[][];
  /** The places of its rules in the puzzle. */
  rules: number[];
  reasons: string[];
  cells: number[];
  accepted: boolean;
  candidates: number[];
}

/** The position in which a step is to be found: the values there, 0 for none, and all steps by its technique. */
export interface VariantPractice {
  values: number[];
  step: VariantStep;
  all: VariantStep[];
}

export interface WrittenVariant {
  text: string;
  losses: string[];
  other: boolean;
}
