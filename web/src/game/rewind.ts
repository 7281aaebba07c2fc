import { engine } from "../engine/client";
import { t } from "../i18n";
import { type Bookmark, type Game, placedDigits, restore, undo } from "./game";
import { troubleWith } from "./help";
import { game, message, play, position } from "./state";

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
