import { useEffect, useState } from "preact/hooks";
import { settings } from "../base/settings";
import { engine } from "../engine/client";
import type { StepWithMarks } from "../engine/types";
import { positionAt } from "../game/state";
import { t } from "../i18n";
import { alternative, at, path, showing } from "./state";

/** A window with room for a third column, as in the style sheet. */
const ROOMY = "(min-width: 1600px) and (min-height: 900px)";
/** The most steps that are listed. */
const MOST = 120;

/** Every step that the current position allows, by technique; a press shows it on the board. */
export function Available() {
  const words = t().explain;
  // Where there is room beside the board, it is there at once.
  const [open, setOpen] = useState(() => matchMedia(ROOMY).matches);
  const [steps, setSteps] = useState<StepWithMarks[]>();
  const before = path.value?.steps[at.value]?.before;
  const { language, off } = settings.value;
  useEffect(() => {
    setSteps(undefined);
    if (!open || !before) return undefined;
    let mounted = true;
    void engine.steps(positionAt(before), off, MOST, language).then(
      (found) => mounted && setSteps(found),
      () => mounted && setSteps([]),
    );
    return () => {
      mounted = false;
    };
  }, [open, before, language, off]);
  if (!before) return null;
  const names = [...new Set(steps?.map(({ name }) => name))];
  return (
    <details class="available" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
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
