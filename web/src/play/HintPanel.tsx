import { focusBoard } from "../base/keys";
import { formatRoute } from "../base/route";
import { askHint, followHint, hint } from "../game/help";
import { followStep, shownStep, stepNow } from "../game/rules";
import { game } from "../game/state";
import { t } from "../i18n";
import { Pictures } from "../parts/Pictures";
import { ProofText } from "../parts/Proof";

const then = (does: () => void) => () => {
  does();
  focusBoard();
};

/** A step of a variant in words. */
function StepPanel({ text, depth }: { text: string; depth: number }) {
  const words = t().play;
  return (
    <section class="card hint" aria-label={words.hint}>
      <div class="row">
        {depth < 3 && (
          <button type="button" class="main" onClick={then(askHint)}>
            {words.more}
          </button>
        )}
        <button type="button" class={depth === 3 ? "main" : ""} onClick={then(followStep)}>
          {words.does}
        </button>
        <button type="button" class="quiet" onClick={then(() => (shownStep.value = undefined))}>
          {t().app.close}
        </button>
      </div>
      <p role="status">{text}</p>
    </section>
  );
}

/** The hint in words, with buttons to show more and to apply it. Each leaves the keyboard on the board. */
export function HintPanel() {
  const words = t().play;
  const step = stepNow();
  if (step) return <StepPanel text={step.step.texts[step.depth - 1] ?? ""} depth={step.depth} />;
  const shown = hint.value;
  if (!shown || shown.at !== game.value.cells) return null;
  const { depth } = shown;
  const text = shown.hint.kind === "step" || shown.hint.kind === "mistake" ? shown.hint.text : "";
  return (
    <section class="card hint" aria-label={words.hint}>
      <div class="row">
        {depth < 3 && (
          <button type="button" class="main" onClick={then(askHint)}>
            {words.more}
          </button>
        )}
        {shown.hint.kind === "step" && (
          <button type="button" class={depth === 3 ? "main" : ""} onClick={then(followHint)}>
            {words.does}
          </button>
        )}
        <button type="button" class="quiet" onClick={then(() => (hint.value = undefined))}>
          {t().app.close}
        </button>
      </div>
      <p role="status">
        {shown.hint.kind === "step" && depth === 3 && (
          <strong>
            <a href={formatRoute("learn", { page: shown.hint.step.technique })}>{shown.hint.step.name}</a>.{" "}
          </strong>
        )}
        {text}
      </p>
      {shown.hint.kind === "step" && depth === 3 && (
        <>
          <Pictures step={shown.hint.step} plays />
          <ProofText step={shown.hint.step} marks={shown.hint.before} />
        </>
      )}
    </section>
  );
}
