import { cellName } from "../base/geometry";
import { ALL, statements } from "../board/net";
import { hasMany, linksOf, pictureOf, showPicture } from "../board/pictures";
import type { Node, Step } from "../engine/types";
import { t } from "../i18n";
import { branch, chooseBranch } from "./state";

/** More chains than this are told one at a time. */
const MOST = 4;

const name = ({ cells, digit, on }: Node): string => `${cells.map((cell) => cellName(cell)).join()}${on ? "=" : "≠"}${digit}`;

/**
 * Chains in words: what follows from what, statement by statement; the board draws them up to the one under the pointer. Of several, as in a net, a press shows one alone, here and on the board.
 * The first `assumptions` of them belong to the argument, the others are within these.
 */
export function ChainText({ step }: { step: Step }) {
  const { chains, pattern } = step;
  const assumptions = pattern.filter(({ role }) => role === "true" || role === "false").length;
  const words = t().explain;
  const told = chains.map((links, n) => ({ n, all: statements(links) })).filter(({ all }) => all.length > 1);
  const shown = told.filter(({ n }) => (branch.value === ALL ? told.length <= MOST : n === branch.value));
  return (
    <>
      {told.length > 1 && (
        <div class="row branches" role="group" aria-label={words.branches}>
          <button type="button" aria-pressed={branch.value === ALL} onClick={() => chooseBranch(ALL)}>
            {words.allBranches}
          </button>
          {told.map(({ n, all: [first] }) => (
            <button type="button" key={n} class="mono" aria-pressed={branch.value === n} onClick={() => chooseBranch(n)}>
              {n < assumptions || assumptions === 0 ? first && name(first.node) : `*${n}`}
            </button>
          ))}
        </div>
      )}
      {shown
        .filter(({ all }) => all.length > 2 || told.length > 1)
        .map(({ n, all }) => (
          <ol
            class="chain"
            key={n}
            aria-label={words.chain}
            onPointerLeave={() => hasMany(linksOf(step, branch.value)) || showPicture(step)}
          >
            {all.map(({ node: { cells, digit, on }, rests }, i) => {
              const at = cells.map((cell) => cellName(cell));
              return (
                <li key={i} class={on ? "on" : "off"} onPointerEnter={() => showPicture(step, pictureOf(step, n, branch.value, i))}>
                  {i === 0 ? words.assume(at, digit, on) : words.follows(at, digit, on)}
                  {rests !== undefined && ` (*${rests})`}
                </li>
              );
            })}
          </ol>
        ))}
    </>
  );
}
