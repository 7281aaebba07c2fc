import type { Relation, Rule } from "../engine/variant";

/** The number of a relation. */
export function numberIn(relation: Relation | undefined): number | undefined {
  if (typeof relation !== "object" || "table" in relation) return undefined;
  return Object.values(relation)[0] as number | undefined;
}

/** The number that the setter wrote, or numbers. */
export function ruleNumber({ rule, sum, seen, value, values, difference, modulus, relation }: Rule): string {
  if (rule === "given") return "";
  if (rule === "quadruple") return (values ?? []).join(" ");
  return `${sum ?? seen ?? value ?? difference ?? modulus ?? numberIn(relation) ?? ""}`;
}

/** What its setter calls an automaton or a pair table. */
export function givenName({ name, relation }: Rule): string | undefined {
  return name ?? (typeof relation === "object" && "table" in relation ? relation.name : undefined);
}

/** Numbers of lines that go without saying. */
export const USUAL: Readonly<Record<string, number>> = { whisper: 5, "modular line": 3, "lockout line": 4, "sum line": 10 };

/** Whether a rule has a number or a name in the corner of a cell, where candidates would stand. The hundreds of pairs that stand for one rule of
 *  the whole board are not drawn. */
export function hasCorner(rule: Rule, { length }: readonly Rule[]): boolean {
  const { rule: kind, sum } = rule;
  if (kind === "killer cage" || kind === "sum") return sum != null;
  // Four cells around a corner have their numbers there, others in a frame.
  if (kind === "quadruple") return rule.cells?.length !== 4;
  if (kind === "pair table" && length >= 100) return false;
  return kind in USUAL ? ruleNumber(rule) !== `${USUAL[kind]}` : givenName(rule) !== undefined;
}
