import { useLayoutEffect } from "preact/hooks";
import { firstBranch } from "../board/net";
import { fewOf, hasMany, linksOf, pictures, showPicture } from "../board/pictures";
import type { Step } from "../engine/types";
import { t } from "../i18n";
import { proofOf } from "./Proof";

/** How long a picture stays that comes by itself, and all of a step together, in milliseconds. */
const STAYS = 700;
const ALL_STAY = 3500;

/** A slider through the pictures of a step. With `few`, as in a hint, there are few of them. These, and all of a chain, come one after the other at first. */
export function Pictures({ step, branch = firstBranch(step.chains), few }: { step: Step; branch?: number; few?: boolean }) {
  const { now, all } = pictures(step, branch);
  const shown = few ? fewOf(all) : Array.from({ length: all }, (_, i) => i + 1);
  const at = shown.findIndex((n) => n >= now) + 1;
  const show = (n: number) => showPicture(step, n < shown.length ? shown[n - 1] : undefined);
  useLayoutEffect(() => {
    const links = linksOf(step, branch);
    // Of many links, one after the other as the reader asks for them: all at once say nothing.
    if (!few) showPicture(step, hasMany(links) ? 1 : undefined);
    if (proofOf(step) || matchMedia("(prefers-reduced-motion: reduce)").matches || (!few && (links.length === 0 || hasMany(links)))) return;
    let n = 1;
    show(n);
    const timer = setInterval(
      () => {
        if (pictures(step, branch).now === shown[n - 1]) show(++n);
        else n = shown.length;
        if (n >= shown.length) clearInterval(timer);
      },
      Math.min(STAYS, ALL_STAY / shown.length),
    );
    return () => clearInterval(timer);
  }, [step, branch, few]);
  if (proofOf(step)) return null;
  const label = t().play.picture(at, shown.length);
  return (
    <label class="pictures small soft">
      <input
        type="range"
        min="1"
        max={shown.length}
        value={at}
        aria-label={t().play.pictures}
        aria-valuetext={label}
        onInput={({ currentTarget: { valueAsNumber: n } }) => show(n)}
      />
      <span aria-live="off">{label}</span>
    </label>
  );
}
