import { effect, signal } from "@preact/signals";
import { engine } from "../engine/client";
import type { Verdict } from "../engine/types";
import type { Variant } from "../engine/variant";
import { t } from "../i18n";
import { digits, position, setting } from "./state";

/** A puzzle of Play on its way to Set. */
export const brought = signal<Variant | undefined>(undefined);

/** What the digits that are being set amount to, and which of them the solution does not need. */
interface Judged {
  verdict: Verdict;
  spare: ReadonlySet<number>;
}

export const judged = signal<Judged | undefined>(undefined);

/** Judges the puzzle again after each change while it is being set; the returned function ends that. */
export function judgeWhileSetting(): () => void {
  return effect(() => {
    judged.value = undefined;
    if (!setting.value || digits.value.every((digit) => !digit)) return;
    const asked = position.value;
    const current = () => position.peek() === asked && setting.peek();
    void (async () => {
      const verdict = await engine.verdict(asked);
      if (!current()) return;
      judged.value = { verdict, spare: new Set() };
      if (verdict.kind !== "unique") return;
      const spare = await engine.needless(asked.givens);
      if (current()) judged.value = { verdict, spare: new Set(spare) };
      // Without the engine there is no verdict; whoever asks it for something else is told why.
    })().catch(() => undefined);
  });
}

/** The verdict in words. */
export function settingStatus(): string {
  const words = t().play;
  const now = judged.value;
  if (!now) return words.settingHelp;
  const {
    verdict: { kind },
    spare,
  } = now;
  if (kind === "unique") return spare.size > 0 ? words.setSpare(spare.size) : words.setUnique;
  return { none: words.setNone, contradictory: words.setContradictory, several: words.setSeveral }[kind];
}
