import { digitsOf } from "../base/geometry";
import { formatRoute } from "../base/route";
import { Thumb } from "../board/Thumb";
import { isBlank, message, puzzleText } from "../game/state";
import { number, t } from "../i18n";
import { useKeptFocus } from "../parts/focus";
import { NewPuzzle } from "../parts/NewPuzzle";
import { Ratings } from "../parts/Ratings";
import { Choices } from "./Choices";
import { FAMOUS } from "./famous";
import { COUNT_LIMIT, cancel, counting, fromHere, hasProgress, mistakes, path, showOccurring, trouble, verdict, working } from "./state";
import { OffNotice } from "./Techniques";

/** The state of the puzzle, and the other views of the board. */
export function VerdictCard() {
  const words = t().explain;
  // What was pressed to open a puzzle is gone.
  useKeptFocus(".board", isBlank.value);
  if (isBlank.value) return <Blank />;
  const judged = verdict.value;
  const grade = path.value?.grade;
  return (
    <section class="card">
      <div role="status">
        {trouble.value && <p class="notice bad">{trouble.value}</p>}
        {judged?.kind === "unique" && <p class="notice good">{words.unique}</p>}
        {judged?.kind === "none" && <p class="notice bad">{words.none}</p>}
        {judged?.kind === "contradictory" && <p class="notice bad">{words.contradictory}</p>}
        {judged?.kind === "several" && (
          <p class="notice bad">
            {judged.complete
              ? words.several(number(judged.count))
              : judged.count < COUNT_LIMIT
                ? words.more
                : words.atLeast(number(COUNT_LIMIT))}
          </p>
        )}
        {grade && (
          <p>
            {grade.level && <span class={`level ${grade.level}`}>{t().levels[grade.level]}</span>}{" "}
            <span class="soft">
              {grade.hardestName ? words.score(number(grade.score), grade.hardestName) : `${t().finish.score(number(grade.score))}.`}
              {!grade.solved && ` ${words.notSolved}`}
            </span>
          </p>
        )}
        {judged?.kind === "unique" && grade && (
          <Ratings
            words={t().ratings}
            puzzle={puzzleText.value}
            known={grade.scale}
            solution={judged.solution}
            steps={path.value?.steps.length}
          />
        )}
        <OffNotice />
        {mistakes.value.map((mistake) => (
          <p class="notice bad" key={mistake.cell}>
            {mistake.text}
          </p>
        ))}
        {working.value && (
          <p class="row soft">
            {counting.value ? words.counting : t().app.working}{" "}
            <button type="button" onClick={cancel}>
              {t().app.cancel}
            </button>
          </p>
        )}
      </div>
      <Choices of={judged?.kind} hasPath={judged?.kind === "unique"} occur={words.occur} ask={() => void showOccurring()} />
      {hasProgress.value && (
        <label class="switch">
          <input type="checkbox" checked={fromHere.value} onChange={(e) => (fromHere.value = e.currentTarget.checked)} />
          {words.fromHere}
        </label>
      )}
    </section>
  );
}

/** No puzzle yet: some to look at, and ways to get one. */
function Blank() {
  return (
    <section class="card">
      {message.value && (
        <p class="notice bad" role="alert">
          {message.value}
        </p>
      )}
      <p>{t().explain.empty}</p>
      <div class="famous">
        {FAMOUS.map(([name, p]) => (
          <a key={p} class="card" href={formatRoute("explain", { p })}>
            <Thumb digits={digitsOf(p)} />
            {name}
          </a>
        ))}
      </div>
      <NewPuzzle daily={false}>
        <a class="button" href={formatRoute("play")}>
          {t().explain.toPlay}
        </a>
      </NewPuzzle>
    </section>
  );
}
