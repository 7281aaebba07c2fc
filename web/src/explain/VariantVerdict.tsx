import type { Variant } from "../engine/variant";
import { number, t } from "../i18n";
import { Choices } from "./Choices";
import { showing } from "./state";
import { found, gradeOf, possible, showPossible } from "./variant";

/** How many solutions a variant has, how hard its steps are, and the other views of the board. */
export function VariantVerdict({ puzzle }: { puzzle: Variant }) {
  const words = t().explain;
  const { steps = [], verdict, end } = found.value?.of === puzzle ? found.value : {};
  // The steps are still being found where nothing is said of their end.
  const grade = verdict?.kind === "unique" && end !== undefined ? gradeOf(steps) : undefined;
  const level = end === words.solved ? grade?.level : "extreme";
  const isFailed = showing.value === "occurring" && possible.value?.of === puzzle && !possible.value.masks;
  if (!verdict) return null;
  const isSolvable = verdict.kind === "unique" || verdict.kind === "several";
  return (
    <section class="card">
      <div role="status">
        {verdict.kind === "unique" && <p class="notice good">{words.unique}</p>}
        {verdict.kind === "several" && <p class="notice bad">{words.more}</p>}
        {verdict.kind === "none" && <p class="notice bad">{end ?? words.none}</p>}
        {verdict.kind === "unknown" && <p class="notice">{t().variant.unknown}</p>}
        {grade && level && (
          <p>
            <span class={`level ${level}`}>{t().levels[level]}</span>{" "}
            <span class="soft">
              {words.score(number(grade.score), grade.hardest)}
              {end !== words.solved && ` ${words.notSolved}`}
            </span>
          </p>
        )}
        {isFailed && <p class="notice bad">{t().variant.unknown}</p>}
      </div>
      <Choices of={verdict.kind} hasPath={isSolvable} occur={isFailed ? "" : t().variant.possible} ask={() => void showPossible(puzzle)} />
    </section>
  );
}
