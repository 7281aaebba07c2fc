import { expect, it } from "vitest";
import { dayOf, levelOf, seedsOf } from "./daily";
import { type Played, streak, summary } from "./records";

const played = (time: number, hints: number, day: string | null): Played => ({
  puzzle: ".".repeat(81),
  level: "easy",
  score: 1,
  time,
  hints,
  when: 0,
  day,
});

it("sums up the games of a level", () => {
  expect(summary([])).toBeUndefined();
  expect(summary([played(1000, 0, null), played(3000, 2, null)])).toEqual({ games: 2, best: 1000, mean: 2000, unaided: 1 });
});

it("counts days in a row, and does not break a row before the day is over", () => {
  const games = ["2026-02-28", "2026-03-01", "2026-03-02", "2026-02-20"].map((day) => played(1, 0, day));
  expect(streak(games, "2026-03-02")).toBe(3);
  expect(streak(games, "2026-03-03")).toBe(3);
  expect(streak(games, "2026-03-04")).toBe(0);
});

it("has the same seeds for a day, others for the next, and a level for each weekday", () => {
  const first = (day: string) => {
    const next = seedsOf(day);
    return [next(), next()];
  };
  expect(first("2026-11-22")).toEqual([20261122000n, 20261122001n]);
  expect(first("2026-11-22")).toEqual(first("2026-11-22"));
  expect(first("2026-11-23")[0]).not.toBe(first("2026-11-22")[0]);
  expect(levelOf("2026-11-23")).toBe("easy");
  expect(levelOf("2026-11-28")).toBe("unfair");
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});
