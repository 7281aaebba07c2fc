import { useMemo } from "preact/hooks";
import type { Shape } from "../base/shape";
import type { Drawing } from "../engine/variant";
import { cellsOf } from "../game/variant";
import { outline } from "./outline";
import { head } from "./RuleShapes";

const points = (places: readonly (readonly [number, number])[]): string => places.map((place) => place.join(" ")).join("L");

/** What a text only draws, as it is: below the digits, or upon the lines of the board. Letters lie on the shapes around them. */
export function DrawnShapes({ drawn, shape, over = false }: { drawn?: readonly Drawing[] | undefined; shape: Shape; over?: boolean }) {
  return useMemo(
    () => (
      <g class="rules drawn" aria-hidden="true">
        {drawn
          ?.filter((each) => !each.over !== over)
          .sort((a, b) => Number(!!a.text) - Number(!!b.text))
          .map((each, i) => (
            <Drawn key={i} drawing={each} all={drawn} shape={shape} />
          ))}
      </g>
    ),
    [drawn, shape, over],
  );
}

function Drawn({ drawing, all, shape }: { drawing: Drawing; all: readonly Drawing[]; shape: Shape }) {
  const { line, arrow, box, round, cells, fill = "none", stroke, ink = "", width = 0, size = 0, text = "" } = drawing;
  const way = line ?? arrow;
  const style = { fill, stroke: stroke ?? (arrow ? "var(--rule-edge)" : "none"), "stroke-width": width };
  if (way) {
    if (way.length === 0) return null;
    const [from, to] = (arrow ?? []).slice(-2).map(([x, y]) => ({ x, y }));
    return (
      <path
        d={`M${points(way)}${from && to ? head(from, to, Math.min(24, Math.hypot(to.x - from.x, to.y - from.y) * 0.4)) : ""}`}
        {...style}
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    );
  }
  const at = cellsOf(shape, cells);
  const [first = 0] = at;
  const frame = box ?? round;
  const [x, y, across, down, turned] = frame ?? [(first % shape.columns) * 100 + 20, Math.floor(first / shape.columns) * 100 + 22, 0, 0, 0];
  // Letters on a shape are as the text has them; on the bare board black is the colour of its digits, which a dark one has light.
  const on = all.some(({ fill, box = [], round = box }) => fill && round[0] === x && round[1] === y);
  return (
    <g transform={turned ? `rotate(${turned} ${x} ${y})` : undefined}>
      {round && <ellipse cx={x} cy={y} rx={across / 2} ry={down / 2} {...style} />}
      {box && <rect x={x - across / 2} y={y - down / 2} width={across} height={down} {...style} />}
      {cells && <path d={outline(at, shape, 8)} class="drawn cage" />}
      {text && (
        <text x={x} y={y} style={{ fill: on || /^#(?!0{6})/.test(ink) ? ink || "#000" : "" }} font-size={frame ? Math.max(12, size) : 22}>
          {text}
        </text>
      )}
    </g>
  );
}
