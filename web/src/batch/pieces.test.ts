import { expect, it } from "vitest";
import { cut } from "./pieces";

it("cuts between lines", () => {
  const text = Array.from({ length: 10 }, (_, i) => `line ${i}`).join("\n");
  const pieces = cut(text, "rate");
  expect(pieces.map((piece) => piece.split("\n").filter(Boolean).length)).toEqual([4, 4, 2]);
  expect(pieces.join("")).toBe(text);
  expect(cut("", "solve")).toEqual([]);
  expect(cut("a\n\nb\n", "check")).toEqual(["a\n\nb\n"]);
});
