import { memo } from "../base/memo";
import { CLASSIC, type Shape, shape } from "../base/shape";
import { areNumbers, isObject } from "../base/storage";
import type { Rule, Variant } from "../engine/variant";
import { t } from "../i18n";
import { ruleName } from "../i18n/rules";
import { allOf, bit } from "./cell";
import { hasCorner } from "./rule-number";

/** The largest board, in rows, columns and values. */
const LARGEST = 16;

const isSize = (value: unknown): boolean => areNumbers([value], LARGEST) && value !== 0;
const isCell = (value: unknown): boolean => typeof value === "string";
const isRule = (value: unknown): value is Rule => isObject(value) && typeof value.rule === "string";

/** Whether a stored value is a puzzle that the page wrote. */
export function isVariant(value: unknown): value is Variant {
  if (!isObject(value)) return false;
  const { rows, columns, values, least, lines, regions, rules } = value;
  return (
    [rows, columns, values].every(isSize) &&
    areNumbers([least], 1) &&
    typeof lines === "boolean" &&
    Array.isArray(regions) &&
    regions.every((region) => Array.isArray(region) && region.every(isCell)) &&
    Array.isArray(rules) &&
    rules.every(isRule)
  );
}

/** The cells of names such as `r10c12`; what is no cell is left out. */
export function cellsOf({ rows, columns }: Pick<Shape, "rows" | "columns">, names: readonly string[] | undefined): number[] {
  return (names ?? []).flatMap((name) => {
    const [, row = 0, column = 0] = /^r(\d+)c(\d+)$/i.exec(name)?.map(Number) ?? [];
    const inside = row > 0 && row <= rows && column > 0 && column <= columns;
    return inside ? [(row - 1) * columns + column - 1] : [];
  });
}

const ownShape = memo((variant: Variant): Shape => {
  const regions = variant.regions.map((region) => cellsOf(variant, region));
  const lowered = variant.rules.some((rule) => hasCorner(rule, variant.rules));
  return { ...shape(variant, regions, variant.lines), lowered };
});

/** The board of a variant, or of a classic puzzle. */
export const shapeOf = (variant: Variant | null | undefined): Shape => (variant ? ownShape(variant) : CLASSIC);

/** What is only drawn, as texts name it. */
const ONLY_DRAWN = /^(lines?|arrows?|(under|over)lays|circle|rectangle|text|cages?)$/;

/** What nobody here understands, in the page's words; empty if there is nothing. */
export function unknownOf({ unknown = [] }: Variant): string {
  const words = unknown.map(({ name }) => (ONLY_DRAWN.test(name) ? t().variant.shapes : ruleName(name)));
  const names = [...new Set(words)];
  const more = names.length > 4 ? [`+${names.length - 4}`] : [];
  return [...names.slice(0, 4).map((name) => oneLine(name) || "?"), ...more].join(", ");
}

/** What says of a puzzle that its rules are the usual ones. */
const USUAL =
  /(normal|standard|classic|usual|regular)\s+(9\s*[x×]\s*9\s+)?sudoku(\s+rules)?(\s+apply)?|(일반|기본|표준)[^.,]*스도쿠[^.,]*/gi;

/** That hints do not know the rules, if all that a puzzle has beside its givens is written in words. */
export function inWordsOf({ rules, unknown = [], description = "" }: Variant): string {
  const isPlain = unknown.length === 0 && rules.every(({ rule, values }) => rule === "given" && values?.length === 1);
  return isPlain && /\p{L}/u.test(description.replace(USUAL, "")) ? t().variant.inWords : "";
}

/** What the page does not show or understand of a text, in sentences; empty if there is nothing. */
export function lackOf(variant: Variant): string {
  const { missed, fog } = t().variant;
  const unknown = unknownOf(variant);
  return [unknown && missed(unknown), variant.fog && fog].filter(Boolean).join(" ");
}

/** That something cannot be done without the rules that are not understood. */
export const refusedOf = (variant: Variant): string => t().variant.refused(unknownOf(variant));

/** A text without the asterisks that would make it bold elsewhere. */
export const plain = (text: string): string => text.replaceAll("**", "");

/** A text in one line that cannot turn around what stands beside it, and has an end. */
export const oneLine = (text: string): string => plain(text.slice(0, 300)).replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, "");

/** What a variant is called. */
export const titleOf = ({ title, rows, columns }: Variant): string => (title ? oneLine(title) : t().variant.size(rows, columns));

/** The solution that the text claims, as values from 1. */
export const claimedOf = ({ solution, least }: Variant): number[] | undefined => solution?.map((number) => number - least + 1);

/** The values that a variant leaves to each cell by itself, as masks: givens, odd and even cells. */
export function ownMasks(variant: Variant): number[] {
  const { rows, columns, values, least } = variant;
  const masks = Array<number>(rows * columns).fill(allOf(values));
  const all = Array.from({ length: values }, (_, i) => i + 1);
  const maskOf = (may: (number: number) => boolean) => all.filter((value) => may(value - 1 + least)).reduce((m, v) => m | bit(v), 0);
  const ODD = maskOf((number) => number % 2 === 1);
  for (const { rule, cell, values: numbers = [] } of variant.rules) {
    const [at] = cell === undefined ? [] : cellsOf(variant, [cell]);
    if (at === undefined) continue;
    const mask = { given: maskOf((number) => numbers.includes(number)), odd: ODD, even: ~ODD }[rule];
    if (mask !== undefined) masks[at] = (masks[at] ?? 0) & mask;
  }
  return masks;
}

/** The given values, 0 for blanks. */
export function givensOf(variant: Variant): number[] {
  const givens = Array<number>(variant.rows * variant.columns).fill(0);
  for (const { rule, cell, values = [] } of variant.rules) {
    const [at] = rule === "given" && cell !== undefined && values.length === 1 ? cellsOf(variant, [cell]) : [];
    if (at !== undefined) givens[at] = (values[0] ?? 0) - variant.least + 1;
  }
  return givens;
}
