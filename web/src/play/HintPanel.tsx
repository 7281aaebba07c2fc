import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { focusBoard } from "../base/keys";
import { formatRoute } from "../base/route";
import { settings } from "../base/settings";
import type { VariantStep } from "../engine/variant";
import { askHint, canFollow, folded, followHint, hint, hintNow, retell } from "../game/help";
import { followStep, shownStep, stepNow } from "../game/rules";
import { board, digits, variant } from "../game/state";
import { t } from "../i18n";
import { Pictures } from "../parts/Pictures";
import { ProofText, ReasonsText } from "../parts/Proof";
import { inShort } from "../parts/reason";
import type * as Ruled from "./ruled";

/** What draws and tells a variant's step, once it is fetched. */
type Drawn = { ruled: typeof Ruled | undefined };

/**
 * What a hint says, and its buttons: more of it, the step it tells, and the way out. The first keeps the keyboard while it shows more, and then
 * it is the one that applies the step; else the keyboard is on the board, as it is after a press with a mouse or finger.
 */
function Card({
  depth,
  does,
  name = t().play.does,
  close,
  more = t().play.more,
  children,
}: {
  depth: number;
  does: (() => void) | false;
  name?: string | undefined;
  close: () => void;
  more?: string | undefined;
  children: ComponentChildren;
}) {
  const words = t().play;
  const all: [name: string, does: () => void][] = [];
  if (depth < 3) all.push([more, askHint]);
  if (does) all.push([name, does]);
  all.push([t().app.close, close]);
  return (
    <section class="card hint" aria-label={words.hint}>
      <div class="row">
        {all.map(([name, does], i) => (
          <button
            // By place: the button that is first has the keyboard at each depth.
            key={i}
            type="button"
            class={does === close ? "quiet" : i ? "" : "main"}
            onClick={(event) => {
              does();
              if (does !== askHint || event.detail) focusBoard();
            }}
          >
            {name}
          </button>
        ))}
        {depth < 3 && <small class="soft">{depth} / 3</small>}
      </div>
      <div class={`why depth-${depth}`}>{children}</div>
    </section>
  );
}

/** A step of a variant in words; when it is shown whole, with its proof. */
function StepPanel({ step, depth, ruled }: { step: VariantStep; depth: number } & Drawn) {
  const puzzle = variant.value;
  // A digit of the solution has no technique, and nothing to prove.
  const more = step.technique ? undefined : t().play.oneDigit;
  return (
    <Card depth={depth} more={more} does={(!more || depth === 3) && followStep} close={() => (shownStep.value = undefined)}>
      {depth < 3 || more || !ruled ? (
        <p>{step.texts[depth - 1]}</p>
      ) : (
        <>
          <ruled.StepText step={step} />
          {puzzle && <ruled.StepPictures step={step} puzzle={puzzle} digits={digits.value} />}
          <ReasonsText step={step} columns={board.value.columns} />
        </>
      )}
    </Card>
  );
}

/** The hint in words (`Announcer` reads it out), with buttons to show more and to apply it. */
export function HintPanel({ ruled }: Drawn) {
  useEffect(retell, [settings.value.language]);
  const step = stepNow();
  const shown = hintNow();
  if (folded.value && folded.value === (step ?? shown)) return null;
  if (step) return <StepPanel step={step.step} depth={step.depth} ruled={ruled} />;
  if (!shown) return null;
  const { depth, hint: now } = shown;
  const text = inShort(now.text, t().play.net);
  const whole = depth === 3 && now.kind === "step" && now;
  return (
    <Card
      depth={depth}
      does={canFollow(shown) && followHint}
      name={now.kind === "mistake" ? t().play.erase : undefined}
      close={() => (hint.value = undefined)}
    >
      <p>
        {whole && (
          <strong>
            <a href={formatRoute("learn", { page: whole.step.technique })}>{whole.step.name}</a>.{" "}
          </strong>
        )}
        {text}
        {text !== now.text && (
          <>
            {` ${t().play.how[0]}`}
            <a href={formatRoute("explain", { from: "here" })}>{t().views.explain}</a>
            {t().play.how[1]}
          </>
        )}
      </p>
      {whole && (
        <>
          <Pictures step={whole.step} few />
          <ProofText step={whole.step} marks={whole.before} />
        </>
      )}
    </Card>
  );
}
