import { column, row } from "../base/geometry";
import { settings } from "../base/settings";
import type { BoardProps } from "../board/Board";
import type { Hint } from "../engine/types";
import type { Rule } from "../engine/variant";
import { bit, marksOf } from "../game/cell";
import { cellPlace, contentOf } from "../game/cell-text";
import { today } from "../game/daily";
import { digitAt, newGame } from "../game/game";
import { hintNow } from "../game/help";
import { rulesByCell } from "../game/rule-text";
import { stepNow } from "../game/rules";
import { judged } from "../game/setter";
import { board, chosenDigit, clashing, cursor, digits, game, isBlank, selected, variant, wrong } from "../game/state";
import { cellsOf } from "../game/variant";
import { t } from "../i18n";
import type * as Ruled from "./ruled";

/** The cell of a cage in which its number stands. */
const first = (rule: Rule): number[] =>
  cellsOf(board.value, rule.cells)
    .sort((a, b) => a - b)
    .slice(0, 1);

/** The block whose cells these are, as a house; none of other cells. */
const blockOf = ([first = 0, ...more]: readonly number[]): number[] => (more.length > 0 ? [18 + row(first) + column(first) / 3] : []);

/** A hint's whole step, with the marks that it refers to. */
type ShownStep = Extract<Hint, { kind: "step" }>;

/** The content of the play page's board; with a variant's step only the cells that tell something of it show candidates. */
export function playBoard(ruled?: typeof Ruled): Pick<BoardProps, "cells" | "shape" | "shades" | "colours" | "cursor"> & {
  step: ShownStep | undefined;
  own: ReturnType<typeof stepNow>;
  look: readonly number[];
  coordinates: boolean;
} {
  // Before a puzzle is chosen, today's lies faint on the board.
  const now = isBlank.value && today.value ? newGame(today.value.made.puzzle) : game.value;
  const { conflicts, sameDigit, peers } = settings.value;
  const chosen = selected.value;
  const only = chosen.size === 1 ? [...chosen][0] : undefined;
  const shown = hintNow();
  const hinted = shown ?? stepNow();
  // What a hint marks stands alone, without the houses and the digit of the selected cell.
  const digit = hinted
    ? 0
    : ((settings.value.digitFirst ? chosenDigit.value : undefined) ?? (sameDigit && only !== undefined ? (digits.value[only] ?? 0) : 0));
  const step = shown?.depth === 3 && shown.hint.kind === "step" ? shown.hint : undefined;
  const told = shown?.hint.kind === "step" ? shown.hint : undefined;
  const place = told && !step ? told.look : undefined;
  const lookedFor = place && "digits" in place ? place.digits : [];
  const puzzle = variant.value;
  const mistaken = shown?.hint.kind === "mistake" ? shown.hint.cells : [];
  // Before a hint tells the cell of a mistake, it tells its block, or of a variant its row.
  const blamed = shown && shown.depth > (puzzle ? 1 : 2) ? mistaken : [];
  const set = judged.value;
  const contradicting = set?.verdict.kind === "contradictory" ? set.verdict.cells : [];
  // A digit to write is seen from the digits on the board; to remove candidates, all of them must be in sight.
  const own = stepNow();
  const ownStep = own?.depth === 3 ? ruled?.drawnOf(own.step) : undefined;
  // A line of an argument shows them in any case.
  const shows = ownStep !== own?.step || (ownStep ?? step?.step)?.eliminations.length;
  const seen = step?.before.candidates ?? ownStep?.candidates;
  const witness = step && !shows ? step.step.placements[0]?.digit : undefined;
  const near = new Set(peers && !hinted && only !== undefined ? board.value.peers[only] : []);
  const fixed = settings.value.fixedMarks || now.filled === true;
  const shape = board.value;
  const rules = puzzle && rulesByCell(puzzle);
  const clued = new Set(puzzle?.rules.flatMap((rule) => (rule.rule === "killer cage" && rule.sum != null ? first(rule) : [])));
  return {
    cells: now.cells.map((state, cell) => {
      const clash = conflicts && clashing.value.has(cell);
      const given = (now.givens[cell] ?? 0) > 0;
      const isWritten = digitAt(now, cell) || ownStep?.placements.some((each) => each.cell === cell);
      const candidates = shows && !isWritten ? (seen?.[cell] ?? 0) : 0;
      return {
        digit: digitAt(now, cell),
        kind: given ? (now === game.value ? ("given" as const) : ("given today" as const)) : ("written" as const),
        corner: shows ? 0 : marksOf(state, "corner"),
        centre: shows ? 0 : marksOf(state, "centre"),
        candidates: ownStep && !ruled?.tells(ownStep, cell, shape) ? 0 : candidates,
        fixed,
        values: shape.values,
        least: shape.least,
        clued: clued.has(cell),
        lowered: shape.lowered,
        clash,
        selected: chosen.has(cell),
        label: [
          cellPlace(cell, shape),
          contentOf(now, cell, clash, shape, candidates),
          ...(wrong.value.has(cell) || blamed.includes(cell) ? [t().play.mistake] : []),
          ...(rules?.[cell] ?? []),
        ].join(", "),
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
    shape,
    cursor: cursor.value,
    step,
    own,
    look: place && "houses" in place ? place.houses : puzzle ? [] : blockOf(mistaken),
    // Hints name cells.
    coordinates: hinted !== undefined,
  };
}
