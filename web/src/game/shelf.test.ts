import { expect, it } from "vitest";
import { newGame, type, undo } from "./game";
import { shelf, shelve } from "./shelf";

const keep = (game: ReturnType<typeof newGame>) => shelve({ game, elapsed: 0, when: 0 });
const kept = () => shelf.value.map(({ game }) => game.history.acts.length);

it("keeps a game until one goes on from it", () => {
  const fresh = newGame("1");
  const one = type(fresh, [1], "digit", 2);
  const two = type(one, [2], "digit", 3);
  for (const game of [one, two, type(fresh, [1], "digit", 3), fresh]) keep(game);
  expect(kept()).toEqual([1, 2]);
});

it("keeps the undo of a long game of which something was undone", () => {
  let game = newGame("");
  for (let i = 0; i < 310; i++) game = type(game, [0], "digit", (i % 9) + 1);
  keep(undo(game));
  const last = shelf.value[0]?.game ?? game;
  expect([last.history.done, last.cells, undo(last).cells]).toEqual([300, undo(game).cells, undo(undo(game)).cells]);
});
