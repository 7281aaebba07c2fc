import { expect, it } from "vitest";
import { Unloaded } from "../engine/lane";
import { en } from "./en";
import { asSentence, reasonOf } from "./reason";

it("says in words why something failed", () => {
  expect(reasonOf(new Unloaded())).toBe(en.app.unloaded);
  expect(reasonOf(new Error("The board has no cells"))).toBe("The board has no cells");
  expect(reasonOf("odd")).toBe("odd");
});

it("makes sentences of reasons, and leaves places in JSON as they are", () => {
  expect(asSentence("no cells")).toBe("No cells.");
  expect(asSentence("rules[0]: no cells")).toBe("rules[0]: no cells.");
  expect(asSentence("still counting…")).toBe("Still counting…");
});
