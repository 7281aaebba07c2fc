import { LEVELS } from "../engine/find";
import { dayOf } from "../game/daily";
import { lastDays, type Played } from "../game/records";
import { clock } from "../game/timer";
import { dayAndMonth, moment, number, t, weekday } from "../i18n";

/** What a chart shows: finished games, the latest first. */
interface Games {
  games: readonly Played[];
}

/** The last five weeks, from a Monday on: a square for each day, filled if its puzzle was solved. */
export function Days({ games, today }: Games & { today: string }) {
  const { finish, statistics: words } = t();
  const days = lastDays(today, 29 + ((new Date(today).getUTCDay() + 6) % 7));
  const done = new Set(games.map(({ day }) => day));
  const count = days.filter((day) => done.has(day)).length;
  return (
    <figure>
      <figcaption>{finish.daily}</figcaption>
      <div class="days" role="img" aria-label={words.days(number(count), number(days.length))}>
        {days.slice(0, 7).map((day) => (
          <small key={day}>{weekday(day)}</small>
        ))}
        {days.map((day) => (
          <span key={day} class={done.has(day) ? "done" : ""}>
            {Number(day.slice(8))}
          </span>
        ))}
      </div>
    </figure>
  );
}

/** The values of the axis of times, in minutes: a step up is about twice the time. */
const MINUTES = [0, 0.5, 1, 2, 5, 10, 20, 60, 120, 300, 1000];

/** The times of the latest games, one line for each level; on the axis each step is about twice the one before. */
export function Times({ games }: Games) {
  const latest = games
    .filter(({ level }) => level)
    .slice(0, 50)
    .reverse();
  const [first, last] = [latest[0], latest.at(-1)];
  if (!first || !last) return null;
  const minutes = ({ time }: Played) => Math.min(999, Math.max(0, time / 60_000));
  const times = latest.map(minutes);
  const from = MINUTES.findLastIndex((tick) => tick <= Math.min(...times));
  const axis = MINUTES.slice(from, MINUTES.findIndex((tick) => tick > Math.max(...times)) + 1);
  /** The height of a time: even between two values of the axis. */
  const y = (time: number) => {
    const i = Math.min(
      axis.findLastIndex((tick) => tick <= time),
      axis.length - 2,
    );
    const [low = 0, high = 1] = axis.slice(i);
    return 126 - (116 * (i + (time - low) / (high - low))) / (axis.length - 1);
  };
  const date = ({ when }: Played) => dayAndMonth(dayOf(new Date(when)));
  const places = latest.map((played, i) => ({ ...played, x: 36 + (212 * i) / Math.max(1, latest.length - 1), y: y(minutes(played)) }));
  return (
    <figure>
      <figcaption>{t().statistics.times}</figcaption>
      {/* The table tells the same. */}
      <svg class="times" viewBox="0 0 256 150" aria-hidden="true">
        {axis.map((tick) => (
          <g key={tick}>
            <path d={`M30 ${y(tick)}H256`} />
            <text x="24" y={y(tick) + 4}>
              {number(tick)}
            </text>
          </g>
        ))}
        {LEVELS.map((level) => {
          const own = places.filter((place) => place.level === level);
          return (
            <g key={level} class={level}>
              <polyline points={own.map((place) => `${place.x},${place.y}`).join(" ")} />
              {own.map((place) => (
                <circle key={place.when} cx={place.x} cy={place.y} r="3">
                  <title>{`${t().levels[level]} · ${clock(place.time)} · ${moment(place.when)}`}</title>
                </circle>
              ))}
            </g>
          );
        })}
        <text x="30" y="146" class="from">
          {date(first)}
        </text>
        <text x="256" y="146">
          {date(last)}
        </text>
      </svg>
    </figure>
  );
}
