import { batch, computed, effect, signal } from "@preact/signals";
import { settings } from "../app/settings";
import { t } from "../i18n";
import { Stopped, engine } from "../engine/client";
import type { Path, Verdict } from "../engine/types";
import { ownCandidates, troubleWith } from "../play/help";
import { game, isBlank, position as played } from "../play/state";

/** Solutions are counted up to this many. */
export const COUNT_LIMIT = 1_000_000;

/** The content of the board. */
export type Showing = "path" | "solution" | "other" | "occurring";

/** Whether the player's digits count, or only the givens. */
export const fromHere = signal(false);
export const verdict = signal<Verdict | undefined>(undefined);
export const path = signal<Path | undefined>(undefined);
export const occurring = signal<number[] | undefined>(undefined);
export const trouble = signal("");
export const working = signal(false);
/** The number of the step shown; the number of steps for the end. */
export const at = signal(0);
export const showing = signal<Showing>("path");

export const step = computed(() => path.value?.steps[at.value]);

const NOTHING = ".".repeat(81);

/** The position being explained. */
export const position = computed(() => {
  const { givens, clues, placed } = played.value;
  return fromHere.value
    ? { givens, clues, placed, candidates: ownCandidates() }
    : { givens, clues, placed: NOTHING, candidates: null };
});

/** Whether the player wrote something from which the explanation can continue. */
export const hasProgress = computed(() => played.value.placed !== NOTHING || game.value.history.done > 0);

let stop = new AbortController();

/** Cancels the computation at the player's request. */
export function cancel(): void {
  stop.abort();
  trouble.value = t().app.cancelled;
}

/** Asks for everything again whenever the position or the language changes; the returned function ends that. */
export function followPosition(): () => void {
  return effect(() => {
    const asked = position.value;
    const { language } = settings.value;
    stop = new AbortController();
    const { signal } = stop;
    const blank = isBlank.value;
    batch(() => {
      verdict.value = path.value = occurring.value = undefined;
      trouble.value = "";
      at.value = 0;
      showing.value = "path";
      working.value = !blank;
    });
    if (blank) return undefined;
    void explain(asked, language, signal).finally(() => (working.value = false));
    const mine = stop;
    return () => mine.abort();
  });
}

async function explain(asked: typeof position.value, language: string, signal: AbortSignal): Promise<void> {
  try {
    const judged = await engine.judge(asked, COUNT_LIMIT, signal);
    verdict.value = judged;
    if (judged.kind === "unique") path.value = await engine.path(asked, language, signal);
    else showing.value = judged.kind === "several" ? "solution" : "path";
  } catch (error) {
    if (!(error instanceof Stopped)) trouble.value = troubleWith(error);
  }
}

/** Shows the candidates that appear in some solution. */
export async function showOccurring(): Promise<void> {
  showing.value = "occurring";
  if (occurring.value) return;
  working.value = true;
  stop = new AbortController();
  try {
    occurring.value = await engine.occurring(position.value, stop.signal);
  } catch (error) {
    if (!(error instanceof Stopped)) trouble.value = troubleWith(error);
  } finally {
    working.value = false;
  }
}
