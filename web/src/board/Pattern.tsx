import { column, row } from "../base/geometry";
import type { Link, Marks, Node, Part, Step } from "../engine/types";
import { bit } from "../game/cell";
import { curveOf, place } from "./curve";
import { ALL, firstBranch, same } from "./net";
import { hasMany, linksOf, pictures } from "./pictures";

/** The cells of a house: 0–8 rows, 9–17 columns, 18–26 blocks. */
export function houseRect(house: number): { x: number; y: number; width: number; height: number } {
  const n = house % 9;
  if (house < 9) return { x: 0, y: n * 100, width: 900, height: 100 };
  if (house < 18) return { x: n * 100, y: 0, width: 100, height: 900 };
  return { x: (n % 3) * 300, y: Math.floor(n / 3) * 300, width: 300, height: 300 };
}

/** The houses where a hint tells to look. */
export function Look({ houses }: { houses: readonly number[] }) {
  return (
    <>
      {houses.map((house) => (
        <rect key={house} {...houseRect(house)} class="role look" />
      ))}
    </>
  );
}

/** The class of a role; sets beyond the fourth share one. */
function roleClass(role: string): string {
  const set = /^set-(\d+)$/.exec(role);
  return set && Number(set[1]) > 3 ? "set-more" : role;
}

interface Shown {
  step: Step;
  marks: Marks;
  bare?: boolean;
  branch?: number;
}

/**
 * The parts of a step below the digits, `bare` where the board shows no candidates: houses and candidates with their roles, the links of one
 * chain or of all, and the digits to write; as far as the picture goes that is shown.
 */
export function PatternBelow({ step, marks, bare = false, branch = firstBranch(step.chains) }: Shown) {
  const { now, all, seen } = pictures(step, branch);
  // Cells above houses.
  const parts = [true, false].flatMap((houses) => step.pattern.filter(({ house }) => (house !== undefined) === houses));
  return (
    <>
      {parts.map(
        (part, i) =>
          (seen !== "houses" || part.house !== undefined) && (
            <PartShape key={i} part={part} digits={marks.digits} candidates={marks.candidates} bare={bare || seen === "cells"} />
          ),
      )}
      {now === all && <Placements step={step} marks={marks} bare={bare} />}
      <Chains {...{ step, branch, marks }} />
    </>
  );
}

/** The digits to write, below the candidates. */
export function Placements({ step, marks, bare = false }: Shown) {
  return (
    <>
      {bare &&
        step.placements.map(({ cell }) => (
          <rect key={cell} x={column(cell) * 100 + 5} y={row(cell) * 100 + 5} width="90" height="90" rx="8" class="role placement" />
        ))}
      {!bare &&
        step.placements.map(({ cell, digit }) => {
          const at = place(cell, digit, marks.digits);
          return <circle key={`${cell}-${digit}`} cx={at.x} cy={at.y} r="17" class="role placement" />;
        })}
    </>
  );
}

function PartShape({ part, digits, candidates, bare }: { part: Part; digits: string; candidates: number[]; bare: boolean }) {
  const name = roleClass(part.role);
  if (part.house !== undefined) return <rect {...houseRect(part.house)} class={`role house ${name}`} />;
  return (
    <>
      {part.cells?.map((cell) => {
        const [x, y] = [column(cell) * 100, row(cell) * 100];
        const there = (digit: number) => (candidates[cell] ?? 0) & bit(digit) || part.role === "missing";
        return (
          <g key={cell}>
            <rect x={x + 3} y={y + 3} width="94" height="94" rx="8" class={`role square ${name}`} />
            {digits[cell] === "." &&
              !bare &&
              part.digits?.filter(there).map((digit) => {
                const at = place(cell, digit, digits);
                return <circle key={digit} cx={at.x} cy={at.y} r="15.5" class={`role spot ${name}`} />;
              })}
          </g>
        );
      })}
    </>
  );
}

/**
 * What lies above the digits: the heads of links, struck candidates, and digits to write. These are in the last picture, and where the `whole`
 * step is proved, without its links.
 */
export function PatternAbove({ step, marks, bare = false, branch = firstBranch(step.chains), whole }: Shown & { whole?: unknown }) {
  const { now, all } = pictures(step, branch);
  const heads = !whole && <Chains {...{ step, branch, marks }} heads />;
  if (now < all && !whole) return heads;
  return (
    <>
      {heads}
      {bare &&
        step.placements.map(({ cell, digit }) => (
          <text key={`${cell}-${digit}`} x={column(cell) * 100 + 50} y={row(cell) * 100 + 53} class="digit ghost">
            {digit}
          </text>
        ))}
      {step.eliminations.map(({ cell, digit }) => {
        const { x, y } = place(cell, digit, marks.digits);
        return (
          <g key={`${cell}-${digit}`}>
            <path d={`M${x - 13} ${y + 13}L${x + 13} ${y - 13}`} class="role strike" />
          </g>
        );
      })}
    </>
  );
}

/**
 * The links of chains, with the nodes at which they begin and end: solid for "one is true", dashed for "not both". They lie under
 * the digits, and only their `heads` above; those of later pictures are faint.
 */
export function Chains({ step, branch, marks, heads }: { step: Step; branch: number; marks: Marks; heads?: boolean }) {
  const { now } = pictures(step, branch);
  const links = linksOf(step, branch);
  const chains = branch === ALL ? step.chains : step.chains.slice(branch, branch + 1);
  const curves = links.map((link) => curveOf(link, marks));
  // Of many links, those to the last statement stand out, and the others tell where they come from.
  const last = links[Math.min(now, links.length) - 1]?.to;
  const past = (i: number, { to }: Link) => (i >= now ? "later" : last && hasMany(links) && !same(to, last) ? "past" : undefined);
  const places = (node: Node | undefined) => node?.cells.map((cell) => place(cell, node.digit, marks.digits)) ?? [];
  const shapes = (of: 0 | 1, name: string) =>
    links.map((link, i) => (
      <g key={i} class={past(i, link)}>
        <path d={curves[i]?.[of]} class={`role ${name} ${link.strong ? "strong" : "weak"}`} />
      </g>
    ));
  if (heads) return <>{shapes(1, "arrow-head")}</>;
  return (
    <>
      {/* No halo cuts another link. */}
      {shapes(0, "link-halo")}
      {shapes(0, "link-line")}
      {links.map((link, i) => (
        <g key={i} class={past(i, link)}>
          {[link.from, link.to].map((node) =>
            places(node).map(({ x, y }, n) => <circle key={n} cx={x} cy={y} r="17" class={`role link-node ${node.on ? "on" : "off"}`} />),
          )}
        </g>
      ))}
      {chains.map((chain) =>
        ["start", "end"].map((name, i) =>
          places(i ? chain.at(-1)?.to : chain[0]?.from).map(({ x, y }, n) => (
            <rect key={n} x={x - 21} y={y - 21} width="42" height="42" rx="6" class={`role chain-${name}`} />
          )),
        ),
      )}
    </>
  );
}
