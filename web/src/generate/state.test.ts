import { expect, it } from "vitest";
import { added, form, imagesOf, optionsOf, tries } from "./state";

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

it("mirrors a cell as the symmetry says", () => {
  expect(imagesOf(1, "none")).toEqual([1]);
  expect(imagesOf(1, "rotate180")).toEqual([1, 79]);
  expect(imagesOf(1, "rotate90").sort((a, b) => a - b)).toEqual([1, 17, 63, 79]);
  expect(imagesOf(1, "mirror-flip").sort((a, b) => a - b)).toEqual([1, 7, 73, 79]);
  expect(imagesOf(1, "diagonal")).toEqual([1, 9]);
  expect(imagesOf(1, "full")).toHaveLength(8);
  expect(imagesOf(40, "full")).toEqual([40]);
});

it("forgets what came of a search when the form changes, once it has ended", () => {
  [added.value, tries.value] = [2, 1];
  form.value = { ...form.value, most: "30" };
  expect(added.value).toBe(2);
  tries.value = undefined;
  form.value = { ...form.value, most: "" };
  expect(added.value).toBe(0);
});
