import { computed, effect, signal } from "@preact/signals";
import { route } from "../base/route";
import { settings } from "../base/settings";
import { Stopped, setting, variants } from "../engine/client";
import { LEVELS } from "../engine/find";
import type { Level } from "../engine/types";
import type { Variant, VariantStep, VariantVerdict } from "../engine/variant";
import { bit } from "../game/cell";
import { puzzleAddress } from "../game/link";
import { toldOf, verdictOf } from "../game/rules";
import { game, variant } from "../game/state";
import { refusedOf, unknownOf } from "../game/variant";
import { t } from "../i18n";
import { reasonOf } from "../i18n/reason";
import { at, forget, keepPlace, showAsked, showing, startAnew } from "./state";

/** The steps of a variant from its givens on, as far as they are known, and the values before each and after the last. */
export interface Steps {
  of: Variant;
  language: string;
  steps: readonly VariantStep[];
  values: readonly (readonly number[])[];
  /** How many solutions there are, as far as that is known. */
  verdict?: VariantVerdict;
  /** What is to be said at the end; none while more is to come. */
  end?: string;
}

/** How hard the steps are: the level and the hardest of them, and their sizes added up. */
export function gradeOf(steps: readonly VariantStep[]): { level: Level; hardest: string; score: number } | undefined {
  const order = ({ level, rank }: VariantStep) => 100 * LEVELS.indexOf(level) + rank;
  const [first] = [...steps].sort((a, b) => order(b) - order(a));
  const score = steps.reduce((sum, { size }) => sum + size, 0);
  return first && { level: first.level, hardest: first.name, score };
}

/** The candidates that appear in some solution, as masks, once they were asked for; null if the guesses did not suffice. */
export const possible = signal<{ of: Variant; masks: readonly number[] | null } | undefined>(undefined);

/** Shows them. */
export async function showPossible(of: Variant): Promise<void> {
  showing.value = "occurring";
  if (possible.peek()?.of === of) return;
  const masks = await variants.possible(of, GUESSES).catch(() => null);
  possible.value = { of, masks };
}

/** As many guesses may the first question take, whether there is one solution. The steps hold without an answer too. */
const GUESSES = 100_000;

const language = computed(() => settings.value.language);

export const found = signal<Steps | undefined>(undefined);

/** Finds one step after the other of the variant that is played; the returned function ends that. */
export function followVariant(): () => void {
  let stop: AbortController | undefined;
  const isHere = computed(() => found.value?.of === variant.value);
  const place = [followRoute, keepPlace].map((does) =>
    effect(() => {
      if (isHere.value) does();
    }),
  );
  const end = effect(() => {
    const puzzle = variant.value;
    const now = language.value;
    stop?.abort();
    const known = found.peek();
    if (!puzzle || (known?.of === puzzle && known.language === now && known.end)) return;
    stop = new AbortController();
    void walk(puzzle, now, stop.signal);
  });
  return () => {
    stop?.abort();
    for (const each of [...place, end]) each();
  };
}

/** The address that was followed last. A player who goes on from there is not led back. */
let followed: unknown;

/** Goes to the step, or shows what the address asks for, if that is of the puzzle on the board. */
function followRoute(): void {
  const { view, values } = route.value;
  const text = values.get("p");
  const puzzle = variant.value;
  if (view !== "explain" || followed === route.value || !puzzle || (text !== null && text !== puzzleAddress().p)) return;
  followed = route.value;
  showAsked(values, Number.POSITIVE_INFINITY, () => void showPossible(puzzle));
}

async function walk(puzzle: Variant, language: string, signal: AbortSignal): Promise<void> {
  forget();
  if (found.peek()?.of !== puzzle) startAnew();
  let now: Steps = { of: puzzle, language, steps: [], values: [game.peek().givens] };
  const tell = (more: Partial<Steps>) => {
    now = { ...now, ...more };
    if (signal.aborted) return;
    found.value = now;
    if (now.end !== undefined) at.value = Math.min(at.peek(), now.steps.length);
  };
  tell({});
  if (unknownOf(puzzle)) return tell({ end: refusedOf(puzzle) });
  try {
    // The worker of Set, which is not open now: what Play asks for does not wait behind the steps, nor ends them.
    const verdict = await setting<VariantVerdict>(puzzle, "judge", [GUESSES], signal);
    if (verdict.kind === "none") {
      const why = await verdictOf(puzzle);
      return tell({ verdict, end: why.kind === "unique" ? t().play.none : toldOf(why) });
    }
    tell({ verdict });
    let kept: number[] | null = null;
    while (!signal.aborted) {
      const values = [...(now.values.at(-1) ?? [])];
      if (values.every(Boolean)) return tell({ end: t().explain.solved });
      const step: VariantStep | null = await variants.nextHint(puzzle, values, kept, signal);
      if (!step) return tell({ end: t().explain.stuck });
      kept = [...step.candidates];
      for (const { cell, digit } of step.eliminations) kept[cell] = (kept[cell] ?? 0) & ~bit(digit);
      for (const { cell, digit } of step.placements) [values[cell], kept[cell]] = [digit, 0];
      tell({ steps: [...now.steps, step], values: [...now.values, values] });
    }
  } catch (error) {
    tell({ end: error instanceof Stopped ? t().variant.unknown : t().app.failed(reasonOf(error)) });
  }
}
