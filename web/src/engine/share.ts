import { Lane, Stopped } from "./lane";

/**
 * Hands items to workers, the next one to the first free worker: as many workers as there are processors, up to `most`.
 * When `signal` stops it, it ends early and without an error.
 */
export async function share<T>(
  items: readonly T[],
  most: number,
  signal: AbortSignal,
  work: (item: T, lane: Lane, i: number) => Promise<void>,
): Promise<void> {
  const left = items.entries();
  const worker = async () => {
    const lane = new Lane();
    const end = () => lane.stop();
    signal.addEventListener("abort", end);
    try {
      for (const [i, item] of left) {
        if (signal.aborted) return;
        await work(item, lane, i);
      }
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    } finally {
      signal.removeEventListener("abort", end);
      lane.stop();
    }
  };
  const lanes = Math.max(1, Math.min(navigator.hardwareConcurrency || 2, most, items.length));
  await Promise.all(Array.from({ length: lanes }, worker));
}
