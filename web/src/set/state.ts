import { batch, computed, effect, signal } from "@preact/signals";
import { digitsOf } from "../base/geometry";
import { own } from "../base/own";
import { boxes } from "../base/shape";
import { load, save } from "../base/storage";
import type { Contradiction, Counts, Need, Rule, Variant, VariantVerdict } from "../engine/variant";
import { readText } from "../game/open";
import { isOutside } from "../game/outside";
import { ruleNumber } from "../game/rule-number";
import { namesOf } from "../game/rule-text";
import { brought } from "../game/setter";
import { cellsOf, isVariant, shapeOf } from "../game/variant";
import { t } from "../i18n";
import { placeOf, reasonOf } from "../i18n/reason";
import { inOrder, moveShape, nameOf } from "./cells";
import { type Drawn, fits, fitting, type How, isOpen, type Mode, redrawn, settleMarks, TOOLS, takes, toolOf, without } from "./kinds";

/** A board without rules: each of its numbers may stand once in a row and once in a column. */
export function blank(rows: number, columns = rows): Variant {
  const size = { rows, columns, values: Math.max(rows, columns) };
  const regions = boxes(size).map((region) => region.map((cell) => nameOf(cell, size)));
  return { "ninefold-variant": 1, ...size, least: 1, lines: true, regions, rules: [] };
}

/** A state beside the draft; `other` if the draft beyond it is another puzzle, with words of its own. */
type Beside = Variant & { other?: boolean };

/** What this tab stored last, or else any tab: each sets a puzzle of its own. */
const restore = <T>(key: string, is: (value: unknown) => value is T) => load(key, is, "sessionStorage") ?? load(key, is);

/** The puzzle that is being set; earlier states, and those that were undone. */
export const draft = signal<Variant>(restore("set", isVariant) ?? blank(9));
export const past = signal<readonly Beside[]>((restore("set.past", Array.isArray) ?? []).filter(isVariant));
export const future = signal<readonly Beside[]>([]);
/** So many earlier states outlive a reload: a puzzle that another one replaced is not lost. */
const STORED = 5;
for (const place of ["localStorage", "sessionStorage"] as const) {
  effect(() => save("set", draft.value, place));
  effect(() => save("set.past", past.value.slice(-STORED), place));
}

/** Whether the board is empty because the puzzle on it was given up. */
export const isCleared = computed(() => draft.value.rules.length === 0 && (past.value.at(-1)?.rules.length ?? 0) > 1);

/** Whether rules did not fit on a board of another size. */
export const isCut = computed(() => {
  const [{ rows, columns, rules }, last] = [draft.value, past.value.at(-1)];
  return last !== undefined && (last.rows !== rows || last.columns !== columns) && rules.length > 0 && rules.length < last.rules.length;
});

export const board = computed(() => shapeOf(draft.value));
/** The puzzle as far as it is set: without the clues that wait for their numbers. */
export const whole = computed((): Variant => {
  const { rules, ...puzzle } = draft.value;
  return rules.some(isOpen) ? { ...puzzle, rules: rules.filter((rule) => !isOpen(rule)) } : draft.value;
});
export const mode = signal<Mode>("killer cage");
/** The number for the next rule, as it was typed. */
export const typed = signal("");
/** The rule that is looked at: the one drawn last, or one of the list. */
export const chosen = signal<number | undefined>(undefined);
/** The rule of a list that the pointer or the focus is on. */
export const pointed = signal<number | undefined>(undefined);
export const cursor = signal(0);
/** The cells over which the pointer went for given digits. */
export const picked = signal<readonly number[]>([]);
/** The cells that a digit is given to. */
export const given = computed(() => (picked.value.length > 0 ? picked.value : [cursor.value]));
/** The cells of the line that is being drawn. */
export const stroke = signal<readonly number[]>([]);
/** The first shape of a clone. */
export const shapeDrawn = signal<readonly number[]>([]);

/** More states than this nobody takes back. */
const KEPT = 200;

/** What the number is typed for, while it is: a rule by its place, or the next one. */
let typing: number | "next" | undefined;
/** Whether what was typed last for a rule changed it. */
let isTaken = false;

/** Puts another state in place of this one; what goes on with the change before is taken back with it. */
function put(next: Variant, goesOn = false, other = false): void {
  if (!goesOn) past.value = [...past.value, { ...draft.value, other }].slice(-KEPT);
  future.value = [];
  pointed.value = typing = undefined;
  draft.value = next;
}

/** Changes the puzzle. The solution that its text claimed was of the one before. */
export function change({ solution: _, ...next }: Variant, goesOn = false): void {
  put({ ...next, rules: settleMarks(next.rules, draft.value.rules) }, goesOn);
}

/** The rules that nobody here understood are drawn now. */
export function understand(): void {
  const { unknown: _, ...understood } = draft.value;
  change(understood);
}

/** What a setter says in words. */
export type Words = "title" | "author" | "description";

export function describe(what: Words, text: string): void {
  draft.value = { ...draft.value, [what]: text || undefined };
}

/** What is said in words, which stays while the rest changes. */
export const inWords = ({ title, author, description }: Variant = draft.value) => ({ title, author, description });

/** Takes over a puzzle that comes from Play. */
export function takeOver(): void {
  const puzzle = brought.peek();
  if (!puzzle) return;
  brought.value = undefined;
  begin(puzzle);
}

export function undo(): void {
  const last = past.value.at(-1);
  if (!last) return;
  past.value = past.value.slice(0, -1);
  future.value = [goTo(last), ...future.value];
}

export function redo(): void {
  const [next, ...rest] = future.value;
  if (!next) return;
  future.value = rest;
  past.value = [...past.value, goTo(next)];
}

/** Goes to another state; answers with the one that is left. */
function goTo({ other, ...next }: Beside): Beside {
  const left = { ...draft.value, other };
  draft.value = other ? next : { ...next, ...inWords() };
  takeFitting();
  return left;
}

/** Begins with the first puzzle of a text. */
export async function bring(text: string): Promise<void> {
  if (!text.trim()) return;
  try {
    const { puzzles, trouble, said } = await readText(text);
    const [puzzle] = puzzles;
    if (!puzzle) throw new Error(said[0] ?? trouble.map(placeOf)[0] ?? t().opening.nothing);
    const given = (value: number, cell: number): Rule[] =>
      value ? [{ rule: "given", cell: nameOf(cell, { columns: 9 }), values: [value] }] : [];
    begin("variant" in puzzle ? puzzle.variant : { ...blank(9), rules: digitsOf(puzzle.grid).flatMap(given) });
  } catch (error) {
    known.value = { trouble: reasonOf(error), working: false };
  }
}

/** Begins with another puzzle. */
export function begin(puzzle: Variant): void {
  batch(() => {
    cursor.value = 0;
    put(puzzle, false, true);
    takeFitting();
  });
}

const withRules = (rules: readonly Rule[], goesOn = false) => change({ ...draft.value, rules: [...rules] }, goesOn);
const replace = (rule: Rule, by: Rule) => rule !== by && withRules(draft.value.rules.map((each) => (each === rule ? by : each)));

/** The number that was typed; null for none. */
const number = (): number | null => (/^\d{1,6}$/.test(plain(typed.value)) ? Number(plain(typed.value)) : null);

/** The digits of a quadruple may stand apart. */
const plain = (text: string): string => (mode.value === "quadruple" ? text.replaceAll(" ", "") : text.trim());

/** Whether what was typed is no number that the rule takes, nor the one that it has. Nothing is drawn until it is mended. */
export const isUnfit = computed(() => {
  const rule = draft.value.rules[chosen.value ?? -1];
  const [text, value] = [plain(typed.value), number()];
  return text !== "" && !(rule && text === plain(ruleNumber(rule))) && (value === null || !takes(mode.value, value, board.value));
});

/** Gives cells a digit, or takes it back: with null, or where all of them have it. They stay picked for the next one. */
export function give(cells: readonly number[], digit: number | null): void {
  const all = cells.map((cell) => nameOf(cell, board.value));
  const has = ({ rule, cell = "", values }: Rule) => rule === "given" && all.includes(cell) && `${values}` === `${digit}`;
  const value = draft.value.rules.filter(has).length === all.length ? null : digit;
  const rest = draft.value.rules.filter(({ rule, cell = "" }) => !(rule === "given" && all.includes(cell)));
  if (value === null && rest.length === draft.value.rules.length) return;
  withRules(value === null ? rest : [...rest, ...all.map((cell): Rule => ({ rule: "given", cell, values: [value] }))]);
  const kept = picked.value;
  take(mode.value);
  picked.value = kept;
}

/** Draws a rule of the chosen kind over cells. */
export function draw(cells: readonly number[]): void {
  const kind = mode.value;
  if (kind === "given") return;
  if (kind === "regions") {
    paint(cells);
    return;
  }
  const tool = toolOf(kind);
  const covers = (rule: Rule | undefined) => rule?.rule === kind && cellsIn(rule).includes(cells[0] ?? -1);
  const isFirst = shapeDrawn.value.length === 0;
  const covering = isFirst && STROKES.includes(tool.how) ? draft.value.rules.findLastIndex(covers) : -1;
  const grows = tool.how === "cells" && cells.length > 1;
  const now = draft.value.rules[chosen.value ?? -1];
  if (tool.how === "cells" && cells.length === 1 && now && covers(now)) {
    replace(now, without(now, nameOf(cells[0] ?? 0, board.value), tool));
    return;
  }
  // An area goes on from the chosen one, or from the one that lies on top.
  if (covering >= 0 && (cells.length === 1 || (grows && !covers(now)))) choose(covering);
  if (covering >= 0 && cells.length === 1) return;
  if (isUnfit.value || (cells.length < tool.least && isFirst)) return;
  const grown = draft.value.rules[chosen.value ?? -1];
  if (grows && covering >= 0 && grown) {
    const all = inOrder([...new Set([...cellsIn(grown), ...cells])]);
    replace(grown, redrawn(grown, { cells: all.map((cell) => nameOf(cell, board.value)) }));
    return;
  }
  // A cage or a clue has no number until one is typed for it, and one cell alone is no cage without a number.
  const isPlain = tool.usual?.(board.value) === null;
  if (grown && isPlain) typed.value = "";
  if (isPlain && tool.how === "cells" && cells.length === 1 && !typed.value) {
    take(kind);
    return;
  }
  if (tool.how === "clone" && isFirst) {
    shapeDrawn.value = cells;
    return;
  }
  let all = cells;
  if (tool.how === "clone") {
    const second = moveShape(shapeDrawn.value, cells[0] ?? 0, board.value);
    // Where the board ends, or on the shape itself, one presses again.
    if (second.length < shapeDrawn.value.length || second[0] === shapeDrawn.value[0]) return;
    all = [...shapeDrawn.value, ...second];
    shapeDrawn.value = [];
  }
  const made = tool.make(all, board.value, number()).map((body): Rule => ({ rule: kind, ...body }));
  const [first] = made;
  if (!first) return;
  // A pair is the same from both sides.
  const cellsAt = (rule: Rule) => `${tool.how === "pair" ? namesOf(rule).sort() : namesOf(rule)}`;
  // A mark that is drawn again goes, unless its number is another one, or its sign points the other way.
  const same = draft.value.rules.findIndex((rule) => rule.rule === kind && cellsAt(rule) === cellsAt(first));
  if (same >= 0 && isPlain && !typed.value) {
    choose(same);
    return;
  }
  const rest = draft.value.rules.filter((_, i) => i !== same);
  const before = { ...draft.value.rules[same], ...(kind !== "inequality" && { cells: first.cells }) };
  const isAgain = same >= 0 && JSON.stringify(before) === JSON.stringify(first);
  withRules(isAgain ? rest : [...rest, ...made]);
  chosen.value = isAgain ? undefined : draft.value.rules.length - 1;
}

/** The cells of a line go to the region of the first, or become one; a cell alone is taken out of its region. */
function paint([first, ...others]: readonly number[]): void {
  const name = (cell: number) => nameOf(cell, board.value);
  if (first === undefined) return;
  const own = draft.value.regions.find((region) => region.includes(name(first)));
  if (!own && others.length === 0) return;
  const taken = new Set((others.length > 0 ? others : [first]).map(name));
  const rest = draft.value.regions.map((region) =>
    region === own && others.length > 0 ? [...new Set([...region, ...taken])] : region.filter((cell) => !taken.has(cell)),
  );
  const regions = own ? rest : [...rest, [first, ...others].map(name)];
  const painted = { ...draft.value, regions: regions.filter((region) => region.length > 0) };
  // The parts of a line are those that lie in one region.
  const parted = (rule: Rule) => ({ ...rule, ...toolOf("region sum line").make(cellsIn(rule), shapeOf(painted), null)[0] });
  change({ ...painted, rules: painted.rules.map((rule) => (rule.parts ? parted(rule) : rule)) });
}

/** Kinds of strokes of which a press alone draws nothing new where a rule is. */
const STROKES: readonly How[] = ["pair", "line", "cells", "clone"];

/** The cells of a rule. */
export const cellsIn = (rule: Rule | undefined): number[] => (rule ? cellsOf(board.value, namesOf(rule)) : []);

/** Takes a rule up to change it: its kind is drawn next, and its number is the one that is typed. */
export function choose(place: number): void {
  const rule = draft.value.rules[place];
  if (!rule) return;
  take(rule.rule === "given" || own(TOOLS, rule.rule) ? (rule.rule as Mode) : mode.value);
  chosen.value = place;
  typed.value = plain(ruleNumber(rule));
  cursor.value = cellsIn(rule)[0] ?? cursor.value;
}

/** How rules lie above each other where one presses: lines and areas, marks at edges, those of the whole board, digits. */
const ranks = ({ rule }: Rule): number => {
  if (rule === "given") return 3;
  const how = own(TOOLS, rule)?.how;
  return how === "whole" ? 2 : how === "pair" || how === "square" ? 1 : 0;
};

/** Chooses the rule on a cell that is pressed, if the press means nothing to the tool; answers whether there was one. */
export function chooseAt(cell: number): boolean {
  const kind = mode.value;
  if (kind === "given" || kind === "regions" || shapeDrawn.value.length > 0) return false;
  const { how, least, make } = toolOf(kind);
  const isOwn = how === "cell" || how === "square" || (how === "cells" && least === 1 && typed.value && chosen.value === undefined);
  if (isOwn || (isOutside(kind) && make([cell], board.value, null).length > 0)) return false;
  const lies = draft.value.rules.flatMap((rule, place) => (!isOutside(rule.rule) && cellsIn(rule).includes(cell) ? [{ rule, place }] : []));
  const shown = lies.filter(({ rule }) => rule.rule !== "disjoint groups");
  const [top] = shown.reverse().sort((a, b) => ranks(a.rule) - ranks(b.rule));
  if (!top || lies.some(({ rule }) => rule.rule === kind)) return false;
  choose(top.place);
  return true;
}

/** Takes up a tool. */
export function take(tool: Mode): void {
  mode.value = tool;
  typed.value = "";
  chosen.value = pointed.value = typing = undefined;
  stroke.value = shapeDrawn.value = picked.value = [];
}

/** Takes up the tool anew, or another one if the board has no use for it. */
const takeFitting = () => take(fitting([mode.peek()], board.value)[0] ?? "killer cage");

/** Adds a rule of the whole board, or takes it back. */
export function toggle(kind: Drawn): void {
  const rest = draft.value.rules.filter(({ rule }) => rule !== kind);
  if (rest.length === draft.value.rules.length && !fits(kind, board.value)) return;
  const made = toolOf(kind).make([], board.value, null);
  withRules(rest.length < draft.value.rules.length ? rest : [...rest, ...made.map((body): Rule => ({ rule: kind, ...body }))]);
  chosen.value = undefined;
}

export function remove(place: number): void {
  take(mode.value);
  withRules(draft.value.rules.filter((_, i) => i !== place));
}

/** Types a number, for the chosen rule and for the next. A sum of two may be a letter, as on the board. */
export function type(words: string): void {
  const letter = mode.value === "XV" ? /[vxㅍㅌ]$/i.exec(words)?.[0] : undefined;
  const text = letter ? (/[vㅍ]/i.test(letter) ? "5" : "10") : words;
  const place = chosen.value;
  const goesOn = typing === place && isTaken;
  typed.value = text;
  const rule = place === undefined ? undefined : draft.value.rules[place];
  const tool = rule && Object.hasOwn(TOOLS, rule.rule) ? toolOf(rule.rule as Drawn) : undefined;
  // What is not taken is no change to go on with.
  isTaken = goesOn && !isUnfit.value;
  if (rule && tool?.usual && !isUnfit.value) {
    // Clues are drawn again along their own line.
    const cells = cellsOf(board.value, rule.cells);
    const [made] = tool.make(tool.how === "square" ? cells.slice(0, 1) : cells, board.value, number());
    if (made && ruleNumber({ ...rule, ...made }) !== ruleNumber(rule)) {
      withRules(
        draft.value.rules.map((each, i) => (i === place ? redrawn(each, made) : each)),
        goesOn,
      );
      isTaken = true;
    }
  }
  typing = place ?? "next";
}

/** Types one more digit. After a stroke it begins another number. */
export function typeOn(digit: number): void {
  type(typing === (chosen.value ?? "next") ? `${typed.value}${digit}` : `${digit}`);
}

/** What is known of the puzzle so far. */
export interface Known {
  verdict?: VariantVerdict;
  counts?: Counts;
  /** About how many solutions there are, if they are too many to count. */
  about?: number | null;
  contradiction?: Contradiction | null;
  /** Why its rules cannot hold together, in sentences. */
  why?: string[];
  needs?: Need[] | null;
  trouble?: string;
  /** Whether more is to come. */
  working: boolean;
  /** What was known before the last stroke, and whether the answer to that takes long. */
  old?: Pick<Known, "counts" | "verdict"> | undefined;
  late?: boolean;
}

export const known = signal<Known>({ working: false });

/** Whether the board shows the solution, if there is just one. */
export const isSolved = signal(false);

/** The rules that contradict each other by their places, the one drawn or changed last first. */
export const contradicting = computed(() => {
  const [before, { rules }] = [new Set(past.value.at(-1)?.rules), draft.value];
  const isNew = (place: number) => Number(!before.has(rules[place] as Rule));
  return [...(known.value.contradiction?.rules ?? [])].sort((a, b) => isNew(b) - isNew(a) || b - a);
});
