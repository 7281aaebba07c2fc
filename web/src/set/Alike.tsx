import { useState } from "preact/hooks";
import { focusBoard } from "../base/keys";
import { t } from "../i18n";
import type { Drawn } from "./kinds";
import { toolName } from "./Palette";
import { type Alike, alikeIn, kindsOf, redraw } from "./redraw";
import { board, draft } from "./state";

/** Drawings that look alike, and the kind of rules that they are to be. */
function Kind({ alike }: { alike: Alike }) {
  const words = t().set;
  const [kind, setKind] = useState<Drawn | "">("");
  const count = alike.drawings.length;
  const [left, setLeft] = useState(0);
  const make = () => {
    if (!kind) return;
    const missed = redraw(kind, alike.drawings);
    setLeft(missed);
    if (missed < count) focusBoard();
  };
  return (
    <div class="row redraw">
      <label class="small">
        <span class="swatch" style={{ background: alike.colour }} /> {alike.isLine ? words.drawnLines(count) : words.drawnFrames(count)}{" "}
        <select value={kind} onChange={(event) => setKind(event.currentTarget.value as Drawn)}>
          <option value="">…</option>
          {kindsOf(alike, board.value).map((each) => (
            <option key={each} value={each}>
              {toolName(each)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" disabled={!kind} onClick={make}>
        {words.redraw}
      </button>
      <span role="status">{left > 0 && words.unmade(left)}</span>
    </div>
  );
}

/** Makes rules of what is only drawn, all of one look at once. */
export const DrawnAlike = () => alikeIn(draft.value).map((alike) => <Kind key={JSON.stringify(alike.drawings[0])} alike={alike} />);
