import { own } from "../base/own";
import { settings } from "../base/settings";
import { RULES } from "./kinds";

export type Kind = keyof typeof RULES;

const isKind = (rule: string): rule is Kind => Object.hasOwn(RULES, rule);

/** Kinds that people call by their look. */
const CALLED: Record<string, string> = { difference: "white dot", ratio: "black dot" };

/** What people call a rule. */
export function ruleName(rule: string): string {
  return isKind(rule) && settings.value.language === "ko" ? RULES[rule][1] : (own(CALLED, rule) ?? rule);
}

/** What a rule says. */
export function ruleSays(rule: string): string {
  return isKind(rule) ? RULES[rule][settings.value.language === "ko" ? 2 : 0] : "";
}
