import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { engine } from "../engine/client";
import type { ExplainerRatings } from "../engine/types";
import { t } from "../i18n";
import { puzzleText } from "../play/state";

/** The ratings found so far, by puzzle: a hard puzzle takes long, so none is asked for twice. */
const known = signal<Readonly<Record<string, ExplainerRatings>>>({});

/** The ratings of Sudoku Explainer, by which lists of hard puzzles go. They come when they are found; the line keeps their place. */
export function Ratings() {
  const words = t().explain;
  const puzzle = puzzleText.value;
  const found = known.value[puzzle];
  useEffect(() => {
    if (found) return undefined;
    const stop = new AbortController();
    engine.explainer(puzzle, stop.signal).then(
      ([ratings]) => ratings && (known.value = { ...known.value, [puzzle]: ratings }),
      // The puzzle was changed, or no rule of that program finds a step.
      () => undefined,
    );
    return () => stop.abort();
  }, [puzzle, found]);
  return (
    <div class="ratings small">
      <span class="soft">{words.explainer}</span>
      {(["er", "ep", "ed"] as const).map((name) => (
        <abbr key={name} title={words.ratings[name]}>
          {name.toUpperCase()} <strong>{found?.[name] ?? "…"}</strong>
        </abbr>
      ))}
    </div>
  );
}
