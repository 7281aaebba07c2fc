import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { engine, Stopped } from "../engine/client";
import { share } from "../engine/share";
import type { Run, Timing } from "../engine/types";
import { number, t } from "../i18n";
import { useKeptFocus } from "../parts/focus";
import { Glyph } from "../parts/Icon";
import { ToBoard } from "./Jump";
import { board, HARD, lackOf, rungs, SMALL } from "./state";
import { Watch } from "./Watch";
import { enter, leave } from "./watch";

/** A rung that makes this many calls is reported as having given up. */
const MOST_CALLS = 20_000_000;

interface Racer {
  run?: Run;
  timing?: Timing;
  trouble?: string;
}

const racers = signal<Record<string, Racer>>({});
const racing = signal(false);
/** Whether the race is wanted: then it stands beside the board, where a wide window has tree and program otherwise. */
export const lifted = signal(false);

function tell(name: string, more: Racer): void {
  racers.value = { ...racers.value, [name]: { ...racers.value[name], ...more } };
}

let stop = new AbortController();

function cancel(): void {
  stop.abort();
  racing.value = false;
}

/** Runs every rung, one at a time: two would slow each other down. */
async function race(names: string[], text: string): Promise<void> {
  cancel();
  stop = new AbortController();
  const { signal } = stop;
  racers.value = {};
  racing.value = lifted.value = true;
  await share(names, 1, signal, async (name, lane) => {
    tell(name, {});
    try {
      const run = await engine.run(name, text, MOST_CALLS, lane);
      tell(name, { run });
      // Times are measured without counting, and not for rungs that gave up.
      if (run.result.kind !== "limit" && run.result.kind !== "size") tell(name, { timing: await engine.time(name, text, lane) });
    } catch (error) {
      if (error instanceof Stopped) throw error;
      tell(name, { trouble: lackOf(text, error) });
    }
  });
  if (!signal.aborted) racing.value = false;
}

/** Ends the race and what is watched of it. */
function close(): void {
  leave();
  cancel();
  racers.value = {};
  lifted.value = false;
}

/** Watches the rungs' searches. */
function watch(names: string[], text: string): void {
  lifted.value = true;
  void enter(names, text);
}

/** What rungs are ranked by: the time depends on the machine, the counts do not. */
type Rank = "time" | "calls" | "checks" | "looks" | "backtracks";

/** A racer's measure; one that is not known, or that did not solve the puzzle, comes last, as does one that checks nothing. */
function measureOf(name: string, by: Rank): number {
  const { run, timing } = racers.value[name] ?? {};
  const observed = rungs.value.find((each) => each.name === name)?.observable;
  if (run?.result.kind !== "solved" || (by !== "time" && !observed)) return Number.MAX_VALUE;
  const measure = by === "time" ? timing?.milliseconds : run.counts[by];
  return (by === "checks" && measure === 0) || measure === undefined ? Number.MAX_VALUE : measure;
}

/** Rungs side by side on the board of the lab. */
export function Race() {
  const words = t().lab;
  useEffect(() => cancel, []);
  // The first small board is soon searched by any rung: what tells them apart is a hard one.
  const raced = board.value === SMALL ? HARD : board.value;
  const names = rungs.value.filter((each) => each.sides.includes(Math.sqrt(raced.length))).map((each) => each.name);
  const [rank, setRank] = useState<Rank>();
  const rankHeader = (by: Rank, name: string, roomy = "") => (
    <th scope="col" class={roomy} aria-sort={rank === by ? "ascending" : "none"}>
      <button type="button" class="quiet" onClick={() => setRank(rank === by ? undefined : by)}>
        {name}
        {rank === by && <Glyph of="up" />}
      </button>
    </th>
  );
  const watchable = names.filter((name) => rungs.value.find((each) => each.name === name)?.observable);
  // A new board ends the race at once: a moment later this could end a race that was begun on the new board.
  useLayoutEffect(close, [board.value]);
  const count = Object.keys(racers.value).length;
  // New results are scrolled into view, unless the player has scrolled up to the board.
  useLayoutEffect(() => {
    const box = document.querySelector(".race");
    if (count && box && box.getBoundingClientRect().top < innerHeight) box.scrollIntoView({ block: "nearest" });
  }, [count]);
  useKeptFocus(".race > .row button:last-child", racing.value);
  const times = Object.values(racers.value).flatMap((racer) => decades(racer) ?? []);
  const [fastest, slowest] = [Math.floor(Math.min(...times)), Math.ceil(Math.max(...times))];
  return (
    <section class="card race" aria-label={words.race}>
      <div class="row">
        <h2>{words.race}</h2>
        <ToBoard />
        {lifted.value && (
          <button type="button" class="quiet" onClick={close}>
            {t().app.close}
          </button>
        )}
        {racing.value ? (
          <button type="button" onClick={cancel}>
            {t().app.cancel}
          </button>
        ) : (
          <span class="row">
            <button type="button" onClick={() => watch(watchable, board.value)} disabled={names.length === 0}>
              {words.watch}
            </button>
            <button type="button" class="main" onClick={() => void race(names, raced)} disabled={names.length === 0}>
              {words.begin}
            </button>
          </span>
        )}
      </div>
      <Watch />
      {count > 0 && (
        <div class="scroll" tabIndex={0} role="region" aria-label={words.race}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.rung}</th>
                {rankHeader("time", words.time)}
                <th scope="col" class="roomy">
                  {words.runs}
                </th>
                {rankHeader("calls", words.counts.calls, "roomy")}
                {rankHeader("checks", words.counts.checks)}
                {rankHeader("looks", words.counts.looks)}
                {rankHeader("backtracks", words.counts.backtracks, "roomy")}
              </tr>
            </thead>
            <tbody>
              {names
                .filter((name) => racers.value[name])
                .sort((a, b) => (rank ? measureOf(a, rank) - measureOf(b, rank) : 0))
                .map((name) => (
                  <Row key={name} name={name} racer={racers.value[name] ?? {}} from={fastest} sections={Math.max(1, slowest - fastest)} />
                ))}
            </tbody>
          </table>
        </div>
      )}
      <p class="soft small">
        {times.length > 0 && `${words.bars} `}
        {board.value === SMALL && `${words.racedHard} `}
        {words.without}
      </p>
    </section>
  );
}

/** The time of a racer that solved the puzzle, in powers of ten. */
const decades = ({ run, timing }: Racer): number | undefined =>
  run?.result.kind === "solved" && timing ? Math.log10(timing.milliseconds) : undefined;

function Row({ name, racer, from, sections }: { name: string; racer: Racer; from: number; sections: number }) {
  const words = t().lab;
  const counts = racer.run?.counts;
  const observed = rungs.value.find((each) => each.name === name)?.observable;
  const cell = (n: number | undefined) => (n === undefined ? "…" : observed ? number(n) : "–");
  const time = decades(racer);
  const kind = racer.run?.result.kind;
  const ended = kind && kind !== "solved" ? words.ends[kind] : undefined;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        {racer.trouble ?? ended ?? (racer.timing ? duration(racer.timing.milliseconds) : "…")}
        {time !== undefined && (
          <svg class="measure" viewBox={`0 0 ${sections} 1`} preserveAspectRatio="none" aria-hidden="true">
            <rect width={Math.max(0.02, time - from)} height="1" />
            <path d={Array.from({ length: sections - 1 }, (_, i) => `M${i + 1} 0v1`).join("")} />
          </svg>
        )}
      </td>
      <td class="roomy">{racer.timing ? number(racer.timing.runs) : (racer.trouble ?? ended) ? "–" : "…"}</td>
      <td class="roomy">{cell(counts?.calls)}</td>
      {/* None at all: it asks in another way. */}
      <td>{counts?.checks === 0 ? "–" : cell(counts?.checks)}</td>
      <td>{cell(counts?.looks)}</td>
      <td class="roomy">{cell(counts?.backtracks)}</td>
    </tr>
  );
}

/** A time to three digits, in the unit that suits it. */
function duration(milliseconds: number): string {
  const three = (n: number) => (n >= 1000 ? n.toFixed(0) : n.toPrecision(3));
  if (milliseconds >= 1000) return `${three(milliseconds / 1000)} s`;
  return milliseconds >= 1 ? `${three(milliseconds)} ms` : `${three(milliseconds * 1000)} µs`;
}
