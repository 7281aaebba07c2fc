import type { Link, Node } from "../engine/types";

export const same = (a: Node, b: Node): boolean => a.digit === b.digit && a.on === b.on && a.cells.join() === b.cells.join();

const key = (node: Node): string => `${node.on}${node.digit}:${node.cells.join()}`;

/** Whether every link of a chain begins where the one before it ends. In a net a statement may follow from several others. */
export const isChain = (links: readonly Link[]): boolean => links.every((link, i) => i === 0 || same(link.from, (links[i - 1] as Link).to));

/** A statement that the text has, and the number of the chain of the same step that it rests on, if any. */
interface Statement {
  node: Node;
  rests?: number;
}

/**
 * What a chain or a net tells: all statements of a chain; of a net the assumption, the digits that it places in turn, the candidates that
 * another chain removes, and where it ends, as in the step's reason.
 */
export function statements(links: readonly Link[]): Statement[] {
  const [first, last] = [links[0], links.at(-1)];
  if (!first || !last) return [];
  // A link from a statement to itself ends a net with its contradiction.
  if (links.length > 1 && same(last.from, last.to)) return statements(links.slice(0, -1));
  const told: Statement[] = [{ node: first.from }];
  const whole = isChain(links);
  links.forEach(({ to, via }, i) => {
    const rests = via && "step" in via ? via.step : undefined;
    if (!whole && !to.on && rests === undefined && i < links.length - 1) return;
    if (whole || !told.some(({ node }) => same(node, to))) told.push(rests === undefined ? { node: to } : { node: to, rests });
  });
  return told;
}

/**
 * The links between the statements of the text. What lies between them in a net (a candidate that a digit removes) is left out; such a
 * link only says that one statement leads to another, and is `strong` if that one says that something is true.
 */
export function drawnLinks(links: readonly Link[]): readonly Link[] {
  if (isChain(links)) return links;
  const told = statements(links).map(({ node }) => node);
  const names = new Set(told.map(key));
  const reasons = new Map<string, Link[]>();
  for (const link of links) reasons.set(key(link.to), [...(reasons.get(key(link.to)) ?? []), link]);
  return told.flatMap((to) => {
    const [seen, found, left] = [new Set([key(to)]), [] as Link[], [to]];
    for (let at = left.pop(); at; at = left.pop())
      for (const { from, via } of reasons.get(key(at)) ?? []) {
        if (seen.has(key(from))) continue;
        seen.add(key(from));
        if (names.has(key(from))) found.push({ from, to, strong: to.on, via });
        else left.push(from);
      }
    return found;
  });
}

/** The most links that are drawn at once; more would hide the board. */
export const MOST_LINKS = 40;

/** In place of a chain's number: all of them. */
export const ALL = -1;

/** The chain that is drawn at first: all, if there is room for them. */
export const firstBranch = (chains: readonly (readonly Link[])[]): number =>
  chains.flatMap(drawnLinks).length > MOST_LINKS ? chains.findIndex(({ length }) => length > 0) : ALL;
