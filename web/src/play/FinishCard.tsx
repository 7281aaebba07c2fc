import { formatRoute } from "../base/route";
import { grade } from "../game/grade";
import { puzzleAddress } from "../game/link";
import { records, streak } from "../game/records";
import { dayOfGame, hintsUsed } from "../game/state";
import { clock, elapsed } from "../game/timer";
import { number, t } from "../i18n";

/** What was reached, and where to go from here. It takes the place of the pad, so that the solved board stays in sight. */
export function FinishCard(props: { onNew: () => void; onShare: () => void; onPad: () => void; onStatistics: () => void }) {
  const words = t().finish;
  const rated = grade.value;
  const facts = [
    rated?.level && `${t().levels[rated.level]} (${number(rated.score)})`,
    clock(elapsed.value),
    words.hints(hintsUsed.value),
  ].filter(Boolean);
  const days = dayOfGame.value ? streak(records.value, dayOfGame.value) : 0;
  return (
    <section class="card finish" aria-label={words.solved}>
      <h2>{words.solved}</h2>
      <p class="facts">{facts.join(" · ")}</p>
      {days > 1 && <p>{words.streak(number(days))}</p>}
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
        <button type="button" onClick={props.onStatistics}>
          {words.statistics}
        </button>
        <button type="button" class="quiet" onClick={props.onPad}>
          {words.pad}
        </button>
      </div>
    </section>
  );
}
