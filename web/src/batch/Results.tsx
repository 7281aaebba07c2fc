import { signal } from "@preact/signals";
import { useLayoutEffect, useMemo } from "preact/hooks";
import { own } from "../base/own";
import { formatRoute } from "../base/route";
import { LEVELS } from "../engine/find";
import { useTechniques } from "../engine/techniques";
import type { Task } from "../engine/types";
import { number, t } from "../i18n";
import { useKeptFocus } from "../parts/focus";
import { Glyph, Icon } from "../parts/Icon";
import { HEADERS, listRows, type Order, VERDICTS } from "./rows";
import { rows } from "./state";

/** The number of rows listed at first, fewer on a phone, and how many more a press lists; a download has all. */
const MOST = globalThis.innerWidth > 600 ? 100 : 30;
const MORE = 100;

/** What the list is searched for and sorted by, and how many rows are shown: all of it stays while another section is open. */
const wanted = signal("");
const order = signal<Order | undefined>(undefined);
const most = signal(MOST);
/** The result and the texts that they are about. */
let about: readonly unknown[] = [];

/** How many puzzles of each level, or with each number of solutions, there are. A press on one lists only those. */
export function Histogram({ task, of }: { task: "rate" | "check"; of: Record<string, number> }) {
  const words = t().batch;
  const [kinds, names]: [readonly string[], Record<string, string>] = task === "rate" ? [LEVELS, t().levels] : [VERDICTS, words.kinds];
  const most = Math.max(1, ...kinds.map((kind) => of[kind] ?? 0));
  return (
    <table class="histogram">
      <caption>{task === "rate" ? words.histogram : words.verdicts}</caption>
      <tbody>
        {kinds.map((kind) => {
          const count = of[kind] ?? 0;
          const name = names[kind] ?? kind;
          const isWanted = wanted.value === name;
          return (
            <tr key={kind} class={task === "rate" ? kind : ""}>
              <th scope="row">
                <button
                  type="button"
                  disabled={rows.value.length === 0}
                  aria-pressed={isWanted}
                  onClick={() => (wanted.value = isWanted ? "" : name)}
                >
                  {name} <span>{isWanted && <Glyph of="close" />}</span>
                </button>
              </th>
              <td>{number(count)}</td>
              <td class="bar-cell">
                <svg class="measure" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={(100 * count) / most} height="4" />
                </svg>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** How a column is set: numbers to the right, grids in small type. */
const kindOf = (name: string, text = ""): string => (name === "score" || name === "first" ? "right" : text.length > 40 ? "mono" : "");

/** The puzzles with their results, to sort and to search, each to be opened. */
export function Rows({ task }: { task: Task }) {
  const words = t().batch;
  const techniques = useTechniques();
  const names = new Map(techniques.map(({ code, name }) => [code, name]));
  const nameOf = (field: string) => own(t().levels, field) ?? own(words.kinds, field) ?? names.get(field) ?? field;
  // A new result or another language clears the search at once, before anything can be pressed.
  useLayoutEffect(() => {
    const [of] = about;
    if (of === rows.value && about[1] === words) return;
    about = [rows.value, words];
    wanted.value = "";
    most.value = MOST;
    if (of !== rows.value) order.value = undefined;
  }, [rows.value, words]);
  const ranks = [...LEVELS, ...VERDICTS, ...names.keys()];
  const all = useMemo(
    () => listRows(rows.value, nameOf, wanted.value, order.value, ranks),
    [rows.value, wanted.value, order.value, techniques, words],
  );
  const hidden = all.length - most.value;
  useKeptFocus(".listed .scroll", hidden > 0);
  return (
    <details class="listed" open>
      <summary>{words.list}</summary>
      <div class="row">
        <label class="field">
          {words.search}
          <input type="search" value={wanted.value} onInput={({ currentTarget: { value } }) => (wanted.value = value)} />
        </label>
        <span class="soft small" role="status">
          {words.found(number(all.length), number(Math.min(most.value, all.length)))}
        </span>
      </div>
      <div class="scroll" tabIndex={0} role="region" aria-label={words.list}>
        <table>
          <thead>
            <tr>
              <th scope="col" class="right">
                {words.columns.n}
              </th>
              {HEADERS[task].map((name, column) => {
                const is = order.value?.column === column ? order.value : undefined;
                return (
                  <th scope="col" key={name} class={kindOf(name)} aria-sort={is ? (is.down ? "descending" : "ascending") : "none"}>
                    <button type="button" class="quiet" onClick={() => (order.value = { column, down: is ? !is.down : false })}>
                      {own(words.columns, name) ?? name} {is && <Glyph of={is.down ? "down" : "up"} />}
                    </button>
                  </th>
                );
              })}
              <td />
            </tr>
          </thead>
          <tbody>
            {all.slice(0, most.value).map(({ n, puzzle, fields: [first], told }) => (
              <tr key={n}>
                <td class="soft right">{n}</td>
                <td class="mono">{puzzle.slice(0, 81)}</td>
                {HEADERS[task].slice(1).map((name, i) => (
                  <td key={name} class={kindOf(name, told[i])}>
                    {name === "level" && first ? (
                      <span class={`level ${first}`}>{told[i]}</span>
                    ) : kindOf(name) && told[i] ? (
                      // A line's number is as in the first column. That a puzzle is like itself needs no words.
                      name === "score" ? (
                        number(Number(told[i]))
                      ) : (
                        told[i] !== `${n}` && told[i]
                      )
                    ) : (
                      told[i]?.slice(0, 81)
                    )}
                  </td>
                ))}
                <td>
                  <a href={formatRoute("play", { p: puzzle })}>{t().generate.play}</a>{" "}
                  <a href={formatRoute("explain", { p: puzzle })}>
                    <Icon of="explain" />
                    <span>{t().views.explain}</span>
                  </a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {hidden > 0 && (
        <button type="button" onClick={() => (most.value += MORE)}>
          {words.more(number(Math.min(MORE, hidden)))}
        </button>
      )}
    </details>
  );
}
