import { useEffect, useRef, useState } from "preact/hooks";
import { formatRoute } from "../base/route";
import { number, t } from "../i18n";
import { Glyph, Icon } from "../parts/Icon";
import { Pictures } from "../parts/Pictures";
import { ProofText } from "../parts/Proof";
import { hasNotation, Reason } from "../parts/Reason";
import { ChainText } from "./ChainText";
import { at, branch, goTo, mistakes, path, showing, step } from "./state";

/** The path through the puzzle: the current step with its reason, and all steps as a list. */
export function PathList() {
  const words = t().explain;
  const steps = path.value?.steps;
  const list = useRef<HTMLOListElement>(null);
  // On a narrow screen the reason comes first.
  const [listed, setListed] = useState(() => innerWidth >= 700);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (current && list.current) list.current.scrollTop = current.offsetTop - list.current.clientHeight / 2;
  }, [at.value, listed]);
  if (!steps || steps.length === 0 || mistakes.value.length > 0) return null;
  const now = step.value;
  return (
    <section class="card path" aria-label={words.path}>
      <div class="row stepper">
        <button type="button" onClick={() => goTo(0)} disabled={at.value === 0} aria-label={words.toStart}>
          <Icon of="first" />
        </button>
        <button type="button" onClick={() => goTo(at.value - 1)} disabled={at.value === 0} aria-label={words.back}>
          <Icon of="back" />
        </button>
        <button type="button" class="quiet count" aria-expanded={listed} title={words.all} onClick={() => setListed(!listed)}>
          {words.stepOf(number(Math.min(at.value + 1, steps.length)), number(steps.length))}
          <Glyph of={listed ? "up" : "down"} />
        </button>
        <button type="button" onClick={() => goTo(at.value + 1)} disabled={at.value >= steps.length} aria-label={words.next}>
          <Icon of="next" />
        </button>
        <button type="button" onClick={() => goTo(steps.length)} disabled={at.value >= steps.length} aria-label={words.toEnd}>
          <Icon of="last" />
        </button>
      </div>
      {listed && (
        <ol class="steps" ref={list} tabIndex={0} aria-label={words.all}>
          {steps.map((each, i) => (
            <li key={i}>
              <button type="button" class="quiet" aria-current={i === at.value ? "true" : undefined} onClick={() => goTo(i)}>
                <span class="soft number">{i + 1}</span> {each.name}
                <span class="soft mono small effect">{each.text.split(/=> |: /).at(-1)}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
      <div class="reason" role="status" hidden={showing.value !== "path"}>
        {now ? (
          <>
            <h2>
              <a href={formatRoute("learn", { page: now.technique })}>{now.name}</a>{" "}
              <span class={`level ${now.level}`}>{t().levels[now.level]}</span>
            </h2>
            <p>
              <Reason text={now.reason} short />
            </p>
            <Pictures step={now} branch={branch.value} />
            <ChainText step={now} />
            {!hasNotation(now.reason) && <p class="mono small soft">{now.text}</p>}
            <ProofText step={now} marks={now.before} />
          </>
        ) : (
          <p>{path.value?.stuck ? words.stuck : words.solved}</p>
        )}
      </div>
    </section>
  );
}
