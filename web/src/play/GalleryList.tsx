import { useEffect, useState } from "preact/hooks";
import texts from "../../../testdata/gallery.txt?raw";
import { own } from "../base/own";
import { settings } from "../base/settings";
import { VariantThumb } from "../board/VariantThumb";
import { variants } from "../engine/client";
import type { Level } from "../engine/types";
import { allDigits, isFull } from "../game/game";
import { startFrom } from "../game/open";
import { shelf } from "../game/shelf";
import { game } from "../game/state";
import { givensOf } from "../game/variant";
import { t } from "../i18n";
import { capital, reasonOf } from "../i18n/reason";
import { ruleName } from "../i18n/rules";
import { Glyph } from "../parts/Icon";
import { saysOf } from "../parts/RulesPanel";

/** A puzzle of the gallery: its level, the kinds of its rules, its title in English and Korean, its text. */
interface Shown {
  level: Level;
  kinds: string[];
  titles: { en: string; ko: string };
  text: string;
}

/** Each puzzle stands below a comment such as `# easy: killer cage: Small Change / 잔돈`. */
const PUZZLES: readonly Shown[] = texts.split("\n# ").flatMap((part) => {
  const [, level, kinds, en, ko, text] = /^(\w+): (.+): (.+) \/ (.+)\n(\.\S+)/.exec(part) ?? [];
  return level && kinds && en && ko && text ? [{ level: level as Level, kinds: kinds.split(", "), titles: { en, ko }, text }] : [];
});

/** A puzzle as it was read. */
type Opened = Parameters<typeof startFrom>[0];

/** Whether the player has solved a puzzle: of the games that are kept, those that are full and break no rule. */
async function isSolved(puzzle: Opened): Promise<boolean> {
  if (!("variant" in puzzle)) return false;
  const { variant, text } = puzzle;
  const full = [game.peek(), ...shelf.peek().map((kept) => kept.game)].find((each) => each.variant?.text === text && isFull(each));
  return full !== undefined && (await variants.broken(variant, allDigits(full)).catch(() => [null])).length === 0;
}

const rulesOf = (puzzle: Opened | undefined, kind: string) =>
  puzzle && "variant" in puzzle ? puzzle.variant.rules.filter(({ rule }) => rule === kind) : [];

/** The name before what a kind says; of kinds that go together only the first has one. */
function nameFor(kind: string): string {
  const name = own(t().jigsaw.called, kind) ?? ruleName(kind);
  return name && `${capital(name)}: `;
}

/** Ten puzzles with other rules, each with what its rules say. */
export function GalleryList({ onDone }: { onDone: (() => void) | undefined }) {
  const words = t().jigsaw;
  const [trouble, setTrouble] = useState("");
  const [read, setRead] = useState<readonly Opened[]>([]);
  const [done, setDone] = useState<ReadonlySet<Opened>>(new Set());
  const { language } = settings.value;
  useEffect(() => {
    variants.read(PUZZLES.map(({ text }) => text).join("\n"), language).then(
      ({ puzzles }) => {
        setRead(puzzles);
        void Promise.all(puzzles.map(isSolved)).then((all) => setDone(new Set(puzzles.filter((_, i) => all[i]))));
      },
      (error) => setTrouble(t().app.failed(reasonOf(error))),
    );
  }, []);
  return (
    <>
      <ul>
        {PUZZLES.map(({ level, kinds, titles, text }, i) => {
          const puzzle = read[i];
          return (
            <li key={text}>
              <button
                type="button"
                class="quiet"
                disabled={!puzzle}
                onClick={() => {
                  if (puzzle && "variant" in puzzle)
                    startFrom({ ...puzzle, variant: { ...puzzle.variant, title: titles[language] } }, 1, level);
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
                  <strong>{titles[language]}</strong>{" "}
                  {puzzle && "variant" in puzzle && t().variant.size(puzzle.variant.rows, puzzle.variant.columns)}{" "}
                  <span class={`level ${level}`}>{t().levels[level]}</span>{" "}
                  {puzzle && done.has(puzzle) && (
                    <span class="good">
                      <Glyph of="check" /> {t().finish.solved}
                    </span>
                  )}
                  <small class="soft">
                    {kinds.map((kind) => nameFor(kind) + (kind === "jigsaw" ? words.says : saysOf(kind, rulesOf(puzzle, kind)))).join(" ")}
                  </small>
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
