import { useMemo, useState } from "preact/hooks";
import { own } from "../base/own";
import { formatRoute } from "../base/route";
import { LEVELS } from "../engine/find";
import { useTechniques } from "../engine/techniques";
import type { Task } from "../engine/types";
import { number, t } from "../i18n";
import { HEADERS, histogram, listed, type Order } from "./rows";
import { rows } from "./state";

/** How many puzzles of each level a rating found. */
export function Histogram() {
  const bars = histogram(rows.value, LEVELS);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <table class="histogram">
      <caption>{t().batch.histogram}</caption>
      <tbody>
        {LEVELS.map((level, i) => (
          <tr key={level}>
            <th scope="row">{t().levels[level]}</th>
            <td>{number(bars[i]?.count ?? 0)}</td>
            <td class="bar-cell">
              <svg class={`measure ${level}`} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(100 * (bars[i]?.count ?? 0)) / most} height="4" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The number of rows listed; a download has all. */
const MOST = 100;

/** The puzzles with their results, to sort and to search, each to be opened. */
export function Rows({ task }: { task: Task }) {
  const words = t().batch;
  const [order, sort] = useState<Order>();
  const [wanted, want] = useState("");
  const techniques = useTechniques();
  const named = (field: string) =>
    own(t().levels, field) ?? own(words.kinds, field) ?? techniques.find(({ code }) => code === field)?.name ?? field;
  const all = useMemo(() => listed(rows.value, named, wanted, order, LEVELS), [rows.value, wanted, order, techniques, words]);
  return (
    <details class="listed" open>
      <summary>{words.list}</summary>
      <div class="row">
        <label class="field">
          {words.search}
          <input type="search" value={wanted} onInput={({ currentTarget: { value } }) => want(value)} />
        </label>
        <span class="soft small" role="status">
          {words.found(number(all.length), number(Math.min(MOST, all.length)))}
        </span>
      </div>
      <div class="scroll" tabIndex={0} role="region" aria-label={words.list}>
        <table>
          <thead>
            <tr>
              <td />
              {HEADERS[task].map((name, column) => {
                const is = order?.column === column ? order : undefined;
                return (
                  <th scope="col" key={name} aria-sort={is ? (is.down ? "descending" : "ascending") : "none"}>
                    <button type="button" class="quiet" onClick={() => sort({ column, down: is ? !is.down : false })}>
                      {own(words.columns, name) ?? name} <span aria-hidden="true">{is ? (is.down ? "▾" : "▴") : ""}</span>
                    </button>
                  </th>
                );
              })}
              <td />
            </tr>
          </thead>
          <tbody>
            {all.slice(0, MOST).map(({ n, puzzle, told }) => (
              <tr key={n}>
                <td class="soft">{n}</td>
                <td class="mono">{puzzle.slice(0, 81)}</td>
                {HEADERS[task].slice(1).map((name, i) => (
                  <td key={name} class={(told[i] ?? "").length > 40 ? "mono" : ""}>
                    {told[i]?.slice(0, 81)}
                  </td>
                ))}
                <td>
                  <a href={formatRoute("play", { p: puzzle })}>{t().views.play}</a>{" "}
                  <a href={formatRoute("explain", { p: puzzle })}>{t().views.explain}</a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
