import { computed, effect } from "@preact/signals";
import { settings } from "../base/settings";
import { Stopped, setting } from "../engine/client";
import type { Contradiction, Counts, Need, Variant, VariantVerdict } from "../engine/variant";
import { unknownOf } from "../game/variant";
import { t } from "../i18n";
import { reasonOf } from "../i18n/reason";
import { isOpen } from "./kinds";
import { draft, type Known, known, whole } from "./state";

/** What the answers depend on, besides the size of the board. */
const rules = computed(() => draft.value.rules);
const regions = computed(() => draft.value.regions);
const unknown = computed(() => draft.value.unknown);

/** As many guesses as questions may cost at first: the first answer comes at once, the others a little later. */
const GUESSES = { judge: 20_000, counts: 2_000, needs: 5_000 };
/** If an answer is not whole, the question is asked again with so many times the guesses. */
const PATIENCE = [1, 10, 100];
/** Enough to tell the order of magnitude. */
const SAMPLES = 200;
/** After so many milliseconds an answer is late. */
const LATE = 200;
/** Solutions of a candidate are counted up to this. */
export const LIMIT = 10;

/** Whether the answer to the last stroke is on its way: until then the board shows the one before. */
const isOld = computed(() => {
  const { working, counts, verdict } = known.value;
  return working && !counts && verdict?.kind !== "unique" && verdict?.kind !== "none";
});

/** What the board shows of the solutions, and whether that is about to change. */
export const seen = computed(() => {
  const { old, late } = known.value;
  const { counts, verdict } = (isOld.value ? old : known.value) ?? {};
  const solution = verdict?.kind === "unique" ? verdict.solution : undefined;
  const isSame = (counts?.masks ?? solution)?.length === draft.value.rows * draft.value.columns;
  return { counts: isSame ? counts : undefined, solution: isSame ? solution : undefined, isLate: isOld.value && late };
});

/** Answers again after each stroke, which ends the questions about the one before; the returned function ends that. */
export function answerWhileSetting(): () => void {
  let stop: AbortController | undefined;
  const end = effect(() => {
    void [rules.value, regions.value, unknown.value, settings.value.language];
    const puzzle = whole.peek();
    stop?.abort();
    stop = new AbortController();
    const missed = unknownOf(puzzle);
    // On the way to a jigsaw some regions are too large.
    const large = puzzle.regions.find(({ length }) => length > puzzle.values);
    const trouble = missed ? t().variant.missed(missed) : large && t().set.large(large.length, puzzle.values);
    const { counts, verdict, old } = known.peek();
    known.value = trouble ? { trouble, working: false } : { working: true, old: isOld.peek() ? old : { counts, verdict } };
    if (!trouble) void ask(puzzle, stop.signal);
  });
  return () => {
    stop?.abort();
    end();
  };
}

async function ask(puzzle: Variant, signal: AbortSignal): Promise<void> {
  const add = (more: Partial<Known>) => {
    if (!signal.aborted) known.value = { ...known.peek(), ...more };
  };
  setTimeout(() => isOld.peek() && add({ late: true }), LATE);
  /** Tells each answer until one is whole. */
  const tell = async (guesses: number, question: (guesses: number) => Promise<Partial<Known>>, isWhole: (known: Known) => boolean) => {
    for (const times of PATIENCE) {
      add(await question(guesses * times));
      if (isWhole(known.peek())) return;
    }
  };
  // The answers speak of the rules that were told, by their places.
  const { rules } = draft.peek();
  const places = rules.flatMap((rule, place) => (isOpen(rule) ? [] : place));
  try {
    await tell(
      GUESSES.judge,
      async (guesses) => ({ verdict: await setting<VariantVerdict>(puzzle, "judge", [guesses], signal) }),
      ({ verdict }) => verdict?.kind !== "unknown",
    );
    const kind = known.peek().verdict?.kind;
    if (kind === "none") {
      const found = await setting<Contradiction | null>(puzzle, "contradiction", [GUESSES.judge], signal);
      add({ contradiction: found && { ...found, rules: found.rules.map((place) => places[place] ?? place) } });
      if (found) add({ why: await setting<string[]>(puzzle, "why", [Uint32Array.from(found.rules)], signal) });
    }
    if (kind === "several") {
      await tell(
        GUESSES.counts,
        async (guesses) => ({ counts: await setting<Counts>(puzzle, "counts", [LIMIT, guesses], signal) }),
        ({ counts }) => !counts?.partial,
      );
      if (known.peek().counts?.solutions == null) add({ about: await setting<number | null>(puzzle, "estimate", [SAMPLES], signal) });
    }
    if (kind === "unique")
      await tell(
        GUESSES.needs,
        async (guesses) => {
          const needs = await setting<Need[] | null>(puzzle, "needs", [guesses], signal);
          return { needs: needs && rules.map((_, place): Need => needs[places.indexOf(place)] ?? "needed") };
        },
        ({ needs }) => needs != null && !needs.includes("unknown"),
      );
  } catch (error) {
    if (!(error instanceof Stopped)) add({ trouble: reasonOf(error) });
  }
  add({ working: false });
}
