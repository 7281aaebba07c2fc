import { useEffect, useState } from "preact/hooks";
import { settings } from "../base/settings";
import { variants } from "../engine/client";
import type { Format } from "../engine/types";
import type { Variant, WrittenVariant } from "../engine/variant";
import { t } from "../i18n";
import { reasonOf } from "../i18n/reason";

/** A format by its name, and how people call it. */
export type Choice = [name: string, said: string];

/** A choice of formats, and the text in the chosen one. */
export function Formats(props: { formats: Choice[]; format: string; onFormat: (name: string) => void; text: string }) {
  const words = t().share;
  const { formats, format, onFormat, text } = props;
  return (
    <>
      <label class="field">
        {words.format}
        <select value={format} onChange={(event) => onFormat(event.currentTarget.value)}>
          {formats.map(([name, said]) => (
            <option key={name} value={name}>
              {said}
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

/** What a format is, in the language of the page. */
export const summaryOf = ({ summary, korean }: Format): string => (settings.value.language === "ko" ? korean : summary);

/** So many losses are named at once, the others on request. */
const NAMED = 5;

/** A variant in the formats that hold such puzzles, with its solution if that is known, and what of it is lost. */
export function VariantFormats({ puzzle, solution }: { puzzle: Variant; solution?: number[] | undefined }) {
  const words = t().share;
  const [formats, setFormats] = useState<Format[]>([]);
  const [format, setFormat] = useState("fpuzzles");
  const [written, setWritten] = useState<WrittenVariant>();
  useEffect(() => void variants.formats().then(setFormats, () => setFormats([])), []);
  useEffect(() => {
    variants
      .write(puzzle, format, solution)
      .then(setWritten, (error: unknown) => setWritten({ text: "", losses: [reasonOf(error)], other: true }));
  }, [format, puzzle, solution]);
  const { text = "", losses = [], other } = written ?? {};
  const rest = losses.slice(NAMED);
  return (
    <>
      <Formats formats={formats.map((each) => [each.name, summaryOf(each)])} format={format} onFormat={setFormat} text={text} />
      {losses.length > 0 && (
        <div class={other ? "notice bad" : "soft small"}>
          {text ? words.losses : words.unwritten} {losses.slice(0, NAMED).join("; ")}
          {rest.length === 0 ? (
            "."
          ) : (
            <details>
              <summary>{t().variant.more(rest.length)}</summary>
              {rest.join("; ")}.
            </details>
          )}
        </div>
      )}
    </>
  );
}
