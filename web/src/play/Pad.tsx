import { focusBoard } from "../base/keys";
import { settings } from "../base/settings";
import { numberOf } from "../base/shape";
import { MODES, type Mode, tally } from "../game/game";
import { askHint, check } from "../game/help";
import { goOn } from "../game/selection";
import {
  board,
  chosenDigit,
  chosenMode,
  eraseSelected,
  game,
  mode,
  redoLast,
  selected,
  setting,
  solved,
  typeDigit,
  undoLast,
  variant,
} from "../game/state";
import { claimedOf, unknownOf } from "../game/variant";
import { t } from "../i18n";
import { Icon } from "../parts/Icon";

/** Writes a digit into the selected cells; with digits first, chooses it for the cells pressed from now on. */
function pressDigit(digit: number): void {
  if (!settings.value.digitFirst || setting.value) {
    typeDigit(digit);
    if (setting.value) goOn();
  } else {
    chosenDigit.value = chosenDigit.value === digit ? undefined : digit;
    selected.value = new Set();
  }
}

/** The arrow keys move through the modes, as in every group of radio buttons. */
function chooseByArrow(event: KeyboardEvent): void {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.code];
  if (!by || setting.value) return;
  event.preventDefault();
  const next = MODES[(MODES.indexOf(chosenMode.value) + by + MODES.length) % MODES.length] as Mode;
  chosenMode.value = next;
  (event.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-mode=${next}]`)?.focus();
}

/** What this does shows on the board, so the board comes into sight. */
const inSight = (does: () => void) => () => {
  does();
  focusBoard();
};

/** Modes and digits, and the tools that every game needs: the touch controls that replace the keyboard. */
export function Pad() {
  const words = t().play;
  const counts = tally(game.value);
  const history = game.value.history;
  const shape = board.value;
  const { values, rows, columns } = shape;
  // Of a board in which each row holds every value, it is known how many there are.
  const each = values === columns && shape.houses.length > shape.regions.length ? rows : undefined;
  // Without all rules there are no hints, and a check needs the solution of the text. The buttons stay, to tell why.
  const puzzle = variant.value;
  const lacks = puzzle !== undefined && unknownOf(puzzle) !== "";
  // There are nine colours; the places of further numbers stay free, so that nothing moves.
  const shown = Array.from({ length: mode.value === "colour" ? Math.max(9, values) : values }, (_, i) => i + 1);
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
            disabled={setting.value && each !== "digit"}
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
      <div
        class={`digits ${mode.value}${shown.length > 9 ? " many" : shown.length < 7 ? " few" : ""}`}
        style={{ "--keys": Math.ceil(shown.length / 2) }}
      >
        {shown.map((digit) => {
          const left = (each ?? Infinity) - (counts[digit] ?? 0);
          return (
            <button
              key={digit}
              type="button"
              class={`digit${left <= 0 && mode.value === "digit" ? " spent" : ""}`}
              aria-pressed={settings.value.digitFirst ? chosenDigit.value === digit : undefined}
              onClick={() => pressDigit(digit)}
            >
              {mode.value === "colour" ? (
                <span style={{ background: `var(--paint-${digit})` }}>{digit}</span>
              ) : (
                <span>{numberOf(shape, digit)}</span>
              )}
              {settings.value.counts && each !== undefined && mode.value !== "colour" && (
                <small>
                  {Math.max(0, left)}
                  <span class="hidden">{words.left}</span>
                </small>
              )}
            </button>
          );
        })}
      </div>
      <div class="tools">
        <button
          type="button"
          onClick={undoLast}
          // Disabled, it would lose the focus with the last press.
          aria-disabled={history.done === 0 || undefined}
          aria-keyshortcuts="Control+Z"
          title={`${words.undo} (Ctrl+Z)`}
        >
          <Icon of="undo" />
          {words.undo}
        </button>
        <button
          type="button"
          onClick={redoLast}
          aria-disabled={history.done === history.acts.length || undefined}
          aria-keyshortcuts="Control+Y"
          title={`${words.redo} (Ctrl+Y)`}
        >
          <Icon of="redo" />
          {words.redo}
        </button>
        <button type="button" onClick={eraseSelected} aria-keyshortcuts="Delete" title={`${words.erase} (Delete)`}>
          <Icon of="erase" />
          {words.erase}
        </button>
        <button
          type="button"
          class="ask"
          onClick={inSight(askHint)}
          disabled={solved.value || setting.value}
          aria-disabled={lacks || undefined}
          aria-keyshortcuts="H"
          title={`${words.hint} (H)`}
        >
          <Icon of="explain" />
          {words.hint}
        </button>
        <button
          type="button"
          onClick={inSight(check)}
          disabled={solved.value || setting.value}
          aria-disabled={(lacks && !claimedOf(puzzle)) || undefined}
          aria-keyshortcuts="K"
          title={`${words.check} (K)`}
        >
          <Icon of="check" />
          {words.check}
        </button>
        <button type="button" class="more" popovertarget="menu">
          <Icon of="more" />
          {words.menu}
        </button>
      </div>
    </div>
  );
}
