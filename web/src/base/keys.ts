/** The ways of the arrow keys: rows down, columns to the right. */
export const ARROWS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Gives the keyboard back to the board, or to what covers it during a pause, and brings it into sight. */
export function focusBoard(): void {
  const board = document.querySelector<SVGElement>("main .veil, main :not(.paused) > .board");
  board?.focus({ preventScroll: true });
  board?.scrollIntoView({ block: "nearest" });
}

/** Whether a key belongs to the focused element (a text field, a button), not to the board. */
export function isElsewhere(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  if (target.closest("dialog, textarea, select, input:not([type=checkbox], [type=radio], [type=range])")) return true;
  if (event.key.startsWith("Arrow") && target.closest("[role=radio], .pictures, .told")) return true;
  return ["Space", "Enter"].includes(event.code) && target.closest("button, a, summary") !== null;
}
