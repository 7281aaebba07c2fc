import { useEffect, useState } from "preact/hooks";
import texts from "../../../testdata/gallery.txt?raw";
import { settings } from "../base/settings";
import { VariantThumb } from "../board/VariantThumb";
import { variants } from "../engine/client";
import type { Level } from "../engine/types";
import { startFrom } from "../game/open";
import { givensOf } from "../game/variant";
import { t } from "../i18n";
import { reasonOf } from "../i18n/reason";
import { ruleName, ruleSays } from "../i18n/rules";

/** A puzzle of the gallery: its level, the kinds of its rules, its text. */
interface Shown {
  level: Level;
  kinds: string[];
  text: string;
}

/** Each puzzle stands below a comment such as `# easy: killer cage`. */
const PUZZLES: readonly Shown[] = texts.split("\n# ").flatMap((part) => {
  const [, level, kinds, text] = /^(\w+): ([^\n]+)\n(\.\S+)/.exec(part) ?? [];
  return level && kinds && text ? [{ level: level as Level, kinds: kinds.split(", "), text }] : [];
});

/** A puzzle as it was read. */
type Opened = Parameters<typeof startFrom>[0];

/** Ten puzzles with other rules, each with what its rules say. */
export function GalleryList({ onDone }: { onDone: (() => void) | undefined }) {
  const words = t().jigsaw;
  const [trouble, setTrouble] = useState("");
  const [read, setRead] = useState<readonly Opened[]>([]);
  useEffect(() => {
    variants.read(PUZZLES.map(({ text }) => text).join("\n"), settings.value.language).then(
      ({ puzzles }) => setRead(puzzles),
      (error) => setTrouble(t().app.failed(reasonOf(error))),
    );
  }, []);
  return (
    <>
      <ul>
        {PUZZLES.map(({ level, kinds, text }, i) => {
          const puzzle = read[i];
          return (
            <li key={text}>
              <button
                type="button"
                class="quiet"
                disabled={!puzzle}
                onClick={() => {
                  if (puzzle) startFrom(puzzle);
                  onDone?.();
                  scrollTo(0, 0);
                }}
              >
                {puzzle && "variant" in puzzle ? (
                  <VariantThumb puzzle={puzzle.variant} digits={givensOf(puzzle.variant)} />
                ) : (
                  <span class="thumb" />
                )}
                <span>
                  <strong>{kinds.map((kind) => (kind === "jigsaw" ? words.name : ruleName(kind))).join(", ")}</strong>{" "}
                  {puzzle && "variant" in puzzle && t().variant.size(puzzle.variant.rows, puzzle.variant.columns)}{" "}
                  <span class={`level ${level}`}>{t().levels[level]}</span>
                  <small class="soft">{kinds.map((kind) => (kind === "jigsaw" ? words.says : ruleSays(kind))).join(" ")}</small>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {trouble && (
        <p class="notice bad" role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}
