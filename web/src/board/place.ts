import { column, row } from "../base/geometry";
import { CLASSIC, type Shape } from "../base/shape";

/** A point on the board; a cell is 100 wide. */
export interface Place {
  x: number;
  y: number;
}

export function placeOf(event: PointerEvent): Place {
  const board = event.currentTarget as SVGSVGElement;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(board.getScreenCTM()?.inverse());
  return { x, y };
}

/** The cell of a board at a point; `undefined` outside the board. */
export function cellAt({ x, y }: Place, { rows, columns } = { rows: 9, columns: 9 }): number | undefined {
  const [c, r] = [Math.floor(x / 100), Math.floor(y / 100)];
  return c >= 0 && c < columns && r >= 0 && r < rows ? r * columns + c : undefined;
}

/** The position of a candidate within its cell; `lowered` where a number may stand above it. */
export function candidateAt(digit: number, side = 9, lowered = false): Place {
  const [top, height] = lowered ? [24, 70] : [6, 88];
  const across = side === 4 ? 2 : side > 9 ? 4 : 3;
  const down = Math.ceil(side / across);
  return {
    x: ((((digit - 1) % across) + 0.5) * 88) / across + 6,
    y: ((Math.floor((digit - 1) / across) + 0.5) * height) / down + top,
  };
}

type OfCandidates = Pick<Shape, "columns" | "values" | "lowered">;

/** The position of a candidate on a board. */
export function placeOfCandidate(cell: number, digit: number, { columns, values, lowered }: OfCandidates = CLASSIC): Place {
  const { x, y } = candidateAt(digit, values, lowered);
  return { x: column(cell, columns) * 100 + x, y: row(cell, columns) * 100 + y };
}
