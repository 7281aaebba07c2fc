import { settings } from "../app/settings";
import { t } from "../i18n";
import { type Mode, tally } from "./game";
import { chosenMode, eraseSelected, game, mode, redoLast, several, typeDigit, undoLast } from "./state";

const MODES: Mode[] = ["digit", "corner", "centre", "colour"];

/** Modes, digits and undo: the touch controls that replace the keyboard. */
export function Pad() {
  const words = t().play;
  const counts = tally(game.value);
  const history = game.value.history;
  return (
    <div class="pad">
      <div class="modes" role="radiogroup" aria-label={words.title}>
        {MODES.map((each) => (
          <button
            key={each}
            type="button"
            role="radio"
            aria-checked={mode.value === each}
            aria-keyshortcuts={words.modeKeys[each]}
            onClick={() => (chosenMode.value = each)}
          >
            <span class={`sample ${each}`} aria-hidden="true" />
            {words.modes[each]}
          </button>
        ))}
      </div>
      <div class={`digits ${mode.value}`}>
        {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => {
          const left = 9 - (counts[digit] ?? 0);
          return (
            <button
              key={digit}
              type="button"
              class={`digit paint-key-${digit}${left <= 0 && mode.value === "digit" ? " spent" : ""}`}
              onClick={() => typeDigit(digit)}
            >
              <span>{digit}</span>
              {settings.value.counts && mode.value !== "colour" && (
                <small>
                  {Math.max(0, left)}
                  <span class="hidden">{words.left}</span>
                </small>
              )}
            </button>
          );
        })}
        <button type="button" class="erase" onClick={eraseSelected}>
          <svg viewBox="0 0 24 24" aria-hidden="true" class="icon"><path d="M9 5h11v14H9l-6-7zM12 9.500l5 5M17 9.500l-5 5" /></svg>
          <small>{words.erase}</small>
        </button>
      </div>
      <div class="history">
        <button type="button" onClick={undoLast} disabled={history.done === 0} aria-keyshortcuts="Control+Z">
          <span aria-hidden="true">↶</span> {words.undo}
        </button>
        <button type="button" onClick={redoLast} disabled={history.done === history.acts.length} aria-keyshortcuts="Control+Y">
          <span aria-hidden="true">↷</span> {words.redo}
        </button>
        <button type="button" aria-pressed={several.value} onClick={() => (several.value = !several.value)}>
          {words.multi}
        </button>
      </div>
    </div>
  );
}
