import { expect, it } from "vitest";
import { cutText } from "./pieces";

it("cuts between lines", () => {
  const text = Array.from({ length: 10 }, (_, i) => `line ${i}`).join("\n");
  const pieces = cutText(text, "rate");
  expect(pieces.map((piece) => piece.split("\n").filter(Boolean).length)).toEqual([4, 4, 2]);
  expect(pieces.join("")).toBe(text);
  expect(cutText("", "solve")).toEqual([]);
  expect(cutText("a\n\nb\n", "check")).toEqual(["a\n\nb\n"]);
});
