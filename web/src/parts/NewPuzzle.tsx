import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { digitsOf } from "../base/geometry";
import { focusBoard } from "../base/keys";
import { Thumb } from "../board/Thumb";
import { Stopped } from "../engine/client";
import { find, LEVELS } from "../engine/find";
import type { Level } from "../engine/types";
import { dayOf, gameOf, levelOf, playDay, puzzleOf, stopPreparing, today as todays } from "../game/daily";
import { allDigits } from "../game/game";
import { records, streak } from "../game/records";
import { message, start } from "../game/state";
import { clock } from "../game/timer";
import { number, t } from "../i18n";
import { reasonOf } from "../i18n/reason";
import { Glyph } from "./Icon";

interface Offer {
  /** Not where the steps of the puzzle of the day would give it away. */
  daily?: boolean;
  onDone?: () => void;
  children: ComponentChildren;
}

/** A button for each level, which makes a puzzle and opens it; below them other ways to get a puzzle. */
export function NewPuzzle({ daily = true, onDone, children }: Offer) {
  const [making, setMaking] = useState<Level>();
  const [trouble, setTrouble] = useState("");
  const stop = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const today = dayOf(new Date());
  const done = records.value.find(({ day }) => day === today);
  const game = gameOf(today);
  const digits = game && allDigits(game);
  const days = streak(records.value, today);
  const make = async (level: Level, day: string | null = null) => {
    stopPreparing();
    stop.current = new AbortController();
    const { signal } = stop.current;
    setMaking(level);
    setTrouble("");
    try {
      const made = await (day ? puzzleOf(day, signal) : find({ min: level, max: level, symmetry: "rotate180" }, signal));
      if (day) playDay(made, day);
      else {
        start(made.puzzle);
        message.value = t().play.made(made.clues, t().levels[level]);
      }
      onDone?.();
      // After the choice has gone.
      setTimeout(focusBoard);
    } catch (error) {
      if (!(error instanceof Stopped)) setTrouble(t().app.failed(reasonOf(error)));
    } finally {
      setMaking(undefined);
    }
  };
  return (
    <>
      <div class="levels">
        {/* Once it is solved, another one of its level is what is offered. */}
        {daily && (
          <button
            type="button"
            class={done ? "choice daily" : "main choice daily"}
            disabled={making !== undefined}
            onClick={() => make(levelOf(today), today)}
          >
            {digits ? (
              <Thumb digits={digits} givens={game.givens} />
            ) : (
              todays.value && <Thumb digits={digitsOf(todays.value.made.puzzle)} />
            )}
            <span>
              {done && <Glyph of="check" />} {t().finish.daily}{" "}
              <small class="soft">
                {[
                  done ? t().finish.done(clock(done.time)) : t().levels[levelOf(today)],
                  !done && digits && `${digits.filter(Boolean).length} / 81`,
                  days > 1 && t().finish.row(number(days)),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </small>
            </span>
          </button>
        )}
        {LEVELS.map((level) => (
          <button
            key={level}
            type="button"
            class={`choice ${level}${(done || !daily) && level === levelOf(today) ? " main" : ""}`}
            disabled={making !== undefined}
            onClick={() => make(level)}
          >
            <span>
              {t().levels[level]} <small class="soft">{t().finish.needs[level]}</small>
            </span>
          </button>
        ))}
      </div>
      <div class="row others">
        {making ? (
          <>
            <span class="soft" role="status">
              {t().app.working}
            </span>
            <button type="button" onClick={() => stop.current?.abort()}>
              {t().app.cancel}
            </button>
          </>
        ) : (
          children
        )}
      </div>
      {trouble && (
        <p class="notice bad" role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}
