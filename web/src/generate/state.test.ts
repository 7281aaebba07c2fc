import { expect, it } from "vitest";
import { form, wishesOf } from "./state";

it("takes one number of clues as exact, and no number as no wish", () => {
  const base = form.value;
  expect(wishesOf(base).clues).toBeUndefined();
  expect(wishesOf({ ...base, least: "24" }).clues).toEqual([24, 24]);
  expect(wishesOf({ ...base, least: "24", most: "28" }).clues).toEqual([24, 28]);
  expect(wishesOf({ ...base, most: "x" }).clues).toBeUndefined();
});
