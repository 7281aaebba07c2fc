import type { ComponentChildren } from "preact";
import { number, t } from "../i18n";
import { Icon } from "../parts/Icon";
import { Speed } from "./Speed";
import {
  board,
  HARD,
  jump,
  ownBoard,
  playing,
  record,
  recording,
  rung,
  rungs,
  SMALL,
  seek,
  speed,
  state,
  step,
  togglePlay,
  trouble,
} from "./state";

/** Small boards on which every step can be followed, and the one being played. */
const BOARDS = { four: SMALL, hard: HARD };

/** Which rung searches which board. */
export function Choice() {
  const words = t().lab;
  const own = ownBoard();
  const choose = (text: string) => {
    board.value = text;
    void record();
  };
  return (
    <section class="card choose-rung">
      <label class="field">
        <span class="hidden">{words.rung}</span>
        <select
          value={rung.value}
          onChange={(event) => {
            rung.value = event.currentTarget.value;
            void record();
          }}
        >
          {rungs.value
            .filter((each) => each.observable)
            .map((each) => (
              <option key={each.name} value={each.name}>
                {each.name}
              </option>
            ))}
        </select>
      </label>
      <p class="soft small">{words.titles[rung.value] ?? rungs.value.find((each) => each.name === rung.value)?.title}</p>
      <div class="row">
        {own && (
          <button type="button" aria-pressed={board.value === own} onClick={() => choose(own)}>
            {words.own}
          </button>
        )}
        <button type="button" aria-pressed={board.value === BOARDS.four} onClick={() => choose(BOARDS.four)}>
          {words.small}
        </button>
        <button type="button" aria-pressed={board.value === BOARDS.hard} onClick={() => choose(BOARDS.hard)}>
          {words.hard}
        </button>
      </div>
      <div role="status">{trouble.value && <p class="notice bad">{trouble.value}</p>}</div>
    </section>
  );
}

/** The rungs that do what the introduction says: it stays while they run, so that nothing moves. */
const IN_ORDER = /^(scan-for-blank|list-of-blanks|bitmask)$/;

/** What happens here, for whoever has only opened the lab. */
export const Introduction = () => board.value === SMALL && IN_ORDER.test(rung.value) && <p class="small introduction">{t().lab.intro}</p>;

/** Play, pause, steps, jumps, speed and the timeline. */
export function Player({ children }: { children?: ComponentChildren }) {
  const words = t().lab;
  const events = recording.value?.events ?? 0;
  const at = state.value?.at ?? 0;
  return (
    <section class="card player" aria-label={words.player}>
      <div class="row stepper">
        <button type="button" onClick={() => jump("back", true)} disabled={at === 0} aria-label={words.lastBack}>
          <Icon of="first" />
        </button>
        <button type="button" onClick={() => step(-1)} disabled={at === 0} aria-label={words.back}>
          <Icon of="back" />
        </button>
        <button type="button" class="main" onClick={togglePlay} disabled={events === 0}>
          {playing.value ? words.pause : words.play}
        </button>
        <button type="button" onClick={() => step(1)} disabled={at >= events} aria-label={words.next}>
          <Icon of="next" />
        </button>
        <button type="button" onClick={() => jump("back")} disabled={at >= events} aria-label={words.nextBack}>
          <Icon of="last" />
        </button>
      </div>
      <label class="field">
        <span>{words.timeline(number(at), number(events))}</span>
        <input type="range" min="0" max={events} value={at} onInput={(event) => void seek(Number(event.currentTarget.value))} />
      </label>
      <Speed of={speed} as="speed" />
      <p class="event mono" aria-live={playing.value ? "off" : "polite"}>
        {state.value?.event ? words.events(state.value.event, recording.value?.side ?? 9) : words.start}
      </p>
      {children}
    </section>
  );
}

/** The cost of the search so far. */
export function Counters() {
  const words = t().lab.counts;
  const now = state.value;
  const names = ["calls", "checks", "looks", "assignments", "backtracks", "deepest"] as const;
  return (
    <dl class="counters">
      {names.map((name) => (
        <div key={name}>
          <dt>{words[name]}</dt>
          <dd>{number(now?.counts[name] ?? 0)}</dd>
        </div>
      ))}
      <div>
        <dt>{words.level}</dt>
        <dd>{number(now?.level ?? 0)}</dd>
      </div>
    </dl>
  );
}
