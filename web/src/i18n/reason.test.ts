import { expect, it } from "vitest";
import { Unloaded } from "../engine/lane";
import { en } from "./en";
import { reasonOf } from "./reason";

it("says in words why something failed", () => {
  expect(reasonOf(new Unloaded())).toBe(en.app.unloaded);
  expect(reasonOf(new Error("The board has no cells"))).toBe("The board has no cells");
  expect(reasonOf("odd")).toBe("odd");
});
