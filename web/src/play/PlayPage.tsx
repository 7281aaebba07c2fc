import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { column, row } from "../base/geometry";
import { focusBoard } from "../base/keys";
import { formatRoute } from "../base/route";
import { settings } from "../base/settings";
import { Board } from "../board/Board";
import { Look, PatternAbove, PatternBelow } from "../board/Pattern";
import { ProofShapes } from "../board/ProofShapes";
import { Thumb } from "../board/Thumb";
import type { Marks, Step } from "../engine/types";
import { playDay, prepareToday, stopPreparing, today } from "../game/daily";
import { allDigits, isOpen } from "../game/game";
import { faultNow, grade, gradePuzzles } from "../game/grade";
import { askHint, fillNewGames, foldedText } from "../game/help";
import { linePath, segmentsOf } from "../game/lines";
import { acceptPaste } from "../game/offer";
import { offered } from "../game/open";
import { addLevel, records } from "../game/records";
import { brokenNow, followRules, judgeVariants } from "../game/rules";
import { select } from "../game/selection";
import { judgeWhileSetting, settingStatus } from "../game/setter";
import { shelf } from "../game/shelf";
import {
  about,
  beginSetting,
  board as boardShape,
  digits,
  finishSetting,
  game,
  isBlank,
  message,
  puzzleText,
  selected,
  setting,
  several,
  solved,
  takeUp,
  unread,
} from "../game/state";
import { clock, elapsed, paused } from "../game/timer";
import { titleOf } from "../game/variant";
import { t } from "../i18n";
import { Dialog } from "../parts/Dialog";
import { useKeptFocus } from "../parts/focus";
import { Icon } from "../parts/Icon";
import { useLater } from "../parts/later";
import { NewPuzzle } from "../parts/NewPuzzle";
import { proofOf, proved } from "../parts/Proof";
import { Announcer } from "./Announcer";
import { playBoard } from "./describe";
import { FinishCard } from "./FinishCard";
import { Gallery, loadWindows } from "./Gallery";
import { HintPanel } from "./HintPanel";
import { listen } from "./keys";
import { Menu, type Shown } from "./Menu";
import { Named } from "./Named";
import { Pad } from "./Pad";
import { deselectOutside, pointerHandlers, stroke } from "./pointer";
import { Tiles } from "./Tiles";

const pointer = pointerHandlers();
const loadRuled = () => import("./ruled");

/** The section for playing a puzzle. */
export function PlayPage() {
  const [dialog, show] = useState<Shown>();
  const [pad, showPad] = useState(false);
  const words = t().play;
  // From the first drawing on: a key that is pressed at once counts too.
  useLayoutEffect(() => listen({ pause: togglePause, hint: askHint, keys: () => show("keys") }), []);
  useEffect(deselectOutside, []);
  useLayoutEffect(() => acceptPaste(), []);
  useEffect(judgeWhileSetting, []);
  useEffect(gradePuzzles, []);
  useEffect(followRules, []);
  useEffect(judgeVariants, []);
  useEffect(fillNewGames, []);
  const rated = grade.value;
  useEffect(() => {
    if (rated && solved.value) addLevel(puzzleText.value, rated.level, rated.score);
  }, [rated, solved.value]);
  useEffect(() => (isBlank.value ? prepareToday() : stopPreparing()), [isBlank.value]);
  useEffect(() => showPad(false), [solved.value]);
  useEffect(() => {
    if (offered.value) show("open");
  }, [offered.value]);
  // Whoever selects a cell of today's puzzle, which lies faint on the board, plays it.
  useLayoutEffect(() => {
    const [cell] = selected.value;
    if (cell === undefined || !isBlank.value || !today.value) return;
    playDay(today.value.made, today.value.day);
    select(cell);
  }, [selected.value, today.value]);
  const close = () => {
    offered.value = undefined;
    show(undefined);
    setTimeout(focusBoard);
  };
  const puzzle = about.value;
  const ruled = useLater(loadRuled, puzzle !== undefined, () => (message.value = t().app.unloaded));
  const whole = puzzle && ruled && { puzzle, shape: boardShape.value };
  const { step, own, look, ...board } = playBoard(ruled);
  const windows = useLater(loadWindows, dialog !== undefined && dialog !== "new", () => {
    message.value = t().app.unloaded;
    close();
  });
  const last = shelf.value.find((kept) => isOpen(kept.game));
  const arriving = isBlank.value;
  // What had the focus goes away with the arrival screen, or while the code that draws variants loads.
  useKeptFocus("main .board", ruled && arriving);
  const finished = solved.value && !setting.value && !pad;
  const fault = faultNow();
  const said = setting.value ? settingStatus() : message.value || brokenNow() || foldedText() || fault;
  return (
    <>
      <h1 class="hidden">{words.title}</h1>
      <div class="table">
        <div class={`board-box${paused.value ? " paused" : ""}${solved.value ? " solved" : ""}`}>
          {(!puzzle || ruled) && (
            <Board
              label={words.board}
              name="cell"
              on={pointer}
              margin
              {...board}
              margins={puzzle && ruled?.marginsOf(puzzle, boardShape.value)}
              fills={whole && <ruled.Fills {...whole} />}
              below={
                <>
                  {whole && own && (
                    <ruled.StepBelow
                      step={proved.value === own.step ? { ...own.step, pattern: own.step.cells } : own.step}
                      depth={own.depth}
                      {...whole}
                    />
                  )}
                  {whole && <ruled.BelowLines {...whole} />}
                  <PenLines />
                  {step ? <HintBelow step={step.step} marks={step.before} /> : <Look houses={look} />}
                </>
              }
              onLines={whole && <ruled.OnLines {...whole} />}
              above={
                <>
                  {step && (
                    <PatternAbove
                      step={step.step}
                      marks={step.before}
                      bare={step.step.eliminations.length === 0}
                      whole={proofOf(step.step)}
                    />
                  )}
                  {whole && own?.depth === 3 && <ruled.StepAbove step={own.step} {...whole} />}
                  {!solved.value && <CompletedHouses />}
                  {solved.value && <Wave />}
                </>
              }
            />
          )}
          {paused.value && (
            <button type="button" class="veil" onClick={togglePause}>
              {words.paused}
              <small>{words.resume}</small>
            </button>
          )}
        </div>
        {arriving && (
          <section class="welcome card" aria-label={words.newPuzzle}>
            {unread.value && (
              <div class="notice bad row">
                <p role="alert">{unread.value}</p>
                <button type="button" onClick={() => show("open")}>
                  {words.paste}
                </button>
              </div>
            )}
            <h2>{t().finish.headline}</h2>
            <p class="soft">{t().finish.welcome}</p>
            {last && (
              <button type="button" class="choice daily" onClick={() => takeUp(last)}>
                {!last.game.variant && <Thumb digits={allDigits(last.game)} givens={last.game.givens} />}
                <span>
                  {t().finish.goOn}
                  <small>
                    {last.game.variant && `${titleOf(last.game.variant.puzzle)} · `}
                    {clock(last.elapsed)} · {allDigits(last.game).filter(Boolean).length} / {last.game.givens.length}
                  </small>
                </span>
              </button>
            )}
            <NewPuzzle>
              <button type="button" onClick={() => show("open")}>
                {words.paste}
              </button>
              <button type="button" onClick={typeGivens}>
                {words.setting}
              </button>
              {records.value.length > 0 && (
                <button type="button" onClick={() => show("statistics")}>
                  {t().finish.statistics}
                </button>
              )}
            </NewPuzzle>
            <Gallery />
          </section>
        )}
        <div class="side">
          {whole && <ruled.RulesPanel puzzle={puzzle} />}
          <div class={finished ? "hidden" : "row status-row"}>
            {settings.value.timer && !setting.value && !isBlank.value && <Timer />}
            {!said && !setting.value && !isBlank.value && <Named />}
            <p class={said.length > 27 ? "status small" : "status"} role="status">
              {said}
            </p>
            {several.value && (
              <button type="button" class="small" aria-pressed onClick={selectOne}>
                {words.many} <Icon of="close" />
              </button>
            )}
            {setting.value && (
              <button type="button" class="main" onClick={finishSetting}>
                {words.start}
              </button>
            )}
            {fault && said === fault && !puzzle && (
              <button type="button" class="quiet small" onClick={typeGivens}>
                {words.edit}
              </button>
            )}
          </div>
          {finished ? (
            <FinishCard
              onNew={() => show("new")}
              onShare={() => show("share")}
              onPad={() => showPad(true)}
              onStatistics={() => show("statistics")}
            />
          ) : isBlank.value ? (
            <Tiles />
          ) : (
            <Pad />
          )}
          <div class="below">
            {!isBlank.value && !finished && <Menu show={show} />}
            <HintPanel ruled={ruled} />
          </div>
          <Announcer />
          {!arriving && (
            <button type="button" class="quiet soft keys" onClick={() => show("keys")}>
              {words.keys}
            </button>
          )}
        </div>
      </div>
      {dialog === "share" && windows && <windows.ShareDialog onClose={close} />}
      {dialog === "bookmarks" && windows && <windows.Bookmarks onClose={close} />}
      {dialog === "statistics" && windows && <windows.Statistics onClose={close} />}
      {dialog === "keys" && windows && <windows.KeyHelp onClose={close} />}
      {dialog === "open" && windows && <windows.OpenDialog onClose={close} />}
      {dialog === "new" && (
        <Dialog title={words.newPuzzle} onClose={close}>
          <NewPuzzle onDone={close}>
            <a class="button" href={formatRoute("generate")}>
              {words.moreOptions}
            </a>
          </NewPuzzle>
          {/* Whoever has solved a puzzle with other rules may want another one. */}
          <Gallery onDone={close} unfolded={finished && puzzle !== undefined} />
        </Dialog>
      )}
    </>
  );
}

/** Begins to type a puzzle on the board. */
function typeGivens(): void {
  beginSetting();
  setTimeout(focusBoard);
}

/** A press chooses one cell again. */
function selectOne(): void {
  several.value = false;
  focusBoard();
}

/** A hint's step below the digits: from its proof while that is open, as in Explain. */
function HintBelow({ step, marks }: { step: Step; marks: Marks }) {
  const proof = proofOf(step);
  const shown = { step, marks, bare: step.eliminations.length === 0 };
  return proof ? <ProofShapes proof={proof} {...shown} /> : <PatternBelow {...shown} />;
}

/** A wave that runs over the solved board once, from the cell that was written last. */
function Wave() {
  const { history } = game.value;
  const { rows, columns } = boardShape.value;
  const [cell = 0] = history.acts[history.done - 1]?.[0] ?? [];
  // A drawing of its own ends at the edge of the board.
  return (
    <svg width={columns * 100} height={rows * 100} aria-hidden="true">
      <circle cx={column(cell, columns) * 100 + 50} cy={row(cell, columns) * 100 + 50} r="70" class="wave" />
    </svg>
  );
}

/** A light runs over each house that the last action completed. */
function CompletedHouses() {
  const { history } = game.value;
  const last = history.acts[history.done - 1] ?? [];
  const { houses, columns } = boardShape.value;
  const full = houses.filter((house) => {
    const written = last.some(([cell]) => digits.value[cell] && house.includes(cell));
    return (
      written &&
      new Set(house.map((cell) => digits.value[cell] || -cell)).size === house.length &&
      house.every((cell) => digits.value[cell])
    );
  });
  return full.flatMap((house) =>
    house.map((cell) => (
      <rect
        key={`${cell} ${history.done}`}
        x={column(cell, columns) * 100}
        y={row(cell, columns) * 100}
        width="100"
        height="100"
        class="completed"
      />
    )),
  );
}

/** What the player drew, and the stroke that is being drawn. */
function PenLines() {
  const { lines = [], draws = true } = stroke.value ?? {};
  const kept = segmentsOf(game.value).filter(({ cell, way }) => draws || !lines.some((line) => line.cell === cell && line.way === way));
  const d = linePath(draws ? [...kept, ...lines] : kept, boardShape.value.columns);
  return (
    <>
      <path d={d} class="pen edge" />
      <path d={d} class="pen" />
    </>
  );
}

function togglePause(): void {
  if (solved.value) return;
  paused.value = !paused.value;
  setTimeout(focusBoard);
}

/** The time stands beside its button: as a part of its name, it would be read out each second. */
function Timer() {
  const words = t().play;
  const does = paused.value ? words.resume : words.pause;
  return (
    <span class="timer">
      {!solved.value && (
        <button type="button" class="quiet" onClick={togglePause} aria-keyshortcuts="P" title={`${does} (P)`} aria-label={does}>
          <Icon of={paused.value ? "run" : "pause"} />
        </button>
      )}
      <span role="timer" aria-label={words.time}>
        {clock(elapsed.value)}
      </span>
    </span>
  );
}
