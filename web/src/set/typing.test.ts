import { expect, it } from "vitest";
import { begin, blank, choose, draft, past, type, typeOn, undo } from "./state";

it("makes one step of a number as it is typed, and none of what changes nothing", () => {
  begin({ ...blank(6), rules: [{ rule: "killer cage", cells: ["r1c1", "r1c2"], sum: 5 }] });
  choose(0);
  const before = past.value.length;
  for (const text of ["5x", "5", "57", "572", "572 "]) type(text);
  expect([past.value.length, draft.value.rules[0]?.sum]).toEqual([before + 1, 572]);
  undo();
  choose(0);
  for (const digit of [5, 8]) typeOn(digit);
  expect([past.value.length, draft.value.rules[0]?.sum]).toEqual([before + 1, 58]);
  undo();
  expect(draft.value.rules[0]?.sum).toBe(5);
});
