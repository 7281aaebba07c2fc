import { useEffect, useLayoutEffect } from "preact/hooks";
import { isElsewhere } from "../base/keys";
import { t } from "../i18n";
import { Glyph } from "../parts/Icon";
import { Challenge } from "./Challenge";
import { Choice, Counters, Introduction, Player } from "./Controls";
import { LabBoard } from "./LabBoard";
import { Levels } from "./Levels";
import { CurrentLine, Program } from "./Program";
import { lifted, Race } from "./Race";
import { animate, followLinks, jump, recording, seek, step, togglePlay } from "./state";
import { Tree } from "./Tree";

/** The section for watching searches. */
export function LabPage() {
  useEffect(() => followLinks(), []);
  useEffect(animate, []);
  useLayoutEffect(() => {
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return (
    <>
      <h1 class="hidden">{t().views.lab}</h1>
      <div class={lifted.value ? "table racing" : "table"}>
        <div class="left">
          <div class="board-box">
            <LabBoard />
          </div>
          <Tree />
          <Levels />
          <Counters />
        </div>
        <div class="side">
          <Player>
            <CurrentLine />
          </Player>
          <Introduction />
          <Program />
          <Challenge>
            <button type="button" onClick={toRace}>
              {t().lab.race} <Glyph of="down" />
            </button>
          </Challenge>
          <Choice />
        </div>
        <Race />
      </div>
    </>
  );
}

/** Leads to the race, with the keyboard too: where there is room it comes beside the board. */
function toRace(): void {
  const race = document.querySelector<HTMLElement>(".race");
  lifted.value = true;
  race?.querySelector<HTMLElement>(".main, .row > button:last-child")?.focus({ preventScroll: true });
  requestAnimationFrame(() => race?.scrollIntoView());
}

/** The keys of the terminal's viewer: space, arrows, b and B, s, Home, End. */
function onKey(event: KeyboardEvent): void {
  if (isElsewhere(event) || event.ctrlKey || event.altKey) return;
  // A focused slider keeps its own keys.
  if ((event.target as HTMLElement).closest("input") && /^(Arrow|Page|Home|End)/.test(event.code)) return;
  const keys: Record<string, () => unknown> = {
    Space: togglePlay,
    ArrowRight: () => step(1),
    ArrowLeft: () => step(-1),
    PageDown: () => step(100),
    PageUp: () => step(-100),
    KeyB: () => jump("back", event.shiftKey),
    KeyS: () => jump("solution"),
    Home: () => seek(0),
    End: () => seek(recording.value?.events ?? 0),
  };
  const does = keys[event.code];
  if (!does) return;
  event.preventDefault();
  void does();
}
