import { useEffect, useRef, useState } from "preact/hooks";
import { own } from "../base/own";
import { formatRoute } from "../base/route";
import { set, settings } from "../base/settings";
import { t } from "../i18n";
import { CopyField } from "../parts/CopyField";
import { Jump } from "./Jump";
import { type CodeLine, PROGRAMS, type ProgramLanguage, program } from "./programs";
import { KOREAN, PSEUDO } from "./pseudo";
import { rung, state } from "./state";

const LANGUAGES = Object.keys(PROGRAMS) as ProgramLanguage[];

/** The rung's program, in outline or in a language that the learner writes; the current line is highlighted. */
export function Program() {
  const words = t().lab;
  const outline = own(PSEUDO, rung.value);
  const chosen = LANGUAGES.find((each) => each === settings.value.program);
  const code = useProgram(rung.value, chosen);
  if (!outline) return null;
  return (
    <section class="card program" aria-label={words.program}>
      <div class="row languages" role="group" aria-label={words.programIn}>
        <button type="button" aria-pressed={!chosen} onClick={() => set("program", "")}>
          {words.outline}
        </button>
        {LANGUAGES.map((each) => (
          <button type="button" key={each} aria-pressed={chosen === each} onClick={() => set("program", each)}>
            {PROGRAMS[each]}
          </button>
        ))}
      </div>
      {chosen && code ? <Code lines={code} /> : <Outline />}
      <a class="small" href={formatRoute("learn", { rung: rung.value })}>
        {words.about}
      </a>
      <details class="small">
        <summary>{words.link}</summary>
        <CopyField label={words.linkHere} text={location.href} />
      </details>
    </section>
  );
}

function useProgram(name: string, language: ProgramLanguage | undefined): CodeLine[] | undefined {
  const [lines, set] = useState<CodeLine[]>();
  useEffect(() => {
    let mounted = true;
    set(undefined);
    if (language)
      void program(name, language).then(
        (found) => mounted && set(found),
        () => undefined,
      );
    return () => {
      mounted = false;
    };
  }, [name, language]);
  return lines;
}

/** The lines of the rung's outline, and which of them the last event is in. */
function outline(): { lines: string[]; now: number } {
  const lines = own(PSEUDO, rung.value) ?? [];
  const kind = state.value?.event?.kind;
  return {
    lines: lines.map(({ text }) => (settings.value.language === "ko" ? (KOREAN[text] ?? text) : text)),
    now: lines.findIndex((line) => kind && line.at?.includes(kind)),
  };
}

/** The line that works, which stays with the board where the program is further down; and ways to the tree and to the race. */
export function CurrentLine() {
  const { lines, now } = outline();
  return (
    <p class="current small">
      <code>{lines[now]?.trim() ?? " "}</code>
      <Jump to="whole">{t().lab.whole}</Jump>
      <Jump to="race">{t().lab.race}</Jump>
    </p>
  );
}

function Outline() {
  const { lines, now } = outline();
  return (
    <ol tabIndex={0} aria-label={t().lab.program}>
      {lines.map((line, i) => (
        <li key={i} class={i === now ? "now" : ""} aria-current={i === now ? "step" : undefined}>
          <code>{line}</code>
        </li>
      ))}
    </ol>
  );
}

/** A whole program, scrolled to the function that searches. */
function Code({ lines }: { lines: CodeLine[] }) {
  const list = useRef<HTMLOListElement>(null);
  const kind = state.value?.event?.kind;
  const now = lines.findIndex(({ event }) => event && event === kind);
  const first = lines.findIndex(({ event }) => event === "call");
  useEffect(() => {
    // With the line above it, such as a comment, but no blank one.
    const line = list.current?.children[lines[first - 1]?.text ? first - 1 : Math.max(0, first)] as HTMLElement | undefined;
    if (list.current && line) list.current.scrollTop = line.offsetTop;
  }, [lines]);
  return (
    <ol class="code" ref={list} tabIndex={0} aria-label={t().lab.program}>
      {lines.map(({ text }, i) => (
        <li key={i} class={i === now ? "now" : ""} aria-current={i === now ? "step" : undefined}>
          <code>{text || " "}</code>
        </li>
      ))}
    </ol>
  );
}
