import { settings } from "../base/settings";
import { engine, type Lane } from "./client";
import type { GenerateOptions, Level, Made } from "./types";

export const LEVELS: readonly Level[] = ["easy", "medium", "hard", "unfair", "extreme"];

function seed(): bigint {
  return crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n;
}

/** Tries one seed after the other until it finds a puzzle or `signal` stops it; calls `tried` for each failed seed. */
export async function find(
  options: GenerateOptions,
  signal: AbortSignal,
  tried: () => void = () => {},
  next: () => bigint = seed,
  lane?: Lane,
): Promise<Made> {
  for (;;) {
    const found = await engine.generate(options, next(), settings.value.language, signal, lane);
    if (found) return found;
    tried();
  }
}
