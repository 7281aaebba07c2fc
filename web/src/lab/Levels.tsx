import { useEffect, useRef } from "preact/hooks";
import { cellName } from "../base/geometry";
import { t } from "../i18n";
import { recording, state } from "./state";

/** The recursion: a card for each open call, with its cell, its digit, and the digits that failed there struck out. */
export function Levels() {
  const words = t().lab;
  const open = state.value?.open ?? [];
  const side = recording.value?.side ?? 9;
  const list = useRef<HTMLOListElement>(null);
  // The deepest call is the one that works. Each digit that fails makes its card wider.
  useEffect(() => {
    if (list.current) list.current.scrollLeft = list.current.scrollWidth;
  });
  return (
    <section class="levels-open" aria-label={words.levels}>
      <h2 class="small">{words.levels}</h2>
      {open.length === 0 ? (
        <p class="soft small">{words.noLevels}</p>
      ) : (
        <ol ref={list} tabIndex={0} aria-label={words.levels}>
          {open.map(({ cell, digit, failed }, level) => (
            <li key={level} class={level === open.length - 1 ? "now" : ""}>
              <span class="soft small">{cell === null ? "…" : cellName(cell, side)}</span>
              <strong>{digit ?? "?"}</strong>
              <s>{failed.filter((each) => each !== digit).join(" ")}</s>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
