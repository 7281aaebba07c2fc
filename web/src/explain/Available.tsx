import { useEffect } from "preact/hooks";
import { settings } from "../base/settings";
import { engine } from "../engine/client";
import type { StepWithMarks } from "../engine/types";
import { positionAt } from "../game/state";
import { t } from "../i18n";
import { alternative, at, available, listsAll, path, showing } from "./state";

/** A window in which the steps are counted beside the board before they are listed, and how long a step must stay for that, in milliseconds. */
const WIDE = "(min-width: 1200px)";
const STAYS = 300;
/** The most steps that are listed. */
const MOST = 120;

const namesOf = (steps: StepWithMarks[] | undefined) => [...new Set(steps?.map(({ name }) => name))];

/** How many techniques apply here, while they are not listed; a press lists them, and leads there. */
export function HowMany() {
  const count = namesOf(available.value).length;
  if (listsAll.value) return null;
  return (
    <button
      type="button"
      // Its place is kept until it is known, so that nothing moves.
      class={count > 0 ? "quiet small" : "quiet small unknown"}
      onClick={() => {
        listsAll.value = true;
        const list = document.querySelector<HTMLElement>(".available summary");
        list?.focus();
        // As far as its end, once what it holds is there.
        requestAnimationFrame(() => list?.parentElement?.scrollIntoView({ block: "nearest" }));
      }}
    >
      {t().explain.apply(count)}
    </button>
  );
}

/** Every step that the current position allows, by technique; a press shows it on the board. */
export function Available() {
  const words = t().explain;
  const open = listsAll.value;
  const asks = open || matchMedia(WIDE).matches;
  const steps = available.value;
  const next = path.value?.steps[at.value];
  const before = next?.before;
  const { language, off } = settings.value;
  useEffect(() => {
    available.value = undefined;
    if (!before || !asks) return undefined;
    let mounted = true;
    // Nested nets are searched for the path only: its own step is always among them.
    const set = (found: StepWithMarks[]) => {
      if (mounted) available.value = found.some(({ text }) => text === next.text) ? found : [next, ...found];
    };
    const ask = () => void engine.steps(positionAt(before), off, MOST, language).then(set, () => set([]));
    const timer = setTimeout(ask, listsAll.peek() ? 0 : STAYS);
    return () => {
      mounted = false;
      clearTimeout(timer);
    };
  }, [asks, before, language, off]);
  if (!before) return null;
  const names = namesOf(steps);
  return (
    <details class="available" open={open} onToggle={(event) => (listsAll.value = event.currentTarget.open)}>
      <summary>{words.available}</summary>
      {!steps && <p class="soft small">{t().app.working}</p>}
      {names.length > 0 && (
        <div class="available-list" tabIndex={0} role="group" aria-label={words.available}>
          {names.map((name) => (
            <section key={name}>
              <h3 class="small">
                {name} <span class="soft">{steps?.filter((each) => each.name === name).length}</span>
              </h3>
              <ul>
                {steps
                  ?.filter((each) => each.name === name)
                  .map((each, i) => (
                    <li key={i}>
                      <button
                        type="button"
                        class="mono small"
                        aria-pressed={alternative.value === each}
                        onClick={() => {
                          showing.value = "path";
                          alternative.value = alternative.value === each ? undefined : each;
                        }}
                      >
                        {each.text.split(/=> |: /).at(-1)}
                      </button>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </details>
  );
}
