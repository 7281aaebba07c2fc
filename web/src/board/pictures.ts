import { signal } from "@preact/signals";
import type { Link, Step } from "../engine/types";
import { ALL, drawn, firstBranch, isChain, MOST_LINKS, same, statements } from "./net";

/** The picture that is shown of a step. */
const chosen = signal<{ of: Step; n: number } | undefined>(undefined);

/** The links of one chain of a step, or of all. */
export const linksOf = ({ chains }: Step, branch: number): readonly Link[] =>
  (branch === ALL ? chains : chains.slice(branch, branch + 1)).flatMap(drawn).slice(0, MOST_LINKS);

/**
 * A step is drawn in pictures: chains link by link, other patterns with their houses first, and then what follows. Of a step for which none
 * is chosen, the last picture shows all.
 */
export function pictures(step: Step, branch = firstBranch(step.chains)): { now: number; all: number } {
  const houses = step.pattern.filter(({ house }) => house !== undefined).length;
  const before = linksOf(step, branch).length || (houses > 0 && houses < step.pattern.length ? 2 : 1);
  const now = chosen.value?.of === step ? chosen.value.n : before + 1;
  return { now: Math.min(now, before + 1), all: before + 1 };
}

/** Chooses a picture; none shows all. */
export function showPicture(of: Step, n?: number): void {
  chosen.value = n === undefined ? undefined : { of, n };
}

/** The picture in which a chain is drawn up to one of its statements, where one chain of the step is drawn, or all are. */
export function pictureOf({ chains }: Step, chain: number, branch: number, statement: number): number {
  const before = branch === ALL ? chains.slice(0, chain).flatMap(drawn).length : 0;
  const links = chains[chain] ?? [];
  const told = statements(links).slice(0, statement + 1);
  const own = isChain(links) ? statement : drawn(links).filter(({ to }) => told.some(({ node }) => same(node, to))).length;
  return Math.max(1, before + own);
}
