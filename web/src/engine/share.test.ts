import { expect, it, vi } from "vitest";
import { Stopped } from "./lane";
import { share } from "./share";

const later = () => new Promise((resolve) => setTimeout(resolve));

it("hands every item to one worker", async () => {
  vi.stubGlobal("navigator", { hardwareConcurrency: 3 });
  const done: [string, number][] = [];
  const lanes = new Set();
  await share(["a", "b", "c", "d", "e"], 2, new AbortController().signal, async (item, lane, i) => {
    lanes.add(lane);
    await later();
    done.push([item, i]);
  });
  expect(done.map(([item, i]) => `${item}${i}`).sort()).toEqual(["a0", "b1", "c2", "d3", "e4"]);
  expect(lanes.size).toBe(2);
});

it("ends early and without an error when it is stopped", async () => {
  const stop = new AbortController();
  const done: number[] = [];
  await share([0, 1, 2, 3, 4, 5], 2, stop.signal, async (item) => {
    await later();
    if (item === 2) stop.abort();
    if (item === 3) throw new Stopped();
    done.push(item);
  });
  expect(done).toEqual([0, 1, 2]);
});

it("hands on what goes wrong", async () => {
  await expect(share([0], 2, new AbortController().signal, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
});
