import { effect, signal } from "@preact/signals";
import { cellName, row } from "../base/geometry";
import { numberOf } from "../base/shape";
import { Stopped, variants } from "../engine/client";
import type { Hint } from "../engine/types";
import type { Broken, Rule, Variant, VariantStep, VariantVerdict } from "../engine/variant";
import { t } from "../i18n";
import { apply, digitAt, fillMarks, isFull } from "./game";
import { findFault } from "./grade";
import { namesOf, someRules } from "./rule-text";
import { board, broken, countHint, digits, digitsKey, finish, game, message, play, selected, solved, variant, write, wrong } from "./state";
import { cellsOf, claimedOf, refusedOf, unknownOf } from "./variant";

/** So many guesses, and so long, does the engine look for the solutions of a variant. A hint needs no solution, so it waits less, and an opened
 *  puzzle is judged in passing. */
const GUESSES = 2_000_000;
const FEW = 100_000;
const FIRST = 2_000;
const LONGEST = 30_000;

/** Asks after each change which rules the digits break; the returned function ends that. */
export function followRules(): () => void {
  return effect(() => {
    const [puzzle, now] = [variant.value, digitsKey.value];
    if (!puzzle) return;
    variants.broken(puzzle, digits.peek()).then(
      (rules) => {
        if (digitsKey.peek() !== now || variant.peek() !== puzzle) return;
        const before = (broken.peek()?.rules ?? []).map(({ rule }) => rule);
        const place = ({ rule }: Broken) => before.indexOf(rule);
        // What the last digit broke comes first.
        broken.value = { digits: now, rules: rules.sort((a, b) => place(a) - place(b)) };
        if (solved.peek()) finish();
        else if (unknownOf(puzzle) && rules.length === 0 && isFull(game.peek()))
          message.value = claimedOf(puzzle) ? t().variant.otherwise : refusedOf(puzzle);
        else if (rules.some((rule) => place(rule) < 0)) message.value = "";
      },
      // Whoever asks the engine for something else is told why.
      () => undefined,
    );
  });
}

/** Which rules are broken, for as long as any is. */
export function brokenNow(): string {
  const [puzzle, all = []] = [variant.value, broken.value?.rules];
  const rules = all.flatMap(({ rule }) => puzzle?.rules[rule] ?? []);
  return puzzle && rules.length > 0 ? t().variant.broken(someRules(rules, puzzle)) : "";
}

const verdicts = new WeakMap<Variant, Verdict>();

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

/** What can be said of a variant. */
type Verdict = Extract<VariantVerdict, { kind: "unique" }> | Trouble;

/** Why there is no solution to show of a variant; `rules` contradict each other. */
type Trouble = { kind: "several" } | { kind: "unknown" } | { kind: "none"; rules: Rule[] } | { kind: "missed"; of: Variant };

/** Whether a variant has one solution. Where the engine does not find out or lacks a rule, the solution that the text claims counts. */
export async function verdictOf(puzzle: Variant, guesses = GUESSES): Promise<Verdict> {
  const claimed = claimedOf(puzzle);
  if (unknownOf(puzzle)) return claimed ? { kind: "unique", solution: claimed } : { kind: "missed", of: puzzle };
  const known = verdicts.get(puzzle);
  if (known) return known;
  const judged = await within((signal) => variants.judge(puzzle, guesses, signal));
  if (!judged || judged.kind === "unknown") return claimed ? { kind: "unique", solution: claimed } : { kind: "unknown" };
  const verdict: Verdict = judged.kind === "none" ? { kind: "none", rules: await contradictingIn(puzzle) } : judged;
  verdicts.set(puzzle, verdict);
  return verdict;
}

/** Rules that contradict each other; none where the engine finds none. */
async function contradictingIn(puzzle: Variant): Promise<Rule[]> {
  const found = await within((signal) => variants.contradiction(puzzle, GUESSES, signal));
  return found?.rules.flatMap((rule) => puzzle.rules[rule] ?? []) ?? [];
}

/** When a variant is opened, looks shortly whether it has one solution, to say so if it has not; the returned function ends that. */
export function judgeVariants(): () => void {
  return effect(() => {
    const puzzle = variant.value;
    if (!puzzle || unknownOf(puzzle)) return;
    Promise.resolve(verdicts.get(puzzle) ?? variants.judge(puzzle, FIRST)).then(
      (judged) => {
        // Why there is none takes longer; a hint says it.
        if (judged.kind === "unique" || judged.kind === "several") verdicts.set(puzzle, judged);
        if ((judged.kind === "none" || judged.kind === "several") && variant.peek() === puzzle) findFault(judged.kind);
      },
      () => undefined,
    );
  });
}

/** The page's words for a variant without exactly one known solution. */
export function toldOf(verdict: Trouble): string {
  const words = t();
  if (verdict.kind === "missed") return refusedOf(verdict.of);
  if (verdict.kind === "unknown") return words.variant.unknown;
  if (verdict.kind === "several") return words.play.several;
  const { rules } = verdict;
  if (rules.length === 0) return words.play.none;
  return words.variant.contradictory(someRules(rules, board.value), rules.length);
}

/** Writes into the open cells the values that they have in some solution, as centre marks. */
export async function fillPossible(): Promise<void> {
  const [puzzle, before] = [variant.peek(), game.peek()];
  if (!puzzle) return;
  if (unknownOf(puzzle)) {
    message.value = refusedOf(puzzle);
    return;
  }
  const masks = await within((signal) => variants.possible(puzzle, GUESSES, signal));
  if (game.peek() !== before) return;
  // Of a puzzle with one solution they are the solution.
  const isSolution = masks?.every((mask) => (mask & (mask - 1)) === 0);
  if (isSolution && !confirm(t().variant.spoils)) {
    message.value = "";
    return;
  }
  if (masks) play(fillMarks(before, masks));
  message.value = masks ? t().variant.possible : t().variant.unknown;
}

/** The cells that are wrong, as the solution or else the engine tells: those with another value, or whose marks lack the right one where all open
 *  cells have marks. */
export async function mistakesIn(puzzle: Variant, verdict: Verdict, marks: readonly number[] | null): Promise<number[]> {
  if (verdict.kind === "several" || verdict.kind === "unknown")
    return (await within((signal) => variants.wrong(puzzle, digits.peek(), marks, FEW, signal))) ?? [];
  if (verdict.kind !== "unique") return [];
  const now = game.peek();
  return now.cells.flatMap((_, cell) => {
    const [value, right] = [digitAt(now, cell), verdict.solution[cell] ?? 0];
    const isRight = value ? value === right : !marks || ((marks[cell] ?? 0) >>> (right - 1)) & 1;
    return isRight ? [] : [cell];
  });
}

/** Marks the cells with mistakes, says how many, and counts a hint if there are any; or says why it cannot, and marks the rules that contradict each other. */
export function mark(cells: readonly number[] | Trouble): void {
  const words = t().play;
  if ("kind" in cells) {
    if (cells.kind === "none") wrong.value = new Set(cells.rules.flatMap((rule) => cellsOf(board.value, namesOf(rule))));
    message.value = toldOf(cells);
    return;
  }
  wrong.value = new Set(cells);
  if (cells.length > 0) countHint(cells);
  message.value = cells.length === 0 ? words.rightSoFar : mistakesText(cells);
}

/** That the marked cells are wrong. */
function mistakesText(cells: readonly number[]): string {
  const words = t().play;
  return cells.some((cell) => digits.value[cell]) ? words.wrong(cells.length) : words.wrongMark;
}

/** The step of a variant that is shown, and how much of it. */
export const shownStep = signal<{ depth: 1 | 2 | 3; step: VariantStep; at: readonly number[] } | undefined>(undefined);

/** The step for the board as it is. */
export const stepNow = () => (shownStep.value?.at === game.value.cells ? shownStep.value : undefined);

/** Shows the next step of the variant, each time more of it. If there are mistakes, it returns what a hint says of them at a depth instead. */
export async function askStep(
  puzzle: Variant,
  marks: readonly number[] | null,
  depth: number,
): Promise<Extract<Hint, { kind: "mistake" }> | undefined> {
  const known = stepNow();
  if (known) {
    if (known.depth === 2) countHint(known.step);
    shownStep.value = { ...known, depth: known.depth === 1 ? 2 : 3 };
    return;
  }
  const before = game.peek();
  if (solved.peek()) {
    message.value = t().play.solvedPlain;
    return;
  }
  if (unknownOf(puzzle)) {
    message.value = refusedOf(puzzle);
    return;
  }
  const verdict = await verdictOf(puzzle, FEW);
  if (game.peek() !== before) return;
  const mistakes = await mistakesIn(puzzle, verdict, marks);
  if (game.peek() !== before) return;
  const [first] = mistakes;
  if (first !== undefined) {
    const line = row(first, board.peek().columns) + 1;
    return { kind: "mistake", text: depth > 1 ? mistakesText(mistakes) : t().variant.mistaken(line), cells: mistakes };
  }
  if (verdict.kind === "none") {
    mark(verdict);
    return;
  }
  const step = await within((signal) => variants.hint(puzzle, digits.peek(), marks, signal));
  if (game.peek() !== before) return;
  // Without a step it is worth more guesses to find a digit of the solution.
  const last = step || verdict.kind !== "unknown" ? verdict : await verdictOf(puzzle);
  if (game.peek() !== before) return;
  if (last.kind === "unique" || (step && last.kind === "unknown")) message.value = "";
  else mark(last);
  if (step) {
    countHint(step);
    shownStep.value = { depth: 1, step, at: before.cells };
  } else if (last.kind === "unique") shownStep.value = { depth: 2, step: digitOf(last.solution), at: before.cells };
}

/** A digit of the solution where no step is found: in a selected cell, or in the first that is open. It stands for a step without a technique. */
function digitOf(solution: readonly number[]): VariantStep {
  const [now, { columns }, { stuck, ofSolution }] = [digits.peek(), board.peek(), t().play];
  const cell = [...selected.peek()].find((cell) => !now[cell]) ?? now.indexOf(0);
  const digit = solution[cell] ?? 0;
  return {
    technique: "",
    texts: [stuck, stuck, ofSolution(cellName(cell, columns), numberOf(board.peek(), digit))],
    placements: [{ cell, digit }],
    eliminations: [],
    candidates: [],
    pattern: [],
    grounds: [],
    rules: [],
    cells: [],
  } as Partial<VariantStep> as VariantStep;
}

/** Applies the step that is shown. */
export function followStep(): void {
  const shown = stepNow();
  if (!shown) return;
  shownStep.value = undefined;
  const { placements, eliminations, candidates } = shown.step;
  write(apply(game.value, placements, eliminations, candidates));
}
