import { t } from "../i18n";
import { type Showing, showing } from "./state";

interface Props {
  /** How many solutions there are, as far as that is known. */
  of: string | undefined;
  hasPath: boolean;
  /** What the true candidates look like on the board, and what asks for them. */
  occur: string;
  ask: () => void;
}

/** The views of the board: the steps, the solution or two, and the candidates of all solutions. */
export function Choices({ of, hasPath, occur, ask }: Props) {
  const words = t().explain;
  const [several, unique] = [of === "several", of === "unique"];
  const choose = (what: Showing, name: string, does: () => void = () => (showing.value = what)) => (
    <button type="button" aria-pressed={showing.value === what} onClick={does}>
      {name}
    </button>
  );
  return (
    <div class="row choose">
      {hasPath && choose("path", words.path)}
      {(unique || several) && choose("solution", several ? words.first : words.solution)}
      {several && choose("other", words.other)}
      {(unique || several) && choose("occurring", words.occurring, ask)}
      {several && (showing.value === "solution" || showing.value === "other") && <p class="soft small">{words.differ}</p>}
      {showing.value === "occurring" && <p class="soft small">{occur}</p>}
    </div>
  );
}
