import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { settings } from "../base/settings";
import { engine } from "../engine/client";
import type { Rating } from "../engine/types";
import { puzzleText } from "../game/state";

/** The ratings found so far, by puzzle and language: a hard puzzle takes long, so none is asked for twice. */
const found = signal<Readonly<Record<string, readonly Rating[]>>>({});

/** The ratings on the other scales than `known`, which stands above. Each comes when it is found. */
export function Ratings({ known, solution }: { known: string; solution: string }) {
  const puzzle = puzzleText.value;
  const { language } = settings.value;
  const key = `${language} ${puzzle}`;
  const ratings = [...(found.value[key] ?? [])].sort((a, b) => a.title.localeCompare(b.title));
  useEffect(() => {
    const before = found.peek()[key] ?? [];
    const stop = new AbortController();
    const add = (rating: Rating) => {
      const others = (found.peek()[key] ?? []).filter(({ scale }) => scale !== rating.scale);
      found.value = { ...found.peek(), [key]: [...others, rating] };
    };
    const have = new Set([known, ...before.map(({ scale }) => scale)]);
    // The puzzle was changed.
    engine.rate(puzzle, solution, have, language, add, stop.signal).catch(() => undefined);
    return () => stop.abort();
  }, [key, known, solution]);
  return (
    <div class="ratings small">
      {ratings.map(({ scale, title, text, about }) => (
        <span key={scale}>
          <span class="soft">{title}</span>{" "}
          <abbr title={about}>
            <strong>{text}</strong>
          </abbr>
        </span>
      ))}
    </div>
  );
}
