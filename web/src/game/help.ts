import { effect, signal, untracked } from "@preact/signals";
import { settings } from "../base/settings";
import { engine, variants } from "../engine/client";
import type { Hint } from "../engine/types";
import { t } from "../i18n";
import { reasonOf } from "../i18n/reason";
import { possible } from "./candidates";
import { marksOf } from "./cell";
import { apply, digitAt, erase, fillMarks, isFull } from "./game";
import { askStep, mark, mistakesIn, shownStep, stepNow, verdictOf } from "./rules";
import { countHint, digits, game, isBlank, message, play, position, setting, solved, variant, write } from "./state";
import { paused } from "./timer";

/** The current hint and its depth. */
export const hint = signal<{ depth: 1 | 2 | 3; hint: Extract<Hint, { text: string }>; at: readonly number[] } | undefined>(undefined);

/** The hint that is shown: of the board as it is now. */
export const hintNow = () => (hint.value?.at === game.value.cells ? hint.value : undefined);

/** The hint whose card a press on the board has folded, so that the digits below it are free. */
export const folded = signal<unknown>(undefined);

/** The hint that is shown, or the step of a variant. */
const shownNow = () => stepNow() ?? hintNow();

/** Folds the hint, where its card lies over the digits. */
export function fold(): void {
  if (matchMedia("(max-width: 860px)").matches) folded.value = shownNow();
}

/** What a folded hint says in a word; one that tells all is unfolded to be read. */
export function foldedText(): string {
  const now = shownNow();
  if (!now || folded.value !== now || now.depth === 3) return "";
  if ("step" in now) return now.step.texts[now.depth - 1] ?? "";
  return now.hint.text;
}

/** The player's candidates, when every open cell has centre marks; otherwise only the digits count. */
export function ownCandidates(): number[] | null {
  const now = game.value;
  const masks = now.cells.map((state, cell) => (digitAt(now, cell) ? 0 : marksOf(state, "centre")));
  const complete = now.cells.every((_, cell) => digitAt(now, cell) || masks[cell]);
  return complete && !isFull(now) ? masks : null;
}

const question = () => ({ ...position.value, candidates: ownCandidates() });

/** Asks, and reports errors in the page's words. */
async function asking<T>(ask: () => Promise<T>, then: (answer: T) => void = () => {}): Promise<void> {
  const before = game.value;
  try {
    const answer = await ask();
    if (game.value === before) then(answer);
  } catch (error) {
    if (game.value === before) message.value = troubleWith(error);
  }
}

/** The page's words for a puzzle without exactly one solution. */
export function troubleWith(error: unknown): string {
  const { play: words, app } = t();
  const text = reasonOf(error);
  if (text === "several") return words.several;
  return text === "none" || text === "contradictory" ? words.none : app.failed(text);
}

/** The hint that is being asked for: a key pressed twice asks for two depths. */
let waiting: { at: readonly number[]; depth: number } | undefined;

/** What a hint says at a depth; nothing for a step of a variant, which `askStep` shows itself. */
const tell = (depth: 1 | 2 | 3): Promise<Hint | undefined> =>
  variant.value
    ? askStep(variant.value, ownCandidates(), depth)
    : engine.hint(question(), depth, settings.value.off, settings.value.language);

/** A hint; shows more each time it is asked. */
export function askHint(): void {
  if (paused.value || setting.value) return;
  const at = game.value.cells;
  const before = [hint.value, waiting].reduce((most, each) => (each?.at === at ? Math.max(most, each.depth) : most), 0);
  const depth = Math.min(3, before + 1) as 1 | 2 | 3;
  const mine = { at, depth };
  waiting = mine;
  void asking(
    () => tell(depth),
    (answer) => {
      if (!answer) return;
      message.value = "";
      if (answer.kind === "solved") message.value = t().play.solvedPlain;
      else if (answer.kind === "stuck") message.value = t().play.stuck;
      else {
        if (depth === 1) countHint("step" in answer ? answer.step : answer.cells);
        hint.value = { depth, hint: answer, at };
      }
    },
  ).finally(() => {
    if (waiting === mine) waiting = undefined;
  });
}

/** Tells the hint that is shown once more, in another language. */
export function retell(): void {
  const [puzzle, step, shown] = [variant.value, stepNow(), hintNow()];
  if (puzzle && step)
    void asking(
      () => variants.hint(puzzle, digits.value, ownCandidates()),
      (told) => {
        if (told && stepNow() === step) shownStep.value = { ...step, step: told };
      },
    );
  if (shown)
    void asking(
      () => tell(shown.depth),
      (told) => {
        if (told && hintNow() === shown && "text" in told) hint.value = { ...shown, hint: told };
      },
    );
}

/** Whether a hint can be applied: a step, or a mistake told whole whose digits can be erased; a right candidate that is missing cannot. */
export const canFollow = ({ depth, hint: told }: NonNullable<typeof hint.value>): boolean =>
  told.kind === "step" || (depth === 3 && told.cells.every((cell) => digits.value[cell]));

/** Applies the hint's step, or erases the mistake that it tells. */
export function followHint(): void {
  const shown = hint.value;
  if (!shown || !canFollow(shown)) return;
  const { hint: told } = shown;
  if (told.kind === "step") write(apply(game.value, told.step.placements, told.step.eliminations, told.before.candidates));
  else write(erase(game.value, told.cells, "digit"));
  hint.value = undefined;
}

/** Marks every mistake, digits and candidates. */
export function check(): void {
  if (setting.value || isBlank.value || solved.value) return;
  const puzzle = variant.value;
  if (puzzle) {
    void asking(async () => {
      const verdict = await verdictOf(puzzle);
      const mistakes = await mistakesIn(puzzle, verdict, ownCandidates());
      return mistakes.length === 0 && verdict.kind !== "unique" ? verdict : mistakes;
    }, mark);
    return;
  }
  void asking(
    () => engine.mistakes(question(), settings.value.language),
    (mistakes) => mark(mistakes.map(({ cell }) => cell)),
  );
}

/** Writes the candidates that the digits allow as centre marks. */
export function fillCandidates(): void {
  if (variant.value) {
    play(fillMarks(game.value, possible(game.value)));
    message.value = t().variant.filled;
    return;
  }
  void asking(
    () => engine.candidates(allLine()),
    (masks) => {
      const { clues } = game.value;
      play(fillMarks(game.value, clues ? masks.map((mask, cell) => mask & (clues[cell] ?? 0)) : masks));
      message.value = t().play.filled;
    },
  );
}

/** With candidates always on, fills in those of each new game, and of open cells without any when the choice is made; the returned function ends that. */
export function fillNewGames(): () => void {
  let was = settings.peek().filled;
  return effect(() => {
    const now = game.value;
    const chosen = settings.value.filled && !was;
    was = settings.value.filled;
    if (!was || isBlank.value || setting.value) return;
    if (!chosen && (now.history.acts.length > 0 || now.cells.some((state) => state !== 0))) return;
    const all = possible(now);
    untracked(() =>
      play(
        fillMarks(
          now,
          all.map((mask, cell) => marksOf(now.cells[cell] ?? 0, "centre") || mask),
        ),
      ),
    );
  });
}

const allLine = () => game.value.givens.map((_, cell) => digitAt(game.value, cell) || ".").join("");
