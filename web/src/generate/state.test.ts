import { expect, it } from "vitest";
import { form, optionsOf } from "./state";

it("takes one number of clues as the least or the most, and no number as any", () => {
  const base = form.value;
  expect(optionsOf(base).clues).toBeUndefined();
  expect(optionsOf({ ...base, least: "24" }).clues).toEqual([24, 81]);
  expect(optionsOf({ ...base, most: "24" }).clues).toEqual([17, 24]);
  expect(optionsOf({ ...base, least: "24", most: "28" }).clues).toEqual([24, 28]);
  expect(optionsOf({ ...base, most: "x" }).clues).toBeUndefined();
});

it("asks for a window of scores in place of a level", () => {
  const window = { ...form.value, level: "score", lowest: "600", highest: " 700 " };
  expect([optionsOf(window).min, optionsOf(window).max]).toEqual(["score=600", "score=700"]);
  expect(optionsOf({ ...window, highest: "" }).max).toBe("");
  expect(optionsOf({ ...window, level: "hard" }).min).toBe("hard");
});

it("lets a pattern decide number and symmetry of the clues", () => {
  const options = optionsOf({ ...form.value, least: "24", pattern: "0 80" });
  expect([options.pattern, options.clues, options.symmetry]).toEqual([[0, 80], undefined, undefined]);
});
