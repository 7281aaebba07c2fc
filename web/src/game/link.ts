import { effect } from "@preact/signals";
import { line, withDots } from "../base/geometry";
import { formatRoute, route, stay } from "../base/route";
import { t } from "../i18n";
import { placeOf, reasonOf } from "../i18n/reason";
import type { Game } from "./game";
import { readText, startFrom } from "./open";
import { shelf } from "./shelf";
import { isBlank, message, puzzleText, start, takeUp, variant } from "./state";

/** Opens the puzzle of a link, unless it is already being played. */
export function followLinks(): void {
  effect(() => {
    const text = route.value.values.get("p");
    if (text !== null && route.value.view !== "lab") void openLink(text);
  });
  // From the first change on, the address holds the puzzle on the board, so that a reload finds it again.
  let last = puzzleText.peek();
  effect(() => {
    if (puzzleText.value !== last) keepAddress();
    last = puzzleText.value;
  });
}

/** The page's own link to a puzzle. */
export const linkTo = (p: string): string => location.origin + location.pathname + formatRoute("play", { p });

/** The address's text for the puzzle on the board. */
export function puzzleAddress(): { p: string | undefined } {
  return { p: variant.value || /[1-9]/.test(puzzleText.value) ? puzzleText.value : undefined };
}

function keepAddress(): void {
  const view = route.peek().view;
  if (view === "play" || view === "explain") stay(view, puzzleAddress());
}

/** Resumes a puzzle that was played before; returns whether there was one. */
function goOn(text: string): boolean {
  const textOf = ({ variant, clues, givens }: Game) => variant?.text ?? (clues ? undefined : line(givens));
  const kept = shelf.peek().find(({ game }) => textOf(game) === text && game.history.done > 0);
  if (!kept) return false;
  takeUp(kept);
  message.value = t().open.goneOn;
  return true;
}

async function openLink(text: string): Promise<void> {
  const plain = withDots(text);
  if (plain === puzzleText.peek() || text === puzzleText.peek()) return;
  // The plain form needs no engine, so the board appears at once.
  if (/^[1-9.]{81}$/.test(plain)) return goOn(plain) ? undefined : start(plain);
  let why = "";
  try {
    const { puzzles, trouble, said } = await readText(text);
    const [puzzle] = puzzles;
    if (puzzle && "variant" in puzzle && (puzzle.text === puzzleText.peek() || goOn(puzzle.text))) return;
    if (puzzle) return startFrom(puzzle);
    const first = said[0] ?? trouble.map(placeOf)[0];
    if (first) why = ` ${first}`;
  } catch (error) {
    why = ` ${reasonOf(error)}`;
  }
  if (!isBlank.peek()) start("");
  keepAddress();
  message.value = t().open.broken + why;
}
