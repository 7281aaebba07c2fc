import { formatRoute } from "../base/route";
import { dayOf } from "../game/daily";
import { grade } from "../game/grade";
import { puzzleAddress } from "../game/link";
import { lastDays, records, streak, summary } from "../game/records";
import { dayOfGame, hintsUsed, variant } from "../game/state";
import { clock, elapsed } from "../game/timer";
import { number, t, weekday } from "../i18n";
import { Glyph, Icon } from "../parts/Icon";

/** What was reached, and where to go from here. It takes the place of the pad, so that the solved board stays in sight. */
export function FinishCard(props: { onNew: () => void; onShare: () => void; onPad: () => void; onStatistics: () => void }) {
  const words = t().finish;
  const rated = grade.value;
  const level = rated?.level;
  return (
    <section class="card finish" aria-label={words.solved}>
      <span class="seal">
        <Icon of="check" />
      </span>
      <h2>{dayOfGame.value ? words.solvedDaily : words.solved}</h2>
      <p class="facts">
        <strong class="time">{clock(elapsed.value)}</strong>
        <span>
          {level && <span class={`level ${level}`}>{t().levels[level]}</span>}{" "}
          {[rated && words.score(number(rated.score)), words.hints(hintsUsed.value)].filter(Boolean).join(" · ")}
        </span>
      </p>
      <Comparison />
      {dayOfGame.value && <Week day={dayOfGame.value} />}
      <div class="row">
        <button type="button" class="main" onClick={props.onNew}>
          {t().play.newPuzzle}
        </button>
        <a class="button" href={formatRoute("explain", puzzleAddress())}>
          {t().views.explain}
        </a>
        <button type="button" onClick={props.onShare}>
          {t().play.share}
        </button>
        {/* Puzzles with other rules have no level, and are not in them. */}
        {!variant.value && (
          <button type="button" onClick={props.onStatistics}>
            {words.statistics}
          </button>
        )}
        <button type="button" class="quiet" onClick={props.onPad}>
          {words.pad}
        </button>
      </div>
    </section>
  );
}

/** This time beside those of earlier games of the level. */
function Comparison() {
  const words = t().finish;
  const level = grade.value?.level;
  const [last, ...earlier] = records.value;
  const sums = level && summary(earlier.filter((played) => played.level === level));
  if (!sums || !last) return null;
  return (
    <p class={last.time < sums.best ? "best" : "soft"}>
      {last.time < sums.best ? words.newBest(t().levels[level]) : words.compared(t().levels[level], clock(sums.best), clock(sums.mean))}
    </p>
  );
}

/** The last seven days with their puzzles of the day, and how many were solved in a row. */
function Week({ day }: { day: string }) {
  const days = streak(records.value, day);
  const done = new Set(records.value.flatMap((played) => played.day ?? []));
  return (
    <>
      <ol class="week" aria-hidden="true">
        {lastDays(dayOf(new Date()), 7).map((each) => (
          <li key={each} class={done.has(each) ? "done" : ""}>
            <span>{done.has(each) && <Glyph of="check" />}</span>
            {weekday(each)}
          </li>
        ))}
      </ol>
      {days > 1 && <p>{t().finish.streak(number(days))}</p>}
    </>
  );
}
