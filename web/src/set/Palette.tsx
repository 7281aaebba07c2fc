import { effect, signal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { focusBoard } from "../base/keys";
import { t } from "../i18n";
import { capital } from "../i18n/reason";
import { ruleName } from "../i18n/rules";
import { Dialog } from "../parts/Dialog";
import { fitting, GROUPS, type Mode, modesOf } from "./kinds";
import { Picture } from "./Picture";
import { board, mode, take } from "./state";

/** What a tool is called. */
export function toolName(tool: Mode): string {
  const { givens, regions } = t().set;
  return capital(tool === "given" ? givens : tool === "regions" ? regions : ruleName(tool));
}

/** The letters that were typed one soon after the other. */
let letters = { text: "", at: 0 };

/** Letters choose the tool whose name begins with them, as in a list; Enter goes on to the board. */
function onKeyDown(event: KeyboardEvent): void {
  const { key, timeStamp, ctrlKey, metaKey, altKey } = event;
  if (key === "Enter") focusBoard();
  const before = timeStamp - letters.at < 900 ? letters.text : "";
  // Digits are the number of what is drawn next.
  if (key.length > 1 || /\d/.test(key) || (key === " " && !before) || ctrlKey || metaKey || altKey) return;
  event.preventDefault();
  const all = [...(event.currentTarget as HTMLElement).querySelectorAll("input")];
  // What begins no name is the first letter of another one.
  for (const text of [before + key.toLowerCase(), key.toLowerCase()]) {
    const found = all.find((each) => each.ariaLabel?.toLowerCase().startsWith(text));
    if (!found) continue;
    letters = { text, at: timeStamp };
    found.focus();
    found.click();
    return;
  }
}

/** Whether there is no room for all tools beside the board. */
const narrow = matchMedia("(max-width: 480px), (max-height: 520px)");
const isNarrow = signal(narrow.matches);
narrow.onchange = () => (isNarrow.value = narrow.matches);

/** Whether the window with all tools is open. */
const isOpen = signal(false);

/** The tools in sight where there is little room. Each keeps its place; when another one is chosen, that takes the place of the one not
 *  used for longest. */
const shown = signal<readonly Mode[]>(["given", "killer cage", "thermometer", "arrow", "difference", "little killer"]);
/** The same, the one used last first. */
let used = shown.peek();
effect(() => {
  const now = mode.value;
  // Keys pass others on the way.
  if (isOpen.value) return;
  const gone = used.includes(now) ? now : used.at(-1);
  used = [now, ...used.filter((tool) => tool !== gone)];
  shown.value = shown.peek().map((tool) => (tool === gone ? now : tool));
});

/** One tool of a palette, in the window of all tools with its name. Its picture is drawn once. */
function Tool({ of, named }: { of: Mode; named?: boolean }) {
  const picture = useMemo(() => <Picture of={of} />, [of]);
  const name = toolName(of);
  const isChosen = mode.value === of;
  return (
    <label title={name}>
      <input
        type="radio"
        name={named ? "any-tool" : "tool"}
        value={of}
        aria-label={name}
        checked={isChosen}
        autofocus={named && isChosen}
        onChange={() => take(of)}
      />
      {picture}
      {named && <span>{name}</span>}
    </label>
  );
}

/** All tools, in groups. */
const Groups = ({ named }: { named?: boolean }) => (
  <>
    {(Object.keys(GROUPS) as (keyof typeof GROUPS)[]).map((group) => (
      <fieldset key={group}>
        <legend class="small soft">{t().set.groups[group]}</legend>
        {modesOf(group, board.value).map((tool) => (
          <Tool key={tool} of={tool} named={named} />
        ))}
      </fieldset>
    ))}
  </>
);

/** What can be drawn: one of the tools is chosen. Where there is little room, those used last are in sight, and all in a window. */
export function Palette() {
  const words = t().set;
  const close = (event: Event) => (event.currentTarget as Element).closest("dialog")?.close();
  return (
    <div class="row">
      <div class="palette" role="radiogroup" aria-label={words.draw} onKeyDown={onKeyDown}>
        {isNarrow.value ? fitting(shown.value, board.value).map((tool) => <Tool key={tool} of={tool} />) : <Groups />}
      </div>
      {isNarrow.value && (
        <button type="button" onClick={() => (isOpen.value = true)}>
          {words.allTools}
        </button>
      )}
      {isOpen.value && (
        <Dialog title={words.allTools} onClose={() => (isOpen.value = false)}>
          <div
            class="palette"
            role="radiogroup"
            aria-label={words.draw}
            onKeyDown={(event) => {
              if (event.key === "Enter") close(event);
              onKeyDown(event);
            }}
            // With arrow keys one goes on to the next.
            onClick={(event) => event.detail > 0 && event.target instanceof HTMLInputElement && close(event)}
          >
            <Groups named />
          </div>
        </Dialog>
      )}
    </div>
  );
}
