import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { digitsOf } from "../base/geometry";
import { formatRoute, go } from "../base/route";
import { Board } from "../board/Board";
import { engine } from "../engine/client";
import type { Made } from "../engine/types";
import { start } from "../game/state";
import { number, t } from "../i18n";
import { CopyButton } from "../parts/CopyField";
import { Ratings } from "../parts/Ratings";

/** The puzzle whose further ratings are shown: of one at a time, since they may take long. */
const rated = signal("");

/** A puzzle that was made, with the name of its `hardest` step and what one can do with it. */
export function MadePuzzle({ puzzle: { puzzle, clues, grade }, hardest }: { puzzle: Made; hardest: string | null }) {
  const words = t().generate;
  const play = () => {
    start(puzzle);
    go("play", { p: puzzle });
  };
  const level = grade.level ? t().levels[grade.level] : "";
  const link = location.origin + location.pathname + formatRoute("play", { p: puzzle });
  const isRated = rated.value === puzzle;
  return (
    <li class="card">
      <Board
        label={t().play.made(clues, level)}
        name={`made-${puzzle.slice(0, 20)}`}
        cells={digitsOf(puzzle).map((digit) => ({ digit, kind: "given" as const, label: digit ? String(digit) : t().play.blank }))}
      />
      <div>
        <p>
          <span class={`level ${grade.level}`}>{level}</span> {words.clueCount(clues)}
        </p>
        <p class="soft small">{hardest ? t().explain.score(number(grade.score), hardest) : `${t().finish.score(number(grade.score))}.`}</p>
        <div class="row">
          <button type="button" onClick={play}>
            {words.play}
          </button>
          <a class="button" href={formatRoute("explain", { p: puzzle })}>
            {t().views.explain}
          </a>
        </div>
        <div class="row more">
          <CopyButton class="quiet" text={puzzle} />
          <CopyButton class="quiet" text={link}>
            {words.link}
          </CopyButton>
          <button type="button" class="quiet" aria-expanded={isRated} onClick={() => (rated.value = isRated ? "" : puzzle)}>
            {words.ratings}
          </button>
        </div>
        {isRated && <OtherRatings puzzle={puzzle} known={grade.scale} />}
      </div>
    </li>
  );
}

/** The ratings on the other scales, as soon as the solution is there. */
function OtherRatings({ puzzle, known }: { puzzle: string; known: string }) {
  const [solution, setSolution] = useState<string>();
  useEffect(() => {
    let mounted = true;
    void engine.verdict({ givens: puzzle, clues: null }).then(
      (verdict) => mounted && verdict.kind === "unique" && setSolution(verdict.solution),
      () => undefined,
    );
    return () => {
      mounted = false;
    };
  }, [puzzle]);
  return solution ? <Ratings words={t().ratings} puzzle={puzzle} known={known} solution={solution} /> : null;
}
