import { drawnLine } from "../board/VariantStep";
import type { VariantStep } from "../engine/variant";

/** A variant's step in words. Of an argument that is a list, the board draws the line under the pointer, or with the focus. */
export function StepText({ step }: { step: VariantStep }) {
  const [first, ...lines] = step.texts[2].split("\n");
  const show = (n?: number) => () => {
    drawnLine.value = n === undefined ? n : { of: step, n };
  };
  const { of, n: now } = drawnLine.value ?? {};
  return (
    <>
      <p>{first}</p>
      {lines.length > 0 && (
        <ul
          class="lines"
          onPointerLeave={({ currentTarget }) => currentTarget.contains(document.activeElement) || show()()}
          onFocusOut={show()}
        >
          {lines.map((text, n) => (
            // The first line says what is assumed.
            <li key={n} class={n ? undefined : "case"}>
              <button
                type="button"
                class="quiet"
                aria-current={of === step && now === n ? "true" : undefined}
                // Safari gives no focus to what is pressed.
                onClick={({ currentTarget }) => currentTarget.focus()}
                onFocus={show(n)}
                onPointerEnter={show(n)}
              >
                {text.replace("• ", "")}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
