import { settings } from "../base/settings";
import type { Shape } from "../base/shape";
import type { Rule, Variant } from "../engine/variant";
import { t } from "../i18n";
import { ORDERED } from "../i18n/kinds";
import { ruleName } from "../i18n/rules";
import { sightOf } from "./outside";
import { givenName, ruleNumber } from "./rule-number";
import { cellsOf } from "./variant";

/** Marks whose number goes without saying, and those with a name of their own. */
const NAMED: Record<string, string> = { "difference 1": "", "ratio 2": "", "XV 10": "X", "XV 5": "V" };

/** The marks of relations that may have all of theirs given. */
const MARKS: Record<string, string> = { difference: "difference", ratio: "ratio", sum: "XV" };

/** A rule's name and number, or the marks that it speaks of. */
export function ruleTitle(rule: Rule): string {
  const own = givenName(rule);
  if (own) return own;
  const [name, number] = [ruleName(rule.rule), ruleNumber(rule)];
  const marks = (rule.relations ?? []).map((relation) => ruleTitle({ rule: MARKS[Object.keys(relation)[0] ?? ""] ?? "", relation }));
  if (marks.length > 0) return `${name}: ${marks.join(", ")}`;
  const named = NAMED[`${rule.rule} ${number}`];
  return named === undefined ? `${name} ${number}`.trimEnd() : named || name;
}

/** A rule's name and number, and its first cell, its diagonal, or where it stands outside the grid, as the engine says it; a given digit as it
 *  stands. */
export function rulePlace(rule: Rule, shape: Pick<Shape, "rows" | "columns">): string {
  const words = t().variant;
  const [title, names, sight] = [ruleTitle(rule), namesOf(rule), sightOf(rule, shape)];
  const [first, second] = names;
  if (!first) return title;
  if (rule.rule === "given") return `${first} = ${rule.values?.join(" ")}`;
  if (!sight || !second) return words.at(title, first);
  const { row, column, down, right } = sight;
  if (down && right) return words.along(title, first, names.at(-1) ?? first);
  return words.beside(title, [-down, -right], (down ? column : row) + 1);
}

/** The first two of several rules by their names and places, and how many more there are. */
export function someRules(rules: readonly Rule[], shape: Pick<Shape, "rows" | "columns">): string {
  const named = rules.slice(0, 2).map((rule) => rulePlace(rule, shape));
  const more = rules.length > 2 ? ` ${t().variant.more(rules.length - 2)}` : "";
  return named.join(", ") + more;
}

/** The names of the cells of a rule. */
export const namesOf = ({ cell, cells, pill, shaft, parts, first, second }: Rule): string[] => [
  ...(cell === undefined ? [] : [cell]),
  ...[cells, pill, shaft, parts?.flat(), first, second].flatMap((names) => names ?? []),
];

const known = new WeakMap<Variant, { language: string; told: string[][] }>();

/** For each cell what the rules are that it lies in, for screen readers; givens are digits. */
export function rulesByCell(variant: Variant): string[][] {
  const { language } = settings.value;
  const last = known.get(variant);
  if (last?.language === language) return last.told;
  const told = tellCells(variant);
  known.set(variant, { language, told });
  return told;
}

function tellCells(variant: Variant): string[][] {
  const told = Array.from({ length: variant.rows * variant.columns }, () => new Set<string>());
  for (const rule of variant.rules) {
    // Each cell lies in a disjoint group.
    if ((rule.rule === "given" && rule.values?.length === 1) || rule.rule === "disjoint groups") continue;
    const names = namesOf(rule);
    const cells = cellsOf(variant, names);
    const title = rule.rule === "given" ? `${ruleName("given")} ${(rule.values ?? []).join(" ")}` : ruleTitle(rule);
    cells.forEach((cell, i) => {
      const other = rule.rule === "clone" && names[(i + names.length / 2) % names.length];
      const words = ORDERED.includes(rule.rule) ? t().variant.place(title, i + 1, cells.length) : title;
      told[cell]?.add(other ? t().variant.of(title, other) : words);
    });
  }
  return told.map((each) => [...each]);
}

/** The cells of a rule in words; of many the first. */
export function ruleCells(rule: Rule): string {
  const names = namesOf(rule);
  return names.length > 6 ? `${names.slice(0, 6).join(" ")} …` : names.join(" ");
}
