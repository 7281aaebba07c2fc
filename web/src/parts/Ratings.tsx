import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { settings } from "../base/settings";
import { engine } from "../engine/client";
import type { Rating, RatingSoFar } from "../engine/types";
import { number, type Texts } from "../i18n";

/** The ratings found so far, by puzzle and language: a hard puzzle takes long, so none is asked for twice. */
const found = signal<Readonly<Record<string, readonly Rating[]>>>({});

interface Props {
  words: Texts["ratings"];
  puzzle: string;
  known: string;
  solution: string;
  steps?: number | undefined;
}

/**
 * The ratings of a puzzle with this solution on the other scales than `known`, which stands above. Each comes when it is found. Another scale's
 * path has about as many `steps` as the library's, if those are known.
 */
export function Ratings({ words, puzzle, known, solution, steps }: Props) {
  const { language } = settings.value;
  const key = `${language} ${puzzle}`;
  const ratings = [...(found.value[key] ?? [])].sort((a, b) => a.title.localeCompare(b.title));
  const [running, setRunning] = useState<AbortController>();
  const [soFar, setSoFar] = useState<Readonly<Record<string, RatingSoFar>>>({});
  // A Sukaku has nine characters for each cell; one candidate alone is as good as a digit.
  const width = puzzle.length / 81;
  const blanks = [...solution].filter((_, cell) => !/^\.*\d\.*$/.test(puzzle.substr(cell * width, width))).length;
  useEffect(() => {
    const before = found.peek()[key] ?? [];
    const stop = new AbortController();
    const add = (rating: Rating) => {
      const others = (found.peek()[key] ?? []).filter(({ scale }) => scale !== rating.scale);
      found.value = { ...found.peek(), [key]: [...others, rating] };
    };
    const have = new Set([known, ...before.map(({ scale }) => scale)]);
    setRunning(stop);
    setSoFar({});
    const hear = (now: RatingSoFar) => setSoFar((all) => ({ ...all, [now.scale]: now }));
    const end = () => setRunning((now) => (now === stop ? undefined : now));
    engine.rate(puzzle, solution, have, language, add, hear, stop.signal).then(end, end);
    return () => stop.abort();
  }, [key, known, solution]);
  const left = Object.keys(words.scales).filter((scale) => scale !== known && !ratings.some((rating) => rating.scale === scale));
  // The proof size counts no steps, and is there sooner than the rating that does.
  const told = left.flatMap((scale) => soFar[scale] ?? []);
  const [long] = told;
  const counted = steps && long?.steps ? Math.min(long.steps, steps - 1) : undefined;
  const inWords = ({ rating, steps: done, placed }: RatingSoFar) =>
    done > 0
      ? words.soFar(rating, number(done), steps ? number(Math.max(steps, done)) : undefined)
      : words.proofSoFar(rating, number(placed), number(blanks));
  return (
    <div class="ratings small">
      {ratings.map(({ scale, title, text, about }) => (
        <span key={scale}>
          {/* The proof size is called by its name. */}
          <span class="soft">{scale !== "proof" && title}</span>{" "}
          <abbr title={about}>
            <strong>{text.replace(/\d{4,}/, (score) => number(Number(score)))}</strong>
          </abbr>
        </span>
      ))}
      {running && (
        <span class="running">
          <progress aria-label={words.rating} max={counted === undefined ? blanks : steps} value={counted ?? long?.placed} />
          <span class="soft">{long ? told.map(inWords).join("; ") : left.map((scale) => words.scales[scale] ?? scale).join(", ")}</span>
          <button type="button" class="quiet" onClick={() => running.abort()}>
            {words.stop}
          </button>
        </span>
      )}
    </div>
  );
}
