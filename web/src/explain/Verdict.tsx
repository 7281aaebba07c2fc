import { number, t } from "../i18n";
import { givensLine } from "../play/state";
import { COUNT_LIMIT, type Showing, fromHere, path, showOccurring, showing, trouble, verdict, working } from "./state";

/** What is the matter with the puzzle, and what else the board can show. */
export function VerdictCard() {
  const words = t().explain;
  const judged = verdict.value;
  const grade = path.value?.grade;
  return (
    <section class="card">
      <label class="switch">
        <input type="checkbox" checked={fromHere.value} onChange={(e) => (fromHere.value = e.currentTarget.checked)} />
        {words.fromHere}
      </label>
      <div role="status">
        {working.value && <p class="soft">{t().app.working}</p>}
        {trouble.value && <p class="notice bad">{trouble.value}</p>}
        {judged?.kind === "unique" && <p class="notice good">{words.unique}</p>}
        {judged?.kind === "none" && <p class="notice bad">{words.none}</p>}
        {judged?.kind === "contradictory" && <p class="notice bad">{words.contradictory}</p>}
        {judged?.kind === "several" && (
          <p class="notice bad">
            {judged.complete ? words.several(number(judged.count)) : words.atLeast(number(COUNT_LIMIT))}
          </p>
        )}
        {grade && (
          <p>
            <strong>{t().levels[grade.level]}</strong>{" "}
            <span class="soft">
              {words.score(number(grade.score), grade.hardestName ?? "")}
              {!grade.solved && ` ${words.notSolved}`}
            </span>
          </p>
        )}
        {path.value?.mistakes.map((mistake) => (
          <p class="notice bad" key={mistake.cell}>
            {mistake.text}
          </p>
        ))}
      </div>
      <Choices several={judged?.kind === "several"} unique={judged?.kind === "unique"} />
    </section>
  );
}

function Choices({ several, unique }: { several: boolean; unique: boolean }) {
  const words = t().explain;
  const choose = (what: Showing, name: string, does: () => void = () => (showing.value = what)) => (
    <button type="button" aria-pressed={showing.value === what} onClick={does}>
      {name}
    </button>
  );
  if (!/[1-9]/.test(givensLine.value)) return <p class="soft">{words.empty}</p>;
  return (
    <div class="row choose">
      {unique && choose("path", words.path)}
      {(unique || several) && choose("solution", several ? words.first : words.solution)}
      {several && choose("other", words.other)}
      {(unique || several) && choose("occurring", words.occurring, () => void showOccurring())}
      {showing.value === "other" || (several && showing.value === "solution") ? <p class="soft small">{words.differ}</p> : null}
    </div>
  );
}
