import { useEffect, useState } from "preact/hooks";
import { digitsOf } from "../base/geometry";
import { own } from "../base/own";
import { formatRoute, route } from "../base/route";
import { settings } from "../base/settings";
import { Board } from "../board/Board";
import { PatternAbove, PatternBelow } from "../board/Pattern";
import type { StepWithMarks, Technique } from "../engine/types";
import { Legend } from "../explain/Legend";
import { ANY, form } from "../generate/state";
import { t } from "../i18n";
import { Player } from "../lab/Controls";
import { LabBoard } from "../lab/LabBoard";
import { PSEUDO } from "../lab/pseudo";
import { animate, record, recording } from "../lab/state";
import { Glyph } from "../parts/Icon";
import { Unknown } from "./Course";
import { boardCells } from "./cells";
import { exampleOf, texts } from "./example";
import { Practice } from "./Practice";

/** HTML that the build made from the repository's own texts. */
function Html({ html }: { html: string | undefined }) {
  return html ? <div class="text" dangerouslySetInnerHTML={{ __html: html }} /> : <p class="soft">{t().app.loading}</p>;
}

/** The texts; `undefined` until they are loaded. */
function useTexts(): Awaited<ReturnType<typeof texts>> | undefined {
  const [loaded, set] = useState<Awaited<ReturnType<typeof texts>>>();
  useEffect(() => {
    let mounted = true;
    void texts().then((all) => mounted && set(all));
    return () => {
      mounted = false;
    };
  }, []);
  return loaded;
}

const Back = () => (
  <a href={formatRoute("learn")}>
    <Glyph of="back" /> {t().learn.all}
  </a>
);

/** A technique: what it is, when it applies, why it holds, and an example on a board. */
export function TechniqueText({ code, technique }: { code: string; technique: Technique | undefined }) {
  const words = t().learn;
  const { language } = settings.value;
  const pages = useTexts()?.techniques[language];
  const [example, setExample] = useState<StepWithMarks | null>(null);
  const [practising, setPractising] = useState(route.value.values.has("practise"));
  useEffect(() => {
    setExample(null);
    void exampleOf(code).then(setExample, () => setExample(null));
  }, [code, language]);
  const html = pages && own(pages, code);
  if (pages && !html) return <Unknown name={code} />;
  const elsewhere =
    technique &&
    (
      [
        ["HoDoKu", technique.hodoku],
        ["Sudoku Explainer", technique.explainer],
        ["SudokuWiki", technique.wiki],
      ] as const
    ).flatMap(([where, name]) => (name ? [`${where}: ${name}`] : []));
  const onward = (
    <a class="button" href={formatRoute("generate")} onClick={() => choose(code)}>
      {words.generate}
    </a>
  );
  return (
    <article class="lesson">
      <Back />
      <h1>{technique?.name ?? code}</h1>
      <div class="words">
        {technique && (
          <p class="soft">
            <span class={`level ${technique.level}`}>{t().levels[technique.level]}</span> {language === "ko" && `${technique.english}. `}
            {elsewhere?.join("; ")}
          </p>
        )}
        <Html html={html} />
        {example && !practising && (
          <p>
            <strong>{words.example}.</strong> {example.reason}
          </p>
        )}
      </div>
      {practising ? (
        <Practice technique={code} fresh>
          {onward}
        </Practice>
      ) : (
        <>
          {example && <Example step={example} />}
          <p class="row ways">
            <button type="button" class="main" onClick={() => setPractising(true)}>
              {words.practise}
            </button>
            {onward}
          </p>
        </>
      )}
    </article>
  );
}

/** Fills the form of the generate page: a puzzle with this technique. What else was asked for there could make it impossible. */
function choose(code: string): void {
  form.value = { ...ANY, technique: code };
}

function Example({ step }: { step: StepWithMarks }) {
  return (
    <figure class="board-box example">
      <Board
        label={t().learn.example}
        name="example"
        coordinates
        cells={boardCells(digitsOf(step.before.digits), step.before.candidates)}
        below={<PatternBelow step={step} marks={step.before} />}
        above={<PatternAbove step={step} marks={step.before} />}
      />
      <Legend of={step} />
    </figure>
  );
}

/** A rung of the ladder, with a link to watch it. */
export function RungText({ rung }: { rung: string }) {
  const pages = useTexts()?.rungs[settings.value.language];
  const html = pages && own(pages, rung);
  if (pages && !html) return <Unknown name={rung} />;
  return (
    <article class="article">
      <Back />
      <h1 class="mono">{rung}</h1>
      <Html html={html} />
      {own(PSEUDO, rung) && (
        <p>
          <a class="button" href={formatRoute("lab", { rung })}>
            {t().learn.watch}
          </a>
        </p>
      )}
    </article>
  );
}

/** The walk-through of backtracking: the text of `docs/learn`, with the search of the lab. */
export function Walk() {
  const all = useTexts();
  useEffect(() => {
    if (!recording.peek()) void record();
    return animate();
  }, []);
  return (
    <article class="article walk">
      <Back />
      <h1>{t().learn.walk}</h1>
      <div class="walk-lab">
        <LabBoard />
        <Player />
      </div>
      <Html html={all?.walk[settings.value.language]} />
    </article>
  );
}
