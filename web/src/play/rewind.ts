import { signal } from "@preact/signals";
import { engine } from "../engine/client";
import { t } from "../i18n";
import type { CellState } from "./cell";
import { type Game, placedDigits, restore, undo } from "./game";
import { troubleWith } from "./help";
import { game, message, play, position } from "./state";

/** A state of the cells that the player wants to be able to return to, with the puzzle that it belongs to. */
export const bookmark = signal<{ givens: string; cells: readonly CellState[] } | undefined>(undefined);

export const hasBookmark = (): boolean => bookmark.value?.givens === game.value.givens.join("");

export function setBookmark(): void {
  bookmark.value = { givens: game.value.givens.join(""), cells: game.value.cells };
  message.value = t().play.bookmarked;
}

/** Returns to the bookmark, as one action that can be undone. */
export function returnToBookmark(): void {
  const kept = bookmark.value;
  if (kept && hasBookmark()) play(restore(game.value, kept.cells));
}

/** The latest state of the game up to which every digit, as far as wrong ones are still there, agrees with the solution. */
export function beforeMistake(from: Game, solution: string): Game {
  const isRight = (game: Game) => placedDigits(game).every((digit, cell) => !digit || String(digit) === solution[cell]);
  for (let now = from; ; ) {
    const before = undo(now);
    if (isRight(now) || before === now) return now;
    now = before;
  }
}

/** Undoes everything from the first digit that is still wrong. Redo brings it back. */
export async function rewind(): Promise<void> {
  const now = game.value;
  try {
    const verdict = await engine.verdict(position.value);
    if (game.value !== now) return;
    if (verdict.kind !== "unique") {
      message.value = verdict.kind === "several" ? t().play.several : t().play.none;
      return;
    }
    const right = beforeMistake(now, verdict.solution);
    play(right);
    message.value = right === now ? t().play.rightSoFar : t().play.rewound;
  } catch (error) {
    message.value = troubleWith(error);
  }
}
