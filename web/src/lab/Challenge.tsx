import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { cellName } from "../base/geometry";
import { ARROWS } from "../base/keys";
import { stepOn } from "../base/shape";
import { number, t } from "../i18n";
import { Icon } from "../parts/Icon";
import { ask, cursor, end, guess, question, score } from "./challenge";
import { recording, state } from "./state";

/** Questions about the search: which cell is tried next? The answer is a press on the board. */
export function Challenge({ children }: { children: ComponentChildren }) {
  const words = t().lab;
  const now = question.value;
  const side = recording.value?.side ?? 9;
  // The keyboard goes on where the question is: to the board, and after the answer to the next question. At once, so
  // that no key is lost that is pressed as soon as the answer can be read.
  const next = useRef<HTMLButtonElement>(null);
  const answered = now?.guess !== undefined;
  useLayoutEffect(() => {
    const board = document.querySelector<SVGElement>(".lab .board");
    if (now && !answered) board?.focus();
    else if (answered && document.activeElement === board) next.current?.focus({ preventScroll: true });
  }, [now?.at, answered]);
  // Another search, or another moment of it, is another matter.
  useEffect(() => end, [recording.value]);
  useEffect(() => {
    const asked = question.peek();
    if (asked && state.value && state.value.at !== (asked.guess === undefined ? asked.at : asked.after)) end();
  }, [state.value?.at]);
  return (
    <section class={now ? "card challenge asking" : "card challenge"} aria-label={words.challenge}>
      {now ? (
        <>
          <p role="status">
            {now.guess === undefined
              ? words.whichCell
              : now.guess === now.answer
                ? words.isRight(cellName(now.answer, side))
                : words.isWrong(cellName(now.answer, side), words.choosing[now.rung] ?? "")}{" "}
            {now.guess === undefined && <span class="keys">{words.orKeys} </span>}
            {score.value.asked > 0 && <span class="soft">{words.score(number(score.value.right), number(score.value.asked))}</span>}
          </p>
          <div class="row">
            {now.guess !== undefined && (
              <button type="button" class="main" ref={next} onClick={() => void ask()}>
                {words.another}
              </button>
            )}
            <button type="button" class="quiet" onClick={end} aria-label={t().app.close}>
              <Icon of="close" />
            </button>
          </div>
        </>
      ) : (
        <div class="row">
          <button type="button" disabled={!recording.value} onClick={() => void ask()}>
            {words.challenge}
          </button>
          {children}
        </div>
      )}
    </section>
  );
}

/** Handlers of the board while a question waits for its answer. */
export const answering = (): Record<string, unknown> | undefined =>
  question.value && question.value.guess === undefined
    ? {
        onClick: (event: MouseEvent) => {
          const cell = (event.target as Element).closest("[role=gridcell]")?.id.match(/\d+$/)?.[0];
          if (cell !== undefined) void guess(Number(cell));
        },
        onKeyDown: (event: KeyboardEvent) => {
          const [by, at] = [ARROWS[event.code], cursor.value];
          const side = recording.value?.side ?? 9;
          if (by) cursor.value = at === undefined ? 0 : stepOn({ rows: side, columns: side }, at, ...by);
          else if ((event.code === "Enter" || event.code === "Space") && at !== undefined) void guess(at);
          else return;
          // Otherwise these keys step through the search.
          event.preventDefault();
          event.stopPropagation();
        },
      }
    : undefined;
