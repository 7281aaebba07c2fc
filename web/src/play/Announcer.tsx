import { effect, untracked } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { cellContent, cellPlace } from "../game/cell-text";
import { hint } from "../game/help";
import { shownStep } from "../game/rules";
import { board, chosenMode, cursor, game, wrong } from "../game/state";
import { t } from "../i18n";
import { inShort } from "../parts/reason";
import { spokenName } from "./Named";

/** More mistakes than these are not listed: their cells say it. */
const MOST_LISTED = 3;

/** What the last action changed: the cell that the keyboard is on, or another with its place. */
function changeText(before: readonly number[], cells: readonly number[]): string {
  const at = cursor.peek();
  const first = cells.findIndex((state, cell) => state !== before[cell]);
  if (first < 0) return "";
  if (at !== undefined && cells[at] !== before[at]) return cellContent(at);
  return `${cellPlace(first, board.peek())}, ${cellContent(first)}`;
}

/** The hint that is shown, in words. */
function hintText(): string {
  const step = shownStep.value;
  if (step) return (step.step.texts[step.depth - 1] ?? "").replace(/\n(• )?/g, " ");
  const shown = hint.value;
  if (shown?.hint.kind === "mistake") return shown.hint.text;
  if (shown?.hint.kind !== "step") return "";
  return shown.depth === 3 ? `${shown.hint.step.name}. ${inShort(shown.hint.text, t().play.net)}` : shown.hint.text;
}

/**
 * Tells screen readers what others see at a glance: what a key wrote, the mode that it chose, a hint, where mistakes are. It is there from the
 * start, because a text that comes together with its place is often not read out.
 */
export function Announcer() {
  const [said, set] = useState({ text: "", n: 0 });
  useEffect(() => {
    const say = (text: string) => text && set(({ n }) => ({ text, n: n + 1 }));
    let before = game.peek();
    let mode = chosenMode.peek();
    const ends = [
      effect(() => {
        const now = game.value;
        untracked(() => now.givens === before.givens && say(changeText(before.cells, now.cells)));
        before = now;
      }),
      effect(() => {
        const now = chosenMode.value;
        // A radio button that has the focus is read out itself.
        if (now !== mode && !document.activeElement?.closest(".modes")) untracked(() => say(t().play.modes[now]));
        mode = now;
      }),
      effect(() => {
        const text = spokenName.value;
        untracked(() => say(text));
      }),
      effect(() => {
        const text = hintText();
        untracked(() => say(text));
      }),
      effect(() => {
        const cells = [...wrong.value];
        untracked(() => cells.length <= MOST_LISTED && say(cells.map((cell) => cellPlace(cell, board.peek())).join("; ")));
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  // A new element each time: the same text twice is read twice.
  return (
    <p class="hidden spoken" role="status">
      <span key={said.n}>{said.text}</span>
    </p>
  );
}
