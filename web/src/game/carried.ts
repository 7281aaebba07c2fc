import { allOf, type CellState, digitOf, MOST_STATE, marksOf } from "./cell";
import { boardOf, change, type Game } from "./game";

/** What a link carries of a game besides its puzzle: a `~` where candidates were filled in, then the states of the cells in base 36, with dots between. */
export const carriedOf = ({ cells, filled }: Game): string =>
  (filled ? "~" : "") +
  cells
    .map((state) => (state ? state.toString(36) : ""))
    .join(".")
    .replace(/\.+$/, "");

/** The game with what a link carries, as its first action; the same game if that is nothing or does not fit its board. */
export function withCarried(game: Game, text: string): Game {
  const [, tilde, all = ""] = /^(~?)([\da-z]{0,10}(?:\.[\da-z]{0,10})*)$/.exec(text) ?? [];
  const { values } = boardOf(game);
  const states = all.split(".").map((state) => Number.parseInt(state || "0", 36));
  const fits = (state: CellState, cell: number) =>
    state <= MOST_STATE &&
    digitOf(state) <= (game.givens[cell] ? 0 : values) &&
    (marksOf(state, "corner") | marksOf(state, "centre")) <= (game.givens[cell] ? 0 : allOf(values));
  if (states.length > game.cells.length || !states.every(fits)) return game;
  const next = change(
    game,
    game.cells.map((_, cell) => states[cell] ?? 0),
  );
  return next === game ? game : { ...next, filled: tilde === "~" };
}
