import { column, NINE, row } from "../base/geometry";
import { settings } from "../base/settings";
import type { BoardProps } from "../board/Board";
import type { Hint } from "../engine/types";
import { bit, digitsIn, marksOf } from "../game/cell";
import { digitAt, type Game } from "../game/game";
import { hint } from "../game/help";
import { linedTo } from "../game/lines";
import { judged } from "../game/setter";
import { chosenDigit, clashing, cursor, digits, game, selected, wrong } from "../game/state";
import { t } from "../i18n";

/** A cell in words, for screen readers. */
function cellLabel(of: Game, cell: number, clash: boolean): string {
  const words = t().play;
  const state = of.cells[cell] ?? 0;
  const digit = digitAt(of, cell);
  const parts = [words.cell(row(cell) + 1, column(cell) + 1)];
  const list = (kind: "corner" | "centre" | "colour") => digitsIn(marksOf(state, kind)).join(" ");
  if (digit) parts.push(of.givens[cell] ? words.given(digit) : words.written(digit));
  else {
    const [corner, centre] = [list("corner"), list("centre")];
    if (!corner && !centre) parts.push(words.blank);
    if (corner) parts.push(words.corner(corner));
    if (centre) parts.push(words.centre(centre));
  }
  const colour = list("colour");
  if (colour) parts.push(words.colour(colour));
  const lines = linedTo(of, cell);
  if (lines.length > 0) parts.push(words.lines(lines.join(", ")));
  if (clash) parts.push(words.conflict);
  return parts.join(", ");
}

/** A hint's whole step, with the marks that it refers to. */
type ShownStep = Extract<Hint, { kind: "step" }>;

/** The content of the play page's board. */
export function playBoard(): Pick<BoardProps, "cells" | "shades" | "colours" | "cursor"> & {
  step: ShownStep | undefined;
  look: readonly number[];
  coordinates: boolean;
} {
  const now = game.value;
  const { conflicts, sameDigit, peers } = settings.value;
  const chosen = selected.value;
  const only = chosen.size === 1 ? [...chosen][0] : undefined;
  const digit =
    (settings.value.digitFirst ? chosenDigit.value : undefined) ?? (sameDigit && only !== undefined ? (digits.value[only] ?? 0) : 0);
  const shown = hint.value?.at === now.cells ? hint.value : undefined;
  const step = shown?.depth === 3 && shown.hint.kind === "step" ? shown.hint : undefined;
  const told = shown?.hint.kind === "step" ? shown.hint : undefined;
  const place = told && !step ? told.look : undefined;
  const lookedFor = place && "digits" in place ? place.digits : [];
  const blamed = shown?.hint.kind === "mistake" ? shown.hint.cells : [];
  const set = judged.value;
  const contradicting = set?.verdict.kind === "contradictory" ? set.verdict.cells : [];
  // A digit to write is seen from the digits on the board; to remove candidates, all of them must be in sight.
  const shows = step && step.step.eliminations.length > 0;
  const witness = step && !shows ? step.step.placements[0]?.digit : undefined;
  const near = new Set(peers && only !== undefined ? NINE.peers[only] : []);
  return {
    cells: now.cells.map((state, cell) => {
      const clash = conflicts && clashing.value.has(cell);
      const given = (now.givens[cell] ?? 0) > 0;
      return {
        digit: digitAt(now, cell),
        kind: given ? ("given" as const) : ("written" as const),
        corner: shows ? 0 : marksOf(state, "corner"),
        centre: shows ? 0 : marksOf(state, "centre"),
        candidates: shows ? (step.before.candidates[cell] ?? 0) : 0,
        fixed: settings.value.fixedMarks,
        clash,
        selected: chosen.has(cell),
        label: cellLabel(now, cell, clash),
      };
    }),
    shades: now.cells.map((state, cell) => {
      const shades = [];
      if (near.has(cell)) shades.push("peer");
      if (
        (digit && digits.value[cell] === digit) ||
        lookedFor.includes(digits.value[cell] ?? 0) ||
        (witness && digits.value[cell] === witness)
      )
        shades.push("same");
      else if (digit && !digits.value[cell] && marksOf(state, "centre") & bit(digit)) shades.push("could");
      if (chosen.has(cell)) shades.push("selected");
      if (wrong.value.has(cell) || blamed.includes(cell) || contradicting.includes(cell)) shades.push("wrong");
      if (set?.spare.has(cell)) shades.push("spare");
      return shades.join(" ") || undefined;
    }),
    colours: now.cells.map((state) => marksOf(state, "colour")),
    cursor: cursor.value,
    step,
    look: place && "houses" in place ? place.houses : [],
    coordinates: step !== undefined,
  };
}
