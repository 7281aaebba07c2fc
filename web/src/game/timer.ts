import { signal } from "@preact/signals";

/** The time played, in milliseconds, and whether the clock is stopped. */
export const elapsed = signal(0);
export const paused = signal(false);

let since: number | undefined;

/** Adds the time since the last call when the clock runs; called each second and before saving. */
function tick(now = Date.now()): void {
  if (since !== undefined) elapsed.value += Math.max(0, now - since);
  since = undefined;
}

/** Restarts the clock from now while `running`. */
export function keepTime(running: boolean, now = Date.now()): void {
  tick(now);
  if (running) since = now;
}

export function resetTimer(to = 0): void {
  elapsed.value = to;
  if (since !== undefined) since = Date.now();
}

/** `1:02:03` or `2:03`. */
export function clock(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (n: number) => String(n).padStart(2, "0");
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
