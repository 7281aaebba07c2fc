import { digitsOf } from "../base/geometry";
import { Thumb } from "../board/Thumb";
import { LEVELS } from "../engine/find";
import { dayOf, levelOf } from "../game/daily";
import { forgetRecords, lastDays, type Played, records, streak, summary } from "../game/records";
import { start } from "../game/state";
import { clock } from "../game/timer";
import { moment, number, t } from "../i18n";
import { Dialog } from "../parts/Dialog";
import { Days, Times } from "./Charts";

/** The finished games: sums, the days of the puzzle of the day, the latest times, sums by level, and a list from which each can be played again. */
export function Statistics({ onClose }: { onClose: () => void }) {
  const { finish, statistics: words } = t();
  const games = records.value;
  const today = dayOf(new Date());
  const none = games.length === 0;
  const shown = none ? example(today) : games;
  const all = summary(games);
  const rows = LEVELS.flatMap((level) => {
    const sums = summary(games.filter((played) => played.level === level));
    return sums ? [{ level, sums }] : [];
  });
  const tiles = all && {
    [words.games]: number(all.games),
    [words.unaided]: `${Math.round((100 * all.unaided) / all.games)}%`,
    [words.row]: number(streak(games, today)),
    [words.longest]: number(Math.max(...games.map(({ day }) => (day ? streak(games, day) : 0)))),
  };
  return (
    <Dialog title={finish.statistics} onClose={onClose}>
      {none && <p>{words.nothing}</p>}
      {tiles && (
        <dl class="sums">
          {Object.entries(tiles).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div class={none ? "charts none" : "charts"} aria-hidden={none || undefined}>
        {none && <strong>{words.example}</strong>}
        <Days games={shown} today={today} />
        <Times games={shown} />
      </div>
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
      {!none && (
        <>
          <div class="earlier choices">
            {games.slice(0, 60).map((played) => (
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
          <button type="button" onClick={() => confirm(words.sure) && forgetRecords()}>
            {words.forget}
          </button>
        </>
      )}
    </Dialog>
  );
}

/** Without games, what will stand there. */
const example = (today: string): Played[] =>
  lastDays(today, 25)
    .map((day, i) => {
      const level = levelOf(day);
      const time = 2e5 * 2 ** LEVELS.indexOf(level) * (1 + ((i * 7) % 5) / 5);
      return { puzzle: "", level, score: 0, time, hints: 0, when: Date.parse(day), day: i % 8 ? day : null };
    })
    .reverse();
