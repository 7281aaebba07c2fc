import { useState } from "preact/hooks";
import { GamePicture, VariantPicture } from "../board/GamePicture";
import { allDigits } from "../game/game";
import { type Found, offered, onlyOf, readText, startFrom } from "../game/open";
import { shelf } from "../game/shelf";
import { takeUp } from "../game/state";
import { clock } from "../game/timer";
import { givensOf } from "../game/variant";
import { moment, t } from "../i18n";
import { placeOf, reasonOf } from "../i18n/reason";
import { Dialog } from "../parts/Dialog";
import { summaryOf } from "../parts/RulesPanel";

/** Nobody corrects more of a text than this. */
const MOST = 200_000;

/** Takes any text or file with puzzles; errors are reported with line and column, and the text stays for correction. */
export function OpenDialog({ onClose }: { onClose: () => void }) {
  const words = t().opening;
  const [text, setText] = useState(offered.peek()?.text.slice(0, MOST) ?? "");
  const [last, setLast] = useState(offered.peek());
  const [trouble, setTrouble] = useState("");

  const read = async (source: string) => {
    setTrouble("");
    setLast(undefined);
    if (!source.trim()) return setTrouble(words.nothing);
    try {
      const reading = await readText(source);
      const only = onlyOf(reading);
      if (only) open(only);
      else setLast({ text: source, reading });
    } catch (error) {
      setTrouble(t().app.failed(reasonOf(error)));
    }
  };
  const open = (puzzle: Found["puzzles"][number]) => {
    startFrom(puzzle);
    onClose();
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    const content = await file.text();
    setText(content.slice(0, MOST));
    await read(content);
  };

  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void read(text);
  };

  const reading = last?.reading;
  const wrong = !reading
    ? [trouble].filter(Boolean)
    : isOther(last.text, reading)
      ? [words.json]
      : [...reading.trouble.map(placeOf).slice(0, 5), ...reading.said.slice(0, 5)];
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p class="soft small">{words.help}</p>
      <div
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          event.stopPropagation();
          void take(event.dataTransfer?.files[0]);
        }}
      >
        <label class="field wide">
          {words.label}
          <textarea
            value={text}
            spellcheck={false}
            autofocus
            onKeyDown={sendByKey}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
      </div>
      <div class="row">
        <button type="button" class="main" onClick={() => read(text)}>
          {words.open}
        </button>
        <label class="button">
          {words.file}
          <input type="file" class="hidden" onChange={(event) => take(event.currentTarget.files?.[0])} />
        </label>
      </div>
      <div role="alert">
        {wrong.map((each) => (
          <p class="notice bad" key={each}>
            {withLinks(each)}
          </p>
        ))}
      </div>
      {reading && reading.puzzles.length > 0 && (
        <>
          <p>{words.found(reading.count)}</p>
          <div class="choices">
            {reading.puzzles.slice(0, 100).map((puzzle, i) => (
              <button type="button" key={i} onClick={() => open(puzzle)}>
                {"variant" in puzzle ? (
                  <>
                    <VariantPicture puzzle={puzzle.variant} digits={givensOf(puzzle.variant)} />
                    <span dir="auto">{summaryOf(puzzle.variant)}</span>
                  </>
                ) : (
                  <span class="mono">{puzzle.title ?? puzzle.grid}</span>
                )}
              </button>
            ))}
          </div>
        </>
      )}
      <Earlier onClose={onClose} />
    </Dialog>
  );
}

/** Whether a text is JSON that no reader knows; a link in it would be blamed. */
const isOther = (text: string, { puzzles, said }: Found): boolean =>
  puzzles.length + said.length === 0 && /^\s*\[?\s*\{(?!.*"puzzle")/s.test(text);

/** A message whose addresses can be pressed. */
const withLinks = (text: string) =>
  text.split(/(https:\/\/\S+)/).map((part, i) =>
    i % 2 ? (
      <a key={part} href={part} target="_blank" rel="noopener noreferrer">
        {part}
      </a>
    ) : (
      part
    ),
  );

/** The previous games, to resume. */
function Earlier({ onClose }: { onClose: () => void }) {
  const words = t().opening;
  if (shelf.value.length === 0) return null;
  return (
    <section class="earlier">
      <h3>{words.earlier}</h3>
      <div class="choices">
        {shelf.value.map((kept) => (
          <button
            key={kept.when}
            type="button"
            onClick={() => {
              takeUp(kept);
              onClose();
            }}
          >
            <GamePicture game={kept.game} />
            <span>
              {kept.game.variant && <strong dir="auto">{summaryOf(kept.game.variant.puzzle)}</strong>}
              {words.progress(allDigits(kept.game).filter(Boolean).length, kept.game.cells.length, clock(kept.elapsed))}
              <small class="soft">{moment(kept.when)}</small>
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}
