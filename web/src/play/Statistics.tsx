import { digitsOf } from "../base/geometry";
import { Thumb } from "../board/Thumb";
import { LEVELS } from "../engine/find";
import type { Level } from "../engine/types";
import { dayOf } from "../game/daily";
import { forgetRecords, records, streak, summary } from "../game/records";
import { start } from "../game/state";
import { clock } from "../game/timer";
import { moment, number, t } from "../i18n";
import { Dialog } from "../parts/Dialog";

/** The finished games: bars and sums by level, and a list from which each can be played again. */
export function Statistics({ onClose }: { onClose: () => void }) {
  const { finish, statistics: words } = t();
  const days = streak(records.value, dayOf(new Date()));
  const rows = LEVELS.flatMap((level) => {
    const sums = summary(records.value.filter((played) => played.level === level));
    return sums ? [{ level, sums }] : [];
  });
  const none = records.value.length === 0;
  const games = (level: Level) => rows.find((row) => row.level === level)?.sums.games ?? 0;
  const most = Math.max(...LEVELS.map(games));
  return (
    <Dialog title={finish.statistics} onClose={onClose}>
      {(none || rows.length > 0) && (
        // Without games, what will stand there.
        <svg class={none ? "bars none" : "bars"} viewBox="0 0 100 50" aria-hidden="true">
          {LEVELS.map((level, i) => {
            const height = none ? 36 - i * 7 : (40 * games(level)) / most;
            return (
              <g key={level} class={level}>
                <rect x={i * 20 + 2} y={42 - height} width="16" height={height} rx="2" />
                <text x={i * 20 + 10} y="48">
                  {t().levels[level]}
                </text>
              </g>
            );
          })}
        </svg>
      )}
      {none && <p>{words.nothing}</p>}
      {days > 0 && <p>{finish.streak(number(days))}</p>}
      {rows.length > 0 && (
        <table>
          <thead>
            <tr>
              {[finish.level, words.games, words.best, words.mean, words.unaided].map((name) => (
                <th scope="col" key={name}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ level, sums }) => (
              <tr key={level}>
                <th scope="row">
                  <span class={`level ${level}`}>{t().levels[level]}</span>
                </th>
                <td>{number(sums.games)}</td>
                <td>{clock(sums.best)}</td>
                <td>{clock(sums.mean)}</td>
                <td>{number(sums.unaided)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div class="earlier choices">
        {records.value.slice(0, 60).map((played) => (
          <button
            key={played.when}
            type="button"
            onClick={() => {
              start(played.puzzle);
              onClose();
            }}
          >
            <Thumb digits={digitsOf(played.puzzle.slice(0, 81))} />
            <span>
              {[played.level && t().levels[played.level], clock(played.time), finish.hints(played.hints)].filter(Boolean).join(" · ")}
              <small class="soft">
                {moment(played.when)}
                {played.day && ` · ${finish.daily}`}
              </small>
            </span>
          </button>
        ))}
      </div>
      {records.value.length > 0 && (
        <button type="button" onClick={() => confirm(words.sure) && forgetRecords()}>
          {words.forget}
        </button>
      )}
    </Dialog>
  );
}
