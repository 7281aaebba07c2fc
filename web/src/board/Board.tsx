import type { ComponentChildren } from "preact";
import { column, row } from "../base/geometry";
import { settings } from "../base/settings";
import { CLASSIC, classicOf, type Shape } from "../base/shape";
import { digitsIn } from "../game/cell";
import type { CellView } from "./Cell";
import { Cell } from "./Cell";
import { borders } from "./outline";

export interface BoardProps {
  /** The content of each cell, in row-major order: 16, 36 or 81 of a classic board. */
  cells: Omit<CellView, "cell" | "side" | "id">[];
  /** A board of another shape, and the margins that its clues need: left, above, right, below. */
  shape?: Shape | undefined;
  margins?: readonly [number, number, number, number] | undefined;
  label: string;
  /** Keeps the cells' ids distinct where a page has several boards. */
  name: string;
  /** Classes of the squares below the cells, by cell: `selected`, `peer`, `same` … */
  shades?: (string | undefined)[];
  /** Colours by cell, as masks. */
  colours?: number[];
  /** The cell that the keyboard is on. */
  cursor?: number | undefined;
  /** What the puzzle fills: selection and colours lie on it. */
  fills?: ComponentChildren;
  /** Drawn between the squares and the lines, between those and the digits, and above the digits. */
  below?: ComponentChildren;
  onLines?: ComponentChildren;
  above?: ComponentChildren;
  /** Handlers of a page with an editable board. */
  on?: Record<string, unknown>;
  /** Coordinates at the edge even when they are switched off: a text beside the board uses them. */
  coordinates?: boolean;
  /** Coordinates stand in the margin of the page, so that the board keeps its size when they come. */
  margin?: boolean;
}

/** The smaller classic boards, by their cells: they are drawn often, so they are made once. */
const CLASSICS: Record<number, Shape> = { 16: classicOf(16), 36: classicOf(36) };

/** A Sudoku board as a drawing, which is also a grid to screen readers. */
export function Board(props: BoardProps) {
  const { cells, label, name, shades, colours, cursor, fills, below, onLines, above, on, margins = [0, 0, 0, 0] } = props;
  const { shape = CLASSICS[cells.length] ?? CLASSIC } = props;
  const side = shape.columns;
  const [width, height] = [side * 100, shape.rows * 100];
  const coordinates = settings.value.coordinates || props.coordinates;
  // They stand beyond the clues.
  const frame = coordinates && !props.margin ? 44 : 0;
  const rows = Array.from({ length: shape.rows }, (_, i) => i);
  const columns = Array.from({ length: side }, (_, i) => i);
  const [left, top] = [Math.max(5, frame + margins[0]), Math.max(5, frame + margins[1])];
  const squares = (name: string) =>
    shades?.map((shade, cell) => shade && <Square key={cell} cell={cell} side={side} class={`${name} ${shade}`} />);
  return (
    <svg
      class="board"
      viewBox={`${-left} ${-top} ${width + left + Math.max(5, margins[2])} ${height + top + Math.max(5, margins[3])}`}
      role="grid"
      aria-label={label}
      aria-multiselectable={on ? true : undefined}
      aria-activedescendant={cursor === undefined ? undefined : `${name}-${cursor}`}
      aria-readonly={on ? undefined : true}
      // In lower case: attributes of drawings are not renamed. A board to look at takes focus from the skip link only.
      tabindex={on ? 0 : -1}
      {...on}
    >
      <rect width={width} height={height} class="ground" />
      <g aria-hidden="true">
        {squares("shade")}
        {fills}
        {/* Once more: a fill shows through. */}
        {fills && squares("tint")}
        {colours?.map((mask, cell) => mask > 0 && <Colours key={cell} cell={cell} side={side} mask={mask} />)}
        {below}
      </g>
      <Lines shape={shape} />
      <g aria-hidden="true">
        {shades?.map(
          (shade, cell) => shade?.includes("selected") && <Square key={cell} cell={cell} side={side} class="chosen" inset={5} />,
        )}
        {cursor !== undefined && <Square cell={cursor} side={side} class="cursor" inset={5} />}
        {shades?.map(
          (shade, cell) =>
            shade?.includes("wrong") && (
              // The dashes around a mistake stand free of the lines, and of the frame of a cell that is selected.
              <Square
                key={cell}
                cell={cell}
                side={side}
                class={shade.includes("also") ? "fault also" : "fault"}
                inset={shade.includes("selected") || cell === cursor ? 13 : 6}
              />
            ),
        )}
        {/* A dot lies over the frame of its cell. */}
        {onLines}
      </g>
      {rows.map((r) => (
        <g role="row" key={r}>
          {columns.map((c) => {
            const cell = r * side + c;
            const view = cells[cell];
            return view && <Cell key={cell} {...view} cell={cell} side={side} id={`${name}-${cell}`} />;
          })}
        </g>
      ))}
      {coordinates && <Coordinates rows={rows.length} columns={side} margins={margins} />}
      <g aria-hidden="true">
        {shades?.map(
          (shade, cell) =>
            shade?.includes("spare") && (
              <path key={cell} d={`M${column(cell, side) * 100 + 24} ${row(cell, side) * 100 + 88}h52`} class="spare" />
            ),
        )}
      </g>
      <g aria-hidden="true">{above}</g>
    </svg>
  );
}

interface SquareProps {
  cell: number;
  side?: number;
  class: string;
  inset?: number;
}

/** A square over a cell. */
export function Square({ cell, side = 9, class: name, inset = 0 }: SquareProps) {
  const size = 100 - 2 * inset;
  return (
    <rect
      x={column(cell, side) * 100 + inset}
      y={row(cell, side) * 100 + inset}
      width={size}
      height={size}
      rx={inset}
      class={name}
      aria-hidden="true"
    />
  );
}

/** A cell's colours side by side. */
function Colours({ cell, side, mask }: { cell: number; side: number; mask: number }) {
  const all = digitsIn(mask);
  const width = 100 / all.length;
  return (
    <>
      {all.map((colour, i) => (
        <g key={colour} transform={`translate(${column(cell, side) * 100 + i * width} ${row(cell, side) * 100})`}>
          <rect width={width} height="100" class={`paint paint-${colour}`} />
          {settings.value.paintLetters && (
            <text x={width / 2} y="90" class="mark letter">
              {String.fromCharCode(64 + colour)}
            </text>
          )}
        </g>
      ))}
    </>
  );
}

function Lines({ shape }: { shape: Shape }) {
  const { rows, columns, regions } = shape;
  const [width, height] = [columns * 100, rows * 100];
  const inner = (count: number, draw: (at: number) => string) => Array.from({ length: count - 1 }, (_, i) => draw((i + 1) * 100)).join("");
  return (
    <g aria-hidden="true">
      <path d={inner(rows, (at) => `M0 ${at}H${width}`) + inner(columns, (at) => `M${at} 0V${height}`)} class="line thin" />
      <path d={borders(regions, shape)} class="line thick" />
      <rect width={width} height={height} class="line frame" />
    </g>
  );
}

function Coordinates({ rows, columns, margins: [left = 0, top = 0] }: { rows: number; columns: number; margins: readonly number[] }) {
  // On a small board cells are larger, but the margin is not.
  const scale = Math.min(columns / 9, 1);
  return (
    <g aria-hidden="true" font-size={20 * scale}>
      {Array.from({ length: columns }, (_, i) => (
        <text key={i} x={i * 100 + 50} y={-16 * scale - top} class="coordinate">{`c${i + 1}`}</text>
      ))}
      {Array.from({ length: rows }, (_, i) => (
        <text key={i} x={-6 * scale - left} y={i * 100 + 52} class="coordinate side">{`r${i + 1}`}</text>
      ))}
    </g>
  );
}
