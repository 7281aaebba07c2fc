import { digitsOf } from "../base/geometry";
import { Thumb } from "../board/Thumb";

/** A dot, the one from which a line leads to it, and whether it is refuted or found. */
type Dot = readonly [x: number, y: number, from?: number, kind?: "no" | "yes"];

/** Step 45 of AI Escargot: suppose r9c8 is 6; then 3 has no place left in row 1. */
const NET = "1..8.7.9..3..29..8..96..5....53..9...13.8...26....4.3.3......1..41.....7..7...3..";
const NET_DOTS: readonly Dot[] = [
  [75, 85],
  [55, 75, 0],
  [45, 35, 0],
  [45, 75, 1],
  [85, 5, 2],
  [85, 5, 0, "no"],
];
const TREE: readonly Dot[] = [
  [45, 8],
  [22, 32, 0],
  [9, 57, 1, "no"],
  [33, 57, 1, "no"],
  [68, 32, 0],
  [56, 57, 4, "no"],
  [80, 57, 4],
  [70, 82, 6, "no"],
  [86, 82, 6, "yes"],
];
/** An X-Wing of 2s, as in the course. */
const WING = ".9.2435.8..891524.425768391942637185.7.8596248564217392895764135..1849.2.1439285.";
const WING_DOTS: readonly Dot[] = [
  [5, 15],
  [85, 15],
  [5, 85],
  [85, 85],
];

const Dots = ({ dots }: { dots: readonly Dot[] }) => (
  <>
    {dots.map(([x, y, from = -1, kind], i) => (
      <g key={i} class={kind} style={{ "--at": i }}>
        {dots[from] && <path d={`M${dots[from].slice(0, 2)}L${x} ${y}`} pathLength="1" />}
        <circle cx={x} cy={y} r="3.6" />
      </g>
    ))}
  </>
);

/** What a section does, drawn once: a net of conclusions on a famous board, the tree of a search, a pattern of the course. */
export function TilePicture({ of }: { of: "explain" | "lab" | "learn" }) {
  if (of === "lab")
    return (
      <svg class="thumb" viewBox="-1 -1 92 92" aria-hidden="true">
        <Dots dots={TREE} />
      </svg>
    );
  if (of === "explain")
    return (
      <Thumb digits={digitsOf(NET)}>
        <rect width="90" height="10" class="no" style={{ "--at": 6 }} />
        <Dots dots={NET_DOTS} />
      </Thumb>
    );
  return (
    <Thumb digits={digitsOf(WING)}>
      <rect y="10" width="90" height="10" style={{ "--at": 4 }} />
      <rect y="80" width="90" height="10" style={{ "--at": 4 }} />
      <rect width="10" height="90" style={{ "--at": 5 }} />
      <rect x="80" width="10" height="90" style={{ "--at": 5 }} />
      <Dots dots={WING_DOTS} />
      <g class="no" style={{ "--at": 6 }}>
        <path d="M2 8L8 2" pathLength="1" />
      </g>
    </Thumb>
  );
}
