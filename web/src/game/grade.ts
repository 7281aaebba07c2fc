import { computed, effect, signal } from "@preact/signals";
import { settings } from "../base/settings";
import { engine, Lane } from "../engine/client";
import type { Grade } from "../engine/types";
import { t } from "../i18n";
import { reasonOf } from "../i18n/reason";
import { digits, game, isBlank, message, position, puzzleText, setting, variant } from "./state";
import { lackOf } from "./variant";

/** Grades by puzzle and language. Rating a hard puzzle takes long, so it has a worker of its own. */
const grades = signal<Readonly<Record<string, Grade>>>({});
const lane = new Lane();

const keyOf = (puzzle: string) => `${settings.value.language} ${puzzle}`;

/** A puzzle that does not have exactly one solution, and whether it has none. */
const faulty = signal<{ puzzle: string; none: boolean } | undefined>(undefined);

/** Says of the puzzle on the board that it has no solution or several, which is worth more than that it was opened. */
export function findFault(kind: "none" | "several"): void {
  faulty.value = { puzzle: puzzleText.peek(), none: kind === "none" };
  const { puzzle } = game.peek().variant ?? {};
  if (!puzzle || !lackOf(puzzle)) message.value = "";
}

/** That the puzzle on the board has no solution or several, once that is known. */
export function faultNow(): string {
  const { none, several } = t().play;
  if (faulty.value?.puzzle !== puzzleText.value) return "";
  return faulty.value.none ? none : several;
}

/** Level and score of the puzzle on the board, once they are known. */
export const grade = computed(() => grades.value[keyOf(puzzleText.value)]);

export const clueCount = computed(() => [...position.value.givens].filter((digit) => digit !== ".").length);

/** Rates each puzzle that comes onto the board; the returned function ends that. */
export function gradePuzzles(): () => void {
  return effect(() => {
    const key = keyOf(puzzleText.value);
    if (isBlank.value || setting.value || variant.value || digits.peek().every((digit) => !digit) || grades.peek()[key]) return undefined;
    const stop = new AbortController();
    engine.grade(position.peek(), settings.peek().language, lane, stop.signal).then(
      (grade) => (grades.value = { ...grades.value, [key]: grade }),
      // Without exactly one solution there is no grade. What is typed on an empty board is no puzzle yet.
      (error) => {
        const why = reasonOf(error);
        const given = game.peek().clues || game.peek().givens.some(Boolean);
        if (!given || keyOf(puzzleText.peek()) !== key || !/^(none|several|contradictory)$/.test(why)) return;
        findFault(why === "several" ? why : "none");
      },
    );
    return () => stop.abort();
  });
}
