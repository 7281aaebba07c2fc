import { column, row } from "../base/geometry";
import { settings } from "../base/settings";
import { numberOf, type Shape } from "../base/shape";
import { t } from "../i18n";
import { digitsIn, marksOf } from "./cell";
import { digitAt, type Game } from "./game";
import { linedTo } from "./lines";
import { board, clashing, game } from "./state";

/** Where a cell is, in words. */
export const cellPlace = (cell: number, { columns }: Pick<Shape, "columns">): string =>
  t().play.cell(row(cell, columns) + 1, column(cell, columns) + 1);

const numbersIn = (shape: Shape, mask: number): string =>
  digitsIn(mask)
    .map((digit) => numberOf(shape, digit))
    .join(" ");

/** What a cell of a board holds, in words: its digit, or its candidates. */
export function cellTold(shape: Shape, digit: number, given: boolean, candidates = 0): string {
  const words = t().play;
  if (digit) return (given ? words.given : words.written)(numberOf(shape, digit));
  return candidates ? words.seen(numbersIn(shape, candidates)) : words.blank;
}

/** What the player has in a cell now, in words. */
export const cellContent = (cell: number): string =>
  contentOf(game.value, cell, settings.value.conflicts && clashing.value.has(cell), board.value, 0);

/** What is in a cell, for screen readers; `candidates` are those that a hint shows in place of marks. */
export function contentOf(of: Game, cell: number, clash: boolean, shape: Shape, candidates: number): string {
  const words = t().play;
  const state = of.cells[cell] ?? 0;
  const digit = digitAt(of, cell);
  const parts: string[] = [];
  const list = (kind: "corner" | "centre") => {
    const marks = marksOf(state, kind);
    if (marks && !digit && !candidates) parts.push(words[kind](numbersIn(shape, marks)));
  };
  list("corner");
  list("centre");
  if (parts.length === 0) parts.push(cellTold(shape, digit, (of.givens[cell] ?? 0) > 0, candidates));
  const colour = digitsIn(marksOf(state, "colour")).join(" ");
  if (colour) parts.push(words.colour(colour));
  const lines = linedTo(of, cell);
  if (lines.length > 0) parts.push(words.lines(lines.join(", ")));
  if (clash) parts.push(of.variant ? t().variant.conflict : words.conflict);
  return parts.join(", ");
}
