import type { ReadPuzzle } from "../engine/types";
import { start } from "./state";

/** Starts a puzzle that was read, with the player's digits. Candidates are the player's, or clues (a Sukaku). */
export function startFrom({ grid, placed, candidates, candidatesAreClues }: ReadPuzzle): void {
  start(grid, placed ?? "", candidates, candidatesAreClues ? candidates : null);
}
