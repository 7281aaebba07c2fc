import { expect, it } from "vitest";
import { clock, elapsed, keepTime, resetTimer } from "./timer";

it("counts while it runs only", () => {
  resetTimer();
  keepTime(true, 1000);
  keepTime(true, 3000);
  keepTime(false, 4000);
  keepTime(true, 9000);
  keepTime(false, 9500);
  expect(elapsed.value).toBe(3500);
});

it("writes hours when there are some", () => {
  expect([clock(0), clock(61_000), clock(3_723_999)]).toEqual(["0:00", "1:01", "1:02:03"]);
});
