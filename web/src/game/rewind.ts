import { digitsOf } from "../base/geometry";
import { engine } from "../engine/client";
import type { Variant } from "../engine/variant";
import { t } from "../i18n";
import { type Bookmark, type Game, placedDigits, restore, undo } from "./game";
import { troubleWith } from "./help";
import { toldOf, verdictOf } from "./rules";
import { game, message, play, position, variant } from "./state";

/** The most positions kept of a game; the oldest are dropped. */
const MOST = 12;

/** Keeps the position, so that the player can return to it. */
export function setBookmark(): void {
  const { bookmarks = [], cells, lines } = game.value;
  game.value = { ...game.value, bookmarks: [...bookmarks, { cells, ...(lines ? { lines } : {}) }].slice(-MOST) };
  message.value = t().play.bookmarked(game.value.bookmarks?.length ?? 0);
}

/** Returns to a position, as one action that can be undone. */
export const returnTo = (bookmark: Bookmark): void => play(restore(game.value, bookmark));

export function forgetBookmark(bookmark: Bookmark): void {
  game.value = { ...game.value, bookmarks: (game.value.bookmarks ?? []).filter((each) => each !== bookmark) };
}

/** The latest state of the game up to which every digit, as far as wrong ones are still there, agrees with the solution. */
export function beforeMistake(from: Game, solution: readonly number[]): Game {
  const isRight = (game: Game) => placedDigits(game).every((digit, cell) => !digit || digit === solution[cell]);
  for (let now = from; ; ) {
    const before = undo(now);
    if (isRight(now) || before === now) return now;
    now = before;
  }
}

/** The solution, or why there is none to speak of. */
async function classicSolution(): Promise<number[] | string> {
  const verdict = await engine.verdict(position.value);
  if (verdict.kind === "unique") return digitsOf(verdict.solution);
  return verdict.kind === "several" ? t().play.several : t().play.none;
}

async function solutionOf(puzzle: Variant): Promise<number[] | string> {
  const verdict = await verdictOf(puzzle);
  return verdict.kind === "unique" ? verdict.solution : toldOf(verdict);
}

/** Undoes everything from the first digit that is still wrong. Redo brings it back. */
export async function rewind(): Promise<void> {
  const now = game.value;
  try {
    const solution = variant.value ? await solutionOf(variant.value) : await classicSolution();
    if (game.value !== now) return;
    if (typeof solution === "string") {
      message.value = solution;
      return;
    }
    const right = beforeMistake(now, solution);
    play(right);
    message.value = right === now ? t().play.rightSoFar : t().play.rewound;
  } catch (error) {
    message.value = troubleWith(error);
  }
}
