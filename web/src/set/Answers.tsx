import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { focusBoard } from "../base/keys";
import { numberOf } from "../base/shape";
import type { Rule } from "../engine/variant";
import { isOutside, signOf } from "../game/outside";
import { ruleCells, rulePlace, ruleTitle, someRules } from "../game/rule-text";
import { number, t } from "../i18n";
import { asSentence } from "../i18n/reason";
import { useKeptFocus } from "../parts/focus";
import { Icon } from "../parts/Icon";
import { DrawnAlike } from "./Alike";
import { LIMIT } from "./ask";
import { nameOf } from "./cells";
import { goOn } from "./Export";
import { isOpen } from "./kinds";
import {
  board,
  choose,
  chosen,
  contradicting,
  cursor,
  draft,
  give,
  isCleared,
  isCut,
  isSolved,
  known,
  pointed,
  remove,
  understand,
} from "./state";

/** The engine lists so many solutions. */
const LISTED = 1000;
/** Of rules that contradict each other so many are named at once. */
const NAMED = 2;

/** The rest of a list of buttons, behind so many that are shown. */
const Rest = ({ all, most }: { all: ComponentChildren[]; most: number }) =>
  all.length > most ? (
    <details>
      <summary class="small soft">{t().variant.more(all.length - most)}</summary>
      <div class="row">{all.slice(most)}</div>
    </details>
  ) : null;

/** What is known, as buttons: so many of them, and the rest once it is asked for. */
const Known = ({ what, most, all }: { what: string; most: number; all: ComponentChildren[] }) => (
  <div>
    <p class="small">{what}</p>
    <div class="row">{all.slice(0, most)}</div>
    <Rest all={all} most={most} />
  </div>
);

/** Whether the puzzle is unique, has several solutions or none. */
export function Verdict() {
  const { verdict, trouble, working, why = [] } = known.value;
  return (
    <div
      class={`verdict notice ${verdict?.kind === "unique" ? "good" : verdict?.kind === "none" || (trouble && !draft.value.unknown) ? "bad" : ""}`}
    >
      <p role="status">
        {isCleared.value && `${t().play.restarted} `}
        {isCut.value && `${t().set.cut} `}
        {(trouble && asSentence(trouble)) ?? verdictText() ?? t().app.working}
        {working && verdictText() && <span class="soft"> {t().app.working}</span>}
      </p>
      {verdict?.kind === "unique" && <Solution />}
      <Rest all={contradicting.value.map((place) => <RuleButton key={place} place={place} />)} most={NAMED} />
      {why.length > 0 && (
        <details class="conflict">
          <summary>{t().set.why}</summary>
          {why.map((sentence, place) => (
            <p key={place}>{sentence}</p>
          ))}
        </details>
      )}
    </div>
  );
}

/** The only solution on the board, if one wants to see it, and the way to its steps. */
function Solution() {
  const words = t().set;
  const explain = async () => {
    const trouble = await goOn("explain");
    if (trouble) known.value = { ...known.peek(), trouble };
  };
  return (
    <div class="row">
      <label class="switch">
        <input type="checkbox" checked={isSolved.value} onChange={(event) => (isSolved.value = event.currentTarget.checked)} />
        {words.showSolution}
      </label>
      <button type="button" class="quiet" onClick={() => void explain()}>
        {words.explain}
      </button>
    </div>
  );
}

/** What else is known: what is possible; which rules are not needed. */
export function Answers() {
  const words = t().set;
  const box = useRef<HTMLElement>(null);
  const height = useRef(0);
  // Until all is known, what stands below keeps its place.
  const { working, counts } = known.value;
  const isKept = working && height.current > 0;
  useLayoutEffect(() => {
    if (!isKept || box.current?.childElementCount) height.current = box.current?.getBoundingClientRect().height ?? 0;
  }, [known.value, cursor.value]);
  return (
    <section class="card answers" aria-label={words.answers} ref={box} style={isKept ? { minHeight: `${height.current}px` } : undefined}>
      {draft.value.unknown && (
        <>
          <p class="small">{words.drawThem}</p>
          <DrawnAlike />
          <button type="button" onClick={understand}>
            {words.understood}
          </button>
        </>
      )}
      <UniqueWith />
      {counts && !counts.partial && (counts.solutions !== null || counts.counts.some((each) => each.includes(1))) && (
        <p class="small soft">{words.legend}</p>
      )}
      <AtCursor />
      <Needless />
    </section>
  );
}

function verdictText(): string | undefined {
  const words = t().set;
  const { verdict, counts, working } = known.value;
  switch (verdict?.kind) {
    case "unique":
      return words.unique;
    case "none":
      return contradicting.value.length > 0 ? against(contradicting.value) : words.none;
    case "several":
      if (!counts || counts.partial) return (counts ? `${words.several} ${words.soFar}` : words.several) + about();
      return counts.solutions === null ? words.many(number(LISTED)) + about() : words.solutions(number(counts.solutions));
    case "unknown":
      return working ? undefined : t().variant.unknown;
  }
  return undefined;
}

/** Which rules contradict each other; where a link to the rest of them follows, the full stop comes after that. */
function against(places: readonly number[]): string {
  const named = places.slice(0, NAMED).flatMap((place) => draft.value.rules[place] ?? []);
  const told = t().variant.contradictory(someRules(named, draft.value), places.length);
  return places.length > NAMED ? told.replace(/\.$/, "") : told;
}

/** About how many solutions there are: a round number, or a power of ten. */
function about(): string {
  const all = known.value.about;
  if (!all || all < LISTED) return "";
  const power = Math.log10(all);
  const raised = String(Math.round(power)).replace(/\d/g, (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[+digit] ?? "");
  return ` ${t().set.about(power < 6 ? number(Number(all.toPrecision(1))) : `10${raised}`)}`;
}

/** The digits each of which would make the puzzle unique. */
function UniqueWith() {
  const words = t().set;
  const all = known.value.counts?.unique ?? [];
  if (all.length === 0) return null;
  return (
    <Known
      what={words.uniqueWith}
      most={12}
      all={all.map(({ cell, digit }) => (
        <button
          key={`${cell}=${digit}`}
          type="button"
          class="quiet"
          onClick={() => {
            give([cell], numberOf(board.value, digit));
            focusBoard();
          }}
        >
          {`${nameOf(cell, board.value)} = ${numberOf(board.value, digit)}`}
        </button>
      ))}
    />
  );
}

/** How many solutions the digits of the cell under the cursor have. */
function AtCursor() {
  const words = t().set;
  const all = known.value.counts;
  const counts = all?.counts[cursor.value];
  // Of countless solutions the numbers say nothing.
  if (!counts || all?.solutions == null) return null;
  const told = counts.flatMap((count, i) => (count > 0 ? words.withDigit(count, numberOf(board.value, i + 1), count >= LIMIT) : []));
  return <p class="small soft">{`${nameOf(cursor.value, board.value)}: ${told.join(", ")}.`}</p>;
}

/** The rules and givens without which there is still one solution. */
function Needless() {
  const words = t().set;
  const { needs, working } = known.value;
  const all = (needs ?? []).flatMap((need, place) => (need === "needless" ? place : []));
  if (all.length === 0) {
    if (working || needs === undefined) return null;
    return <p class="small">{needs?.every((need) => need === "needed") ? words.needsAll : words.needsUnknown}</p>;
  }
  return <Known what={words.needless} most={8} all={all.map((place) => <RuleButton key={place} place={place} />)} />;
}

/** A rule of the list is chosen; keys then change it. */
function pick(place: number): void {
  choose(place);
  focusBoard();
}

/** A rule with its place; a clue outside with the sign that it has on the board; a given digit as it stands. */
function titleOf(rule: Rule): string {
  const waits = isOpen(rule) ? " = ?" : "";
  if (rule.rule !== "given" && !isOutside(rule.rule)) return `${ruleTitle(rule)} ${ruleCells(rule)}${waits}`;
  const sign = signOf(rule.rule, draft.value.rules);
  return rulePlace(rule, draft.value) + (sign && ` (${sign})`) + waits;
}

/** A rule of a list, which is marked on the board while the pointer or the focus is on it. */
function RuleButton({ place }: { place: number }) {
  const rule = draft.value.rules[place];
  if (!rule) return null;
  const point = () => (pointed.value = place);
  const leave = () => (pointed.value = undefined);
  return (
    <button
      type="button"
      class="quiet"
      aria-pressed={chosen.value === place}
      onClick={() => pick(place)}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      {titleOf(rule)}
    </button>
  );
}

/** The rules one after the other: a press shows one, another takes it away. */
export function RuleList() {
  const words = t().set;
  const rules = draft.value.rules.flatMap((rule, place) => (rule.rule === "given" ? [] : { rule, place }));
  // A rule that is taken away leaves the keys to the next.
  useKeptFocus(".rule-list li:last-child button:last-child, main:not(:has(.rule-list)) .board", draft.value.rules);
  if (rules.length === 0) return null;
  return (
    <details class="card rule-list" open={rules.length < 30}>
      <summary>{words.rules(rules.length)}</summary>
      <ul>
        {rules.map(({ rule, place }, i) => (
          <li key={i}>
            <RuleButton place={place} />
            <button
              type="button"
              class="quiet"
              aria-label={`${words.remove}: ${titleOf(rule)}`}
              title={words.remove}
              onClick={() => remove(place)}
            >
              <Icon of="close" />
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
