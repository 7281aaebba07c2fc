import { effect } from "@preact/signals";
import { settings } from "../base/settings";
import { Stopped, variants } from "../engine/client";
import type { Rule, Variant, VariantVerdict } from "../engine/variant";
import { t } from "../i18n";
import { ruleName } from "../i18n/rules";
import { digitAt, fillMarks, isFull } from "./game";
import { broken, digits, digitsKey, finish, game, message, play, solved, variant } from "./state";

/** So many guesses, and so long, does the engine look for the solutions of a variant. */
const GUESSES = 2_000_000;
const LONGEST = 30_000;

/** Asks after each change which rules the digits break; the returned function ends that. */
export function followRules(): () => void {
  return effect(() => {
    const [puzzle, now] = [variant.value, digitsKey.value];
    if (!puzzle) return;
    variants.broken(puzzle, digits.peek()).then(
      (rules) => {
        if (digitsKey.peek() !== now || variant.peek() !== puzzle) return;
        const before = broken.peek()?.rules.length ?? 0;
        broken.value = { digits: now, rules };
        if (solved.peek()) finish();
        else if (rules.length > before || (rules.length > 0 && isFull(game.peek()))) {
          const names = new Set(rules.flatMap(({ rule }) => puzzle.rules[rule] ?? []).map((rule: Rule) => ruleName(rule.rule)));
          message.value = t().variant.broken([...names].join(", "));
        }
      },
      // Whoever asks the engine for something else is told why.
      () => undefined,
    );
  });
}

const verdicts = new WeakMap<Variant, VariantVerdict>();

/** Asks the engine for as long as a player waits; without an answer it is unknown. */
async function within<T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
  const stop = new AbortController();
  const end = setTimeout(() => stop.abort(), LONGEST);
  message.value = t().app.working;
  try {
    return await ask(stop.signal);
  } catch (error) {
    if (error instanceof Stopped) return undefined;
    throw error;
  } finally {
    clearTimeout(end);
  }
}

/** Whether a variant has one solution. Where the engine does not find out, the solution that the text claims counts. */
export async function verdictOf(puzzle: Variant): Promise<VariantVerdict> {
  const known = verdicts.get(puzzle);
  if (known) return known;
  const verdict = await within((signal) => variants.judge(puzzle, GUESSES, settings.peek().language, signal));
  if (!verdict || verdict.kind === "unknown") {
    const { solution, least } = puzzle;
    return solution ? { kind: "unique", solution: solution.map((number) => number - least + 1) } : { kind: "unknown" };
  }
  verdicts.set(puzzle, verdict);
  return verdict;
}

/** The page's words for a variant without exactly one known solution. */
export function toldOf(verdict: Exclude<VariantVerdict, { kind: "unique" }>): string {
  const words = t();
  if (verdict.kind === "unknown") return words.variant.unknown;
  if (verdict.kind === "several") return words.play.several;
  return verdict.text ? words.variant.contradictory(verdict.text) : words.play.none;
}

/** Writes into the open cells the values that they have in some solution, as centre marks. */
export async function fillPossible(): Promise<void> {
  const [puzzle, before] = [variant.peek(), game.peek()];
  if (!puzzle) return;
  const masks = await within((signal) => variants.possible(puzzle, GUESSES, signal));
  if (game.peek() !== before) return;
  if (masks) play(fillMarks(before, masks));
  message.value = masks ? t().variant.possible : t().variant.unknown;
}

/** The cells whose value is another one than in the solution, or whose marks lack it where all open cells have marks. */
export function mistakesIn(solution: readonly number[], marks: readonly number[] | null): number[] {
  const now = game.peek();
  return now.cells.flatMap((_, cell) => {
    const [value, right] = [digitAt(now, cell), solution[cell] ?? 0];
    const isRight = value ? value === right : !marks || ((marks[cell] ?? 0) >>> (right - 1)) & 1;
    return isRight ? [] : [cell];
  });
}
