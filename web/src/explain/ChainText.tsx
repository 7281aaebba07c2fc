import { useEffect, useRef } from "preact/hooks";
import { cellName } from "../base/geometry";
import { ALL, drawnLinks, isChain, same, statements } from "../board/net";
import { hasMany, linksOf, pictureOf, pictures, showPicture } from "../board/pictures";
import type { Node, Step } from "../engine/types";
import { t } from "../i18n";
import { proofOf, proved } from "../parts/Proof";
import { branch, chooseBranch } from "./state";

/** More chains than this are shown one at a time. */
const MOST = 4;

const cellsOf = ({ cells }: Node): string[] => cells.map((cell) => cellName(cell));

const name = (node: Node): string => `${cellsOf(node).join()} ${node.on ? "=" : "≠"} ${node.digit}`;

/**
 * Chains in words: what follows from what, statement by statement; the board draws them up to the one under the pointer, or with the focus. Of a
 * net each statement names those that it follows from. Of several chains a press shows one alone, here and on the board.
 * The first `assumptions` of them belong to the argument, the others are within these.
 */
export function ChainText({ step }: { step: Step }) {
  const { chains, pattern } = step;
  const assumptions = pattern.filter(({ role }) => role === "true" || role === "false").length;
  const words = t().explain;
  const choose = (n: number) => {
    proved.value = undefined;
    chooseBranch(n);
  };
  const told = chains.map((links, n) => ({ n, all: statements(links) })).filter(({ all }) => all.length > 1);
  const shown = told.filter(({ n }) => (branch.value === ALL ? told.length <= MOST : n === branch.value));
  return (
    <>
      {told.length > 1 && (
        <div class="row branches" role="group" aria-label={words.branches}>
          <button type="button" aria-pressed={branch.value === ALL} onClick={() => choose(ALL)}>
            {words.allBranches}
          </button>
          {told.map(({ n, all: [first] }) => (
            <button type="button" key={n} class="mono" aria-pressed={branch.value === n} onClick={() => choose(n)}>
              {n < assumptions || assumptions === 0 ? first && name(first.node) : `*${n}`}
            </button>
          ))}
        </div>
      )}
      {shown
        .filter(({ all }) => all.length > 2 || told.length > 1)
        .map(({ n, all }) => (
          <Statements key={n} step={step} n={n} all={all} />
        ))}
    </>
  );
}

/** The statements of one chain in words, each with its picture. Of those in the pictures to come, the next is `isNow`. */
function linesOf(step: Step, n: number, all: ReturnType<typeof statements>) {
  const words = t().explain;
  const links = step.chains[n] ?? [];
  const drawn = isChain(links) ? undefined : drawnLinks(links);
  const { now, all: last } = pictures(step, branch.value);
  const picture = (i: number) => pictureOf(step, n, branch.value, i);
  return all.map(({ node, rests }, i) => {
    const reasons = (drawn ?? []).filter(({ to }) => same(to, node)).map(({ from }) => (from.on ? cellsOf(from).join() : name(from)));
    if (rests !== undefined) reasons.push(`*${rests}`);
    const isLater = i > 0 && now < last && picture(i) >= now;
    return {
      text:
        i > 0 && drawn
          ? words.from(name(node), reasons.join(", "))
          : (i > 0 ? words.follows : words.assume)(cellsOf(node), node.digit, node.on),
      on: node.on,
      picture: picture(i),
      isLater,
      isNow: isLater && (picture(i - 1) < now || picture(i) === 1),
    };
  });
}

/** The statement that the picture draws, beside the slider: in a long net its place in the list may be out of sight. */
export function StatementNow({ step }: { step: Step }) {
  if (proofOf(step) || !step.chains.some(hasMany)) return null;
  const now = step.chains
    .flatMap((links, n) => (branch.value === ALL || branch.value === n ? linesOf(step, n, statements(links)) : []))
    .find(({ isNow }) => isNow);
  return (
    <p class={`small stated ${now?.on ? "on" : "off"}`} aria-live="off">
      {now?.text}
    </p>
  );
}

/** The statements of one chain. */
function Statements({ step, n, all }: { step: Step; n: number; all: ReturnType<typeof statements> }) {
  const list = useRef<HTMLOListElement>(null);
  const lines = linesOf(step, n, all);
  const now = lines.findIndex(({ isNow }) => isNow);
  // The list scrolls, and the page does not, to the statement that is drawn.
  useEffect(() => {
    const [box, line] = [list.current, list.current?.children[now] as HTMLElement | undefined];
    if (box && line)
      box.scrollTop = Math.min(line.offsetTop, Math.max(box.scrollTop, line.offsetTop + line.offsetHeight - box.clientHeight));
  }, [now]);
  return (
    <ol
      ref={list}
      start={0}
      class={isChain(step.chains[n] ?? []) ? "chain" : "chain net"}
      aria-label={t().explain.chain}
      onPointerLeave={() => hasMany(linksOf(step, branch.value)) || showPicture(step)}
    >
      {lines.map(({ text, on, picture, isLater, isNow }, i) => {
        const show = () => showPicture(step, picture);
        // From the proof a press leads back to the pictures.
        const press = () => {
          proved.value = undefined;
          show();
        };
        return (
          <li key={i} class={`${on ? "on" : "off"}${isLater && !isNow ? " soft" : ""}`}>
            <button
              type="button"
              class="quiet"
              aria-current={isNow ? "true" : undefined}
              onClick={press}
              onFocus={show}
              onPointerEnter={show}
            >
              {text}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
