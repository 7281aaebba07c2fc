import { type Signal, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { engine } from "../engine/client";
import type { ExplainerRatings, ProofSize } from "../engine/types";
import { puzzleText } from "../game/state";
import { t } from "../i18n";

/** The ratings found so far, by puzzle: a hard puzzle takes long, so none is asked for twice. */
const known = signal<Readonly<Record<string, ExplainerRatings>>>({});
const sizes = signal<Readonly<Record<string, ProofSize>>>({});

/** What was found about the puzzle on the board, or nothing yet: it is asked for, and comes when it is found. */
function useFound<T>(
  all: Signal<Readonly<Record<string, T>>>,
  ask: (puzzle: string, signal: AbortSignal) => Promise<T | undefined>,
): T | undefined {
  const puzzle = puzzleText.value;
  const found = all.value[puzzle];
  useEffect(() => {
    if (found) return undefined;
    const stop = new AbortController();
    ask(puzzle, stop.signal).then(
      (answer) => {
        if (answer) all.value = { ...all.value, [puzzle]: answer };
      },
      // The puzzle was changed, or no rule of Sudoku Explainer finds a step.
      () => undefined,
    );
    return () => stop.abort();
  }, [puzzle, found]);
  return found;
}

/** The ratings of Sudoku Explainer, by which lists of hard puzzles go, and the proof size. They come when they are found; the line keeps their place. */
export function Ratings({ solution }: { solution: string }) {
  const words = t().explain;
  const found = useFound(known, (puzzle, signal) => engine.explainer(puzzle, signal).then(([ratings]) => ratings));
  const size = useFound(sizes, (puzzle, signal) => engine.proofSize(puzzle, solution, signal));
  return (
    <div class="ratings small">
      <span class="soft">{words.explainer}</span>
      {(["er", "ep", "ed"] as const).map((name) => (
        <abbr key={name} title={words.ratings[name]}>
          {name.toUpperCase()} <strong>{found?.[name] ?? "…"}</strong>
        </abbr>
      ))}
      <abbr title={words.proofSizeMeans}>
        {words.proofSize} <strong>{size ? words.sizes(...size) : "…"}</strong>
      </abbr>
    </div>
  );
}
