import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Stopped } from "../engine/client";
import type { Level } from "../engine/types";
import { LEVELS, find } from "../generate/find";
import { t } from "../i18n";
import { message, start } from "./state";

/** A button for each level, which makes a puzzle and opens it; below them other ways to get a puzzle. */
export function NewPuzzle({ onDone, children }: { onDone?: () => void; children: ComponentChildren }) {
  const [making, setMaking] = useState<Level>();
  const [trouble, setTrouble] = useState("");
  const stop = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const make = async (level: Level) => {
    stop.current = new AbortController();
    setMaking(level);
    setTrouble("");
    try {
      const made = await find({ level, symmetry: "rotate180" }, stop.current.signal);
      start(made.puzzle);
      message.value = t().generate.made(made.clues, t().levels[level]);
      onDone?.();
    } catch (error) {
      if (!(error instanceof Stopped)) setTrouble(t().app.failed(String(error)));
    } finally {
      setMaking(undefined);
    }
  };
  return (
    <>
      <div class="levels">
        {LEVELS.map((level) => (
          <button key={level} type="button" class={`choice ${level}`} disabled={making !== undefined} onClick={() => make(level)}>
            {t().levels[level]}
          </button>
        ))}
      </div>
      <div class="row others">
        {making ? (
          <>
            <span class="soft" role="status">{t().app.working}</span>
            <button type="button" onClick={() => stop.current?.abort()}>{t().app.cancel}</button>
          </>
        ) : (
          children
        )}
      </div>
      {trouble && <p class="notice bad" role="alert">{trouble}</p>}
    </>
  );
}
