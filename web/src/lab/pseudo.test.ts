import { expect, it } from "vitest";
import { KOREAN, PSEUDO } from "./pseudo";

it("has every line in Korean, except names of functions", () => {
  const lines = new Set(
    Object.values(PSEUDO)
      .flat()
      .map(({ text }) => text),
  );
  const left = [...lines].filter((text) => !(text in KOREAN));
  expect(left.every((text) => /^\w+\([\w, ]*\):$|^fill:$/.test(text))).toBe(true);
  expect(Object.keys(KOREAN).filter((text) => !lines.has(text))).toEqual([]);
  for (const [english, korean] of Object.entries(KOREAN)) expect(/^ */.exec(korean)?.[0]).toBe(/^ */.exec(english)?.[0]);
});
