import type { Signal } from "@preact/signals";
import { number, t } from "../i18n";

/** How many events pass in a second, from 1 to 100,000. */
export function Speed({ of, as }: { of: Signal<number>; as: string }) {
  return (
    <label class={`field ${as}`}>
      <span>{t().lab.speed(number(of.value))}</span>
      <input
        type="range"
        min="0"
        max="5"
        step="0.25"
        value={Math.log10(of.value)}
        onInput={(event) => (of.value = Math.round(10 ** Number(event.currentTarget.value)))}
      />
    </label>
  );
}
