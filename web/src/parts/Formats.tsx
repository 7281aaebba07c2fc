import type { Format } from "../engine/types";
import { t } from "../i18n";

/** A choice of notations, and the text in the chosen one. */
export function Formats(props: { formats: Format[]; format: string; onFormat: (name: string) => void; text: string }) {
  const words = t().share;
  const { formats, format, onFormat, text } = props;
  // Those of variants have names that people use.
  const areNamed = formats.some(({ name }) => name === "iss");
  const said = ({ name, summary }: Format) =>
    areNamed ? (words.formats[name === "link" ? "fpuzzles" : name] ?? summary) : `${name}: ${words.formats[name] ?? summary}`;
  return (
    <>
      <label class="field">
        {words.format}
        <select value={format} onChange={(event) => onFormat(event.currentTarget.value)}>
          {formats.map((each) => (
            <option key={each.name} value={each.name}>
              {said(each)}
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
