import { batch, effect, signal, untracked } from "@preact/signals";
import { eachFrame } from "../base/frames";
import { digitsOf, withDots } from "../base/geometry";
import { own } from "../base/own";
import { route, stay } from "../base/route";
import { clashesOn, classicOf } from "../base/shape";
import { engine, Stopped } from "../engine/client";
import type { RecordingSummary, Rung, SearchState } from "../engine/types";
import { puzzleText } from "../game/state";
import { t } from "../i18n";
import { reasonOf } from "../i18n/reason";
import { PSEUDO } from "./pseudo";

/** The number of events kept of a search. */
export const MOST_EVENTS = 1_000_000;

/** The number of events that the lab shows by itself when it is opened. */
const FIRST_EVENTS = 40;

/** A board on which every event can be followed, for the first visit. */
export const SMALL = "1.....3..4.....2";
export const HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

export const rungs = signal<Rung[]>([]);
export const rung = signal("list-of-blanks");
/** The board as 16, 36 or 81 characters. */
export const board = signal(SMALL);
export const recording = signal<RecordingSummary | undefined>(undefined);
export const state = signal<SearchState | undefined>(undefined);
export const playing = signal(false);
/** Events a second. */
export const speed = signal(10);
export const trouble = signal("");
export const recordingNow = signal(false);

/** The target position; the state follows as fast as the engine answers. */
let target = 0;
let asking = false;
/** The event at which playing ends. */
let until = Number.POSITIVE_INFINITY;
/** The board of the address. Another one, which was opened since, is a step of the browser's history. */
let named = "";
let stop = new AbortController();

/** The puzzle of the play page, where it is one of digits. */
export const ownBoard = (): string | undefined =>
  /^[1-9.]{81}$/.test(puzzleText.value) && /[1-9]/.test(puzzleText.value) ? puzzleText.value : undefined;

/** Takes puzzle, rung and step from each address of the lab; what an address does not name stays. The returned function ends that. */
export function followLinks(): () => void {
  return effect(() => {
    const { view, values } = route.value;
    if (view === "lab") void untracked(() => openLab(values));
  });
}

async function openLab(values: URLSearchParams): Promise<void> {
  const text = withDots(values.get("p") ?? "");
  const fits = /^[1-9.]+$/.test(text) && [16, 36, 81].includes(text.length);
  const kept = recording.value !== undefined;
  const wanted = values.get("rung") ?? rung.value;
  const [puzzle, name] = [fits ? text : kept ? board.value : (ownBoard() ?? SMALL), own(PSEUDO, wanted) ? wanted : rung.value];
  const step = Number(values.get("step") ?? 0);
  named = puzzle;
  if (!kept || puzzle !== board.value || name !== rung.value) {
    board.value = puzzle;
    rung.value = name;
    await record(step);
    if ([...values.keys()].join() === "view") begin();
  } else if (values.has("step")) await seek(step);
  else keepAddress();
  if (name !== wanted) trouble.value = t().lab.unknown(wanted);
  if (text && !fits) trouble.value = t().lab.broken;
}

/** Who only opens the lab sees the search begin: it plays the first events, or stands behind them where the system asks for less motion. */
function begin(): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return void seek(FIRST_EVENTS);
  until = FIRST_EVENTS;
  playing.value = recording.peek() !== undefined;
}

/** Why a board cannot be searched. */
export const lackOf = (text: string, error: unknown): string =>
  clashesOn(classicOf(text.length), digitsOf(text)).size > 0 ? t().lab.clash : t().app.failed(reasonOf(error));

/** Records the chosen rung on the board, and goes to an event of the search. */
export async function record(at = 0): Promise<void> {
  stop.abort();
  stop = new AbortController();
  const { signal } = stop;
  batch(() => {
    playing.value = false;
    trouble.value = "";
    recordingNow.value = true;
    recording.value = state.value = undefined;
  });
  try {
    if (rungs.peek().length === 0) rungs.value = await engine.rungs();
    const made = await engine.record(rung.peek(), board.peek(), MOST_EVENTS, signal);
    if (signal.aborted) return;
    recording.value = made;
    await seek(at);
  } catch (error) {
    if (!(error instanceof Stopped)) trouble.value = lackOf(board.peek(), error);
  } finally {
    if (!signal.aborted) recordingNow.value = false;
  }
}

/** Goes to the state after a number of events. Calls meanwhile are not queued: the last one counts. */
export async function seek(at: number): Promise<void> {
  const last = recording.peek()?.events ?? 0;
  // A link may have anything as its step.
  target = Math.max(0, Math.min(last, Math.round(at) || 0));
  if (asking) return;
  asking = true;
  try {
    for (let asked: number | undefined; asked !== target; ) {
      asked = target;
      const found = await engine.state(asked);
      if (found) state.value = found;
    }
  } catch (error) {
    if (!(error instanceof Stopped)) trouble.value = reasonOf(error);
  } finally {
    asking = false;
  }
  if (!playing.peek()) keepAddress();
}

/** Goes some events on. Each of several quick steps counts, even before the answer to the last one has come. */
export const step = (by: number): Promise<void> => {
  playing.value = false;
  return seek((asking ? target : (state.peek()?.at ?? 0)) + by);
};

/** Goes to the next (or last) event of a kind. */
export async function jump(kind: "back" | "solution" | "call", back = false): Promise<void> {
  playing.value = false;
  const found = await engine.find(state.peek()?.at ?? 0, kind, back);
  if (found !== null && found !== undefined) await seek(found);
}

/** The address holds puzzle, rung and step, so that copying it links to the current view. */
function keepAddress(): void {
  if (route.peek().view !== "lab") return;
  const p = board.peek();
  stay("lab", { p, rung: rung.peek(), step: state.peek()?.at }, p !== named);
  named = p;
}

/** Plays while `playing`: at each frame as many events as the speed asks for. The returned function ends it. */
export function animate(): () => void {
  let part = 0;
  const end = eachFrame((passed) => {
    if (!playing.peek()) return;
    part += (speed.peek() * passed) / 1000;
    const whole = Math.floor(part);
    if (whole === 0) return;
    part -= whole;
    const from = Math.max(target, state.peek()?.at ?? 0);
    const end = Math.min(until, recording.peek()?.events ?? 0);
    if (from >= end) {
      playing.value = false;
      keepAddress();
      return;
    }
    void seek(Math.min(end, from + whole));
  });
  return () => {
    playing.value = false;
    end();
  };
}

export function togglePlay(): void {
  until = Number.POSITIVE_INFINITY;
  const end = recording.peek()?.events ?? 0;
  if (!playing.peek() && (state.peek()?.at ?? 0) >= end) void seek(0);
  playing.value = !playing.peek();
  if (!playing.peek()) keepAddress();
}
