import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { cellName } from "../base/geometry";
import { numberOf } from "../base/shape";
import { truthOf } from "../board/ProofShapes";
import { engine } from "../engine/client";
import type { CheckedProof, Marks, Step } from "../engine/types";
import type { VariantStep } from "../engine/variant";
import { board, positionAt } from "../game/state";
import { t } from "../i18n";
import { Glyph } from "./Icon";

const found = signal<{ of: Step; proof: CheckedProof } | undefined>(undefined);

/** The step whose proof is open: only this one is drawn from it. */
export const proved = signal<Step | VariantStep | undefined>(undefined);

/** The proof of the step that is shown, if it is open and there. */
export const proofOf = (step: Step | undefined): CheckedProof | undefined =>
  proved.value === step && found.value?.of === step ? found.value?.proof : undefined;

/** What cannot be if the step holds: said of its digit or candidate, if it is one. */
function denied({ placements, eliminations }: Step | VariantStep): string {
  const words = t().proof;
  const shape = board.value;
  const places = placements.length > 0;
  const [only, ...more] = places ? placements : eliminations;
  return words.if(
    only && more.length === 0 ? words.claim(cellName(only.cell, shape.columns), numberOf(shape, only.digit), places) : words.some(places),
  );
}

/**
 * The step's proof, checked without the technique, below `children`. What checked it comes first: it is in sight where the rest is not. While
 * it is open, the board is drawn from it.
 */
export function ProofText({ step, marks, children }: { step: Step; marks: Marks; children?: ComponentChildren }) {
  const words = t().proof;
  const open = proved.value === step;
  useEffect(() => {
    if (!open) return;
    void engine.prove(positionAt(marks), step).then(
      (proof) => (found.value = { of: step, proof }),
      () => undefined,
    );
  }, [open, step]);
  const proof = proofOf(step);
  return (
    <Foldable of={step}>
      {proof && children}
      {proof && !proof.accepted && <p class="notice bad small">{words.flaw}</p>}
      {proof?.accepted && (
        <div class="small">
          <p class="good">
            <Glyph of="check" /> {words.accepted}
          </p>
          <p>
            {denied(step)}
            {words.needed}
          </p>
          <ul>
            {proof.truths.map(truthOf).map((truth) => (
              <li key={JSON.stringify(truth)}>
                {"cell" in truth ? words.cell(cellName(truth.cell)) : words.house(truth.digit, truth.house)}
              </li>
            ))}
            {proof.deadly.length > 0 && (
              <li>
                {words.deadly(
                  proof.deadly.map((cell) => cellName(cell)).join(", "),
                  proof.guardians.map(({ cell, digit }) => `${cellName(cell)}=${digit}`).join(", "),
                )}
              </li>
            )}
          </ul>
        </div>
      )}
    </Foldable>
  );
}

/** What is open for one step is closed for the next, which begins with its pictures. */
function Foldable({ of, children }: { of: Step | VariantStep; children: ComponentChildren }) {
  const open = proved.value === of;
  const toggle = (now: boolean) => {
    if (now !== open) proved.value = now ? of : undefined;
  };
  return (
    <details class="proof" open={open} onToggle={(event) => toggle(event.currentTarget.open)}>
      <summary>{t().proof.title}</summary>
      {children}
    </details>
  );
}

/** What a step of a variant rests on, as the checker saw it. */
export function ReasonsText({ step, columns }: { step: VariantStep; columns: number }) {
  const words = t().proof;
  const cells = step.cells.map((cell) => cellName(cell, columns)).join(", ");
  return (
    <Foldable of={step}>
      {!step.accepted && <p class="notice bad small">{words.flaw}</p>}
      {step.accepted && (
        <div class="small">
          <p class="good">
            <Glyph of="check" /> {words.acceptedByRules}
          </p>
          <p>{denied(step)}:</p>
          <ul>
            {step.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
            {cells && <li>{words.candidates(cells)}</li>}
          </ul>
        </div>
      )}
    </Foldable>
  );
}
