import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { cellName } from "../base/geometry";
import { set, settings } from "../base/settings";
import { truthOf } from "../board/ProofShapes";
import { engine } from "../engine/client";
import type { CheckedProof, Marks, Step } from "../engine/types";
import type { VariantStep } from "../engine/variant";
import { positionAt } from "../game/state";
import { t } from "../i18n";
import { Glyph } from "./Icon";

const found = signal<{ of: Step; proof: CheckedProof } | undefined>(undefined);

/** The proof of the step that is shown, if the player wants to see proofs and it is there. */
export const proofOf = (step: Step | undefined): CheckedProof | undefined =>
  settings.value.proof && found.value?.of === step ? found.value?.proof : undefined;

/** The step's proof, checked without the technique. While it is open, the board is drawn from it. */
export function ProofText({ step, marks }: { step: Step; marks: Marks }) {
  const words = t().proof;
  const open = settings.value.proof;
  useEffect(() => {
    if (!open) return;
    void engine.prove(positionAt(marks), step).then(
      (proof) => (found.value = { of: step, proof }),
      () => undefined,
    );
  }, [open, step]);
  const proof = proofOf(step);
  return (
    <Foldable>
      {proof && !proof.accepted && <p class="notice bad small">{words.flaw}</p>}
      {proof?.accepted && (
        <div class="small">
          <p>{words.means(step.placements.length > 0)}</p>
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
          <p class="good">
            <Glyph of="check" /> {words.accepted}
          </p>
        </div>
      )}
    </Foldable>
  );
}

/** A proof stays open from step to step. */
function Foldable({ children }: { children: ComponentChildren }) {
  return (
    <details class="proof" open={settings.value.proof} onToggle={(event) => set("proof", event.currentTarget.open)}>
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
    <Foldable>
      {!step.accepted && <p class="notice bad small">{words.flaw}</p>}
      {step.accepted && (
        <div class="small">
          <p>{words.rests(step.placements.length > 0)}</p>
          <ul>
            {step.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
            {cells && <li>{words.candidates(cells)}</li>}
          </ul>
          <p class="good">
            <Glyph of="check" /> {words.acceptedByRules}
          </p>
        </div>
      )}
    </Foldable>
  );
}
