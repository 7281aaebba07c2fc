import { digitsOf } from "../base/geometry";
import { CLASSIC } from "../base/shape";
import { Board } from "../board/Board";
import type { CellView } from "../board/Cell";
import { PatternAbove, PatternBelow } from "../board/Pattern";
import { ProofShapes } from "../board/ProofShapes";
import { placeOfCandidate } from "../board/place";
import { allowedMasks } from "../game/candidates";
import { digitsIn } from "../game/cell";
import { cellPlace, cellTold } from "../game/cell-text";
import { givensLine, isBlank } from "../game/state";
import { t } from "../i18n";
import { proofOf } from "../parts/Proof";
import { FAMOUS } from "./famous";
import { at, branch, mistakes, occurring, path, position, showing, step, verdict } from "./state";

type View = Omit<CellView, "cell" | "side" | "id">;

/** The digits and candidates currently shown. */
function shownBoard(): { digits: number[]; candidates?: number[] | undefined } {
  const judged = verdict.value;
  const placed = digitsOf(position.value.placed);
  const start = digitsOf(givensLine.value).map((digit, cell) => digit || (placed[cell] ?? 0));
  if (showing.value === "solution" || showing.value === "other") {
    if (judged?.kind === "unique") return { digits: digitsOf(judged.solution), candidates: undefined };
    if (judged?.kind === "several") {
      return { digits: digitsOf(judged.solutions[showing.value === "other" ? 1 : 0]), candidates: undefined };
    }
  }
  if (showing.value === "occurring") {
    const givens = digitsOf(givensLine.value);
    return { digits: givens, candidates: allowedMasks(givens, position.value.clues) };
  }
  const now = step.value;
  if (now) return { digits: digitsOf(now.before.digits), candidates: now.before.candidates };
  const all = mistakes.value.length > 0 ? undefined : path.value;
  if (all && at.value >= all.steps.length && all.grade.solved) return { digits: digitsOf(all.solution), candidates: undefined };
  return { digits: start, candidates: undefined };
}

/** Marks the candidates that appear in some solution. */
function Occurring() {
  return (
    <>
      {occurring.value?.map(
        (mask, cell) =>
          givensLine.value[cell] === "." &&
          digitsIn(mask).map((digit) => {
            const { x, y } = placeOfCandidate(cell, digit);
            return <circle key={digit} cx={x} cy={y} r="15" class="role spot occurs" />;
          }),
      )}
    </>
  );
}

/** The cells in which the two shown solutions differ. */
function differing(): Set<number> {
  const judged = verdict.value;
  if (judged?.kind !== "several" || showing.value === "path" || showing.value === "occurring") return new Set();
  const [a, b] = judged.solutions;
  return new Set([...a].flatMap((digit, cell) => (digit === b[cell] ? [] : [cell])));
}

/** The board with the step, the solution or the possible candidates on it. */
export function ExplainBoard() {
  // Before there is a puzzle, a famous one lies faint on the board.
  const blank = isBlank.value;
  const { digits, candidates } = blank ? { digits: digitsOf(FAMOUS[0][1]) } : shownBoard();
  const givens = digitsOf(givensLine.value);
  const differ = differing();
  const judged = verdict.value;
  const clash = judged?.kind === "contradictory" ? judged.cells : [];
  const now = showing.value === "path" ? step.value : undefined;
  const proof = proofOf(now);
  const wrong = showing.value === "path" ? mistakes.value.map(({ cell }) => cell) : [];
  const cells: View[] = digits.map((digit, cell) => {
    const given = (givens[cell] ?? 0) > 0;
    const mask = digit ? 0 : (candidates?.[cell] ?? 0);
    const real = showing.value === "occurring" ? (occurring.value?.[cell] ?? mask) : mask;
    return {
      digit,
      kind: blank ? "given today" : given ? "given" : "written",
      candidates: mask,
      faint: mask & ~real,
      clash: clash.includes(cell),
      label: `${cellPlace(cell, CLASSIC)}, ${cellTold(CLASSIC, digit, given, real & mask)}`,
    };
  });
  return (
    <Board
      label={t().play.board}
      name="explain"
      coordinates={!blank}
      cells={cells}
      shades={digits.map((_, cell) => (wrong.includes(cell) ? "wrong" : differ.has(cell) ? "differs" : undefined))}
      below={
        now ? (
          proof ? (
            <ProofShapes proof={proof} step={now} marks={now.before} />
          ) : (
            <PatternBelow step={now} marks={now.before} branch={branch.value} />
          )
        ) : (
          showing.value === "occurring" && <Occurring />
        )
      }
      above={now && <PatternAbove step={now} marks={now.before} branch={branch.value} whole={proof} />}
    />
  );
}
