import { useLayoutEffect, useState } from "preact/hooks";
import { formatRoute } from "../base/route";
import { settings } from "../base/settings";
import { storedObject } from "../base/storage";
import { t } from "../i18n";
import { Glyph } from "../parts/Icon";
import { ExamplePicture, RulesPicture } from "./ExamplePicture";
import { LESSONS, type Lesson } from "./lessons";
import { Practice } from "./Practice";
import { boardOfLesson, cancel, complete, practise, shown, task } from "./practice";

/** The boards of lessons on which the step was found, such as `x-wing:1`, between spaces. */
const done = storedObject("course", { done: "" });

const isFound = (technique: string, board: number) => done.value.done.split(" ").includes(`${technique}:${board + 1}`);

/** Whether every board of a lesson was done. */
const isDone = ({ technique, boards }: Lesson) => boards.every((_, i) => isFound(technique, i));

/** How many lessons were done. */
export const lessonsDone = () => LESSONS.filter(isDone).length;

/** The course as a path: the lessons with pictures of their patterns, those that were done, and the next one. */
export function Lessons() {
  const { language } = settings.value;
  const next = LESSONS.findIndex((lesson) => !isDone(lesson));
  return (
    <ol class="lessons">
      {LESSONS.map((lesson, i) => (
        <li key={lesson.technique}>
          <a class={i === next ? "card next" : "card"} href={formatRoute("learn", { lesson: i + 1 })}>
            {lesson.variant ? <RulesPicture board={lesson.boards[0]} /> : <ExamplePicture code={lesson.technique} />}
            <span>
              <span class="soft">{i + 1}</span> {lesson.texts[language].title}
            </span>
            <Boards lesson={lesson} />
            {isDone(lesson) && (
              <span class="done" role="img" aria-label={t().learn.done}>
                <Glyph of="check" />
              </span>
            )}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** What a link to no text shows: the way back to all of them. */
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

/** A dot for each board of a lesson, full where its step was found. */
function Boards({ lesson: { technique, boards } }: { lesson: Lesson }) {
  const full = boards.filter((_, i) => isFound(technique, i)).length;
  return (
    <span class="tally" role="img" aria-label={t().learn.progress(full, boards.length)}>
      {boards.map((board, i) => (
        <span key={board} class={i < full ? "full" : ""} />
      ))}
    </span>
  );
}

/** A lesson: a short text, boards to do it on, and the way on. */
export function LessonPage({ number, lesson }: { number: number; lesson: Lesson }) {
  const words = t().learn;
  const firstLeft = () =>
    Math.max(
      0,
      lesson.boards.findIndex((_, i) => !isFound(lesson.technique, i)),
    );
  const [at, goTo] = useState(firstLeft);
  // At once, since going to another section removes this one.
  useLayoutEffect(() => {
    const board = lesson.boards.indexOf(boardOfLesson.value ?? "");
    if (complete.value && board >= 0 && !isFound(lesson.technique, board))
      done.value = { done: `${done.value.done} ${lesson.technique}:${board + 1}`.trim() };
  }, [lesson, complete.value]);
  // Another board was made in place of the lesson's; a press leads back to that.
  const isOther = task.value !== undefined && !boardOfLesson.value;
  const back = () => {
    cancel();
    practise({ technique: lesson.technique, board: lesson.boards[at] }, false);
  };
  const { title, text } = lesson.texts[settings.value.language];
  const onward = number < LESSONS.length && formatRoute("learn", { lesson: number + 1 });
  return (
    <article class="lesson">
      <a href={formatRoute("learn")}>
        <Glyph of="back" /> {words.all}
      </a>
      <h1>
        {number}. {title}
      </h1>
      <div class="words">
        {/* On a phone the text is folded from the second board on. */}
        <details open={innerWidth > 480 || at === 0}>
          <summary>{words.text}</summary>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </details>
        <div class="row boards" role="group" aria-label={words.boards}>
          {lesson.boards.map((board, i) => (
            <button type="button" key={board} aria-pressed={i === at && !isOther} onClick={() => (i === at && isOther ? back() : goTo(i))}>
              {words.boardOf(i + 1)}{" "}
              {isFound(lesson.technique, i) && (
                <span role="img" aria-label={words.done}>
                  <Glyph of="check" />
                </span>
              )}
            </button>
          ))}
        </div>
      </div>
      <Practice
        technique={lesson.technique}
        variant={lesson.variant}
        board={lesson.boards[at]}
        next={
          at < lesson.boards.length - 1 && (
            <button type="button" class="main" onClick={() => goTo(at + 1)}>
              {words.nextBoard} <Glyph of="next" />
            </button>
          )
        }
      >
        {lesson.variant ? (
          <a class="button" href={formatRoute("play", { p: lesson.boards[at]?.split(" ")[0] })}>
            {t().set.play}
          </a>
        ) : (
          <a class="button" href={formatRoute("learn", { page: lesson.technique })}>
            {words.more}
          </a>
        )}
        {onward && (
          <a class={shown.value && at === lesson.boards.length - 1 ? "button main" : "button"} href={onward}>
            {words.nextLesson} <Glyph of="next" />
          </a>
        )}
      </Practice>
    </article>
  );
}
