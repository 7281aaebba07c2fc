import { signal } from "@preact/signals";
import { find } from "../engine/find";
import type { Level, Made } from "../engine/types";
import { isOpen } from "./game";
import { shelf } from "./shelf";
import { dayOfGame, game, solved, start, takeUp } from "./state";

/** Harder towards the weekend; Sunday first. */
const LEVELS: readonly Level[] = ["hard", "easy", "easy", "medium", "medium", "hard", "unfair"];

/** A day as `2026-11-22`, by the player's clock. */
export function dayOf(date: Date): string {
  const two = (n: number) => String(n).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

const utc = (day: string) => new Date(`${day}T00:00:00Z`);

export const levelOf = (day: string): Level => LEVELS[utc(day).getUTCDay()] ?? "easy";

/** The seeds to try for a day. The engine makes the same puzzle of a seed on every machine, so a day's puzzle needs no server. */
export function seedsOf(day: string): () => bigint {
  let next = BigInt(day.replaceAll("-", "")) * 1000n;
  return () => next++;
}

/** Today's puzzle, as soon as it is made. */
export const today = signal<{ day: string; made: Made } | undefined>(undefined);

/** The puzzle of a day. */
export async function puzzleOf(day: string, signal: AbortSignal): Promise<Made> {
  const level = levelOf(day);
  const known = today.peek();
  return known?.day === day ? known.made : find({ min: level, max: level, symmetry: "rotate180" }, signal, undefined, seedsOf(day));
}

/** The game of a day that the shelf keeps. */
const keptOf = (day: string) => shelf.value.find((kept) => kept.day === day);

/** The game of a day, on the board or on the shelf. */
export const gameOf = (day: string) => (dayOfGame.value === day ? game.value : keptOf(day)?.game);

/** Plays the puzzle of a day, and goes on with it where it was begun. */
export function playDay({ puzzle }: Made, day: string): void {
  if (dayOfGame.peek() === day && !solved.peek()) return;
  const kept = keptOf(day);
  if (kept && isOpen(kept.game)) takeUp(kept);
  else start(puzzle, day);
}

let preparing: AbortController | undefined;

/** Makes today's puzzle for a picture of it. Whoever wants another puzzle need not wait for it. */
export function prepareToday(): void {
  const day = dayOf(new Date());
  preparing?.abort();
  preparing = new AbortController();
  void puzzleOf(day, preparing.signal).then(
    (made) => (today.value = { day, made }),
    () => undefined,
  );
}

export const stopPreparing = () => preparing?.abort();
