import { expect, it } from "vitest";
import { after, dayNumber, isDue, read } from "./mastery";

it("counts boards and days, and asks again after longer and longer pauses", () => {
  const first = after(undefined, 100);
  expect(first).toEqual({ boards: 1, days: 1, last: 100 });
  expect(after(first, 100)).toEqual({ boards: 2, days: 1, last: 100 });
  const second = after(first, 101);
  expect(second).toEqual({ boards: 2, days: 2, last: 101 });
  expect([isDue(first, 100), isDue(first, 101), isDue(second, 103), isDue(second, 104)]).toEqual([false, true, false, true]);
  const often = { boards: 90, days: 40, last: 0 };
  expect([isDue(often, 34), isDue(often, 35)]).toEqual([false, true]);
});

it("reads what is stored, and leaves out what is not an entry", () => {
  expect([...read("x-wing:3:2:20782 nonsense  y:1:1:-3 naked-pair:1:1:7")]).toEqual([
    ["x-wing", { boards: 3, days: 2, last: 20782 }],
    ["naked-pair", { boards: 1, days: 1, last: 7 }],
  ]);
});

it("the day changes at midnight of the learner", () => {
  const late = new Date(2026, 10, 25, 23, 59);
  expect(dayNumber(new Date(2026, 10, 26, 0, 1)) - dayNumber(late)).toBe(1);
  expect(dayNumber(new Date(2026, 10, 25, 0, 1))).toBe(dayNumber(late));
});
