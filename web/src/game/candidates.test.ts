import { expect, it } from "vitest";
import { possible, withCandidates } from "./candidates";
import { digitsIn, marksOf } from "./cell";
import { erase, fillMarks, type Game, newGame, restart, type, undo } from "./game";

const EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const centre = (game: Game, cell: number) => digitsIn(marksOf(game.cells[cell] ?? 0, "centre")).join("");
const filled = (() => {
  const game = newGame(EASY);
  return fillMarks(game, possible(game));
})();

it("follows digits as they come and go, and keeps what the player removed", () => {
  expect([centre(filled, 2), centre(filled, 3), centre(filled, 11)]).toEqual(["124", "26", "247"]);
  const removed = type(filled, [11], "centre", 7);
  expect(withCandidates(filled, removed)).toBe(removed);
  const written = withCandidates(removed, type(removed, [2], "digit", 2));
  expect([centre(written, 3), centre(written, 11)]).toEqual(["6", "4"]);
  const erased = withCandidates(written, erase(written, [2], "digit"));
  expect([centre(erased, 2), centre(erased, 3), centre(erased, 11)]).toEqual(["124", "26", "24"]);
});

it("is one action with the digit", () => {
  const written = withCandidates(filled, type(filled, [2], "digit", 2));
  expect(written.history.done).toBe(filled.history.done + 1);
  expect(undo(written).cells).toEqual(filled.cells);
});

it("fills in again what was restarted", () => {
  const written = withCandidates(filled, type(filled, [2], "digit", 2));
  expect(withCandidates(written, restart(written)).cells).toEqual(filled.cells);
  expect(withCandidates(filled, restart(filled)).cells).toEqual(filled.cells);
});
