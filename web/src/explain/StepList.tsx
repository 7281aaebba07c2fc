import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { isElsewhere } from "../base/keys";
import { number, t } from "../i18n";
import { Glyph, Icon } from "../parts/Icon";

interface Props {
  at: number;
  goTo: (n: number) => void;
  steps: readonly { name: string; effect: string | undefined }[];
  children?: ComponentChildren;
}

/** Buttons and keys that go from step to step, with what belongs beside their number, and all steps as a list: each with its name, and what it does in short. */
export function StepList(props: Props) {
  const { at, goTo, steps } = props;
  const words = t().explain;
  const list = useRef<HTMLOListElement>(null);
  // Below the board, and where it would push the reason out of sight, the list waits to be opened.
  const [listed, setListed] = useState(() => matchMedia("(min-width: 861px) and (min-height: 800px)").matches);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (current && list.current) list.current.scrollTop = current.offsetTop - list.current.clientHeight / 2;
  }, [at, listed]);
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: steps.length }[event.code];
      // The pictures and the rules have these keys too.
      if ((event.target as HTMLElement).closest(".pictures, .told")) return;
      if (to === undefined || event.ctrlKey || event.altKey || isElsewhere(event)) return;
      event.preventDefault();
      goTo(Math.max(0, Math.min(steps.length, to)));
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
  return (
    <>
      <div class="row stepper">
        <button type="button" onClick={() => goTo(0)} disabled={at === 0} aria-label={words.toStart}>
          <Icon of="first" />
        </button>
        <button type="button" onClick={() => goTo(at - 1)} disabled={at === 0} aria-label={words.back}>
          <Icon of="back" />
        </button>
        <button type="button" class="quiet count" aria-expanded={listed} title={words.all} onClick={() => setListed(!listed)}>
          {words.stepOf(number(Math.min(at + 1, steps.length)), number(steps.length))}
          <Glyph of={listed ? "up" : "down"} />
        </button>
        {props.children}
        <button type="button" onClick={() => goTo(at + 1)} disabled={at >= steps.length} aria-label={words.next}>
          <Icon of="next" />
        </button>
        <button type="button" onClick={() => goTo(steps.length)} disabled={at >= steps.length} aria-label={words.toEnd}>
          <Icon of="last" />
        </button>
      </div>
      {listed && (
        <ol class="steps" ref={list} tabIndex={0} aria-label={words.all}>
          {steps.map(({ name, effect }, i) => (
            <li key={i}>
              <button type="button" class="quiet" aria-current={i === at ? "true" : undefined} onClick={() => goTo(i)}>
                <span class="soft number">{i + 1}</span> <span>{name}</span>
                <span class="soft mono small effect">{effect}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
