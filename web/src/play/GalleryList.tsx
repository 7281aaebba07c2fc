import { useState } from "preact/hooks";
import texts from "../../../testdata/gallery.txt?raw";
import { settings } from "../base/settings";
import { variants } from "../engine/client";
import type { Level } from "../engine/types";
import { startFrom } from "../game/open";
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

/** Ten puzzles with other rules, each with what its rules say. */
export function GalleryList({ onDone }: { onDone: (() => void) | undefined }) {
  const words = t().gallery;
  const [trouble, setTrouble] = useState("");
  const open = async (text: string) => {
    try {
      const [puzzle] = (await variants.read(text, settings.value.language)).puzzles;
      if (puzzle) startFrom(puzzle);
      onDone?.();
    } catch (error) {
      setTrouble(t().app.failed(reasonOf(error)));
    }
  };
  return (
    <>
      <ul>
        {PUZZLES.map(({ level, kinds, text }) => (
          <li key={text}>
            <button type="button" class="quiet" onClick={() => void open(text)}>
              <span>
                <strong>{kinds.map((kind) => (kind === "jigsaw" ? words.jigsaw : ruleName(kind))).join(", ")}</strong>
                {` · ${t().levels[level]} `}
                <small class="soft">{kinds.map((kind) => (kind === "jigsaw" ? words.jigsawSays : ruleSays(kind))).join(" ")}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {trouble && (
        <p class="notice bad" role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}
