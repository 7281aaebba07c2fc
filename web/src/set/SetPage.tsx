import { useEffect, useLayoutEffect } from "preact/hooks";
import { focusBoard } from "../base/keys";
import { route, stay } from "../base/route";
import { numberOf } from "../base/shape";
import { acceptPaste } from "../game/offer";
import { oneLine } from "../game/variant";
import { t } from "../i18n";
import { ruleSays } from "../i18n/rules";
import { Icon } from "../parts/Icon";
import { RulesPanel } from "../parts/RulesPanel";
import { Answers, RuleList, Verdict } from "./Answers";
import { answerWhileSetting, seen } from "./ask";
import { Export } from "./Export";
import { rangeOf, type Tool, toolOf } from "./kinds";
import { Palette, toolName } from "./Palette";
import { fitting } from "./resize";
import { listen, SetBoard } from "./SetBoard";
import {
  begin,
  blank,
  board,
  bring,
  describe,
  draft,
  future,
  give,
  given,
  inWords,
  isUnfit,
  mode,
  past,
  redo,
  takeOver,
  toggle,
  type,
  typed,
  undo,
  type Words,
} from "./state";

const SIZES = Array.from({ length: 13 }, (_, i) => i + 4);

/** How many rows or columns. */
function Size({ name, of, onSize }: { name: string; of: number; onSize: (size: number) => void }) {
  return (
    <select aria-label={name} title={name} value={of} onChange={(event) => onSize(Number(event.currentTarget.value))}>
      {SIZES.map((size) => (
        <option key={size} value={size}>
          {size}
        </option>
      ))}
    </select>
  );
}

/** Begins again; the button is gone then. */
function clear(): void {
  begin(blank(board.value.rows, board.value.columns));
  focusBoard();
}

/** Another board for the puzzle that the words speak of, with the rules that fit on it. */
function resize(rows: number, columns: number): void {
  const next = { ...blank(rows, columns), least: draft.value.least, ...inWords() };
  begin({ ...next, rules: fitting(draft.value, next) });
}

/** Begins with the puzzle of the address. It goes from there, since what is set from now on is another one. */
function followLink(): void {
  const { view, values } = route.value;
  const text = values.get("p");
  if (view !== "set" || !text) return;
  stay(view);
  void bring(text);
}

/** The section in which one sets a puzzle: draws rules, and sees at once what they do. */
export function SetPage() {
  const words = t().set;
  useLayoutEffect(takeOver, []);
  useLayoutEffect(() => acceptPaste(bring), []);
  useEffect(followLink, [route.value]);
  useEffect(answerWhileSetting, []);
  useEffect(listen, []);
  return (
    <>
      <h1>{words.title}</h1>
      <div class="setting">
        <div class={`board-box ${seen.value.isLate ? "late" : ""}`}>
          <SetBoard />
        </div>
        <div class="side">
          <RulesPanel puzzle={draft.value} />
          <Verdict />
          <Tools />
          <Export />
          <RuleList />
          <Answers />
          <InWords />
        </div>
      </div>
    </>
  );
}

function Tools() {
  const words = t().set;
  const { rows, columns } = board.value;
  const { rules, regions } = draft.value;
  const isFresh = rules.length === 0 && JSON.stringify(regions) === JSON.stringify(blank(rows, columns).regions);
  return (
    <section class="card set-tools" aria-label={words.tools}>
      <div class="row">
        <button type="button" class="quiet" aria-disabled={past.value.length === 0 || undefined} onClick={undo} aria-label={t().play.undo}>
          <Icon of="undo" />
        </button>
        <button
          type="button"
          class="quiet"
          aria-disabled={future.value.length === 0 || undefined}
          onClick={redo}
          aria-label={t().play.redo}
        >
          <Icon of="redo" />
        </button>
        <button type="button" class="quiet" disabled={isFresh} onClick={clear}>
          {words.clear}
        </button>
        <span class="size">
          <Size name={words.rows} of={rows} onSize={(size) => resize(size, rows === columns ? size : columns)} /> ×{" "}
          <Size name={words.columns} of={columns} onSize={(size) => resize(rows, size)} />
        </span>
      </div>
      <Palette />
      <div class="row tool-now">
        <details class="small" open={matchMedia("(min-width: 861px)").matches}>
          <summary>
            <b>{toolName(mode.value)}</b>
          </summary>
          {howTo()}
        </details>
        <Amount />
        {mode.value === "given" && <Digits />}
      </div>
      {isUnfit.value && (
        <p class="small notice bad" role="alert">
          {words.unfit(mode.value === "quadruple", ...rangeOf(mode.value, board.value))}
        </p>
      )}
    </section>
  );
}

/** Title, author and what the rules do not say, folded until one is wanted. */
function InWords() {
  const { words } = t().set;
  const { title = "", author = "", description = "" } = draft.value;
  const says = (what: Words) => (event: { currentTarget: { value: string } }) => describe(what, event.currentTarget.value);
  return (
    <details class="card set-words">
      <summary>
        {words.summary} <span class="soft">{oneLine(title)}</span>
      </summary>
      <label class="field">
        {words.title}
        <input value={title} onInput={says("title")} />
      </label>
      <label class="field">
        {words.author}
        <input value={author} onInput={says("author")} />
      </label>
      <label class="field">
        {words.description}
        <textarea value={description} onInput={says("description")} />
      </label>
    </details>
  );
}

/** The number of a rule, or the switch of a rule of the whole board. */
function Amount() {
  const words = t().set;
  const kind = mode.value;
  if (kind === "given" || kind === "regions") return null;
  const tool = toolOf(kind);
  if (tool.how === "whole") {
    return (
      <label class="switch">
        <input type="checkbox" checked={draft.value.rules.some(({ rule }) => rule === kind)} onChange={() => toggle(kind)} />
        {words.on}
      </label>
    );
  }
  if (!tool.usual) return null;
  return (
    <label class="field number">
      {words.number}
      <input
        aria-invalid={isUnfit.value}
        inputMode="numeric"
        autocomplete="off"
        value={typed.value}
        placeholder={`${tool.usual(board.value) ?? ""}`}
        // What is typed next is another number.
        onFocus={(event) => event.currentTarget.select()}
        onInput={(event) => type(event.currentTarget.value)}
      />
    </label>
  );
}

/** The digits, for whoever has no keys. */
function Digits() {
  const { values } = board.value;
  return (
    <fieldset class="set-digits" aria-label={t().set.givens}>
      {Array.from({ length: values }, (_, i) => numberOf(board.value, i + 1)).map((number) => (
        <button key={number} type="button" onClick={() => give(given.value, number)}>
          {number}
        </button>
      ))}
      <button type="button" onClick={() => give(given.value, null)} aria-label={t().play.erase}>
        <Icon of="erase" />
      </button>
    </fieldset>
  );
}

/** What the rule says, and how it is drawn. */
function howTo(): string {
  const { how } = t().set;
  const kind = mode.value;
  if (kind === "given" || kind === "regions") return how[kind] ?? "";
  const tool: Tool = toolOf(kind);
  // Only column indexers are drawn.
  const says = kind === "indexer" ? ruleSays(kind).replace(/ ?\(.*\)/, "") : ruleSays(kind);
  const more = kind === "clone" ? "" : (how[kind] ?? (tool.usual ? how.number : ""));
  return `${says} ${how[tool.how] ?? ""} ${more}`;
}
