import { useEffect, useState } from "preact/hooks";
import { go } from "../base/route";
import { settings } from "../base/settings";
import { variants } from "../engine/client";
import type { Format } from "../engine/types";
import type { WrittenVariant } from "../engine/variant";
import { puzzleAddress } from "../game/link";
import { startFrom } from "../game/open";
import { variant } from "../game/state";
import { t } from "../i18n";
import { reasonOf } from "../i18n/reason";
import { Formats } from "../parts/Formats";
import { savePicture } from "./picture";
import { draft } from "./state";

/** Ways on: play it, pass it on as a link or a text, keep it as a picture. */
export function Export() {
  const words = t().set;
  const [trouble, setTrouble] = useState("");
  const play = async () => {
    const { puzzles, trouble: said } = await variants.read(JSON.stringify(draft.value), settings.value.language);
    const [puzzle] = puzzles;
    if (!puzzle) return setTrouble(said[0] ?? words.none);
    // Whoever only looked goes on with the game.
    const isSame = "variant" in puzzle && JSON.stringify(puzzle.variant) === JSON.stringify(variant.peek());
    if (!isSame) startFrom(puzzle);
    go("play", puzzleAddress());
  };
  const picture = (kind: "svg" | "png") =>
    savePicture(document.querySelector<SVGSVGElement>("main.set .board"), kind).catch((error: unknown) => setTrouble(reasonOf(error)));
  return (
    <section class="card" aria-label={words.export}>
      <div class="row">
        <button type="button" class="main" onClick={() => void play()}>
          {words.play}
        </button>
        <button type="button" onClick={() => void picture("svg")}>
          SVG
        </button>
        <button type="button" onClick={() => void picture("png")}>
          PNG
        </button>
        <button type="button" onClick={() => print()}>
          {words.print}
        </button>
      </div>
      {trouble && (
        <p class="notice bad" role="alert">
          {trouble}
        </p>
      )}
      <details>
        <summary>{words.text}</summary>
        <Written />
      </details>
    </section>
  );
}

/** The puzzle in a notation, and what of it is lost. */
function Written() {
  const [formats, setFormats] = useState<Format[]>([]);
  const [format, setFormat] = useState("link");
  const [written, setWritten] = useState<WrittenVariant>();
  const puzzle = draft.value;
  useEffect(() => void variants.formats().then(setFormats, () => setFormats([])), []);
  useEffect(() => {
    variants
      .write(puzzle, format, settings.value.language)
      .then(setWritten, (error: unknown) => setWritten({ text: "", losses: [reasonOf(error)], other: true }));
  }, [format, puzzle]);
  return (
    <>
      <Formats formats={formats} format={format} onFormat={setFormat} text={written?.text ?? ""} />
      {written && written.losses.length > 0 && (
        <p class={written.other ? "notice bad" : "soft small"}>
          {t().variant.losses} {written.losses.slice(0, 5).join("; ")}.
        </p>
      )}
    </>
  );
}
