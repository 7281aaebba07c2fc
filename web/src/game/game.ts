import { digitsOf } from "../base/geometry";
import { clashesOn, type Shape } from "../base/shape";
import { areNumbers, isObject } from "../base/storage";
import type { Level } from "../engine/types";
import type { Variant } from "../engine/variant";
import { bit, type CellState, digitOf, EMPTY, type MarkKind, MOST_STATE, marksOf, withDigit, withMarks } from "./cell";
import { type Act, FRESH, type History, isHistory, move, record } from "./history";
import { givensOf, isVariant, shapeOf } from "./variant";

export type Mode = "digit" | MarkKind | "pen";
export const MODES: readonly Mode[] = ["digit", "corner", "centre", "colour", "pen"];

/** A puzzle being played: the givens, the player's actions, and undo. */
export interface Game {
  /**
   * A puzzle of another size, with other rules or with words about it, and the text that an address has for it. With nothing but words it is
   * classic. One of the gallery has a level.
   */
  variant?: { puzzle: Variant; text: string; classic?: boolean; level?: Level | undefined } | null;
  /** A digit for each cell, 0 for blanks. In a variant they are the values, from 1. */
  givens: readonly number[];
  /** Candidates that are clues too (a Sukaku), as masks by cell. */
  clues?: readonly number[] | null;
  cells: readonly CellState[];
  /** Lines of the pen, see `lines.ts`; none before the first. */
  lines?: readonly number[];
  /** Positions to which the player can return, the oldest first. */
  bookmarks?: readonly Bookmark[];
  history: History;
  /** Whether candidates were filled in: marks then stand in the places of candidates. */
  filled?: boolean;
}

/** A position to which the player can return. */
export type Bookmark = Pick<Game, "cells" | "lines">;

const isBookmark =
  (cells: number) =>
  (value: unknown): value is Bookmark =>
    isObject(value) && areNumbers(value.cells, MOST_STATE, cells) && (value.lines === undefined || areNumbers(value.lines, 15, cells));

/** Whether a stored value is a game. */
export function isGame(value: unknown): value is Game {
  if (!isObject(value)) return false;
  const { variant, givens, clues, history, bookmarks = [] } = value;
  if (variant != null && !(isObject(variant) && isVariant(variant.puzzle) && typeof variant.text === "string")) return false;
  const puzzle = variant?.puzzle as Variant | undefined;
  const cells = puzzle ? puzzle.rows * puzzle.columns : 81;
  return (
    areNumbers(givens, puzzle?.values ?? 9, cells) &&
    isBookmark(cells)(value) &&
    (clues == null || areNumbers(clues, 511, 81)) &&
    isHistory(history, cells) &&
    Array.isArray(bookmarks) &&
    bookmarks.every(isBookmark(cells))
  );
}

export function newGame(givens: string, placed = "", marks: readonly number[] | null = null, clues: readonly number[] | null = null): Game {
  const given = digitsOf(givens.padEnd(81, "."));
  const own = digitsOf(placed);
  const cells = given.map((digit, cell) => {
    if (digit) return EMPTY;
    const state = withDigit(EMPTY, own[cell] ?? 0);
    return marks && !own[cell] ? withMarks(state, "centre", marks[cell] ?? 0) : state;
  });
  return { givens: given, clues, cells, history: FRESH, filled: marks !== null };
}

/** A new game of a variant. */
export function newVariant(puzzle: Variant, text: string, level?: Level): Game {
  const givens = givensOf(puzzle);
  return { variant: { puzzle, text, level }, givens, cells: givens.map(() => EMPTY), history: FRESH };
}

/** The board of a game. */
export const boardOf = (game: Game): Shape => shapeOf(game.variant?.puzzle);

/** The digit in a cell, given or written; 0 for none. */
export const digitAt = (game: Game, cell: number): number => game.givens[cell] || digitOf(game.cells[cell] ?? EMPTY);

export const allDigits = (game: Game): number[] => game.givens.map((_, cell) => digitAt(game, cell));

/** The digits that the player wrote, without the givens. */
export const placedDigits = (game: Game): number[] => game.givens.map((given, cell) => (given ? 0 : digitOf(game.cells[cell] ?? EMPTY)));

export const isFull = (game: Game): boolean => allDigits(game).every(Boolean);

/** The cells whose digit stands again in one of their houses. */
export const clashesIn = (game: Game): Set<number> => clashesOn(boardOf(game), allDigits(game));

/** Whether something is left to do: a cell is blank, or digits clash. */
export const isOpen = (game: Game): boolean => !isFull(game) || clashesIn(game).size > 0;

/** What differs between two positions. */
function differences(before: Bookmark, after: Bookmark): Act {
  const compare = (a: readonly number[] = [], b: readonly number[] = [], first: number): Act =>
    Array.from({ length: Math.max(a.length, b.length) }, (_, i): Act[number] => [first + i, a[i] ?? 0, b[i] ?? 0]).filter(
      ([, was, is]) => was !== is,
    );
  return [...compare(before.cells, after.cells, 0), ...compare(before.lines, after.lines, before.cells.length)];
}

/** Changes the position and records one action; returns the same game when nothing changes. */
export function change(game: Game, cells: readonly CellState[], lines = game.lines): Game {
  const changes = differences(game, { cells, lines });
  return changes.length === 0 ? game : { ...game, cells, lines, history: record(game.history, changes) };
}

/** Changes cells as part of the last action. */
export function amend(game: Game, cells: readonly CellState[]): Game {
  const back = undo(game);
  return back === game ? game : change(back, cells, game.lines);
}

/** Changes cells by a function and records one action; returns the same game when nothing changes. */
function act(game: Game, cells: Iterable<number>, after: (state: CellState, cell: number) => CellState): Game {
  const next = [...game.cells];
  for (const cell of cells) next[cell] = after(next[cell] ?? EMPTY, cell);
  return change(game, next);
}

/**
 * Enters a digit in the selected cells. If all of them already have it, removes it. Marks go only into cells without a digit, colours into
 * all. With `tidy`, a written digit is removed from its peers' marks.
 */
export function type(game: Game, cells: readonly number[], mode: Mode, digit: number, tidy = false): Game {
  if (mode === "digit" || mode === "pen") {
    const open = cells.filter((cell) => !game.givens[cell]);
    const all = open.every((cell) => digitAt(game, cell) === digit);
    const { peers } = boardOf(game);
    const seen = tidy && !all ? open.flatMap((cell) => peers[cell] ?? []) : [];
    return act(game, new Set([...open, ...seen]), (state, cell) =>
      open.includes(cell) ? withDigit(state, all ? 0 : digit) : withoutMark(state, digit),
    );
  }
  const open = mode === "colour" ? cells : cells.filter((cell) => !digitAt(game, cell));
  const all = open.every((cell) => marksOf(game.cells[cell] ?? EMPTY, mode) & bit(digit));
  return act(game, open, (state) => {
    const mask = marksOf(state, mode);
    return withMarks(state, mode, all ? mask & ~bit(digit) : mask | bit(digit));
  });
}

function withoutMark(state: CellState, digit: number): CellState {
  const less = (from: CellState, kind: MarkKind) => withMarks(from, kind, marksOf(from, kind) & ~bit(digit));
  return digitOf(state) ? state : less(less(state, "corner"), "centre");
}

/**
 * Removes from the selected cells what the mode writes; if there is none, the next kind present: digits, then centre marks, corner marks,
 * colours.
 */
export function erase(game: Game, cells: readonly number[], mode: Mode): Game {
  const order = [mode, "digit", "centre", "corner", "colour"].filter((kind) => kind !== "pen") as ("digit" | MarkKind)[];
  const has = (state: CellState, what: "digit" | MarkKind) => (what === "digit" ? digitOf(state) : marksOf(state, what)) !== 0;
  const what = order.find((kind) => cells.some((cell) => has(game.cells[cell] ?? EMPTY, kind)));
  if (!what) return game;
  return act(game, cells, (state) => (what === "digit" ? withDigit(state, 0) : withMarks(state, what, 0)));
}

/** Writes these candidates as centre marks into all cells without a digit, as one action. */
export function fillMarks(game: Game, masks: readonly number[]): Game {
  const open = game.givens.map((_, cell) => cell).filter((cell) => !digitAt(game, cell));
  return { ...act(game, open, (state, cell) => withMarks(state, "centre", masks[cell] ?? 0)), filled: true };
}

/**
 * Applies a step of the engine: writes digits and removes candidates. For removals, the centre marks become the step's candidates
 * (`masks`), so that there is something to remove.
 */
export function apply(
  game: Game,
  placements: readonly { cell: number; digit: number }[],
  eliminations: readonly { cell: number; digit: number }[],
  masks: readonly number[],
): Game {
  const place = new Map(placements.map(({ cell, digit }) => [cell, digit]));
  const { peers } = boardOf(game);
  const seen = placements.flatMap(({ cell, digit }) => (peers[cell] ?? []).map((peer) => [peer, digit] as const));
  const gone = new Map<number, number>();
  for (const { cell, digit } of eliminations) gone.set(cell, (gone.get(cell) ?? 0) | bit(digit));
  for (const [cell, digit] of seen) gone.set(cell, (gone.get(cell) ?? 0) | bit(digit));
  const open = game.givens.map((_, cell) => cell).filter((cell) => !digitAt(game, cell));
  const fill = eliminations.length > 0;
  const after = (state: CellState, cell: number) => {
    const digit = place.get(cell);
    if (digit) return withDigit(state, digit);
    const mask = fill ? (masks[cell] ?? 0) : marksOf(state, "centre");
    return withMarks(state, "centre", mask & ~(gone.get(cell) ?? 0));
  };
  return { ...act(game, open, after), filled: fill || game.filled === true };
}

/** Undoes everything, as one action. The candidates of a Sukaku stay. */
export function restart(game: Game): Game {
  const clues = game.clues ?? [];
  return change(
    game,
    game.givens.map((given, cell) => withMarks(EMPTY, "centre", given ? 0 : (clues[cell] ?? 0))),
    game.lines?.map(() => 0),
  );
}

/** Goes back to a position that was kept, as one action. */
export const restore = (game: Game, { cells, lines }: Bookmark): Game => change(game, cells, lines ?? game.lines?.map(() => 0));

export function undo(game: Game): Game {
  return moveGame(game, "undo");
}

export function redo(game: Game): Game {
  return moveGame(game, "redo");
}

function moveGame(game: Game, towards: "undo" | "redo"): Game {
  const next = move(game, game.history, towards);
  return next ? { ...game, ...next } : game;
}

/** The cells similar to one: the same digit, otherwise the same colours, otherwise a common mark. */
export function alike(game: Game, cell: number): number[] {
  const every = game.givens.map((_, other) => other);
  const digit = digitAt(game, cell);
  if (digit) return every.filter((other) => digitAt(game, other) === digit);
  const state = game.cells[cell] ?? EMPTY;
  for (const kind of ["colour", "centre", "corner"] as const) {
    const mask = marksOf(state, kind);
    if (mask) return every.filter((other) => !digitAt(game, other) && marksOf(game.cells[other] ?? EMPTY, kind) === mask);
  }
  return [cell];
}

/** How often each digit appears on the board; index 0 is unused. */
export function tally(game: Game): number[] {
  const counts = Array<number>(boardOf(game).values + 1).fill(0);
  for (const digit of allDigits(game)) counts[digit] = (counts[digit] ?? 0) + 1;
  return counts;
}
