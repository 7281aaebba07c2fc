import { signal } from "@preact/signals";
import type { Link, Step } from "../engine/types";
import { ALL, drawnLinks, firstBranch, isChain, MOST_LINKS, same, statements } from "./net";

/** The picture that is shown of a step. */
const chosen = signal<{ of: Step; n: number } | undefined>(undefined);

/** The links of one chain of a step, or of all; of too many, the first ones, and those to where they end. */
export function linksOf({ chains }: Step, branch: number): readonly Link[] {
  const all = (branch === ALL ? chains : chains.slice(branch, branch + 1)).flatMap(drawnLinks);
  const ends = all.slice(MOST_LINKS).filter(({ to }) => same(to, (all.at(-1) as Link).to));
  return [...all.slice(0, MOST_LINKS - ends.length), ...ends];
}

/** Whether there are so many links that they hide each other. */
export const hasMany = (links: readonly Link[]): boolean => links.length > 14;

/** What is seen of a pattern without links: first its houses, then also its cells, then also its candidates. */
type Seen = "houses" | "cells" | "all";

/** How a pattern is built up, as far as it has these parts. */
function parts({ pattern, eliminations }: Step): Seen[] {
  const houses = pattern.some(({ house }) => house !== undefined);
  const cells = pattern.filter(({ house }) => house === undefined);
  // Of a digit to write, the cell says it all.
  const candidates = eliminations.length > 0 && cells.some(({ digits = [] }) => digits.length > 0);
  return [...(houses && cells.length > 0 ? ["houses" as const] : []), ...(candidates ? ["cells" as const] : []), "all"];
}

/**
 * A step is drawn in pictures: chains link by link, other patterns part by part, and then what follows. Of a step for which none is chosen,
 * the last picture shows all.
 */
export function pictures(step: Step, branch = firstBranch(step.chains)): { now: number; all: number; seen: Seen } {
  const links = linksOf(step, branch).length;
  const built = parts(step);
  const all = (links || built.length) + 1;
  const now = Math.min(chosen.value?.of === step ? chosen.value.n : all, all);
  return { now, all, seen: (links === 0 && built[now - 1]) || "all" };
}

/** The most pictures of a hint. */
const FEW = 5;

/** The pictures of a step that a hint shows, the last one included: so many links of a long chain come at once that there are few. */
export function fewOf(all: number): number[] {
  const before = Math.min(all, FEW) - 1;
  return [...Array.from({ length: before }, (_, i) => Math.round(((i + 1) * (all - 1)) / before)), all];
}

/** Chooses a picture; none shows all. */
export function showPicture(of: Step, n?: number): void {
  chosen.value = n === undefined ? undefined : { of, n };
}

/** The picture in which a chain is drawn up to one of its statements, where one chain of the step is drawn, or all are. */
export function pictureOf({ chains }: Step, chain: number, branch: number, statement: number): number {
  const before = branch === ALL ? chains.slice(0, chain).flatMap(drawnLinks).length : 0;
  const links = chains[chain] ?? [];
  const told = statements(links).slice(0, statement + 1);
  const own = isChain(links) ? statement : drawnLinks(links).filter(({ to }) => told.some(({ node }) => same(node, to))).length;
  return Math.max(1, before + own);
}
