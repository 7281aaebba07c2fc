import type { Format } from "../engine/types";
import { t } from "../i18n";

/** A choice of notations, and the text in the chosen one. */
export function Formats(props: { formats: Format[]; format: string; onFormat: (name: string) => void; text: string }) {
  const words = t().share;
  const { formats, format, onFormat, text } = props;
  return (
    <>
      <label class="field">
        {words.format}
        <select value={format} onChange={(event) => onFormat(event.currentTarget.value)}>
          {formats.map(({ name, summary }) => (
            <option key={name} value={name}>
              {name}: {words.formats[name] ?? summary}
            </option>
          ))}
        </select>
      </label>
      <label class="field wide">
        {words.text}
        <textarea readOnly value={text} onFocus={(event) => event.currentTarget.select()} />
      </label>
    </>
  );
}
