import { useLayoutEffect, useRef } from "preact/hooks";
import { own } from "../base/own";
import { settings } from "../base/settings";
import { boxes, numberOf } from "../base/shape";
import type { Rule, Variant } from "../engine/variant";
import { signOf } from "../game/outside";
import { givenName, ruleNumber } from "../game/rule-number";
import { ruleCells, ruleTitle } from "../game/rule-text";
import { claimedOf, inWordsOf, lackOf, oneLine, plain, shapeOf, titleOf, unknownOf } from "../game/variant";
import { t } from "../i18n";
import { NUMBERED } from "../i18n/kinds";
import { KNOWN } from "../i18n/known";
import { asSentence } from "../i18n/reason";
import { ruleName, ruleSays } from "../i18n/rules";

/** Where a kind speaks of the number of each rule. */
const ITS_NUMBER = /its number(, or by 1)?|\bN\b|점에 적힌 수, 없으면 1|정해진 수/g;

/** What rules of a kind say, with the number that all of them have. */
export function saysOf(kind: string, rules: readonly Rule[]): string {
  const known = rules[0] && knownOf(rules[0]);
  if (known) {
    const [number, ...others] = new Set(rules.map((rule) => / \d+$/.exec(givenName(rule) ?? "")?.[0].trim()));
    return knownSays(known, others.length > 0 ? undefined : number);
  }
  const [number, ...others] = new Set(rules.map(ruleNumber));
  let says = ruleSays(kind);
  if (kind === "sum" && !rules.some(({ factors }) => factors?.some((one) => one !== 1))) {
    says = says.replace(/, each times its factor if it has one,| 계수가 .*/, "");
  }
  if (kind === "quadruple" && rules.every(({ exact }) => exact)) return `${says} ${t().variant.exactly}`;
  if (!number || others.length > 0) return says;
  if (kind === "ratio" && number === "2") return says.replace(/, or as many times as it says|이거나, 점에 적힌 수만큼의 배/, "");
  return kind === "difference" || NUMBERED.includes(kind) ? says.replace(ITS_NUMBER, number) : says;
}

/** The name that players know in a rule's own name, which may have a number behind it. */
function knownName(name: string): string | undefined {
  const known = name.replace(/ \d+$/, "");
  return Object.keys(KNOWN).find((own) => own.toLowerCase() === known.toLowerCase());
}

/** What rules with a known name say, as a sentence; N is their number, if all have the same one. */
function knownSays(known: string, number: string | undefined): string {
  const korean = settings.value.language === "ko";
  const says = own(KNOWN, known)?.[korean ? 1 : 0] ?? "";
  return asSentence(says.replace("N", number ?? (korean ? "적힌 수" : "its number")));
}

/** The name that players know of a rule of the setter's own. */
const knownOf = (rule: Rule): string | undefined => knownName(givenName(rule) ?? "");

/** Its kind; of a rule of the setter's own its name, if players know that. */
const kindOf = (rule: Rule): string => knownOf(rule) ?? rule.rule;

/** What rules of a kind are called: each by its own name if it has one. */
function called(kind: string, rules: readonly Rule[]): string {
  const own = kind === "all marks given" || rules.some(givenName);
  return own ? [...new Set(rules.map(ruleTitle))].join(", ") : ruleName(kind);
}

/** The kinds of a variant's rules, without plain givens: what each is called, and its rules. */
function kindsIn({ rules: all }: Variant) {
  const rules = all.filter(({ rule, values }) => rule !== "given" || values?.length !== 1);
  return [...new Set(rules.map(kindOf))].map((kind) => {
    const own = rules.filter((rule) => kindOf(rule) === kind);
    return { kind, name: called(kind, own), rules: own, sign: signOf(kind, rules) };
  });
}

/** What the board itself says; empty if everyone knows it. */
function boardSays(puzzle: Variant): string {
  const shape = shapeOf(puzzle);
  const { rows, columns, values, least, regions } = shape;
  const isUsual = rows === columns && rows === values && least === 1 && puzzle.lines && `${regions}` === `${boxes(shape)}`;
  return isUsual ? "" : t().variant.houses(puzzle.lines, regions.length > 0, least, numberOf(shape, values));
}

const namesIn = (kinds: ReturnType<typeof kindsIn>): string => kinds.map(({ name }) => name).join(", ");

/** What tells a variant from others in a list: its title, or else its size and its rules. */
export const summaryOf = (puzzle: Variant): string =>
  [titleOf(puzzle), puzzle.title ? "" : namesIn(kindsIn(puzzle))].filter(Boolean).join(" · ");

/** The rules of a kind: what they say, and the cells of several given numbers, which the board does not show. */
function Told({ kind, name, rules, sign }: ReturnType<typeof kindsIn>[number]) {
  const numbers = [...new Set(NUMBERED.includes(kind) ? rules.map(ruleNumber).filter(Boolean) : [])];
  const cells = kind === "given" ? rules.map(ruleCells) : [];
  return (
    <>
      <dt>
        {name} {sign ? `(${sign})` : numbers.join(", ")}
      </dt>
      <dd>
        {saysOf(kind, rules)}
        {cells.length > 0 && <small class="soft"> {cells.slice(0, 20).join("; ")}</small>}
      </dd>
    </>
  );
}

/** Title, author, text and rules of a variant; what the author wrote says most, and the page's own words are folded beside it. All is folded on phones, and on paper around the board. */
export function RulesPanel({ puzzle }: { puzzle: Variant }) {
  const words = t().variant;
  const box = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    const told = box.current;
    if (!told) return undefined;
    // Where it scrolls, keys scroll it too.
    const watch = new ResizeObserver(() => {
      if (told.scrollHeight > told.clientHeight) told.tabIndex = 0;
      else told.removeAttribute("tabindex");
    });
    watch.observe(told);
    return () => watch.disconnect();
  }, []);
  const { title, author, description } = puzzle;
  const kinds = kindsIn(puzzle);
  const names = namesIn(kinds);
  const lack = [lackOf(puzzle), inWordsOf(puzzle)].filter(Boolean).join(" ");
  const told = boardSays(puzzle);
  const list = (
    <dl aria-label={words.rules}>
      {told && <dt>{t().play.board}</dt>}
      {told && <dd>{told}</dd>}
      {kinds.map((kind) => (
        <Told key={kind.kind} {...kind} />
      ))}
    </dl>
  );
  return (
    <details class={lack ? "told lacks" : "told"} ref={box} open={matchMedia("(min-width: 861px)").matches}>
      <summary>
        {title || !(kinds[0] || description) ? <strong dir="auto">{titleOf(puzzle)}</strong> : <b>{words.rules}</b>}{" "}
        {author && <span class="soft">{words.by(oneLine(author))}</span>}
        <small>
          {lack && <span class="lack"> {lack}</span>} <span class="soft">{names}</span>
        </small>
      </summary>
      {description && <p class="said">{plain(description)}</p>}
      {lack && (
        <p class="notice">
          {lack} {unknownOf(puzzle) && words.playOn(claimedOf(puzzle) !== undefined)}
        </p>
      )}
      {names && description ? (
        <details>
          <summary>{names}</summary>
          {list}
        </details>
      ) : (
        (names || told) && list
      )}
    </details>
  );
}
