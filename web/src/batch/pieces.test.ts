import { expect, it } from "vitest";
import { cut } from "./pieces";

it("cuts between lines and counts them", () => {
  const text = Array.from({ length: 60 }, (_, i) => `line ${i}`).join("\n");
  const pieces = cut(text, "rate");
  expect(pieces.map((piece) => piece.linesBefore)).toEqual([0, 24, 48]);
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
  expect(cut("", "solve")).toEqual([]);
  expect(cut("a\n\nb\n", "check")).toEqual([{ text: "a\n\nb\n", linesBefore: 0 }]);
});
