import { useEffect } from "preact/hooks";
import { formatRoute } from "../base/route";
import { settings } from "../base/settings";
import { stored } from "../base/stored";
import { t } from "../i18n";
import { ExamplePicture } from "./ExamplePicture";
import { LESSONS } from "./lessons";
import { Practice } from "./Practice";
import { shown } from "./practice";

/** The techniques of the lessons that were done, between spaces. */
const done = stored("course", { done: "" });

const isDone = (technique: string) => done.value.done.split(" ").includes(technique);

/** How many lessons were done. */
export const lessonsDone = () => LESSONS.filter(({ technique }) => isDone(technique)).length;

/** The course as a path: the lessons with pictures of their patterns, those that were done, and the next one. */
export function Lessons() {
  const { language } = settings.value;
  const next = LESSONS.findIndex(({ technique }) => !isDone(technique));
  return (
    <ol class="lessons">
      {LESSONS.map(({ technique, texts }, i) => (
        <li key={technique}>
          <a class={i === next ? "card next" : "card"} href={formatRoute("learn", { lesson: i + 1 })}>
            <ExamplePicture code={technique} />
            <span>
              <span class="soft">{i + 1}</span> {texts[language].title}
            </span>
            {isDone(technique) && (
              <span class="done" role="img" aria-label={t().learn.done}>
                ✓
              </span>
            )}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** What a link to no text or lesson shows: the way back to all of them. */
export function Unknown({ name }: { name: string }) {
  const words = t().learn;
  return (
    <>
      <h1>{words.title}</h1>
      <p class="notice bad">{words.unknown(name)}</p>
      <a class="button" href={formatRoute("learn")}>
        {words.all}
      </a>
    </>
  );
}

/** A lesson: a short text, a board to do it on, and the way on. */
export function LessonPage({ number }: { number: number }) {
  const words = t().learn;
  const lesson = LESSONS[number - 1];
  useEffect(() => {
    if (lesson && shown.value && !isDone(lesson.technique)) done.value = { done: `${done.value.done} ${lesson.technique}`.trim() };
  }, [lesson, shown.value]);
  if (!lesson) return <Unknown name={String(number)} />;
  const { title, text } = lesson.texts[settings.value.language];
  return (
    <article class="lesson">
      <a href={formatRoute("learn")}>← {words.all}</a>
      <h1>
        {number}. {title}
      </h1>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Practice technique={lesson.technique} />
      <p class="row">
        <a class="button" href={formatRoute("learn", { page: lesson.technique })}>
          {words.more}
        </a>
        {number < LESSONS.length && (
          <a class="button" href={formatRoute("learn", { lesson: number + 1 })}>
            {words.nextLesson} →
          </a>
        )}
      </p>
    </article>
  );
}
