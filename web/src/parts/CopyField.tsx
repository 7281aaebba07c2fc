import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { t } from "../i18n";

/** A button that copies a text. */
export function CopyButton({ text, children, class: look }: { text: string; children?: ComponentChildren; class?: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Without permission the text stays selected for copying by hand.
    }
  };
  return (
    <button type="button" class={look} onClick={copy}>
      {copied ? t().share.copied : (children ?? t().share.copy)}
    </button>
  );
}

/** A text to copy, with a button that does it. */
export function CopyField({ label, text }: { label: string; text: string }) {
  return (
    <label class="field wide">
      {label}
      <span class="copy">
        <input readOnly value={text} onFocus={(event) => event.currentTarget.select()} />
        <CopyButton text={text} />
      </span>
    </label>
  );
}
