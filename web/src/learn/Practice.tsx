import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { cellName, step as move } from "../base/geometry";
import { ARROWS } from "../base/keys";
import { Board } from "../board/Board";
import { PatternAbove, PatternBelow } from "../board/Pattern";
import { cellAt, type Place, placeOf, placeOfCandidate } from "../board/place";
import { bit, digitsIn } from "../game/cell";
import { t } from "../i18n";
import { cellsOf } from "./cells";
import { another, cancel, complete, found, making, missed, practise, press, shown, targets, task } from "./practice";

const cursor = signal<number | undefined>(undefined);

/** The candidate nearest to a point of the board. */
function candidateNear(at: Place): { cell: number; digit: number } | undefined {
  const cell = cellAt(at);
  if (cell === undefined) return undefined;
  const far = (digit: number) => {
    const { x, y } = placeOfCandidate(cell, digit);
    return Math.hypot(x - at.x, y - at.y);
  };
  const digit = [1, 2, 3, 4, 5, 6, 7, 8, 9].reduce((best, each) => (far(each) < far(best) ? each : best));
  return { cell, digit };
}

/** Mouse and finger press a candidate; on the keyboard the arrow keys choose a cell, and a digit its candidate. */
const handlers = {
  onPointerDown: (event: PointerEvent) => {
    const pressed = candidateNear(placeOf(event));
    cursor.value = pressed?.cell;
    if (pressed) take(pressed);
  },
  onKeyDown: (event: KeyboardEvent) => {
    const by = ARROWS[event.code];
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
    if (by) cursor.value = cursor.value === undefined ? 40 : move(cursor.value, ...by);
    else if (digit && cursor.value !== undefined) take({ cell: cursor.value, digit: Number(digit) });
    else return;
    event.preventDefault();
  },
};

/** Presses a candidate that is there. A cell with a single one is pressed anywhere. */
function take({ cell, digit }: { cell: number; digit: number }): void {
  const mask = task.value?.before.candidates[cell] ?? 0;
  const only = digitsIn(mask).length === 1 ? digitsIn(mask)[0] : undefined;
  if (only !== undefined || mask & bit(digit)) press({ cell, digit: only ?? digit });
}

/** A board on which a technique is to be found, a lesson's or the example; a `fresh` one is made at once in its place. `next` leads on once it is found. */
export function Practice(props: { technique: string; fresh?: boolean; board?: string | undefined; next?: ComponentChildren }) {
  const { technique, fresh = false, board, next } = props;
  const words = t().learn;
  useEffect(() => {
    cursor.value = undefined;
    return practise(technique, fresh, board);
  }, [technique, board]);
  const step = task.value;
  if (!step) return <p class="soft">{t().app.loading}</p>;
  const all = targets(step);
  const told = shown.value
    ? complete.value
      ? words.found
      : ""
    : missed.value
      ? words.missed(`${missed.value.digit} ${cellName(missed.value.cell)}`)
      : found.value.length > 0
        ? words.left(all.length - found.value.length)
        : step.placements.length > 0
          ? words.findDigit
          : words.findGone;
  return (
    <section class="practice" aria-label={words.practice}>
      <div class="board-box">
        <Board
          label={words.practice}
          name="practice"
          on={handlers}
          cursor={cursor.value}
          cells={cellsOf(step.before)}
          below={shown.value ? <PatternBelow step={step} marks={step.before} /> : <Found place={step.placements.length > 0} />}
          above={shown.value && <PatternAbove step={step} marks={step.before} />}
          coordinates
        />
      </div>
      <div class="side">
        <p class={`notice${complete.value ? " good" : ""}`} role="status">
          {told || words.shown}
        </p>
        {shown.value && <p>{step.reason}</p>}
        <div class="row">
          {shown.value && next}
          {!shown.value && (
            <button type="button" onClick={show}>
              {words.show}
            </button>
          )}
          {making.value ? (
            <>
              <span class="soft">{t().app.working}</span>
              <button type="button" onClick={cancel}>
                {t().app.cancel}
              </button>
            </>
          ) : (
            <button type="button" class={shown.value && !next ? "main" : ""} onClick={() => void another(technique)}>
              {words.another}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

/** Shows the step of this board: one that is still being made must not take its place. */
function show(): void {
  cancel();
  shown.value = true;
}

/** The candidates that were found, and the one that was pressed wrongly. */
function Found({ place }: { place: boolean }) {
  const at = ({ cell, digit }: { cell: number; digit: number }) => {
    const { x, y } = placeOfCandidate(cell, digit);
    return { cx: x, cy: y, r: 16 };
  };
  return (
    <>
      {found.value.map((each) => (
        <circle key={`${each.cell}-${each.digit}`} {...at(each)} class={`role ${place ? "placement" : "spot fin"}`} />
      ))}
      {missed.value && <circle {...at(missed.value)} class="role missing" />}
    </>
  );
}
