import { useEffect, useState } from "preact/hooks";
import { formatRoute, route } from "../base/route";
import { useTechniques } from "../engine/techniques";
import type { Technique } from "../engine/types";
import { t } from "../i18n";
import { PSEUDO } from "../lab/pseudo";
import { useKeptFocus } from "../parts/focus";
import { LessonPage, Lessons, lessonsDone } from "./Course";
import { ExamplePicture } from "./ExamplePicture";
import { LESSONS } from "./lessons";
import { dayNumber, isDue, practiceByCode } from "./mastery";
import { RungText, TechniqueText, Walk } from "./Texts";

/** The rungs that have a text, bottom up; for `sat` the page has only the text. */
const RUNGS = [...Object.keys(PSEUDO), "sat", "engine"];

/** The section of texts: the course, the techniques, the rungs of the ladder, and the walk-through of backtracking. */
export function LearnPage() {
  const { values } = route.value;
  const [page, rung, lesson] = [values.get("page"), values.get("rung"), values.get("lesson")];
  const words = t().learn;
  const techniques = useTechniques();
  useEffect(() => {
    document.title = `${document.querySelector("main h1")?.textContent ?? words.title} · Ninefold`;
  });
  // The link that led here is gone.
  useKeptFocus("main h1", route.value);
  if (page === "backtracking") return <Walk />;
  const [number, found] = [Number(lesson), LESSONS[Number(lesson) - 1]];
  if (found) return <LessonPage key={number} number={number} lesson={found} />;
  if (rung) return <RungText rung={rung} />;
  if (page) return <TechniqueText key={page} code={page} technique={techniques.find(({ code }) => code === page)} />;
  return (
    <>
      <h1>{words.title}</h1>
      {lesson && (
        <p class="notice bad" role="alert">
          {words.noLesson(lesson)}
        </p>
      )}
      <div class="heading">
        <h2>{words.course}</h2>
        <label class="soft small">
          <progress max={LESSONS.length} value={lessonsDone()} /> {words.progress(lessonsDone(), LESSONS.length)}
        </label>
      </div>
      <Lessons />
      <Again techniques={techniques} />
      <h2>{words.search}</h2>
      <ul class="rungs">
        <li>
          <a class="button" href={formatRoute("learn", { page: "backtracking" })}>
            {words.walk}
          </a>
        </li>
        {RUNGS.map((rung) => (
          <li key={rung}>
            <a class="button mono" href={formatRoute("learn", { rung })}>
              {rung}
            </a>
          </li>
        ))}
      </ul>
      <Catalogue techniques={techniques} />
    </>
  );
}

/** The most techniques that are offered to practise again. */
const MOST_AGAIN = 5;

/** What was practised days ago, to practise again: what waits longest first. */
function Again({ techniques }: { techniques: Technique[] }) {
  const words = t().learn;
  const today = dayNumber(new Date());
  const due = [...practiceByCode()].filter(([, each]) => isDue(each, today)).sort(([, a], [, b]) => a.last - b.last);
  if (due.length === 0) return null;
  return (
    <>
      <h2>{words.again}</h2>
      <ul class="catalogue again">
        {due.slice(0, MOST_AGAIN).map(([code, { boards }]) => (
          <li key={code}>
            <a class="card" href={formatRoute("learn", { page: code, practise: 1 })}>
              <ExamplePicture code={code} />
              <span>
                {techniques.find((each) => each.code === code)?.name ?? code} <small class="soft">{words.practised(boards)}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The techniques by family, in the order in which they are tried. */
function Catalogue({ techniques }: { techniques: Technique[] }) {
  const words = t().learn;
  const [filter, setFilter] = useState("");
  const query = filter.trim().toLowerCase();
  const names = ({ name, english, hodoku, explainer, wiki, code }: Technique) =>
    [name, english, hodoku, explainer, wiki, code].join("\n").toLowerCase();
  const shown = techniques.filter((each) => names(each).includes(query));
  const families = [...new Set(shown.map(({ family }) => family))];
  const known = practiceByCode();
  return (
    <>
      <div class="heading">
        <h2>{words.techniques}</h2>
        <input
          type="search"
          placeholder={words.find}
          aria-label={words.find}
          value={filter}
          onInput={(event) => {
            setFilter(event.currentTarget.value);
            // What is found stands below.
            event.currentTarget.scrollIntoView();
          }}
        />
      </div>
      {techniques.length > 0 && shown.length === 0 && <p role="status">{words.unknown(filter)}</p>}
      {families.map((family) => (
        <section key={family}>
          <h3>{words.families[family] ?? family}</h3>
          <ul class="catalogue">
            {shown
              .filter((each) => each.family === family)
              .map(({ code, name, level }) => (
                <li key={code}>
                  <a class="card" href={formatRoute("learn", { page: code })}>
                    <ExamplePicture code={code} />
                    <span>
                      {name} <span class={`level ${level}`}>{t().levels[level]}</span>{" "}
                      {known.has(code) && <small class="soft">{words.practised(known.get(code)?.boards ?? 0)}</small>}
                    </span>
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
