import { own } from "../base/own";
import { formatRoute } from "../base/route";
import { LEVELS } from "../engine/find";
import { useTechniques } from "../engine/techniques";
import { number, t } from "../i18n";
import { histogram } from "./rows";
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
              <svg class="measure" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
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

/** The puzzles with their results, each to be opened. */
export function Rows() {
  const words = t().batch;
  const techniques = useTechniques();
  const named = (field: string) =>
    own(t().levels, field) ?? own(words.kinds, field) ?? techniques.find(({ code }) => code === field)?.name ?? field;
  return (
    <details class="listed">
      <summary>{words.list(number(Math.min(MOST, rows.value.length)))}</summary>
      <ol>
        {rows.value.slice(0, MOST).map(({ puzzle, fields }, i) => (
          <li key={i}>
            <span class="mono">{puzzle.slice(0, 81)}</span> <span class="soft">{fields.map(named).join(" · ").slice(0, 90)}</span>{" "}
            <a href={formatRoute("play", { p: puzzle })}>{t().views.play}</a>{" "}
            <a href={formatRoute("explain", { p: puzzle })}>{t().views.explain}</a>
          </li>
        ))}
      </ol>
    </details>
  );
}
