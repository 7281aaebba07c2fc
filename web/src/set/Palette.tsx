import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { focusBoard } from "../base/keys";
import { t } from "../i18n";
import { ruleName } from "../i18n/rules";
import { GROUPS, type Mode, modesOf } from "./kinds";
import { Picture } from "./Picture";
import { board, mode, take } from "./state";

/** What a tool is called. */
export function toolName(tool: Mode): string {
  const { givens, regions } = t().set;
  const name = tool === "given" ? givens : tool === "regions" ? regions : ruleName(tool);
  return name.replace(/^./, (first) => first.toUpperCase());
}

/** The letters that were typed one soon after the other. */
let letters = { text: "", at: 0 };

/** Letters choose the tool whose name begins with them, as in a list; Enter goes on to the board. */
function onKeyDown(event: KeyboardEvent): void {
  const { key, timeStamp, ctrlKey, metaKey, altKey } = event;
  if (key === "Enter") focusBoard();
  const before = timeStamp - letters.at < 900 ? letters.text : "";
  if (key.length > 1 || (key === " " && !before) || ctrlKey || metaKey || altKey) return;
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

/** One tool of the palette. Its picture is drawn once. */
function Tool({ of }: { of: Mode }) {
  const picture = useMemo(() => <Picture of={of} />, [of]);
  const name = toolName(of);
  return (
    <label title={name}>
      <input type="radio" name="tool" value={of} aria-label={name} checked={mode.value === of} onChange={() => take(of)} />
      {picture}
    </label>
  );
}

/** What can be drawn, in groups: one of them is chosen. */
export function Palette() {
  const words = t().set;
  const box = useRef<HTMLDivElement>(null);
  // On phones it is one row that scrolls: the chosen one is in sight.
  useLayoutEffect(() => {
    const [row, tool] = [box.current, box.current?.querySelector<HTMLElement>("label:has(:checked)")];
    if (!row || !tool) return;
    const { offsetLeft: left, offsetWidth: width } = tool;
    if (left < row.scrollLeft || left + width > row.scrollLeft + row.clientWidth) row.scrollLeft = left - row.clientWidth / 2;
  }, [mode.value]);
  return (
    <div class="palette" role="radiogroup" aria-label={words.draw} ref={box} onKeyDown={onKeyDown}>
      {(Object.keys(GROUPS) as (keyof typeof GROUPS)[]).map((group) => (
        <fieldset key={group}>
          <legend class="small soft">{words.groups[group]}</legend>
          {modesOf(group, board.value).map((tool) => (
            <Tool key={tool} of={tool} />
          ))}
        </fieldset>
      ))}
    </div>
  );
}
