import { expect, it } from "vitest";
import { form, optionsOf } from "./state";

it("takes one number of clues as exact, and no number as any", () => {
  const base = form.value;
  expect(optionsOf(base).clues).toBeUndefined();
  expect(optionsOf({ ...base, least: "24" }).clues).toEqual([24, 24]);
  expect(optionsOf({ ...base, least: "24", most: "28" }).clues).toEqual([24, 28]);
  expect(optionsOf({ ...base, most: "x" }).clues).toBeUndefined();
});

it("lets a pattern decide number and symmetry of the clues", () => {
  const options = optionsOf({ ...form.value, least: "24", pattern: "0 80" });
  expect([options.pattern, options.clues, options.symmetry]).toEqual([[0, 80], undefined, undefined]);
});
