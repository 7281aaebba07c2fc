import { computed } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { go } from "../base/route";
import { settings } from "../base/settings";
import { variants } from "../engine/client";
import { linkTo, puzzleAddress } from "../game/link";
import { startFrom } from "../game/open";
import { about } from "../game/state";
import { t } from "../i18n";
import { reasonOf } from "../i18n/reason";
import { CopyButton, CopyField } from "../parts/CopyField";
import { VariantFormats } from "../parts/Formats";
import { savePicture } from "./picture";
import { known, whole } from "./state";

/** The puzzle as the page reads it. */
const read = () => variants.read(JSON.stringify(whole.peek()), settings.peek().language);

/** The only solution, if it is known: programs check a player's digits against it. */
const solution = computed(() => {
  const { verdict } = known.value;
  return verdict?.kind === "unique" ? verdict.solution : undefined;
});

/** Goes on with the puzzle in another section; answers with what is wrong, if it cannot be read. */
export async function goOn(view: "play" | "explain"): Promise<string | undefined> {
  const { puzzles, trouble } = await read();
  const [puzzle] = puzzles;
  if (!puzzle) return trouble[0] ?? t().set.none;
  // Whoever only looked goes on with the game.
  const isSame = "variant" in puzzle && JSON.stringify(puzzle.variant) === JSON.stringify(about.peek());
  if (!isSame) startFrom(puzzle);
  go(view, puzzleAddress());
  return undefined;
}

/** Ways on: play it, pass it on as a link or a text, keep it as a picture. */
export function Export() {
  const words = t().set;
  const [trouble, setTrouble] = useState("");
  const [link, setLink] = useState("");
  useEffect(() => {
    read().then(
      ({ puzzles: [puzzle] }) => setLink(puzzle ? linkTo("variant" in puzzle ? puzzle.text : puzzle.grid) : ""),
      // If it cannot be read, Play says so.
      () => setLink(""),
    );
  }, [whole.value, settings.value.language]);
  const play = async () => setTrouble((await goOn("play")) ?? "");
  const picture = (kind: "svg" | "png") =>
    savePicture(document.querySelector<SVGSVGElement>("main.set .board"), kind, whole.value.title).catch((error: unknown) =>
      setTrouble(reasonOf(error)),
    );
  return (
    <section class="card export" aria-label={words.export}>
      <div class="row">
        <button type="button" class="main" onClick={() => void play()}>
          {words.play}
        </button>
        {link && (
          <CopyButton key={link} text={link}>
            {words.copyLink}
          </CopyButton>
        )}
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
        {link && <CopyField label={t().share.link} text={link} />}
        <VariantFormats puzzle={whole.value} solution={solution.value} />
      </details>
    </section>
  );
}
