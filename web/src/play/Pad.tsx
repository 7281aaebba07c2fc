import { settings } from "../base/settings";
import { MODES, type Mode, tally } from "../game/game";
import { rewind, setBookmark } from "../game/rewind";
import {
  chosenDigit,
  chosenMode,
  eraseSelected,
  game,
  mode,
  redoLast,
  selected,
  setting,
  several,
  typeDigit,
  undoLast,
} from "../game/state";
import { t } from "../i18n";

/** Writes a digit into the selected cells; with digits first, chooses it for the cells pressed from now on. */
function pressDigit(digit: number): void {
  if (!settings.value.digitFirst || setting.value) typeDigit(digit);
  else {
    chosenDigit.value = chosenDigit.value === digit ? undefined : digit;
    selected.value = new Set();
  }
}

/** The arrow keys move through the modes, as in every group of radio buttons. */
function chooseByArrow(event: KeyboardEvent): void {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.code];
  if (!by) return;
  event.preventDefault();
  const next = MODES[(MODES.indexOf(chosenMode.value) + by + MODES.length) % MODES.length] as Mode;
  chosenMode.value = next;
  (event.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-mode=${next}]`)?.focus();
}

const focusBoard = (): void => document.querySelector<SVGElement>("main .board")?.focus({ preventScroll: true });

/** Modes, digits and undo: the touch controls that replace the keyboard. */
export function Pad({ onBookmarks }: { onBookmarks: () => void }) {
  const words = t().play;
  const counts = tally(game.value);
  const history = game.value.history;
  return (
    <div class="pad">
      <div class="modes" role="radiogroup" aria-label={words.mode} onKeyDown={chooseByArrow}>
        {MODES.map((each) => (
          <button
            key={each}
            type="button"
            role="radio"
            aria-checked={mode.value === each}
            aria-keyshortcuts={words.modeKeys[each]}
            title={`${words.modes[each]} (${words.modeKeys[each]})`}
            tabIndex={chosenMode.value === each ? 0 : -1}
            data-mode={each}
            onClick={(event) => {
              chosenMode.value = each;
              // After a press with a mouse or finger the arrow keys belong to the board again.
              if (event.detail > 0) focusBoard();
            }}
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
              aria-pressed={settings.value.digitFirst ? chosenDigit.value === digit : undefined}
              onClick={() => pressDigit(digit)}
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
          <svg viewBox="0 0 24 24" aria-hidden="true" class="icon">
            <path d="M9 5h11v14H9l-6-7zM12 9.5l5 5M17 9.5l-5 5" />
          </svg>
          <small>{words.erase}</small>
        </button>
      </div>
      <div class="history">
        <button
          type="button"
          onClick={undoLast}
          disabled={history.done === 0}
          aria-keyshortcuts="Control+Z"
          title={`${words.undo} (Ctrl+Z)`}
        >
          <span aria-hidden="true">↶</span> {words.undo}
        </button>
        <button
          type="button"
          onClick={redoLast}
          disabled={history.done === history.acts.length}
          aria-keyshortcuts="Control+Y"
          title={`${words.redo} (Ctrl+Y)`}
        >
          <span aria-hidden="true">↷</span> {words.redo}
        </button>
        <button type="button" aria-pressed={several.value} onClick={() => (several.value = !several.value)}>
          {words.multi}
        </button>
        <button type="button" onClick={setBookmark}>
          {words.bookmark}
        </button>
        <button type="button" onClick={onBookmarks} disabled={!game.value.bookmarks?.length}>
          {words.toBookmark}
        </button>
        <button type="button" onClick={() => void rewind()} disabled={history.done === 0}>
          {words.rewind}
        </button>
      </div>
    </div>
  );
}
