import { useEffect } from "preact/hooks";
import { focusBoard } from "../base/keys";
import { formatRoute } from "../base/route";
import { settings } from "../base/settings";
import type { VariantStep } from "../engine/variant";
import { askHint, followHint, hint, hintNow, retell } from "../game/help";
import { followStep, shownStep, stepNow } from "../game/rules";
import { board } from "../game/state";
import { t } from "../i18n";
import { Pictures } from "../parts/Pictures";
import { ProofText, ReasonsText } from "../parts/Proof";
import { Reason } from "../parts/Reason";

const then = (does: () => void) => () => {
  does();
  focusBoard();
};

/** The buttons of a hint: more of it, the step it tells, and the way out. */
function Buttons({ depth, does, close }: { depth: number; does: (() => void) | false; close: () => void }) {
  const words = t().play;
  return (
    <div class="row">
      {depth < 3 && (
        <button type="button" class="main" onClick={then(askHint)}>
          {words.more}
        </button>
      )}
      {does && (
        <button type="button" class={depth === 3 ? "main" : ""} onClick={then(does)}>
          {words.does}
        </button>
      )}
      <button type="button" class="quiet" onClick={then(close)}>
        {t().app.close}
      </button>
      <small class="soft">{depth} / 3</small>
    </div>
  );
}

/** A step of a variant in words; when it is shown whole, with its proof. */
function StepPanel({ step, depth }: { step: VariantStep; depth: number }) {
  return (
    <section class="card hint" aria-label={t().play.hint}>
      <Buttons depth={depth} does={followStep} close={() => (shownStep.value = undefined)} />
      <div class={`why depth-${depth}`}>
        <p>{step.texts[depth - 1]}</p>
        {depth === 3 && <ReasonsText step={step} columns={board.value.columns} />}
      </div>
    </section>
  );
}

/** The hint in words (`Announcer` reads it out), with buttons to show more and to apply it. Each leaves the keyboard on the board. */
export function HintPanel() {
  useEffect(retell, [settings.value.language]);
  const step = stepNow();
  if (step) return <StepPanel step={step.step} depth={step.depth} />;
  const shown = hintNow();
  if (!shown) return null;
  const { depth } = shown;
  const text = shown.hint.kind === "step" || shown.hint.kind === "mistake" ? shown.hint.text : "";
  return (
    <section class="card hint" aria-label={t().play.hint}>
      <Buttons depth={depth} does={shown.hint.kind === "step" && followHint} close={() => (hint.value = undefined)} />
      <div class={`why depth-${depth}`}>
        <p>
          {shown.hint.kind === "step" && depth === 3 && (
            <strong>
              <a href={formatRoute("learn", { page: shown.hint.step.technique })}>{shown.hint.step.name}</a>.{" "}
            </strong>
          )}
          <Reason text={text} />
        </p>
        {shown.hint.kind === "step" && depth === 3 && (
          <>
            <Pictures step={shown.hint.step} plays />
            <ProofText step={shown.hint.step} marks={shown.hint.before} />
          </>
        )}
      </div>
    </section>
  );
}
