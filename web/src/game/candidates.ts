import { CLASSIC } from "../base/shape";
import { bit, type CellState, marksOf, withMarks } from "./cell";
import { allDigits, amend, boardOf, digitAt, type Game } from "./game";
import { ownMasks } from "./variant";

/** The candidates that the digits of the other cells leave to each cell, also where it has a digit; only `clues` if candidates are clues. */
export function allowedMasks(digits: readonly number[], clues: readonly number[] | null | undefined, { peers } = CLASSIC): number[] {
  return digits.map((_, cell) => {
    const seen = (peers[cell] ?? []).reduce((mask, peer) => mask | (digits[peer] ? bit(digits[peer]) : 0), 0);
    return (clues?.[cell] ?? 511) & ~seen;
  });
}

/** The candidates that the digits on the board allow by the houses, and in a variant by what its rules say of single cells. */
export const possible = (game: Game): number[] =>
  allowedMasks(allDigits(game), game.variant ? ownMasks(game.variant.puzzle) : game.clues, boardOf(game));

/**
 * The same game with its centre marks brought up to date, as part of the last action: what a new digit excludes goes, what a removed digit
 * excluded comes back, and what the player removed stays removed.
 */
export function withCandidates(before: Game, after: Game): Game {
  if (after.history.acts === before.history.acts) return after;
  const blank = after.cells.every((state, cell) => digitAt(after, cell) || !marksOf(state, "centre"));
  if (!blank && allDigits(before).join() === allDigits(after).join()) return after;
  const [was, is] = [possible(before), possible(after)];
  const update = (state: CellState, cell: number): CellState => {
    if (digitAt(after, cell)) return state;
    const [old, now] = [was[cell] ?? 0, is[cell] ?? 0];
    return withMarks(state, "centre", blank ? now : (marksOf(state, "centre") & now) | (now & ~old));
  };
  return amend(after, after.cells.map(update));
}
