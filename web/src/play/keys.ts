import { ARROWS, focusBoard, isElsewhere } from "../base/keys";
import { type Mode, MODES as ORDER } from "../game/game";
import { check, followHint, hint, hintNow } from "../game/help";
import { followStep, shownStep, stepNow } from "../game/rules";
import { goOn, invert, moveCursor, selectAll, selectNone } from "../game/selection";
import {
  board,
  chosenMode,
  eraseSelected,
  finishSetting,
  heldMode,
  isBlank,
  redoLast,
  setting,
  typeDigit,
  typeNumber,
  undoLast,
} from "../game/state";
import { paused } from "../game/timer";

/** Keys by position, so that layouts and input methods do not matter. */
const MODES: Record<string, Mode> = { KeyZ: "digit", KeyX: "corner", KeyC: "centre", KeyV: "colour", KeyB: "pen" };
const MOVES: typeof ARROWS = { ...ARROWS, KeyW: [-1, 0], KeyS: [1, 0], KeyA: [0, -1], KeyD: [0, 1] };

/** The page's own actions for keys. */
export type Commands = Partial<Record<"hint" | "pause" | "keys", () => void>>;

/** The mode of the held keys. */
function heldModeOf(shift: boolean, ctrl: boolean): Mode | undefined {
  return shift && ctrl ? "colour" : shift ? "corner" : ctrl ? "centre" : undefined;
}

/** Performs a key's action; `false` when it has none here. */
export function press(event: KeyboardEvent, commands: Commands): boolean {
  const ctrl = event.ctrlKey || event.metaKey;
  // Nobody types on a board that is hidden.
  if (paused.value && (event.code !== "KeyP" || ctrl || event.altKey)) return false;
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(event.code)?.[1];
  const { least, values } = board.value;
  if (digit && !event.altKey && (least === 0 || values > 9)) {
    if (typeNumber(Number(digit), heldModeOf(event.shiftKey, ctrl) ?? chosenMode.value, event.timeStamp)) return true;
  } else if (digit && digit !== "0" && !event.altKey) {
    if (Number(digit) > values) return true;
    typeDigit(Number(digit), heldModeOf(event.shiftKey, ctrl) ?? chosenMode.value);
    if (setting.value) goOn();
    return true;
  }
  if (setting.value && !ctrl && !event.altKey && pressWhileSetting(event.code)) return true;
  if (ctrl) return pressWithCtrl(event);
  const mode = MODES[event.code];
  const move = MOVES[event.code];
  if (event.altKey) return false;
  if (move) moveCursor(...move, event.shiftKey);
  else if (mode) chosenMode.value = setting.value ? "digit" : mode;
  else if (event.key === "?" && commands.keys) commands.keys();
  // An empty board has nothing to hint at.
  else if (event.code === "KeyH" && commands.hint && !isBlank.value) commands.hint();
  else if (event.code === "KeyK" && !isBlank.value) check();
  else if (event.code === "KeyP" && commands.pause) commands.pause();
  else if (["Delete", "Backspace", "Digit0", "Numpad0"].includes(event.code)) eraseSelected();
  else if (event.code === "Escape" && (hintNow() || stepNow())) leaveHint(() => (hint.value = shownStep.value = undefined));
  else if (event.code === "Enter" && stepNow()) leaveHint(followStep);
  else if (event.code === "Enter" && hintNow()) leaveHint(followHint);
  else if (event.code === "Escape") selectNone();
  else if (event.code === "Space") chosenMode.value = ORDER[(ORDER.indexOf(chosenMode.value) + 1) % ORDER.length] ?? "digit";
  else return false;
  return true;
}

/** A hint that goes takes the keyboard along, if that is in it: the board has it then. */
function leaveHint(does: () => void): void {
  does();
  focusBoard();
}

/** Givens are typed like a text: a blank goes on, Backspace goes back, Enter ends it. */
function pressWhileSetting(code: string): boolean {
  if (code === "Enter") finishSetting();
  else if (code === "Backspace") {
    goOn(-1);
    eraseSelected();
  } else if (["Space", "Digit0", "Numpad0"].includes(code)) {
    eraseSelected();
    goOn();
  } else return false;
  return true;
}

function pressWithCtrl(event: KeyboardEvent): boolean {
  const move = MOVES[event.key.startsWith("Arrow") ? event.code : ""];
  if (move) moveCursor(...move, true);
  else if (event.code === "KeyZ" && event.shiftKey) redoLast();
  else if (event.code === "KeyZ") undoLast();
  else if (event.code === "KeyY") redoLast();
  else if (event.code === "KeyA") selectAll();
  else if (event.code === "KeyI") invert();
  else return false;
  return true;
}

/** Listens to the keyboard while the play page is shown; the returned function stops it. */
export function listen(commands: Commands): () => void {
  const down = (event: KeyboardEvent) => {
    // The open sheet of a phone takes its own keys, such as Escape.
    if (isElsewhere(event) || event.isComposing || document.querySelector(":popover-open")) return;
    heldMode.value = heldModeOf(event.shiftKey, event.ctrlKey || event.metaKey);
    if (press(event, commands)) event.preventDefault();
  };
  const up = (event: KeyboardEvent) => {
    heldMode.value = heldModeOf(event.shiftKey, event.ctrlKey || event.metaKey);
  };
  const blur = () => (heldMode.value = undefined);
  addEventListener("keydown", down);
  addEventListener("keyup", up);
  addEventListener("blur", blur);
  return () => {
    removeEventListener("keydown", down);
    removeEventListener("keyup", up);
    removeEventListener("blur", blur);
    blur();
  };
}
