import { useEffect } from "preact/hooks";
import { cellName } from "../board/geometry";
import { number, t } from "../i18n";
import { ask, end, guess, question, score } from "./challenge";
import { recording, state } from "./state";

/** Questions about the search: which cell is tried next? The answer is a press on the board. */
export function Challenge() {
  const words = t().lab;
  const now = question.value;
  const side = recording.value?.side ?? 9;
  // Another search, or another moment of it, is another matter.
  useEffect(() => end, [recording.value]);
  useEffect(() => {
    const asked = question.peek();
    if (asked && state.value && state.value.at !== (asked.guess === undefined ? asked.at : asked.after)) end();
  }, [state.value?.at]);
  return (
    <section class="card challenge" aria-label={words.challenge}>
      {now ? (
        <>
          <p role="status">
            {now.guess === undefined ? words.whichCell : now.guess === now.answer ? words.isRight(cellName(now.answer, side)) : words.isWrong(cellName(now.answer, side), words.choosing[now.rung] ?? "")}
          </p>
          <div class="row">
            {now.guess !== undefined && <button type="button" class="main" onClick={() => void ask()}>{words.another}</button>}
            <button type="button" onClick={end}>{t().app.close}</button>
            {score.value.asked > 0 && <span class="soft small">{words.score(number(score.value.right), number(score.value.asked))}</span>}
          </div>
        </>
      ) : (
        <button type="button" disabled={!recording.value} onClick={() => void ask()}>{words.challenge}</button>
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
      }
    : undefined;
