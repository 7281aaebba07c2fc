import { useEffect, useState } from "preact/hooks";
import { Board } from "../board/Board";
import { PatternAbove, PatternBelow } from "../board/Pattern";
import { Dialog } from "../app/Dialog";
import { formatRoute } from "../app/route";
import { settings } from "../app/settings";
import { t } from "../i18n";
import { playBoard } from "./describe";
import { askHint, check, fillCandidates } from "./help";
import { HintPanel } from "./HintPanel";
import { KeyHelp } from "./KeyHelp";
import { listen } from "./keys";
import { NewPuzzle } from "./NewPuzzle";
import { OpenDialog } from "./OpenDialog";
import { Pad } from "./Pad";
import { deselectOutside, pointerHandlers } from "./select";
import { ShareDialog } from "./ShareDialog";
import { beginSetting, finishSetting, game, isBlank, message, restartGame, setting, solved } from "./state";
import { clock, elapsed, paused } from "./timer";

const pointer = pointerHandlers();

/** The section for playing a puzzle. */
export function PlayPage() {
  const [dialog, show] = useState<"share" | "open" | "new">();
  const words = t().play;
  useEffect(() => listen({ pause: togglePause, hint: askHint }), []);
  useEffect(deselectOutside, []);
  const { step, ...board } = playBoard();
  const close = () => show(undefined);
  const blank = !game.value.clues && game.value.givens.every((digit) => !digit);
  return (
    <>
      <h1 class="hidden">{words.title}</h1>
      <div class="table">
        <div class={`board-box${paused.value ? " paused" : ""}`}>
          <Board
            label={words.board}
            name="cell"
            on={pointer}
            {...board}
            below={step && <PatternBelow step={step.step} marks={step.before} />}
            above={step && <PatternAbove step={step.step} marks={step.before} />}
          />
          {isBlank.value && (
            <section class="welcome card" aria-label={words.newPuzzle}>
              <h2>{words.newPuzzle}</h2>
              <NewPuzzle>
                <button type="button" onClick={() => show("open")}>{words.paste}</button>
                <button type="button" onClick={beginSetting}>{words.setting}</button>
              </NewPuzzle>
            </section>
          )}
          {paused.value && (
            <button type="button" class="veil" onClick={togglePause}>
              {words.paused}
              <small>{words.resume}</small>
            </button>
          )}
        </div>
        <div class="side">
          <div class="row status-row">
            {settings.value.timer && !setting.value && !isBlank.value && <Timer />}
            <p class="status" role="status">
              {setting.value ? words.settingHelp : message.value}
            </p>
          </div>
          <HintPanel />
          <Pad />
          <div class="actions help">
            <button type="button" onClick={askHint} aria-keyshortcuts="H">{words.hint}</button>
            <button type="button" onClick={check}>{words.check}</button>
            <button type="button" onClick={fillCandidates}>{words.candidates}</button>
          </div>
          <div class="actions">
            <button type="button" onClick={() => show("new")}>{words.newPuzzle}</button>
            <button type="button" onClick={() => show("open")}>{words.paste}</button>
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
            <button type="button" onClick={() => show("share")}>{words.share}</button>
            <button type="button" onClick={() => print()}>{words.print}</button>
          </div>
          <KeyHelp />
        </div>
      </div>
      {dialog === "share" && <ShareDialog onClose={close} />}
      {dialog === "new" && (
        <Dialog title={words.newPuzzle} onClose={close}>
          <NewPuzzle onDone={close}>
            <a class="button" href={formatRoute("generate")}>{words.wishes}</a>
          </NewPuzzle>
        </Dialog>
      )}
      {dialog === "open" && <OpenDialog onClose={close} />}
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
