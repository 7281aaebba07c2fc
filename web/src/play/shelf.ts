import { signal } from "@preact/signals";
import { load, save } from "../app/stored";
import { type Game, allDigits } from "./game";
import { FRESH } from "./history";

/** A game that another one took the place of. */
export interface Kept { game: Game; elapsed: number; when: number }

/** So many games are kept, with so many of their last acts. */
const MOST_GAMES = 12;
const MOST_ACTS = 300;

/** The games before this one, the latest first: no puzzle that is opened loses the one that was played. */
export const shelf = signal<readonly Kept[]>(load<Kept[]>("shelf") ?? []);

const sameBoard = (a: Game, b: Game) => a.givens.join() === b.givens.join() && (a.clues ?? []).join() === (b.clues ?? []).join();

/** Keeps a game in which something was done or is to do. */
export function shelve(game: Game, elapsed: number, when = Date.now()): void {
  const played = game.history.acts.length > 0;
  if (!played && allDigits(game).every((digit) => !digit)) return;
  const { acts, done } = game.history;
  // Later acts are what redo needs; so when some were undone the history goes.
  const history = acts.length <= MOST_ACTS ? game.history : done === acts.length ? { acts: acts.slice(-MOST_ACTS), done: MOST_ACTS } : FRESH;
  // Of a puzzle that was opened again without being played the older game is worth more.
  const others = shelf.value.filter((kept) => !sameBoard(kept.game, game) || (!played && kept.game.history.acts.length > 0));
  if (!played && others.some((kept) => sameBoard(kept.game, game))) return;
  keep([{ game: { ...game, history }, elapsed, when }, ...others].slice(0, MOST_GAMES));
}

/** Takes a game off the shelf. */
export function unshelve(kept: Kept): void {
  keep(shelf.value.filter((each) => each !== kept));
}

function keep(games: readonly Kept[]): void {
  shelf.value = games;
  save("shelf", games);
}
