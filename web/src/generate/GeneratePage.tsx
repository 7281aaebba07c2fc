import { useEffect, useRef, useState } from "preact/hooks";
import { ARROWS } from "../base/keys";
import { CLASSIC, stepOn } from "../base/shape";
import { engine } from "../engine/client";
import { LEVELS } from "../engine/find";
import { useTechniques } from "../engine/techniques";
import type { Technique } from "../engine/types";
import { cellPlace } from "../game/cell-text";
import { number, t } from "../i18n";
import { useKeptFocus } from "../parts/focus";
import { MadePuzzle } from "./MadePuzzle";
import {
  added,
  cancel,
  cleared,
  type Form,
  fill,
  forget,
  form,
  isFull,
  made,
  make,
  paint,
  patternOf,
  SCORE,
  settle,
  tries,
  trouble,
} from "./state";

/** The section for making puzzles with chosen options. */
export function GeneratePage() {
  const words = t().generate;
  const techniques = useTechniques();
  useEffect(() => {
    // Without them the list stays as it is.
    fill().catch(() => {});
    return settle;
  }, []);
  // Below the form of a phone nothing else would tell of it. Whoever comes back to a search has been told.
  const before = useRef(added.value);
  useEffect(() => {
    if (added.value > before.current && added.value === 1) document.querySelector(".made li")?.scrollIntoView({ block: "nearest" });
    before.current = added.value;
  }, [added.value]);
  const isEmpty = made.value.length === 0;
  // After the search the keys are on the button that began it.
  const began = useRef("button");
  useKeptFocus(`.options > .row ${tries.value === undefined ? began.current : "button"}`, tries.value === undefined);
  useKeptFocus(".list button", isEmpty);
  return (
    <>
      <h1>{words.title}</h1>
      <form
        class="card options"
        onSubmit={(event) => {
          event.preventDefault();
          began.current = ".main";
          void make(1);
        }}
      >
        <OptionFields techniques={techniques} />
        <div class="row">
          {tries.value === undefined ? (
            <>
              <button key="make" type="submit" class="main">
                {words.make}
              </button>
              <button
                key="ten"
                type="button"
                onClick={() => {
                  began.current = "[type=button]";
                  void make(10);
                }}
              >
                {words.ten}
              </button>
            </>
          ) : (
            // An element of its own, by its key: a button that changed into the other would submit on the same press.
            <button key="cancel" type="button" onClick={cancel}>
              {t().app.cancel}
            </button>
          )}
          <span role="status" class="soft">
            {tries.value !== undefined
              ? words.trying(number(tries.value * 60))
              : added.value > 0 && words.made(number(added.value), isFull.value)}
          </span>
        </div>
        <div role="alert">{trouble.value && <p class="notice bad">{trouble.value}</p>}</div>
      </form>
      {(!isEmpty || cleared.value.length > 0) && (
        <div class="row list">
          {!isEmpty && (
            <button type="button" onClick={() => print()}>
              {words.print}
            </button>
          )}
          <button key={String(isEmpty)} type="button" onClick={forget}>
            {isEmpty ? t().play.undo : words.forget}
          </button>
        </div>
      )}
      <ul class="made">
        {made.value.map((puzzle) => (
          <MadePuzzle
            key={puzzle.puzzle}
            puzzle={puzzle}
            // The puzzle may have been made in another language.
            hardest={techniques.find(({ code }) => code === puzzle.grade.hardest)?.name ?? puzzle.grade.hardestName}
          />
        ))}
      </ul>
    </>
  );
}

/** A member of the form that is the end of a range. */
type End = "lowest" | "highest" | "least" | "most";

const change = (more: Partial<Form>) => (form.value = { ...form.value, ...more });

/** The least and the most of something, each may be open. */
function Ends({
  of,
  names,
  labels,
  limits,
}: {
  of: string;
  names: [End, End];
  labels: [string, string];
  limits: { min: number; max?: number };
}) {
  const words = t().generate;
  const end = (place: 0 | 1) => (
    <input
      type="number"
      {...limits}
      value={form.value[names[place]]}
      aria-label={labels[place]}
      placeholder={place ? words.most : words.least}
      onInput={(event) => change({ [names[place]]: event.currentTarget.value })}
    />
  );
  return (
    <fieldset class="field">
      <legend>{of}</legend>
      <span class="row">
        {end(0)}–{end(1)}
      </span>
    </fieldset>
  );
}

function OptionFields({ techniques }: { techniques: readonly Technique[] }) {
  const words = t().generate;
  const [symmetries, setSymmetries] = useState<string[]>([]);
  useEffect(() => {
    void engine.symmetries().then(setSymmetries, () => setSymmetries([]));
  }, []);
  const now = form.value;
  return (
    <div class="fields">
      <label class="field">
        {t().finish.level}
        <select value={now.level} onChange={(event) => change({ level: event.currentTarget.value })}>
          <option value="">{words.any}</option>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {t().levels[level]}
            </option>
          ))}
          <option value={SCORE}>{words.byScore}</option>
        </select>
      </label>
      {now.level === SCORE && (
        <Ends of={words.scores} names={["lowest", "highest"]} labels={[words.lowest, words.highest]} limits={{ min: 1 }} />
      )}
      <label class="field">
        {words.technique}
        <select value={now.technique} onChange={(event) => change({ technique: event.currentTarget.value, level: "" })}>
          <option value="">{words.any}</option>
          {techniques.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        {words.symmetry}
        <select value={now.symmetry} onChange={(event) => change({ symmetry: event.currentTarget.value })}>
          {symmetries.map((name) => (
            <option key={name} value={name}>
              {words.symmetries[name] ?? name}
            </option>
          ))}
        </select>
      </label>
      <Ends of={words.clues} names={["least", "most"]} labels={[words.least, words.most]} limits={{ min: 17, max: 81 }} />
      <label class="switch">
        <input type="checkbox" checked={now.minimal} onChange={(event) => change({ minimal: event.currentTarget.checked })} />
        {words.minimal}
      </label>
      <Pattern />
    </div>
  );
}

/** The cells that have clues: a board to press. */
function Pattern() {
  const words = t().generate;
  const cells = new Set(patternOf(form.value));
  const [open, setOpen] = useState(cells.size > 0);
  // A drag paints like its first cell. A finger holds the element on which it began, so the cell is looked up.
  const painting = useRef<{ on: boolean; last: number; at?: { x: number; y: number } | undefined }>({ on: false, last: -1 });
  const drag = ({ buttons, currentTarget, clientX: x, clientY: y }: PointerEvent, begins: boolean) => {
    if (!(buttons & 1)) return;
    const now = painting.current;
    const all = [...(currentTarget as Element).children];
    const from = (!begins && now.at) || { x, y };
    now.at = { x, y };
    // The browser reports a fast one at a few places only: the cells between them are on its way.
    const parts = Math.max(1, Math.ceil(Math.hypot(x - from.x, y - from.y) / 4));
    for (let n = 1; n <= parts; n++) {
      const part = n / parts;
      const cell = all.indexOf(document.elementFromPoint(from.x + (x - from.x) * part, from.y + (y - from.y) * part) as Element);
      if (cell < 0 || (!begins && cell === now.last)) continue;
      if (begins) now.on = !cells.has(cell);
      now.last = cell;
      paint(cell, now.on);
    }
  };
  // It may come back at another place.
  const leave = (event: PointerEvent) => {
    drag(event, false);
    painting.current.at = undefined;
  };
  // One of the cells can be reached with Tab, the others from there with the arrow keys.
  const [at, setAt] = useState(0);
  const move = (event: KeyboardEvent) => {
    const way = ARROWS[event.key];
    if (!way) return;
    event.preventDefault();
    (event.currentTarget as Element).querySelectorAll("button")[stepOn(CLASSIC, at, ...way)]?.focus();
  };
  return (
    <details class="pattern" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.pattern}</summary>
      <div
        class="mask"
        role="group"
        aria-label={words.pattern}
        onKeyDown={move}
        onPointerDown={(event) => drag(event, true)}
        onPointerMove={(event) => drag(event, false)}
        onPointerLeave={leave}
      >
        {Array.from({ length: 81 }, (_, cell) => (
          <button
            key={cell}
            type="button"
            tabIndex={cell === at ? 0 : -1}
            aria-pressed={cells.has(cell)}
            aria-label={cellPlace(cell, CLASSIC)}
            onFocus={() => setAt(cell)}
            // Of a mouse or finger the press has painted already.
            onClick={({ detail }) => detail || paint(cell, !cells.has(cell))}
          />
        ))}
      </div>
      <p class="row small">
        <span role="status">{words.clueCount(cells.size)}</span>
        <button type="button" onClick={() => change({ pattern: "" })} disabled={cells.size === 0}>
          {words.noPattern}
        </button>
      </p>
    </details>
  );
}
