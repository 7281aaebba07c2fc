import { isObject, storedList } from "../base/storage";
import type { Level } from "../engine/types";

/** A game that was played to its end. */
export interface Played {
  puzzle: string;
  level: Level | null;
  score: number;
  time: number;
  hints: number;
  when: number;
  day: string | null;
}

/** The number of games remembered. */
const MOST = 1000;

/** The finished games, latest first. */
export const records = storedList("records", isPlayed);

function isPlayed(value: unknown): value is Played {
  return (
    isObject(value) &&
    /^[1-9.]{81,729}$/.test(String(value.puzzle)) &&
    [value.time, value.hints, value.when, value.score].every(Number.isFinite) &&
    (value.day === null || typeof value.day === "string")
  );
}

/** Remembers a finished game. Solving it once more, after an undo for instance, counts once. */
export function remember(played: Played): void {
  const [last] = records.value;
  if (last?.puzzle === played.puzzle && played.when - last.when < 3_600_000) return;
  records.value = [played, ...records.value].slice(0, MOST);
}

/** Adds the level to the last game with this puzzle, when the rating comes after the end. */
export function addLevel(puzzle: string, level: Level | null, score: number): void {
  if (!records.value.some((played) => played.puzzle === puzzle && played.level === null)) return;
  records.value = records.value.map((played) => (played.puzzle === puzzle ? { ...played, level, score } : played));
}

export const forgetRecords = (): void => {
  records.value = [];
};

/** What the games of a level amount to. */
export interface Summary {
  games: number;
  best: number;
  mean: number;
  unaided: number;
}

export function summary(games: readonly Played[]): Summary | undefined {
  if (games.length === 0) return undefined;
  const times = games.map(({ time }) => time);
  return {
    games: games.length,
    best: Math.min(...times),
    mean: times.reduce((sum, time) => sum + time, 0) / times.length,
    unaided: games.filter(({ hints }) => hints === 0).length,
  };
}

const before = (day: string, days = 1) => new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

/** The last days up to one, the earliest first. */
export const lastDays = (day: string, count: number): string[] => Array.from({ length: count }, (_, i) => before(day, count - 1 - i));

/** How many days in a row, up to today or yesterday, the puzzle of the day was solved. */
export function streak(games: readonly Played[], today: string): number {
  const days = new Set(games.flatMap(({ day }) => day ?? []));
  let day = days.has(today) ? today : before(today);
  let count = 0;
  for (; days.has(day); day = before(day)) count++;
  return count;
}
