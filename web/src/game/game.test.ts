import { describe, expect, it } from "vitest";
import { digitsIn, marksOf } from "./cell";
import { alike, allDigits, apply, digitAt, erase, fillMarks, newGame, redo, restart, tally, type, undo } from "./game";

const EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const centre = (game: ReturnType<typeof newGame>, cell: number) => digitsIn(marksOf(game.cells[cell] ?? 0, "centre"));

describe("typing", () => {
  it("writes a digit and removes it when it is typed again", () => {
    const game = type(newGame(EASY), [2], "digit", 4);
    expect(digitAt(game, 2)).toBe(4);
    expect(digitAt(type(game, [2], "digit", 4), 2)).toBe(0);
    expect(digitAt(type(game, [2], "digit", 1), 2)).toBe(1);
  });

  it("leaves givens alone", () => {
    const game = newGame(EASY);
    expect(type(game, [0], "digit", 9)).toBe(game);
    expect(type(game, [0], "centre", 9)).toBe(game);
    expect(erase(game, [0], "digit")).toBe(game);
  });

  it("adds a mark to the cells that lack it, and removes it when all have it", () => {
    let game = type(newGame(EASY), [2], "centre", 4);
    game = type(game, [2, 3], "centre", 4);
    expect([centre(game, 2), centre(game, 3)]).toEqual([[4], [4]]);
    game = type(game, [2, 3], "centre", 4);
    expect([centre(game, 2), centre(game, 3)]).toEqual([[], []]);
  });

  it("tidies the marks of peers when asked to", () => {
    const marked = fillMarks(newGame(EASY), Array<number>(81).fill(0b1111));
    expect(centre(type(marked, [2], "digit", 4, true), 3)).toEqual([1, 2, 3]);
    expect(centre(type(marked, [2], "digit", 4), 3)).toEqual([1, 2, 3, 4]);
  });

  it("keeps marks below a digit, and colours givens", () => {
    let game = type(newGame(EASY), [2], "corner", 1);
    game = type(type(game, [2], "digit", 4), [2], "digit", 4);
    expect(marksOf(game.cells[2] ?? 0, "corner")).toBe(1);
    expect(marksOf(type(game, [0], "colour", 3).cells[0] ?? 0, "colour")).toBe(4);
  });
});

describe("erasing", () => {
  it("takes out what the mode writes, else the next thing", () => {
    let game = type(type(newGame(EASY), [2], "centre", 1), [2], "digit", 4);
    game = erase(game, [2], "digit");
    expect(digitAt(game, 2)).toBe(0);
    expect(centre(game, 2)).toEqual([1]);
    expect(centre(erase(game, [2], "digit"), 2)).toEqual([]);
  });
});

describe("history", () => {
  it("goes back and on, and forgets what was undone when something else is done", () => {
    const first = type(newGame(EASY), [2], "digit", 4);
    const second = type(first, [3], "digit", 6);
    expect(allDigits(undo(second))).toEqual(allDigits(first));
    expect(allDigits(redo(undo(second)))).toEqual(allDigits(second));
    const other = type(undo(second), [3], "digit", 2);
    expect(redo(other)).toBe(other);
    expect(undo(newGame(EASY)).history.done).toBe(0);
  });

  it("takes candidates and restarts as one act each", () => {
    const filled = fillMarks(newGame(EASY), Array<number>(81).fill(0b11));
    expect(centre(filled, 2)).toEqual([1, 2]);
    expect(filled.cells[0]).toBe(0);
    expect(undo(filled).cells.every((state) => state === 0)).toBe(true);
    expect(undo(restart(filled)).cells).toEqual(filled.cells);
  });

  it("applies a step as one act", () => {
    const game = apply(newGame(EASY), [], [{ cell: 2, digit: 1 }], Array<number>(81).fill(0b111));
    expect(centre(game, 2)).toEqual([2, 3]);
    expect(centre(game, 3)).toEqual([1, 2, 3]);
    expect(undo(game).cells.every((state) => state === 0)).toBe(true);
  });
});

describe("selections", () => {
  it("finds cells alike", () => {
    const game = newGame(EASY);
    expect(alike(game, 0)).toEqual([0, 14, 71]);
    expect(alike(game, 2)).toEqual([2]);
    expect(tally(game)[5]).toBe(3);
  });
});
