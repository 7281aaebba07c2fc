import { batch, effect, untracked } from "@preact/signals";
import { line, withDots } from "../base/geometry";
import { formatRoute, route, stay } from "../base/route";
import { t } from "../i18n";
import { asSentence, causeOf, placeOf, reasonOf } from "../i18n/reason";
import { withCarried } from "./carried";
import type { Game } from "./game";
import { gameFrom, offered, readText, startFrom } from "./open";
import { shelf } from "./shelf";
import { about, addressText, game, isBlank, message, puzzleText, start, takeUp, unread } from "./state";

/** The givens of the game that the address names: those of another game are of a puzzle that was opened on the page. */
let named: readonly number[];
/** Puts a game on the board that the address already names. */
const follow = (open: () => unknown): void =>
  batch(() => {
    untracked(open);
    named = game.peek().givens;
  });

/** Opens the puzzle of a link, unless it is already being played; the way back may lead to the empty board. */
export function followLinks(): void {
  let { p } = puzzleAddress();
  named = game.peek().givens;
  if (p && !location.hash) keepAddress();
  const arrival = route.peek();
  effect(() => {
    const { view, values } = route.value;
    const text = values.get("p");
    // The lab and Set have boards of their own.
    if (text !== null && view !== "lab" && view !== "set") void openLink(text, values.get("own"));
    // Explain keeps the board, but for the way back to its list of puzzles.
    else if (view === "explain" && !p) history.replaceState(1, "");
    else if ((view === "play" || history.state) && route.value !== arrival && p) follow(() => start(""));
  });
  // The address holds the puzzle on the board, so that a reload finds it again, and the way back what was there before.
  effect(() => {
    const now = puzzleAddress().p;
    const { givens } = game.peek();
    if (now !== p) keepAddress(givens !== named);
    p = now;
    named = givens;
  });
}

/** The page's own link to a puzzle; `own` is what it carries of a variant's game. */
export const linkTo = (p: string, own?: string): string => location.origin + location.pathname + formatRoute("play", { p, own });

/** The address's text for the puzzle on the board. */
export function puzzleAddress(): { p: string | undefined } {
  return { p: about.value || /[1-9]/.test(puzzleText.value) ? addressText.value : undefined };
}

function keepAddress(opened = false): void {
  const view = route.peek().view;
  if (view === "play" || view === "explain") stay(view, puzzleAddress(), opened);
}

/** Resumes a puzzle that was played before; returns whether there was one. */
function goOn(text: string): boolean {
  const textOf = ({ variant, clues, givens }: Game) => variant?.text ?? (clues ? undefined : line(givens));
  const kept = shelf.peek().find(({ game }) => textOf(game) === text && game.history.done > 0);
  if (!kept) return false;
  takeUp(kept);
  return true;
}

async function openLink(text: string, carried: string | null): Promise<void> {
  const plain = withDots(text);
  const isPlain = /^[1-9.]{81}$/.test(plain);
  if ((isPlain || !carried) && (plain === addressText.peek() || text === addressText.peek())) return;
  // The plain form needs no engine, so the board appears at once.
  if (isPlain) return follow(() => goOn(plain) || start(plain));
  let why = "";
  try {
    const reading = await readText(text);
    const { puzzles, count, trouble, said } = reading;
    const [puzzle] = puzzles;
    if (puzzle) {
      const own = "variant" in puzzle ? puzzle.text : undefined;
      const fresh = gameFrom(puzzle);
      const game = own && carried ? withCarried(fresh, carried) : fresh;
      if (game === fresh && (own ?? plain) === addressText.peek()) return keepAddress();
      follow(() => (own && game === fresh && goOn(own)) || startFrom(puzzle, count, undefined, game));
      // A reload goes on with what was done since.
      return keepAddress();
    }
    // Nobody counts the letters of another site's link.
    const cause = text.includes("://") ? causeOf : placeOf;
    why = said[0] ?? trouble.map(cause)[0] ?? "";
    // The window of Open has the address in it as a link.
    offered.value = why.includes("https:") ? { text, reading } : undefined;
  } catch (error) {
    why = reasonOf(error);
  }
  keepAddress();
  unread.value = `${asSentence(why)} ${t().open.broken}`.trim();
  // The card of the arrival and the window show it by themselves.
  message.value = isBlank.peek() || offered.peek() ? "" : unread.value;
}
