import { Component } from "preact";
import { column, row } from "../base/geometry";
import { bit, digitsIn } from "../game/cell";
import { candidateAt } from "./place";

/** The origin of a digit; the lab distinguishes more kinds than the play page. */
export type DigitKind = "given" | "given today" | "written" | "placed" | "tried" | "rejected" | "solution" | "forbids";

/** The content of a cell. Only plain values, so that an unchanged cell is not drawn again. */
export interface CellView {
  cell: number;
  side: number;
  /** How many values the board has, and the number of the first; as many as columns and 1 when missing. */
  values?: number;
  least?: number;
  digit: number;
  kind: DigitKind;
  corner?: number;
  centre?: number;
  /** Candidates, each at its own position: bit d−1 for digit d. */
  candidates?: number;
  /** Those of them that are drawn faintly. */
  faint?: number;
  /** Corner and centre marks at the places of candidates; corner marks are underlined. */
  fixed?: boolean;
  /** Whether a number stands in the upper left corner. */
  clued?: boolean;
  /** Whether candidates stand below such numbers. */
  lowered?: boolean | undefined;
  clash?: boolean | undefined;
  selected?: boolean | undefined;
  label: string;
  id: string;
}

/** Places of corner marks in the order in which they fill the cell. */
const CORNERS = [
  [18, 24],
  [82, 24],
  [18, 84],
  [82, 84],
  [50, 24],
  [50, 84],
  [18, 54],
  [82, 54],
  [50, 54],
] as const;

/** One cell of a board: its digit or its marks. */
export class Cell extends Component<CellView> {
  override shouldComponentUpdate(next: CellView): boolean {
    return (Object.keys(next) as (keyof CellView)[]).some((key) => next[key] !== this.props[key]);
  }

  override render() {
    const {
      cell,
      side,
      digit,
      kind,
      corner = 0,
      centre = 0,
      candidates = 0,
      faint = 0,
      values = side,
      least = 1,
      clued = false,
      lowered,
      clash,
      selected,
      label,
      id,
    } = this.props;
    const x = column(cell, side) * 100;
    const y = row(cell, side) * 100;
    // More than nine marks have no other places.
    const fixed = this.props.fixed || values > 9;
    const many = values > 9 ? " many" : "";
    const written = (value: number) => value - 1 + least;
    // Separated by spaces, which the style sheet removes, so that no screen reader reads them as one number.
    const centred = fixed ? "" : digitsIn(centre).map(written).join(" ");
    const placed = fixed && digit === 0 ? corner | centre : 0;
    return (
      <g role="gridcell" id={id} aria-label={label} aria-selected={selected ?? false} transform={`translate(${x} ${y})`}>
        <rect width="100" height="100" class="hit" />
        {digit > 0 && (
          <text x="50" y="53" class={`digit ${kind}${clash ? " clash" : ""}${written(digit) > 9 ? " two" : ""}`} aria-hidden="true">
            {written(digit)}
          </text>
        )}
        {digitsIn(placed).map((mark) => {
          const at = candidateAt(mark, values, lowered);
          return (
            <text key={mark} x={at.x} y={at.y} class={`mark corner${corner & bit(mark) ? " under" : ""}${many}`} aria-hidden="true">
              {written(mark)}{" "}
            </text>
          );
        })}
        {digit === 0 &&
          !fixed &&
          digitsIn(corner).map((mark, i) => (
            <text
              key={mark}
              x={CORNERS[i]?.[0]}
              y={(CORNERS[i]?.[1] ?? 0) + (clued && i === 0 ? 20 : 0)}
              class="mark corner"
              aria-hidden="true"
            >
              {written(mark)}{" "}
            </text>
          ))}
        {digit === 0 && centred && (
          <text x="50" y="54" class={`mark centre length-${Math.max(4, digitsIn(centre).length)}`} aria-hidden="true">
            {centred}
          </text>
        )}
        {digit === 0 &&
          digitsIn(candidates).map((mark) => {
            const at = candidateAt(mark, values, lowered);
            const name = `mark candidate${faint & bit(mark) ? " faint" : ""}${many || (lowered ? " lowered" : "")}`;
            return (
              <text key={mark} x={at.x} y={at.y} class={name} aria-hidden="true">
                {written(mark)}{" "}
              </text>
            );
          })}
      </g>
    );
  }
}
