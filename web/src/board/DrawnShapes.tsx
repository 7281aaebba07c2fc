import { useMemo } from "preact/hooks";
import type { Shape } from "../base/shape";
import type { Drawing, Variant } from "../engine/variant";
import { cellsOf } from "../game/variant";
import { outline } from "./outline";
import { head, RuleShapes } from "./RuleShapes";

const points = (places: readonly (readonly [number, number])[]): string => places.map((place) => place.join(" ")).join("L");

/** The lesser side of a frame. */
const least = ({ box, round = box }: Drawing): number => Math.min(round?.[2] ?? 0, round?.[3] ?? 0);

/** Whether it fills a cell or more, and would hide what lies below it. */
const isFill = (each: Drawing): boolean =>
  each.fill !== undefined && (each.line !== undefined || (each.box !== undefined && least(each) > 90));

/** Whether digits lie on it. */
const isGround = (each: Drawing): boolean => each.fill !== undefined && (isFill(each) || least(each) > 60);

/** The colour of what digits lie on, which a dark board has dark. */
const groundOf = (colour: string): string => `light-dark(${colour}, oklch(from ${colour} calc(l * 0.42) c h))`;

/** The colour of what stands out from the ground: a dark board has light what is dark on paper. */
const inkOf = (colour: string): string => `light-dark(${colour}, oklch(from ${colour} max(l, calc(1 - l)) c h))`;

interface Shown {
  drawn?: readonly Drawing[] | undefined;
  shape: Shape;
  over?: boolean;
  fills?: boolean;
}

/**
 * What a text only draws: below the digits, or upon the lines of the board; what fills cells lies at the bottom. Letters lie on the shapes
 * around them.
 */
function DrawnShapes({ drawn, shape, over = false, fills = false }: Shown) {
  return useMemo(
    () => (
      <g class="rules drawn" aria-hidden="true">
        {drawn
          ?.filter((each) => (fills ? isFill(each) : !each.over === !over && (!isFill(each) || each.text)))
          .sort((a, b) => Number(!!a.text) - Number(!!b.text))
          .map((each, i) => (
            <Drawn key={i} drawing={each} all={drawn} shape={shape} fills={fills} />
          ))}
      </g>
    ),
    [drawn, shape, over, fills],
  );
}

interface Whole {
  puzzle: Variant;
  shape: Shape;
}

/** What of a puzzle lies below the lines of the board, but for what it fills. */
export function BelowLines({ puzzle, shape }: Whole) {
  return (
    <>
      <DrawnShapes drawn={puzzle.drawn} shape={shape} />
      <RuleShapes rules={puzzle.rules} shape={shape} fills={false} />
    </>
  );
}

/** What of a puzzle lies on the lines of the board. */
export function OnLines({ puzzle, shape }: Whole) {
  return (
    <>
      <RuleShapes rules={puzzle.rules} shape={shape} onLines />
      <DrawnShapes drawn={puzzle.drawn} shape={shape} over />
    </>
  );
}

/** What a puzzle fills, at the bottom of the board: in the setter's colours, which the words about it may name, where there are any. */
export function Fills({ puzzle, shape }: Whole) {
  return (
    <>
      <RuleShapes rules={puzzle.rules} shape={shape} fills />
      <DrawnShapes drawn={puzzle.drawn} shape={shape} fills />
    </>
  );
}

function Drawn({ drawing, all, shape, fills }: { drawing: Drawing; all: readonly Drawing[]; shape: Shape; fills: boolean }) {
  const { line, arrow, box, round, cells, fill = "none", stroke, ink = "", width = 0, size = 0, text = "" } = drawing;
  const way = line ?? arrow;
  // The attributes are for browsers that do not know such colours.
  const paint = {
    fill,
    stroke: stroke ?? (arrow ? "var(--rule-edge)" : "none"),
    style: { fill: isGround(drawing) ? groundOf(fill) : fill, ...(stroke ? { stroke: inkOf(stroke) } : {}), "stroke-width": width },
  };
  if (way) {
    if (way.length === 0) return null;
    const [from, to] = (arrow ?? []).slice(-2).map(([x, y]) => ({ x, y }));
    return (
      <path
        d={`M${points(way)}${from && to ? head(from, to, Math.min(24, Math.hypot(to.x - from.x, to.y - from.y) * 0.4)) : ""}`}
        {...paint}
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    );
  }
  const at = cellsOf(shape, cells);
  const [first = 0] = at;
  const frame = box ?? round;
  const [x, y, across, down, turned] = frame ?? [(first % shape.columns) * 100 + 20, Math.floor(first / shape.columns) * 100 + 22, 0, 0, 0];
  // Letters on a small shape are as the text has them; on the board black is the colour of its digits, which a dark one has light.
  const on = all.some((each) => {
    const { fill, box = [], round = box } = each;
    return fill && !isGround(each) && round[0] === x && round[1] === y;
  });
  const isBelow = isFill(drawing) && !fills;
  return (
    <g transform={turned ? `rotate(${turned} ${x} ${y})` : undefined}>
      {round && <ellipse cx={x} cy={y} rx={across / 2} ry={down / 2} {...paint} />}
      {box && !isBelow && <rect x={x - across / 2} y={y - down / 2} width={across} height={down} {...paint} />}
      {cells && <path d={outline(at, shape, 8)} class="drawn cage" />}
      {text && !fills && (
        <text
          x={x}
          y={y}
          style={{ fill: on ? ink || "#000" : /^#(?!0{6})/.test(ink) ? inkOf(ink) : "" }}
          font-size={frame ? Math.max(12, size) : 22}
        >
          {text}
        </text>
      )}
    </g>
  );
}
