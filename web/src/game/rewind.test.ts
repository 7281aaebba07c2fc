import { expect, it } from "vitest";
import { digitAt, newGame, restore, type, undo } from "./game";
import { beforeMistake } from "./rewind";

const EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLVED = Array.from("534678912672195348198342567859761423426853791713924856961537284287419635345286179", Number);

it("goes back to before the first digit that is still wrong", () => {
  let game = type(newGame(EASY), [2], "digit", 4);
  expect(beforeMistake(game, SOLVED)).toBe(game);
  game = type(type(game, [3], "digit", 1), [5], "digit", 8);
  const right = beforeMistake(game, SOLVED);
  expect([digitAt(right, 2), digitAt(right, 3), digitAt(right, 5)]).toEqual([4, 0, 0]);
  const corrected = type(game, [3], "digit", 6);
  expect(beforeMistake(corrected, SOLVED)).toBe(corrected);
});

it("returns to kept cells as one action", () => {
  const kept = type(newGame(EASY), [2], "digit", 4);
  const later = type(type(kept, [3], "digit", 6), [5], "corner", 8);
  const back = restore(later, kept);
  expect(back.cells).toEqual(kept.cells);
  expect(undo(back).cells).toEqual(later.cells);
});
