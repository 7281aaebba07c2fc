import { settings } from "../base/settings";
import { engine, variants } from "../engine/client";
import type { Reading, ReadPuzzle } from "../engine/types";
import type { ReadVariant } from "../engine/variant";
import { t } from "../i18n";
import { newVariant } from "./game";
import { message, put, start } from "./state";
import { lackOf } from "./variant";

/** A puzzle of a text, and what is wrong with the rest of it in the page's words. */
export interface Found {
  puzzles: readonly (ReadPuzzle | ReadVariant)[];
  count: number;
  trouble: Reading["trouble"];
  /** What is wrong with variants, in sentences. */
  said: readonly string[];
}

/** The puzzles of a text. Whether it holds variants is asked only if it is more than classic puzzles. */
export async function readText(text: string): Promise<Found> {
  const { language } = settings.peek();
  const classic = await engine.read(text, language);
  const found = { ...classic, said: [] };
  if (classic.puzzles.length > 0 && classic.trouble.length === 0) return found;
  const { puzzles, trouble } = await variants.read(text, language);
  // A place in JSON, such as `rules[0]`, stays as it is written there.
  const said = trouble.map((each) => each.replace(/^.(?!\w*[[.:])/, (first) => first.toUpperCase()));
  const hasVariants = puzzles.some((puzzle) => "variant" in puzzle);
  if (puzzles.length > 0 && (hasVariants || classic.puzzles.length === 0)) return { puzzles, count: puzzles.length, trouble: [], said };
  return classic.puzzles.length === 0 && said.length > 0 ? { ...found, trouble: [], said } : found;
}

/** Starts a puzzle that was read, with the player's digits. Candidates are the player's, or clues (a Sukaku). What is not understood is said. */
export function startFrom(puzzle: ReadPuzzle | ReadVariant, count = 1): void {
  if ("variant" in puzzle) put(newVariant(puzzle.variant, puzzle.text));
  else {
    const { grid, placed = null, candidates = null, candidatesAreClues = false } = puzzle as ReadPuzzle;
    start(grid, placed ?? "", candidates, candidatesAreClues ? candidates : null);
  }
  message.value = ("variant" in puzzle && lackOf(puzzle.variant)) || t().open.opened(count);
}
