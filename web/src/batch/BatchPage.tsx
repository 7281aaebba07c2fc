import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { LEVELS } from "../engine/find";
import type { Task } from "../engine/types";
import { number, t } from "../i18n";
import { placeOf, reasonOf } from "../i18n/reason";
import { useKeptFocus } from "../parts/focus";
import { Histogram, Rows } from "./Results";
import { countRepeats } from "./rows";
import {
  cancel,
  type Form,
  failure,
  forget,
  form,
  isDone,
  making,
  progress,
  result,
  rows,
  run,
  SAMPLE,
  shows,
  source,
  tableNow,
  trySome,
} from "./state";

/** The suffix of a result's file name. */
const DONE: Record<Task, string> = { solve: "solved", check: "checked", rate: "rated", canon: "canonical" };
/** The number of malformed puzzles that get a line. */
const MOST_TOLD = 10;
const TASKS: Task[] = ["solve", "check", "rate", "canon"];

/** The section for files of many puzzles. */
export function BatchPage() {
  const words = t().batch;
  const [over, setOver] = useState(false);
  const { task, text, file } = form.value;
  const change = (more: Partial<Form>) => (form.value = { ...form.value, ...more });
  // The results of what was there before do not stand beside another text.
  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    forget();
    change({ file: { name: chosen.name, text: await chosen.text() } });
  };
  // A file that is dropped anywhere here is a batch, not a puzzle to play: from the first drawing on.
  useLayoutEffect(() => {
    const does: Record<string, (event: DragEvent) => void> = {
      dragover: () => setOver(true),
      dragleave: ({ relatedTarget }) => relatedTarget ?? setOver(false),
      drop: (event) => {
        event.preventDefault();
        setOver(false);
        const dropped = event.dataTransfer?.getData("text");
        if (!dropped) return void take(event.dataTransfer?.files[0]);
        forget();
        change({ text: dropped, file: undefined });
      },
    };
    const listen = (event: Event) => does[event.type]?.(event as DragEvent);
    for (const kind of Object.keys(does)) document.addEventListener(kind, listen);
    return () => {
      for (const kind of Object.keys(does)) document.removeEventListener(kind, listen);
    };
  }, []);
  const isEmpty = !source.value.trim();
  useKeptFocus(".drop .row button:enabled", `${progress.value?.state} ${making.value} ${isEmpty}`);
  return (
    <div class={progress.value ? "bench with-result" : "bench"}>
      <header>
        <h1>{words.title}</h1>
        <p class="soft">
          {words.help} {words.classic}
        </p>
      </header>
      <div class={`card drop${over ? " over" : ""}`}>
        {file ? (
          <p>
            <strong>{file.name}</strong> <span class="soft">{words.size(number(file.text.length))}</span>{" "}
            <button type="button" class="quiet" onClick={() => change({ file: undefined })}>
              {words.other}
            </button>
            {isEmpty && <span class="notice bad">{t().opening.nothing}</span>}
          </p>
        ) : (
          <>
            <label class="button">
              {t().opening.file}
              <input type="file" class="hidden" onChange={(event) => take(event.currentTarget.files?.[0])} />
            </label>
            <label class="field wide">
              {words.paste}
              <textarea value={text} spellcheck={false} onInput={(event) => change({ text: event.currentTarget.value })} />
            </label>
          </>
        )}
        <fieldset class="tasks">
          <legend>{words.task}</legend>
          {TASKS.map((each) => (
            <label class="button" key={each}>
              <input type="radio" name="task" checked={task === each} onChange={() => change({ task: each })} />
              <span>
                {words.tasks[each]}
                <small class="soft">{words.gives[each]}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <div class="row">
          {isEmpty && (
            <button type="button" class="main" disabled={making.value} onClick={trySome}>
              {making.value ? t().app.working : words.sample(number(SAMPLE))}
            </button>
          )}
          {/* Once there is a result, what comes next is to take it. */}
          <button
            type="button"
            class={isEmpty || isDone.value ? "" : "main"}
            disabled={isEmpty}
            onClick={() => run(source.value, task, file?.name)}
          >
            {words.begin}
          </button>
          {progress.value?.state === "running" && (
            <button type="button" onClick={cancel}>
              {t().app.cancel}
            </button>
          )}
        </div>
      </div>
      {failure.value !== undefined && (
        <p class="notice bad" role="alert">
          {reasonOf(failure.value)}
        </p>
      )}
      {isEmpty && !progress.value && (
        <figure class="foretaste" aria-hidden="true">
          <figcaption>{words.example}</figcaption>
          <svg viewBox="0 0 100 34" aria-hidden="true">
            {LEVELS.map((level, i) => (
              <g key={level} class={level}>
                <text y={i * 7 + 3.5}>{t().levels[level]}</text>
                <rect x="20" y={i * 7} width={[80, 40, 43, 37, 5][i]} height="4.5" rx="1" />
              </g>
            ))}
          </svg>
        </figure>
      )}
      <Result />
    </div>
  );
}

function Result() {
  const words = t().batch;
  const now = progress.value;
  const box = useRef<HTMLElement>(null);
  // Where the result stands below what went in, it comes into sight.
  useEffect(() => {
    const at = box.current?.getBoundingClientRect().top ?? 0;
    if (at > innerHeight / 3) box.current?.scrollIntoView({ block: "nearest" });
  }, [now?.state, now && now.done > 0]);
  if (!now) return null;
  const [, base, own = ""] = /^(.*?)(\.\w+)?$/s.exec(now.name || "puzzles.txt") ?? [];
  const download = (text: string, end: string) => {
    const url = URL.createObjectURL(new Blob([text]));
    const file = `${base}.${DONE[now.task]}${end}`;
    const link = Object.assign(document.createElement("a"), { href: url, download: file });
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  };
  const copies = countRepeats(rows.value, now.task);
  const rate = now.seconds > 0 ? Math.round(now.puzzles / now.seconds) : 0;
  return (
    <section class="card" aria-label={words.result} ref={box}>
      {now.state !== "finished" && (
        <label class="field">
          <span>{now.state === "running" ? t().app.working : result.value ? words.stopped : t().app.cancelled}</span>
          <progress max={now.all} value={now.done} />
        </label>
      )}
      <p role="status">
        <strong>{now.name}</strong>{" "}
        {(now.done > 0 || now.state === "finished") && words.summary(number(now.puzzles), now.seconds.toFixed(2), number(rate))}{" "}
        {Object.entries(now.counts)
          .map(([kind, count]) => `${words.kinds[kind] ?? kind}: ${number(count)}`)
          .join(" · ")}
      </p>
      {now.malformed > 0 && (
        <div class="notice bad small">
          {words.malformed(number(now.malformed))}
          {now.trouble.slice(0, MOST_TOLD).map((wrong) => (
            <div key={`${wrong.line}:${wrong.column}`}>{placeOf(wrong)}</div>
          ))}
          {now.malformed > MOST_TOLD && "…"}
        </div>
      )}
      {shows(now.task) && now.done > 0 && <Histogram task={now.task} of={now.bars} />}
      {now.state !== "running" && result.value && (
        <>
          {copies > 0 && <p>{(now.task === "canon" ? words.isomorphic : words.repeated)(number(copies))}</p>}
          <div class="row">
            <button
              type="button"
              class={isDone.value ? "main" : ""}
              onClick={() => download(result.value, now.task === "solve" ? own : ".txt")}
            >
              {words.download}
            </button>
            <button
              type="button"
              onClick={() => void tableNow(now.task).then((text) => download(text, own === ".csv" ? ".table.csv" : ".csv"))}
            >
              {words.csv}
            </button>
          </div>
          <Rows task={now.task} />
          <details class="listed">
            <summary>{words.preview}</summary>
            <pre class="preview" tabIndex={0} role="region" aria-label={words.preview}>
              {result.value.slice(0, 2000).replace(/^malformed.*\n?/gm, "")}
            </pre>
          </details>
        </>
      )}
    </section>
  );
}
