import { useEffect, useState } from "preact/hooks";
import { Board } from "../board/Board";
import { settings } from "../app/settings";
import { t } from "../i18n";
import { playBoard } from "./describe";
import { KeyHelp } from "./KeyHelp";
import { listen } from "./keys";
import { Pad } from "./Pad";
import { pointerHandlers } from "./select";
import { ShareDialog } from "./ShareDialog";
import { beginSetting, finishSetting, game, message, restartGame, setting, solved } from "./state";
import { clock, elapsed, paused } from "./timer";

const pointer = pointerHandlers();

/** The section in which a puzzle is played. */
export function PlayPage() {
  const [sharing, share] = useState(false);
  const words = t().play;
  useEffect(() => listen({ pause: togglePause }), []);
  const blank = game.value.givens.every((digit) => !digit);
  return (
    <>
      <h1 class="hidden">{words.title}</h1>
      <div class="table">
        <div class={`board-box${paused.value ? " paused" : ""}`}>
          <Board label={words.board} name="cell" on={pointer} {...playBoard()} />
          {paused.value && (
            <button type="button" class="veil" onClick={togglePause}>
              {words.paused}
              <small>{words.resume}</small>
            </button>
          )}
        </div>
        <div class="side">
          <div class="row status-row">
            {settings.value.timer && !setting.value && <Timer />}
            <p class="status" role="status">
              {setting.value ? words.settingHelp : message.value}
            </p>
          </div>
          <Pad />
          <div class="actions">
            {setting.value ? (
              <button type="button" class="main" onClick={finishSetting}>
                {words.start}
              </button>
            ) : (
              <button type="button" onClick={beginSetting}>
                {blank ? words.setting : words.edit}
              </button>
            )}
            <button type="button" onClick={restartGame}>{words.restart}</button>
            <button type="button" onClick={() => share(true)}>{words.share}</button>
            <button type="button" onClick={() => print()}>{words.print}</button>
          </div>
          <KeyHelp />
        </div>
      </div>
      {sharing && <ShareDialog onClose={() => share(false)} />}
    </>
  );
}

function togglePause(): void {
  if (!solved.value) paused.value = !paused.value;
}

function Timer() {
  const words = t().play;
  return (
    <button type="button" class="quiet timer" onClick={togglePause} aria-label={`${words.time} ${clock(elapsed.value)}, ${paused.value ? words.resume : words.pause}`}>
      <span aria-hidden="true">{paused.value ? "▶" : "❚❚"}</span> {clock(elapsed.value)}
    </button>
  );
}
