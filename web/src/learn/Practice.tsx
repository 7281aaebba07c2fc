import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { cellName } from "../base/geometry";
import { ARROWS } from "../base/keys";
import { settings } from "../base/settings";
import { CLASSIC, numberOf, type Shape, stepOn } from "../base/shape";
import { Board } from "../board/Board";
import { PatternAbove, PatternBelow } from "../board/Pattern";
import { cellAt, type Place, placeOf, placeOfCandidate } from "../board/place";
import { RuleShapes } from "../board/RuleShapes";
import { StepAbove, StepBelow } from "../board/VariantStep";
import type { Candidate } from "../engine/types";
import { allOf, bit, digitsIn } from "../game/cell";
import { rulesByCell } from "../game/rule-text";
import { t } from "../i18n";
import { useKeptFocus } from "../parts/focus";
import { Icon } from "../parts/Icon";
import { boardCells } from "./cells";
import { another, cancel, complete, found, making, missed, practise, press, retell, shown, task, type Wanted } from "./practice";
import { type Task, targets } from "./task";

const cursor = signal<number | undefined>(undefined);

/** The cell that a finger chose, and the digits of its board: one of its candidates is too small to be hit, so they become buttons. */
const chosen = signal<{ cell: number; on: string } | undefined>(undefined);

const board = (): Shape => task.value?.shape ?? CLASSIC;

/** The candidate nearest to a point of the board. */
function candidateNear(at: Place): { cell: number; digit: number } | undefined {
  const cell = cellAt(at, board());
  if (cell === undefined) return undefined;
  const far = (digit: number) => {
    const { x, y } = placeOfCandidate(cell, digit, board());
    return Math.hypot(x - at.x, y - at.y);
  };
  const digit = digitsIn(allOf(board().values)).reduce((best, each) => (far(each) < far(best) ? each : best));
  return { cell, digit };
}

/** A mouse presses a candidate, a finger its cell and then a button; on the keyboard the arrow keys choose a cell, and a digit its candidate. */
const handlers = {
  onPointerDown: (event: PointerEvent) => {
    const pressed = candidateNear(placeOf(event));
    cursor.value = pressed?.cell;
    chosen.value = undefined;
    if (!pressed) return;
    const { cell } = pressed;
    const { digits = "", candidates } = task.value ?? {};
    const [only, ...more] = digitsIn(candidates?.[cell] ?? 0);
    // A cell with a single candidate is pressed anywhere.
    if (only && more.length === 0) take({ cell, digit: only });
    else if (event.pointerType === "touch" && only) chosen.value = { cell, on: String(digits) };
    else if (isThere(pressed)) take(pressed);
  },
  onKeyDown: (event: KeyboardEvent) => {
    const by = ARROWS[event.code];
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
    const { rows, columns, least } = board();
    if (closes(event)) return;
    if (by) cursor.value = cursor.value === undefined ? Math.floor((rows * columns) / 2) : stepOn(board(), cursor.value, ...by);
    else if (digit && cursor.value !== undefined) take({ cell: cursor.value, digit: Number(digit) - least + 1 });
    else return;
    event.preventDefault();
  },
};

/** Whether a key closes the buttons of a cell. */
function closes({ code }: KeyboardEvent): boolean {
  if (code !== "Escape" || !chosen.value) return false;
  chosen.value = undefined;
  return true;
}

/** Presses a candidate of an open cell, which may be wrong because it is not there. */
function take(pressed: Candidate): void {
  if (!task.value?.digits[pressed.cell]) press(pressed);
}

/** Whether a cell of the board has a candidate. */
const isThere = ({ cell, digit }: Candidate): boolean => ((task.value?.candidates[cell] ?? 0) & bit(digit)) > 0;

/** Why what was pressed last is no part of the step. */
function wrong({ placements, shape }: Task, pressed: Candidate): string {
  const words = t().learn;
  const [number, name] = [numberOf(shape, pressed.digit), cellName(pressed.cell, shape.columns)];
  return isThere(pressed) ? words.missed(number, name, placements.length > 0) : words.absent(number, name);
}

/** A board on which a step is to be found; a `fresh` one is made at once in its place. `next` leads on once it is found, `children` at any time. */
export function Practice(props: Wanted & { fresh?: boolean; next?: ComponentChildren; children?: ComponentChildren }) {
  const { technique, variant, fresh = false, board, next, children } = props;
  const words = t().learn;
  useEffect(() => {
    cursor.value = chosen.value = undefined;
    return practise({ technique, variant, board }, fresh);
  }, [technique, variant, board]);
  useEffect(() => void retell(props), [settings.value.language]);
  const step = task.value;
  const picked = !shown.value && chosen.value?.on === String(step?.digits) ? chosen.value.cell : undefined;
  // After an answer the keys lead on; a new board has them itself.
  useKeptFocus(
    making.value
      ? ".practice .soft + button"
      : shown.value
        ? ".practice .row .main, .practice .row:not(:has(.main)) :is(button, a)"
        : ".practice .board",
    `${step !== undefined} ${shown.value} ${making.value} ${picked}`,
  );
  if (!step) return <p class="soft">{t().app.loading}</p>;
  const all = targets(step);
  const told = shown.value
    ? complete.value
      ? words.found
      : ""
    : missed.value
      ? wrong(step, missed.value)
      : found.value.length > 0
        ? words.left(all.length - found.value.length)
        : step.placements.length > 0
          ? words.findDigit
          : words.findGone;
  return (
    <section class="practice" aria-label={words.practice}>
      <div class="board-box">
        <TaskBoard task={step} />
      </div>
      <div class="side">
        <p class={`notice${complete.value ? " good" : ""}`} role="status">
          {told || words.shown}
        </p>
        {shown.value && <p>{step.reason}</p>}
        {picked !== undefined && <Picks task={step} cell={picked} />}
        <div class="row" hidden={picked !== undefined}>
          {shown.value && next}
          {!shown.value && (
            <button type="button" onClick={show}>
              {words.show}
            </button>
          )}
          {variant ? null : making.value ? (
            <>
              <span class="soft">{t().app.working}</span>
              <button type="button" onClick={cancel}>
                {t().app.cancel}
              </button>
            </>
          ) : (
            <button type="button" class={shown.value && !board ? "main" : ""} onClick={() => void another(technique)}>
              {words.another}
            </button>
          )}
          {children}
        </div>
      </div>
    </section>
  );
}

/** The candidates of a cell as buttons, in the place of the others. */
function Picks({ task: { candidates, shape }, cell }: { task: Task; cell: number }) {
  const box = useRef<HTMLDivElement>(null);
  // On a short phone they come into sight.
  useLayoutEffect(() => box.current?.scrollIntoView({ block: "nearest" }), []);
  return (
    <div class="row picks" ref={box} role="group" aria-label={cellName(cell, shape.columns)} onKeyDown={closes}>
      {digitsIn(candidates[cell] ?? 0).map((digit) => (
        <button
          type="button"
          key={digit}
          aria-pressed={found.value.some((each) => each.cell === cell && each.digit === digit)}
          onClick={() => take({ cell, digit })}
        >
          {numberOf(shape, digit)}
        </button>
      ))}
      <button
        type="button"
        class="quiet"
        aria-label={t().app.close}
        onClick={() => {
          chosen.value = undefined;
        }}
      >
        <Icon of="close" />
      </button>
    </div>
  );
}

/** The position, with the rules of a variant; when it is shown, the step. */
function TaskBoard({ task: { digits, candidates, shape, placements, classic, own } }: { task: Task }) {
  const step = shown.value;
  // A digit to write stands alone.
  const open = own && step ? candidates.map((mask, cell) => (placements.some((each) => each.cell === cell) ? 0 : mask)) : candidates;
  return (
    <Board
      label={t().learn.practice}
      name="practice"
      on={handlers}
      cursor={cursor.value}
      shape={own && shape}
      cells={boardCells(digits, open, shape, own && rulesByCell(own.puzzle))}
      below={
        <>
          {own && step && <StepBelow step={own.step} depth={3} puzzle={own.puzzle} />}
          {own && <RuleShapes rules={own.puzzle.rules} shape={shape} />}
          {classic && step && <PatternBelow step={classic} marks={classic.before} />}
          {!step && <Found place={placements.length > 0} />}
        </>
      }
      onLines={own && <RuleShapes rules={own.puzzle.rules} shape={shape} onLines />}
      above={
        step && (
          <>
            {classic && <PatternAbove step={classic} marks={classic.before} />}
            {own && <StepAbove step={own.step} shape={shape} />}
          </>
        )
      }
      coordinates
    />
  );
}

/** Shows the step of this board: one that is still being made must not take its place. */
function show(): void {
  cancel();
  shown.value = true;
}

/** Candidates on the board, as circles: those to write or to remove, or a wrong one. */
const circles = (all: readonly Candidate[], name: string) =>
  all.map(({ cell, digit }) => {
    const { x, y } = placeOfCandidate(cell, digit, board());
    return <circle key={`${cell}-${digit}`} cx={x} cy={y} r={16} class={`role ${name}`} />;
  });

/** The candidates that were found, and the one that was pressed wrongly. */
function Found({ place }: { place: boolean }) {
  return (
    <>
      {circles(found.value, place ? "placement" : "spot fin")}
      {circles(missed.value && isThere(missed.value) ? [missed.value] : [], "missing")}
    </>
  );
}
