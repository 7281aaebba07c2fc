import { isObject, storedList } from "../base/storage";
import { allDigits, type Game, isGame } from "./game";

/** A game that another one replaced. */
export interface Kept {
  game: Game;
  elapsed: number;
  when: number;
  hints?: number;
  day?: string | null;
}

/** The number of games kept, and of their last actions. */
const MOST_GAMES = 12;
const MOST_ACTS = 300;

/** The previous games, latest first: opening a puzzle never loses the current game. */
export const shelf = storedList("shelf", isKept);

function isKept(value: unknown): value is Kept {
  return isObject(value) && isGame(value.game) && Number.isFinite(value.elapsed) && Number.isFinite(value.when);
}

const sameBoard = (a: Game, b: Game) =>
  a.variant?.text === b.variant?.text && a.givens.join() === b.givens.join() && (a.clues ?? []).join() === (b.clues ?? []).join();

/** Whether a game goes on from what was done in an earlier one of the same board; a link with digits begins another one. */
const goesOn = (game: Game, before: Game) => {
  const [now, then] = [game, before].map(({ history }) => JSON.stringify(history.acts).slice(0, -1));
  return sameBoard(game, before) && `${now}`.startsWith(`${then}`);
};

/** Keeps a game with something done or something left to do. */
export function shelve(kept: Kept): void {
  const { game } = kept;
  const played = game.history.acts.length > 0;
  if (!played && !game.variant && allDigits(game).every((digit) => !digit)) return;
  const { acts, done } = game.history;
  // A long history keeps the last actions that are in effect.
  const history =
    acts.length <= MOST_ACTS ? game.history : { acts: acts.slice(0, done).slice(-MOST_ACTS), done: Math.min(done, MOST_ACTS) };
  const others = shelf.value.filter((kept) => !goesOn(game, kept.game));
  // If a puzzle was opened again without being played, the older game is worth more.
  if (!played && others.some((kept) => sameBoard(kept.game, game))) return;
  shelf.value = [{ ...kept, game: { ...game, history } }, ...others].slice(0, MOST_GAMES);
}

/** Takes a game off the shelf. */
export function unshelve(kept: Kept): void {
  shelf.value = shelf.value.filter((each) => each !== kept);
}
