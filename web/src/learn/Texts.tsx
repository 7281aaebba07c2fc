import { useEffect, useState } from "preact/hooks";
import { Board } from "../board/Board";
import { PatternAbove, PatternBelow } from "../board/Pattern";
import { column, digitsOf, row } from "../board/geometry";
import { formatRoute } from "../app/route";
import { settings } from "../app/settings";
import { engine } from "../engine/client";
import type { StepWithMarks, Technique } from "../engine/types";
import { t } from "../i18n";
import { digitsIn } from "../play/cell";

/** HTML that the build made of the repository's own texts. */
function Html({ html, lang }: { html: string | undefined; lang?: string | undefined }) {
  return html ? <div class="text" lang={lang} dangerouslySetInnerHTML={{ __html: html }} /> : <p class="soft">{t().app.loading}</p>;
}

function usePages(load: () => Promise<{ default: Record<string, string> }>): Record<string, string> | undefined {
  const [pages, set] = useState<Record<string, string>>();
  useEffect(() => void load().then((file) => set(file.default)), []);
  return pages;
}

const Back = () => <a href={formatRoute("learn")}>← {t().learn.all}</a>;

/** A technique: what it is, when it applies, why it holds, and an example on a board. */
export function TechniqueText({ code, technique }: { code: string; technique: Technique | undefined }) {
  const words = t().learn;
  const pages = usePages(() => import("virtual:learn/techniques"));
  const { language } = settings.value;
  const [example, setExample] = useState<StepWithMarks | null>(null);
  useEffect(() => {
    setExample(null);
    void engine.example(code, language).then(setExample, () => setExample(null));
  }, [code, language]);
  if (pages && !pages[code]) return <p class="notice bad">{words.unknown(code)}</p>;
  const elsewhere = technique && ([["HoDoKu", technique.hodoku], ["Sudoku Explainer", technique.explainer], ["SudokuWiki", technique.wiki]] as const)
    .flatMap(([where, name]) => (name ? [`${where}: ${name}`] : []));
  return (
    <article class="article">
      <Back />
      <h1>{technique?.name ?? code}</h1>
      {technique && (
        <p class="soft">
          <span class={`level ${technique.level}`}>{t().levels[technique.level]}</span>{" "}
          {language === "ko" && `${technique.english}. `}
          {elsewhere?.join("; ")}
        </p>
      )}
      <Html html={pages?.[code]} lang="en" />
      {example && <Example step={example} />}
      <p>
        <a class="button" href={formatRoute("generate")} onClick={() => wish(code)}>{words.generate}</a>
      </p>
    </article>
  );
}

/** Wishes for a puzzle with this technique, for the form of the generate page. */
function wish(code: string): void {
  void import("../generate/state").then(({ form }) => (form.value = { ...form.value, technique: code, level: "" }));
}

function Example({ step }: { step: StepWithMarks }) {
  const { digits, candidates } = step.before;
  const words = t().play;
  return (
    <figure class="example">
      <Board
        label={t().learn.example}
        name="example"
        cells={digitsOf(digits).map((digit, cell) => ({
          digit,
          kind: "given" as const,
          candidates: digit ? 0 : (candidates[cell] ?? 0),
          label: `${words.cell(row(cell) + 1, column(cell) + 1)}, ${digit || digitsIn(candidates[cell] ?? 0).join(" ")}`,
        }))}
        below={<PatternBelow step={step} marks={step.before} />}
        above={<PatternAbove step={step} marks={step.before} />}
      />
      <figcaption>
        <strong>{t().learn.example}.</strong> {step.reason}
      </figcaption>
    </figure>
  );
}

/** A rung of the ladder, and the way to watch it. */
export function RungText({ rung }: { rung: string }) {
  const pages = usePages(() => import("virtual:learn/rungs"));
  if (pages && !pages[rung]) return <p class="notice bad">{t().learn.unknown(rung)}</p>;
  return (
    <article class="article">
      <Back />
      <h1 class="mono">{rung}</h1>
      <Html html={pages?.[rung]} lang="en" />
      <p>
        <a class="button" href={formatRoute("lab", { rung })}>{t().learn.watch}</a>
      </p>
    </article>
  );
}

/** The walk through backtracking: the text of `docs/learn`. */
export function Walk() {
  const pages = usePages(() => import("virtual:learn/walk"));
  return (
    <article class="article walk">
      <Back />
      <Html html={pages?.[settings.value.language]} />
    </article>
  );
}
