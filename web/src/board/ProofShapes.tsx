import { column, row } from "../base/geometry";
import { CLASSIC } from "../base/shape";
import type { Marks, Proof, Step } from "../engine/types";
import { bit, digitsIn } from "../game/cell";
import { houseRect, Placements } from "./Pattern";
import { placeOfCandidate } from "./place";

/** A constraint: the cell holds a digit, or the house has a place for the digit. */
type Truth = { cell: number } | { house: number; digit: number };

/** The constraint of a number. */
export const truthOf = (n: number): Truth => (n < 81 ? { cell: n } : { house: Math.floor((n - 81) / 9), digit: ((n - 81) % 9) + 1 });

/** The candidates of which a constraint says that one is true. */
function placesOf(truth: Truth, { candidates }: Marks): { cell: number; digit: number }[] {
  if ("cell" in truth) return digitsIn(candidates[truth.cell] ?? 0).map((digit) => ({ cell: truth.cell, digit }));
  const { house, digit } = truth;
  const cells = CLASSIC.houses[house] ?? [];
  return cells.filter((cell) => (candidates[cell] ?? 0) & bit(digit)).map((cell) => ({ cell, digit }));
}

/**
 * A step drawn from its proof: the constraints, each with the candidates of which one must be true, and the guardians of a deadly pattern.
 * A `bare` board shows no candidates.
 */
export function ProofShapes({ proof, step, marks, bare = false }: { proof: Proof; step: Step; marks: Marks; bare?: boolean }) {
  const truths = proof.truths.map(truthOf);
  const spot = ({ cell, digit }: { cell: number; digit: number }, name: string) => {
    const { x, y } = placeOfCandidate(cell, digit);
    return <circle key={`${name}${cell}-${digit}`} cx={x} cy={y} r="15.5" class={`role spot ${name}`} />;
  };
  const square = (cell: number, name: string) => (
    <rect
      key={`${name}${cell}`}
      x={column(cell) * 100 + 3}
      y={row(cell) * 100 + 3}
      width="94"
      height="94"
      rx="8"
      class={`role square ${name}`}
    />
  );
  return (
    <>
      {truths.map((truth) =>
        "cell" in truth ? (
          square(truth.cell, "body")
        ) : (
          <rect key={`${truth.house}-${truth.digit}`} {...houseRect(truth.house)} class="role house base" />
        ),
      )}
      {proof.deadly.map((cell) => square(cell, "colour-b"))}
      {!bare && truths.flatMap((truth) => placesOf(truth, marks)).map((each) => spot(each, "body"))}
      {!bare && proof.guardians.map((each) => spot(each, "fin"))}
      <Placements step={step} marks={marks} bare={bare} />
    </>
  );
}
