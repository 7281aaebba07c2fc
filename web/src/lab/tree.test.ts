import { expect, it } from "vitest";
import type { SearchCall } from "../engine/types";
import { lay } from "./tree";

it("stands every call above those that it made, and none on another", () => {
  // A first call, which makes two; the second of them makes three.
  const levels = [0, 1, 1, 2, 2, 2];
  const calls = levels.map((level, i): SearchCall => [i + 1, level, null, level || null, null]);
  const { nodes, width, height } = lay(calls);
  const [first, , second, ...last] = nodes;
  expect(last.map(({ x }) => x)).toEqual([...last.map(({ x }) => x)].sort((a, b) => a - b));
  expect(second?.x).toBe(last[1]?.x);
  expect(last.every(({ from }) => from?.x === second?.x && from?.y === second?.y)).toBe(true);
  expect(first?.from).toBeUndefined();
  expect(new Set(nodes.map(({ x, y }) => `${x} ${y}`)).size).toBe(levels.length);
  expect(nodes.every(({ x, y }) => x > 0 && x < width && y > 0 && y < height)).toBe(true);
});
