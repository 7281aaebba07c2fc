import { signal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { engine } from "../engine/client";
import type { WholeSearch } from "../engine/types";
import { number, t } from "../i18n";
import { ToBoard } from "./Jump";
import { MOST_EVENTS, playing, recording, recordingNow, seek, state } from "./state";
import { type Drawn, lay } from "./tree";

/** Searches with more calls than this are drawn by their depth, in this many pieces. */
const MOST_CALLS = 400;
const PIECES = 360;
/** A tree that is no higher is drawn as large as its box allows, where the box is large. */
const FITS = 480;

const whole = signal<WholeSearch | undefined>(undefined);

/** The whole search at a glance: the tree of its calls, or its depth over time. A press leads to the moment. */
export function Tree() {
  const words = t().lab;
  const made = recording.value;
  useEffect(() => {
    whole.value = undefined;
    if (!made) return;
    void engine.whole(MOST_CALLS, PIECES).then(
      (found) => {
        if (recording.peek() === made) whole.value = found ?? undefined;
      },
      () => undefined,
    );
  }, [made]);
  const all = whole.value;
  return (
    <section class="whole" aria-label={words.whole}>
      <div class="row">
        <h2 class="small">{words.whole}</h2>
        <span class="soft small" role="status">
          {made ? words.results[made.result.kind](number(made.events), number(MOST_EVENTS)) : recordingNow.value && t().app.working}
        </span>
        <ToBoard />
      </div>
      {all && !all.calls && <p class="soft small">{words.depthHelp}</p>}
      <div class="whole-box" tabIndex={0} role="group" aria-label={words.whole}>
        {all?.calls ? <Calls drawn={lay(all.calls)} solution={all.solution} /> : all?.depths && <Depths depths={all.depths} />}
      </div>
    </section>
  );
}

const go = (at: number): void => {
  playing.value = false;
  void seek(at);
};

/** How a call ended: without a solution, or on the way to it; later ones have not begun. */
function fate(begin: number, end: number | null, at: number, solution: number | null): string {
  if (begin > at) return "later";
  if (end !== null && end <= at && (solution === null || end <= solution)) return "failed";
  return "open";
}

function Calls({ drawn: { nodes, width, height }, solution }: { drawn: Drawn; solution: number | null }) {
  const at = state.value?.at ?? 0;
  const now = nodes.findLast(({ begin, end }) => begin <= at && (end === null || at < end));
  const tree = useRef<SVGSVGElement>(null);
  // The call that works stays in sight.
  useEffect(() => {
    const box = tree.current?.parentElement;
    if (box && now) box.scrollTo(now.x - box.clientWidth / 2, now.y - box.clientHeight / 2);
  }, [now?.x, now?.y]);
  return (
    <svg ref={tree} class={height < FITS ? "tree fits" : "tree"} viewBox={`0 0 ${width} ${height}`} width={width} aria-hidden="true">
      {nodes.map(
        ({ x, y, from, begin, end }) =>
          from && (
            <path key={begin} d={`M${from.x} ${from.y}V${(from.y + y) / 2}H${x}V${y}`} class={`twig ${fate(begin, end, at, solution)}`} />
          ),
      )}
      {nodes.map((node) => (
        <g
          key={node.begin}
          class={`call ${fate(node.begin, node.end, at, solution)}${node === now ? " now" : ""}`}
          onClick={() => go(node.begin)}
        >
          <circle cx={node.x} cy={node.y} r="8" />
          <text x={node.x} y={node.y}>
            {node.digit ?? ""}
          </text>
        </g>
      ))}
    </svg>
  );
}

function Depths({ depths }: { depths: [number, number][] }) {
  const at = state.value?.at ?? 0;
  const events = recording.value?.events ?? 1;
  // One shape for all pieces.
  const d = useMemo(() => {
    const deepest = Math.max(1, ...depths.map(([, most]) => most));
    const width = PIECES / depths.length;
    return depths
      .map(([least, most], i) => {
        const [top, low] = [(least / deepest) * 56, (most / deepest) * 56];
        return `M${i * width} ${top}h${width}v${Math.max(1.5, low - top + 1)}h-${width}z`;
      })
      .join("");
  }, [depths]);
  const press = (event: MouseEvent) => {
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    go(((event.clientX - box.left) / box.width) * events);
  };
  return (
    <div class="depths" onClick={press}>
      <svg viewBox={`0 0 ${PIECES} 60`} preserveAspectRatio="none" aria-hidden="true">
        <path d={d} />
      </svg>
      {/* Moved over the drawing, which need not be drawn again at each frame. */}
      <div class="done" style={{ transform: `translateX(max(2px - 100%, ${(100 * at) / Math.max(1, events) - 100}%))` }} />
    </div>
  );
}
