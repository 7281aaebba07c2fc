import { batch, computed, effect, signal } from "@preact/signals";
import { line, NOTHING } from "../base/geometry";
import { route } from "../base/route";
import { settings } from "../base/settings";
import { areNumbers, isObject, load, save } from "../base/storage";
import type { Position } from "../engine/client";
import type { Marks, Step } from "../engine/types";
import type { Broken, Variant } from "../engine/variant";
import { t } from "../i18n";
import { withCandidates } from "./candidates";
import { bit } from "./cell";
import {
  allDigits,
  boardOf,
  clashesIn,
  erase,
  type Game,
  isFull,
  isGame,
  MODES,
  type Mode,
  newGame,
  placedDigits,
  redo,
  restart,
  type,
  undo,
} from "./game";
import type { Act } from "./history";
import { eraseLines } from "./lines";
import { remember } from "./records";
import { type Kept, shelve, unshelve } from "./shelf";
import { clock, elapsed, keepTime, paused, resetTimer } from "./timer";
import { claimedOf, unknownOf } from "./variant";

/** The game on the board, and the player's view of it. */
export const game = signal<Game>(newGame(""));
export const selected = signal<ReadonlySet<number>>(new Set());
export const cursor = signal<number | undefined>(undefined);
/** The chosen mode, and the mode of the held keys. */
export const chosenMode = signal<Mode>("digit");
export const heldMode = signal<Mode | undefined>(undefined);
/** The digit that presses write, with digits chosen first. */
export const chosenDigit = signal<number | undefined>(undefined);
export const mode = computed(() => heldMode.value ?? chosenMode.value);
/** Whether a press adds to the selection, for players without a Ctrl key. */
export const several = signal(false);
/** Cells that a check found wrong. */
export const wrong = signal<ReadonlySet<number>>(new Set());
/** The page's message, also announced to screen readers. */
export const message = signal("");
/** Why the last link could not be opened, until something else is. */
export const unread = signal("");
/** How many steps and mistakes the player was told of, and the day whose puzzle this is. */
export const hintsUsed = signal(0);
export const dayOfGame = signal<string | null>(null);
/** What was counted last. */
let counted = "";

/** Counts a step of which a hint shows something, or the cells of mistakes with their digits; more of the same is not another one. */
export function countHint(told: Pick<Step, "placements" | "eliminations"> | readonly number[]): void {
  const what = "map" in told ? told.map((cell) => [cell, digits.value[cell]]) : told;
  const now = JSON.stringify(what, ["placements", "eliminations", "cell", "digit"]);
  if (now !== counted) hintsUsed.value++;
  counted = now;
}

/** Whether the player is typing givens. */
export const setting = signal(false);

export const digits = computed(() => allDigits(game.value));
export const board = computed(() => boardOf(game.value));
/** The puzzle that is being played, if there is more to it than its clues: other rules, or words. */
export const about = computed(() => game.value.variant?.puzzle);
/** The variant that is being played: with nothing but words, a puzzle is classic. */
export const variant = computed(() => (game.value.variant?.classic ? undefined : about.value));
/** The rules that some digits break, of those that only the engine knows. */
export const broken = signal<{ digits: string; rules: readonly Broken[] } | undefined>(undefined);
/** The digits as one text, which stays the same while only marks change. */
export const digitsKey = computed(() => digits.value.join());

export const clashing = computed(() => {
  const found = clashesIn(game.value);
  // Until the engine has looked at the last digit, what it said of those before stays.
  for (const { cells } of broken.value?.rules ?? []) for (const cell of cells) if (digits.value[cell]) found.add(cell);
  return found;
});
/** Whether the digits are those that the text claims, if only these tell what a rule wants that nobody here understands. */
const agrees = (puzzle: Variant): boolean => !unknownOf(puzzle) || claimedOf(puzzle)?.join() === digitsKey.value;
export const solved = computed(() => {
  const puzzle = variant.value;
  const isRight = !puzzle || (broken.value?.digits === digitsKey.value && agrees(puzzle));
  return isFull(game.value) && clashing.value.size === 0 && isRight;
});
/** Whether the board is empty and nobody is typing a puzzle. */
export const isBlank = computed(() => !setting.value && !game.value.clues && !about.value && digits.value.every((digit) => !digit));

/** The puzzle and the player's digits. Without clues, the digits on the board are the puzzle; a variant is none. */
export const position = computed(() => {
  if (variant.value) return { givens: NOTHING, clues: null, placed: NOTHING };
  const { givens, clues = null } = game.value;
  const [first, second] = [line(givens), line(placedDigits(game.value))];
  const hasClues = clues !== null || first !== NOTHING;
  return hasClues ? { givens: first, clues, placed: second } : { givens: second, clues, placed: NOTHING };
});
/** The position in which a step is found: the same puzzle with the step's digits and candidates. */
export function positionAt({ digits, candidates }: Marks): Position {
  const { givens, clues } = position.peek();
  const placed = [...digits].map((digit, cell) => (givens[cell] === "." ? digit : ".")).join("");
  return { givens, clues, placed, candidates };
}

export const givensLine = computed(() => position.value.givens);

/** The puzzle as a text: 81 characters, or 729 where candidates are clues; a variant in one of its formats. */
export const puzzleText = computed(() => {
  if (variant.value) return addressText.value;
  const { givens, clues } = position.value;
  if (!clues) return givens;
  return [...givens].flatMap((digit, cell) => digitsAsText(digit === "." ? (clues[cell] ?? 0) : bit(Number(digit)))).join("");
});

/** The text that an address has for the puzzle, with its words. */
export const addressText = computed((): string => game.value.variant?.text ?? puzzleText.value);

const digitsAsText = (mask: number) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => (mask & bit(digit) ? digit : "."));

/** Takes the result of an action; announces a finished board. A paused game stays as it is. */
export function play(next: Game): void {
  if (next === game.value || paused.value) return;
  batch(() => {
    unread.value = "";
    const before = solved.value;
    const clashed = clashing.value.size;
    game.value = next;
    wrong.value = new Set();
    if (solved.value && !before && !setting.value) finish();
    else {
      const said = isFull(next) || (settings.value.conflicts && clashing.value.size > clashed);
      message.value = said && clashing.value.size > 0 ? t().play.clashing : "";
    }
  });
}

/** Ends a game that was solved. */
export function finish(): void {
  keepTime(false);
  keepRecord();
  selected.value = new Set();
  cursor.value = undefined;
  message.value = settings.value.timer ? t().play.solved(clock(elapsed.value)) : t().play.solvedPlain;
}

/** Remembers a game that was solved; its level is added when it is known. */
function keepRecord(): void {
  if (position.peek().placed === NOTHING) return;
  remember({
    puzzle: puzzleText.peek(),
    level: null,
    score: 0,
    time: elapsed.peek(),
    hints: hintsUsed.peek(),
    when: Date.now(),
    day: dayOfGame.peek(),
  });
}

/** Takes the result of an action that writes or removes digits: where candidates are always on, they follow. */
export const write = (next: Game): void => play(settings.value.filled && !setting.value ? withCandidates(game.value, next) : next);

export const typeDigit = (digit: number, as = mode.value): void =>
  write(type(game.value, [...selected.value], setting.value ? "digit" : as, digit, settings.value.tidy));
/** How long two digits count as one number, in milliseconds. */
const TOGETHER = 900;
/** The number that was typed last, and the game before it. */
let typed: { number: number; at: number; before: Game; after: Game; selected: ReadonlySet<number> } | undefined;

/** Types a digit of a board with other numbers than 1 to 9: after a 1 typed just before it, it is the second digit of one number. */
export function typeNumber(digit: number, as: Mode, now: number): boolean {
  const { least, values } = board.peek();
  const first = typed && typed.after === game.peek() && typed.selected === selected.peek() && now - typed.at < TOGETHER ? typed : undefined;
  const both = first ? first.number * 10 + digit : 0;
  const joined = first !== undefined && first.number > 0 && both < least + values;
  const number = joined ? both : digit;
  if (number < least || number >= least + values) return false;
  const before = joined ? first.before : game.peek();
  if (joined) game.value = before;
  typeDigit(number - least + 1, as);
  typed = { number, at: now, before, after: game.peek(), selected: selected.peek() };
  return true;
}

export const eraseSelected = (): void =>
  mode.value === "pen" ? play(eraseLines(game.value, [...selected.value])) : write(erase(game.value, [...selected.value], mode.value));
/** The clock and the hints before the actions that began a game again. */
const restarts = new WeakMap<Act, readonly [time: number, hints: number]>();

export function undoLast(): void {
  const { acts, done } = game.value.history;
  const act = acts[done - 1];
  const [change] = (solved.value && act) || [];
  const again = act && !paused.value && restarts.get(act);
  // First: a game that is solved again says its time.
  if (again) {
    elapsed.value += again[0];
    hintsUsed.value += again[1];
    restarts.delete(act);
  }
  play(undo(game.value));
  // The finish took the cursor from the board.
  if (change) {
    cursor.value = change[0];
    selected.value = new Set([change[0]]);
  }
}
export const redoLast = (): void => play(redo(game.value));

/** Begins the game again, with a new clock and without hints; undo brings those back too. */
export function restartGame(): void {
  const before = game.value;
  write(restart(before));
  if (game.value === before) return;
  message.value = t().play.restarted;
  const act = game.value.history.acts.at(-1);
  if (act) restarts.set(act, [elapsed.value, hintsUsed.value]);
  hintsUsed.value = 0;
  counted = "";
  resetTimer();
}

/** Puts a game on the board; the previous one goes on the shelf. */
export function put(next: Game, { elapsed: time = 0, hints = 0, day = null }: Partial<Omit<Kept, "game">> = {}): void {
  batch(() => {
    shelve({ game: game.value, elapsed: elapsed.value, when: Date.now(), hints: hintsUsed.value, day: dayOfGame.value });
    hintsUsed.value = hints;
    counted = "";
    dayOfGame.value = day;
    game.value = next;
    wrong.value = new Set();
    broken.value = undefined;
    selected.value = new Set();
    cursor.value = chosenDigit.value = undefined;
    setting.value = false;
    message.value = unread.value = "";
    paused.value = false;
    resetTimer(time);
  });
}

/** Starts another puzzle. */
export const start = (givens: string, day: string | null = null): void => put(newGame(givens), { day });

/** Resumes a game from the shelf. */
export function takeUp(kept: Kept): void {
  unshelve(kept);
  put(kept.game, kept);
  message.value = t().open.goneOn;
}

/** The game whose givens are edited. */
let own: ({ givens: string; placed: string } & Required<Omit<Kept, "game" | "when">>) | undefined;

/** Lets the player type givens: those of the puzzle become editable, and `finishSetting` turns them into givens. */
export function beginSetting(): void {
  const { givens, placed } = position.value;
  own = { givens, placed, elapsed: elapsed.value, hints: hintsUsed.value, day: dayOfGame.value };
  put(newGame("", givens));
  setting.value = true;
  chosenMode.value = "digit";
  selected.value = new Set([0]);
  cursor.value = 0;
}

/** Whether the digits of a game still fit: old givens stand, none is another one, and nothing clashes. */
function fits({ givens, placed }: { givens: string; placed: string }, now: string): boolean {
  // The cells with a given both now and before.
  const both = [...now].flatMap((digit, cell) => (digit !== "." && givens[cell] !== "." ? [digit === givens[cell]] : []));
  const clashes = now !== givens && clashesIn(newGame(now, placed)).size > 0;
  return both.length > 0 && both.every(Boolean) && !clashes;
}

/** Begins the puzzle that was typed. The player's digits come back where they fit, with the clock and the hints. */
export function finishSetting(): void {
  const givens = line(digits.value);
  const kept = own && fits(own, givens) ? own : undefined;
  // The typed digits are on the board again: nothing to keep on the shelf.
  game.value = newGame("");
  put(newGame(givens, kept?.placed), kept && { ...kept, day: givens === kept.givens ? kept.day : null });
  message.value = t().play.started;
}

interface Saved {
  game: Game;
  elapsed: number;
  mode: Mode;
  setting: boolean;
  paused: boolean;
  hints: number;
  day: string | null;
}

/** Whether a stored value has what a game needs to go on. */
function isSaved(value: unknown): value is Partial<Saved> & Pick<Saved, "game"> {
  return isObject(value) && isGame(value.game);
}

/** Restores the stored game, and stores every change from now on. */
export function keepGame(): void {
  const saved = load("game", isSaved);
  if (saved) {
    game.value = saved.game;
    chosenMode.value = MODES.find((mode) => mode === saved.mode) ?? "digit";
    setting.value = saved.setting === true;
    paused.value = saved.paused === true;
    hintsUsed.value = areNumbers([saved.hints], 1e6) ? (saved.hints ?? 0) : 0;
    dayOfGame.value = typeof saved.day === "string" ? saved.day : null;
    resetTimer(Number.isFinite(saved.elapsed) ? saved.elapsed : 0);
    // Whoever comes back after a finish finds the choice of a new puzzle.
    if (solved.value && !location.hash) put(newGame(""));
  }
  const store = () =>
    save("game", {
      game: game.value,
      elapsed: elapsed.peek(),
      mode: chosenMode.value,
      setting: setting.value,
      paused: paused.value,
      hints: hintsUsed.value,
      day: dayOfGame.value,
    } satisfies Saved);
  effect(store);
  const time = () =>
    keepTime(!paused.value && !solved.value && !document.hidden && !setting.value && !isBlank.value && route.value.view === "play");
  effect(time);
  setInterval(time, 1000);
  document.addEventListener("visibilitychange", time);
  addEventListener("pagehide", () => {
    time();
    store();
  });
}
