import { useEffect } from "preact/hooks";
import { digitsOf } from "../base/geometry";
import { Thumb } from "../board/Thumb";
import { number, t } from "../i18n";
import { Speed } from "./Speed";
import { board } from "./state";
import { animate, begin, finish, leave, pace, type Runner, runners, running } from "./watch";

/** The rungs' searches side by side, each on a small board, all at the same pace. */
export function Watch() {
  const words = t().lab;
  useEffect(animate, []);
  if (runners.value.length === 0) return null;
  return (
    <section class="watch" aria-label={words.watch}>
      <div class="row">
        <button type="button" class="main" onClick={() => (running.value = !running.value)}>
          {running.value ? words.pause : words.play}
        </button>
        <button type="button" onClick={begin}>
          {t().explain.toStart}
        </button>
        <button type="button" onClick={finish}>
          {t().explain.toEnd}
        </button>
        <button type="button" class="quiet" onClick={leave}>
          {t().app.close}
        </button>
        <Speed of={pace} as="pace" />
      </div>
      <ul class="runners">
        {runners.value.map((runner) => (
          <RunnerView key={runner.name} runner={runner} />
        ))}
      </ul>
    </section>
  );
}

function RunnerView({ runner: { name, recording, state } }: { runner: Runner }) {
  const words = t().lab;
  const { kind } = recording.result;
  const ended = state.at >= recording.events;
  const told = kind === "solved" ? words.solvedAt(number(recording.events)) : kind === "limit" ? words.goesOn : (words.ends[kind] ?? kind);
  return (
    <li class={ended ? kind.replace(" ", "-") : ""}>
      <strong>{name}</strong>
      <Thumb digits={state.digits} givens={digitsOf(board.value)} />
      <span class="soft small">
        {words.counts.calls} {number(state.counts.calls)}
        <br />
        {words.counts.backtracks} {number(state.counts.backtracks)}
        <br />
        {ended ? told : "\u00a0"}
      </span>
    </li>
  );
}
