import { useEffect } from "preact/hooks";
import { firstBranch } from "../board/net";
import { pictures, showPicture } from "../board/pictures";
import type { Step } from "../engine/types";
import { t } from "../i18n";
import { proofOf } from "./Proof";

/** A slider through the pictures of a step. Where it `plays`, they come one after the other at first. */
export function Pictures({ step, branch = firstBranch(step.chains), plays }: { step: Step; branch?: number; plays?: boolean }) {
  const { now, all } = pictures(step, branch);
  useEffect(() => {
    if (!plays || proofOf(step) || matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    let n = 1;
    showPicture(step, n);
    const timer = setInterval(
      () => {
        if (pictures(step, branch).now !== n) clearInterval(timer);
        else if (++n < all) showPicture(step, n);
        else {
          showPicture(step);
          clearInterval(timer);
        }
      },
      Math.min(600, 3000 / all),
    );
    return () => clearInterval(timer);
  }, [step, plays]);
  if (proofOf(step)) return null;
  const label = t().explain.picture(now, all);
  return (
    <label class="pictures small soft">
      <input
        type="range"
        min="1"
        max={all}
        value={now}
        aria-label={t().explain.pictures}
        aria-valuetext={label}
        onInput={({ currentTarget: { valueAsNumber: n } }) => showPicture(step, n < all ? n : undefined)}
      />
      <span>{label}</span>
    </label>
  );
}
