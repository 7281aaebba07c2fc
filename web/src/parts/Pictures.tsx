import { useEffect, useLayoutEffect } from "preact/hooks";
import { firstBranch } from "../board/net";
import { fewOf, hasMany, linksOf, pictures, showPicture } from "../board/pictures";
import type { Step } from "../engine/types";
import { t } from "../i18n";
import { proofOf } from "./Proof";

/** How long a hint's picture stays, in milliseconds. */
const STAYS = 700;

/** A slider through the pictures of a step; of a hint, which `plays` them one after the other at first, there are few. */
export function Pictures({ step, branch = firstBranch(step.chains), plays }: { step: Step; branch?: number; plays?: boolean }) {
  const { now, all } = pictures(step, branch);
  const shown = plays ? fewOf(all) : Array.from({ length: all }, (_, i) => i + 1);
  const at = shown.findIndex((n) => n >= now) + 1;
  const show = (n: number) => showPicture(step, n < shown.length ? shown[n - 1] : undefined);
  useEffect(() => {
    if (!plays || proofOf(step) || matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    let n = 1;
    show(n);
    const timer = setInterval(() => {
      if (pictures(step, branch).now === shown[n - 1]) show(++n);
      else n = shown.length;
      if (n >= shown.length) clearInterval(timer);
    }, STAYS);
    return () => clearInterval(timer);
  }, [step, plays]);
  // Of many links, one after the other: all at once say nothing.
  useLayoutEffect(() => {
    if (!plays) showPicture(step, hasMany(linksOf(step, branch)) ? 1 : undefined);
  }, [step, branch, plays]);
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
      <span>{label}</span>
    </label>
  );
}
