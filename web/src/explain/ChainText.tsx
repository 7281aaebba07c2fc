import type { Link, Node } from "../engine/types";
import { cellName } from "../board/geometry";
import { t } from "../i18n";

/** More chains than this are a net, which its picture and its reason tell better. */
const MOST = 4;

const same = (a: Node, b: Node) => a.digit === b.digit && a.on === b.on && a.cells.join() === b.cells.join();

/** The statements along a chain; none when its links do not follow one another. */
export function statements(chain: readonly Link[]): Node[] {
  const [first] = chain;
  const follows = chain.every((link, i) => i === 0 || same(link.from, (chain[i - 1] as Link).to));
  return first && follows ? [first.from, ...chain.map(({ to }) => to)] : [];
}

/** Chains in words: what follows from what, statement by statement. */
export function ChainText({ chains }: { chains: readonly (readonly Link[])[] }) {
  const words = t().explain;
  if (chains.length > MOST) return null;
  return (
    <>
      {chains.map(statements).filter(({ length }) => length > 2).map((nodes, n) => (
        <ol class="chain" key={n} aria-label={words.chain}>
          {nodes.map(({ cells, digit, on }, i) => {
            const at = cells.map((cell) => cellName(cell));
            return <li key={i} class={on ? "on" : "off"}>{i === 0 ? words.assume(at, digit, on) : words.follows(at, digit, on)}</li>;
          })}
        </ol>
      ))}
    </>
  );
}
