import { signal } from "@preact/signals";
import { settings } from "../base/settings";
import { engine, variants } from "../engine/client";
import type { Level, Reading, ReadPuzzle } from "../engine/types";
import type { ReadVariant } from "../engine/variant";
import { t } from "../i18n";
import { capital } from "../i18n/reason";
import { type Game, newGame, newVariant } from "./game";
import { message, put } from "./state";
import { lackOf } from "./variant";

/** A puzzle of a text, and what is wrong with the rest of it in the page's words. */
export interface Found {
  puzzles: readonly (ReadPuzzle | ReadVariant)[];
  count: number;
  trouble: Reading["trouble"];
  /** What is wrong with variants, in sentences. */
  said: readonly string[];
}

/** A text from the clipboard, a file or a link for which the player has to choose or to correct something. */
export const offered = signal<{ text: string; reading: Found } | undefined>(undefined);

/** The puzzle of a text that holds nothing else. */
export const onlyOf = ({ puzzles, count, trouble, said }: Found) => (count + trouble.length + said.length === 1 ? puzzles[0] : undefined);

/** Formats of links that hold words about a puzzle too. */
const WORDY = /^(fpuzzles|sudokupad)$/;

/** The puzzles of a text. Whether it holds variants or words is asked only if it may be more than classic puzzles. */
export async function readText(text: string): Promise<Found> {
  const { language } = settings.peek();
  const classic = await engine.read(text, language);
  const found = { ...classic, said: [] };
  if (classic.puzzles.length > 0 && classic.trouble.length === 0 && !WORDY.test(classic.format)) return found;
  const { puzzles: read, trouble } = await variants.read(text, language);
  // A player's digits and candidates are in the other reading.
  const puzzles = read.length === classic.puzzles.length ? read.map((puzzle, i) => ({ ...classic.puzzles[i], ...puzzle })) : read;
  const said = trouble.map(capital);
  const hasVariants = puzzles.some((puzzle) => "variant" in puzzle);
  if (puzzles.length > 0 && (hasVariants || classic.puzzles.length === 0)) return { puzzles, count: puzzles.length, trouble: [], said };
  return classic.puzzles.length === 0 && said.length > 0 ? { ...found, trouble: [], said } : found;
}

/** A new game of a puzzle that was read, with the player's digits. Candidates are the player's, or clues (a Sukaku). */
export function gameFrom(puzzle: ReadPuzzle | ReadVariant, level?: Level): Game {
  const more = "variant" in puzzle ? puzzle : undefined;
  const { grid, placed, candidates = null, candidatesAreClues } = puzzle as ReadPuzzle;
  if (more && !grid) return newVariant(more.variant, more.text, level);
  const classic = newGame(grid, placed ?? "", candidates, candidatesAreClues ? candidates : null);
  return { ...classic, variant: more && { puzzle: more.variant, text: more.text, classic: true } };
}

/** Starts a puzzle that was read. What is not understood is said. */
export function startFrom(puzzle: ReadPuzzle | ReadVariant, count = 1, level?: Level, game = gameFrom(puzzle, level)): void {
  put(game);
  // The name of a puzzle of the gallery stands there.
  message.value = level ? "" : ("variant" in puzzle && lackOf(puzzle.variant)) || t().open.opened(count);
}
