import { batch, computed, effect, signal } from "@preact/signals";
import { NOTHING, withDots } from "../base/geometry";
import { route, stay } from "../base/route";
import { settings } from "../base/settings";
import { ALL, firstBranch } from "../board/net";
import { engine, Stopped } from "../engine/client";
import type { Path, StepWithMarks, Verdict } from "../engine/types";
import { ownCandidates, troubleWith } from "../game/help";
import { puzzleAddress } from "../game/link";
import { game, isBlank, position as played } from "../game/state";
import { t } from "../i18n";

/** Solutions are counted up to this many. */
export const COUNT_LIMIT = 1_000_000;

/** The content of the board. */
const SHOWINGS = ["path", "solution", "other", "occurring"] as const;
export type Showing = (typeof SHOWINGS)[number];

/** Whether the player's digits count, or only the givens. */
export const fromHere = signal(false);
export const verdict = signal<Verdict | undefined>(undefined);
export const path = signal<Path | undefined>(undefined);
export const occurring = signal<number[] | undefined>(undefined);
export const trouble = signal("");
export const working = signal(false);
/** Whether the solutions are still being counted. */
export const counting = signal(false);
/** The number of the step shown; the number of steps for the end. */
export const at = signal(0);
export const showing = signal<Showing>("path");

/** Goes to a step of the path. */
export function goTo(n: number): void {
  at.value = n;
  showing.value = "path";
}

/** A window with room for a third column, as in the style sheet. */
const ROOMY = "(min-width: 1600px) and (min-height: 900px)";

/** Whether all steps of the position are listed: at once where there is room beside the board. */
export const listsAll = signal(globalThis.matchMedia?.(ROOMY).matches ?? false);

/** All steps of the position, once they are known. */
export const available = signal<StepWithMarks[] | undefined>(undefined);

/** The mistakes in the player's position: while there are any, no step from it is worth following. */
export const mistakes = computed(() => path.value?.mistakes ?? []);

/** A step that the player looks at in place of the path's. */
export const alternative = signal<StepWithMarks | undefined>(undefined);

export const step = computed(() => (mistakes.value.length > 0 ? undefined : (alternative.value ?? path.value?.steps[at.value])));

/** The chain that the player chose to see, of the step that has it. */
const chosenBranch = signal<{ of: StepWithMarks; branch: number } | undefined>(undefined);

/** The number of the chain that is drawn and told, or all of them. */
export const branch = computed(() => {
  const now = step.value;
  return chosenBranch.value?.of === now ? (chosenBranch.value?.branch ?? ALL) : firstBranch(now?.chains ?? []);
});

export function chooseBranch(branch: number): void {
  if (step.value) chosenBranch.value = { of: step.value, branch };
}

/** The position being explained. */
export const position = computed(() => {
  const { givens, clues, placed } = played.value;
  return fromHere.value ? { givens, clues, placed, candidates: ownCandidates() } : { givens, clues, placed: NOTHING, candidates: null };
});

/** Whether the player wrote something from which the explanation can continue. */
export const hasProgress = computed(() => played.value.placed !== NOTHING || game.value.history.done > 0);

let stop = new AbortController();

/** Cancels the computation at the player's request. */
export function cancel(): void {
  stop.abort();
  trouble.value = t().app.cancelled;
}

/** The position whose answers are complete, with their language: on a return to the section nothing is asked again. */
let answered = { position: "", language: "" };

/** Asks for everything whenever the position or the language changes; the returned function ends that. */
export function followPosition(): () => void {
  return effect(() => {
    const asked = position.value;
    const { language, off } = settings.value;
    const blank = isBlank.value;
    const key = JSON.stringify([asked, off]);
    const same = key === answered.position;
    if (same && language === answered.language) return undefined;
    stop = new AbortController();
    const { signal } = stop;
    batch(() => {
      if (!same) {
        verdict.value = path.value = occurring.value = undefined;
        startAnew();
      }
      trouble.value = "";
      working.value = !blank;
    });
    answered = { position: "", language: "" };
    if (blank) return undefined;
    const mine = stop;
    void explain(asked, off, language, signal).then((complete) => {
      if (complete) answered = { position: key, language };
      if (stop === mine) working.value = false;
    });
    return () => mine.abort();
  });
}

/** Asks for verdict and path; returns whether the answers are complete. */
async function explain(asked: typeof position.value, off: string, language: string, signal: AbortSignal): Promise<boolean> {
  try {
    // Whether there is another solution is known at once; counting them all may take long.
    const judged = await engine.judge(asked, 2, signal);
    verdict.value = judged;
    if (judged.kind === "unique") path.value = await engine.path(asked, off, language, signal);
    else showing.value = judged.kind === "several" ? "solution" : "path";
    followRoute(true);
    if (judged.kind === "several") {
      counting.value = true;
      verdict.value = await engine.judge(asked, COUNT_LIMIT, signal);
    }
    return true;
  } catch (error) {
    if (!(error instanceof Stopped)) trouble.value = troubleWith(error);
    return false;
  } finally {
    counting.value = false;
  }
}

/** The address that was followed last. A player who goes on from there is not led back. */
let followed: unknown;

/** Goes to the step, or shows what the address asks for, as soon as the answers for its puzzle are there. */
function followRoute(answersCame = false): void {
  const { view, values } = route.value;
  const steps = path.peek()?.steps.length;
  const text = values.get("p");
  const here = answersCame || (verdict.peek() && (text === null || withDots(text) === puzzleAddress().p));
  if (view !== "explain" || !here || followed === route.value) return;
  followed = route.value;
  showAsked(values, steps ?? 0, () => void showOccurring());
}

/** Shows what an address asks for, but no step after the `last`; `occur` shows the true candidates. */
export function showAsked(values: URLSearchParams, last: number, occur: () => void): void {
  const show = SHOWINGS.find((each) => each === values.get("show"));
  const requested = Number(values.get("step"));
  if (show === "occurring") occur();
  else if (show) showing.value = show;
  if (Number.isInteger(requested) && requested > 0) at.value = Math.min(last, requested - 1);
}

/** Keeps the address at what is shown. */
export function keepPlace(): void {
  const show = showing.value === "path" ? undefined : showing.value;
  const step = at.value > 0 ? at.value + 1 : undefined;
  const { p } = puzzleAddress();
  if (p) stay("explain", { p, show, step });
}

/** Goes to the start of the path of another puzzle. */
export function startAnew(): void {
  at.value = 0;
  showing.value = "path";
}

/** Another puzzle has the board meanwhile: on the return all is asked again. */
export function forget(): void {
  answered = { position: "", language: "" };
}

/** Keeps the address at the step shown, so that copying it, a reload and the way back lead there; the returned function ends that. */
export function followPlace(): () => void {
  const ends = [
    effect(() => {
      // A hint leads to its own step, the first one from here.
      if (route.value.values.get("from") === "here") fromHere.value = true;
    }),
    effect(() => followRoute()),
    effect(() => {
      // It belongs to the position that it was found in.
      void [at.value, path.value];
      alternative.value = undefined;
    }),
    effect(() => {
      if (verdict.value) keepPlace();
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
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
