import { computed, effect, signal } from "@preact/signals";
import { settings } from "../base/settings";
import { engine, Lane } from "../engine/client";
import type { Grade } from "../engine/types";
import { digits, isBlank, position, puzzleText, setting, variant } from "./state";

/** Grades by puzzle and language. Rating a hard puzzle takes long, so it has a worker of its own. */
const grades = signal<Readonly<Record<string, Grade>>>({});
const lane = new Lane();

const keyOf = (puzzle: string) => `${settings.value.language} ${puzzle}`;

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
      // Without exactly one solution there is no grade.
      () => undefined,
    );
    return () => stop.abort();
  });
}
