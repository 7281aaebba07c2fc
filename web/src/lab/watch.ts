import { batch, signal } from "@preact/signals";
import { eachFrame } from "../base/frames";
import { engine, Lane, Stopped } from "../engine/client";
import type { RecordingSummary, SearchState } from "../engine/types";
import { lackOf, trouble } from "./state";

/** The number of events kept of each search. */
const MOST_EVENTS = 300_000;

export interface Runner {
  name: string;
  recording: RecordingSummary;
  state: SearchState;
}

/** The searches side by side, all after the same number of events, or at their ends. */
export const runners = signal<Runner[]>([]);
export const running = signal(false);
/** Events a second. */
export const pace = signal(100);

let lane = new Lane();
let at = 0;
let asking = false;

/** Lines up the rungs and starts them. */
export async function enter(names: string[], board: string): Promise<void> {
  leave();
  lane = new Lane();
  const mine = lane;
  at = 0;
  try {
    const recordings = await engine.enter(names, board, MOST_EVENTS, mine);
    const states = await engine.states(0, mine);
    if (mine !== lane) return;
    batch(() => {
      runners.value = recordings.flatMap((recording, i) => {
        const [name, state] = [names[i], states[i]];
        return name && state ? [{ name, recording, state }] : [];
      });
      running.value = true;
    });
  } catch (error) {
    if (!(error instanceof Stopped)) trouble.value = lackOf(board, error);
  }
}

/** Ends the watching. */
export function leave(): void {
  lane.stop();
  running.value = false;
  runners.value = [];
}

/** Goes to a number of events. Calls meanwhile are not queued: the last one counts. */
async function seek(to: number): Promise<void> {
  at = to;
  if (asking) return;
  asking = true;
  try {
    for (let asked: number | undefined; asked !== at; ) {
      asked = at;
      const states = await engine.states(Math.floor(asked), lane);
      runners.value = runners.value.map((runner, i) => ({ ...runner, state: states[i] ?? runner.state }));
    }
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  } finally {
    asking = false;
  }
}

/** Advances the searches at each frame; the returned function ends that. */
export function animate(): () => void {
  const stop = eachFrame((passed) => {
    if (!running.peek()) return;
    const end = Math.max(...runners.peek().map(({ recording }) => recording.events));
    if (at >= end) running.value = false;
    else void seek(Math.min(end, at + (pace.peek() * passed) / 1000));
  });
  return () => {
    stop();
    leave();
  };
}

export const begin = (): void => {
  void seek(0);
  running.value = true;
};

/** Every runner at its end. */
export const finish = (): void => {
  running.value = false;
  void seek(Math.max(0, ...runners.peek().map(({ recording }) => recording.events)));
};
