import { useState } from "preact/hooks";
import { t } from "../i18n";

/** A text to copy, with a button that does it. */
export function CopyField({ label, text }: { label: string; text: string }) {
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
    <label class="field wide">
      {label}
      <span class="copy">
        <input readOnly value={text} onFocus={(event) => event.currentTarget.select()} />
        <button type="button" onClick={copy}>
          {copied ? t().app.copied : t().app.copy}
        </button>
      </span>
    </label>
  );
}
